import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { sendPage } from '../platform/page.ts'
import { Refusal } from '../platform/refusal.ts'
import { chooseOutcome } from './approve-order.ts'
import { backAddress, renderAccounts, renderState } from './approve.page.ts'
import { findOrder } from './paypal.store.ts'
import { pageOutcomes, type Order } from './paypal.types.ts'

type ByToken = { Querystring: { token?: string } }

/**
 * PayPal's own page, where the buyer is sent to agree. Works without script: every choice is a form
 * post.
 */
export async function addApproveRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.get<ByToken>('/checkoutnow', async (request, reply) => {
    const order = requireOrder(context, request.query.token)
    if (order.isScripted) return reply.redirect(scriptedAddress(order), 303)
    return sendPage(
      reply,
      order.status === 'PAYER_ACTION_REQUIRED' ? renderAccounts(order) : renderState(order),
    )
  })

  app.post<ByToken & { Body: { outcome?: string } | null }>(
    '/checkoutnow',
    async (request, reply) => {
      const { id } = requireOrder(context, request.query.token)
      const outcome = pageOutcomes.find((known) => known === request.body?.outcome)
      if (!outcome)
        throw new Refusal(
          400,
          'unknown_outcome',
          `Unknown outcome. Known: ${pageOutcomes.join(', ')}.`,
        )
      const isTaken = chooseOutcome(context, id, outcome)
      const order = requireOrder(context, id)
      // A second click, or a page from the history: show what became of the first.
      if (!isTaken || outcome === 'paid_no_return') return sendPage(reply, renderState(order))
      return reply.redirect(backAddress(order), 303)
    },
  )
}

/** A buyer who is a script agrees by itself a moment later, whatever page is looked at. */
function scriptedAddress(order: Order): string {
  return backAddress(order.outcome === 'canceled' ? order : { ...order, status: 'APPROVED' })
}

function requireOrder({ db }: LabContext, id: string | undefined): Order {
  const order = id ? findOrder(db, id) : undefined
  if (!order) throw new Refusal(404, 'order_not_found', 'There is no such order.')
  return order
}
