import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/**
 * A seller who may not sell: its listed items are put aside and marked, so that exactly these come back. `is_listed` stays the one flag that
 * listing, search, item pages and the cart ask, with its indexes; what lies in carts stays there and says that it is gone.
 */
export async function hideItems(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    with gone as (
      select i.id from items i join shops h on h.id = i.shop_id
      where h.seller_id = ${sellerId} and i.is_listed order by i.id for update of i
    )
    update items i set is_listed = false, held_back = true from gone where i.id = gone.id`.execute(
    tx,
  )
}

export async function showItems(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    with back as (
      select i.id from items i join shops h on h.id = i.shop_id
      where h.seller_id = ${sellerId} and i.held_back order by i.id for update of i
    )
    update items i set is_listed = true, held_back = false from back where i.id = back.id`.execute(
    tx,
  )
}

/** How many items each of these sellers has listed; a seller without one is not in the map. */
export async function countListed(
  db: Db | Tx,
  sellerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('items as i')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .select((eb) => ['h.seller_id as sellerId', eb.fn.countAll<number>().as('count')])
    .where('h.seller_id', '=', sql<number>`any(${sellerIds})`)
    .where('i.is_listed', '=', true)
    .groupBy('h.seller_id')
    .execute()
  return new Map(rows.map(({ sellerId, count }) => [sellerId, count]))
}
