import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Swap } from './exchange.rules.ts'

/** What stands of requests that concern versions of these lines, by line, in the order in which they were asked for. */
export async function findSwaps(
  db: Db | Tx,
  lineIds: readonly Id<'orderLine'>[],
): Promise<Map<string, Swap[]>> {
  const { rows } = await sql<Swap>`
    select l.line_id as "lineId", r.status, r.is_changed_to_return as "isChangedToReturn", l.goods_sku_id as "goodsSkuId", l.derivative_sku_id as "derivativeSkuId", l.derivative, l.taken_qty as "takenQty", l.replaced_qty as "replacedQty", l.replaced_paid as "replacedPaid"
    from reverse_lines l join reverse_orders r on r.id = l.reverse_id
    where l.line_id = any(${lineIds}) and (l.goods_sku_id is not null or l.derivative_sku_id is not null) and r.status not in ('REVERSE_CANCELED', 'REVERSE_CLOSE')
    order by r.applied_at, r.id`.execute(db)
  return Map.groupBy(rows, ({ lineId }) => lineId)
}

/** The orders that these lines are in; those of somebody else are not there. */
export async function findOrdersOfLines(
  db: Db,
  buyerId: Id<'user'>,
  lineIds: readonly Id<'orderLine'>[],
): Promise<Id<'order'>[]> {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .where('l.id', '=', sql<string>`any(${lineIds})`)
    .where('o.buyer_id', '=', buyerId)
    .select('o.id')
    .distinct()
    .$castTo<{ id: Id<'order'> }>()
    .execute()
  return rows.map(({ id }) => id)
}
