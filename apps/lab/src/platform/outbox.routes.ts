import type { FastifyInstance } from 'fastify'
import type { Stand } from '../stand.ts'
import type { LabContext } from './context.ts'
import { findEvent, postEvent, type OutboxEvent } from './outbox.ts'
import { Refusal } from './refusal.ts'

type Resend = { eventId: string; times?: number; at?: number }
const resendBody = {
  type: 'object',
  required: ['eventId'],
  properties: {
    eventId: { type: 'string', minLength: 1, maxLength: 500 },
    times: { type: 'integer', minimum: 1, maximum: 100 },
    at: { type: 'integer', minimum: 0 },
  },
} as const

/**
 * What every provider's dashboard offers, under `/<stand>/test`: see its webhooks, send one again,
 * several at once, or signed with a stale time.
 */
export async function addOutboxRoutes(
  app: FastifyInstance,
  context: LabContext,
  stands: readonly Stand[],
  name: string,
): Promise<void> {
  app.get('/events', async () =>
    context.db
      .prepare('select * from outbox where stand = ? order by rowid desc limit 200')
      .all(name)
      .map(present),
  )

  app.post<{ Body: Resend }>('/resend', { schema: { body: resendBody } }, async (request) => {
    const { eventId, times = 1, at } = request.body
    const event = findEvent(context, eventId)
    if (event?.stand !== name)
      throw new Refusal(
        404,
        'event_not_found',
        `There is no such event: see GET /${name}/test/events.`,
      )
    return {
      answers: await Promise.all(
        Array.from({ length: times }, () => postEvent(context, stands, event, at)),
      ),
    }
  })
}

function present(row: unknown) {
  const event = row as OutboxEvent
  return {
    id: event.id,
    type: event.type,
    paymentId: event.subject,
    url: event.url,
    createdAt: event.created_at,
    tries: event.tries,
    lastAnswer: event.last_answer,
    deliveredAt: event.delivered_at,
    body: readBody(event.body),
  }
}

/** Braintree posts a form, the others JSON. */
function readBody(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return body
  }
}
