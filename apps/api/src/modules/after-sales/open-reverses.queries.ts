import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** How many after-sales orders of each seller are not at their end; a seller without one is not in the map. */
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
