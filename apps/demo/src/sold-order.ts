import type { Currency } from '@galleria/kernel/money'
import type { Sku } from './items.ts'
import type { Buyer } from './people.ts'
import type { Paid } from './record-payment.ts'
import type { Shop } from './shops.ts'

/** A row of `order_lines`, with the counts that after-sales orders change. */
type LineRow = {
  id: string
  qty: number
  delivered_qty: number
  need_pay: number
  tax: number
  commission: number
  snapshot: { readonly name: string; readonly [fact: string]: unknown }
  reversed_qty: number
  open_reverse_qty: number
  canceled_qty: number
  open_cancel_qty: number
  claimed: number
  cancel_claimed: number
  requests: number
  open_requests: number
  refunded: number
  [column: string]: unknown
}
/** A row of `orders`, likewise. */
type OrderRow = {
  id: string
  contract_id: string
  code: string
  status: string
  version: number
  currency: Currency
  need_pay: number
  shipping: number
  tax: number
  paid: number
  completed_at: Date | null
  updated_at: Date
  is_reviewed: boolean
  refunded: number
  claimed_shipping: number
  [column: string]: unknown
}

export type SoldLine = { sku: Sku; row: LineRow; isReviewed: boolean }
/**
 * An order as the books have it, open for what comes after it: its rows change until they are
 * written.
 */
export type SoldOrder = {
  row: OrderRow
  lines: SoldLine[]
  buyer: Buyer
  shop: Shop
  paid: Paid | null
  parcelCount: number
  parcelsUnderWay: number
  /** When it was last changed by being paid or sent. */
  lastSentAt: number
}
