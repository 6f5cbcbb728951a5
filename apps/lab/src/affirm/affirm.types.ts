/**
 * What a script may queue for the next checkout of the channel AFFIRM_PC: then its page confirms by
 * itself.
 */
export const outcomes = [
  'paid',
  /** Confirmed by its buyer, and refused when the shop authorizes it. */
  'declined',
  'paid_no_return',
  /** Captured one penny short. */
  'wrong_amount',
  'refund_fails',
  'refund_fails_once',
  /** Authorized or captured, but the call is answered late, or with 500. */
  'slow',
  'lost_authorization',
  'lost_capture',
  /** Confirmed and authorized; captured is nothing of it. */
  'capture_refused',
  /** The first call that authorizes is refused and does nothing: 401, 429, 500. */
  'locked_out',
  'too_many',
  'fault',
] as const
export type Outcome = (typeof outcomes)[number]

export type CheckoutObject = {
  merchant: {
    public_api_key: string
    user_confirmation_url: string
    user_cancel_url: string
    user_confirmation_url_action?: 'GET' | 'POST'
    name?: string
  }
  items: { display_name: string; sku: string; unit_price: number; qty: number }[]
  discounts?: Record<string, { discount_amount: number; discount_display_name?: string }>
  shipping_amount?: number
  tax_amount?: number
  total: number
  currency: string
  order_id?: string
}

export type Checkout = {
  token: string
  object: CheckoutObject
  isConfirmed: boolean
  outcome: Outcome | null
  wasRefused: boolean
}

export type TransactionEvent = {
  id: string
  type: 'auth' | 'capture' | 'refund' | 'void'
  amount: number
  currency: string
  fee: number
  created: string
  reference_id?: string
}
export type Transaction = {
  id: string
  checkout_id: string
  order_id: string
  status:
    | 'authorized'
    | 'partially_captured'
    | 'captured'
    | 'voided'
    | 'auth_expired'
    | 'refunded'
    | 'partially_refunded'
  amount: number
  amount_refunded: number
  currency: string
  created: string
  authorization_expiration: string
  events: TransactionEvent[]
}
export type StoredTransaction = {
  transaction: Transaction
  outcome: Outcome | null
  /** How many refunds were refused (`refund_fails_once`). */
  refusedRefunds: number
}
