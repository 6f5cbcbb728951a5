import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/** What the provider says of a refund that it had given: the money came back. */
export type Bounce = {
  readonly refundId: Id<'refund'>
  readonly providerRef: string
  readonly reason: string
}

/**
 * What payment leaves for later; news about orders and after-sales orders goes to the modules that
 * know them.
 */
export const paymentJobs = {
  event: defineJob<{ provider: string; eventId: string; paymentRef: string }>('payment.event'),
  check: defineJob<{ attemptId: Id<'attempt'> }>('payment.check'),
  /** What a parcel is worth is taken by its buyer's promise. */
  takeForParcel: defineJob<{ captureId: Id<'parcelCapture'> }>('payment.take_for_parcel'),
  /** A promise that nobody waits for any more is given up at its provider. */
  giveUp: defineJob<{ attemptId: Id<'attempt'> }>('payment.give_up'),
  /** Another attempt has paid the payment order of this one. */
  close: defineJob<{ attemptId: Id<'attempt'> }>('payment.close'),
  /** A provider that was silent answers again: by its attempts these may be paid, or closed. */
  answersAgain: defineJob<{ contractIds: readonly Id<'contract'>[] }>('payment.answers_again'),
  /** An operator has closed the last that this contract could be paid by. */
  closedByHand: defineJob<{ contractId: Id<'contract'> }>('payment.closed_by_hand'),
  /** Cards were removed, or an account ended: their providers are told. */
  endCards: defineJob<object>('payment.end_cards'),
  /**
   * What left of an order was not taken: if it has come back to its shop, nothing is to be taken
   * for it.
   */
  captureRefused: defineJob<{ orderId: Id<'order'> }>('order.capture_refused'),
  /** A promise is about to end: what left by it and was not taken for is taken now. */
  promiseEnds: defineJob<{ contractId: Id<'contract'> }>('order.promise_ends'),
  sendRefund: defineJob<{ refundId: Id<'refund'> }>('refund.send'),
  /** A payment is disputed, or is no longer: its shops' shares are held, or released. */
  disputeMoved: defineJob<{ contractId: Id<'contract'> }>('order.payment_disputed'),
  /** An operator has answered it. */
  checkDispute: defineJob<{ disputeId: Id<'dispute'> }>('dispute.check'),
  refundMoved: defineJob<{ reverseId: Id<'reverse'> }>('refund.moved'),
  refundBounced: defineJob<Bounce>('refund.bounced'),
  /** Two of the mall agreed to give it another way than its provider. */
  rerouted: defineJob<{ refundId: Id<'refund'>; legId: Id<'refundLeg'> }>('mail.rerouted'),
  refunded: defineJob<{ refundId: Id<'refund'> }>('mail.refunded'),
}
