import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

/**
 * The only writer of stock. Rows are locked in the order of sku ids, so that two carts with the same goods cannot block each other,
 * and every change has its move beside it: stock always equals the sum of its moves.
 */
export type Units = {
  readonly skuId: number
  readonly lineId: Id<'orderLine'>
  readonly qty: number
}

/** Holds units for order lines; false, and nothing held, when one of them is short. */
export async function holdUnits(tx: Tx, units: readonly Units[], reason: string): Promise<boolean> {
  const [row] = await runSql<{ held: number; asked: number }>(
    tx,
    `
    with asked as (select sku_id, sum(qty)::int as qty from unnest($1::int[], $2::int[]) u(sku_id, qty) group by 1),
    locked as (select s.sku_id, s.on_hand - s.reserved as available from stock s where s.sku_id = any($1) order by s.sku_id for update),
    enough as (select count(*) = (select count(*) from asked) as ok from asked a join locked l using (sku_id) where l.available >= a.qty),
    held as (update stock s set reserved = s.reserved + a.qty from asked a, enough e where e.ok and s.sku_id = a.sku_id returning s.sku_id),
    moved as (insert into stock_moves (sku_id, line_id, d_on_hand, d_reserved, reason)
      select u.sku_id, u.line_id, 0, u.qty, $4 from unnest($1::int[], $2::int[], $3::uuid[]) u(sku_id, qty, line_id), enough e where e.ok returning 1)
    select (select count(*)::int from held) as held, (select count(*)::int from asked) as asked`,
    [...columns(units), reason],
  )
  return row !== undefined && row.held === row.asked
}

/** Gives held units back to the shelf. */
export async function freeUnits(tx: Tx, units: readonly Units[], reason: string): Promise<void> {
  await lockInOrder(tx, units)
  await runSql(
    tx,
    `
    with back as (select sku_id, sum(qty)::int as qty from unnest($1::int[], $2::int[]) u(sku_id, qty) group by 1),
    freed as (update stock s set reserved = s.reserved - b.qty from back b where s.sku_id = b.sku_id)
    insert into stock_moves (sku_id, line_id, d_on_hand, d_reserved, reason)
    select u.sku_id, u.line_id, 0, -u.qty, $4 from unnest($1::int[], $2::int[], $3::uuid[]) u(sku_id, qty, line_id)`,
    [...columns(units), reason],
  )
}

/** Held units leave the house in a parcel. */
export async function sendUnits(tx: Tx, units: readonly Units[], reason: string): Promise<void> {
  await lockInOrder(tx, units)
  await runSql(
    tx,
    `
    with gone as (select sku_id, sum(qty)::int as qty from unnest($1::int[], $2::int[]) u(sku_id, qty) group by 1),
    sent as (update stock s set reserved = s.reserved - g.qty, on_hand = s.on_hand - g.qty from gone g where s.sku_id = g.sku_id)
    insert into stock_moves (sku_id, line_id, d_on_hand, d_reserved, reason)
    select u.sku_id, u.line_id, -u.qty, -u.qty, $4 from unnest($1::int[], $2::int[], $3::uuid[]) u(sku_id, qty, line_id)`,
    [...columns(units), reason],
  )
}

async function lockInOrder(tx: Tx, units: readonly Units[]): Promise<void> {
  await runSql(tx, 'select sku_id from stock where sku_id = any($1) order by sku_id for update', [
    units.map((unit) => unit.skuId),
  ])
}

function columns(units: readonly Units[]): [number[], number[], string[]] {
  return [
    units.map((unit) => unit.skuId),
    units.map((unit) => unit.qty),
    units.map((unit) => unit.lineId),
  ]
}
