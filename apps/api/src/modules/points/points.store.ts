import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'

/** Where points are: earned and not final yet, to spend, set aside by orders, and growth. */
export type Pot = 'PENDING' | 'POINTS' | 'HELD' | 'GROWTH'

/** What a member is given for something done. */
export type GiftReason = 'SIGNED_IN' | 'REVIEWED' | 'COMPLETED_PROFILE' | 'SHARED'

type Posting = {
  readonly userId: Id<'user'>
  readonly reason:
    | GiftReason
    | 'EARNED'
    | 'UNDONE'
    | 'RESTORED'
    | 'RELEASED'
    | 'GRANTED'
    | 'HELD'
    | 'TAKEN'
    | 'FREED'
    | 'GIVEN_BACK'
    | 'WON'
    | 'FORFEITED'
    | 'LEFT'
  /** What it happens once for; a second time is an error of the caller, refused by the table. */
  readonly ref: string
  readonly orderId?: Id<'order'>
  readonly at: Date
  /** In hundredths of a point. */
  readonly changes: Partial<Record<Pot, number>>
}

/**
 * The only writer of points: what somebody has and the entries it is the sum of, in one
 * transaction. False, and nothing written, when there is less in a pot than is to be taken out of
 * it; the row of the account is changed under that condition, so that two orders at once cannot
 * both have the last points.
 */
export async function postPoints(tx: Tx, posting: Posting): Promise<boolean> {
  const { userId, reason, ref, orderId = null, at, changes } = posting
  const entries = Object.entries(changes).filter(([, delta]) => delta !== 0)
  if (entries.length === 0) return true
  const { PENDING = 0, POINTS = 0, HELD = 0, GROWTH = 0 } = changes
  await tx
    .insertInto('point_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('point_accounts')
    .set((eb) => ({
      pending: eb('pending', '+', PENDING),
      points: eb('points', '+', POINTS),
      held: eb('held', '+', HELD),
      growth: eb('growth', '+', GROWTH),
    }))
    .where('user_id', '=', userId)
    .where((eb) => eb(eb('pending', '+', PENDING), '>=', 0))
    .where((eb) => eb(eb('points', '+', POINTS), '>=', 0))
    .where((eb) => eb(eb('held', '+', HELD), '>=', 0))
    .where((eb) => eb(eb('growth', '+', GROWTH), '>=', 0))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('point_entries')
    .values(
      entries.map(([pot, delta]) => ({
        user_id: userId,
        pot,
        delta,
        reason,
        ref,
        order_id: orderId,
        at,
      })),
    )
    .execute()
  return true
}
