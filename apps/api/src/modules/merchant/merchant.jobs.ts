import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type ApplicationMailKind = 'submitted' | 'approved' | 'rejected'
export type SellerMailKind = 'frozen' | 'unfrozen' | 'cleared'

export const merchantJobs = {
  mailApplication: defineJob<{ applicationId: Id<'application'>; kind: ApplicationMailKind }>(
    'mail.application',
  ),
  mailSeller: defineJob<{ sellerId: number; kind: SellerMailKind }>('mail.seller'),
}
