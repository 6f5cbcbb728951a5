import type { Parsed } from '@galleria/contract/define-call'
import type { itemDeskCalls, WireOwnItem } from '@galleria/contract/item-desk'
import { measuresOfGoods, MOST_VERSIONS } from '@galleria/contract/item-rules'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { fromMajor } from '@galleria/kernel/money'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  addVersion,
  changeVersion,
  dropVersion as dropFromItem,
  isGtinTaken,
  type VersionFacts,
} from '#modules/catalog/index.ts'
import { slugOf } from './item.rules.ts'
import { readPicture } from './item-pictures.ts'
import { demandEditable, refuseItem } from './manage-items.ts'
import { picturesOf } from './own-item.present.ts'
import type { WholeItem } from './own-item.queries.ts'
import { lockOwnItem, ownItem } from './own-item.ts'

type Form = Parsed<typeof itemDeskCalls.saveVersion>

/** Adds a version, or changes one. Its article number stays: orders, labels and tables name it. */
export async function saveVersion(ctx: Context, form: Form): Promise<WireOwnItem> {
  await ctx.inTransaction((tx) => saveVersionIn(ctx, tx, form))
  return ownItem(ctx, form)
}

/** The same as a part of something larger. */
export async function saveVersionIn(ctx: Context, tx: Tx, form: Form): Promise<void> {
  const { itemId, skuId, skuCode } = form
  const item = await lockOwnItem(ctx, tx, form)
  demandEditable(item)
  const facts = { ...readVersion(form, item), at: ctx.now() }
  if (skuId !== undefined) {
    const version = item.versions.find(({ id }) => id === skuId)
    if (!version) throw refuse('sku.not_found')
    noteChanges(
      tx,
      { kind: 'sku', id: skuId, name: version.code },
      { before: told(version), after: told({ ...facts, gtin: facts.gtin ?? version.gtin }) },
    )
    return orTaken(changeVersion(tx, { itemId, skuId }, facts))
  }
  if (item.versions.length >= MOST_VERSIONS) throw refuse('goods.state')
  const added = await orTaken(
    addVersion(tx, itemId, {
      ...facts,
      code: skuCode,
      suffix: [form.finish, slugOf(skuCode)].filter(Boolean).join('-'),
      prices: readPrices(form.priceList),
      actorId: buyerOf(ctx),
    }),
  )
  if (added === undefined) refuseItem('skuCode', 'article_number_taken')
  noteChanges(tx, { kind: 'sku', id: added, name: skuCode }, { after: told(facts) })
}

/** Its index alone knows whether another version of the shop was given the number a moment ago. */
async function orTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isGtinTaken(error)) refuseItem('gtin', 'gtin_taken')
    throw error
  }
}

function readVersion(form: Form, item: WholeItem): VersionFacts {
  const known = picturesOf(item)
  const picture = form.imageUrl === undefined ? (known[0] ?? '') : readPicture(form.imageUrl, known)
  if (picture === undefined || (picture === '' && item.status !== 'DRAFT'))
    refuseItem('imageUrl', 'item_picture')
  return {
    ...(item.voucher ? UNMEASURED : readMeasures(form)),
    size: form.sizeName,
    picture,
    ...(form.gtin === undefined ? {} : { gtin: form.gtin }),
  }
}

/** What is sold as codes has no colour and weighs nothing. */
const UNMEASURED = { finish: '', widthMm: 0, depthMm: 0, heightMm: 0, weightG: 0 }

function readMeasures(form: Form) {
  const { finish, widthCm, depthCm, heightCm, weightKg } = form
  if (!finish || !widthCm || !depthCm || !heightCm || !weightKg) refuseUnmeasured(form)
  return {
    finish,
    widthMm: Math.round(widthCm * 10),
    depthMm: Math.round(depthCm * 10),
    heightMm: Math.round(heightCm * 10),
    weightG: Math.round(weightKg * 1000),
  }
}

function refuseUnmeasured(form: Form): never {
  const errors = measuresOfGoods
    .filter((field) => form[field] === undefined)
    .map((path) => ({ path, code: 'required' }))
  throw refuse('item.refused', { errors })
}

/** What the log tells of a version. */
function told({
  gtin,
  ...version
}: Omit<VersionFacts, 'gtin'> & { readonly gtin?: string | null }) {
  const { finish, size, widthMm, depthMm, heightMm, weightG, picture } = version
  return {
    finish,
    size: weightG === 0 ? size : `${size} (${widthMm} × ${depthMm} × ${heightMm} mm)`,
    weight: weightG === 0 ? null : `${weightG} g`,
    pictures: picture,
    gtin: gtin || null,
  }
}

/** In minor units of each storefront's currency, each storefront once. */
function readPrices(list: Form['priceList']): { site: Site; amount: number }[] {
  if (new Set(list.map(({ site }) => site)).size < list.length) throw refuse('request.malformed')
  return list.map(({ site, amount }, index) => {
    const minor = fromMajor(amount, storefronts[site].currency)?.minor
    if (minor === undefined) refuseItem(`priceList.${index}.amount`, 'decimals')
    if (minor === 0) refuseItem(`priceList.${index}.amount`, 'price_missing')
    return { site, amount: minor }
  })
}

/** Takes a version out of a draft of which nothing was ever in the house. */
export async function dropVersion(
  ctx: Context,
  { itemId, version, skuId }: Parsed<typeof itemDeskCalls.dropVersion>,
): Promise<WireOwnItem> {
  await ctx.inTransaction(async (tx) => {
    const item = await lockOwnItem(ctx, tx, { itemId, version })
    const dropped = item.versions.find(({ id }) => id === skuId)
    if (!dropped) throw refuse('sku.not_found')
    noteChanges(
      tx,
      { kind: 'sku', id: skuId, name: dropped.code },
      {
        before: told(dropped),
        after: { finish: null, size: null, weight: null, pictures: null, gtin: null },
      },
    )
    if (item.status !== 'DRAFT') throw refuse('goods.state')
    if (!(await dropFromItem(tx, { itemId, skuId, at: ctx.now() }))) throw refuse('goods.state')
  })
  return ownItem(ctx, { itemId })
}
