import { earnedFor } from '@galleria/contract/points-rules'
import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { countTurns, findEarned, sumWon } from './points.queries.ts'
import { postPoints } from './points.store.ts'

/**
 * An order is complete (O13): its buyer earns points, which are pending until `dueAt`, and growth,
 * which counts at once. `netPaid` is what was paid for its goods and has not been given back, in
 * minor units. Once for each order. For who holds the lock of its contract.
 */
export async function earnPoints(
  tx: Tx,
  earning: {
    readonly orderId: Id<'order'>
    readonly userId: Id<'user'>
    readonly netPaid: number
    readonly perMille: number
    /** Of the member's level at this moment, in hundredths. */
    readonly factor: number
    readonly dueAt: Date
    readonly at: Date
  },
): Promise<void> {
  const { orderId, userId, netPaid, perMille, factor, dueAt, at } = earning
  const added = await tx
    .insertInto('earned_orders')
    .values({ order_id: orderId, user_id: userId, per_mille: perMille, factor, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (!added) return
  await postPoints(tx, {
    userId,
    reason: 'EARNED',
    ref: orderId,
    orderId,
    at,
    changes: {
      PENDING: earnedFor(netPaid, perMille, factor),
      GROWTH: earnedFor(netPaid, perMille),
    },
  })
}

/**
 * Money of a complete order went back, or came back from the bank: what was earned follows what is
 * left paid. It is counted anew from all that is left paid, so that all steps together undo exactly
 * what was earned. What is final stays: it becomes so only when no request is open and no more can
 * be made.
 */
export async function adjustEarned(
  tx: Tx,
  change: {
    readonly orderId: Id<'order'>
    readonly netPaid: number
    readonly reverseId: Id<'reverse'>
    readonly at: Date
  },
): Promise<void> {
  const { orderId, netPaid, reverseId, at } = change
  const before = await findEarned(tx, orderId)
  if (!before || before.isFinal) return
  const delta = earnedFor(netPaid, before.perMille, before.factor) - before.points
  const growth = earnedFor(netPaid, before.perMille) - before.growth
  // A cent may move the one and not the other, where their rates differ.
  const reason = delta < 0 || growth < 0 ? 'UNDONE' : 'RESTORED'
  await postPoints(tx, {
    userId: before.userId,
    reason,
    // A bank may send a refund back, and it is sent again: each turn once.
    ref: `${reverseId}:${await countTurns(tx, ['PENDING', 'GROWTH'], reason, { orderId, reverseId })}`,
    orderId,
    at,
    changes: { PENDING: delta, GROWTH: growth },
  })
}

/**
 * The window for after-sales is over (O17): what is left of an order's points, won ones included,
 * can be spent. Once for each order; for who holds the lock of its contract.
 */
export async function finishPoints(tx: Tx, orderId: Id<'order'>, at: Date): Promise<void> {
  const found = await findEarned(tx, orderId)
  if (!found || found.isFinal) return
  await tx
    .updateTable('earned_orders')
    .set({ is_final: true })
    .where('order_id', '=', orderId)
    .execute()
  const whole = found.points + (await sumWon(tx, orderId))
  await postPoints(tx, {
    userId: found.userId,
    reason: 'RELEASED',
    ref: orderId,
    orderId,
    at,
    changes: { PENDING: -whole, POINTS: whole },
  })
}

/** Somebody asks about the order still: its points are looked at again later. */
export async function putOffPoints(tx: Tx, orderId: Id<'order'>, dueAt: Date): Promise<void> {
  await tx
    .updateTable('earned_orders')
    .set({ due_at: dueAt })
    .where('order_id', '=', orderId)
    .execute()
}
