import type { Id } from '@galleria/kernel/id'
import type { Measure } from '@galleria/kernel/measure'
import { sql } from 'kysely'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { priceInGroup } from '@galleria/contract/group-buy'
import {
  itemMeasure,
  MEASURE_JSON,
  VOUCHER_JSON,
  type PreSaleTerms,
  type VoucherTerms,
} from '#modules/catalog/selling/index.ts'
import { priceSet } from '#modules/catalog/sets/index.ts'
import {
  pickupSiteJson,
  ratesByShop,
  type PickupSite,
  type ShippingRate,
  type ShippingRates,
} from '#modules/merchant/index.ts'
import { takesExtras } from '@galleria/contract/service-rules'
import {
  coverJson,
  serviceJson,
  type Fitting,
  type OfferedCover,
  type OfferedService,
} from '#modules/service/index.ts'
import type { Db, Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

/** What can be bought: a sku as it stands on the shelf. */
export type Goods = {
  skuId: number
  finish: string
  size: string
  suffix: string
  picture: string
  itemId: number
  urlKey: string
  name: string
  freight: 'parcel' | 'bulky' | 'freight'
  amount: number
  available: number
}

/** One of the goods of a set, and how many units of it one set has. */
export type PartRow = Goods & { unitQty: number }

type LineRow = Goods & {
  id: Id<'cartLine'>
  qty: number
  isSelected: boolean
  shopId: number
  shopName: string
  /** ISO 3166-1 alpha-2. */ shopCountry: string
  sellerId: number
  currency: string
  /** Of a unit, in hundredths. */ points: number
  was: number | null
  preSale: PreSaleTerms | null
  /** What `qty` and `available` are steps of; null for pieces. */ measure: Measure | null
  voucher: VoucherTerms | null
  /** Where it is fetched; null where it is delivered. */ pickup: PickupSite | null
  /** The mall's cover that it can be ordered with, and whether it is to be. */
  cover: OfferedCover | null
  isInsured: boolean
  /** Its shop's delivery with assembly, and what the fitters are told where it is chosen. */
  service: OfferedService | null
  fitting: Fitting | null
}

/**
 * The group of buyers that a line begins (without an id) or joins. Its times are text, from JSON.
 */
type GroupRow = {
  readonly id: Id<'groupBuy'> | null
  readonly size: number
  readonly percentOff: number
  readonly openHours: number
  readonly endsAt: string | null
}
type StoredRow = LineRow & {
  groupBuy: (GroupRow & { isOffered: boolean }) | null
  set: { isOffered: boolean; percentOff: number; parts: PartRow[] } | null
}

/**
 * A line of a cart. That of a set looks like its main item and costs what the set does; `was` is
 * then what its goods cost singly, as it is the shelf's price of what costs less in a group.
 */
export type CartRow = LineRow & {
  groupBuy: (GroupRow & { isOffered: boolean; single: number }) | null
  set: { percentOff: number; single: number; parts: readonly PartRow[] } | null
}

/**
 * The lines of a cart that a storefront has or had prices for, also those that are no longer sold:
 * of these none are available, shop by shop in the order they were first put in.
 */
const cartLines = hotSql<'cart.lines', StoredRow>(
  'cart.lines',
  `
  select l.id, l.qty, l.is_selected as "isSelected", case when i.is_listed and p.sku_id is not null then greatest(0, q.on_hand - q.reserved) else 0 end as available, k.id as "skuId", k.finish, k.size, k.suffix, k.picture,
    i.id as "itemId", i.url_key as "urlKey", t.name, i.freight, h.id as "shopId", h.name as "shopName", h.country as "shopCountry", h.seller_id as "sellerId", b.currency, coalesce(p.amount, b.amount)::bigint as amount, coalesce(p.points, 0)::bigint as points, p.was, (select r.terms from running_pre_sales r where r.sku_id = l.sku_id) as "preSale",
    case when l.set_skus is not null then (
      select json_build_object('isOffered', offers_set(l.set_skus) and bool_and(coalesce(gp.points = 0, false)), 'percentOff', coalesce((select s.percent_off from set_prices s where s.main_id = i.id), 0),
        'parts', json_agg(json_build_object('skuId', gk.id, 'finish', gk.finish, 'size', gk.size, 'suffix', gk.suffix, 'picture', gk.picture, 'itemId', gi.id, 'urlKey', gi.url_key, 'name', gt.name,
          'freight', gi.freight, 'amount', coalesce(gp.amount, gb.amount), 'available', greatest(0, gq.on_hand - gq.reserved), 'unitQty', coalesce(g.qty, 1)) order by c.position))
      from unnest(l.set_skus) with ordinality c(sku_id, position) join skus gk on gk.id = c.sku_id join items gi on gi.id = gk.item_id join item_texts gt on gt.item_id = gi.id and gt.language = $3
        join sku_prices gb on gb.sku_id = gk.id and gb.site = $2 left join current_prices gp on gp.sku_id = gk.id and gp.site = $2 join stock gq on gq.sku_id = gk.id left join set_parts g on g.main_id = i.id and g.part_id = gi.id
    ) end as "set",
    case when l.group_buy_size is not null then (
      select json_build_object('id', l.group_buy_id, 'size', l.group_buy_size, 'percentOff', coalesce(g.percent_off, r.percent_off, 0), 'openHours', coalesce(g.open_hours, r.open_hours, 0), 'endsAt', g.ends_at,
        'isOffered', case when l.group_buy_id is null then r.size is not null and q.on_hand - q.reserved >= r.size else g.status = 'OPEN' and g.ends_at > mall_now() and g.taken < g.size end and p.points = 0 and not exists (select 1 from running_pre_sales x where x.sku_id = l.sku_id))
      from (values (l.group_buy_id)) one(id) left join group_buys g on g.id = one.id left join running_group_buys r on one.id is null and r.sku_id = l.sku_id and r.size = l.group_buy_size
    ) end as "groupBuy",
    ${MEASURE_JSON} as measure, ${VOUCHER_JSON} as voucher,
    case when i.voucher is null then (select ${pickupSiteJson} from cart_pickups c join pickup_sites s on s.id = c.site_id where c.buyer_id = l.buyer_id and c.shop_id = h.id and s.is_open and s.country = any($5)) end as pickup,
    ${coverJson('$2')} as cover, l.is_insured as "isInsured", ${serviceJson('$2')} as service,
    (select json_build_object('contactNumber', f.contact_number, 'remark', f.remark) from cart_services f where f.buyer_id = l.buyer_id and f.shop_id = h.id) as fitting
  from cart_lines l join skus k on k.id = coalesce(l.sku_id, l.set_skus[1]) join items i on i.id = k.item_id join item_texts t on t.item_id = i.id and t.language = $3
  join shops h on h.id = i.shop_id join sku_prices b on b.sku_id = k.id and b.site = $2 left join current_prices p on p.sku_id = k.id and p.site = $2 join stock q on q.sku_id = k.id
  where l.buyer_id = $1 and ($4::uuid[] is null or l.id = any($4))
  order by min(l.created_at) over (partition by h.id), h.id, l.created_at, l.id`,
)

export async function findCart(
  db: Db | Tx,
  buyerId: Id<'user'>,
  site: Site,
  language: string,
  only?: readonly Id<'cartLine'>[],
): Promise<CartRow[]> {
  return (
    await runHot(db, cartLines, [
      buyerId,
      site,
      language,
      only ?? null,
      storefronts[site].countries,
    ])
  ).map((row) => withoutExtras(priceLine(row)))
}

/** Goods on terms of their own are neither covered nor assembled. */
function withoutExtras(row: CartRow): CartRow {
  return takesExtras(row) ? row : { ...row, cover: null, service: null }
}

/**
 * There are as many sets as there are of their parts; of one that is not offered any more, none.
 */
function priceLine({ set, groupBuy, ...line }: StoredRow): CartRow {
  if (groupBuy) return priceInGroupOf(line, groupBuy)
  if (!set) return { ...line, set, groupBuy }
  const { percentOff, parts } = set
  const { single, price } = priceSet(parts, percentOff, line.currency)
  return {
    ...line,
    amount: price,
    was: price < single ? single : null,
    available: set.isOffered
      ? Math.min(...parts.map(({ available, unitQty }) => Math.floor(available / unitQty)))
      : 0,
    set: { percentOff, single, parts },
    groupBuy: null,
  }
}

/** Of a group that cannot be begun or joined any more there is nothing left. */
function priceInGroupOf(line: LineRow, groupBuy: NonNullable<StoredRow['groupBuy']>): CartRow {
  const { percentOff, isOffered } = groupBuy
  return {
    ...line,
    amount: priceInGroup(line.amount, percentOff),
    was: line.amount,
    available: isOffered ? line.available : 0,
    set: null,
    groupBuy: { ...groupBuy, single: line.amount },
  }
}

/**
 * What the shops of these goods charge to send them: asked together with the lines of the cart, not
 * after them.
 */
export async function findRatesForCart(
  db: Db | Tx,
  site: Site,
  buyerId: Id<'user'>,
): Promise<ShippingRates> {
  return ratesByShop(await runHot(db, cartRates, [site, buyerId]))
}

const cartRates = hotSql<'cart.rates', ShippingRate>(
  'cart.rates',
  `
  select r.shop_id as "shopId", r.freight, r.currency, r.fee, r.free_from as "freeFrom",
    r.transit_days as "transitDays", s.handling_days as "handlingDays"
  from shipping_rates r join shops s on s.id = r.shop_id
  where r.site = $1 and r.shop_id in (
    select i.shop_id from cart_lines l join skus k on k.id = coalesce(l.sku_id, l.set_skus[1]) join items i on i.id = k.item_id
    where l.buyer_id = $2)`,
)

/**
 * How many steps of these skus a storefront can sell, and how long a step is; a sku that is not
 * sold there is not in the map.
 */
export async function findAvailable(
  db: Db,
  site: string,
  skuIds: readonly number[],
): Promise<Map<number, { available: number; measure: Measure | null }>> {
  const rows = await db
    .selectFrom('skus as k')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .innerJoin('sku_prices as p', 'p.sku_id', 'k.id')
    .innerJoin('stock as q', 'q.sku_id', 'k.id')
    .select([
      'k.id',
      sql<number>`greatest(0, q.on_hand - q.reserved)`.as('available'),
      itemMeasure.as('measure'),
    ])
    .where('k.id', '=', sql<number>`any(${skuIds})`)
    .where('p.site', '=', site)
    .where('p.withdrawn_at', 'is', null)
    .where('i.is_listed', '=', sql.lit(true))
    .execute()
  return new Map(rows.map(({ id, ...found }) => [id, found]))
}

/** The pieces in the lines that `findCart` answers with; goods by measure are one. */
export async function countPieces(db: Db, buyerId: Id<'user'>, site: string): Promise<number> {
  const { pieces } = await db
    .selectFrom('cart_lines as l')
    .innerJoin('sku_prices as p', (join) =>
      join.on('p.sku_id', '=', sql<number>`coalesce(l.sku_id, l.set_skus[1])`),
    )
    .innerJoin('skus as k', 'k.id', 'p.sku_id')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .select(
      sql<number>`coalesce(sum(case when i.measure is null then l.qty else 1 end), 0)::int`.as(
        'pieces',
      ),
    )
    .where('l.buyer_id', '=', buyerId)
    .where('p.site', '=', site)
    .executeTakeFirstOrThrow()
  return pieces
}

export async function countLines(db: Db | Tx, buyerId: Id<'user'>): Promise<number> {
  const { lines } = await db
    .selectFrom('cart_lines')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow()
  return lines
}

/** What is left out stays; false when this buyer has no such line. */
export async function changeLine(
  db: Db,
  buyerId: Id<'user'>,
  id: Id<'cartLine'>,
  change: {
    qty?: number | undefined
    isSelected?: boolean | undefined
    isInsured?: boolean | undefined
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart_lines')
    .set((eb) => ({
      qty: change.qty ?? eb.ref('qty'),
      is_selected: change.isSelected ?? eb.ref('is_selected'),
      is_insured: change.isInsured ?? eb.ref('is_insured'),
    }))
    .where('buyer_id', '=', buyerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function selectAllLines(
  db: Db,
  buyerId: Id<'user'>,
  isSelected: boolean,
): Promise<void> {
  await db
    .updateTable('cart_lines')
    .set({ is_selected: isSelected })
    .where('buyer_id', '=', buyerId)
    .where('is_selected', '<>', isSelected)
    .execute()
}

/**
 * Nobody else orders, changes or takes out these lines until the end of the transaction; in the
 * order of their ids, as everywhere.
 */
export async function lockLines(
  tx: Tx,
  buyerId: Id<'user'>,
  ids: readonly Id<'cartLine'>[],
): Promise<void> {
  await lockRows(tx, 'cart_lines', 'id', { buyer_id: buyerId, id: ids })
}

export async function removeLines(
  db: Db | Tx,
  buyerId: Id<'user'>,
  ids: readonly Id<'cartLine'>[],
): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('buyer_id', '=', buyerId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}
