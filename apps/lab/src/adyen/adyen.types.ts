/** Adyen's amounts: a whole number of minor units. */
export type Amount = { currency: string; value: number }

export const outcomes = [
  'paid',
  'declined',
  'pending',
  'pending_then_paid',
  'pending_then_paid_twice',
  'paid_no_return',
  'paid_twice',
  'late',
  'refund_fails',
  'refund_fails_once',
  'refund_returned',
  'slow',
  'silent',
  'wrong_amount',
  'event_lost',
  /**
   * Authorised for a lender; of what is captured of it then the first part is refused, its event
   * lost, or said to have failed later.
   */
  'capture_refused',
  'capture_event_lost',
  'capture_failed',
  'chargeback',
  'chargeback_won',
] as const
export type Outcome = (typeof outcomes)[number]

/** What a person on the page of a bank may choose. */
export const pageOutcomes = [
  'paid',
  'declined',
  'canceled',
  'pending_then_paid',
  'pending',
  'paid_no_return',
  'paid_twice',
  'late',
  'wrong_amount',
] as const
export type PageOutcome = (typeof pageOutcomes)[number]

export type ResultCode =
  | 'Authorised'
  | 'Refused'
  | 'Cancelled'
  | 'Error'
  | 'Pending'
  | 'Received'
  | 'RedirectShopper'
  | 'PresentToShopper'

export type Payment = {
  pspReference: string
  merchantReference: string
  amount: Amount
  /** Adyen's name of the method, e.g. `scheme`, `ideal`. */
  method: string
  /** What the reports call it: the brand of a card, else the method. */
  brand: string
  resultCode: ResultCode
  refusal: { reason: string; code: string } | null
  /**
   * Where the buyer comes back to with `redirectResult`; none from a page of the merchant's own.
   */
  returnUrl: string
  webhookUrl: string
  /** Leads back to this payment from `/payments/details`. */
  redirectResult: string
  outcome: Outcome | PageOutcome | null
  /** Decided beforehand by `/scenario`, so that no person is asked. */
  isScripted: boolean
  /** The buyer proves who they are on a page of the issuer before anything is decided. */
  challenge: boolean
  linkId: string | null
  /** Captured by the merchant, in parts; `letGo` is what will never be. */
  isManual: boolean
  letGo: number
  createdAt: string
}

export type Modification = {
  pspReference: string
  paymentPspReference: string
  kind: 'refund' | 'capture' | 'cancel'
  status: 'received' | 'done' | 'failed'
  amount: Amount
  reference: string
  createdAt: string
}

export type Session = {
  id: string
  amount: Amount
  reference: string
  returnUrl: string
  countryCode: string | null
  shopperLocale: string | null
  allowedPaymentMethods: string[] | null
  sessionData: string
  expiresAt: string
}

export type Link = {
  id: string
  status: 'active' | 'paymentPending' | 'completed' | 'expired' | 'paid'
  amount: Amount
  reference: string
  returnUrl: string
  webhookUrl: string
  description: string | null
  countryCode: string | null
  shopperLocale: string | null
  allowedPaymentMethods: string[] | null
  /** Queued beforehand: what happens to it without a person. */
  outcome: Outcome | null
  expiresAt: string
  updatedAt: string
}

/** A line of the payment accounting report. */
export type Entry = {
  at: string
  type:
    | 'Authorised'
    | 'Cancelled'
    | 'SentForSettle'
    | 'SentForRefund'
    | 'RefundedReversed'
    | 'Chargeback'
    | 'ChargebackReversed'
  pspReference: string
  merchantReference: string
  method: string
  brand: string
  /** Of the payment, where that is another one than this line's. */
  mainAmount?: Amount
  amount: Amount
  /** What Adyen keeps, in the same currency. */
  fee: number
  modificationReference: string | null
  modificationMerchantReference: string | null
}
