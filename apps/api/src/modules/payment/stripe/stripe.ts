import type Stripe from 'stripe'
import { toWireId } from '@galleria/kernel/id'
import { HOUR, MINUTE } from '@galleria/kernel/time'
import { OutsideError } from '#platform/outside.ts'
import {
  ProviderRefused,
  type CreateRequest,
  type PaymentProvider,
  type ProviderEnv,
  type ProviderPayment,
} from '../providers/payment-provider.ts'
import { readBoth } from '../providers/two-keys.ts'
import { createCardVault } from './stripe-cards.ts'
import { createDisputes } from './stripe-disputes.ts'
import { createEndpoint, type Endpoint } from './stripe-endpoint.ts'
import { readStripeEvents } from './stripe-events.ts'
import { declinesOf, listGivenBack, listTaken, refundsOf } from './stripe-lists.ts'
import { presentIntent, readIntent, readRefund, type Intent } from './stripe-present.ts'
import { createSdk, isProblem, translate, type Sdk } from './stripe-sdk.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'

/** A key is good for 24 hours at Stripe; an hour less, because no two clocks are the same. */
const KEY_LIFETIME_MS = 23 * HOUR
/** Its search is a minute behind on a good day. */
const FOUND_WITHIN_MS = 5 * MINUTE
const EXPANDED = ['latest_charge.balance_transaction']

/**
 * Stripe: cards typed into its fields on our page (STRIPE_PAY_PC), and cards that a member keeps
 * (STRIPE_PAY_QUICK).
 */
export function openStripe(
  source: Readonly<Record<string, string | undefined>>,
  { labUrl, log }: ProviderEnv,
): PaymentProvider | undefined {
  const read = (from: typeof source) => readStripeSettings(from, labUrl)
  const accounts = readBoth(source, ['STRIPE_KEY'], read)
  return accounts && createStripe(accounts[0], createSdk(accounts, log))
}

function createStripe(settings: StripeSettings, sdk: Sdk): PaymentProvider {
  const endpoint = createEndpoint(settings, sdk)
  const find = (ref: string) => findIntent(sdk, settings, ref)
  const scripts = { script: settings.scriptUrl }
  return {
    name: 'stripe',
    keyStanding: sdk.standing,
    pages: [],
    browser: {
      scripts: [],
      frames: settings.frameOrigins,
      connects: [settings.isDemo ? new URL(settings.apiUrl).origin : settings.apiUrl],
      images: settings.isDemo ? [] : ['https://*.stripe.com'],
      styles: [],
    },
    scripts,
    configOf: () => ({ ...scripts, publishableKey: settings.publishableKey }),
    keyLifetimeMs: KEY_LIFETIME_MS,
    cards: createCardVault(settings, sdk, endpoint),
    ...createDisputes(sdk),
    create: (request) => createIntent(sdk, settings, endpoint, request),
    find,
    foundWithinMs: FOUND_WITHIN_MS,
    findByReference: (reference) => findByReference(sdk, settings, reference),
    async cancel(ref) {
      try {
        return await presentEnded(sdk, settings, await cancelIntent(sdk, ref))
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        // Too late: it is paid, or a bank is at it.
        const found = await find(ref)
        if (!found) throw new OutsideError('stripe does not know a payment it had made')
        return found
      }
    },
    async refund({ key, captureRef, amount, reference }) {
      const made = await sdk.ask('refund', (stripe) =>
        stripe.refunds.create(
          { charge: captureRef, amount: amount.minor, metadata: { reference } },
          { idempotencyKey: key },
        ),
      )
      return readRefund(made)
    },
    listCaptures: (since, limit) => listTaken(sdk, since, limit),
    listRefunds: (since, limit) => listGivenBack(sdk, since, limit),
    readEvents: (raw, headers, now) =>
      readStripeEvents(sdk, settings.webhookSecrets, {
        raw,
        header: headers['stripe-signature'],
        now,
      }),
  }
}

const environmentOf = ({ isDemo }: StripeSettings) => (isDemo ? 'test' : 'live')

/**
 * Everything in this call comes from rows of ours, so that a repeat under the same key is the same
 * call.
 */
async function createIntent(
  sdk: Sdk,
  settings: StripeSettings,
  endpoint: Endpoint,
  request: CreateRequest,
): Promise<ProviderPayment> {
  await endpoint.ensure(request.webhookUrl)
  const { card } = request
  const params: Stripe.PaymentIntentCreateParams = {
    amount: request.amount.minor,
    currency: request.amount.currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    // Booked at once, so that its fee is known with it.
    capture_method: 'automatic',
    description: request.description,
    metadata: {
      reference: request.reference,
      contract: toWireId('contract', request.contractId),
    },
    expand: EXPANDED,
    // The buyer is at the page: their bank may ask them there.
    ...(card && {
      customer: card.customerRef,
      payment_method: card.methodRef,
      confirm: true,
      use_stripe_sdk: true,
    }),
  }
  return sdk.ask('create', async (stripe) => {
    try {
      const made = await stripe.paymentIntents.create(params, { idempotencyKey: request.key })
      return presentIntent(readIntent(made), { refunds: [] }, environmentOf(settings))
    } catch (error) {
      return afterFailedCreate(sdk, settings, request.reference, error)
    }
  })
}

/**
 * A kept card that was declined leaves a payment that nobody shall pay any more. An answer of 500
 * is kept for the key, whatever became of the call: so its payment is looked for.
 */
async function afterFailedCreate(
  sdk: Sdk,
  settings: StripeSettings,
  reference: string,
  error: unknown,
): Promise<ProviderPayment> {
  if (!isProblem(error)) throw translate('create', error)
  const declined = (error as { payment_intent?: unknown }).payment_intent
  if (error.type === 'StripeCardError' && declined)
    return closeDeclined(sdk, settings, readIntent(declined))
  if (error.statusCode !== undefined && error.statusCode >= 500) {
    const made = await findByReference(sdk, settings, reference)
    if (made) return made
  }
  throw translate('create', error)
}

async function findIntent(
  sdk: Sdk,
  settings: StripeSettings,
  ref: string,
): Promise<ProviderPayment | undefined> {
  if (!ref.startsWith('pi_')) return undefined
  const found = await sdk.ask('find', async (stripe) => {
    try {
      return readIntent(await stripe.paymentIntents.retrieve(ref, { expand: EXPANDED }))
    } catch (error) {
      if (isProblem(error) && error.statusCode === 404) return undefined
      throw error
    }
  })
  if (!found) return undefined
  if (found.status === 'requires_payment_method' && found.last_payment_error)
    return closeDeclined(sdk, settings, found)
  return presentEnded(sdk, settings, found)
}

/**
 * After a decline the page leads to a new payment; this one would stay payable in a tab that was
 * left open.
 */
async function closeDeclined(
  sdk: Sdk,
  settings: StripeSettings,
  declined: Intent,
): Promise<ProviderPayment> {
  try {
    const closed = await cancelIntent(sdk, declined.id)
    const { last_payment_error } = declined
    return await presentEnded(sdk, settings, { ...closed, last_payment_error })
  } catch (error) {
    // Another card was quicker, or somebody closed it before: how it stands is asked again at the
    // next round.
    if (!(error instanceof ProviderRefused)) throw error
    return presentEnded(sdk, settings, declined)
  }
}

/** With what was given back of it, and the cards that were declined before it was paid or closed. */
async function presentEnded(
  sdk: Sdk,
  settings: StripeSettings,
  found: Intent,
): Promise<ProviderPayment> {
  const isPaid = found.status === 'succeeded'
  const hasDeclines = isPaid || found.last_payment_error != null || found.status === 'canceled'
  const [refunds, declines] = await Promise.all([
    isPaid ? refundsOf(sdk, found.id) : [],
    hasDeclines ? declinesOf(sdk, found.id) : [],
  ])
  return presentIntent(found, { refunds, declines }, environmentOf(settings))
}

async function cancelIntent(sdk: Sdk, ref: string): Promise<Intent> {
  return readIntent(
    await sdk.ask('cancel', (stripe) => stripe.paymentIntents.cancel(ref, { expand: EXPANDED })),
  )
}

/**
 * What we once asked for under this reference, if Stripe knows of it: its search is a minute
 * behind.
 */
async function findByReference(
  sdk: Sdk,
  settings: StripeSettings,
  reference: string,
): Promise<ProviderPayment | undefined> {
  const { data } = await sdk.ask('search', (stripe) =>
    stripe.paymentIntents.search({ query: `metadata['reference']:'${reference}'`, limit: 1 }),
  )
  const [found] = data
  return found && findIntent(sdk, settings, found.id)
}
