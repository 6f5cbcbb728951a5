import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

type OfContract = { contractId: Id<'contract'> }

export const checkoutJobs = {
  expire: defineJob<OfContract>('order.expire'),
  received: defineJob<OfContract>('mail.received'),
  paid: defineJob<OfContract>('mail.paid'),
  closed: defineJob<OfContract>('mail.closed'),
}
