import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/** To the buyer, and to the shop. */
export type ReverseMailKind =
  | 'canceling'
  | 'outOfStock'
  | 'notFetched'
  | 'received'
  | 'rejected'
  | 'refunded'
  | 'failed'
  | 'sendBack'
  | 'sendBackReminder'
  | 'lapsed'
  | 'passed'
  | 'partlyPassed'
  | 'goodsRefused'
  | 'waived'
  | 'changedToReturn'
  | 'replacementSent'
  | 'moneyInstead'
  | 'withdrawnUnsent'
  | 'withdrawnSent'
  | 'ruled'
  | 'givenIn'
  | 'offered'
  | 'offerReminder'
export type ShopMailKind =
  | 'canceled'
  | 'applied'
  | 'reminder'
  | 'sentBack'
  | 'inspectReminder'
  | 'toReplace'
  | 'withdrawn'
  | 'disputed'
  | 'disputedReminder'
  | 'ruledShop'
  | 'offerAccepted'
  | 'offerDeclined'
  | 'offerLapsed'

export const afterSalesJobs = {
  step: defineJob<{ reverseId: Id<'reverse'> }>('reverse.step'),
  /** To each operator, that the mall was asked. */
  mailDispute: defineJob<{ reverseId: Id<'reverse'> }>('mail.dispute'),
  mail: defineJob<{ reverseId: Id<'reverse'>; kind: ReverseMailKind }>('mail.reverse'),
  /** One for each mailbox, so that each is written to once, however often a job has to be run; the seller's own has no person. */
  mailShop: defineJob<{
    reverseId: Id<'reverse'>
    kind: ShopMailKind
    to: Id<'user'> | null
  }>('mail.reverse-shop'),
}
