import { setTimeout as sleep } from 'node:timers/promises'
import { money, type Money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import * as z from 'zod'
import { expectAnswer, OutsideError } from '#platform/outside.ts'
import { isOfDomain } from '../providers/live-settings.ts'
import {
  ProviderRefused,
  type CaptureRequest,
  type CreateRequest,
  type PaymentProvider,
  type ProviderEnv,
  type ProviderPayment,
  type ProviderRefund,
  type RefundRequest,
} from '../providers/payment-provider.ts'
import { holdKeys, readBoth, type Keys } from '../providers/two-keys.ts'
import {
  createAsk,
  expectYes,
  findByReference,
  readSettled,
  readTransaction,
  type Ask,
  type KeyPair,
} from './affirm-api.ts'
import { checkoutObjectOf } from './affirm-checkout.ts'
import { readAffirmSettings, type AffirmSettings } from './affirm-settings.ts'
import { wireTransaction, type WireTransaction } from './affirm.wire.ts'

/** Between two tries of a call that only a buyer who has come back can cause. */
const AGAIN_MS = [300, 900]

/** Affirm, by its settings. */
export function openAffirm(
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
): PaymentProvider | undefined {
  const read = (from: typeof source) => readAffirmSettings(from, env)
  const accounts = readBoth(source, ['AFFIRM_PUBLIC_KEY', 'AFFIRM_PRIVATE_KEY'], read)
  if (!accounts) return undefined
  const keys = holdKeys('AFFIRM_PRIVATE_KEY', accounts, (account) => account, env.log)
  return createAffirm(accounts[0], keys)
}

/** A week: Affirm settles on business days. */
const SETTLED_WITHIN_MS = 7 * DAY

function createAffirm(settings: AffirmSettings, keys: Keys<KeyPair>): PaymentProvider {
  const ask = createAsk(settings.url, keys)
  const script = new URL(settings.scriptUrl).origin
  const origins = isOfDomain(script, 'affirm.com') ? ['https://*.affirm.com'] : [script]
  return {
    name: 'affirm',
    keyStanding: keys.standing,
    pages: [],
    needsPurchase: true,
    listsWithinMs: SETTLED_WITHIN_MS,
    browser: {
      scripts: [],
      frames: origins,
      connects: origins,
      images: origins,
      styles: [],
    },
    scripts: { script: settings.scriptUrl },
    configOf: () => ({ script: settings.scriptUrl, publicKey: settings.publicKey }),
    create: async (request) => openCheckout(request, settings.publicKey),
    complete: (ref, details, { isAuthorisation }) =>
      complete(ask, ref, { ...completion.parse(details), isAuthorisation }),
    find: (ref, awaited) => findPayment(ask, ref, awaited),
    cancel: (ref) => cancel(ask, ref),
    capture: (request) => capture(ask, request),
    release: (ref) => release(ask, ref),
    refund: (request) => refund(ask, request),
    async listCaptures(since) {
      const { settled, unreadable } = await readSettled(ask, 'capture', since)
      const captures = settled.map(({ transaction, event }) => ({
        ref: event.id,
        paymentRef: transaction.id,
        reference: transaction.order_id,
        amount: money(event.amount, transaction.currency),
        capturedAt: new Date(event.created),
      }))
      return { captures, unreadable, hasMore: false }
    },
    async listRefunds(since) {
      const { settled, unreadable } = await readSettled(ask, 'refund', since)
      const refunds = settled.map(({ transaction, event }) => ({
        ...presentRefund(event),
        paymentRef: transaction.id,
        captureRef: null,
        amount: money(event.amount, transaction.currency),
        createdAt: new Date(event.created),
      }))
      return { refunds, unreadable, hasMore: false }
    },
    // Affirm calls no merchant of the mall's kind.
    readEvents: async () => undefined,
  }
}

/**
 * Nothing is made at Affirm yet: the browser opens the checkout, and until its buyer comes back the
 * payment has our name alone.
 */
function openCheckout(request: CreateRequest, publicKey: string): ProviderPayment {
  const { reference, amount, purchase } = request
  if (!purchase) throw new Error('Affirm is told what is bought')
  return {
    ...nothingYet(reference, amount),
    redirectInfo: {
      clientKey: publicKey,
      sessionData: JSON.stringify(checkoutObjectOf(request, purchase, publicKey)),
    },
  }
}

const nothingYet = (reference: string, amount: Money): ProviderPayment => ({
  ref: reference,
  reference,
  status: 'open',
  amount,
  redirectUrl: null,
  failedReason: null,
  captures: [],
  refunds: [],
})

const completion = z.object({
  checkoutToken: z.string(),
  amount: z.custom<Money>((value) => value !== null && typeof value === 'object'),
})
type Completion = z.output<typeof completion> & Pick<CreateRequest, 'isAuthorisation'>

/**
 * The buyer is back with what Affirm gave them: it is authorized, and taken at once or promised.
 * The checkout went through the browser, so what it came to is looked at before anything is taken.
 * Only the buyer brings the token, so a call that does not get through is made again here.
 */
async function complete(
  ask: Ask,
  ref: string,
  { checkoutToken, amount, isAuthorisation }: Completion,
): Promise<ProviderPayment> {
  if (!isReference(ref)) return requirePayment(ask, ref, isAuthorisation ? undefined : amount)
  const known = await again(() => findByReference(ask, ref))
  const transaction = known ?? (await again(() => authorize(ask, ref, checkoutToken)))
  if (!transaction)
    return { ...nothingYet(ref, amount), status: 'declined', failedReason: 'refused' }
  return again(() =>
    isAuthorisation
      ? stillAuthorized(ask, transaction, amount)
      : takeAuthorized(ask, transaction, amount),
  )
}

/** Nothing where Affirm has declined it. */
async function authorize(
  ask: Ask,
  reference: string,
  checkoutToken: string,
): Promise<WireTransaction | undefined> {
  const answer = await ask('POST', '/transactions', {
    key: reference,
    json: { checkout_token: checkoutToken, order_id: reference },
  })
  if (answer.status === 402 || answer.status === 403) return undefined
  if (answer.status === 404) throw new ProviderRefused('there is no such checkout')
  expectYes('authorize', answer)
  const transaction = expectAnswer(wireTransaction, answer.body)
  // A token of another payment of ours is none for this one.
  if (transaction.order_id !== reference) throw new ProviderRefused('a checkout of another order')
  return transaction
}

async function takeAuthorized(
  ask: Ask,
  transaction: WireTransaction,
  awaited: Money,
): Promise<ProviderPayment> {
  const authorized = await stillAuthorized(ask, transaction, awaited)
  if (authorized.status !== 'authorised') return authorized
  const { id } = transaction
  const answer = await ask('POST', `/transactions/${id}/capture`, {
    key: `capture-${id}`,
    json: {},
  })
  // Refused: somebody was quicker; what is true then is read.
  if (answer.status !== 403) expectYes('capture', answer)
  return presentTransaction((await readTransaction(ask, id)) ?? transaction)
}

/** What was made of another amount is let go. */
async function stillAuthorized(
  ask: Ask,
  transaction: WireTransaction,
  awaited: Money,
): Promise<ProviderPayment> {
  const payment = presentTransaction(transaction)
  const isMeant =
    payment.amount.minor === awaited.minor && payment.amount.currency === awaited.currency
  if (payment.status !== 'authorised' || isMeant) return payment
  await letGo(ask, transaction)
  const nothing = nothingYet(transaction.order_id, awaited)
  return { ...nothing, ref: transaction.id, status: 'declined', failedReason: 'amount' }
}

/**
 * What of a transaction was neither taken nor let go is its buyer's again. The key is that of so
 * much, so that a repeat lets go of no more.
 */
async function letGo(ask: Ask, transaction: WireTransaction): Promise<void> {
  const { id, amount } = transaction
  const { taken, left } = sumsOf(transaction)
  if (left === 0) return
  const answer = await ask('POST', `/transactions/${id}/void`, {
    key: `void-${id}-${amount - left}`,
    json: taken > 0 ? { amount: left } : {},
  })
  // Refused: somebody was quicker.
  if (answer.status !== 403) expectYes('void', answer)
}

/** A part of the transaction's promise. */
async function capture(
  ask: Ask,
  { key, paymentRef, amount, reference }: CaptureRequest,
): Promise<void> {
  const answer = await ask('POST', `/transactions/${paymentRef}/capture`, {
    key,
    json: { amount: amount.minor, reference_id: reference },
  })
  expectYes('capture', answer)
}

async function release(ask: Ask, ref: string): Promise<void> {
  const transaction = await look(ask, ref)
  if (transaction) await letGo(ask, transaction)
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of AGAIN_MS) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      await sleep(wait)
    }
  }
  return work()
}

/** Our name for a payment that Affirm has not named yet; its own have no dot. */
const isReference = (ref: string) => ref.includes('.')

function look(ask: Ask, ref: string): Promise<WireTransaction | undefined> {
  return isReference(ref) ? findByReference(ask, ref) : readTransaction(ask, ref)
}

async function findPayment(
  ask: Ask,
  ref: string,
  awaited: Money | undefined,
): Promise<ProviderPayment | undefined> {
  const transaction = await look(ask, ref)
  if (!transaction || !awaited) return transaction && presentTransaction(transaction)
  return takeAuthorized(ask, transaction, awaited)
}

async function requirePayment(
  ask: Ask,
  ref: string,
  awaited: Money | undefined,
): Promise<ProviderPayment> {
  const payment = await findPayment(ask, ref, awaited)
  if (!payment) throw new OutsideError(`Affirm does not know its transaction ${ref} any more`)
  return payment
}

/**
 * A checkout that is open in a browser somewhere cannot be closed; without our call nothing comes
 * of it.
 */
async function cancel(ask: Ask, ref: string): Promise<ProviderPayment> {
  const transaction = await look(ask, ref)
  if (!transaction) return { ...nothingYet(ref, money(0, 'GBP')), status: 'canceled' }
  if (presentTransaction(transaction).status !== 'authorised')
    return presentTransaction(transaction)
  await letGo(ask, transaction)
  return presentTransaction((await readTransaction(ask, transaction.id)) ?? transaction)
}

async function refund(
  ask: Ask,
  { key, paymentRef, amount, reference }: RefundRequest,
): Promise<ProviderRefund> {
  const answer = await ask('POST', `/transactions/${paymentRef}/refund`, {
    key,
    json: { amount: amount.minor, reference_id: reference },
  })
  expectYes('refund', answer)
  const made = expectAnswer(wireTransaction, answer.body).events.find(
    (event) => event.reference_id === reference,
  )
  if (!made) throw new OutsideError('a refund that was made is not listed')
  return presentRefund(made)
}

/**
 * How much of it was taken, and how much can be taken still, by its events: what it is called on
 * the way there differs with what the agreement allows.
 */
function sumsOf({ status, amount, events }: WireTransaction): { taken: number; left: number } {
  const sum = (wanted: string) =>
    events.filter(({ type }) => type === wanted).reduce((all, one) => all + one.amount, 0)
  const taken = sum('capture')
  const isEnded = ENDED.has(status)
  return { taken, left: isEnded ? 0 : Math.max(0, amount - taken - sum('void')) }
}

/**
 * Nothing is taken by it any more. `captured` is not one: of a transaction that is taken in parts
 * its events say whether anything is left.
 */
const ENDED: ReadonlySet<string> = new Set([
  'voided',
  'auth_expired',
  'expired_authorization',
  'canceled',
  'declined',
])

function presentTransaction(transaction: WireTransaction): ProviderPayment {
  const { id, order_id, amount, currency, events } = transaction
  const { taken, left } = sumsOf(transaction)
  return {
    ref: id,
    reference: order_id,
    status: taken > 0 ? 'paid' : left > 0 ? 'authorised' : statusOfEnded(transaction.status),
    amount: money(amount, currency),
    isOver: left === 0,
    ...(transaction.authorization_expiration && {
      authorisedUntil: new Date(transaction.authorization_expiration),
    }),
    redirectUrl: null,
    failedReason: null,
    captures: events
      .filter(({ type }) => type === 'capture')
      .map((event) => ({
        ref: event.id,
        amount: money(event.amount, currency),
        ...(event.reference_id ? { reference: event.reference_id } : {}),
        fee: money(event.fee, currency),
      })),
    refunds: events
      .filter(({ type }) => type === 'refund')
      .map((event) => ({ ...presentRefund(event), amount: money(event.amount, currency) })),
  }
}

const statusOfEnded = (status: string) =>
  status === 'declined' ? 'declined' : status.includes('expired') ? 'expired' : 'canceled'

function presentRefund({ id, reference_id }: WireTransaction['events'][number]): ProviderRefund {
  return { ref: id, reference: reference_id, status: 'succeeded', failedReason: null }
}
