import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type DecisionMail = 'hidden' | 'restored' | 'removed'

/** `at` tells one decision about a review from the next. */
export type DecidedJob = { commentId: Id<'comment'>; kind: DecisionMail; at: string }

/**
 * One who reported a review: whether it is shown any longer (Regulation (EU) 2022/2065, article
 * 16).
 */
export type ReportedJob = {
  commentId: Id<'comment'>
  reporterId: Id<'user'>
  end: 'kept' | 'taken'
  at: string
}

/** `at` is when the orders of this mail were marked. */
export type RemindJob = { userId: Id<'user'>; at: string }

export const reviewJobs = {
  mailDecided: defineJob<DecidedJob>('mail.review'),
  remind: defineJob<RemindJob>('mail.review-reminder'),
  mailReporter: defineJob<ReportedJob>('mail.report'),
}
