import type { Language, Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { writeItemAttributes, type AttributeValue } from './categories/attribute.store.ts'
import type { ItemShape } from './catalog.types.ts'
import { itemFlow, type ItemState } from './item.flow.ts'
import { indexItem, mainText, writeTexts, type ItemText } from './item-texts.store.ts'
import { addPrices } from './selling/price.store.ts'
import type { VoucherTerms } from './selling/voucher.rules.ts'

/** The only writer of items and their versions. */

export type ItemFacts = {
  readonly categoryId: number
  readonly language: Language
  readonly texts: readonly ItemText[]
  readonly manufacturer: string
  readonly responsiblePerson: string
  readonly energyClass: string | null
  /** What its category asks, and what is said of it; undefined: what is said already stays. */
  readonly attributes?: {
    readonly asked: readonly number[]
    readonly values: readonly AttributeValue[]
  }
  readonly freight: string
  /** Null of goods. */ readonly voucher: VoucherTerms | null
  readonly pictures: readonly string[]
  readonly pictureTexts: PictureTexts
}
/** What pictures show, by their names and by the language. */
export type PictureTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>
export type VersionFacts = {
  readonly finish: string
  readonly size: string
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly weightG: number
  readonly picture: string
  /** Digits; empty for none. Without the field it stays. */ readonly gtin?: string
}

const columnsOf = (facts: ItemFacts, urlKey: string) => ({
  category_id: facts.categoryId,
  url_key: urlKey,
  proper_name: mainText(facts).name,
  manufacturer: facts.manufacturer,
  responsible_person: facts.responsiblePerson,
  energy_class: facts.energyClass,
  freight: facts.freight,
  voucher: facts.voucher?.kind ?? null,
  voucher_days: facts.voucher?.days ?? null,
  voucher_place: facts.voucher?.place ?? null,
  voucher_address: facts.voucher?.address ?? null,
  language: facts.language,
  pictures: [...facts.pictures],
  picture_texts: JSON.stringify(facts.pictureTexts),
})

export async function addItem(
  tx: Tx,
  item: ItemFacts & {
    readonly shopId: number
    readonly urlKey: string
    readonly requestKey: string
    readonly actorId: Id<'user'>
    readonly at: Date
  },
): Promise<number> {
  const { id, history_id: historyId } = await tx
    .insertInto('items')
    .values({
      ...columnsOf(item, item.urlKey),
      shop_id: item.shopId,
      model: '',
      status: 'DRAFT',
      is_listed: false,
      on_sale_since: item.at,
      changed_at: item.at,
      request_key: item.requestKey,
    })
    .returning(['id', 'history_id'])
    .executeTakeFirstOrThrow()
  await writeTexts(tx, id, item)
  await writeAttributes(tx, id, item)
  await recordTransitions(tx, [
    {
      entity: 'item',
      entityId: historyId,
      from: null,
      to: 'DRAFT',
      event: 'begin',
      actor: 'shop',
      actorId: item.actorId,
      at: item.at,
    },
  ])
  return id
}

/** The address of what was on sale stays: it is linked. */
export async function changeItem(
  tx: Tx,
  id: number,
  item: ItemFacts & {
    readonly urlKey: string
    /** Into another room than it was in. */ readonly isMoved: boolean
    /** By the id of each version. */ readonly pictureOf: ReadonlyMap<number, string>
    readonly at: Date
  },
): Promise<void> {
  await tx
    .updateTable('items')
    .set({ ...columnsOf(item, item.urlKey), ...touched(item.at) })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('skus as k')
    .from(
      sql<{
        id: number
        picture: string
      }>`unnest(${[...item.pictureOf.keys()]}::int[], ${[...item.pictureOf.values()]}::text[])`.as<'p'>(
        sql`p(id, picture)`,
      ),
    )
    .set((eb) => ({ picture: eb.ref('p.picture') }))
    .whereRef('k.id', '=', 'p.id')
    .where('k.item_id', '=', id)
    .whereRef('k.picture', '<>', 'p.picture')
    .execute()
  await writeTexts(tx, id, item, item.isMoved)
  await writeAttributes(tx, id, item)
}

async function writeAttributes(
  tx: Tx,
  id: number,
  { attributes }: Pick<ItemFacts, 'attributes'>,
): Promise<void> {
  if (attributes) await writeItemAttributes(tx, id, attributes.asked, attributes.values)
}

/** Gives an item its model, or takes it away. */
export async function setShape(
  tx: Tx,
  id: number,
  { shape, at }: { readonly shape: ItemShape | null; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('items')
    .set({ shape: shape ? JSON.stringify(shape) : sql<string>`null`, ...touched(at) })
    .where('id', '=', id)
    .execute()
}

const touched = (at: Date) => ({ version: sql<number>`version + 1`, changed_at: at })

/**
 * A new version with its first prices, on a shelf with nothing on it. Undefined when its article
 * number is taken; throws the database's `23505` when its GTIN is, which `isGtinTaken` knows.
 */
export async function addVersion(
  tx: Tx,
  itemId: number,
  version: VersionFacts & {
    readonly code: string
    readonly suffix: string
    readonly prices: readonly { readonly site: Site; readonly amount: number }[]
    readonly actorId: Id<'user'>
    readonly at: Date
  },
): Promise<number | undefined> {
  const added = await tx
    .insertInto('skus')
    .values((eb) => ({
      ...versionColumns(version, itemId),
      item_id: itemId,
      code: version.code,
      // Two numbers that differ by a sign only have one address; the second one's says which it is.
      suffix: sql<string>`(select case when bool_or(k.suffix = ${version.suffix}) then ${version.suffix}::text || '-v' || max(k.position) + 1 else ${version.suffix}::text end from skus k where k.item_id = ${itemId})`,
      position: sql<number>`(select coalesce(max(k.position), 0) + 1 from ${eb.table('skus').as('k')} where k.item_id = ${itemId})`,
    }))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return undefined
  await tx.insertInto('stock').values({ sku_id: added.id, on_hand: 0 }).execute()
  await addPrices(tx, added.id, version.prices, version.actorId)
  await touchItem(tx, itemId, version.at)
  await indexItem(tx, itemId)
  return added.id
}

export async function changeVersion(
  tx: Tx,
  { itemId, skuId }: { readonly itemId: number; readonly skuId: number },
  version: VersionFacts & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('skus')
    .set(versionColumns(version, itemId))
    .where('id', '=', skuId)
    .execute()
  await touchItem(tx, itemId, version.at)
  await indexItem(tx, itemId)
}

const versionColumns = (version: VersionFacts, itemId: number) => ({
  ...gtinColumns(version, itemId),
  finish: version.finish,
  size: version.size,
  width_mm: version.widthMm,
  depth_mm: version.depthMm,
  height_mm: version.heightMm,
  weight_g: version.weightG,
  picture: version.picture,
})

const gtinColumns = ({ gtin }: VersionFacts, itemId: number) =>
  gtin === undefined
    ? {}
    : {
        gtin: gtin || null,
        gtin_shop_id: gtin
          ? sql<number>`(select i.shop_id from items i where i.id = ${itemId})`
          : null,
      }

/** What was put away holds its numbers no more: the same goods may be written anew. */
export async function freeGtins(tx: Tx, itemId: number): Promise<void> {
  await tx.updateTable('skus').set({ gtin_shop_id: null }).where('item_id', '=', itemId).execute()
}

/** Whether a version could not be kept because another one of its shop has its GTIN. */
export function isGtinTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'skus_gtin_of_shop'
}

async function touchItem(tx: Tx, itemId: number, at: Date): Promise<void> {
  await tx.updateTable('items').set(touched(at)).where('id', '=', itemId).execute()
}

/**
 * Takes a version out of which nothing was ever in the house; false when something was. Its item
 * was never on sale, so nothing else names it.
 */
export async function dropVersion(
  tx: Tx,
  { itemId, skuId, at }: { readonly itemId: number; readonly skuId: number; readonly at: Date },
): Promise<boolean> {
  await lockRow(tx, 'stock', { sku_id: skuId })
  const moved = await tx
    .selectFrom('stock_moves')
    .select('id')
    .where('sku_id', '=', skuId)
    .limit(1)
    .executeTakeFirst()
  if (moved) return false
  await tx.deleteFrom('item_offers').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('sku_prices').where('sku_id', '=', skuId).execute()
  await tx.deleteFrom('stock').where('sku_id', '=', skuId).execute()
  await tx.deleteFrom('skus').where('id', '=', skuId).execute()
  // The trigger on prices finds the cheapest of those that are left.
  await tx
    .updateTable('sku_prices as p')
    .from('skus as k')
    .set((eb) => ({ amount: eb.ref('p.amount') }))
    .where('k.item_id', '=', itemId)
    .whereRef('p.sku_id', '=', 'k.id')
    .execute()
  await touchItem(tx, itemId, at)
  await indexItem(tx, itemId)
  return true
}

const itemLifeCycle = defineLifeCycle({
  entity: 'item',
  table: 'items',
  flow: itemFlow,
  stamps: ({ at, to }) => ({
    version: nextVersion,
    changed_at: at,
    ...(to === 'ON_SALE' ? {} : { is_listed: false }),
    submitted_at: to === 'IN_REVIEW' ? at : null,
  }),
  historyKey: 'history_id',
})

/**
 * Performs a move; undefined when it was no longer in a state the move starts from, or, where a
 * version is named, somebody has changed it since.
 */
export function moveItem(
  tx: Tx,
  id: number,
  request: MoveRequest<typeof itemFlow, 'items'>,
): Promise<ItemState | undefined> {
  return moveRow(tx, itemLifeCycle, id, request)
}

/**
 * Puts a draft on sale for the first time: seen at once, or with all goods of its seller once that
 * may sell again. Undefined as `moveItem`.
 */
export async function beginSale(
  tx: Tx,
  { id, sellerId }: { readonly id: number; readonly sellerId: number },
  request: Extract<MoveRequest<typeof itemFlow, 'items'>, { move: 'submit' | 'approve' }>,
): Promise<ItemState | undefined> {
  const listed = await listedOf(tx, sellerId)
  return moveItem(tx, id, {
    ...request,
    set: { ...listed, on_sale_since: request.at, review_note: null },
  })
}

/** Puts an item on sale again, as `beginSale`. */
export async function resumeSale(
  tx: Tx,
  { id, sellerId }: { readonly id: number; readonly sellerId: number },
  {
    version,
    ...by
  }: {
    readonly actorId: Id<'user'>
    readonly at: Date
    readonly version?: number | undefined
  },
): Promise<ItemState | undefined> {
  const listed = await listedOf(tx, sellerId)
  return moveItem(tx, id, {
    ...by,
    ...{ move: 'resume', actor: 'shop', set: listed },
    ...(version === undefined ? {} : { where: sql<boolean>`t.version = ${version}` }),
  })
}

/**
 * Whether goods of this seller are shown. It is frozen before or after, not meanwhile; and as
 * there, the seller is locked before its items.
 */
async function listedOf(
  tx: Tx,
  sellerId: number,
): Promise<{ is_listed: boolean; held_back: boolean }> {
  await lockRow(tx, 'sellers', { id: sellerId })
  const { status } = await tx
    .selectFrom('sellers')
    .select('status')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const maySell = status === 'ACTIVE'
  return { is_listed: maySell, held_back: !maySell }
}
