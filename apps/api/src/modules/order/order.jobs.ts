import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type GuestLinkJob = {
  readonly slipId: string
  readonly orderCode: string
  readonly language: string
}

export const orderJobs = {
  sold: defineJob<{ contractId: Id<'contract'> }>('mail.sold'),
  guestLink: defineJob<GuestLinkJob>('guest.link'),
  shipped: defineJob<{ orderId: Id<'order'>; parcelId: Id<'parcel'> }>('mail.shipped'),
}
