import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type ReverseMailKind = 'applied' | 'rejected' | 'refunded' | 'failed'

export const afterSalesJobs = {
  step: defineJob<{ reverseId: Id<'reverse'> }>('reverse.step'),
  mail: defineJob<{ reverseId: Id<'reverse'>; kind: ReverseMailKind }>('mail.reverse'),
}
