import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

type OfWithdrawal = { readonly withdrawalId: Id<'withdrawal'> }

export const withdrawalJobs = {
  /** Looks for the order that a statement is about. */
  match: defineJob<OfWithdrawal>('withdrawal.match'),
  /** That it is there, and when; or what the operator says about it. */
  mail: defineJob<OfWithdrawal & { readonly kind: 'receipt' | 'answer' }>('mail.withdrawal'),
}
