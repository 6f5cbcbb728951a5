import type { PointReason } from '@galleria/contract/membership-rules'
import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'

/** Where points are: earned and not final yet, to spend, set aside by orders, and growth. */
export type Pot = 'PENDING' | 'POINTS' | 'HELD' | 'GROWTH'

/** What a member is given for something done. */
export const giftReasons = [
  'SIGNED_IN',
  'REVIEWED',
  'COMPLETED_PROFILE',
  'SHARED',
] as const satisfies readonly PointReason[]
export type GiftReason = (typeof giftReasons)[number]

type Posting = {
  readonly userId: Id<'user'>
  /** What was set aside and is taken changes nothing of what there is to spend. */
  readonly reason: PointReason | 'TAKEN'
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
export function postPoints(tx: Tx, posting: Posting): Promise<boolean> {
  return postEach(tx, [posting.ref], posting)
}

/** The same change once for each of several references: all of them or none. */
export async function postEach(
  tx: Tx,
  refs: readonly string[],
  posting: Omit<Posting, 'ref'>,
): Promise<boolean> {
  const { userId, reason, orderId = null, at, changes } = posting
  const entries = Object.entries(changes).filter(([, delta]) => delta !== 0)
  if (entries.length === 0) return true
  const sumOf = (pot: Pot) => refs.length * (changes[pot] ?? 0)
  await tx
    .insertInto('point_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('point_accounts')
    .set((eb) => ({
      pending: eb('pending', '+', sumOf('PENDING')),
      points: eb('points', '+', sumOf('POINTS')),
      held: eb('held', '+', sumOf('HELD')),
      growth: eb('growth', '+', sumOf('GROWTH')),
    }))
    .where('user_id', '=', userId)
    .where((eb) => eb(eb('pending', '+', sumOf('PENDING')), '>=', 0))
    .where((eb) => eb(eb('points', '+', sumOf('POINTS')), '>=', 0))
    .where((eb) => eb(eb('held', '+', sumOf('HELD')), '>=', 0))
    .where((eb) => eb(eb('growth', '+', sumOf('GROWTH')), '>=', 0))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('point_entries')
    .values(
      refs.flatMap((ref) =>
        entries.map(([pot, delta]) => ({
          user_id: userId,
          pot,
          delta,
          reason,
          ref,
          order_id: orderId,
          at,
        })),
      ),
    )
    .execute()
  return true
}
