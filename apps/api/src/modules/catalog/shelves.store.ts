import { runSql, type Tx } from '#platform/db.ts'

/**
 * A seller who may not sell: its listed items are put aside and marked, so that exactly these come back. `is_listed` stays the one flag that
 * listing, search, item pages and the cart ask, with its indexes; what lies in carts stays there and says that it is gone.
 */
export async function clearShelves(tx: Tx, sellerId: number): Promise<void> {
  await runSql(
    tx,
    `with gone as (select i.id from items i join shops h on h.id = i.shop_id where h.seller_id = $1 and i.is_listed order by i.id for update of i)
    update items i set is_listed = false, held_back = true from gone where i.id = gone.id`,
    [sellerId],
  )
}

export async function fillShelves(tx: Tx, sellerId: number): Promise<void> {
  await runSql(
    tx,
    `with back as (select i.id from items i join shops h on h.id = i.shop_id where h.seller_id = $1 and i.held_back order by i.id for update of i)
    update items i set is_listed = true, held_back = false from back where i.id = back.id`,
    [sellerId],
  )
}
