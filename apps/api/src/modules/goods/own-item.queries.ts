import { LOOKED_AT, type Finish, type ItemStatus } from '@galleria/contract/item-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { AttributeKind } from '@galleria/contract/attribute-rules'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { escapeLike } from '#platform/keyword.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { ItemShape, PictureTexts } from '#modules/catalog/index.ts'
import { NEEDS_ENERGY_LABEL } from '#modules/catalog/categories/index.ts'
import { itemVoucher, type VoucherTerms } from '#modules/catalog/selling/index.ts'
import { hasGtin } from './goods.queries.ts'
import { ATTRIBUTES, VERSIONS } from './item-parts.queries.ts'

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
  firstCode: string | null
  version: number
  changedAt: Date
}
export type WholeItem = ItemRow & {
  urlKey: string
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
  pictureTexts: PictureTexts
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

/** Items and what lists show of them, in the reader's language. */
function itemsIn(db: Db | Tx, language: Language) {
  return db
    .selectFrom('items as i')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .innerJoin('sellers as e', 'e.id', 'h.seller_id')
    .innerJoin('categories as c', 'c.id', 'i.category_id')
    .leftJoin('category_texts as x', (join) =>
      join.onRef('x.category_id', '=', 'c.id').on('x.language', '=', language),
    )
    .leftJoin('item_texts as n', (join) =>
      join.onRef('n.item_id', '=', 'i.id').on('n.language', '=', language),
    )
    .select((eb) => [
      'i.id',
      'i.history_id as historyId',
      eb.fn.coalesce('n.name', 'i.proper_name').as('name'),
      eb.fn
        .coalesce(
          sql<string | null>`i.pictures[1]`,
          eb
            .selectFrom('skus as k')
            .whereRef('k.item_id', '=', 'i.id')
            .where('k.picture', '<>', sql.lit(''))
            .select('k.picture')
            .orderBy('k.position')
            .limit(sql.lit(1)),
        )
        .as('picture'),
      eb.fn.coalesce('x.name', 'c.key').as('categoryName'),
      eb
        .selectFrom('skus as k')
        .whereRef('k.item_id', '=', 'i.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('versionCount'),
      eb
        .selectFrom('skus as k')
        .whereRef('k.item_id', '=', 'i.id')
        .select('k.code')
        .orderBy('k.position')
        .limit(sql.lit(1))
        .as('firstCode'),
    ])
    .select(['h.id as shopId', 'h.name as shopName', 'e.id as sellerId', 'e.name as sellerName'])
    .select(['c.id as categoryId', 'c.key as categoryKey', 'i.status'])
    .select(['i.version', 'i.held_back as isHeldBack', 'i.changed_at as changedAt'])
    .$narrowType<{ status: ItemStatus; versionCount: number }>()
}

/** Items and all that their pages show of them. */
function wholeItemsIn(db: Db | Tx, language: Language) {
  return itemsIn(db, language)
    .select(['i.url_key as urlKey', 'i.language', 'i.manufacturer'])
    .select(['i.responsible_person as responsiblePerson', 'i.energy_class as energyClass'])
    .select([NEEDS_ENERGY_LABEL.as('needsEnergyLabel'), ATTRIBUTES.as('attributes'), 'i.freight'])
    .select([itemVoucher.as('voucher'), 'i.pictures', 'i.picture_texts as pictureTexts', 'i.shape'])
    .select('i.review_note as reviewNote')
    .select((eb) => [
      'i.submitted_at as submittedAt',
      eb
        .selectFrom(
          eb
            .selectFrom('shops as s')
            .innerJoin('items as o', 'o.shop_id', 's.id')
            .whereRef('s.seller_id', '=', 'e.id')
            .where('o.status', 'in', [sql.lit('ON_SALE'), sql.lit('PAUSED')])
            .select('o.id')
            .limit(LOOKED_AT)
            .as('sold'),
        )
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('soldBefore'),
      jsonArrayFrom(
        eb
          .selectFrom('item_texts as t')
          .whereRef('t.item_id', '=', 'i.id')
          .where('t.is_own', '=', sql.lit(true))
          .select(['t.language', 't.name', 't.description', 't.details'])
          .orderBy((of) => of('t.language', '<>', of.ref('i.language')))
          .orderBy('t.language'),
      ).as('texts'),
      VERSIONS.as('versions'),
    ])
}

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
  const words = escapeLike(asked.keyword)
  const rows = await itemsIn(db, asked.language)
    .where('h.seller_id', '=', asked.sellerId)
    .where(
      sql<boolean>`(${asked.status ?? null}::text is null or i.status = ${asked.status ?? null})`,
    )
    .where((eb) =>
      eb.or([
        sql<boolean>`${words} = ''`,
        sql<boolean>`n.words like '%' || plain_text(${words}) || '%'`,
        sql<boolean>`plain_text(n.name) like '%' || plain_text(${words}) || '%'`,
        eb.exists(
          eb
            .selectFrom('skus as k')
            .whereRef('k.item_id', '=', 'i.id')
            .where((of) => of.or([of('k.code', 'ilike', `${words}%`), hasGtin(words)]))
            .select('k.id'),
        ),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('i.changed_at', 'desc')
    .orderBy('i.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

/** An item of a seller; another's is not found. */
export function findOwnItem(
  db: Db | Tx,
  asked: { readonly sellerId: number; readonly language: Language },
  id: number,
): Promise<WholeItem | undefined> {
  return wholeItemsIn(db, asked.language)
    .where('i.id', '=', id)
    .where('h.seller_id', '=', asked.sellerId)
    .$castTo<WholeItem>()
    .executeTakeFirst()
}

/** Where an item of a seller stands; undefined for anybody else's. */
export async function findStanding(
  db: Db | Tx,
  sellerId: number,
  id: number,
): Promise<ItemStatus | 'HELD_BACK' | undefined> {
  const found = await db
    .selectFrom('items as i')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .where('i.id', '=', id)
    .where('h.seller_id', '=', sellerId)
    .select(['i.status', 'i.held_back as isHeldBack'])
    .$narrowType<{ status: ItemStatus }>()
    .executeTakeFirst()
  return found?.isHeldBack ? 'HELD_BACK' : found?.status
}

/** Items that wait for the mall's word, the longest waiting first. */
export async function findWaitingItems(
  db: Db,
  asked: { readonly language: Language; readonly offset: number; readonly limit: number },
): Promise<{ rows: WholeItem[]; total: number }> {
  const rows = await wholeItemsIn(db, asked.language)
    .where('i.status', '=', sql.lit('IN_REVIEW'))
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('i.submitted_at')
    .orderBy('i.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .$castTo<WholeItem & { total: number }>()
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

export function findWaitingItem(
  db: Db | Tx,
  language: Language,
  id: number,
): Promise<WholeItem | undefined> {
  return wholeItemsIn(db, language)
    .where('i.id', '=', id)
    .where('i.status', '<>', sql.lit('DRAFT'))
    .$castTo<WholeItem>()
    .executeTakeFirst()
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
export function findLastMaker(
  db: Db,
  sellerId: number,
): Promise<{ manufacturer: string; responsiblePerson: string } | undefined> {
  return db
    .selectFrom('shops as h')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('items as i')
        .whereRef('i.shop_id', '=', 'h.id')
        .where('i.voucher', 'is', null)
        .select(['i.manufacturer', 'i.responsible_person', 'i.changed_at'])
        .orderBy('i.changed_at', 'desc')
        .orderBy('i.id')
        .limit(sql.lit(1))
        .as('l'),
    )
    .where('h.seller_id', '=', sellerId)
    .select(['l.manufacturer', 'l.responsible_person as responsiblePerson'])
    .orderBy('l.changed_at', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
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
  const { id, count } = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('items')
        .where('shop_id', '=', shopId)
        .where('request_key', '=', requestKey)
        .select('id')
        .as('id'),
      eb
        .selectFrom('items')
        .where('shop_id', '=', shopId)
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .executeTakeFirstOrThrow()
  return { id: id ?? undefined, count: count ?? 0 }
}
