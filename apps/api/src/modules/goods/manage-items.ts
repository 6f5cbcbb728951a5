import type { Parsed } from '@galleria/contract/define-call'
import type { itemDeskCalls, WireOwnItem } from '@galleria/contract/item-desk'
import { MOST_ITEMS } from '@galleria/contract/item-rules'
import { allows } from '@galleria/kernel/flow'
import { refuse } from '@galleria/contract/refusals'
import { languages } from '@galleria/contract/storefronts'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { addItem, changeItem, itemFlow, type ItemFacts } from '#modules/catalog/index.ts'
import { findStandingCategory, holdEnergyLabel } from '#modules/catalog/categories/index.ts'
import { presentVoucher, type VoucherTerms } from '#modules/catalog/selling/index.ts'
import { attachGoodsFiles, copyGoodsPictures, type GoodsPicture } from '#modules/files/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { givenOf, readAttributes, tellAttributes, type Given } from './item-attributes.ts'
import { findGaps, slugOf } from './item.rules.ts'
import { keepPictureTexts, readPicture, readPictureTexts } from './item-pictures.ts'
import { isKindOpen, picturesOf } from './own-item.present.ts'
import { savedFormOf } from './item-saves.rules.ts'
import { storeSave, storeStart } from './item-saves.store.ts'
import { findSavedPictures } from './item-saves.queries.ts'
import { findBegun, findOwnShops, findRooms, type WholeItem } from './own-item.queries.ts'
import { lockOwnItem, ownItem } from './own-item.ts'

type Form = Pick<
  Parsed<typeof itemDeskCalls.addItem>,
  keyof Parsed<typeof itemDeskCalls.addItem> & keyof Parsed<typeof itemDeskCalls.saveItem>
>

/** Begins an item as a draft that only its shop sees. */
export async function beginItem(ctx: Context, form: NewItem): Promise<WireOwnItem> {
  const sent = await copyGoodsPictures(ctx, form.imageList)
  const itemId = await ctx.inTransaction((tx) => beginItemIn(ctx, tx, form, { sent }))
  return ownItem(ctx, { itemId })
}

type NewItem = Parsed<typeof itemDeskCalls.addItem>

/** The same as a part of something larger. */
export async function beginItemIn(
  ctx: Context,
  tx: Tx,
  { shopId, requestKey, ...form }: NewItem,
  { sent = new Map(), isByTable = false }: Save = {},
): Promise<number> {
  const shops = await findOwnShops(tx, sellerOf(ctx))
  if (!shops.some(({ id }) => id === shopId)) refuseItem('shopId', 'invalid')
  // Two presses come one after the other, and the second finds what the first began.
  await lockRow(tx, 'shops', { id: shopId })
  const begun = await findBegun(tx, { shopId, requestKey })
  if (begun.id !== undefined) return begun.id
  if (begun.count >= MOST_ITEMS) throw refuse('item.too_many', { most: MOST_ITEMS })
  const { facts, given } = await readForm(ctx, tx, form, {
    known: [],
    ...{ attributes: [], pictureTexts: {}, sent },
  })
  const itemId = await addItem(tx, {
    ...facts,
    shopId,
    requestKey,
    urlKey: urlKeyOf(facts),
    actorId: buyerOf(ctx),
    at: ctx.now(),
  })
  const saved = savedFormOf({ ...facts, attributes: given })
  await storeSave(ctx, tx, { itemId, form: saved, isByTable })
  return itemId
}

/** What is known of a save beside its form. */
type Save = {
  /** By the addresses that uploads gave. */
  readonly sent?: PicturesToChoose['sent']
  readonly isByTable?: boolean
  /** The earlier save that it takes over. */ readonly takenFrom?: number
}

/** Saves what is said of an item; what is on sale stays complete. */
export async function saveItem(ctx: Context, form: ChangedItem): Promise<WireOwnItem> {
  const sent = await copyGoodsPictures(ctx, form.imageList)
  await ctx.inTransaction((tx) => saveItemIn(ctx, tx, form, { sent }))
  return ownItem(ctx, form)
}

type ChangedItem = Parsed<typeof itemDeskCalls.saveItem>

/** The same as a part of something larger. */
export async function saveItemIn(
  ctx: Context,
  tx: Tx,
  { itemId, version, ...form }: ChangedItem,
  { sent = new Map(), ...save }: Save = {},
): Promise<void> {
  const item = await lockOwnItem(ctx, tx, { itemId, version })
  demandEditable(item)
  const { facts, given, missing } = await readForm(ctx, tx, form, {
    known: await knownPictures(tx, item, form.imageList, sent),
    attributes: item.attributes,
    pictureTexts: item.pictureTexts,
    sent,
  })
  // Its versions are measured, or they are not.
  if (!isKindOpen(item) && facts.voucher?.kind !== item.voucher?.kind)
    refuseItem('voucher.kind', 'item_kind_stays')
  const versions = item.versions.map((one) => ({
    ...one,
    picture: facts.pictures.includes(one.picture) ? one.picture : (facts.pictures[0] ?? ''),
  }))
  if (item.status !== 'DRAFT')
    demandComplete({
      ...{ facts, missing, versions },
      needsEnergyLabel: await holdEnergyLabel(tx, facts.categoryId),
    })
  noteItem(tx, item, facts)
  const known = item.attributes.map(givenOf)
  const attributes = tellAttributes(known)
  noteChanges(
    tx,
    { kind: 'item', id: item.historyId, name: item.name },
    {
      before: { attributes },
      after: { attributes: form.attributeList ? tellAttributes(form.attributeList) : attributes },
    },
  )
  await storeStart(tx, {
    itemId,
    form: savedFormOf({ ...item, pictures: picturesOf(item), attributes: known }),
  })
  await changeItem(tx, itemId, {
    ...facts,
    urlKey: item.status === 'DRAFT' ? urlKeyOf(facts) : item.urlKey,
    isMoved: facts.categoryId !== item.categoryId,
    pictureOf: new Map(versions.map(({ id, picture }) => [id, picture])),
    at: ctx.now(),
  })
  const saved = savedFormOf({ ...facts, attributes: given })
  await storeSave(ctx, tx, { itemId, form: saved, ...save })
}

/** Its own pictures; those that it had before only where one that is not its own is named. */
async function knownPictures(
  tx: Tx,
  item: WholeItem,
  urls: readonly string[],
  sent: PicturesToChoose['sent'],
): Promise<string[]> {
  const own = picturesOf(item)
  const isStrange = urls.some((url) => !sent.has(url) && readPicture(url, own) === undefined)
  return isStrange ? [...own, ...(await findSavedPictures(tx, item.id))] : own
}

/** What an editor changed: the texts of each language, and what is said of the item in none. */
function noteItem(tx: Tx, item: WholeItem, facts: ItemFacts): void {
  const about = { kind: 'item', id: item.historyId, name: item.name } as const
  const told = (one: WholeItem | ItemFacts) => ({
    category: one.categoryId,
    maker: `${one.manufacturer} · ${one.responsiblePerson}`,
    ...(one.voucher ? toldOfCodes(one.voucher) : { freight: one.freight }),
    pictures: one.pictures.join(', '),
  })
  noteChanges(tx, about, { before: told(item), after: told(facts) })
  for (const language of languages) {
    const find = ({ texts, pictureTexts, pictures }: Pick<ItemFacts, Spoken>) => {
      const text = texts.find((one) => one.language === language)
      const description = text && [text.description, ...text.details].join('\n')
      // In the order of their names: of a picture that only moved the same is said.
      const shown = pictures.toSorted().flatMap((name) => pictureTexts[name]?.[language] ?? [])
      return { name: text?.name, description, pictureTexts: shown.join('\n') }
    }
    noteChanges(tx, about, { of: language, before: find(item), after: find(facts) })
  }
}

type Spoken = 'texts' | 'pictures' | 'pictureTexts'

function toldOfCodes(voucher: VoucherTerms) {
  const { kind, validDays, place, address } = presentVoucher(voucher)
  return { soldAs: kind, validDays, usedAt: [place, address].filter(Boolean).join(' · ') }
}

/** Refuses what may not be changed: what the mall is looking at, and what was put away. */
export function demandEditable({ status }: Pick<WholeItem, 'status'>): void {
  const facts = { isOwn: true, isLookedAt: false, isComplete: true }
  if (!allows(itemFlow, 'save', { state: status, actor: 'shop', facts }))
    throw refuse('goods.state')
}

const urlKeyOf = ({ texts, language }: ItemFacts) =>
  slugOf(texts.find((text) => text.language === language)?.name ?? '')

/** What is on sale may not lose what it needs: said at the field that would be empty. */
function demandComplete({
  facts,
  missing,
  needsEnergyLabel,
  versions,
}: {
  readonly facts: ItemFacts
  readonly missing: readonly string[]
  readonly needsEnergyLabel: boolean
  readonly versions: WholeItem['versions']
}): void {
  const gaps = findGaps({
    ...{ missing, needsEnergyLabel },
    voucher: facts.voucher,
    energyClass: facts.energyClass,
    pictures: facts.pictures,
    versions: versions.map(({ picture, prices }) => ({ picture, isPriced: prices.length > 0 })),
  })
  if (gaps.includes('picture')) refuseItem('imageList', 'required')
  if (gaps.includes('energy')) refuseItem('energyClass', 'required')
  if (missing.length > 0)
    throw refuse('item.refused', {
      errors: missing.map((key) => ({ path: `attributeList.${key}`, code: 'required' })),
    })
}

async function readForm(
  ctx: Context,
  tx: Tx,
  form: Form,
  { attributes: known, pictureTexts, ...pictures }: Known,
): Promise<{ facts: ItemFacts; given: Given[]; missing: readonly string[] }> {
  const { language, textList, voucher } = form
  // A form that was opened before its category was retired goes where the goods went.
  const categoryId = (await findStandingCategory(tx, form.categoryId)) ?? 0
  const room = (await findRooms(tx, ctx.language)).find(({ id }) => id === categoryId)
  if (!room) refuseItem('categoryId', 'invalid')
  const spoken = textList.map((text) => text.language)
  if (!spoken.includes(language)) refuseItem('language', 'invalid')
  const twice = spoken.findIndex((one, index) => spoken.indexOf(one) !== index)
  if (twice !== -1) refuseItem(`textList.${twice}.language`, 'invalid')
  // What a category asks, it asks of goods.
  const { attributes, given, missing } = voucher
    ? { attributes: undefined, given: [], missing: [] }
    : await readAttributes(tx, form.attributeList, { categoryId, known })
  const nameOf = await readPictures(ctx, tx, form.imageList, pictures)
  const names = [...new Set(nameOf.values())]
  return {
    given,
    missing,
    facts: {
      categoryId,
      language,
      texts: textList,
      ...(voucher ? factsOfCodes(voucher) : factsOfGoods(form)),
      ...(attributes ? { attributes } : {}),
      pictures: names,
      pictureTexts: form.imageTextList
        ? readPictureTexts(form.imageTextList, nameOf)
        : keepPictureTexts(pictureTexts, names),
    },
  }
}

const factsOfGoods = (form: Form) => ({
  voucher: null,
  manufacturer: form.manufacturer ?? '',
  responsiblePerson: form.responsiblePerson ?? '',
  energyClass: form.energyClass,
  freight: form.freight ?? 'parcel',
})

/** Nobody makes or sends what is sold as codes. */
const factsOfCodes = ({ kind, validDays, place, address }: NonNullable<Form['voucher']>) => ({
  voucher: {
    kind,
    days: validDays,
    place,
    ...(place === 'shop' && address ? { address } : {}),
  },
  manufacturer: '',
  responsiblePerson: '',
  energyClass: null,
  freight: 'parcel',
})
type Known = PicturesToChoose & Pick<WholeItem, 'attributes' | 'pictureTexts'>

type PicturesToChoose = {
  /** The item's own. */ readonly known: readonly string[]
  /** By the addresses that uploads gave. */ readonly sent: ReadonlyMap<string, GoodsPicture>
}

/**
 * The names of the item's own pictures by their addresses, and of what was sent for it; in the
 * order that the shop wants.
 */
async function readPictures(
  ctx: Context,
  tx: Tx,
  urls: readonly string[],
  { known, sent }: PicturesToChoose,
): Promise<Map<string, string>> {
  const ids = [...sent.values()].map(({ id }) => id)
  const theirs = await attachGoodsFiles(ctx, tx, { ids, sellerId: sellerOf(ctx) })
  const names = urls.map((url) => {
    const upload = sent.get(url)
    if (upload) return theirs.has(upload.id) ? upload.name : undefined
    return readPicture(url, known)
  })
  const wrong = names.flatMap((name, index) =>
    name === undefined ? [{ path: `imageList.${index}`, code: 'invalid' }] : [],
  )
  if (wrong.length > 0) throw refuse('item.refused', { errors: wrong })
  return new Map(urls.map((url, index) => [url, names[index] as string]))
}

export function refuseItem(path: string, code: string): never {
  throw refuse('item.refused', { errors: [{ path, code }] })
}
