import type { Problem } from '@galleria/contract/client'
import type { SellersReview } from '@galleria/contract/review'

/** A shop answers once: what has an answer has no form. */
export function canReply(review: Pick<SellersReview, 'replyComment'>): boolean {
  return review.replyComment.data.length === 0
}

/** Somebody else was faster, or nobody knows whether it was recorded: the review is read again. */
export function isStaleAfter(problem: Pick<Problem, 'status'>): boolean {
  return (
    problem.status === 409 ||
    problem.status === 404 ||
    problem.status === 0 ||
    problem.status >= 500
  )
}
