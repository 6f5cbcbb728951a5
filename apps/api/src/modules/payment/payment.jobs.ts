import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/** What the provider says of a refund that it had given: the money came back. */
export type Bounce = {
  readonly refundId: Id<'refund'>
  readonly providerRef: string
  readonly reason: string
}

/** News of payment, for the modules below it: payment knows neither orders nor after-sales orders. */
export const paymentJobs = {
  event: defineJob<{ provider: string; eventId: string; paymentRef: string }>('payment.event'),
  sendRefund: defineJob<{ refundId: Id<'refund'> }>('refund.send'),
  refundMoved: defineJob<{ reverseId: Id<'reverse'> }>('refund.moved'),
  refundBounced: defineJob<Bounce>('refund.bounced'),
  refunded: defineJob<{ refundId: Id<'refund'> }>('mail.refunded'),
}
