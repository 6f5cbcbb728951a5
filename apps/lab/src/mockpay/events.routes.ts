import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { findEvent, postEvent, type StoredEvent } from './deliver-event.ts'
import { pastPaymentsBody, resendBody } from './mockpay.schemas.ts'
import { requireKey } from './require-key.ts'
import { takeOverPayments, type PastPayment } from './take-over-payments.ts'

type Resend = { eventId: string; times?: number; at?: number }

/** A thousand payments with all that belongs to them. */
const TAKE_OVER_BYTES = 8 * 1024 * 1024

/** What a provider's dashboard offers: see the webhooks, send one again, several at once, or signed with a stale time; and payments of the past taken over. */
export async function addEventRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.get('/events', async () =>
    context.db.prepare('select * from events order by rowid desc limit 200').all().map(present),
  )

  app.post<{ Body: Resend }>('/resend', { schema: { body: resendBody } }, async (request) => {
    const { eventId, times = 1, at } = request.body
    const event = findEvent(context, eventId)
    if (!event)
      throw new Refusal(
        404,
        'event_not_found',
        'There is no such event: see GET /mockpay/test/events.',
      )
    return {
      answers: await Promise.all(
        Array.from({ length: times }, () => postEvent(context, event, at)),
      ),
    }
  })

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

function present(row: unknown) {
  const event = row as StoredEvent
  return {
    id: event.id,
    type: event.type,
    paymentId: event.payment_id,
    url: event.url,
    createdAt: event.created_at,
    tries: event.tries,
    lastAnswer: event.last_answer,
    deliveredAt: event.delivered_at,
    body: JSON.parse(event.body) as unknown,
  }
}
