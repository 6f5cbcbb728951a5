import type { Parsed } from '@galleria/contract/define-call'
import type {
  ItemReviews,
  reviewCalls,
  SellersReview,
  WireReview,
  WireReviewLine,
  WireToReview,
} from '@galleria/contract/review'
import { MOST_STARS } from '@galleria/contract/review-rules'
import { toWireId, type Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { buyerOf, type Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { averageRating } from '#modules/catalog/index.ts'
import { findOrders } from '#modules/order/index.ts'
import {
  findOrdersOfLines,
  findRatings,
  findFirstParcels,
  findReviewedLines,
  pageItemReviews,
  pageOwnReviews,
  pageSellersReviews,
  pageToReview,
} from './review.queries.ts'
import {
  presentLines,
  presentPublicReview,
  presentReview,
  presentSellersReview,
  presentToReview,
} from './review.present.ts'

const spanOf = ({ no, size }: { no: number; size: number }) => ({
  limit: size,
  offset: offsetOf({ pageNo: no, pageSize: size }),
})

export async function listToReview(
  ctx: Context,
  body: Parsed<typeof reviewCalls.pageToReview>,
): Promise<{ data: WireToReview[]; total: number }> {
  const { rows, total } = await pageToReview(ctx.db, buyerOf(ctx), spanOf(body.queryParams.page))
  const orders = await findOrders(ctx.db, {
    buyerId: buyerOf(ctx),
    ids: rows.map((row) => row.orderId),
  })
  const byId = new Map(orders.map((order) => [order.id, order]))
  return {
    data: rows.flatMap(({ orderId, lineIds }) => {
      const order = byId.get(orderId)
      return order ? [presentToReview(order, lineIds, ctx.now())] : []
    }),
    total,
  }
}

/** The caller's reviews. One by its id is a list of one; somebody else's is not there. */
export async function listOwnReviews(
  ctx: Context,
  body: Parsed<typeof reviewCalls.pageComments>,
): Promise<{ data: WireReview[]; total: number }> {
  const ids = body.qCommentBO?.id ? [body.qCommentBO.id] : null
  const { rows, total } = await pageOwnReviews(ctx.db, buyerOf(ctx), {
    ...spanOf(body.queryParams.page),
    ids,
  })
  const lines = await gatherLines(
    ctx,
    rows.map((row) => row.orderId),
  )
  return {
    data: rows.flatMap((row) => {
      const line = lines.get(toWireId('orderLine', row.lineId))
      // What is written about a set stands at its main item.
      const shown = lines.get(line?.ownerOrderLineBO?.id ?? '') ?? line
      return shown ? [presentReview(row, shown, ctx.now())] : []
    }),
    total,
  }
}

/** Own order lines in the order asked for; foreign ones are left out. */
export async function readLines(
  ctx: Context,
  ids: readonly Id<'orderLine'>[],
): Promise<WireReviewLine[]> {
  const lines = await gatherLines(ctx, await findOrdersOfLines(ctx.db, buyerOf(ctx), ids))
  return [...new Set(ids)].flatMap((id) => lines.get(toWireId('orderLine', id)) ?? [])
}

/** By their id on the wire. */
async function gatherLines(
  ctx: Context,
  orderIds: readonly Id<'order'>[],
): Promise<Map<string, WireReviewLine>> {
  if (orderIds.length === 0) return new Map()
  const [orders, reviewed, parcels] = await Promise.all([
    findOrders(ctx.db, { buyerId: buyerOf(ctx), ids: orderIds }),
    findReviewedLines(ctx.db, orderIds),
    findFirstParcels(ctx.db, orderIds),
  ])
  return new Map(
    orders.flatMap((order) =>
      presentLines(order, reviewed, parcels.get(order.id)).map((line) => [line.id, line] as const),
    ),
  )
}

export async function listItemReviews(
  ctx: Context,
  body: Parsed<typeof reviewCalls.pageItemComments>,
): Promise<ItemReviews> {
  const request = {
    itemId: body.itemId,
    rate: body.rate ?? null,
    hasImages: body.withImages ?? false,
    sort: body.sort,
    readerId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
    limit: body.pageSize,
    offset: offsetOf(body),
  }
  const [{ rows, total }, ratings] = await Promise.all([
    pageItemReviews(ctx.db, request),
    findRatings(ctx.db, body.itemId),
  ])
  const histogram = Array.from({ length: MOST_STARS }, (_, index) => ({
    rate: MOST_STARS - index,
    count: ratings.byRate[MOST_STARS - index] ?? 0,
  }))
  return {
    data: rows.map(presentPublicReview),
    total,
    ratingAvg: averageRating(ratings),
    ratingCount: ratings.ratingCount,
    histogram,
    withImagesCount: ratings.withImages,
  }
}

export async function listSellersReviews(
  ctx: Context,
  body: Parsed<typeof reviewCalls.pageSellersComments>,
): Promise<{ data: SellersReview[]; total: number }> {
  const { rows, total } = await pageSellersReviews(ctx.db, {
    sellerId: sellerOf(ctx),
    isAnswered: body.answered ?? null,
    rate: body.rate ?? null,
    keyword: body.keyword ?? '',
    shopId: body.shopId ?? null,
    id: null,
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: rows.map(presentSellersReview), total }
}
