import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow, lockRows } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { refundMoves } from '../payment.figures.ts'
import { refundFlow } from '../payment.flow.ts'
import type { LineGivenBack } from '../providers/purchase.ts'
import type { Refund, RefundLeg, RefundReason } from '../payment.types.ts'
import type { PlannedLeg, RefundableCapture } from './plan-refund.rules.ts'

function selectRefunds(db: Db | Tx) {
  return db
    .selectFrom('refunds')
    .select([
      'id',
      'contract_id as contractId',
      'matter_id as matterId',
      'amount',
      'currency',
      'reason',
      'status',
      'failed_reason as failedReason',
      'created_at as createdAt',
      'reverse_id as reverseId',
      sql<number>`refunds.released + (select coalesce(sum(l.written_off), 0) from refund_lines l where l.refund_id = refunds.id)::bigint`.as(
        'released',
      ),
    ])
    .$castTo<Omit<Refund, 'legs'>>()
}

function findLegs(db: Db | Tx, refundId: Id<'refund'>): Promise<RefundLeg[]> {
  return db
    .selectFrom('refund_legs as g')
    .innerJoin('captures as c', (join) =>
      join.onRef('c.provider', '=', 'g.provider').onRef('c.provider_ref', '=', 'g.capture_ref'),
    )
    .leftJoin('payment_attempts as a', 'a.id', 'c.attempt_id')
    .where('g.refund_id', '=', refundId)
    .orderBy('g.id')
    .select((eb) => [
      'g.id',
      'g.provider',
      'g.capture_ref as captureRef',
      eb.fn.coalesce('c.payment_ref', 'a.provider_ref').as('paymentRef'),
      'a.authorisation_ref as authorisationRef',
      'g.amount',
      'g.currency',
      'g.status',
      'g.next_try_at as nextTryAt',
    ])
    .$castTo<RefundLeg>()
    .execute()
}

/** A refund by its id, or the one that an after-sales order asked for, if it has come that far. */
export async function findRefund(
  db: Db | Tx,
  which: { readonly id: Id<'refund'> } | { readonly reverseId: Id<'reverse'> },
): Promise<Refund | undefined> {
  const row = await (
    'id' in which
      ? selectRefunds(db).where('id', '=', which.id)
      : selectRefunds(db).where('reverse_id', '=', which.reverseId)
  ).executeTakeFirst()
  return row && { ...row, legs: await findLegs(db, row.id) }
}

/** The refund of money that pays nothing, which is all that its capture is given back by. */
export async function findRefundOfCapture(
  tx: Tx,
  { provider, ref }: { readonly provider: string; readonly ref: string },
): Promise<Refund | undefined> {
  const leg = await tx
    .selectFrom('refund_legs')
    .where('provider', '=', provider)
    .where('capture_ref', '=', ref)
    .select('refund_id as id')
    .limit(1)
    .$narrowType<Pick<Refund, 'id'>>()
    .executeTakeFirst()
  return leg && findRefund(tx, leg)
}

/**
 * The refund under its lock, which is that of its legs and tries too: who decides about one of them
 * reads it here.
 */
export async function lockRefund(tx: Tx, id: Id<'refund'>): Promise<Refund | undefined> {
  return (await lockRow(tx, 'refunds', { id })) ? findRefund(tx, { id }) : undefined
}

/** A part of a leg becomes one of its own. The leg's refund is locked. */
export async function splitLeg(
  tx: Tx,
  id: Id<'refundLeg'>,
  partId: Id<'refundLeg'>,
  amount: number,
): Promise<void> {
  await tx
    .updateTable('refund_legs')
    .set((eb) => ({ amount: eb('amount', '-', amount) }))
    .where('id', '=', id)
    .execute()
  await tx
    .insertInto('refund_legs')
    .columns(['id', 'refund_id', 'provider', 'capture_ref', 'amount', 'currency', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('refund_legs')
        .where('id', '=', id)
        .select([
          sql<string>`${partId}::uuid`.as('id'),
          'refund_id',
          'provider',
          'capture_ref',
          sql<number>`${amount}::bigint`.as('amount'),
          'currency',
          'status',
        ]),
    )
    .execute()
}

export type NewRefund = {
  id: Id<'refund'>
  /** Whose money it is; of money that belongs to nobody we know, the matter it was found as. */
  owner:
    | { readonly contractId: Id<'contract'>; readonly buyerId: Id<'user'> }
    | { readonly matterId: Id<'matter'> }
  amount: number
  currency: string
  reason: RefundReason
  /** One per cause: asking again for the same cause finds the earlier row. */
  requestKey: string
  at: Date
  /**
   * What it gives back of an order, line by line, and the after-sales order that asked for it, if
   * one did.
   */
  of?: {
    reverseId?: Id<'reverse'>
    orderId: Id<'order'>
    lines: readonly { lineId: Id<'orderLine'>; goods: number; shipping: number }[]
    /**
     * What the order costs, in minor units: of one that was only promised, what is not taken of
     * that is released.
     */
    needPay: number
    /**
     * How much of it is for what was never sent: of what was only promised to be paid, that is not
     * taken.
     */
    unsent?: number
  }
}

/** What was taken for parcels belongs to their order. */
function takenFor(orderId: Id<'order'> | undefined) {
  if (!orderId) return sql<boolean>`true`
  return sql<boolean>`exists (select 1 from parcel_captures p where p.provider = c.provider and p.capture_ref = c.provider_ref and p.order_id = ${orderId})`
}

/**
 * What the captures that paid a contract still hold, or one capture by its name; locked, so that
 * two refunds never plan with the same cent.
 */
export async function lockRefundable(
  tx: Tx,
  from:
    | { readonly contractId: Id<'contract'>; readonly takenFor?: Id<'order'> }
    | { readonly provider: string; readonly ref: string },
): Promise<RefundableCapture[]> {
  const isContracts = 'contractId' in from
  // Locked first and read afterwards: a statement that waits for a lock still sums up what it saw
  // before it waited.
  await lockRows(
    tx,
    'captures',
    'provider_ref',
    isContracts
      ? { contract_id: from.contractId, disposition: 'APPLIED' }
      : { provider: from.provider, provider_ref: from.ref },
  )
  const wanted = tx.selectFrom('captures as c').orderBy('c.provider').orderBy('c.provider_ref')
  return (
    isContracts
      ? wanted
          .where('c.contract_id', '=', from.contractId)
          .where('c.disposition', '=', 'APPLIED')
          .where(takenFor(from.takenFor))
      : wanted.where('c.provider', '=', from.provider).where('c.provider_ref', '=', from.ref)
  )
    .select([
      'c.provider',
      'c.provider_ref as ref',
      'c.seen_at as seenAt',
      sql<number>`c.amount - (select coalesce(sum(g.amount), 0) from refund_legs g where g.provider = c.provider and g.capture_ref = c.provider_ref)::bigint`.as(
        'left',
      ),
    ])
    .execute()
}

/** Writes a refund with its legs; false when one of the same cause was there. */
export async function insertRefund(
  tx: Tx,
  refund: NewRefund & {
    readonly released: number
    readonly writtenOff: readonly { readonly lineId: Id<'orderLine'>; readonly amount: number }[]
  },
  legs: readonly (PlannedLeg & { readonly id: Id<'refundLeg'> })[],
): Promise<boolean> {
  const { owner, of, at } = refund
  const inserted = await tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      buyer_id: 'buyerId' in owner ? owner.buyerId : null,
      contract_id: 'contractId' in owner ? owner.contractId : null,
      matter_id: 'matterId' in owner ? owner.matterId : null,
      amount: refund.amount,
      currency: refund.currency,
      reason: refund.reason,
      status: 'CREATED',
      request_key: refund.requestKey,
      created_at: at,
      updated_at: at,
      reverse_id: of?.reverseId ?? null,
      order_id: of?.orderId ?? null,
      released: refund.released,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  if (legs.length > 0)
    await tx
      .insertInto('refund_legs')
      .values(
        legs.map((leg) => ({
          id: leg.id,
          refund_id: refund.id,
          provider: leg.provider,
          capture_ref: leg.captureRef,
          amount: leg.amount,
          currency: refund.currency,
          status: 'CREATED',
          next_try_at: at,
        })),
      )
      .execute()
  await insertLines(tx, refund)
  await recordTransitions(tx, [
    {
      entity: 'refund',
      entityId: refund.id,
      from: null,
      to: 'CREATED',
      event: 'request',
      actor: 'payment',
      facts: { reason: refund.reason },
      at,
    },
  ])
  refundMoves.add(tx, { move: 'request', to: 'CREATED' })
  return true
}

async function insertLines(
  tx: Tx,
  { id, of, writtenOff }: Parameters<typeof insertRefund>[1],
): Promise<void> {
  const lines = (of?.lines ?? []).filter((line) => line.goods + line.shipping > 0)
  if (lines.length === 0) return
  await tx
    .insertInto('refund_lines')
    .values(
      lines.map((line) => ({
        refund_id: id,
        line_id: line.lineId,
        goods: line.goods,
        shipping: line.shipping,
        written_off: writtenOff.find(({ lineId }) => lineId === line.lineId)?.amount ?? 0,
      })),
    )
    .execute()
}

/**
 * Legs whose money is not out and that were to be asked about later are due now; one that the
 * provider refused keeps its pause.
 */
export async function askRefundsSoon(
  db: Db,
  provider: string,
  { at, sentBefore }: { readonly at: Date; readonly sentBefore: Date },
): Promise<void> {
  await db
    .updateTable('refund_legs as g')
    .set({ next_try_at: at })
    .where('g.provider', '=', provider)
    .where('g.status', 'in', ['CREATED', 'SENT', 'UNKNOWN'])
    .where('g.next_try_at', '>', at)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund_tries as t')
            .select('t.id')
            .whereRef('t.leg_id', '=', 'g.id')
            .where('t.sent_at', '>=', sentBefore),
        ),
      ),
    )
    .execute()
}

export type LegChange = { readonly status?: RefundLeg['status']; readonly nextTryAt: Date | null }

export async function changeLeg(tx: Tx, id: Id<'refundLeg'>, change: LegChange): Promise<void> {
  await tx
    .updateTable('refund_legs')
    .set({
      next_try_at: change.nextTryAt,
      ...(change.status === undefined ? {} : { status: change.status }),
    })
    .where('id', '=', id)
    .execute()
}

const refundLifeCycle = defineLifeCycle({
  entity: 'refund',
  table: 'refunds',
  flow: refundFlow,
  stamps: ({ at }) => ({ version: nextVersion, updated_at: at }),
  counted: refundMoves,
})

/**
 * Moves a refund by the table. Its row is locked by whoever decided that; a move that the table
 * does not have is an error.
 */
export async function moveRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'status'>,
  change: MoveRequest<typeof refundFlow, 'refunds'>,
): Promise<void> {
  if (!(await moveRow(tx, refundLifeCycle, refund.id, change)))
    throw new Error(`a refund that is ${refund.status} cannot ${change.move}`)
}

/** The provider was asked about it just now. */
export async function touchRefund(tx: Tx, id: Id<'refund'>, at: Date): Promise<void> {
  await tx.updateTable('refunds').set({ updated_at: at }).where('id', '=', id).execute()
}

export function findDueRefunds(db: Db, now: Date): Promise<{ id: Id<'refund'> }[]> {
  return db
    .selectFrom('refund_legs')
    .where('next_try_at', '<=', now)
    .groupBy('refund_id')
    .orderBy((eb) => eb.fn.min('next_try_at'))
    .limit(50)
    .select('refund_id as id')
    .$castTo<{ id: Id<'refund'> }>()
    .execute()
}

/**
 * Of which lines of its order the money goes back; nothing for money that was not asked for line by
 * line.
 */
export function findLinesGivenBack(db: Db, id: Id<'refund'>): Promise<LineGivenBack[]> {
  return db
    .selectFrom('refund_lines')
    .select(['line_id as lineId', 'goods', 'shipping'])
    .where('refund_id', '=', id)
    .orderBy('line_id')
    .$castTo<LineGivenBack>()
    .execute()
}
