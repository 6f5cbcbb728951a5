import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const shippingJobs = {
  follow: defineJob<{ parcelId: Id<'parcel'>; country: string; language: string }>('parcel.follow'),
}
