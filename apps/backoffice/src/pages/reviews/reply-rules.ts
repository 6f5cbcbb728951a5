import type { Problem } from '@galleria/contract/client'
import { LONGEST_ANSWER } from '@galleria/contract/review-rules'
import type { SellersReview } from '@galleria/contract/review'

/** A shop answers once: what has an answer has no form. */
export function canReply(review: Pick<SellersReview, 'replyComment'>): boolean {
  return review.replyComment.data.length === 0
}

/** What is wrong with an answer that everybody is going to read; the contract's own rule. */
export function errorOfReply(typed: string): 'empty' | 'too_long' | undefined {
  if (typed.trim() === '') return 'empty'
  return typed.length > LONGEST_ANSWER ? 'too_long' : undefined
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
