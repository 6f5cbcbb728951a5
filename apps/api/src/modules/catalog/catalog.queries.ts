import type { Language, Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { MEASURE_JSON } from './selling/item-json.ts'
import type { CardRow, SetRow, ShopRow } from './catalog.types.ts'
import { ITEMS_BELOW } from './categories/category.store.ts'

/** Seconds that a running sale still holds, by the clock that decides it. */
const leftOf = (price: string) =>
  `ceil(extract(epoch from ${price}.sale_ends_at - mall_now()))::int`

/**
 * What the pictures of the item `i` show, in the reader's language or the one in which its shop
 * said it.
 */
export const PICTURE_ALTS = `(select json_object_agg(e.key, coalesce(e.value->>$2::text, e.value->>i.language,
    (select w.value from jsonb_each_text(e.value) w order by w.key limit 1))) from jsonb_each(i.picture_texts) e)`

/**
 * Of an item the sku that the card's button puts into the cart: the cheapest one there is, and only
 * when all are sold out the cheapest of them.
 */
const CHEAPEST =
  's.item_id = i.id order by (q.on_hand > q.reserved) desc, p.amount, s.position limit 1'

/**
 * Cards of the items that `chosen` selects as (id, position). They are chosen first, so that what a
 * card needs is looked up for these only.
 */
function cardsOf(chosen: string, shown = CHEAPEST, skuCount = 'o.sku_count'): string {
  return `
with chosen as materialized (${chosen})
select i.id, i.shop_id as "shopId", h.name as "shopName", i.url_key as "urlKey", t.name, t.noun, i.model,
  k.id as "skuId", k.suffix, k.picture, k.currency, k.amount, k.points, k.was, k.lowest_30 as "lowest30",
  k.sale_starts_at as "saleStartsAt", k.sale_ends_at as "saleEndsAt", ${leftOf('k')} as "saleLeft",
  ${MEASURE_JSON} as measure, exists (select 1 from set_parts g where g.main_id = i.id) as "headsSet", exists (select 1 from running_pre_sales r where r.sku_id = k.id) as "isPreSale", ${skuCount} as "skuCount",
  i.rating_sum as "ratingSum", i.rating_count as "ratingCount", k.available as "isAvailable",
  v.pictures, v.gone, ${PICTURE_ALTS} as alts
from chosen
  join items i on i.id = chosen.id
  join item_offers o on o.item_id = i.id and o.site = $1
  join lateral (
    select s.id, s.suffix, s.picture, p.currency, p.amount, p.points, p.was, p.lowest_30, p.sale_starts_at, p.sale_ends_at,
      q.on_hand > q.reserved as available
    from skus s join current_prices p on p.sku_id = s.id and p.site = $1 join stock q on q.sku_id = s.id
    where ${shown}
  ) k on true
  join item_texts t on t.item_id = i.id and t.language = $2
  join shops h on h.id = i.shop_id
  join lateral (
    select array_agg(picture order by position) as pictures, coalesce(array_agg(picture) filter (where is_gone), '{}') as gone
    from (select picture, min(position) as position, bool_and(q.on_hand <= q.reserved) as is_gone
      from skus s join stock q on q.sku_id = s.id where s.item_id = i.id group by picture) p
  ) v on true
order by chosen.position`
}

const versionCards = hotSql<'catalog.version-cards', CardRow>(
  'catalog.version-cards',
  cardsOf(
    `select s.item_id as id, v.sku_id, v.sku_count, v.position
    from unnest($3::int[], $4::int[]) with ordinality v(sku_id, sku_count, position)
      join skus s on s.id = v.sku_id join items i on i.id = s.item_id where i.is_listed`,
    's.id = chosen.sku_id',
    'chosen.sku_count',
  ),
)

const cards = hotSql<'catalog.cards', CardRow>(
  'catalog.cards',
  cardsOf(
    'select i.id, array_position($3, i.id) as position from items i where i.id = any($3) and i.is_listed',
  ),
)

const TURN = '(i.id::bigint * 7919 % 1009)'
/**
 * Of the shop or of others, from this item's turn on, or from the first until then: each part ends
 * at an index's next entries.
 */
const inTurn = (part: number, shop: '=' | '<>', turn: '>=' | '<') => `(
    select i.id, ${part} as part, ${TURN} as turn from items i
    where i.is_listed and i.shop_id ${shop} this.shop_id and ${TURN} ${turn} this.turn
      and i.category_id <> this.category_id
      and exists (select 1 from item_offers o where o.item_id = i.id and o.site = $1)
    order by ${TURN}, i.id limit $4)`
const companions = hotSql<'catalog.companions', CardRow>(
  'catalog.companions',
  cardsOf(`
  select near.id, row_number() over (order by near.part, near.turn, near.id) as position
  from (select shop_id, category_id, 1009 - id::bigint * 104729 % 1009 as turn from items where id = $3) this
  cross join lateral (
    ${inTurn(1, '=', '>=')} union all ${inTurn(2, '=', '<')}
    union all ${inTurn(3, '<>', '>=')} union all ${inTurn(4, '<>', '<')}
  ) near order by position limit $4`),
)

const bestOfShop = hotSql<'catalog.best-of-shop', CardRow>(
  'catalog.best-of-shop',
  cardsOf(`
  select best.id, row_number() over (order by best.sold_count desc, best.id) as position
  from (select i.id, i.sold_count from items i
    where i.shop_id = $3 and i.is_listed and exists (select 1 from item_offers o where o.item_id = i.id and o.site = $1)
    order by i.sold_count desc, i.id limit $4) best`),
)

/** How far apart two sides are, as a ratio; what has none is like anything. */
const apart = (side: string) =>
  `case when s.${side} > 0 and this.${side} > 0 then abs(ln(s.${side}::float / this.${side})) else 0 end`
/**
 * Upwards or downwards in price: the next entries of one index, of goods that somebody could buy
 * now.
 */
const inPrice = (price: '>=' | '<', order: 'asc' | 'desc') => `(
    select o.item_id, o.sku_id, o.amount from item_offers o
    where o.site = $1 and o.category_id = this.category_id and o.amount ${price} this.amount and o.item_id <> this.id
      and exists (select from items i where i.id = o.item_id and i.is_listed and i.voucher is null)
      and exists (select from skus s join stock q on q.sku_id = s.id and q.on_hand > q.reserved where s.item_id = o.item_id)
    order by o.amount ${order}, o.item_id limit 24)`
const similar = hotSql<'catalog.similar', CardRow>(
  'catalog.similar',
  cardsOf(`
  select near.item_id as id,
    row_number() over (order by abs(ln(greatest(near.amount, 1)::float / greatest(this.amount, 1)))
      + (${['width_mm', 'depth_mm', 'height_mm'].map(apart).join(' + ')}) / 3, near.item_id) as position
  from (select i.id, i.category_id, p.amount, s.width_mm, s.depth_mm, s.height_mm
    from items i join skus s on s.item_id = i.id join sku_prices p on p.sku_id = s.id and p.site = $1
    where i.id = $3 order by s.position limit 1) this
  cross join lateral (${inPrice('>=', 'asc')} union all ${inPrice('<', 'desc')}) near
  join skus s on s.id = near.sku_id order by position limit $4`),
)

/** Cards in the order of the ids given; an id that is not sold here is left out. */
export function findCards(
  db: Db,
  site: Site,
  language: Language,
  ids: readonly number[],
): Promise<CardRow[]> {
  return runHot(db, cards, [site, language, ids])
}

/**
 * Cards that show these versions, in their order; each says of how many versions of its item it was
 * chosen.
 */
export function findVersionCards(
  db: Db,
  site: Site,
  language: Language,
  versions: readonly { skuId: number; count: number }[],
): Promise<CardRow[]> {
  const ids = versions.map(({ skuId }) => skuId)
  const counts = versions.map(({ count }) => count)
  return runHot(db, versionCards, [site, language, ids, counts])
}

/**
 * Goods of other rooms, its shop's first: what one would put beside it. In an order that is always
 * the same for an item, and begins elsewhere for the next.
 */
export function findCompanions(
  db: Db,
  site: Site,
  language: Language,
  id: number,
  limit: number,
): Promise<CardRow[]> {
  return runHot(db, companions, [site, language, id, limit])
}

/**
 * What somebody may take instead: of the same category and to be had now, the nearest in price and
 * size first.
 */
export function findSimilar(
  db: Db,
  site: Site,
  language: Language,
  id: number,
  limit: number,
): Promise<CardRow[]> {
  return runHot(db, similar, [site, language, id, limit])
}

export function findBestOfShop(
  db: Db,
  site: Site,
  language: Language,
  shopId: number,
  limit: number,
): Promise<CardRow[]> {
  return runHot(db, bestOfShop, [site, language, shopId, limit])
}

/**
 * What a screen shows of skus, as JSON: `s` are skus, `p` what they cost now, `q` their stock. With
 * a left join those as well that are not sold at the storefront.
 */
export const skusJson = (join: 'join' | 'left join') => `json_agg(json_build_object(
      'id', s.id, 'code', s.code, 'gtin', s.gtin, 'suffix', s.suffix, 'finish', s.finish, 'size', s.size, 'widthMm', s.width_mm,
      'depthMm', s.depth_mm, 'heightMm', s.height_mm, 'weightG', s.weight_g, 'picture', s.picture,
      'currency', p.currency, 'amount', p.amount, 'points', p.points, 'was', p.was, 'lowest30', p.lowest_30,
      'saleStartsAt', p.sale_starts_at, 'saleEndsAt', p.sale_ends_at, 'saleLeft', ${leftOf('p')},
      'preSale', (select r.terms from running_pre_sales r where r.sku_id = s.id),
      'groupOffer', (select json_build_object('openHours', min(r.open_hours), 'sizes', json_agg(json_build_object('size', r.size, 'percentOff', r.percent_off) order by r.size)) from running_group_buys r where r.sku_id = s.id having count(*) > 0), 'available', q.on_hand - q.reserved) order by s.position)
    from skus s ${join} current_prices p on p.sku_id = s.id and p.site = $1 join stock q on q.sku_id = s.id`

/** How many items the shop `h` has listed: kept, because counting them would read all of them. */
const ITEM_COUNT = `(select coalesce(sum(n.n), 0)::int from listed_tallies n where n.shop_id = h.id)`
/** What a screen shows of the shop `h`. */
export const SHOP_JSON = `json_build_object(
    'id', h.id, 'name', h.name, 'city', h.city, 'country', h.country, 'about', h.about,
    'itemCount', ${ITEM_COUNT})`

const set = hotSql<'catalog.set', SetRow & { isThere: boolean }>(
  'catalog.set',
  `
  with parts as (
    select distinct main_id as id, 0 as position, 1 as qty from set_parts where main_id = $2
    union all
    select part_id, position, qty from set_parts where main_id = $2
  )
  select i.id, t.qty, k.skus, i.is_listed and coalesce(k.most >= t.qty, false) as "isThere",
    coalesce((select s.percent_off from set_prices s where s.main_id = $2), 0) as "percentOff"
  from parts t join items i on i.id = t.id
    cross join lateral (
      select max(case when p.points = 0 and not exists (select 1 from running_pre_sales r where r.sku_id = s.id) then q.on_hand - q.reserved end) as most,
        ${skusJson('join')} where s.item_id = i.id
    ) k(most, skus)
  order by t.position`,
)

/**
 * The goods of an item's set with all their skus, the main item first; empty when it heads none, or
 * one of them is not sold here or not in that number.
 */
export async function findSet(db: Db, site: Site, mainId: number): Promise<SetRow[]> {
  const rows = await runHot(db, set, [site, mainId])
  return rows.every((row) => row.isThere) ? rows : []
}

export function findCategories(
  db: Db,
  language: Language,
): Promise<
  {
    id: number
    key: string
    name: string
    intro: string
    picture: string
    path: number[]
    itemCount: number
    formerKeyList: string[]
  }[]
> {
  return db
    .selectFrom('categories as c')
    .innerJoin('category_texts as x', 'x.category_id', 'c.id')
    .select([
      'c.id',
      'c.key',
      'x.name',
      'x.intro',
      'c.picture',
      'c.path',
      ITEMS_BELOW.as('itemCount'),
      sql<
        string[]
      >`array(select r.key from categories r where r.retired_into = c.id order by r.id)`.as(
        'formerKeyList',
      ),
    ])
    .where('x.language', '=', language)
    .where('c.retired_into', 'is', null)
    .orderBy('c.position')
    .execute()
}

export async function findShops(
  db: Db,
  site: Site,
): Promise<(ShopRow & { picture: string | null })[]> {
  const rows = await db
    .selectFrom('shops as h')
    .where(sql<number>`${sql.raw(ITEM_COUNT)}`, '>', sql.lit(0))
    .select((eb) => [
      sql<ShopRow>`${sql.raw(SHOP_JSON)}`.as('shop'),
      eb
        .selectFrom('items as i')
        .innerJoin('item_offers as o', (join) =>
          join.onRef('o.item_id', '=', 'i.id').on('o.site', '=', site),
        )
        .innerJoin('skus as k', 'k.id', 'o.sku_id')
        .whereRef('i.shop_id', '=', 'h.id')
        .where('i.is_listed', '=', sql.lit(true))
        .select('k.picture')
        .orderBy('i.sold_count', 'desc')
        .orderBy('i.id')
        .limit(sql.lit(1))
        .as('picture'),
    ])
    .orderBy((eb) => eb('h.id', '=', sql.lit(5)), 'desc')
    .orderBy('h.id')
    .execute()
  return rows.map(({ shop, picture }) => ({ ...shop, picture }))
}

type ShopsSeller = {
  id: number
  name: string
  street: string
  city: string
  country: string
  vatId: string
  email: string
}

export async function findShop(
  db: Db,
  id: number,
): Promise<(ShopRow & { seller: ShopsSeller }) | undefined> {
  const row = await db
    .selectFrom('shops as h')
    .innerJoin('sellers as e', 'e.id', 'h.seller_id')
    .where('h.id', '=', id)
    .select(sql<ShopRow>`${sql.raw(SHOP_JSON)}`.as('shop'))
    .select(['e.id', 'e.name', 'e.street', 'e.city', 'e.country', 'e.vat_id as vatId', 'e.email'])
    .executeTakeFirst()
  if (!row) return undefined
  const { shop, ...seller } = row
  return { ...shop, seller }
}

export function findPublicPaths(
  db: Db,
): Promise<{ id: number; shopId: number; urlKey: string; onSaleSince: Date }[]> {
  return db
    .selectFrom('items')
    .select(['id', 'shop_id as shopId', 'url_key as urlKey', 'on_sale_since as onSaleSince'])
    .where('is_listed', '=', sql.lit(true))
    .orderBy('id')
    .limit(50_000)
    .execute()
}
