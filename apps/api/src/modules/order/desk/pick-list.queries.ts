import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db.ts'
import { sellersLanguage } from '#modules/merchant/index.ts'
import type { OrderStatus } from '../order.flow.ts'
import type { FrozenService, Handover } from '../order.types.ts'
import type { PickLine } from './pick-list.rules.ts'

export type OrderToPick = {
  readonly id: Id<'order'>
  readonly code: string
  readonly status: OrderStatus
  readonly handover: Handover
  readonly isHeld: boolean
  /** Delivered with assembly. */ readonly service: FrozenService | null
  readonly shopId: number
  readonly shopName: string
  readonly city: string
  readonly country: string
  /** Of the names of the goods. */ readonly language: string
  readonly lines: PickLine[]
}

/**
 * Orders of a seller with all their lines, the oldest first, in one statement: those of others are
 * not there. Goods have the name that they have today in the language of the seller's staff; where
 * they have none any more, the one they were bought by.
 */
export function findOrdersToPick(
  db: Db,
  sellerId: number,
  ids: readonly Id<'order'>[],
): Promise<OrderToPick[]> {
  return db
    .with('reader', (of) =>
      of
        .selectFrom('sellers as s')
        .where('s.id', '=', sellerId)
        .select(sellersLanguage.as('language')),
    )
    .selectFrom('reader')
    .crossJoin('orders as o')
    .innerJoin('shops as h', 'h.id', 'o.shop_id')
    .innerJoin('contracts as c', 'c.id', 'o.contract_id')
    .where('o.seller_id', '=', sellerId)
    .where('o.id', '=', sql<string>`any(${ids})`)
    .select(['o.id', 'o.code', 'o.status', 'o.handover', 'o.service', 'reader.language'])
    .select((eb) => [
      eb('o.held_at', 'is not', null).as('isHeld'),
      'o.shop_id as shopId',
      'h.name as shopName',
      sql<string>`coalesce(o.pickup->>'city', c.delivery_address->>'city')`.as('city'),
      sql<string>`coalesce(o.pickup->>'country', c.delivery_address->>'regionShortName')`.as(
        'country',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .innerJoin('skus as k', 'k.id', 'l.sku_id')
          .leftJoin('item_texts as t', (join) =>
            join.onRef('t.item_id', '=', 'l.item_id').onRef('t.language', '=', 'reader.language'),
          )
          .whereRef('l.order_id', '=', 'o.id')
          .select(['l.id', 'l.sku_id as skuId', 'k.code'])
          .select([
            sql<string>`case when l.snapshot ? 'part' then l.snapshot->>'name' else coalesce(t.name, l.snapshot->>'name') end`.as(
              'name',
            ),
            sql<string | null>`l.snapshot->>'part'`.as('part'),
            sql<string>`l.snapshot->>'finish'`.as('finish'),
            sql<string>`l.snapshot->>'size'`.as('size'),
            sql<unknown>`l.snapshot->'measure'`.as('measure'),
          ])
          .select(['l.qty', 'l.delivered_qty as deliveredQty', 'l.canceled_qty as canceledQty'])
          .select('l.open_cancel_qty as openCancelQty')
          .orderBy('l.position'),
      ).as('lines'),
    ])
    .orderBy('o.ordered_at')
    .orderBy('o.id')
    .$castTo<OrderToPick>()
    .execute()
}
