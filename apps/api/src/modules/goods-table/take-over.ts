import type { RowAnswer } from '@galleria/contract/goods-table-rules'
import type { Site } from '@galleria/contract/storefronts'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Refusal } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { presentVoucher } from '#modules/catalog/selling/index.ts'
import {
  beginItemIn,
  countStockIn,
  findOwnItem,
  presentOwnItem,
  priceGoodsIn,
  saveItemIn,
  saveVersionIn,
} from '#modules/goods/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { fieldOfPath, itemFormOf, remarksOf, versionFormOf, type Places } from './forms.rules.ts'
import type { Facts, ImportedRow, Remark } from './goods-table.types.ts'
import { findLeftVersion } from './import-rows.store.ts'
import { itemFacts } from './known-facts.rules.ts'
import { findItemVersion } from './known.queries.ts'

/** One row, by the use cases of the back office's forms. */

export type Taken = {
  readonly itemId?: number | undefined
  readonly leftVersion?: number | undefined
}

type Part = {
  readonly id: Id<'goodsImport'>
  readonly places: Places
  /** Of the rows of the same transaction that were taken over before this one. */
  readonly answers: readonly Taken[]
}

export async function takeOver(ctx: Context, tx: Tx, part: Part, row: ImportedRow): Promise<Taken> {
  const { work, code } = row
  if (!work) return {}
  const itemId = await writeItem(ctx, tx, part, row)
  if (work.prices)
    await priceGoodsIn(ctx, tx, {
      skuCode: code,
      priceList: work.prices.map((price) => ({ ...price, site: price.site as Site })),
      isSure: true,
    })
  if (work.stock)
    await countStockIn(ctx, tx, {
      ...work.stock,
      skuCode: code,
      requestKey: `${part.id}-${row.rowNo}`,
    })
  if (itemId === undefined) return {}
  return { itemId, leftVersion: await findItemVersion(tx, itemId) }
}

/**
 * Its item and its version, as they were looked at or as this import has left them; undefined where
 * neither is touched.
 */
async function writeItem(
  ctx: Context,
  tx: Tx,
  { id, places, answers }: Part,
  { work, code, itemKey }: ImportedRow,
): Promise<number | undefined> {
  if (!work?.begin && !work?.item) return undefined
  const itemId = work.begin
    ? await beginItemIn(
        ctx,
        tx,
        {
          ...itemFormOf(work.begin.facts, places, []),
          shopId: work.begin.shopId,
          requestKey: work.begin.requestKey,
        } as Parameters<typeof beginItemIn>[2],
        { isByTable: true },
      )
    : (work.item?.id ?? 0)
  const left =
    answers.findLast((one) => one.itemId === itemId)?.leftVersion ??
    (await findLeftVersion(tx, id, itemKey))
  const expected = left ?? work.item?.version
  const item = await wholeItem(ctx, tx, itemId)
  // One that was begun by an earlier row of this table is as that row has left it.
  if (expected !== undefined && item.version !== expected) throw refuse('item.changed')
  const facts = work.item?.facts ?? {}
  if (Object.keys(facts).length > 0) {
    const known = itemFacts({ ...item, itemVersion: item.version, requestKey: null, itemId })
    const form = itemFormOf(
      { ...known, ...facts },
      places,
      presentOwnItem(item, true).imageList.map(({ url }) => url),
      item.voucher && presentVoucher(item.voucher),
    )
    await saveItemIn(
      ctx,
      tx,
      { ...form, itemId, version: item.version } as Parameters<typeof saveItemIn>[2],
      { isByTable: true },
    )
  }
  if (work.version) await writeVersion(ctx, tx, { itemId, code, ...work.version })
  return itemId
}

async function writeVersion(
  ctx: Context,
  tx: Tx,
  { itemId, code, isNew, facts }: { itemId: number; code: string; isNew: boolean; facts: Facts },
): Promise<void> {
  const item = presentOwnItem(await wholeItem(ctx, tx, itemId), true)
  const old = item.versionList.find(({ skuCode }) => skuCode === code)
  // Somebody has added it meanwhile, or taken it out.
  if (isNew === (old !== undefined)) throw refuse('item.changed')
  const known: Facts = old
    ? {
        size: old.sizeName,
        ...(item.voucher
          ? {}
          : {
              finish: old.finish,
              width: old.widthCm,
              depth: old.depthCm,
              height: old.heightCm,
              weight: old.weightKg,
            }),
      }
    : {}
  await saveVersionIn(ctx, tx, {
    ...versionFormOf({ ...known, ...facts }, code),
    itemId,
    version: item.version,
    skuId: old?.skuId,
    imageUrl: old?.image?.url,
  } as Parameters<typeof saveVersionIn>[2])
}

async function wholeItem(ctx: Context, tx: Tx, itemId: number) {
  const item = await findOwnItem(tx, { sellerId: sellerOf(ctx), language: ctx.language }, itemId)
  if (!item) throw refuse('item.not_found')
  return item
}

/** What somebody has changed since the look. */
const MEANWHILE: ReadonlySet<string> = new Set([
  'item.changed',
  'price.changed_meanwhile',
  'stock.moved',
  'sku.not_found',
  'item.not_found',
])

/** What became of a row that was refused, said at its columns. */
export function answerOf(
  { work }: ImportedRow,
  { code, facts = {} }: Refusal,
): { answer: RowAnswer; faults: Remark[] } {
  const answer = MEANWHILE.has(code) ? 'CONFLICT' : 'REFUSED'
  const errors = facts['errors']
  if (!Array.isArray(errors)) {
    const known = Object.fromEntries(
      Object.entries(facts).filter(([, value]) => ['string', 'number'].includes(typeof value)),
    ) as Record<string, string | number>
    const field = code.startsWith('stock.') ? ({ field: 'stock' } as const) : {}
    return { answer, faults: [{ ...field, code, facts: known }] }
  }
  const form = {
    ...itemFormOf({ ...work?.begin?.facts, ...work?.item?.facts }, { rooms: [] }, []),
    priceList: work?.prices ?? versionFormOf(work?.version?.facts ?? {}, '').priceList,
  }
  const given: Facts = Object.fromEntries(
    errors.map(({ path }: { path: string }) => [fieldOfPath(path, form) ?? '', 1]),
  )
  return { answer, faults: remarksOf(errors, form, given) }
}
