import {
  LOOKED_AT,
  MOST_VERSIONS,
  type Finish,
  type ItemStatus,
} from '@galleria/contract/item-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { AttributeKind } from '@galleria/contract/attribute-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ItemShape } from '#modules/catalog/index.ts'
import { NEEDS_ENERGY_LABEL } from '#modules/catalog/categories/index.ts'
import type { VoucherTerms } from '#modules/catalog/selling/index.ts'
import { hasGtin } from './goods.queries.ts'

export type ItemRow = {
  id: number
  historyId: string
  name: string
  picture: string | null
  shopId: number
  shopName: string
  sellerId: number
  sellerName: string
  categoryId: number
  categoryKey: string
  categoryName: string
  status: ItemStatus
  isHeldBack: boolean
  versionCount: number
  changedAt: Date
}
export type WholeItem = ItemRow & {
  urlKey: string
  version: number
  language: Language
  manufacturer: string
  responsiblePerson: string
  /** Its category asks for it. */ needsEnergyLabel: boolean
  energyClass: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null
  freight: 'parcel' | 'bulky' | 'freight'
  /** Null of goods. */ voucher: VoucherTerms | null
  /** What its category asks, and what its shop has said. */
  attributes: ItemAttribute[]
  pictures: string[]
  shape: ItemShape | null
  reviewNote: string | null
  submittedAt: Date | null
  /** How many items of the seller are on sale or paused, as far as it matters. */
  soldBefore: number
  texts: { language: Language; name: string; description: string; details: string[] }[]
  versions: OwnVersion[]
}
export type ItemAttribute = {
  id: number
  key: string
  name: string
  kind: AttributeKind
  unit: string
  isRequired: boolean
  option: { key: string; name: string } | null
  number: number | null
  texts: { language: Language; text: string }[]
}
export type OwnVersion = {
  id: number
  code: string
  gtin: string | null
  /** Of goods. */ finish: Finish | ''
  size: string
  widthMm: number
  depthMm: number
  heightMm: number
  weightG: number
  picture: string
  free: number
  isUntouched: boolean
  prices: { site: Site; currency: string; amount: number }[]
}

const ATTRIBUTES = sql`coalesce((
  select json_agg(json_build_object('id', m.id, 'key', m.key, 'name', y.name, 'kind', m.kind, 'unit', m.unit, 'isRequired', m.is_required,
      'option', (select json_build_object('key', o.key, 'name', z.name) from attribute_options o
        join attribute_option_texts z on z.option_id = o.id and z.language = y.language where o.id = v.option_id),
      'number', v.number::float8,
      'texts', coalesce((select json_agg(json_build_object('language', w.language, 'text', w.value) order by w.language <> i.language, w.language)
        from item_attribute_texts w where w.item_id = i.id and w.attribute_id = m.id), '[]')) order by array_position(c.path, m.category_id), m.position, m.id)
  from attributes m join attribute_texts y on y.attribute_id = m.id and y.language = x.language
    left join item_attributes v on v.item_id = i.id and v.attribute_id = m.id
  where m.category_id = any(c.path) and not m.is_hidden and i.voucher is null), '[]')`

/** An item and all that its pages show of it; of the versions at most two hundred. */
const COLUMNS = sql`i.id, i.history_id as "historyId", coalesce(n.name, i.proper_name) as name,
  coalesce(i.pictures[1], (select k.picture from skus k where k.item_id = i.id and k.picture <> '' order by k.position limit 1)) as picture,
  h.id as "shopId", h.name as "shopName", e.id as "sellerId", e.name as "sellerName", c.id as "categoryId", c.key as "categoryKey",
  coalesce(x.name, c.key) as "categoryName", i.status, i.held_back as "isHeldBack",
  (select count(*)::int from skus k where k.item_id = i.id) as "versionCount", i.changed_at as "changedAt"`

/** In the reader's language; `x` is the text of the category in it. */
const WHOLE = sql`i.url_key as "urlKey", i.version, i.language, i.manufacturer, i.responsible_person as "responsiblePerson",
  i.energy_class as "energyClass", ${NEEDS_ENERGY_LABEL} as "needsEnergyLabel", ${ATTRIBUTES} as attributes, i.freight,
  case when i.voucher is not null then json_strip_nulls(json_build_object('kind', i.voucher, 'days', i.voucher_days, 'place', i.voucher_place, 'address', i.voucher_address)) end as voucher, i.pictures, i.shape, i.review_note as "reviewNote", i.submitted_at as "submittedAt",
  (select count(*)::int from (select from shops s join items o on o.shop_id = s.id
    where s.seller_id = e.id and o.status in ('ON_SALE', 'PAUSED') limit ${LOOKED_AT}) sold) as "soldBefore",
  (select json_agg(json_build_object('language', t.language, 'name', t.name, 'description', t.description, 'details', t.details)
    order by t.language <> i.language, t.language) from item_texts t where t.item_id = i.id and t.is_own) as texts,
  coalesce((select json_agg(json_build_object('id', k.id, 'code', k.code, 'gtin', k.gtin, 'finish', k.finish, 'size', k.size, 'widthMm', k.width_mm, 'depthMm', k.depth_mm,
      'heightMm', k.height_mm, 'weightG', k.weight_g, 'picture', k.picture, 'free', q.on_hand - q.reserved,
      'isUntouched', not exists (select from stock_moves m where m.sku_id = k.id),
      'prices', coalesce((select json_agg(json_build_object('site', p.site, 'currency', p.currency, 'amount', p.amount))
        from sku_prices p where p.sku_id = k.id and p.withdrawn_at is null), '[]')) order by k.position)
    from (select * from skus k where k.item_id = i.id order by k.position limit ${MOST_VERSIONS}) k join stock q on q.sku_id = k.id), '[]') as versions`

const itemsIn = (language: Language) => sql`
  from items i join shops h on h.id = i.shop_id join sellers e on e.id = h.seller_id join categories c on c.id = i.category_id
    left join category_texts x on x.category_id = c.id and x.language = ${language}
    left join item_texts n on n.item_id = i.id and n.language = ${language}`

/** A page of a seller's items, what was changed last first. */
export async function findItems(
  db: Db,
  asked: {
    readonly sellerId: number
    readonly language: Language
    readonly keyword: string
    readonly status: ItemStatus | undefined
    readonly offset: number
    readonly limit: number
  },
): Promise<{ rows: ItemRow[]; total: number }> {
  // Signs of the pattern are signs of the keyword.
  const words = asked.keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const { rows } = await sql<ItemRow & { total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total ${itemsIn(asked.language)}
    where h.seller_id = ${asked.sellerId}
      and (${asked.status ?? null}::text is null or i.status = ${asked.status ?? null})
      and (${words} = '' or n.words like '%' || plain_text(${words}) || '%' or plain_text(n.name) like '%' || plain_text(${words}) || '%'
        or exists (select from skus k where k.item_id = i.id and (k.code ilike ${`${words}%`} or ${hasGtin(words)})))
    order by i.changed_at desc, i.id limit ${asked.limit} offset ${asked.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** An item of a seller; another's is not found. */
export async function findOwnItem(
  db: Db | Tx,
  asked: { readonly sellerId: number; readonly language: Language },
  id: number,
): Promise<WholeItem | undefined> {
  const { rows } = await sql<WholeItem>`
    select ${COLUMNS}, ${WHOLE} ${itemsIn(asked.language)} where i.id = ${id} and h.seller_id = ${asked.sellerId}`.execute(
    db,
  )
  return rows[0]
}

/** Items that wait for the mall's word, the longest waiting first. */
export async function findWaitingItems(
  db: Db,
  asked: { readonly language: Language; readonly offset: number; readonly limit: number },
): Promise<{ rows: WholeItem[]; total: number }> {
  const { rows } = await sql<WholeItem & { total: number }>`
    select ${COLUMNS}, ${WHOLE}, count(*) over ()::int as total ${itemsIn(asked.language)}
    where i.status = 'IN_REVIEW' order by i.submitted_at, i.id limit ${asked.limit} offset ${asked.offset}`.execute(
    db,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findWaitingItem(
  db: Db | Tx,
  language: Language,
  id: number,
): Promise<WholeItem | undefined> {
  const { rows } = await sql<WholeItem>`
    select ${COLUMNS}, ${WHOLE} ${itemsIn(language)} where i.id = ${id} and i.status <> 'DRAFT'`.execute(
    db,
  )
  return rows[0]
}

export function findOwnShops(
  db: Db | Tx,
  sellerId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('shops')
    .select(['id', 'name'])
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .execute()
}

/** Each by its way from the top: "Desks / Standing desks". */
export function findRooms(
  db: Db | Tx,
  language: Language,
): Promise<{ id: number; key: string; name: string; path: number[]; needsEnergyLabel: boolean }[]> {
  return db
    .selectFrom('categories as c')
    .innerJoin('category_texts as x', 'x.category_id', 'c.id')
    .where('x.language', '=', language)
    .where('c.retired_into', 'is', null)
    .select([
      'c.id',
      'c.key',
      'c.path',
      NEEDS_ENERGY_LABEL.as('needsEnergyLabel'),
      sql<string>`(select string_agg(y.name, ' / ' order by cardinality(a.path)) from categories a
        join category_texts y on y.category_id = a.id and y.language = x.language where a.id = any(c.path))`.as(
        'name',
      ),
    ])
    .orderBy('c.position')
    .execute()
}

/** Who made the item that the seller wrote last: the next one is often theirs too. */
export async function findLastMaker(
  db: Db,
  sellerId: number,
): Promise<{ manufacturer: string; responsiblePerson: string } | undefined> {
  const { rows } = await sql<{ manufacturer: string; responsiblePerson: string }>`
    select l.manufacturer, l.responsible_person as "responsiblePerson" from shops h, lateral (
      select * from items i where i.shop_id = h.id and i.voucher is null order by i.changed_at desc, i.id limit 1) l
    where h.seller_id = ${sellerId} order by l.changed_at desc limit 1`.execute(db)
  return rows[0]
}

/** An item as a mail names it, in its own language. */
export function findItemToTell(
  db: Db,
  id: number,
): Promise<{ name: string; status: ItemStatus; shopName: string; sellerId: number } | undefined> {
  return db
    .selectFrom('items as i')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .where('i.id', '=', id)
    .select(['i.proper_name as name', 'i.status', 'h.name as shopName', 'h.seller_id as sellerId'])
    .$castTo<{ name: string; status: ItemStatus; shopName: string; sellerId: number }>()
    .executeTakeFirst()
}

/** The item that a shop began with this key, and how many it has. */
export async function findBegun(
  tx: Tx,
  { shopId, requestKey }: { readonly shopId: number; readonly requestKey: string },
): Promise<{ id: number | undefined; count: number }> {
  const { rows } = await sql<{ id: number | null; count: number }>`
    select (select id from items where shop_id = ${shopId} and request_key = ${requestKey}) as id,
      (select count(*)::int from items where shop_id = ${shopId}) as count`.execute(tx)
  return { id: rows[0]?.id ?? undefined, count: rows[0]?.count ?? 0 }
}
