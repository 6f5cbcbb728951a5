import type { ItemStatus } from '@galleria/contract/item-rules'
import { sites, storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import type { Measure } from '@galleria/kernel/measure'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/db.ts'
import { selectAttributes } from '#modules/catalog/categories/index.ts'
import { isPriced } from '#modules/goods/index.ts'
import { itemMeasure, itemVoucher, type VoucherTerms } from '#modules/catalog/selling/index.ts'
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

function itemsOf(db: Db | Tx, sellerId: number) {
  return db
    .selectFrom('shops as h')
    .innerJoin('items as i', 'i.shop_id', 'h.id')
    .innerJoin('categories as c', 'c.id', 'i.category_id')
    .where('h.seller_id', '=', sellerId)
    .select(['i.id as itemId', 'i.version as itemVersion', 'i.status', 'i.held_back as isHeldBack'])
    .select(['i.request_key as requestKey', 'h.id as shopId', 'h.name as shopName'])
    .select(['c.key as categoryKey', 'i.language', 'i.manufacturer', 'i.freight'])
    .select(['i.responsible_person as responsiblePerson', 'i.energy_class as energyClass'])
    .select((eb) => [
      itemVoucher.as('voucher'),
      jsonArrayFrom(
        eb
          .selectFrom('item_texts as t')
          .whereRef('t.item_id', '=', 'i.id')
          .where('t.is_own', '=', sql.lit(true))
          .select(['t.language', 't.name', 't.description', 't.details']),
      ).as('texts'),
      jsonArrayFrom(
        eb
          .selectFrom('attributes as m')
          .leftJoin('item_attributes as v', (join) =>
            join.onRef('v.item_id', '=', 'i.id').onRef('v.attribute_id', '=', 'm.id'),
          )
          .where('m.category_id', '=', sql<number>`any(c.path)`)
          .where('m.is_hidden', '=', sql.lit(false))
          .where('i.voucher', 'is', null)
          .select((of) => [
            'm.key',
            jsonObjectFrom(
              of
                .selectFrom('attribute_options as o')
                .whereRef('o.id', '=', 'v.option_id')
                .select('o.key'),
            ).as('option'),
            'v.number',
            jsonArrayFrom(
              of
                .selectFrom('item_attribute_texts as w')
                .whereRef('w.item_id', '=', 'i.id')
                .whereRef('w.attribute_id', '=', 'm.id')
                .select(['w.language', 'w.value as text'])
                .orderBy('w.language'),
            ).as('texts'),
          ]),
      ).as('attributes'),
    ])
}

function versionsOf(db: Db | Tx, sellerId: number) {
  return itemsOf(db, sellerId)
    .innerJoin('skus as k', 'k.item_id', 'i.id')
    .innerJoin('stock as q', 'q.sku_id', 'k.id')
    .select(['k.id as skuId', 'k.position', 'k.code', 'k.gtin', 'k.finish', 'k.size'])
    .select(['k.width_mm as widthMm', 'k.depth_mm as depthMm', 'k.height_mm as heightMm'])
    .select(['k.weight_g as weightG', 'q.on_hand as onHand', 'q.reserved as held'])
    .select((eb) => [
      itemMeasure.as('measure'),
      isPriced.as('isPriced'),
      jsonArrayFrom(
        eb
          .selectFrom('sku_prices as p')
          .whereRef('p.sku_id', '=', 'k.id')
          .where('p.withdrawn_at', 'is', null)
          .select(['p.site', 'p.currency', 'p.amount'])
          .select((of) => of('p.was', 'is not', null).as('isReduced')),
      ).as('prices'),
    ])
    .$castTo<KnownVersion>()
}

/** Versions of a seller's goods by their article numbers; another's are not found. */
export async function findKnownVersions(
  db: Db | Tx,
  sellerId: number,
  codes: readonly string[],
): Promise<Map<string, KnownVersion>> {
  const rows = await versionsOf(db, sellerId)
    .where('k.code', '=', sql<string>`any(${codes})`)
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** A seller's items by their numbers, and those that were begun with these keys. */
export function findKnownItems(
  db: Db | Tx,
  sellerId: number,
  {
    ids,
    requestKeys,
  }: { readonly ids: readonly number[]; readonly requestKeys: readonly string[] },
): Promise<KnownItem[]> {
  return itemsOf(db, sellerId)
    .where((eb) =>
      eb.or([
        eb('i.id', '=', sql<number>`any(${ids}::int[])`),
        eb('i.request_key', '=', sql<string>`any(${requestKeys}::text[])`),
      ]),
    )
    .$castTo<KnownItem>()
    .execute()
}

/** Where the next part of a table begins. */
export type Behind = { readonly itemId: number; readonly position: number; readonly skuId: number }

/** The versions of all goods of a seller that were not put away, item by item. */
export function readVersions(
  db: Db,
  sellerId: number,
  behind: Behind | undefined,
  limit: number,
): Promise<KnownVersion[]> {
  return versionsOf(db, sellerId)
    .where('i.status', '<>', sql.lit('ARCHIVED'))
    .$if(behind !== undefined, (query) =>
      query.where(
        sql<boolean>`(i.id, k.position, k.id) > (${behind!.itemId}::int, ${behind!.position}::int, ${behind!.skuId}::int)`,
      ),
    )
    .orderBy('i.id')
    .orderBy('k.position')
    .orderBy('k.id')
    .limit(limit)
    .execute()
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

type RoomNames = {
  id: number
  key: string
  path: number[]
  names: string[]
  byLanguage: Record<string, string>
}
/**
 * The rooms of the mall by their way from the top in every language ("Desks / Standing desks"), and
 * by their name alone where only one is called so.
 */
export function findRoomNames(db: Db | Tx): Promise<RoomNames[]> {
  return db
    .with('ways', (of) =>
      of
        .selectFrom('categories as c')
        .innerJoin('categories as a', (join) => join.on('a.id', '=', sql<number>`any(c.path)`))
        .innerJoin('category_texts as y', 'y.category_id', 'a.id')
        .where('c.retired_into', 'is', null)
        .select(['c.id', 'c.key', 'c.position', 'y.language'])
        .select(sql<string>`string_agg(y.name, ' / ' order by cardinality(a.path))`.as('way'))
        .groupBy(['c.id', 'c.key', 'c.position', 'y.language']),
    )
    .selectFrom('ways as w')
    .select((eb) => {
      const alone = eb
        .selectFrom('category_texts as x')
        .whereRef('x.category_id', '=', 'w.id')
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('category_texts as o')
                .innerJoin('categories as s', (join) =>
                  join.onRef('s.id', '=', 'o.category_id').on('s.retired_into', 'is', null),
                )
                .whereRef('o.category_id', '<>', 'w.id')
                .where(sql<boolean>`lower(o.name) = lower(x.name)`)
                .select('o.category_id'),
            ),
          ),
        )
        .select('x.name')
      return [
        'w.id',
        'w.key',
        eb.selectFrom('categories as p').whereRef('p.id', '=', 'w.id').select('p.path').as('path'),
        sql<RoomNames['byLanguage']>`json_object_agg(w.language, w.way)`.as('byLanguage'),
        sql<string[]>`array_agg(w.way) || array(${alone})`.as('names'),
      ]
    })
    .groupBy(['w.id', 'w.key', 'w.position'])
    .orderBy('w.position')
    .$narrowType<{ path: number[] }>()
    .execute()
}

/**
 * What the categories ask in which a seller has something, or all of them where it has nothing yet.
 */
export async function findTableAttributes(db: Db, sellerId: number): Promise<TableAttribute[]> {
  const attributes = await findAskedAttributes(db)
  const rows = await db
    .selectFrom('categories as c')
    .where('c.id', 'in', (eb) =>
      eb
        .selectFrom('shops as h')
        .innerJoin('items as i', 'i.shop_id', 'h.id')
        .where('h.seller_id', '=', sellerId)
        .where('i.status', '<>', sql.lit('ARCHIVED'))
        .select('i.category_id'),
    )
    .select((eb) => eb.fn<number>('unnest', ['c.path']).as('id'))
    .distinct()
    .execute()
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
export function findRetiredRooms(
  db: Db | Tx,
): Promise<{ key: string; names: string[]; into: string }[]> {
  return db
    .selectFrom('categories as r')
    .where('r.retired_into', 'is not', null)
    .select((eb) => {
      const names = eb
        .selectFrom('category_texts as x')
        .whereRef('x.category_id', '=', 'r.id')
        .select('x.name')
      return [
        'r.key',
        sql<string[]>`array(${names})`.as('names'),
        eb
          .selectFrom('categories as c')
          .innerJoin('categories as a', (join) => join.on('a.id', '=', sql<number>`any(c.path)`))
          .innerJoin('category_texts as y', (join) =>
            join.onRef('y.category_id', '=', 'a.id').on('y.language', '=', sql.lit('en')),
          )
          .whereRef('c.id', '=', 'r.retired_into')
          .select(sql<string>`string_agg(y.name, ' / ' order by cardinality(a.path))`.as('way'))
          .as('into'),
      ]
    })
    .orderBy('r.id')
    .$narrowType<{ into: string }>()
    .execute()
}
