import { MOST_ON_HAND } from '@galleria/contract/goods-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { lockRow, lockRows } from '#platform/lock.ts'

/**
 * The only writer of stock. Rows are locked in the order of sku ids, so that two carts with the
 * same goods cannot block each other, and every change has its move beside it: stock always equals
 * the sum of its moves.
 */
export type Units = {
  readonly skuId: number
  readonly lineId: Id<'orderLine'>
  readonly qty: number
}

const hold = hotSql<'catalog.hold-units', { held: number; asked: number }>(
  'catalog.hold-units',
  `
  with asked as (
    select sku_id, sum(qty)::int as qty from unnest($1::int[], $2::int[]) u(sku_id, qty) group by 1
  ),
  locked as (
    select s.sku_id, s.on_hand - s.reserved as available from stock s
    where s.sku_id = any($1) order by s.sku_id for update
  ),
  enough as (
    select count(*) = (select count(*) from asked) as ok
    from asked a join locked l using (sku_id) where l.available >= a.qty
  ),
  held as (
    update stock s set reserved = s.reserved + a.qty from asked a, enough e
    where e.ok and s.sku_id = a.sku_id returning s.sku_id
  ),
  moved as (
    insert into stock_moves (sku_id, line_id, d_on_hand, d_reserved, reason)
    select u.sku_id, u.line_id, 0, u.qty, $4
    from unnest($1::int[], $2::int[], $3::uuid[]) u(sku_id, qty, line_id), enough e where e.ok returning 1
  )
  select (select count(*)::int from held) as held, (select count(*)::int from asked) as asked`,
)

/** Holds units for order lines; false, and nothing held, when one of them is short. */
export async function holdUnits(tx: Tx, units: readonly Units[], reason: string): Promise<boolean> {
  const { skuIds, quantities, lineIds } = columnsOf(units)
  const [row] = await runHot(tx, hold, [skuIds, quantities, lineIds, reason])
  return row !== undefined && row.held === row.asked
}

/** Held units are for sale again. */
export function freeUnits(tx: Tx, units: readonly Units[], reason: string): Promise<void> {
  return changeStock(tx, units, { onHand: 0, reserved: -1, reason })
}

/** Held units leave the house in a parcel. */
export function sendUnits(tx: Tx, units: readonly Units[], reason: string): Promise<void> {
  return changeStock(tx, units, { onHand: -1, reserved: -1, reason })
}

/** Units that had left are in the house again, held for the same lines. */
export function takeBackUnits(tx: Tx, units: readonly Units[], reason: string): Promise<void> {
  return changeStock(tx, units, { onHand: 1, reserved: 1, reason })
}

/** Units that were sold and have come back are for sale again. */
export function takeInUnits(tx: Tx, units: readonly Units[], reason: string): Promise<void> {
  return changeStock(tx, units, { onHand: 1, reserved: 0, reason })
}

/**
 * Locks the shelves of units that one transaction frees and takes in: each by itself would lock in
 * its own order.
 */
export async function lockShelves(tx: Tx, units: readonly Units[]): Promise<void> {
  if (units.length > 0)
    await lockRows(tx, 'stock', 'sku_id', { sku_id: units.map(({ skuId }) => skuId) })
}

export type HandMove = {
  readonly skuId: number
  /** By how many steps the shelf changes, or how many there are where the mall knew of `seen`. */
  readonly change: { readonly by: number } | { readonly to: number; readonly seen: number }
  readonly reason: string
  readonly note: string | null
  readonly actorId: Id<'user'>
  /** The same move sent again is one. */
  readonly requestKey: string
}
export type HandMoveEnd =
  /** What is in the house before and after; nothing of what had been said before. */
  | { readonly end: 'moved'; readonly onHand?: { readonly before: number; readonly after: number } }
  /** Orders hold more than would be left. */
  | { readonly end: 'held'; readonly held: number }
  /** Something came or left since it was read. */
  | { readonly end: 'stale'; readonly onHand: number }
  | { readonly end: 'full' }
  /** The version was taken out meanwhile. */
  | { readonly end: 'gone' }

/**
 * What a person of the shop puts on the shelf or takes off it. A count that finds what was known is
 * a move of none: that somebody counted is worth knowing.
 */
export async function moveByHand(tx: Tx, move: HandMove): Promise<HandMoveEnd> {
  const { skuId, change, requestKey } = move
  await lockRow(tx, 'stock', { sku_id: skuId })
  const shelf = await tx
    .selectFrom('stock')
    .select(['on_hand as onHand', 'reserved as held'])
    .where('sku_id', '=', skuId)
    .executeTakeFirst()
  if (!shelf) return { end: 'gone' }
  const again = await tx
    .selectFrom('stock_moves')
    .select('id')
    .where('sku_id', '=', skuId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (again) return { end: 'moved' }
  if ('seen' in change && change.seen !== shelf.onHand)
    return { end: 'stale', onHand: shelf.onHand }
  const onHand = 'seen' in change ? change.to : shelf.onHand + change.by
  if (onHand < shelf.held) return { end: 'held', held: shelf.held }
  if (onHand > MOST_ON_HAND) return { end: 'full' }
  await tx.updateTable('stock').set({ on_hand: onHand }).where('sku_id', '=', skuId).execute()
  await tx
    .insertInto('stock_moves')
    .values({
      sku_id: skuId,
      d_on_hand: onHand - shelf.onHand,
      d_reserved: 0,
      reason: move.reason,
      note: move.note,
      actor_id: move.actorId,
      request_key: requestKey,
    })
    .execute()
  return { end: 'moved', onHand: { before: shelf.onHand, after: onHand } }
}

/** `onHand` and `reserved` say by how much each unit changes them. */
async function changeStock(
  tx: Tx,
  units: readonly Units[],
  { onHand, reserved, reason }: { onHand: 0 | 1 | -1; reserved: 0 | 1 | -1; reason: string },
): Promise<void> {
  const { skuIds, quantities, lineIds } = columnsOf(units)
  await lockRows(tx, 'stock', 'sku_id', { sku_id: skuIds })
  await tx
    .with('changed', (db) =>
      db
        .selectFrom(
          sql<{
            sku_id: number
            qty: number
          }>`unnest(${skuIds}::int[], ${quantities}::int[])`.as<'u'>(sql`u(sku_id, qty)`),
        )
        .select((eb) => ['sku_id', eb.cast<number>(eb.fn.sum('qty'), 'integer').as('qty')])
        .groupBy('sku_id'),
    )
    .with('written', (db) =>
      db
        .updateTable('stock as s')
        .from('changed as c')
        .set({
          on_hand: sql<number>`s.on_hand + c.qty * ${onHand}::int`,
          reserved: sql<number>`s.reserved + c.qty * ${reserved}::int`,
        })
        .whereRef('s.sku_id', '=', 'c.sku_id'),
    )
    .insertInto('stock_moves')
    .columns(['sku_id', 'line_id', 'd_on_hand', 'd_reserved', 'reason'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{
            sku_id: number
            qty: number
            line_id: string
          }>`unnest(${skuIds}::int[], ${quantities}::int[], ${lineIds}::uuid[])`.as<'u'>(
            sql`u(sku_id, qty, line_id)`,
          ),
        )
        .select([
          'u.sku_id',
          'u.line_id',
          sql<number>`u.qty * ${onHand}::int`.as('d_on_hand'),
          sql<number>`u.qty * ${reserved}::int`.as('d_reserved'),
          sql<string>`${reason}::text`.as('reason'),
        ]),
    )
    .execute()
}

function columnsOf(units: readonly Units[]) {
  return {
    skuIds: units.map((unit) => unit.skuId),
    quantities: units.map((unit) => unit.qty),
    lineIds: units.map((unit) => unit.lineId),
  }
}
