import type { Parsed, Reply } from '@galleria/contract/define-call'
import { priceChangeCalls, type WirePriceChange } from '@galleria/contract/price-change'
import { bind, type Bound } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { applyPriceChange, undoPriceChange } from './change-prices.ts'
import { lookAtPrices } from './look-at-prices.ts'
import { findRows } from './price-change-rows.queries.ts'
import {
  ownPriceChange,
  presentPriceChange,
  presentRow,
  showPriceChange,
} from './price-changes.present.ts'
import { countRows, findPriceChanges } from './price-changes.store.ts'

const MOST_LISTED = 50

async function listPriceChanges(ctx: Context): Promise<WirePriceChange[]> {
  const list = await findPriceChanges(ctx.db, sellerOf(ctx), MOST_LISTED)
  const counts = await countRows(
    ctx.db,
    list.map(({ id }) => id),
  )
  return Promise.all(
    list.map((change) =>
      presentPriceChange(
        ctx,
        change,
        counts.filter(({ changeId }) => changeId === change.id),
      ),
    ),
  )
}

async function pageRows(
  ctx: Context,
  { id, view, pageNo, pageSize }: Parsed<typeof priceChangeCalls.priceChangeRows>,
): Promise<Reply<typeof priceChangeCalls.priceChangeRows>> {
  await ownPriceChange(ctx, id)
  const { rows, total } = await findRows(ctx.db, id, {
    view,
    language: ctx.language,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  })
  return { data: rows.map((row) => presentRow(ctx, row)), total }
}

export const priceChangeRoutes: readonly Bound[] = [
  bind(priceChangeCalls.listPriceChanges, listPriceChanges),
  bind(priceChangeCalls.priceChangeDetail, (ctx, { id }) => showPriceChange(ctx, id)),
  bind(priceChangeCalls.priceChangeRows, pageRows),
  bind(priceChangeCalls.previewPriceChange, lookAtPrices),
  bind(priceChangeCalls.applyPriceChange, applyPriceChange),
  bind(priceChangeCalls.undoPriceChange, undoPriceChange),
]
