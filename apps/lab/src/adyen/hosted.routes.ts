import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { sendPage } from '../platform/page.ts'
import { Refusal } from '../platform/refusal.ts'
import { findPayment, listOpenPayments } from './adyen.store.ts'
import { pageOutcomes, type PageOutcome, type Payment } from './adyen.types.ts'
import { requireLink } from './checkout.routes.ts'
import { decideByPerson, isOpen, refuse } from './decide.ts'
import {
  renderChallenge,
  renderChoices,
  renderLink,
  renderPhone,
  renderState,
  returnAddress,
} from './hosted.page.ts'
import { payLink } from './pay-link.ts'

type ByPsp = { Params: { psp: string } }
type Form = { Body: { outcome?: string; password?: string; method?: string } | null }

/** Pages of banks, lenders, issuers and of links to pay. They work without script. */
export async function addHostedRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )

  app.get<ByPsp>('/hpp/pay/:psp', async (request, reply) => {
    const payment = requirePayment(context, request.params.psp)
    if (payment.isScripted || !isOpen(payment) || payment.outcome) return leave(reply, payment)
    return sendPage(reply, payment.challenge ? renderChallenge(payment) : renderChoices(payment))
  })

  app.post<ByPsp & Form>('/hpp/pay/:psp', async (request, reply) => {
    const payment = requirePayment(context, request.params.psp)
    if (payment.challenge && isOpen(payment)) proveCard(context, payment, request.body ?? {})
    else decideByPerson(context, payment.pspReference, readOutcome(request.body))
    return leave(reply, requirePayment(context, payment.pspReference))
  })

  app.get('/hpp/app', async (_request, reply) =>
    sendPage(reply, renderPhone(listOpenPayments(context.db))),
  )
  app.get<ByPsp>('/hpp/app/:psp', async (request, reply) => {
    const payment = requirePayment(context, request.params.psp)
    return sendPage(reply, isOpen(payment) ? renderChoices(payment) : show(payment))
  })
  app.post<ByPsp & Form>('/hpp/app/:psp', async (request, reply) => {
    const { psp } = request.params
    decideByPerson(context, psp, readOutcome(request.body))
    return sendPage(reply, show(requirePayment(context, psp)))
  })

  app.get<{ Params: { id: string } }>('/link/:id', async (request, reply) => {
    const link = requireLink(context, request.params.id)
    return sendPage(
      reply,
      link.status === 'active'
        ? renderLink(link)
        : renderState(link.amount, `This link is ${link.status}.`, link.returnUrl),
    )
  })
  app.post<{ Params: { id: string } } & Form>('/link/:id', async (request, reply) => {
    const link = requireLink(context, request.params.id)
    if (link.status !== 'active') return reply.redirect(`/adyen/link/${link.id}`, 303)
    const payment = payLink(
      context,
      link,
      request.body?.method ?? 'scheme',
      readOutcome(request.body),
    )
    return payment.outcome === 'paid_no_return'
      ? sendPage(reply, renderState(link.amount, 'Paid. You may close this window.', null))
      : reply.redirect(link.returnUrl, 303)
  })
}

/** The right password lets the payment go its way, any other one ends it. */
function proveCard(
  context: LabContext,
  payment: Payment,
  { password, outcome }: { password?: string; outcome?: string },
): void {
  if (outcome === 'canceled') decideByPerson(context, payment.pspReference, 'canceled')
  else if (password === 'password') decideByPerson(context, payment.pspReference, 'paid')
  else refuse(context, payment, { reason: '3D Not Authenticated', code: '11' })
}

function readOutcome(body: Form['Body']): PageOutcome {
  const outcome = pageOutcomes.find((known) => known === body?.outcome)
  if (!outcome)
    throw new Refusal(400, 'unknown_outcome', `Unknown outcome. Known: ${pageOutcomes.join(', ')}.`)
  return outcome
}

function leave(reply: FastifyReply, payment: Payment): FastifyReply {
  return payment.outcome === 'paid_no_return'
    ? sendPage(reply, renderState(payment.amount, 'Paid. You may close this window.', null))
    : reply.redirect(returnAddress(payment), 303)
}

const show = (payment: Payment) =>
  renderState(payment.amount, `This payment is ${payment.resultCode.toLowerCase()}.`, null)

function requirePayment(context: LabContext, psp: string): Payment {
  const payment = findPayment(context.db, psp)
  if (!payment) throw new Refusal(404, 'payment_not_found', 'There is no such payment.')
  return payment
}
