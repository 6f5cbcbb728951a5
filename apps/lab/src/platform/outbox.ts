import type { Stand } from '../stand.ts'
import type { LabContext } from './context.ts'

/** After that many failures a provider gives up, and the merchant has to ask. */
const MAX_TRIES = 20

export type OutboxEvent = {
  id: string
  stand: string
  type: string
  /** What it is about: a payment. */
  subject: string
  url: string
  body: string
  tries: number
  last_answer: string | null
  delivered_at: string | null
  created_at: string
}

/**
 * Writes an event of a stand down and puts its delivery on the agenda. The body is fixed here:
 * every repeat carries the very same bytes, the payment as it was then, whatever happened since.
 */
export function sendEvent(
  { db, agenda, now }: LabContext,
  event: Pick<OutboxEvent, 'id' | 'stand' | 'type' | 'subject' | 'url' | 'body'>,
): void {
  db.prepare(
    'insert into outbox (id, stand, type, subject, url, body, created_at) values (?, ?, ?, ?, ?, ?, ?)',
  ).run(
    event.id,
    event.stand,
    event.type,
    event.subject,
    event.url,
    event.body,
    now().toISOString(),
  )
  agenda.schedule('deliver', event.id, 0)
}

export function findEvent({ db }: LabContext, id: string): OutboxEvent | undefined {
  return db.prepare('select * from outbox where id = ?').get(id) as OutboxEvent | undefined
}

/** One try; at least once is promised, so anything but a 2xx in time is tried again. */
export async function deliverEvent(
  context: LabContext,
  stands: readonly Stand[],
  id: string,
): Promise<void> {
  const event = findEvent(context, id)
  if (!event || context.areEventsHeld()) return
  const answer = await postEvent(context, stands, event)
  // Cut off by our own stop: the agenda still holds this try and the next start repeats it.
  if (context.stopping.aborted) return

  const tries = event.tries + 1
  const isDelivered = /^2\d\d$/.test(answer)
  context.db
    .prepare('update outbox set tries = ?, last_answer = ?, delivered_at = ? where id = ?')
    .run(tries, answer, isDelivered ? context.now().toISOString() : null, id)
  if (!isDelivered && tries < MAX_TRIES)
    context.agenda.schedule('deliver', id, waitAfter(context, tries))
}

/**
 * Sends the event signed now, or at another moment (unix seconds). Answers the HTTP status or why
 * there was none.
 */
export async function postEvent(
  context: LabContext,
  stands: readonly Stand[],
  event: OutboxEvent,
  at = Math.floor(context.now().getTime() / 1000),
): Promise<string> {
  const stand = stands.find(({ name }) => name === event.stand)
  if (!stand) throw new Error(`the event ${event.id} belongs to no stand`)
  const { headers, body = event.body } = stand.sign(context, { ...event, at })
  try {
    const response = await fetch(event.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([
        context.stopping,
        AbortSignal.timeout(context.delays.webhookTimeout),
      ]),
    })
    await response.body?.cancel()
    return String(response.status)
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
  }
}

function waitAfter(context: LabContext, tries: number): number {
  const waits = context.delays.webhookRetries
  return waits[Math.min(tries, waits.length) - 1] ?? 60_000
}
