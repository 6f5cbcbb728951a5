import type { Problem } from '@galleria/contract/client'
import type { SellersReview } from '@galleria/contract/review'

export type Writing = 'answer' | 'correction'

/** A shop answers once: what has an answer is corrected. */
export function writingOf(review: Pick<SellersReview, 'replyComment'>): Writing {
  return review.replyComment.data.length === 0 ? 'answer' : 'correction'
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
