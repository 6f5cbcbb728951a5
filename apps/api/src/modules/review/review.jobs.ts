import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type DecisionMail = 'hidden' | 'restored' | 'removed'

/** `at` tells one decision about a review from the next. */
export type DecidedJob = { commentId: Id<'comment'>; kind: DecisionMail; at: string }

export const reviewJobs = { mailDecided: defineJob<DecidedJob>('mail.review') }
