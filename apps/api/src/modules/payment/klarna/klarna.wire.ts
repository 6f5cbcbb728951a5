import { currencies, type Currency } from '@galleria/kernel/money'
import * as z from 'zod'

/** Klarna's answers, as far as the mall reads them; checked like any other input. */

const id = z.string().regex(/^[\w-]{1,255}$/)
/** Of what concerns no capture the settlements say it as an empty text. */
export const idOrNone = z.literal('').or(id)
/** Parts of one order: far more than there ever are, so that none of an odd one goes unread. */
const MOST_PARTS = 1000
export const wireCurrency = z.enum(currencies as [Currency, ...Currency[]])

export const wireSession = z.object({
  session_id: id,
  client_token: z.string().max(4096),
  payment_method_categories: z
    .array(z.object({ identifier: z.string().max(100) }))
    .max(20)
    .default([]),
})
export const wireSessionState = z.object({ status: z.enum(['complete', 'incomplete']) })

export const wirePlaced = z.object({
  order_id: id,
  fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
})

export const wireOrder = z.object({
  order_id: id,
  status: z.enum(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
  fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
  order_amount: z.int(),
  remaining_authorized_amount: z.optional(z.int()),
  purchase_currency: wireCurrency,
  merchant_reference2: z.string().max(255).default(''),
  expires_at: z.optional(z.iso.datetime({ offset: true })),
  captures: z
    .array(
      z.object({
        capture_id: id,
        captured_amount: z.int(),
        reference: z.string().max(255).default(''),
      }),
    )
    .max(MOST_PARTS),
  refunds: z
    .array(
      z.object({
        refund_id: id,
        refunded_amount: z.int(),
        reference: z.string().max(255).default(''),
      }),
    )
    .max(MOST_PARTS),
})
export type WireOrder = z.output<typeof wireOrder>

export const wirePayouts = z.object({ payouts: z.array(z.unknown()).max(MOST_PARTS) })
export const wirePayout = z.object({
  payment_reference: id,
  payout_date: z.iso.datetime({ offset: true }),
})
export type WirePayout = z.output<typeof wirePayout>
export const wireTransactions = z.object({ transactions: z.array(z.unknown()).max(MOST_PARTS) })
export const wireTransaction = z.object({
  type: z.string().max(60),
  amount: z.int(),
  currency_code: wireCurrency,
  order_id: id,
  capture_id: z.optional(idOrNone),
  refund_id: z.optional(idOrNone),
  detailed_type: z.optional(z.string().max(60)),
  merchant_reference2: z.string().max(255).default(''),
  merchant_refund_reference: z.string().max(255).default(''),
})
export type WireTransaction = z.output<typeof wireTransaction>

export const wireError = z.object({
  error_code: z.string().max(100),
  error_messages: z.array(z.string().max(1000)).max(100).default([]),
  /** The disputes say it in one sentence. */
  error_message: z.optional(z.string().max(2048)),
})

/** Of a decision about a pending order. A push says nothing. */
export const wireNotice = z.object({
  event_type: z
    .string()
    .regex(/^[A-Z_]{1,60}$/)
    .optional(),
})
