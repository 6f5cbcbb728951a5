import type { FastifyInstance } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { cancelPayment } from './cancel-payment.ts'
import { createPayment } from './create-payment.ts'
import { createAnswerOnce } from './idempotency.ts'
import { presentCapture, presentPayment } from './mockpay.present.ts'
import { paymentBody, refundBody } from './mockpay.schemas.ts'
import {
  findPayment,
  findRefund,
  listCapturesSince,
  listPaymentsOf,
  listRefundsSince,
} from './mockpay.store.ts'
import type { Payment, PaymentRequest } from './mockpay.types.ts'
import { refundPayment, type RefundRequest } from './refund-payment.ts'
import { requireKey } from './require-key.ts'

type ById = { Params: { id: string } }

/** The provider's API, under /mockpay/v1. */
export async function addMockpayRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const answerOnce = createAnswerOnce(context)
  const present = (payment: Payment) => presentPayment(context, payment)

  app.addHook('onRequest', requireKey(context))

  app.post<{ Body: PaymentRequest }>(
    '/payments',
    { schema: { body: paymentBody } },
    (request, reply) =>
      answerOnce(request, reply, () => {
        const payment = createPayment(context, request.body)
        const isSilent = payment.outcome === 'silent'
        return {
          answer: present(payment),
          holdBackMs: isSilent ? context.delays.silent : slownessOf(context, payment),
        }
      }),
  )

  app.get<{ Querystring: { reference?: string } }>('/payments', async (request) => {
    if (!request.query.reference)
      throw new Refusal(400, 'invalid_request', 'Name the reference: /v1/payments?reference=')
    return { data: listPaymentsOf(context.db, request.query.reference).map(present) }
  })

  app.get<ById>('/payments/:id', async (request) => {
    await pause(context, slownessOf(context, requirePayment(context, request.params.id)))
    return present(requirePayment(context, request.params.id))
  })

  app.post<ById>('/payments/:id/cancel', async (request) => {
    await pause(context, slownessOf(context, requirePayment(context, request.params.id)))
    return present(cancelPayment(context, requirePayment(context, request.params.id)))
  })

  app.post<ById & { Body: RefundRequest }>(
    '/payments/:id/refunds',
    { schema: { body: refundBody } },
    (request, reply) =>
      answerOnce(request, reply, () => {
        const payment = requirePayment(context, request.params.id)
        return {
          answer: refundPayment(context, payment, request.body),
          holdBackMs: slownessOf(context, payment),
        }
      }),
  )

  app.get<ById>('/refunds/:id', async (request) => {
    const refund = findRefund(context.db, request.params.id)
    if (!refund) throw new Refusal(404, 'refund_not_found', 'There is no such refund.')
    return refund
  })

  app.get<{ Querystring: Since }>('/refunds', async (request) => {
    const { since, limit } = readSince(request.query)
    const refunds = listRefundsSince(context.db, since, limit + 1)
    return { data: refunds.slice(0, limit), hasMore: refunds.length > limit }
  })

  app.get<{ Querystring: Since }>('/captures', async (request) => {
    const { since, limit } = readSince(request.query)
    const captures = listCapturesSince(context.db, since, limit + 1)
    return {
      data: captures.slice(0, limit).map((capture) => ({
        ...presentCapture(capture),
        paymentId: capture.paymentId,
        reference: findPayment(context.db, capture.paymentId)?.reference,
      })),
      hasMore: captures.length > limit,
    }
  })
}

type Since = { since?: string; limit?: string }

function readSince(query: Since): { since: string; limit: number } {
  const since = new Date(query.since ?? 0)
  const limit = Number(query.limit ?? 100)
  if (Number.isNaN(since.getTime()))
    throw new Refusal(400, 'invalid_request', 'since must be an ISO 8601 time.')
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new Refusal(400, 'invalid_request', 'limit must be 1 to 1000.')
  return { since: since.toISOString(), limit }
}

function requirePayment(context: LabContext, id: string): Payment {
  const payment = findPayment(context.db, id)
  if (!payment) throw new Refusal(404, 'payment_not_found', 'There is no such payment.')
  return payment
}

/** With `slow` every call about the payment drags, not only its creation. */
function slownessOf(context: LabContext, payment: Payment): number {
  return payment.outcome === 'slow' ? context.delays.slow : 0
}
