import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import type { CardVault, Decline, SetupStanding } from '../providers/card-vault.ts'
import { ProviderRefused } from '../providers/payment-provider.ts'
import type { Endpoint } from './stripe-endpoint.ts'
import { fingerprint, readRef } from './stripe-present.ts'
import { isProblem, type Sdk } from './stripe-sdk.ts'
import type { StripeSettings } from './stripe-settings.ts'

const ref = z.string().regex(/^[\w-]{1,100}$/)
const method = z.object({
  id: ref,
  card: z.object({
    brand: z.string().regex(/^\w{1,30}$/),
    last4: z.string().regex(/^\d{4}$/),
    exp_month: z.int().min(1).max(12),
    exp_year: z.int().min(2000).max(2200),
    fingerprint,
  }),
})
const setup = z.object({
  id: ref,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
  client_secret: z.string().regex(/^[\w-]{1,200}$/),
  payment_method: z.union([ref, method]).nullish(),
  last_setup_error: z.object({}).nullish(),
})
const attempt = z.object({
  id: ref,
  status: z.string().max(40),
  payment_method_details: z.object({ card: z.object({ fingerprint }).nullish() }).nullish(),
})
/** Far more than are tried before a card that is being added is closed. */
const MOST_ATTEMPTS = 1000

/** Stripe keeps the cards; the mall keeps their names. */
export function createCardVault(
  settings: Pick<StripeSettings, 'scriptUrl' | 'publishableKey'>,
  sdk: Sdk,
  endpoint: Endpoint,
): CardVault {
  return {
    config: { script: settings.scriptUrl, publishableKey: settings.publishableKey },
    async addCustomer({ key, reference }) {
      const made = await sdk.ask('customer', (stripe) =>
        stripe.customers.create({ metadata: { reference } }, { idempotencyKey: key }),
      )
      return readRef(made)
    },
    async openSetup({ key, customerRef, reference, webhookUrl }) {
      await endpoint.ensure(webhookUrl)
      const made = await sdk.ask('setup', (stripe) =>
        stripe.setupIntents.create(
          {
            customer: customerRef,
            allowed_payment_method_types: ['card'],
            // Its owner is there whenever it pays.
            usage: 'on_session',
            metadata: { reference },
          },
          { idempotencyKey: key },
        ),
      )
      const { id, client_secret: clientSecret } = expectAnswer(setup, made)
      return { ref: id, clientSecret }
    },
    isSetup: (name) => name.startsWith('seti_'),
    async findSetup(name) {
      const found = await sdk.ask('setup', (stripe) =>
        stripe.setupIntents.retrieve(name, { expand: ['payment_method'] }),
      )
      return { ...presentSetup(found), declines: await declinesOf(sdk, found) }
    },
    removeCard: (name) => removeCard(sdk, name),
    closeSetup: (name) => gone(sdk, 'setup', (stripe) => stripe.setupIntents.cancel(name)),
    removeCustomer: (name) => gone(sdk, 'customer', (stripe) => stripe.customers.del(name)),
  }
}

/** Nothing is asked for of one that no card was declined for, which is nearly every one. */
async function declinesOf(sdk: Sdk, body: unknown): Promise<Decline[]> {
  const { id, status, last_setup_error: error } = expectAnswer(setup, body)
  if (!error && status !== 'succeeded' && status !== 'canceled') return []
  const found = await sdk.ask('setup attempts', (stripe) =>
    stripe.setupAttempts
      .list({ setup_intent: id, limit: 100 })
      .autoPagingToArray({ limit: MOST_ATTEMPTS }),
  )
  return found
    .map((one) => expectAnswer(attempt, one))
    .filter((one) => one.status === 'failed')
    .map((one) => ({
      ref: one.id,
      fingerprint: one.payment_method_details?.card?.fingerprint,
    }))
}

function presentSetup(body: unknown): SetupStanding {
  const { status, payment_method: method } = expectAnswer(setup, body)
  if (status === 'canceled') return { status: 'failed' }
  if (status !== 'succeeded' || !method || typeof method === 'string') return { status: 'open' }
  return {
    status: 'saved',
    card: {
      ref: method.id,
      brand: method.card.brand,
      lastDigits: method.card.last4,
      expiryMonth: method.card.exp_month,
      expiryYear: method.card.exp_year,
      fingerprint: method.card.fingerprint ?? null,
    },
  }
}

/**
 * What is gone already is gone: Stripe says then that there is no such thing, or that it is not in
 * the state for it.
 */
async function gone(
  sdk: Sdk,
  what: string,
  call: (stripe: Awaited<ReturnType<Sdk['load']>>) => Promise<unknown>,
): Promise<void> {
  await sdk.ask(what, async (stripe) => {
    try {
      await call(stripe)
    } catch (error) {
      const isGone =
        isProblem(error) && /resource_missing|unexpected_state/.test(error.code ?? 'no code')
      if (!isGone) throw error
    }
  })
}

/** A no is looked into: what belongs to nobody any more cannot be taken away, and need not be. */
async function removeCard(sdk: Sdk, name: string): Promise<void> {
  try {
    await gone(sdk, 'card', (stripe) => stripe.paymentMethods.detach(name))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const found = await sdk.ask('card', (stripe) => stripe.paymentMethods.retrieve(name))
    if (found.customer) throw error
  }
}
