/**
 * What a script may queue for the next session of the channel KLARNA. Unless it says otherwise, the
 * dialog approves by itself.
 */
export const outcomes = [
  'paid',
  'declined',
  /** Approved, and the shop must finalize. */
  'finalize',
  /** The order is looked at for fraud: for ever, until accepted, until rejected. */
  'pending',
  'pending_then_paid',
  'pending_then_rejected',
  /** Two captures of one order, which Klarna does not do: what a shop makes of it all the same. */
  'paid_twice',
  'paid_no_return',
  /** Captured after the shop has canceled the pending order. */
  'late',
  /** Captured one cent short. */
  'wrong_amount',
  'refund_fails',
  'refund_fails_once',
  /**
   * Its buyer reports each capture as not received: the money is held from then on, or taken only
   * once that is lost.
   */
  'disputed',
  'disputed_unheld',
  /**
   * The order is placed, but the call is answered late, or after the shop has hung up, or with 500.
   */
  'slow',
  'silent',
  'lost_answer',
  /** The first call that places the order is refused and does nothing: 401, 429, 500. */
  'locked_out',
  'too_many',
  'fault',
] as const
export type Outcome = (typeof outcomes)[number]

export const choices = ['approve', 'finalize', 'decline', 'close'] as const
/** What a person chooses in the dialog. */
export type Choice = (typeof choices)[number]

export type OrderLine = {
  type?: string
  reference?: string
  name: string
  quantity: number
  unit_price: number
  tax_rate?: number
  total_amount: number
  total_discount_amount?: number
  total_tax_amount?: number
}
export type MerchantUrls = {
  confirmation?: string
  notification?: string
  push?: string
  authorization?: string
}
type Address = Readonly<Record<string, string>>

/** What a session and an order have in common. Amounts are in minor units. */
export type OrderData = {
  purchase_country: string
  purchase_currency: string
  locale?: string
  order_amount: number
  order_tax_amount?: number
  order_lines: OrderLine[]
  billing_address?: Address
  shipping_address?: Address
  merchant_reference1?: string
  merchant_reference2?: string
  merchant_urls?: MerchantUrls
}
export type OrderRequest = OrderData & { auto_capture?: boolean }

export type Session = {
  id: string
  clientToken: string
  status: 'incomplete' | 'complete'
  data: OrderData
  outcome: Outcome | null
  /** Approved, but not finalized: no token yet. */
  isToFinalize: boolean
  authorizationToken: string | null
  expiresAt: string
  /** Its first order call was refused already (`locked_out`, `too_many`, `fault`). */
  wasRefused: boolean
}

export type Capture = {
  capture_id: string
  klarna_reference: string
  captured_amount: number
  captured_at: string
  refunded_amount: number
  reference?: string
  description?: string
  order_lines?: OrderLine[]
}
export type Refund = {
  refund_id: string
  refunded_amount: number
  refunded_at: string
  reference?: string
  description?: string
  order_lines?: OrderLine[]
}
export type Order = OrderData & {
  order_id: string
  klarna_reference: string
  status: 'AUTHORIZED' | 'PART_CAPTURED' | 'CAPTURED' | 'CANCELLED' | 'EXPIRED' | 'CLOSED'
  fraud_status: 'ACCEPTED' | 'PENDING' | 'REJECTED'
  original_order_amount: number
  captured_amount: number
  refunded_amount: number
  remaining_authorized_amount: number
  created_at: string
  expires_at: string
  captures: Capture[]
  refunds: Refund[]
}
/** An order beside what only Klarna knows of it. */
export type StoredOrder = {
  order: Order
  sessionId: string
  outcome: Outcome | null
  autoCapture: boolean
  /** How many refunds were refused (`refund_fails_once`). */
  refusedRefunds: number
}

export type Attachment = { payment_dispute_attachment_id: string; description?: string }
/** What the shop said, and when. */
export type Said = { at: string; text: string; attachments: Attachment[] }
export type Dispute = {
  id: string
  orderId: string
  captureId: string
  amount: number
  currency: string
  isHeld: boolean
  state: 'INITIATED' | 'REPRESENTMENT' | 'PRE_ARBITRATION' | 'ARBITRATION' | 'CLOSED'
  previousState: Dispute['state'] | null
  evidence: Said | null
  appeal: Said | null
  outcome: 'WON' | 'LOST' | null
  outcomeDetailed: string
  /** Until when it can be answered, and then appealed. */
  expiresAt: string
  appealExpiresAt: string | null
  createdAt: string
  updatedAt: string
}
