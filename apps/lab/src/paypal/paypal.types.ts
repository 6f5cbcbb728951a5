/** As PayPal writes it: a decimal of the currency's own places. */
export type Amount = { currency_code: string; value: string }

/**
 * What a script may queue for the next order. What PayPal decides at the capture is settled by
 * whose account approves.
 */
export const outcomes = [
  'paid',
  'declined',
  'canceled',
  'paid_no_return',
  'pending',
  'pending_then_paid',
  'pending_then_declined',
  'wrong_amount',
  'refund_fails',
  'refund_fails_once',
  'claimed',
  'charged_back',
  'inquired',
  'slow',
  'silent',
  'silent_create',
] as const
export type Outcome = (typeof outcomes)[number]

/** Of a payment that its buyer disputes once it is taken. */
export const disputeOutcomes = ['claimed', 'charged_back', 'inquired'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

/** What a person on PayPal's page may choose. */
export const pageOutcomes = [
  'paid',
  'declined',
  'pending_then_paid',
  'paid_no_return',
  'canceled',
] as const
export type PageOutcome = (typeof pageOutcomes)[number]

export type OrderRequest = {
  intent: 'CAPTURE'
  purchase_units: [
    { reference_id?: string; custom_id?: string; description?: string; amount: Amount },
  ]
  payment_source: {
    paypal: { experience_context: { return_url: string; cancel_url: string; locale?: string } }
  }
}

export type Order = {
  id: string
  /** EXPIRED is the lab's own word: PayPal does not know such an order any more. */
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'EXPIRED'
  amount: Amount
  customId: string | null
  description: string | null
  returnUrl: string
  cancelUrl: string
  locale: string
  outcome: Outcome | PageOutcome | null
  /** Its outcome was queued before it existed: no person is asked. */
  isScripted: boolean
  createTime: string
  updateTime: string
}

export type Capture = {
  id: string
  orderId: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  amount: Amount
  fee: Amount
  customId: string | null
  createTime: string
  updateTime: string
}

export type Refund = {
  id: string
  orderId: string
  captureId: string
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
  amount: Amount
  customId: string | null
  createTime: string
  updateTime: string
}

export type Dispute = {
  id: string
  orderId: string
  captureId: string
  reason: string
  status: 'OPEN' | 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED'
  stage: 'INQUIRY' | 'CHARGEBACK'
  channel: 'INTERNAL' | 'EXTERNAL'
  isTakenAtOnce: boolean
  amount: Amount
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | null
  /** Of the seller's money. */
  movements: {
    type: 'DEBIT' | 'CREDIT'
    reason: 'DISPUTE_SETTLEMENT' | 'CHARGEBACK_FEE'
    amount: Amount
  }[]
  messages: string[]
  evidences: string[]
  answerBy: string
  createTime: string
  updateTime: string
}
