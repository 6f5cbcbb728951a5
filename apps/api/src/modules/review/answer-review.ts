import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { findSellersReview } from './review.queries.ts'
import { addAnswer } from './review.store.ts'
import type { SellersReviewRow } from './review.types.ts'

/** A seller's one answer to a review of an own shop; another seller's review is not there. */
export function answerReview(
  ctx: Context,
  { commentId, content }: { commentId: Id<'comment'>; content: string },
): Promise<SellersReviewRow> {
  return ctx.inTransaction(async (tx) => {
    const find = () => findSellersReview(tx, sellerOf(ctx), commentId)
    if (!(await find())) throw refuse('comment.not_found')
    if (
      !(await addAnswer(tx, {
        commentId,
        sellerId: sellerOf(ctx),
        userId: buyerOf(ctx),
        content,
        createdAt: ctx.now(),
      }))
    )
      throw refuse('comment.already_answered')
    noteChanges(tx, { kind: 'comment', id: commentId }, { after: {} })
    const answered = await find()
    if (!answered) throw new Error('a review that was just answered is not there')
    return answered
  })
}
