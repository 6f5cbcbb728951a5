import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { postPoints } from './points.store.ts'

/**
 * Whoever leaves leaves the points: every pot is emptied by an entry, and nothing of the account's
 * becomes final any more.
 */
export async function forgetPoints(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx
    .updateTable('earned_orders')
    .set({ is_final: true })
    .where('user_id', '=', userId)
    .execute()
  await lockRow(tx, 'point_accounts', { user_id: userId })
  const has = await tx
    .selectFrom('point_accounts')
    .where('user_id', '=', userId)
    .select(['pending', 'points', 'growth'])
    .executeTakeFirst()
  if (!has) return
  const { at } = await tx
    .selectNoFrom((eb) => eb.fn<Date>('mall_now').as('at'))
    .executeTakeFirstOrThrow()
  await postPoints(tx, {
    userId,
    reason: 'LEFT',
    ref: userId,
    at,
    changes: { PENDING: -has.pending, POINTS: -has.points, GROWTH: -has.growth },
  })
}
