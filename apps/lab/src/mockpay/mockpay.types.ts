/** `minor` is a whole number of the currency's smallest unit. */
export type Money = { minor: number; currency: string }

export const outcomes = [
  'paid',
  'declined',
  'pending_then_paid',
  'pending_then_paid_twice',
  'pending',
  'paid_no_return',
  'paid_twice',
  'late',
  'refund_fails',
  'refund_fails_once',
  'refund_returned',
  'slow',
  'silent',
  'wrong_amount',
] as const
export type Outcome = (typeof outcomes)[number]

/**
 * What a person on the hosted page may choose; that the money will not go back is no button there,
 * but a form can say it.
 */
export const pageOutcomes = [
  'paid',
  'declined',
  'pending_then_paid',
  'pending',
  'paid_no_return',
  'paid_twice',
  'late',
  'refund_fails',
  'canceled',
] as const
export type PageOutcome = (typeof pageOutcomes)[number]

export type PaymentRequest = {
  reference: string
  amount: Money
  returnUrl: string
  webhookUrl: string
  description?: string
  locale?: string
}

export type Payment = {
  id: string
  reference: string
  status: 'open' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'
  amount: Money
  returnUrl: string
  webhookUrl: string
  description: string | null
  locale: string
  /** Null until a script or a person chose one. */
  outcome: Outcome | PageOutcome | null
  /** Its outcome was queued before it existed: no person is asked. */
  isScripted: boolean
  failureReason: string | null
  createdAt: string
  updatedAt: string
}

export type Capture = {
  id: string
  paymentId: string
  amount: Money
  fee: Money
  capturedAt: string
}

export type Refund = {
  id: string
  paymentId: string
  /** Null when the refund is larger than what any single capture has left. */
  captureId: string | null
  status: 'succeeded' | 'pending' | 'failed'
  amount: Money
  reference: string
  failureReason: string | null
  createdAt: string
}

export type EventType =
  | 'payment.paid'
  | 'payment.processing'
  | 'payment.declined'
  | 'payment.canceled'
  | 'refund.succeeded'
  | 'refund.failed'
