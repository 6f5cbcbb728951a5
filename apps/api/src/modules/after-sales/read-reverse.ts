import type { Parsed } from '@galleria/contract/define-call'
import type {
  afterSalesCalls,
  MerchantReverse,
  MerchantReverseRow,
  WireReverse,
  WireReverseRow,
} from '@galleria/contract/after-sales'
import type { closedShopCalls } from '@galleria/contract/after-sales-closed-shop'
import type { Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { hasRight, sellerOf, worksFor } from '#modules/merchant/index.ts'
import { findReverseParcels } from '#modules/shipping/index.ts'
import { findHistory } from '#platform/transitions.ts'
import { countFree } from '#modules/catalog/index.ts'
import { asShop, findContract, type ForShop, type ShopActor } from '#modules/order/index.ts'
import { readMessages } from '#modules/order/messages/index.ts'
import { presentBesideRequest } from './beside/beside-request.present.ts'
import { findBesideRequest } from './beside/beside-request.queries.ts'
import { findSellers } from './lock-reverse.ts'
import { findShort } from './exchange/exchange.rules.ts'
import {
  presentMerchantReverse,
  presentMerchantRow,
  presentReverse,
  presentReverseRow,
  type Following,
  type Reader,
} from './reverse.present.ts'
import {
  findReverse,
  findReversesOfSku,
  pageReverses,
  pageSellersReverses,
} from './reverse.queries.ts'
import { pageRequestsOfGone } from './shops/requests-of-gone.queries.ts'
import { factsOf } from './reverse.facts.ts'
import { bringsGoodsBack, isExchange, returningQty } from './reverse.rules.ts'
import type { ReverseRow } from './reverse.types.ts'
import { findWayBack } from './way-back/way-back.ts'

/**
 * What a buyer and a seller see. The owner is part of every query: somebody else's is not there.
 */
export async function readReverse(ctx: Context, id: Id<'reverse'>): Promise<WireReverse> {
  const reverse = await findReverse(ctx.db, buyerOf(ctx), id)
  if (!reverse) throw refuse('reverse.not_found')
  return presentReverse(reverse, await findFollowing(ctx, reverse), readerOf(ctx))
}

export async function listReverses(
  ctx: Context,
  body: Parsed<typeof afterSalesCalls.pageReverse>,
): Promise<{ data: WireReverseRow[]; total: number }> {
  const { rows, total } = await pageReverses(ctx.db, buyerOf(ctx), {
    keyword: body.keyword ?? '',
    isOpenOnly: body.applied ?? false,
    ids: body.reverseOrderId ?? [],
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: rows.map((row) => presentReverseRow(row, readerOf(ctx))), total }
}

export async function listReversesOfSku(
  ctx: Context,
  body: Parsed<typeof afterSalesCalls.reverseByOrderSku>,
): Promise<WireReverseRow[]> {
  return (await findReversesOfSku(ctx.db, buyerOf(ctx), body.tradeOrderId, body.skuId)).map((row) =>
    presentReverseRow(row, readerOf(ctx)),
  )
}

export async function readSellersReverse(
  ctx: Context,
  id: Id<'reverse'>,
  { actor }: Pick<ForShop, 'actor'> = asShop,
): Promise<MerchantReverse> {
  const reverse = await findSellers(ctx, ctx.db, id, { actor })
  if (!reverse) throw refuse('reverse.not_found')
  const ownReturnAddress = bringsGoodsBack(reverse.type)
    ? await findWayBack(ctx.db, reverse)
    : undefined
  const replacement = isExchange(reverse) ? await findReplacement(ctx, reverse) : undefined
  const [following, beside] = await Promise.all([
    findFollowing(ctx, reverse),
    findBesideRequest(ctx.db, id),
  ])
  const shown = presentMerchantReverse(
    reverse,
    following,
    {
      ownReturnAddress,
      replacement,
      beside: presentBesideRequest(beside, reverse.currency, ctx.language),
    },
    actor,
  )
  return mayAnswer(ctx, reverse, actor)
    ? shown
    : { ...shown, operationList: [], messageOperationList: [] }
}

/**
 * Nobody about an own purchase; not who has lost the right to it; and in the place of a shop not
 * for the own shop.
 */
function mayAnswer(ctx: Context, reverse: ReverseRow, actor: ShopActor): boolean {
  if (reverse.buyerId === buyerOf(ctx)) return false
  return actor === 'merchant' ? hasRight(ctx, 'after-sales') : !worksFor(ctx, reverse.sellerId)
}

const isAsked = ({ status }: ReverseRow) => status === 'WAITING_FOR_AUDIT_BY_SELLER'

/** Whether it could be held, as long as that is the question; then where it goes. */
async function findReplacement(ctx: Context, reverse: ReverseRow) {
  // Of a shop that was removed nobody sends anything.
  if (reverse.isSellerGone) return { isInStock: isAsked(reverse) ? false : null, goesTo: undefined }
  if (!isAsked(reverse)) {
    const isGoing = factsOf(reverse).holdsReplacement
    const contract = isGoing && (await findContract(ctx.db, 'mall', reverse.contractId))
    return { isInStock: null, goesTo: contract ? contract.deliveryAddress : undefined }
  }
  const wanted = reverse.lines.flatMap((line) =>
    line.derivativeSkuId === null ? [] : [{ skuId: line.derivativeSkuId, qty: returningQty(line) }],
  )
  const free = await countFree(
    ctx.db,
    wanted.map(({ skuId }) => skuId),
  )
  return { isInStock: findShort(wanted, free).length === 0, goesTo: undefined }
}

/** What is read beside one to show it. */
export async function findFollowing(
  ctx: Context,
  { id, orderId, messageCount }: ReverseRow,
): Promise<Following> {
  const [history, parcels, messages] = await Promise.all([
    findHistory(ctx.db, 'reverse', id),
    findReverseParcels(ctx.db, [id]),
    readMessages(ctx.db, { id: orderId, messageCount }, id),
  ])
  return { language: ctx.language, history, parcels: parcels.get(id) ?? [], messages }
}

export async function listSellersReverses(
  ctx: Context,
  body: Parsed<typeof afterSalesCalls.pageMerchantReverse>,
): Promise<{ data: MerchantReverseRow[]; total: number }> {
  const { rows, total } = await pageSellersReverses(ctx.db, {
    sellerId: sellerOf(ctx),
    statuses: body.status ?? [],
    types: body.type ?? [],
    keyword: body.keyword ?? '',
    shopId: body.shopId ?? null,
    orderId: body.orderId ?? null,
    isInDispute: body.isInDispute ?? false,
    isBuyersTurn: body.isBuyersTurn,
    sort: body.sort,
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: rows.map((row) => presentForAnswerer(ctx, row, 'merchant')), total }
}

/** What shops left behind that were removed. */
export async function listRequestsOfGone(
  ctx: Context,
  body: Parsed<typeof closedShopCalls.pageOfClosedShops>,
): Promise<{ data: MerchantReverseRow[]; total: number }> {
  const { rows, total } = await pageRequestsOfGone(ctx.db, {
    turn: body.turn,
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: rows.map((row) => presentForAnswerer(ctx, row, 'operator')), total }
}

/** Who may not answer is offered no answers. */
function presentForAnswerer(ctx: Context, row: ReverseRow, actor: ShopActor): MerchantReverseRow {
  const shown = presentMerchantRow(row, actor)
  return mayAnswer(ctx, row, actor) ? shown : { ...shown, operationList: [] }
}

/**
 * A guest takes nothing back and asks for nothing: that needs an account. Goods that were withdrawn
 * from by law come back without one.
 */
export function readerOf({ actor }: Context): Reader {
  return actor.kind === 'tourist' ? 'guest' : 'buyer'
}
