import type { NewComment } from '@galleria/contract/review'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { findUser } from '#modules/account/index.ts'
import { addRatings } from '#modules/catalog/stock/index.ts'
import { giveForWritten } from '#modules/membership/index.ts'
import {
  findContract,
  findOrders,
  lockContract,
  markReviewed,
  operationsOf,
  type OrderRow,
} from '#modules/order/index.ts'
import { findOrdersOfLines } from './review.queries.ts'
import { readWritten } from './review.fields.ts'
import { attachImages, readImages } from './review-images.ts'
import { findReviewable, publicName } from './review.rules.ts'
import { addReviews, findReviewedOrders } from './review.store.ts'
import type { NewReview } from './review.types.ts'

/**
 * Writes the first review of own order lines, all of them or none. Their contracts' locks make
 * presses of the same button come one after the other; the one that comes second finds the lines
 * reviewed. Stars count on the item, pictures become public and the order is done with in the same
 * transaction.
 */
export async function writeReviews(
  ctx: Context,
  comments: readonly NewComment[],
): Promise<NewReview[]> {
  await countAgainst(ctx, `review:${buyerOf(ctx)}`, { times: 60, seconds: 3600 })
  const images = comments.map((comment, index) => readImages(comment, index))
  return ctx.inTransaction(async (tx) => {
    const orders = await lockReviewable(
      ctx,
      tx,
      comments.map((comment) => comment.postId),
    )
    const names = await findNames(ctx, tx, orders)
    const reviews = comments.map((comment, index) =>
      makeReview(ctx, comment, images[index] ?? [], orders, names),
    )

    if ((await addReviews(tx, reviews)) < reviews.length) throw refuse('comment.already_written')
    await attachImages(tx, buyerOf(ctx), reviews)
    await addRatings(
      tx,
      reviews.map(({ itemId, rate }) => ({ itemId, rate: rate ?? 0 })),
    )
    await markReviewed(
      tx,
      await findReviewedOrders(
        tx,
        orders.map((order) => order.id),
      ),
    )
    // Last, as points are locked after all else. What a guest has written brings nothing.
    if (ctx.actor.kind === 'member')
      await giveForWritten(
        tx,
        { userId: ctx.actor.userId, reviews: reviews.map(({ id }) => id) },
        ctx.now(),
      )
    return reviews
  })
}

/**
 * The orders of the lines, under the locks of their contracts, each of which offers to be reviewed.
 */
async function lockReviewable(
  ctx: Context,
  tx: Tx,
  lineIds: readonly Id<'orderLine'>[],
): Promise<OrderRow[]> {
  const buyerId = buyerOf(ctx)
  const ids = await findOrdersOfLines(tx, buyerId, lineIds)
  const seen = await findOrders(tx, { buyerId, ids })
  for (const contractId of [...new Set(seen.map((order) => order.contractId))].toSorted())
    await lockContract(tx, contractId)
  const orders = await findOrders(tx, { buyerId, ids })
  if (lineIds.some((id) => !orders.some((order) => findReviewable(order, id))))
    throw refuse('comment.line_not_found')
  if (orders.some((order) => order.isOwnShops)) throw refuse('comment.own_shop')
  for (const order of orders) {
    const operationList = operationsOf(order, 'buyer', ctx.now())
    if (!operationList.includes('comment'))
      throw refuse(order.isReviewed ? 'comment.already_written' : 'comment.order_state', {
        operationList,
      })
  }
  return orders
}

/** By order, what its buyer is called in public: as the bill says, else by nickname. */
async function findNames(
  ctx: Context,
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<Map<Id<'order'>, string>> {
  const nickname = (await findUser(tx, buyerOf(ctx)))?.nickname ?? ''
  const names = new Map<Id<'order'>, string>()
  for (const order of orders) {
    const contract = await findContract(tx, 'mall', order.contractId)
    names.set(
      order.id,
      publicName(contract?.billingAddress ?? { firstName: '', lastName: '' }, nickname),
    )
  }
  return names
}

function makeReview(
  ctx: Context,
  comment: NewComment,
  images: readonly Id<'file'>[],
  orders: readonly OrderRow[],
  names: ReadonlyMap<Id<'order'>, string>,
): NewReview {
  for (const order of orders) {
    const line = findReviewable(order, comment.postId)
    if (!line) continue
    return {
      id: ctx.newId('comment'),
      parentId: null,
      authorId: buyerOf(ctx),
      authorName: names.get(order.id) ?? '',
      language: ctx.language,
      orderId: order.id,
      lineId: line.id,
      itemId: line.itemId,
      skuId: line.skuId,
      shopId: order.shopId,
      sellerId: order.sellerId,
      ...readWritten(comment, images),
      createdAt: ctx.now(),
    }
  }
  throw refuse('comment.line_not_found')
}
