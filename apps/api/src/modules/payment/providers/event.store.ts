import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Far more than one payment ever has. */
const MOST_EVENTS = 100

export type EventOfPayment = {
  readonly provider: string
  readonly eventId: string
  readonly paymentRef: string
}

/** Stores a provider's event once; true for the first time. */
export async function addEvent(
  tx: Tx,
  event: { provider: string; id: string; paymentRef: string; payload: unknown; at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('provider_events')
    .values({
      provider: event.provider,
      event_id: event.id,
      payment_ref: event.paymentRef,
      payload: JSON.stringify(event.payload, (_key, value: unknown) =>
        // The database keeps neither NUL nor half a letter, and what it did not keep would come
        // again and again.
        typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
      ),
      status: 'NEW',
      received_at: event.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function finishEvents(
  db: Db,
  provider: string,
  eventIds: readonly string[],
  status: 'DONE' | 'IGNORED',
  at: Date,
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ status, processed_at: at })
    .where('provider', '=', provider)
    .where('event_id', '=', sql<string>`any(${eventIds}::text[])`)
    .where('status', '=', 'NEW')
    .execute()
}

/**
 * The events about a payment that nothing was done about yet, the given one first; none when
 * something was done about that.
 */
export async function findWaiting(
  db: Db,
  { provider, eventId, paymentRef }: EventOfPayment,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('status', '=', 'NEW')
    .orderBy((eb) => eb('event_id', '<>', eventId))
    .orderBy('event_id')
    .limit(MOST_EVENTS)
    .execute()
  return rows[0]?.event_id === eventId ? rows.map(({ event_id: id }) => id) : []
}

/** What came with an event; nothing of one that is older than they are kept. */
export async function readPayload(
  db: Db,
  { provider, eventId }: { readonly provider: string; readonly eventId: string },
): Promise<unknown> {
  const row = await db
    .selectFrom('provider_events')
    .select('payload')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row?.payload
}

/** Whether an event has come already, however long ago. */
export async function isEventKnown(db: Db, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

/** What came with the events about a payment, of those that still have it. */
export async function readPayloadsOf(
  db: Db,
  provider: string,
  paymentRef: string,
): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('payload')
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('payload', 'is not', null)
    .orderBy('event_id')
    .limit(MOST_EVENTS)
    .execute()
  return rows.map(({ payload }) => payload)
}

/** Of events that came before an instant and were worked through, the oldest first. */
export async function forgetPayloadsBefore(db: Db, before: Date, atOnce: number): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ payload: sql<string>`null` })
    .where((eb) => {
      const some = eb
        .selectFrom('provider_events')
        .where('payload', 'is not', null)
        .where('status', '<>', sql.lit('NEW'))
        .where('received_at', '<', before)
        .orderBy('received_at')
        .select(sql<string>`ctid`.as('ctid'))
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
      return sql<boolean>`ctid = any(array(${some}))`
    })
    .execute()
}
