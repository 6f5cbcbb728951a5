import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import type { Stand } from '../stand.ts'
import { createApi } from './api.ts'
import { addChallengeRoutes, addScriptRoutes } from './browser.routes.ts'
import { settleLater } from './charge.ts'
import { payWhenDue, takeQueuedOutcome } from './confirm-intent.ts'
import { outcomes } from './create-intent.ts'
import { addCustomerCalls, addPaymentMethodCalls } from './customers.routes.ts'
import { addIntentCalls, addSetupCalls } from './intents.routes.ts'
import { webhookSecrets } from './keys.ts'
import { addEventCalls, addMoneyCalls } from './money.routes.ts'
import { endRefund } from './refunds.ts'
import { keepWhenDue } from './setup-intents.ts'
import { sendStripeError } from './stripe-error.ts'
import { tables } from './stripe.store.ts'

/**
 * Stripe, as far as cards go: its API under /stripe/v1, its script under /stripe/js, the bank's
 * question under /stripe/hooks.
 */
export const stripe: Stand = {
  name: 'stripe',
  tables,
  outcomes: {
    STRIPE_PAY_PC: outcomes,
    STRIPE_PAY_QUICK: outcomes,
    // A card to keep, not a channel.
    STRIPE_CARD: ['slow_setup'],
  },
  async addRoutes(app, context) {
    await app.register((scope) => addApi(scope, context), { prefix: '/v1' })
    await app.register(addScriptRoutes, { prefix: '/js' })
    await app.register((scope) => addChallengeRoutes(scope, context), { prefix: '/hooks' })
  },
  jobs: {
    'take-outcome': atOnce(takeQueuedOutcome),
    bank: atOnce(payWhenDue),
    settle: atOnce(settleLater),
    keep: atOnce(keepWhenDue),
    'end-refund': atOnce(endRefund),
  },
  sign: (_context, { body, at }) => ({ headers: { 'stripe-signature': signEvent(at, body) } }),
}

/** One `v1` per secret, current and previous, as while an endpoint's secret is changed. */
export function signEvent(
  at: number,
  body: string,
  secrets: readonly string[] = webhookSecrets,
): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  )
  return [`t=${at}`, ...signatures].join(',')
}

async function addApi(app: FastifyInstance, context: LabContext): Promise<void> {
  app.setErrorHandler(sendStripeError)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onSend', async (_request, reply) => {
    reply.header('request-id', `req_${Math.random().toString(36).slice(2, 16)}`)
  })
  const api = createApi(app, context)
  addIntentCalls(api, context)
  addSetupCalls(api, context)
  addMoneyCalls(api, context)
  addEventCalls(api, context)
  addCustomerCalls(api, context)
  addPaymentMethodCalls(api, context)
}

/** What happens later happens whole or not at all. */
function atOnce(work: (context: LabContext, id: string) => unknown) {
  return (context: LabContext, id: string): void => {
    inTransaction(context.db, () => work(context, id))
  }
}
