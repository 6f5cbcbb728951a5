import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const shippingJobs = {
  follow: defineJob<{ parcelId: Id<'parcel'>; country: string; language: string }>('parcel.follow'),
  /** Its carrier says so for the first time: whose it is hears of it. */
  delivered: defineJob<{ orderId: Id<'order'>; parcelId: Id<'parcel'> }>('mail.delivered'),
  /** Its carrier says that it is lost. */
  lost: defineJob<{ orderId: Id<'order'>; parcelId: Id<'parcel'>; lostAt: string }>('mail.lost'),
  followReverse: defineJob<{ parcelId: Id<'reverseParcel'>; country: string; language: string }>(
    'reverse-parcel.follow',
  ),
  /** It has arrived, is lost, or was found: to whoever waits for it. */
  reverseNews: defineJob<{ reverseId: Id<'reverse'> }>('reverse-parcel.arrived'),
}
