import * as z from 'zod/mini'
import { askedQty } from '../item/measure.ts'
import { idOf, smallId, text } from '../wire.ts'

/**
 * Identity, prices and statuses in a body count for nothing; the amount asked for is all that a
 * buyer decides about money.
 */
export const askedAmount = z.object({
  value: z.number().check(z.minimum(0), z.maximum(1e9)),
  currency: z.optional(text(3)),
})
export const askedLine = z.object({
  tradeOrderLine: z.object({ id: idOf('orderLine') }),
  reverseQty: z._default(askedQty, 1),
  /**
   * How many of these are to be cancelled, because they were not sent yet; without it those that
   * the buyer holds are meant first.
   */
  cancelQty: z.optional(z.union([z.literal(0), askedQty])),
  applyRefundAmt: z.optional(askedAmount),
  /**
   * Which version is meant where units of the line were exchanged for another one; without it what
   * came last, as far as that is enough.
   */
  goodsSku: z.optional(z.object({ id: smallId })),
})
