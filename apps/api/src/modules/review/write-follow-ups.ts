import type { NewComment } from '@galleria/contract/review'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { findOrders } from '#modules/order/index.ts'
import { showReviewPictures } from '#modules/files/index.ts'
import { readWritten } from './review.fields.ts'
import { attachImages, readImages } from './review-images.ts'
import { lockOwnFirstReviews } from './review.queries.ts'
import { addReviews } from './review.store.ts'
import type { NewReview } from './review.types.ts'

/**
 * Says more about goods that were reviewed: once a line, all or none, without stars, by who wrote
 * the first review. Of presses that come at once the table takes one. Neither the item's stars nor
 * the order change.
 */
export async function writeFollowUps(
  ctx: Context,
  comments: readonly NewComment[],
): Promise<NewReview[]> {
  const authorId = buyerOf(ctx)
  await countAgainst(ctx, `review:${authorId}`, { times: 60, seconds: 3600 })
  const images = comments.map((comment, index) => readImages(comment, index))
  return ctx.inTransaction(async (tx) => {
    const first = await lockOwnFirstReviews(
      tx,
      authorId,
      comments.flatMap(({ parentId }) => parentId ?? []),
    )
    const reviews = comments.map((comment, index) => {
      const parent = first.find(({ id }) => id === comment.parentId)
      if (!parent || (comment.topId && comment.topId !== parent.id))
        throw refuse('comment.not_found')
      if (parent.lineId !== comment.postId) throw refuse('comment.line_not_found')
      return {
        ...parent,
        id: ctx.newId('comment'),
        parentId: parent.id,
        authorId,
        language: ctx.language,
        ...readWritten({ ...comment, rateDict: null }, images[index] ?? []),
        createdAt: ctx.now(),
      }
    })
    const orders = await findOrders(tx, {
      buyerId: authorId,
      ids: [...new Set(reviews.map(({ orderId }) => orderId))],
    })
    // Who has come to work for the shop since speaks for it.
    if (orders.some(({ isOwnShops }) => isOwnShops)) throw refuse('comment.own_shop')
    if ((await addReviews(tx, reviews)) < reviews.length) throw refuse('comment.already_written')
    await attachImages(tx, authorId, reviews)
    // What is added to a review that is hidden is hidden with it.
    const hidden = first.filter(({ status }) => status !== 'SHOWN')
    await showReviewPictures(
      tx,
      reviews
        .filter(({ parentId }) => hidden.some(({ id }) => id === parentId))
        .flatMap(({ images: ids }) => ids),
      false,
    )
    return reviews
  })
}
