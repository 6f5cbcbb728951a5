import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { isToBeTaken, parcelCaptureFlow } from '../payment.flow.ts'
import type { Attempt, ParcelCapture, ParcelCaptureTry } from '../payment.types.ts'
import type { WrittenOff } from '../refunds/plan-refund.rules.ts'
import type { LineGivenBack } from '../providers/purchase.ts'

/**
 * What an authorisation holds, in minor units: set aside to be taken, of that taken or written off,
 * and never to be taken because its goods will not be sent.
 */
export type Promised = {
  readonly reserved: number
  readonly taken: number
  readonly writtenOff: number
  readonly released: number
}

/** For one order of it, or for all of it. */
export function sumPromised(
  db: Db | Tx,
  { contractId, orderId }: { readonly contractId: Id<'contract'>; readonly orderId?: Id<'order'> },
): Promise<Promised> {
  const order = sql<string | null>`${orderId ?? null}::uuid`
  return db
    .selectFrom('parcel_captures as p')
    .innerJoin('payment_attempts as a', 'a.id', 'p.attempt_id')
    .where('a.contract_id', '=', contractId)
    .where((eb) => eb.or([eb(order, 'is', null), eb('p.order_id', '=', order)]))
    .select((eb) => {
      const sum = (operator: '=' | '<>', status: ParcelCapture['status']) =>
        eb.cast<number>(
          eb.fn.coalesce(
            eb.fn.sum('p.amount').filterWhere('p.status', operator, sql.lit(status)),
            sql.lit(0),
          ),
          'bigint',
        )
      return [
        sum('<>', 'DROPPED').as('reserved'),
        sum('=', 'DONE').as('taken'),
        sum('=', 'WRITTEN_OFF').as('writtenOff'),
        eb
          .selectFrom('refunds as r')
          .where('r.contract_id', '=', contractId)
          .where((of) => of.or([of(order, 'is', null), of('r.order_id', '=', order)]))
          .select((of) =>
            of
              .cast<number>(of.fn.coalesce(of.fn.sum('r.released'), sql.lit(0)), 'bigint')
              .as('released'),
          )
          .as('released'),
      ]
    })
    .$narrowType<{ released: number }>()
    .executeTakeFirstOrThrow()
}

export type Authorised = Pick<
  Attempt,
  'id' | 'status' | 'channel' | 'method' | 'provider' | 'currency' | 'expiresAt'
> & {
  /** Since when its provider says that it is over. */
  readonly endedAt: Date | null
}

/** The attempt by which a contract was promised to be paid, if it was. */
export async function findAuthorised(
  db: Db | Tx,
  contractId: Id<'contract'>,
): Promise<Authorised | undefined> {
  return db
    .selectFrom('payment_attempts')
    .where('contract_id', '=', contractId)
    .where('authorised_at', 'is not', null)
    .select([
      'id',
      'status',
      'channel',
      'method',
      'provider',
      'currency',
      'expires_at as expiresAt',
      'promise_ended_at as endedAt',
    ])
    .$castTo<Authorised>()
    .executeTakeFirst()
}

function selectCaptures(db: Db | Tx) {
  return db
    .selectFrom('parcel_captures as p')
    .innerJoin('payment_attempts as a', 'a.id', 'p.attempt_id')
    .select([
      'p.id',
      'p.attempt_id as attemptId',
      'p.order_id as orderId',
      'a.contract_id as contractId',
      'p.provider',
      'a.provider_ref as paymentRef',
      'a.authorisation_ref as authorisationRef',
      'p.amount',
      'p.currency',
      'p.status',
      'p.lines',
      'p.capture_ref as captureRef',
      'p.next_try_at as nextTryAt',
      'p.created_at as createdAt',
    ])
    .$castTo<ParcelCapture>()
}

export function findParcelCapture(
  db: Db | Tx,
  id: Id<'parcelCapture'>,
): Promise<ParcelCapture | undefined> {
  return selectCaptures(db).where('p.id', '=', id).executeTakeFirst()
}

/** Those of an order, the first one first. */
export function findParcelCaptures(db: Db | Tx, orderId: Id<'order'>): Promise<ParcelCapture[]> {
  return selectCaptures(db)
    .where('p.order_id', '=', orderId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
}

/** Under its lock, which is that of its tries too: who decides about one of them reads it here. */
export async function lockParcelCapture(
  tx: Tx,
  id: Id<'parcelCapture'>,
): Promise<ParcelCapture | undefined> {
  return (await lockRow(tx, 'parcel_captures', { id })) ? findParcelCapture(tx, id) : undefined
}

/** By the try that a provider names. */
export async function lockCaptureOfTry(
  tx: Tx,
  tryId: Id<'parcelCaptureTry'>,
): Promise<ParcelCapture | undefined> {
  const row = await tx
    .selectFrom('parcel_capture_tries')
    .where('id', '=', tryId)
    .select('capture_id as id')
    .$castTo<{ id: Id<'parcelCapture'> }>()
    .executeTakeFirst()
  return row && lockParcelCapture(tx, row.id)
}

/**
 * The only one of an authorisation that waits for exactly so much, under its lock; undefined where
 * there are several.
 */
export async function lockWaitingFor(
  tx: Tx,
  attemptId: Id<'attempt'>,
  amount: number,
): Promise<ParcelCapture | undefined> {
  const [one, ...others] = await findWaitingFor(tx, attemptId, amount)
  return one && others.length === 0 ? lockParcelCapture(tx, one.id) : undefined
}

/** Those of an authorisation that wait for exactly so much. */
export function findWaitingFor(
  tx: Tx,
  attemptId: Id<'attempt'>,
  amount: number,
): Promise<ParcelCapture[]> {
  return selectCaptures(tx)
    .where('p.attempt_id', '=', attemptId)
    .where('p.amount', '=', amount)
    .where('p.status', 'in', ['CREATED', 'SENT', 'UNKNOWN', 'FAILED'])
    .execute()
}

/**
 * The first of an order that waits for exactly so much, under its lock: which of several has been
 * taken makes no difference.
 */
export async function lockFirstWaiting(
  tx: Tx,
  of: Pick<ParcelCapture, 'attemptId' | 'orderId' | 'amount'>,
): Promise<ParcelCapture | undefined> {
  const one = (await findParcelCaptures(tx, of.orderId)).find(
    (capture) =>
      capture.attemptId === of.attemptId && capture.amount === of.amount && isToBeTaken(capture),
  )
  return one && lockParcelCapture(tx, one.id)
}

export async function addParcelCapture(
  tx: Tx,
  one: Pick<
    ParcelCapture,
    'id' | 'attemptId' | 'orderId' | 'provider' | 'amount' | 'currency' | 'captureRef' | 'createdAt'
  > & { readonly lines: readonly LineGivenBack[] },
): Promise<void> {
  await tx
    .insertInto('parcel_captures')
    .values({
      id: one.id,
      attempt_id: one.attemptId,
      order_id: one.orderId,
      provider: one.provider,
      amount: one.amount,
      currency: one.currency,
      status: one.captureRef === null ? 'CREATED' : 'DONE',
      capture_ref: one.captureRef,
      lines: JSON.stringify(one.lines),
      next_try_at: one.captureRef === null ? one.createdAt : null,
      created_at: one.createdAt,
    })
    .execute()
}

const parcelCaptureLifeCycle = defineLifeCycle({
  entity: null,
  table: 'parcel_captures',
  flow: parcelCaptureFlow,
  stamps: () => ({}),
})

/** Moves one by the table; false when it was no longer in a state the move starts from. */
export async function moveParcelCapture(
  tx: Tx,
  id: Id<'parcelCapture'>,
  change: MoveRequest<typeof parcelCaptureFlow, 'parcel_captures'>,
): Promise<boolean> {
  return (await moveRow(tx, parcelCaptureLifeCycle, id, change)) !== undefined
}

/**
 * What of each line of an order was written off, and was set off against refunds before; what names
 * no line is the order's.
 */
export async function findWrittenOff(db: Db | Tx, orderId: Id<'order'>): Promise<WrittenOff> {
  const written = (await findParcelCaptures(db, orderId)).filter(
    ({ status }) => status === 'WRITTEN_OFF',
  )
  const used = await db
    .selectFrom('refund_lines as l')
    .innerJoin('refunds as r', 'r.id', 'l.refund_id')
    .where('r.order_id', '=', orderId)
    .where('l.written_off', '>', 0)
    .groupBy('l.line_id')
    .select(['l.line_id as lineId', sql<number>`sum(l.written_off)::bigint`.as('amount')])
    .$castTo<{ lineId: LineGivenBack['lineId']; amount: number }>()
    .execute()
  return {
    lines: written.flatMap(({ lines }) =>
      lines.map(({ lineId, goods, shipping }) => ({ lineId, amount: goods + shipping })),
    ),
    unnamed: written
      .filter(({ lines }) => lines.length === 0)
      .reduce((sum, { amount }) => sum + amount, 0),
    used,
  }
}

/** When the next step of it is due; null where nothing more is planned. */
export async function planNextTry(
  tx: Tx,
  id: Id<'parcelCapture'>,
  nextTryAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('parcel_captures')
    .set({ next_try_at: nextTryAt })
    .where('id', '=', id)
    .execute()
}

export function findCaptureTries(
  db: Db | Tx,
  captureId: Id<'parcelCapture'>,
): Promise<ParcelCaptureTry[]> {
  return db
    .selectFrom('parcel_capture_tries')
    .where('capture_id', '=', captureId)
    .orderBy('number')
    .select(['id', 'number', 'key', 'status', 'sent_at as sentAt'])
    .$castTo<ParcelCaptureTry>()
    .execute()
}

export async function addCaptureTry(
  tx: Tx,
  captureId: Id<'parcelCapture'>,
  one: ParcelCaptureTry,
): Promise<void> {
  await tx
    .insertInto('parcel_capture_tries')
    .values({
      id: one.id,
      capture_id: captureId,
      number: one.number,
      key: one.key,
      status: one.status,
      sent_at: one.sentAt,
      ended_at: one.status === 'DONE' ? one.sentAt : null,
    })
    .execute()
}

export async function changeCaptureTry(
  tx: Tx,
  id: Id<'parcelCaptureTry'>,
  change: {
    readonly status: ParcelCaptureTry['status']
    readonly failedReason?: string
    readonly endedAt?: Date
  },
): Promise<void> {
  await tx
    .updateTable('parcel_capture_tries')
    .set({
      status: change.status,
      ...(change.failedReason === undefined ? {} : { failed_reason: change.failedReason }),
      ...(change.endedAt === undefined ? {} : { ended_at: change.endedAt }),
    })
    .where('id', '=', id)
    .execute()
}

export function findDueParcelCaptures(db: Db, now: Date): Promise<{ id: Id<'parcelCapture'> }[]> {
  return db
    .selectFrom('parcel_captures')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(50)
    .select('id')
    .$castTo<{ id: Id<'parcelCapture'> }>()
    .execute()
}

/** Of a provider that answers again: what was to be asked about later is due now. */
export async function askParcelCapturesSoon(
  db: Db,
  provider: string,
  { at, sentBefore }: { readonly at: Date; readonly sentBefore: Date },
): Promise<void> {
  await db
    .updateTable('parcel_captures as p')
    .set({ next_try_at: at })
    .where('p.provider', '=', provider)
    .where('p.next_try_at', '>', at)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('parcel_capture_tries as t')
            .select('t.id')
            .whereRef('t.capture_id', '=', 'p.id')
            .where('t.sent_at', '>=', sentBefore),
        ),
      ),
    )
    .execute()
}
