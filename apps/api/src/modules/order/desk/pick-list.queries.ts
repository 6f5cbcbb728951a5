import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
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
export async function findOrdersToPick(
  db: Db,
  sellerId: number,
  ids: readonly Id<'order'>[],
): Promise<OrderToPick[]> {
  const { rows } = await sql<OrderToPick>`
    with reader as (select ${sellersLanguage} as language from sellers s where s.id = ${sellerId})
    select o.id, o.code, o.status, o.handover, o.held_at is not null as "isHeld", o.service, o.shop_id as "shopId", h.name as "shopName",
      coalesce(o.pickup->>'city', c.delivery_address->>'city') as city, coalesce(o.pickup->>'country', c.delivery_address->>'regionShortName') as country, reader.language, goods.lines
    from reader cross join orders o join shops h on h.id = o.shop_id join contracts c on c.id = o.contract_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'code', k.code, 'name', coalesce(t.name, l.snapshot->>'name'),
        'finish', l.snapshot->>'finish', 'size', l.snapshot->>'size', 'measure', l.snapshot->'measure', 'qty', l.qty, 'deliveredQty', l.delivered_qty, 'canceledQty', l.canceled_qty,
        'openCancelQty', l.open_cancel_qty) order by l.position), '[]') as lines
      from order_lines l join skus k on k.id = l.sku_id
      left join item_texts t on t.item_id = l.item_id and t.language = reader.language where l.order_id = o.id) goods
    where o.seller_id = ${sellerId} and o.id = any(${ids}) order by o.ordered_at, o.id`.execute(db)
  return rows
}
