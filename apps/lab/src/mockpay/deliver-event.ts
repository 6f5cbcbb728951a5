import { createHmac } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'

/** After that many failures the provider gives up, and the merchant has to ask. */
const MAX_TRIES = 20

export type StoredEvent = {
  id: string
  type: string
  payment_id: string
  url: string
  body: string
  tries: number
  last_answer: string | null
  delivered_at: string | null
  created_at: string
}

export function findEvent(context: LabContext, id: string): StoredEvent | undefined {
  return context.db.prepare('select * from events where id = ?').get(id) as StoredEvent | undefined
}

/** One try; at least once is promised, so anything but a 2xx in time is tried again. */
export async function deliverEvent(context: LabContext, id: string): Promise<void> {
  const event = findEvent(context, id)
  if (!event) return
  const answer = await postEvent(context, event)
  // Cut off by our own stop: the agenda still holds this try and the next start repeats it.
  if (context.stopping.aborted) return

  const tries = event.tries + 1
  const isDelivered = /^2\d\d$/.test(answer)
  context.db
    .prepare('update events set tries = ?, last_answer = ?, delivered_at = ? where id = ?')
    .run(tries, answer, isDelivered ? context.now().toISOString() : null, id)
  if (!isDelivered && tries < MAX_TRIES)
    context.agenda.schedule('deliver', id, waitAfter(context, tries))
}

/** Sends the event signed now, or at another moment (unix seconds). Answers the HTTP status or why there was none. */
export async function postEvent(
  context: LabContext,
  event: StoredEvent,
  at?: number,
): Promise<string> {
  const signedAt = at ?? Math.floor(context.now().getTime() / 1000)
  try {
    const response = await fetch(event.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'mockpay-signature': sign(context.webhookKeys, signedAt, event.body),
      },
      body: event.body,
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

/** One `v1` per key, current and previous, as providers do while a merchant changes keys. */
export function sign(keys: readonly string[], signedAt: number, body: string): string {
  const signatures = keys.map(
    (key) => `v1=${createHmac('sha256', key).update(`${signedAt}.${body}`).digest('hex')}`,
  )
  return [`t=${signedAt}`, ...signatures].join(',')
}

function waitAfter(context: LabContext, tries: number): number {
  const waits = context.delays.webhookRetries
  return waits[Math.min(tries, waits.length) - 1] ?? 60_000
}
