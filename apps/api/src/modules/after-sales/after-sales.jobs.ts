import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/** To the buyer, and to the shop. */
export type ReverseMailKind =
  | 'canceling'
  | 'outOfStock'
  | 'notProvided'
  | 'notFetched'
  | 'received'
  | 'rejected'
  | 'refunded'
  | 'pointsBack'
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
  | 'surchargeDue'
  | 'surchargeReminder'
  | 'surchargeLapsed'
  | 'surchargeCanceled'
  | 'withdrawnUnsent'
  | 'withdrawnSent'
  | 'withdrawnReminder'
  | 'withdrawnLast'
  | 'ruled'
  | 'givenIn'
  | 'rulingLate'
  | 'proofAdded'
  | 'forceClosed'
  | 'addressNamed'
  | 'lostPaid'
  | 'lostDisputed'
  | 'replacementLost'
  | 'labelGiven'
  | 'noLabel'
  | 'emptyDisputed'
  | 'approved'
  | 'goodsArrived'
  | 'receiptReminder'
  | 'askMallReminder'
/** About an offer, and of no use once another one stands or it has an answer. */
export type OfferMailKind = 'offered' | 'offerReminder'
export type ShopMailKind =
  | 'canceled'
  | 'applicationCanceled'
  | 'applied'
  | 'changed'
  | 'reminder'
  | 'sentBack'
  | 'inspectReminder'
  | 'toReplace'
  | 'surchargePaid'
  | 'withdrawn'
  | 'disputed'
  | 'disputedReminder'
  | 'ruledShop'
  | 'rulingLateShop'
  | 'proofAddedShop'
  | 'forceClosedShop'
  | 'lostPaidShop'
  | 'lostDisputedShop'
  | 'replacementLostShop'
  | 'noLabelShop'
  | 'emptyDisputedShop'
/** What became of an offer. */
export type ShopOfferMailKind = 'offerAccepted' | 'offerDeclined' | 'offerLapsed'

type About<Kind, OfferKind> =
  | { readonly kind: Kind }
  | { readonly kind: OfferKind; readonly offerId: Id<'reverseOffer'> }
/** To the buyer, and to the shop: each mail about an offer names its own. */
export type BuyersMail = { readonly reverseId: Id<'reverse'> } & About<
  ReverseMailKind,
  OfferMailKind
>
export type ShopsMail = About<ShopMailKind, ShopOfferMailKind>

/** To each operator: that the mall was asked, or that its ruling is due, or late. */
export type DisputeNews = { readonly reverseId: Id<'reverse'> } & (
  | { readonly about?: undefined }
  | { readonly about: 'due' | 'late'; readonly ruleUntil: string }
)

export const afterSalesJobs = {
  step: defineJob<{ reverseId: Id<'reverse'> }>('reverse.step'),
  /** Whether a rule of its shop agrees to a new application. */
  rule: defineJob<{ reverseId: Id<'reverse'> }>('reverse.rule'),
  mailDispute: defineJob<DisputeNews>('mail.dispute'),
  mail: defineJob<BuyersMail>('mail.reverse'),
  /**
   * One for each mailbox, so that each is written to once, however often a job has to be run; the
   * seller's own has no person.
   */
  mailShop: defineJob<
    { readonly reverseId: Id<'reverse'>; readonly to: Id<'user'> | null } & ShopsMail
  >('mail.reverse-shop'),
}
