import { currencies, type Currency } from '@galleria/kernel/money'
import * as z from 'zod'

/**
 * Affirm's answers, as far as the mall reads them; checked like any other input. Amounts are whole
 * pence.
 */

const id = z.string().regex(/^[\w-]{1,100}$/)

export const wireTransaction = z.object({
  id,
  order_id: z.string().max(500).default(''),
  status: z.string().regex(/^[a-z_]{1,40}$/),
  amount: z.int(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  created: z.iso.datetime({ offset: true }),
  authorization_expiration: z.optional(z.iso.datetime({ offset: true })),
  events: z
    .array(
      z.object({
        id,
        type: z.string().max(40),
        amount: z.int(),
        fee: z.int().default(0),
        created: z.iso.datetime({ offset: true }),
        reference_id: z.string().max(255).default(''),
      }),
    )
    .max(1000),
})
export type WireTransaction = z.output<typeof wireTransaction>

export const wireTransactions = z.object({
  data: z.array(z.unknown()).max(1000),
  next_cursor: z.optional(z.string().max(500)),
})
export const wireSettlement = z.object({
  transaction_id: id,
  transaction_event_id: id,
  type: z.string().max(40),
  created: z.iso.datetime({ offset: true }),
})
/** By what an entry that cannot be read is named. */
export const wireNamed = z.object({
  transaction_event_id: z.optional(z.string().max(100)),
  type: z.optional(z.string()),
})
export const wireSettlements = z.object({
  data: z.array(z.unknown()).max(1000),
  next_cursor: z.optional(z.string().max(500)),
})
export const wireError = z.object({
  code: z.string().max(100).default(''),
  message: z.string().max(1000).default(''),
})
