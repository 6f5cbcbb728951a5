import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import type { PayExtras, RedirectInfo } from './providers/pay-widget.ts'
import type { LineGivenBack } from './providers/purchase.ts'
import type {
  ParcelCaptureStatus,
  AttemptStatus,
  PaymentOrderStatus,
  RefundStatus,
} from './payment.flow.ts'

/**
 * A claim: an amount due on a contract, and when it can be paid (`payment_orders`). Without times
 * it is one of before there were any.
 */
export type PaymentOrder = {
  id: Id<'paymentOrder'>
  buyerId: Id<'user'>
  contractId: Id<'contract'>
  kind: 'FULL' | 'DEPOSIT' | 'BALANCE'
  amount: number
  currency: Currency
  status: PaymentOrderStatus
  opensAt: Date | null
  closesAt: Date | null
}

/** What a contract comes with when it is placed. */
export type NewClaim = Pick<PaymentOrder, 'kind' | 'amount' | 'opensAt' | 'closesAt'>

export type Attempt = {
  id: Id<'attempt'>
  buyerId: Id<'user'>
  contractId: Id<'contract'>
  paymentOrderId: PaymentOrder['id']
  kind: PaymentOrder['kind']
  channel: string
  status: AttemptStatus
  amount: number
  currency: Currency
  uniqueKey: string
  requestKey: string
  provider: string
  providerRef: string | null
  redirectUrl: string | null
  failedReason: string | null
  createdAt: Date
  /** The way that was chosen within the channel. */
  method: string | null
  /** For the provider's first call; forgotten with its answer. */
  extras: PayExtras | null
  /** What the browser goes on with while the attempt can be paid. */
  redirectInfo: RedirectInfo | null
  captureMode: CaptureMode
  /**
   * Since when its buyer's promise is good, and until when money can be taken by it; of one that is
   * taken at once, never.
   */
  authorisedAt: Date | null
  expiresAt: Date | null
  /** What its provider takes by, where that is not `providerRef`. */
  authorisationRef: string | null
}

/** Taken when its buyer pays, or for each parcel that leaves. */
export type CaptureMode = 'AT_ONCE' | 'BY_PARCEL'

/** What is taken by an authorisation for what left of an order. */
export type ParcelCapture = {
  id: Id<'parcelCapture'>
  attemptId: Id<'attempt'>
  orderId: Id<'order'>
  contractId: Id<'contract'>
  provider: string
  paymentRef: string
  authorisationRef: string | null
  amount: number
  currency: Currency
  status: ParcelCaptureStatus
  lines: readonly LineGivenBack[]
  captureRef: string | null
  nextTryAt: Date | null
  createdAt: Date
}
export type ParcelCaptureTry = {
  id: Id<'parcelCaptureTry'>
  number: number
  /** The provider's idempotency key. */
  key: string
  status: 'SENT' | 'UNKNOWN' | 'DONE' | 'FAILED'
  sentAt: Date
}

/**
 * Money that goes back for one cause: an after-sales order, money paid twice, late, or of another
 * amount.
 */
export type Refund = {
  id: Id<'refund'>
  /**
   * None for money that belongs to no contract; its entries in the books stand under the matter.
   */
  contractId: Id<'contract'> | null
  matterId: Id<'matter'> | null
  amount: number
  currency: Currency
  reason: RefundReason
  status: RefundStatus
  failedReason: string | null
  createdAt: Date
  /** The after-sales order that asked for it, if one did. */
  reverseId: Id<'reverse'> | null
  legs: RefundLeg[]
  /**
   * What of it was never taken, written off or not, in minor units: there is nothing to give back.
   */
  released: number
}
export type RefundReason =
  | 'after_sales'
  | 'deposit'
  | 'group_buy'
  | 'free_order'
  | 'duplicate'
  | 'late'
  | 'amount'
  | 'stray'

/**
 * What goes back to one capture. `ROUTED`: two persons agreed on another way; `SETTLED`: given by a
 * person, outside the providers.
 */
export type RefundLeg = {
  id: Id<'refundLeg'>
  provider: string
  captureRef: string
  paymentRef: string
  authorisationRef: string | null
  amount: number
  currency: Currency
  status: LegStatus
  /** When the provider is asked next, whoever calls; of one that failed, when it is sent again. */
  nextTryAt: Date | null
}
export type LegStatus = RefundStatus | 'SETTLED' | 'ROUTED'

/**
 * One sending of a leg. `RETURNED`: given, and sent back by the bank. `EXTRA`: given although the
 * leg had been.
 */
export type RefundTry = {
  id: Id<'refundTry'>
  number: number
  /** The provider's idempotency key. */
  key: string
  providerRef: string | null
  status: 'SENT' | 'UNKNOWN' | 'DONE' | 'FAILED' | 'RETURNED' | 'EXTRA'
  sentAt: Date
}
