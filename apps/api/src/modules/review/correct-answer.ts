import type { reviewCalls } from '@galleria/contract/review'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { lockReview } from './moderation.store.ts'
import { findSellersReview } from './review.queries.ts'
import { findAnswer, replaceAnswer } from './review.store.ts'
import type { SellersReviewRow } from './review.types.ts'

/**
 * Another text in the place of a seller's one answer. What stood there is kept, with who wrote it
 * and when.
 *
 * The version that was read is named, so that nobody overwrites what they have not seen; what is so
 * already is no change. The review is locked, because an answer follows it: of one that is being
 * hidden nothing is corrected any more.
 */
export function correctAnswer(
  ctx: Context,
  { commentId, version, content }: Parsed<typeof reviewCalls.correctReply>,
): Promise<SellersReviewRow> {
  return ctx.inTransaction(async (tx) => {
    const sellerId = sellerOf(ctx)
    const review = await lockReview(tx, commentId)
    if (review?.sellerId !== sellerId || review.status !== 'SHOWN')
      throw refuse('comment.not_found')
    const answer = await findAnswer(tx, commentId)
    if (!answer) throw refuse('comment.not_found')
    if (answer.content !== content) {
      const correction = { commentId, version, content, userId: buyerOf(ctx), at: ctx.now() }
      if (!(await replaceAnswer(tx, correction))) throw refuse('comment.answer_changed')
      noteChanges(
        tx,
        { kind: 'comment', id: commentId },
        { before: { answer: answer.content }, after: { answer: content } },
      )
    }
    const corrected = await findSellersReview(tx, sellerId, commentId)
    if (!corrected) throw new Error('a review whose answer was just corrected is not there')
    return corrected
  })
}
