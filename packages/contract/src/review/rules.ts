import { formSchema } from '../form-schema.ts'
import { stripSigns } from '../plain-text.ts'

/**
 * What a review must have, for the form that writes one and the server that keeps it. Safe in a
 * browser: no schema library.
 */
export const LONGEST_REVIEW = 300
export const LONGEST_ANSWER = 500
export const MOST_STARS = 5
/** So many lines are reviewed with one press; an order with more is reviewed in several goes. */
export const MOST_REVIEWS_AT_ONCE = 20
export const REVIEWS_PER_PAGE = 4
export const reviewSorts = ['newest', 'helpful'] as const
/** Why a review should not be shown. */
export const reportReasons = [
  'NOT_ABOUT_ITEM',
  'OFFENSIVE',
  'PERSONAL_DATA',
  'ADVERTISING',
  'UNTRUE',
] as const
export type ReportReason = (typeof reportReasons)[number]
export const reviewStates = ['SHOWN', 'HIDDEN', 'APPEALED', 'REMOVED'] as const
export const reviewDecisions = ['hide', 'keep', 'restore', 'uphold'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]
/** What is said about a review that is reported: by whoever reports it, the mall, its author. */
export const LONGEST_STATEMENT = 500
export type ReviewSort = (typeof reviewSorts)[number]
/** After this a written review leads on to the list of them. */
export const REVIEW_REDIRECT_MS = 3000

export type ReviewDraft = { readonly rate: number | undefined; readonly content: string }
export type ReviewError = {
  readonly path: 'rateDict' | 'content'
  readonly code: 'rating' | 'review_text' | 'length'
}

/**
 * Text as it is counted and kept, without invisible signs and turns of direction: a form sent
 * without script writes its line ends with two signs.
 */
export function plainReview(text: string): string {
  return stripSigns(text).replace(/\r\n?/g, '\n').trim()
}

/** What is still wrong with a first review, by field; a follow-up may go without stars. */
export function reviewErrors({ rate, content }: ReviewDraft): ReviewError[] {
  const text = plainReview(content)
  return [
    ...(rate !== undefined && Number.isInteger(rate) && rate >= 1 && rate <= MOST_STARS
      ? []
      : [{ path: 'rateDict', code: 'rating' } as const]),
    ...(text === ''
      ? [{ path: 'content', code: 'review_text' } as const]
      : text.length > LONGEST_REVIEW
        ? [{ path: 'content', code: 'length' } as const]
        : []),
  ]
}

/** The same as the schema of the form. */
export const reviewSchema = formSchema<ReviewDraft>(reviewErrors)
