import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const checkoutJobs = {
  expire: defineJob<{ contractId: Id<'contract'> }>('order.expire'),
}
