import { underWayStatuses } from '@galleria/contract/order-states'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/**
 * How many orders of each seller are still to be sent or on their way; a seller without one is not
 * in the map.
 */
export async function countOpenOrders(
  db: Db | Tx,
  sellerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['seller_id as sellerId', eb.fn.countAll<number>().as('count')])
    .where('seller_id', '=', sql<number>`any(${sellerIds})`)
    .where('status', 'in', underWayStatuses)
    .groupBy('seller_id')
    .execute()
  return new Map(rows.map(({ sellerId, count }) => [sellerId, count]))
}
