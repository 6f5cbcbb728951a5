import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

type Sold = readonly { itemId: number; qty: number }[]

/**
 * Counts what was sold, in pieces: all that is ordered and not given up. Goods by measure are one
 * piece, however long.
 */
export function countSold(tx: Tx, sold: Sold): Promise<void> {
  return changeSold(tx, sold)
}

/** Orders that were cancelled sold nothing. */
export function uncountSold(tx: Tx, sold: Sold): Promise<void> {
  return changeSold(
    tx,
    sold.map(({ itemId, qty }) => ({ itemId, qty: -qty })),
  )
}

/**
 * The items are locked in the order of their ids first: an update alone takes them in any order,
 * and two of them would wait for each other.
 */
async function changeSold(tx: Tx, sold: Sold): Promise<void> {
  const ids = sold.map((one) => one.itemId)
  await sql`
    with sold as (
      select item_id, sum(case when i.measure is null then qty else sign(qty) end)::int as qty
      from unnest(${ids}::int[], ${sold.map((one) => one.qty)}::int[]) s(item_id, qty) join items i on i.id = s.item_id
      group by 1
    ),
    locked as (
      select id from items where id in (select item_id from sold) order by id for no key update
    )
    update items i set sold_count = i.sold_count + s.qty from sold s, locked l where i.id = s.item_id and l.id = i.id`.execute(
    tx,
  )
}
