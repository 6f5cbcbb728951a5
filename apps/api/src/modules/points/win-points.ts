import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { findEarned } from './points.queries.ts'
import { postPoints } from './points.store.ts'

export type Win = {
  readonly userId: Id<'user'>
  readonly orderId: Id<'order'>
  readonly drawId: Id<'prizeDraw'>
  readonly points: number
}

/**
 * Points that were drawn for an order wait as those that it earns do, until nothing of it can be
 * given back: so nobody spends what a refund of the order takes away again. Once for each draw; for
 * who holds the lock of the order's contract.
 */
export async function winPoints(tx: Tx, win: Win, at: Date): Promise<void> {
  const isFinal = (await findEarned(tx, win.orderId))?.isFinal === true
  await postPoints(tx, {
    userId: win.userId,
    reason: 'WON',
    ref: win.drawId,
    orderId: win.orderId,
    at,
    changes: isFinal ? { POINTS: win.points } : { PENDING: win.points },
  })
}

/**
 * All of the order's money went back: so do the points, unless they were final, or whoever won them
 * has left the mall and them.
 */
export async function forfeitPoints(tx: Tx, win: Win, at: Date): Promise<void> {
  if ((await findEarned(tx, win.orderId))?.isFinal) return
  await postPoints(tx, {
    userId: win.userId,
    reason: 'FORFEITED',
    ref: win.drawId,
    orderId: win.orderId,
    at,
    changes: { PENDING: -win.points },
  })
}
