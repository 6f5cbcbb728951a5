import { ASK_MALL_WITHIN_DAYS } from '@galleria/contract/after-sales-dispute-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { DAY } from '@galleria/kernel/time'
import { operationsOf } from '../reverse.present.ts'
import { findReversesForMall } from '../reverse.queries.ts'

export type LastChance = { readonly id: Id<'reverse'>; readonly code: string; readonly until: Date }

/**
 * A buyer's requests about which the mall can still be asked, and until when: declined, not
 * accepted, or kept for a loss of value. The same rule as the button's.
 */
export async function findLastChances(db: Db, buyerId: Id<'user'>): Promise<LastChance[]> {
  const ended = await db
    .selectFrom('reverse_orders')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'REVERSE_CLOSE')
    .where(
      'stopped_at',
      '>',
      sql<Date>`mall_now() - make_interval(days => ${sql.lit(ASK_MALL_WITHIN_DAYS)})`,
    )
    .orderBy('stopped_at')
    .orderBy('id')
    .limit(50)
    .execute()
  if (ended.length === 0) return []
  const reverses = await findReversesForMall(db, { ids: ended.map(({ id }) => id) })
  return reverses.flatMap((reverse) =>
    reverse.stoppedAt && operationsOf(reverse, 'buyer').includes('askMall')
      ? [
          {
            id: reverse.id,
            code: reverse.code,
            until: new Date(reverse.stoppedAt.getTime() + ASK_MALL_WITHIN_DAYS * DAY),
          },
        ]
      : [],
  )
}
