import { statusesOf } from '@galleria/contract/order-states'
import type { Language, Site } from '@galleria/contract/storefronts'
import { LOW_STOCK } from '@galleria/contract/goods-rules'
import { shortGtin, type ItemStatus } from '@galleria/contract/item-rules'
import type { Measure } from '@galleria/kernel/measure'
import type { VoucherKind } from '@galleria/contract/voucher-rules'
import { sql } from 'kysely'
import { escapeLike } from '#platform/keyword.ts'
import type { Db, Tx } from '#platform/db.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'
import { itemMeasure } from '#modules/catalog/selling/index.ts'

export type GoodsRow = {
  skuId: number
  code: string
  itemId: number
  urlKey: string
  name: string
  finish: string
  size: string
  picture: string
  shopId: number
  shopName: string
  status: ItemStatus
  /** Null of goods. */ voucher: VoucherKind | null
  isHeldBack: boolean
  measure: Measure | null
  onHand: number
  held: number
  isLow: boolean
  currency: string | null
  amount: number | null
  total: number
}
export type OwnSku = Omit<GoodsRow, 'total'> & {
  /**
   * Whether its shop may set its price: what costs points has none, and what the mall looks at
   * stays as it is looked at.
   */
  isPriced: boolean
  itemVersion: number
  /** Where its shop sits, which says what time it is for it. */ shopCountry: string
}
export type PriceRow = {
  site: Site
  currency: string
  amount: number
  was: number | null
  lowest30: number | null
  since: Date
}
export type HolderRow = { orderId: string; code: string; held: number }
export type MoveRow = {
  id: number
  at: Date
  reason: string
  onHand: number
  held: number
  note: string | null
  person: string | null
  orderId: string | null
  orderCode: string | null
}

type Asked = {
  readonly sellerId: number
  readonly language: Language
  readonly site: Site
}

/** As few as the seller of a shop `h` wants to be told about. */
const LOW = sql`coalesce((select e.low from stock_alerts e where e.seller_id = h.seller_id), ${LOW_STOCK}::int)`

/**
 * What pages show of a seller's goods. A version that nobody has given a name in the reader's
 * language is called by its item's proper name.
 */
function ownGoods(db: Db | Tx, { sellerId, language, site }: Asked) {
  return db
    .selectFrom('shops as h')
    .innerJoin('items as i', 'i.shop_id', 'h.id')
    .innerJoin('skus as k', 'k.item_id', 'i.id')
    .innerJoin('stock as q', 'q.sku_id', 'k.id')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', language),
    )
    .leftJoin('sku_prices as p', (join) =>
      join.onRef('p.sku_id', '=', 'k.id').on('p.site', '=', site).on('p.withdrawn_at', 'is', null),
    )
    .where('h.seller_id', '=', sellerId)
    .select(['k.id as skuId', 'k.code', 'k.finish', 'k.size', 'k.picture'])
    .select((eb) => [
      'i.id as itemId',
      'i.url_key as urlKey',
      eb.fn.coalesce('t.name', 'i.proper_name').as('name'),
    ])
    .select(['h.id as shopId', 'h.name as shopName', 'i.status', 'i.voucher'])
    .select([
      'i.held_back as isHeldBack',
      itemMeasure.as('measure'),
      'q.on_hand as onHand',
      'q.reserved as held',
      sql<boolean>`q.on_hand - q.reserved <= ${LOW}`.as('isLow'),
      'p.currency',
      'p.amount',
    ])
    .$narrowType<{ status: ItemStatus; voucher: VoucherKind | null }>()
}

/** Which of a seller's goods: what the page of goods can be filtered by. */
export type GoodsFilter = {
  readonly keyword: string
  readonly shopId: number | undefined
  readonly stock: keyof typeof STOCK_FILTERS | undefined
}
const STOCK_FILTERS = {
  LOW: sql`i.is_listed and q.on_hand > q.reserved and q.on_hand - q.reserved <= ${LOW}`,
  SOLD_OUT: sql`i.is_listed and q.on_hand = q.reserved`,
  PAUSED: sql`i.status = 'PAUSED'`,
} as const

/**
 * Of versions `k`: whether their number begins so, with noughts before it or without, as scanners
 * and tables differ. Fewer digits are a size or a part of a name: all numbers of a country begin
 * alike.
 */
export function hasGtin(words: string) {
  const digits = shortGtin(words)
  return /^\d{6,}$/.test(digits)
    ? sql<boolean>`ltrim(k.gtin, '0') like ${`${digits}%`}`
    : sql<boolean>`false`
}

/**
 * Whether prices can be set on the version `k` of the item `i`: not while the mall looks at it,
 * once it is put away, or for what is sold for points.
 */
export const isPriced = sql<boolean>`i.status not in ('IN_REVIEW', 'ARCHIVED') and not exists (select from point_prices m where m.sku_id = k.id)`

/**
 * Of shops `h`, items `i`, versions `k`, their stock `q` and texts `t` in the reader's language.
 */
export function fitsFilter({ keyword, shopId, stock }: GoodsFilter) {
  const words = escapeLike(keyword)
  return sql<boolean>`i.status <> 'ARCHIVED' and (${keyword} = '' or k.code ilike ${`${words}%`} or ${hasGtin(words)} or t.words like '%' || plain_text(${words}) || '%')
      and (${shopId ?? null}::int is null or h.id = ${shopId ?? null})
      ${stock ? sql`and ${STOCK_FILTERS[stock]}` : sql``}`
}

/**
 * A page of the versions of a seller's goods, by name. What is filtered by is that one seller's
 * goods only.
 */
export function findGoods(
  db: Db,
  asked: Asked & GoodsFilter & { readonly offset: number; readonly limit: number },
): Promise<GoodsRow[]> {
  return ownGoods(db, asked)
    .where(fitsFilter(asked))
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('name')
    .orderBy('i.id')
    .orderBy('k.position')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
}

/** One version of a seller's goods by its article number; another's is not found. */
export function findOwnSku(db: Db | Tx, asked: Asked, code: string): Promise<OwnSku | undefined> {
  return ownGoods(db, asked)
    .where('k.code', '=', code)
    .select([isPriced.as('isPriced'), 'i.version as itemVersion', 'h.country as shopCountry'])
    .executeTakeFirst()
}

/** At the storefronts where it is sold. */
export function findPrices(db: Db, skuId: number): Promise<PriceRow[]> {
  return db
    .selectFrom('sku_prices')
    .where('sku_id', '=', skuId)
    .where('withdrawn_at', 'is', null)
    .select(['site', 'currency', 'amount', 'was', 'lowest_30 as lowest30', 'since'])
    .$castTo<PriceRow>()
    .execute()
}

/** The other versions of an item, as its page lists them. */
export function findSiblings(
  db: Db,
  itemId: number,
): Promise<{ code: string; finish: string; size: string }[]> {
  return db
    .selectFrom('skus')
    .where('item_id', '=', itemId)
    .select(['code', 'finish', 'size'])
    .orderBy('position')
    .limit(200)
    .execute()
}

const unsentStatuses = [...statusesOf('PENDING_PAY'), ...statusesOf('UN_DELIVERY')]

/**
 * By which orders units of a version are held, the longest waiting first: what is open of the
 * seller's orders, and what is promised in exchange.
 */
export function findHolders(
  db: Db,
  { sellerId, skuId, limit }: { sellerId: number; skuId: number; limit: number },
): Promise<HolderRow[]> {
  return db
    .with('lines', (of) =>
      of
        .selectFrom('orders as o')
        .innerJoin('order_lines as l', 'l.order_id', 'o.id')
        .where('o.seller_id', '=', sellerId)
        .where('o.status', '=', sql<string>`any(${unsentStatuses})`)
        .where('l.sku_id', '=', skuId)
        .select(['l.id', 'l.order_id'])
        .union(
          of
            .selectFrom('reverse_orders as r')
            .innerJoin('reverse_lines as x', 'x.reverse_id', 'r.id')
            .innerJoin('order_lines as l', 'l.id', 'x.line_id')
            .where('r.seller_id', '=', sellerId)
            .where('r.status', 'in', [
              sql.lit('WAITING_FOR_BUYER_RETURN'),
              sql.lit('WAITING_FOR_QC_DONE'),
              sql.lit('WAITING_FOR_SELLER_SHIP'),
            ])
            .where('x.derivative_sku_id', '=', skuId)
            .select(['l.id', 'l.order_id']),
        ),
    )
    .selectFrom('lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('stock_moves as m', (join) =>
      join.onRef('m.line_id', '=', 'l.id').on('m.sku_id', '=', skuId),
    )
    .select((eb) => ['o.id as orderId', 'o.code', eb.fn.sum<number>('m.d_reserved').as('held')])
    .groupBy('o.id')
    .having((eb) => eb.fn.sum<number>('m.d_reserved'), '>', sql.lit(0))
    .orderBy('o.ordered_at')
    .orderBy('o.id')
    .limit(limit)
    .execute()
}

/** What moved the stock of a version, the newest first; `before` one of its moves. */
export function findMoves(
  db: Db,
  { skuId, before, limit }: { skuId: number; before: number | undefined; limit: number },
): Promise<MoveRow[]> {
  return db
    .selectFrom('stock_moves as m')
    .leftJoin('users as u', 'u.id', 'm.actor_id')
    .leftJoin('order_lines as l', 'l.id', 'm.line_id')
    .leftJoin('orders as o', 'o.id', 'l.order_id')
    .where('m.sku_id', '=', skuId)
    .where((eb) => {
      const from = eb
        .selectFrom('stock_moves as b')
        .where('b.id', '=', before ?? null)
        .where('b.sku_id', '=', skuId)
        .select(['b.at', 'b.id'])
      return sql<boolean>`(${before ?? null}::int is null or (m.at, m.id) < ${from})`
    })
    .select(['m.id', 'm.at', 'm.reason', 'm.d_on_hand as onHand', 'm.d_reserved as held', 'm.note'])
    .select([nameOfUserIfAny('u').as('person'), 'o.id as orderId', 'o.code as orderCode'])
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
}

/** With who has set it, and whether for a bulk change or to undo one. */
export type PastPriceRow = PriceRow & { person: string | null; setFor: 'CHANGE' | 'UNDO' | null }

/** What a version has cost at a storefront, the newest first. */
export function findPriceHistory(
  db: Db,
  { skuId, site, limit }: { skuId: number; site: Site; limit: number },
): Promise<PastPriceRow[]> {
  return db
    .selectFrom('price_history as c')
    .leftJoin('users as u', 'u.id', 'c.set_by')
    .where('c.sku_id', '=', skuId)
    .where('c.site', '=', site)
    .select(['c.site', 'c.currency', 'c.amount', 'c.was', 'c.lowest_30 as lowest30', 'c.since'])
    .select([nameOfUserIfAny('u').as('person'), 'c.set_for as setFor'])
    .orderBy('c.since', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .$narrowType<{ site: Site; setFor: PastPriceRow['setFor'] }>()
    .execute()
}
