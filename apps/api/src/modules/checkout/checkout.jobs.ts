import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

type OfContract = { contractId: Id<'contract'> }

export const checkoutJobs = {
  check: defineJob<{ attemptId: Id<'attempt'> }>('payment.check'),
  /** Another attempt has paid the claim of this one. */
  close: defineJob<{ attemptId: Id<'attempt'> }>('payment.close'),
  expire: defineJob<OfContract>('order.expire'),
  received: defineJob<OfContract>('mail.received'),
  paid: defineJob<OfContract>('mail.paid'),
  closed: defineJob<OfContract>('mail.closed'),
}
