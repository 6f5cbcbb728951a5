import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { postEach, type GiftReason } from './points.store.ts'

export type Gift = {
  readonly userId: Id<'user'>
  readonly reason: GiftReason
  /** What it is given once for, each: a day, reviews, a person. */
  readonly refs: readonly string[]
  /** For each of them, in hundredths. */
  readonly points: number
  readonly growth: number
}

/**
 * Gives a member points to spend, and growth, once for each reason and reference; the account's row
 * makes those who come at once come one after the other. Answers how often: what was given before
 * is not given again.
 */
export async function givePoints(tx: Tx, gift: Gift, at: Date): Promise<number> {
  const { userId, reason, refs, points, growth } = gift
  if (refs.length === 0) return 0
  await tx
    .insertInto('point_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockRow(tx, 'point_accounts', { user_id: userId })
  const before = await tx
    .selectFrom('point_entries')
    .select('ref')
    .where('reason', '=', reason)
    .where('ref', 'in', refs)
    .where('pot', 'in', ['POINTS', 'GROWTH'])
    .execute()
  const given = new Set(before.map(({ ref }) => ref))
  const open = [...new Set(refs)].filter((ref) => !given.has(ref))
  if (open.length === 0) return 0
  const changes = { POINTS: points, GROWTH: growth }
  return (await postEach(tx, open, { userId, reason, at, changes })) ? open.length : 0
}
