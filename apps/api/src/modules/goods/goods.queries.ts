import { statusesOf } from '@galleria/contract/order-states'
import type { Language, Site } from '@galleria/contract/storefronts'
import { LOW_STOCK } from '@galleria/contract/goods-rules'
import { shortGtin, type ItemStatus } from '@galleria/contract/item-rules'
import type { Measure } from '@galleria/kernel/measure'
import type { VoucherKind } from '@galleria/contract/voucher-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

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
export const LOW = sql`coalesce((select e.low from stock_alerts e where e.seller_id = h.seller_id), ${LOW_STOCK}::int)`

/**
 * A version that nobody has given a name in the reader's language is called by its item's proper
 * name.
 */
const COLUMNS = sql`k.id as "skuId", k.code, k.finish, k.size, k.picture, i.id as "itemId", i.url_key as "urlKey", coalesce(t.name, i.proper_name) as name,
    h.id as "shopId", h.name as "shopName", i.status, i.voucher, i.held_back as "isHeldBack",
    case when i.measure is not null then json_build_object('unit', i.measure, 'step', i.step) end as measure,
    q.on_hand as "onHand", q.reserved as held, q.on_hand - q.reserved <= ${LOW} as "isLow", p.currency, p.amount`

function ownGoods({ sellerId, language, site }: Asked) {
  return sql`from shops h join items i on i.shop_id = h.id join skus k on k.item_id = i.id join stock q on q.sku_id = k.id
      left join item_texts t on t.item_id = i.id and t.language = ${language}
      left join sku_prices p on p.sku_id = k.id and p.site = ${site} and p.withdrawn_at is null
    where h.seller_id = ${sellerId}`
}

/** Which of a seller's goods: what the page of goods can be filtered by. */
export type GoodsFilter = {
  readonly keyword: string
  readonly shopId: number | undefined
  readonly stock: keyof typeof STOCK_FILTERS | undefined
}
const STOCK_FILTERS = {
  LOW: sql`and i.is_listed and q.on_hand > q.reserved and q.on_hand - q.reserved <= ${LOW}`,
  SOLD_OUT: sql`and i.is_listed and q.on_hand = q.reserved`,
  PAUSED: sql`and i.status = 'PAUSED'`,
} as const

/**
 * Of versions `k`: whether their number begins so, with noughts before it or without, as scanners
 * and tables differ. Fewer digits are a size or a part of a name: all numbers of a country begin
 * alike.
 */
export function hasGtin(words: string) {
  const digits = shortGtin(words)
  return /^\d{6,}$/.test(digits) ? sql`ltrim(k.gtin, '0') like ${`${digits}%`}` : sql`false`
}

/**
 * Of shops `h`, items `i`, versions `k`, their stock `q` and texts `t` in the reader's language.
 */
export function fitsFilter({ keyword, shopId, stock }: GoodsFilter) {
  // Signs of the pattern are signs of the keyword.
  const words = keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`and i.status <> 'ARCHIVED' and (${keyword} = '' or k.code ilike ${`${words}%`} or ${hasGtin(words)} or t.words like '%' || plain_text(${words}) || '%')
      and (${shopId ?? null}::int is null or h.id = ${shopId ?? null})
      ${stock ? STOCK_FILTERS[stock] : sql``}`
}

/**
 * A page of the versions of a seller's goods, by name. What is filtered by is that one seller's
 * goods only.
 */
export async function findGoods(
  db: Db,
  asked: Asked & GoodsFilter & { readonly offset: number; readonly limit: number },
): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select ${COLUMNS}, count(*) over ()::int as total ${ownGoods(asked)} ${fitsFilter(asked)}
    order by name, i.id, k.position limit ${asked.limit} offset ${asked.offset}`.execute(db)
  return rows
}

/** One version of a seller's goods by its article number; another's is not found. */
export async function findOwnSku(
  db: Db | Tx,
  asked: Asked,
  code: string,
): Promise<OwnSku | undefined> {
  const { rows } = await sql<OwnSku>`
    select ${COLUMNS}, i.status not in ('IN_REVIEW', 'ARCHIVED') and not exists (select from point_prices m where m.sku_id = k.id) as "isPriced",
      h.country as "shopCountry"
    ${ownGoods(asked)} and k.code = ${code}`.execute(db)
  return rows[0]
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
export async function findHolders(
  db: Db,
  { sellerId, skuId, limit }: { sellerId: number; skuId: number; limit: number },
): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    with lines as (
      select l.id, l.order_id from orders o join order_lines l on l.order_id = o.id
      where o.seller_id = ${sellerId} and o.status = any(${unsentStatuses})
        and l.sku_id = ${skuId}
      union
      select l.id, l.order_id from reverse_orders r join reverse_lines x on x.reverse_id = r.id join order_lines l on l.id = x.line_id
      where r.seller_id = ${sellerId} and r.status in ('WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE', 'WAITING_FOR_SELLER_SHIP')
        and x.derivative_sku_id = ${skuId}
    )
    select o.id as "orderId", o.code, sum(m.d_reserved)::int as held
    from lines l join orders o on o.id = l.order_id join stock_moves m on m.line_id = l.id and m.sku_id = ${skuId}
    group by o.id having sum(m.d_reserved) > 0 order by o.ordered_at, o.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** What moved the stock of a version, the newest first; `before` one of its moves. */
export async function findMoves(
  db: Db,
  { skuId, before, limit }: { skuId: number; before: number | undefined; limit: number },
): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select m.id::int as id, m.at, m.reason, m.d_on_hand as "onHand", m.d_reserved as held, m.note, u.nickname as person, o.id as "orderId", o.code as "orderCode"
    from stock_moves m left join users u on u.id = m.actor_id left join order_lines l on l.id = m.line_id left join orders o on o.id = l.order_id
    where m.sku_id = ${skuId}
      and (${before ?? null}::int is null or (m.at, m.id) < (select b.at, b.id from stock_moves b where b.id = ${before ?? null} and b.sku_id = ${skuId}))
    order by m.at desc, m.id desc limit ${limit}`.execute(db)
  return rows
}

/** With who has set it, and whether for a bulk change or to undo one. */
export type PastPriceRow = PriceRow & { person: string | null; setFor: 'CHANGE' | 'UNDO' | null }

/** What a version has cost at a storefront, the newest first. */
export async function findPriceHistory(
  db: Db,
  { skuId, site, limit }: { skuId: number; site: Site; limit: number },
): Promise<PastPriceRow[]> {
  const { rows } = await sql<PastPriceRow>`
    select c.site, c.currency, c.amount, c.was, c.lowest_30 as "lowest30", c.since, u.nickname as person, c.set_for as "setFor"
    from price_history c left join users u on u.id = c.set_by
    where c.sku_id = ${skuId} and c.site = ${site} order by c.since desc, c.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
