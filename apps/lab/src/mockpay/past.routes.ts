import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { pastPaymentsBody } from './mockpay.schemas.ts'
import { requireKey } from './require-key.ts'
import { takeOverPayments, type PastPayment } from './take-over-payments.ts'

/** A thousand payments with all that belongs to them. */
const TAKE_OVER_BYTES = 8 * 1024 * 1024

/** Payments of the past, taken over. */
export async function addPastRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.post<{ Body: { payments: PastPayment[] } }>(
    '/payments',
    {
      bodyLimit: TAKE_OVER_BYTES,
      schema: { body: pastPaymentsBody },
      onRequest: requireKey(context),
    },
    async (request, reply) =>
      reply.code(201).send({ added: takeOverPayments(context, request.body.payments) }),
  )
}
