import { DAY } from '@galleria/kernel/time'
import * as z from 'zod'
import { expectAnswer, OutsideError } from '#platform/outside.ts'
import {
  ProviderLockedOut,
  ProviderRefused,
  type CreateRequest,
  type NotYet,
  type PaymentProvider,
  type ProviderEnv,
  type ProviderPayment,
  type ProviderRefund,
  type RefundRequest,
  type Session,
  type SessionRequest,
} from '../providers/payment-provider.ts'
import { readBoth } from '../providers/two-keys.ts'
import { createDisputes } from './braintree-disputes.ts'
import { readBraintreeEvents } from './braintree-events.ts'
import { findSale, listGivenBack, listTaken } from './braintree-lists.ts'
import {
  codesOf,
  isUndone,
  presentCredit,
  presentSale,
  presentUndone,
  presentVerification,
  readTransaction,
  toWire,
  wireRefusal,
  type Transaction,
} from './braintree-present.ts'
import { createSdk, type Sdk } from './braintree-sdk.ts'
import { readBraintreeSettings, type BraintreeSettings } from './braintree-settings.ts'

/** A key is good for thirty days; a day less, because no two clocks are the same. */
const KEY_LIFETIME_MS = 29 * DAY
/** What the browser's script makes of a card. */
const NONCE = /^[\w-]{1,200}$/

/** Braintree, by its settings: cards typed into its hosted fields on our page. */
export function openBraintree(
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
): PaymentProvider | undefined {
  const names = ['BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY']
  const accounts = readBoth(source, names, (from) => readBraintreeSettings(from, env))
  return accounts && createBraintree(accounts[0], createSdk(accounts, env.log))
}

/**
 * The browser makes a token of the card, which is good once; the mall charges it, and has the
 * answer at once. What was charged settles in the night: until then all of it can be undone, and
 * nothing of it can be given back in part.
 */
function createBraintree(settings: BraintreeSettings, sdk: Sdk): PaymentProvider {
  const find = (ref: string) => findPayment(sdk, ref)
  const scripts = {
    clientScript: `${settings.webUrl}/js/client.min.js`,
    fieldsScript: `${settings.webUrl}/js/hosted-fields.min.js`,
    bankScript: `${settings.webUrl}/js/three-d-secure.min.js`,
  }
  return {
    name: 'braintree',
    keyStanding: sdk.standing,
    isHeavy: true,
    pages: [],
    browser: sourcesOf(settings),
    scripts,
    configOf: () => scripts,
    needsPayer: true,
    defaultSessionAmount: 100,
    keyLifetimeMs: KEY_LIFETIME_MS,
    openSession: (request) => openSession(sdk, settings, request),
    create: (request) => sell(sdk, settings, request),
    find,
    async findByReference(reference) {
      const sale = await findSale(sdk, reference)
      return sale && find(sale.id)
    },
    // A card is charged or it is not: nothing is left open that could be closed.
    cancel: find,
    refund: (request) => giveBack(sdk, request),
    ...createDisputes(sdk),
    listCaptures: (since, limit) => listTaken(sdk, since, limit),
    listRefunds: (since, limit) => listGivenBack(sdk, since, limit),
    readEvents: (raw, _headers, now) => readBraintreeEvents(sdk, raw, now),
  }
}

function sourcesOf({ standIn }: BraintreeSettings): PaymentProvider['browser'] {
  if (standIn) {
    const { origin } = new URL(standIn)
    return { scripts: [], frames: [origin], connects: [origin], images: [], styles: [] }
  }
  return {
    scripts: [
      'https://assets.braintreegateway.com',
      'https://songbird.cardinalcommerce.com',
      'https://songbirdstag.cardinalcommerce.com',
      'https://*.cardinaltrusted.com',
    ],
    frames: ['https://assets.braintreegateway.com', ...bankSources],
    connects: ['https://*.braintreegateway.com', 'https://*.braintree-api.com', ...bankSources],
    images: ['https://assets.braintreegateway.com'],
    styles: [],
    forms: bankSources,
  }
}

/**
 * Through whom Braintree's script asks the banks
 * (https://developer.paypal.com/braintree/docs/guides/3d-secure): the bank's page stands within
 * their frame.
 */
const bankSources = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com']

const tokenAnswer = z.object({ clientToken: z.string().min(1).max(20_000) })

/**
 * By this the browser's script may make a token of a card. What is to be paid and by whom goes
 * along for the form, which asks the bank of the card about it; nothing is paid by it.
 */
async function openSession(
  sdk: Sdk,
  { accounts }: BraintreeSettings,
  { amount, payer }: SessionRequest,
): Promise<Session> {
  const merchantAccountId = accounts.get(amount.currency)
  if (!merchantAccountId) throw new ProviderRefused(`no account for ${amount.currency}`)
  const answer = await sdk.ask('client token', ({ clientToken }) =>
    clientToken.generate({ merchantAccountId }),
  )
  const { clientToken } = expectAnswer(tokenAnswer, answer)
  return {
    channelToken: clientToken,
    redirectInfo: {
      sessionData: JSON.stringify({
        amount: { currency: amount.currency, value: amount.minor },
        verification: presentVerification(amount, payer),
      }),
    },
  }
}

/**
 * Everything in this call comes from rows of ours, so that a repeat under the same key is the same
 * call.
 */
async function sell(
  sdk: Sdk,
  { accounts }: BraintreeSettings,
  { key, reference, amount, extras }: CreateRequest,
): Promise<ProviderPayment> {
  const merchantAccountId = accounts.get(amount.currency)
  if (!merchantAccountId) throw new ProviderRefused(`no account for ${amount.currency}`)
  if (!extras.token || !NONCE.test(extras.token)) throw new ProviderRefused('no token of a card')
  const request = {
    amount: toWire(amount),
    orderId: reference,
    merchantAccountId,
    paymentMethodNonce: extras.token,
    apiRequestKey: key,
    // What its bank has not said yes to is charged to nobody: it would be declined in Europe.
    options: { submitForSettlement: true, threeDSecure: { required: true } },
  }
  const answer = await sdk.ask('sale', ({ transaction }) => transaction.sale(request))
  const made = readMade(answer)
  if (typeof made !== 'string') return presentSale(made, [])
  if (isAboutKey(made)) {
    const sale = await findSale(sdk, reference)
    if (sale) return presentSale(sale, [])
  }
  throw refusalOf('sale', made)
}

async function findPayment(sdk: Sdk, ref: string): Promise<ProviderPayment | undefined> {
  const sale = await findTransaction(sdk, ref)
  if (sale?.type !== 'sale') return undefined
  const credits: Transaction[] = []
  for (const id of sale.refundIds) {
    const credit = await findTransaction(sdk, id)
    if (credit) credits.push(credit)
  }
  return presentSale(sale, credits)
}

async function findTransaction(sdk: Sdk, id: string): Promise<Transaction | undefined> {
  const found = await sdk.ask('find', ({ transaction }) => transaction.find(id))
  return found === undefined ? undefined : readTransaction(found)
}

/**
 * All of what is not settled yet is undone, which can be done once; a part of it has to wait for
 * the night. What is settled is given back under the try's key and reference.
 */
async function giveBack(
  sdk: Sdk,
  { key, captureRef, amount, reference }: RefundRequest,
): Promise<ProviderRefund | NotYet> {
  const sale = await findTransaction(sdk, captureRef)
  if (!sale) throw new OutsideError('braintree does not know a sale that it had made')
  const isWhole = sale.amount.minor === amount.minor && sale.refundIds.length === 0
  if (isUndone(sale)) {
    if (!isWhole) throw new ProviderRefused('all of it is undone already')
    return presentUndone(sale)
  }
  if (sale.status !== 'settled') return isWhole ? undo(sdk, sale) : 'not yet'
  const answer = await sdk.ask('refund', ({ transaction }) =>
    transaction.refund(captureRef, {
      amount: toWire(amount),
      orderId: reference,
      apiRequestKey: key,
    }),
  )
  const made = readMade(answer)
  if (typeof made === 'string') throw refusalOf('refund', made)
  return presentCredit(made)
}

const CANNOT_BE_VOIDED = '91504'

/** Between two looks the night may have come: then it waits for its end. */
async function undo(sdk: Sdk, { id }: Transaction): Promise<ProviderRefund | NotYet> {
  const made = readMade(await sdk.ask('void', ({ transaction }) => transaction.void(id)))
  if (typeof made !== 'string') return presentUndone(made)
  if (made.includes(CANNOT_BE_VOIDED)) return 'not yet'
  throw refusalOf('void', made)
}

const yes = z.object({ success: z.literal(true), transaction: z.unknown().optional() })

/**
 * The transaction, of one that was declined too; of a call that Braintree would not take, the codes
 * of what was wrong with it.
 */
function readMade(answer: unknown): Transaction | string {
  const made = expectAnswer(z.union([yes, wireRefusal]), answer)
  if (made.success || made.transaction) return readTransaction(made.transaction)
  return codesOf(made)
}

/**
 * The account may not use keys; another call had it; a call under it is under way, has failed, or
 * ended nobody knows how.
 */
const KEY_NOT_ALLOWED = '915231'
const KEY_OF_FAILED_CALL = '915234'
const aboutKeys = [KEY_NOT_ALLOWED, '915232', '915233', KEY_OF_FAILED_CALL, '915235']
const isAboutKey = (codes: string) => aboutKeys.some((code) => codes.includes(code))

/**
 * Without its key a call could be made twice, so an account that must not use keys is a door that
 * is shut.
 */
function refusalOf(what: string, codes: string): Error {
  if (codes.includes(KEY_NOT_ALLOWED))
    return new ProviderLockedOut(`braintree ${what}: the account may not use request keys`)
  const isNo = !isAboutKey(codes) || codes.includes(KEY_OF_FAILED_CALL)
  return isNo
    ? new ProviderRefused(`braintree ${what}: ${codes}`)
    : new OutsideError(`braintree ${what}: ${codes}`)
}
