import type { Parsed } from '@galleria/contract/define-call'
import type { itemDeskCalls, WireOwnItem } from '@galleria/contract/item-desk'
import { isOfSize, type Measures } from '@galleria/contract/model-rules'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { setShape, type ItemShape } from '#modules/catalog/index.ts'
import { attachGoodsFiles, copyGoodsModel, type Shape } from '#modules/files/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { demandEditable, refuseItem } from './manage-items.ts'
import type { OwnVersion, WholeItem } from './own-item.queries.ts'
import { lockOwnItem, ownItem } from './own-item.ts'

type Form = Parsed<typeof itemDeskCalls.saveModel>

/** Gives an item the model that was sent for it, or takes its model away. */
export async function saveModel(ctx: Context, form: Form): Promise<WireOwnItem> {
  const sent = form.model ? await copyGoodsModel(ctx, form.model.url) : undefined
  await ctx.inTransaction(async (tx) => {
    const item = await lockOwnItem(ctx, tx, form)
    demandEditable(item)
    const shape = form.model
      ? await readShape(ctx, tx, { sent, item, finish: form.model.finish })
      : null
    noteChanges(
      tx,
      { kind: 'item', id: item.historyId, name: item.name },
      { before: { model: toldOf(item.shape) }, after: { model: toldOf(shape) } },
    )
    await setShape(tx, item.id, { shape, at: ctx.now() })
  })
  return ownItem(ctx, form)
}

type Sent = {
  readonly sent: Awaited<ReturnType<typeof copyGoodsModel>>
  readonly item: WholeItem
  readonly finish: string
}

async function readShape(ctx: Context, tx: Tx, { sent, item, finish }: Sent): Promise<ItemShape> {
  const theirs =
    sent &&
    (await attachGoodsFiles(ctx, tx, { ids: [sent.id], sellerId: sellerOf(ctx), purpose: 'model' }))
  if (!sent || !theirs?.has(sent.id)) refuseItem('model.url', 'invalid')
  const shown = item.versions.filter((version) => version.finish === finish)
  if (shown.length === 0) refuseItem('model.finish', 'invalid')
  demandSize(sent.shape, shown)
  return { ...sent.shape, finish }
}

/**
 * Buyers see in their room what they would get: as large as one of the versions that it shows, give
 * or take a fifth.
 */
function demandSize(shape: Shape, versions: readonly OwnVersion[]): void {
  const measures = versions.map(inCentimetres)
  const model = inCentimetres(shape)
  if (measures.some((version) => isOfSize(model, version))) return
  const [nearest = model] = measures.toSorted((a, b) => apart(model, a) - apart(model, b))
  throw refuse('model.size', { model: sizeText(model), version: sizeText(nearest) })
}

const inCentimetres = ({
  widthMm,
  depthMm,
  heightMm,
}: Pick<Shape, 'widthMm' | 'depthMm' | 'heightMm'>): Measures => ({
  widthCm: widthMm / 10,
  depthCm: depthMm / 10,
  heightCm: heightMm / 10,
})
const sides = ['widthCm', 'depthCm', 'heightCm'] as const
const apart = (one: Measures, other: Measures) =>
  Math.max(...sides.map((side) => Math.abs(Math.log(one[side] / other[side]))))
const sizeText = (measures: Measures) =>
  `${sides.map((side) => measures[side]).join('\u00a0×\u00a0')}\u00a0cm`

/** What the log tells of a model. */
const toldOf = (shape: ItemShape | null) =>
  shape && `${shape.finish}, ${sizeText(inCentimetres(shape))} (${shape.name.slice(0, 8)})`
