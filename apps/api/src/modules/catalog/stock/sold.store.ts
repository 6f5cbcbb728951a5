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
  const quantities = sold.map((one) => one.qty)
  await tx
    .with('sold', (db) =>
      db
        .selectFrom(
          sql<{
            item_id: number
            qty: number
          }>`unnest(${ids}::int[], ${quantities}::int[])`.as<'s'>(sql`s(item_id, qty)`),
        )
        .innerJoin('items as i', 'i.id', 's.item_id')
        .select([
          's.item_id',
          sql<number>`sum(case when i.measure is null then s.qty else sign(s.qty) end)::int`.as(
            'qty',
          ),
        ])
        .groupBy('s.item_id'),
    )
    .with('locked', (db) =>
      db
        .selectFrom('items')
        .where('id', 'in', (eb) => eb.selectFrom('sold').select('item_id'))
        .select('id')
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .updateTable('items as i')
    .from(['sold as s', 'locked as l'])
    .set((eb) => ({ sold_count: eb('i.sold_count', '+', eb.ref('s.qty')) }))
    .whereRef('i.id', '=', 's.item_id')
    .whereRef('l.id', '=', 'i.id')
    .execute()
}
