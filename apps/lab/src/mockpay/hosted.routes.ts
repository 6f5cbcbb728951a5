import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { sendPage } from '../platform/page.ts'
import { Refusal } from '../platform/refusal.ts'
import { renderChoices, renderPaidNoReturn, renderState, returnAddress } from './hosted.page.ts'
import { findPayment } from './mockpay.store.ts'
import { pageOutcomes, type Payment } from './mockpay.types.ts'
import { chooseOutcome } from './take-outcome.ts'

type ById = { Params: { id: string } }

/**
 * The provider's own page, where the buyer is sent to pay. Works without script: every outcome is a
 * form post.
 */
export async function addHostedRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )

  app.get<ById>('/pay/:id', async (request, reply) => {
    const payment = requirePayment(context, request.params.id)
    if (payment.isScripted) return leave(reply, payment)
    return sendPage(
      reply,
      payment.status === 'open' && !payment.outcome ? renderChoices(payment) : renderState(payment),
    )
  })

  app.post<ById & { Body: { outcome?: string } | null }>('/pay/:id', async (request, reply) => {
    const payment = requirePayment(context, request.params.id)
    const outcome = pageOutcomes.find((known) => known === request.body?.outcome)
    if (!outcome)
      throw new Refusal(
        400,
        'unknown_outcome',
        `Unknown outcome. Known: ${pageOutcomes.join(', ')}.`,
      )
    // A second click, or a page from the history: show what became of the first.
    if (!chooseOutcome(context, payment.id, outcome))
      return reply.redirect(`/mockpay/pay/${payment.id}`, 303)
    return leave(reply, requirePayment(context, payment.id))
  })
}

function leave(reply: FastifyReply, payment: Payment): FastifyReply {
  return payment.outcome === 'paid_no_return'
    ? sendPage(reply, renderPaidNoReturn(payment))
    : reply.redirect(returnAddress(payment), 303)
}

function requirePayment(context: LabContext, id: string): Payment {
  const payment = findPayment(context.db, id)
  if (!payment) throw new Refusal(404, 'payment_not_found', 'There is no such payment.')
  return payment
}
