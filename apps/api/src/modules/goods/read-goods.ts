import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { goodsCalls, WireGoodsDetail } from '@galleria/contract/goods'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hasRight, sellerOf } from '#modules/merchant/index.ts'
import { findTaxRates } from '#modules/tax/index.ts'
import { presentGoods, presentGoodsDetail, presentMove, presentPastPrice } from './goods.present.ts'
import {
  findGoods,
  findHolders,
  findMoves,
  findOwnSku,
  findPriceHistory,
  findPrices,
  findSiblings,
  type OwnSku,
} from './goods.queries.ts'

import { findPricePlans } from './price-plan.store.ts'

const MOST_HOLDERS = 20
const MOVES_AT_ONCE = 25
const MOST_PAST_PRICES = 50

export async function pageGoods(
  ctx: Context,
  { keyword = '', shopId, stock, site, pageNo, pageSize }: Parsed<typeof goodsCalls.pageGoods>,
): Promise<Reply<typeof goodsCalls.pageGoods>> {
  const rows = await findGoods(ctx.db, {
    sellerId: sellerOf(ctx),
    language: ctx.language,
    site,
    keyword,
    shopId,
    stock,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  })
  return { data: rows.map(presentGoods), total: rows[0]?.total ?? 0 }
}

/** A version of the caller's own goods; anybody else's is not found. */
export async function ownSku(ctx: Context, db: Db | Tx, code: string): Promise<OwnSku> {
  const sku = await findOwnSku(
    db,
    { sellerId: sellerOf(ctx), language: ctx.language, site: 'DE' },
    code,
  )
  if (!sku) throw refuse('sku.not_found')
  return sku
}

export async function goodsDetail(
  ctx: Context,
  { skuCode }: { skuCode: string },
): Promise<WireGoodsDetail> {
  const sku = await ownSku(ctx, ctx.db, skuCode)
  const [holders, prices, plans, siblings, taxRates] = await Promise.all([
    findHolders(ctx.db, { sellerId: sellerOf(ctx), skuId: sku.skuId, limit: MOST_HOLDERS }),
    findPrices(ctx.db, sku.skuId),
    findPricePlans(ctx.db, sku.skuId),
    findSiblings(ctx.db, sku.itemId),
    findTaxRates(ctx),
  ])
  return presentGoodsDetail(sku, {
    holders,
    prices,
    plans,
    language: ctx.language,
    siblings,
    taxRates,
    mayCount: hasRight(ctx, 'stock'),
    mayWrite: hasRight(ctx, 'write'),
  })
}

export async function listMoves(
  ctx: Context,
  { skuCode, before }: Parsed<typeof goodsCalls.stockMoves>,
): Promise<Reply<typeof goodsCalls.stockMoves>> {
  const sku = await ownSku(ctx, ctx.db, skuCode)
  const rows = await findMoves(ctx.db, { skuId: sku.skuId, before, limit: MOVES_AT_ONCE + 1 })
  return {
    data: rows.slice(0, MOVES_AT_ONCE).map((row) => presentMove(row, sku.measure)),
    hasMore: rows.length > MOVES_AT_ONCE,
  }
}

export async function listPastPrices(
  ctx: Context,
  { skuCode, site }: Parsed<typeof goodsCalls.priceHistory>,
): Promise<Reply<typeof goodsCalls.priceHistory>> {
  const { skuId } = await ownSku(ctx, ctx.db, skuCode)
  const rows = await findPriceHistory(ctx.db, { skuId, site, limit: MOST_PAST_PRICES })
  return rows.map(presentPastPrice)
}
