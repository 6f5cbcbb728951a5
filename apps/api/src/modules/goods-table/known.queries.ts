import type { ItemStatus } from '@galleria/contract/item-rules'
import { sites, storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import type { Measure } from '@galleria/kernel/measure'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { selectAttributes } from '#modules/catalog/categories/index.ts'
import type { VoucherTerms } from '#modules/catalog/selling/index.ts'
import type { TableAttribute } from './attributes.rules.ts'

export type KnownItem = {
  itemId: number
  itemVersion: number
  status: ItemStatus
  isHeldBack: boolean
  requestKey: string | null
  shopId: number
  shopName: string
  categoryKey: string
  language: Language
  manufacturer: string
  responsiblePerson: string
  energyClass: string | null
  freight: string
  /** Null of goods. */ voucher: VoucherTerms | null
  texts: { language: Language; name: string; description: string; details: string[] }[] | null
  /** What its category asks, as far as it is said. */
  attributes: {
    key: string
    option: { key: string } | null
    number: number | null
    texts: { language: Language; text: string }[]
  }[]
}
export type KnownVersion = KnownItem & {
  skuId: number
  position: number
  code: string
  gtin: string | null
  finish: string
  size: string
  widthMm: number
  depthMm: number
  heightMm: number
  weightG: number
  onHand: number
  held: number
  measure: Measure | null
  /** Whether its shop may set its price, as the page of goods asks. */
  isPriced: boolean
  prices: { site: Site; currency: string; amount: number; isReduced: boolean }[]
}

const ITEM = sql`i.id as "itemId", i.version as "itemVersion", i.status, i.held_back as "isHeldBack", i.request_key as "requestKey", h.id as "shopId", h.name as "shopName",
  c.key as "categoryKey", i.language, i.manufacturer, i.responsible_person as "responsiblePerson", i.energy_class as "energyClass", i.freight,
  case when i.voucher is not null then json_strip_nulls(json_build_object('kind', i.voucher, 'days', i.voucher_days, 'place', i.voucher_place, 'address', i.voucher_address)) end as voucher,
  (select json_agg(json_build_object('language', t.language, 'name', t.name, 'description', t.description, 'details', t.details))
    from item_texts t where t.item_id = i.id and t.is_own) as texts,
  coalesce((select json_agg(json_build_object('key', m.key, 'option', (select json_build_object('key', o.key) from attribute_options o where o.id = v.option_id), 'number', v.number::float8,
      'texts', coalesce((select json_agg(json_build_object('language', w.language, 'text', w.value) order by w.language)
        from item_attribute_texts w where w.item_id = i.id and w.attribute_id = m.id), '[]')))
    from attributes m left join item_attributes v on v.item_id = i.id and v.attribute_id = m.id
    where m.category_id = any(c.path) and not m.is_hidden and i.voucher is null), '[]') as attributes`

const VERSION = sql`k.id as "skuId", k.position, k.code, k.gtin, k.finish, k.size, k.width_mm as "widthMm", k.depth_mm as "depthMm", k.height_mm as "heightMm", k.weight_g as "weightG",
  q.on_hand as "onHand", q.reserved as held, case when i.measure is not null then json_build_object('unit', i.measure, 'step', i.step) end as measure,
  i.status not in ('IN_REVIEW', 'ARCHIVED') and not exists (select from point_prices m where m.sku_id = k.id) as "isPriced",
  coalesce((select json_agg(json_build_object('site', p.site, 'currency', p.currency, 'amount', p.amount, 'isReduced', p.was is not null))
    from sku_prices p where p.sku_id = k.id and p.withdrawn_at is null), '[]') as prices`

const ITEMS = sql`from shops h join items i on i.shop_id = h.id join categories c on c.id = i.category_id`
const VERSIONS = sql`${ITEMS} join skus k on k.item_id = i.id join stock q on q.sku_id = k.id`

/** Versions of a seller's goods by their article numbers; another's are not found. */
export async function findKnownVersions(
  db: Db | Tx,
  sellerId: number,
  codes: readonly string[],
): Promise<Map<string, KnownVersion>> {
  const { rows } = await sql<KnownVersion>`
    select ${ITEM}, ${VERSION} ${VERSIONS} where h.seller_id = ${sellerId} and k.code = any(${codes})`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** A seller's items by their numbers, and those that were begun with these keys. */
export async function findKnownItems(
  db: Db | Tx,
  sellerId: number,
  {
    ids,
    requestKeys,
  }: { readonly ids: readonly number[]; readonly requestKeys: readonly string[] },
): Promise<KnownItem[]> {
  const { rows } = await sql<KnownItem>`
    select ${ITEM} ${ITEMS} where h.seller_id = ${sellerId} and (i.id = any(${ids}::int[]) or i.request_key = any(${requestKeys}::text[]))`.execute(
    db,
  )
  return rows
}

/** Where the next part of a table begins. */
export type Behind = { readonly itemId: number; readonly position: number; readonly skuId: number }

/** The versions of all goods of a seller that were not put away, item by item. */
export async function readVersions(
  db: Db,
  sellerId: number,
  behind: Behind | undefined,
  limit: number,
): Promise<KnownVersion[]> {
  const after: RawBuilder<unknown> = behind
    ? sql`and (i.id, k.position, k.id) > (${behind.itemId}::int, ${behind.position}::int, ${behind.skuId}::int)`
    : sql``
  const { rows } = await sql<KnownVersion>`
    select ${ITEM}, ${VERSION} ${VERSIONS} where h.seller_id = ${sellerId} and i.status <> 'ARCHIVED' ${after}
    order by i.id, k.position, k.id limit ${limit}`.execute(db)
  return rows
}

export async function findItemVersion(tx: Tx, itemId: number): Promise<number> {
  const item = await tx
    .selectFrom('items')
    .select('version')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  return item.version
}

/** The storefront of the country in which a seller's first shop is. */
export async function findHomeSite(db: Db, sellerId: number): Promise<Site> {
  const shop = await db
    .selectFrom('shops')
    .select('country')
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .executeTakeFirst()
  return sites.find((site) => storefronts[site].country === shop?.country) ?? 'DE'
}

/**
 * The rooms of the mall by their way from the top in every language ("Desks / Standing desks"), and
 * by their name alone where only one is called so.
 */
export async function findRoomNames(db: Db | Tx): Promise<
  {
    id: number
    key: string
    path: number[]
    names: string[]
    byLanguage: Record<string, string>
  }[]
> {
  const { rows } = await sql<{
    id: number
    key: string
    path: number[]
    names: string[]
    byLanguage: Record<string, string>
  }>`
    with ways as (
      select c.id, c.key, c.position, y.language, string_agg(y.name, ' / ' order by cardinality(a.path)) as way
      from categories c join categories a on a.id = any(c.path) join category_texts y on y.category_id = a.id where c.retired_into is null group by 1, 2, 3, 4)
    select w.id, w.key, (select path from categories p where p.id = w.id) as path, json_object_agg(w.language, w.way) as "byLanguage",
      array_agg(w.way) || array(select x.name from category_texts x where x.category_id = w.id and not exists (
        select from category_texts o join categories s on s.id = o.category_id and s.retired_into is null where o.category_id <> w.id and lower(o.name) = lower(x.name))) as names
    from ways w group by w.id, w.key, w.position order by w.position`.execute(db)
  return rows
}

/**
 * What the categories ask in which a seller has something, or all of them where it has nothing yet.
 */
export async function findTableAttributes(db: Db, sellerId: number): Promise<TableAttribute[]> {
  const attributes = await findAskedAttributes(db)
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(c.path) as id from categories c
    where c.id in (select i.category_id from shops h join items i on i.shop_id = h.id where h.seller_id = ${sellerId} and i.status <> 'ARCHIVED')`.execute(
    db,
  )
  const ids = new Set(rows.map(({ id }) => id))
  return ids.size === 0 ? attributes : attributes.filter(({ categoryId }) => ids.has(categoryId))
}

export async function findAskedAttributes(db: Db | Tx): Promise<TableAttribute[]> {
  return (await selectAttributes(db)).filter(({ isHidden }) => !isHidden)
}

/**
 * The rooms that were retired, by what they were called, and what the one is called in English that
 * they lead on to.
 */
export async function findRetiredRooms(
  db: Db | Tx,
): Promise<{ key: string; names: string[]; into: string }[]> {
  const { rows } = await sql<{ key: string; names: string[]; into: string }>`
    select r.key, array(select x.name from category_texts x where x.category_id = r.id) as names,
      (select string_agg(y.name, ' / ' order by cardinality(a.path)) from categories c join categories a on a.id = any(c.path)
        join category_texts y on y.category_id = a.id and y.language = 'en' where c.id = r.retired_into) as into
    from categories r where r.retired_into is not null order by r.id`.execute(db)
  return rows
}
