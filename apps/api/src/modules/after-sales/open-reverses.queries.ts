import { ASK_MALL_WITHIN_DAYS } from '@galleria/contract/after-sales-dispute-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/**
 * How many after-sales orders of each seller are not at their end; a seller without one is not in
 * the map.
 */
export async function countOpenReverses(
  db: Db | Tx,
  sellerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('reverse_orders')
    .select((eb) => ['seller_id as sellerId', eb.fn.countAll<number>().as('count')])
    .where('seller_id', '=', sql<number>`any(${sellerIds})`)
    .where('status', 'not in', ['REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE'])
    .groupBy('seller_id')
    .execute()
  return new Map(rows.map(({ sellerId, count }) => [sellerId, count]))
}

/**
 * Whether the mall can still be asked about something of an order that its shop has declined, or
 * did not accept, and may then give its money back.
 */
export async function mayStillGoToMall(db: Db | Tx, orderId: Id<'order'>): Promise<boolean> {
  const found = await db
    .selectFrom('reverse_orders as r')
    .where('r.order_id', '=', orderId)
    .where('r.status', '=', 'REVERSE_CLOSE')
    .where(
      'r.stopped_at',
      '>',
      sql<Date>`mall_now() - make_interval(days => ${sql.lit(ASK_MALL_WITHIN_DAYS)})`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reverse_disputes as d').whereRef('d.reverse_id', '=', 'r.id'))),
    )
    .select('r.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
