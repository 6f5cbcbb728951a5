import type Stripe from 'stripe'
import type { Sdk } from './stripe-sdk.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** What the mall wants to hear of. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'setup_intent.succeeded',
  // Or nobody counts the cards that are tried by adding them.
  'setup_intent.setup_failed',
]

export type Endpoint = { readonly ensure: (url: string) => Promise<void> }

/**
 * In the demo mall Stripe is told where its events go; of a real account its owner says so once,
 * and gets the secret that the mall is set up with.
 */
export function createEndpoint({ isDemo }: StripeSettings, sdk: Sdk): Endpoint {
  const ensured = new Set<string>()
  return {
    async ensure(url) {
      if (!isDemo || ensured.has(url)) return
      await sdk.ask('webhook endpoint', async ({ webhookEndpoints }) => {
        const { data } = await webhookEndpoints.list({ limit: 100 })
        if (!data.some((one) => one.url === url))
          await webhookEndpoints.create({ url, enabled_events: EVENTS })
      })
      ensured.add(url)
    },
  }
}
