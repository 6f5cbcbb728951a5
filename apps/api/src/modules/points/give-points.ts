import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { postPoints, type GiftReason } from './points.store.ts'

export type Gift = {
  readonly userId: Id<'user'>
  readonly reason: GiftReason
  /** What it is given once for: a day, a review, a person. */
  readonly ref: string
  /** In hundredths. */
  readonly points: number
  readonly growth: number
}

/**
 * Gives a member points to spend, and growth, once for each reason and reference; the account's row
 * makes those who come at once come one after the other. False when it was given before.
 */
export async function givePoints(tx: Tx, gift: Gift, at: Date): Promise<boolean> {
  const { userId, reason, ref, points, growth } = gift
  await tx
    .insertInto('point_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockRow(tx, 'point_accounts', { user_id: userId })
  const before = await tx
    .selectFrom('point_entries')
    .select('id')
    .where('reason', '=', reason)
    .where('ref', '=', ref)
    .where('pot', 'in', ['POINTS', 'GROWTH'])
    .executeTakeFirst()
  if (before) return false
  return postPoints(tx, {
    userId,
    reason,
    ref,
    at,
    changes: { POINTS: points, GROWTH: growth },
  })
}
