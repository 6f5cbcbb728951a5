import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Swap } from './exchange.types.ts'

/**
 * What stands of requests that concern versions of these lines, by line, in the order in which they
 * were asked for.
 */
export async function findSwaps(
  db: Db | Tx,
  lineIds: readonly Id<'orderLine'>[],
): Promise<Map<string, Swap[]>> {
  const rows = await db
    .selectFrom('reverse_lines as l')
    .innerJoin('reverse_orders as r', 'r.id', 'l.reverse_id')
    .leftJoin('order_lines as k', 'k.id', 'l.surcharge_line')
    .where('l.line_id', '=', sql<string>`any(${lineIds})`)
    .where((eb) =>
      eb.or([
        eb('l.goods_sku_id', 'is not', null),
        eb('l.derivative_sku_id', 'is not', null),
        eb('l.surcharge_back', '>', sql.lit(0)),
      ]),
    )
    .where('r.status', 'not in', [sql.lit('REVERSE_CANCELED'), sql.lit('REVERSE_CLOSE')])
    .select(['l.line_id as lineId', 'r.status', 'r.is_changed_to_return as isChangedToReturn'])
    .select(['l.goods_sku_id as goodsSkuId', 'l.derivative_sku_id as derivativeSkuId'])
    .select(['l.derivative', 'l.taken_qty as takenQty', 'l.replaced_qty as replacedQty'])
    .select(['l.replaced_paid as replacedPaid', 'l.surcharge_back as surchargeBack'])
    .select((eb) => [
      eb
        .case()
        .when('k.delivered_qty', '>', sql.lit(0))
        .then(eb.ref('k.need_pay').$notNull())
        .else(sql.lit<number>(0))
        .end()
        .as('surchargePaid'),
      eb('r.type', '=', sql.lit('SALE_REFUND')).$castTo<boolean>().as('isForMoney'),
    ])
    .orderBy('r.applied_at')
    .orderBy('r.id')
    .$narrowType<Pick<Swap, 'status' | 'derivative'>>()
    .execute()
  return Map.groupBy(rows, ({ lineId }) => lineId)
}

type SurchargeLine = {
  readonly lineId: Id<'orderLine'>
  readonly skuId: number
  readonly surchargeLineId: Id<'orderLine'>
  /** Units that came for it, and what was paid. */
  readonly qty: number
  readonly amount: number
  readonly orderId: Id<'order'>
  readonly contractId: Id<'contract'>
}

/** The lines by which more was paid for what came instead of these: the first exchange's first. */
export function findSurchargeLines(
  tx: Tx,
  lineIds: readonly Id<'orderLine'>[],
): Promise<SurchargeLine[]> {
  return tx
    .selectFrom('reverse_lines as l')
    .innerJoin('reverse_orders as r', 'r.id', 'l.reverse_id')
    .innerJoin('order_lines as k', 'k.id', 'l.surcharge_line')
    .innerJoin('orders as o', 'o.id', 'k.order_id')
    .where('l.line_id', '=', sql<string>`any(${lineIds})`)
    .where('r.status', '=', 'REVERSE_DONE')
    .where('r.is_changed_to_return', '=', false)
    .orderBy('r.applied_at')
    .orderBy('r.id')
    .select([
      'l.line_id as lineId',
      'l.derivative_sku_id as skuId',
      'k.id as surchargeLineId',
      'l.replaced_qty as qty',
      'k.need_pay as amount',
      'o.id as orderId',
      'o.contract_id as contractId',
    ])
    .$castTo<SurchargeLine>()
    .execute()
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
