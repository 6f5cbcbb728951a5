import * as z from 'zod/mini'
import { qty, soldBy } from '../item/measure.ts'
import { wireMoney, wireTime } from '../wire.ts'

/** One step of the life of an order, or of an after-sales order, as its timeline shows it. */
export const progressEntry = z.object({
  fromState: z.nullable(z.string()),
  toState: z.string(),
  event: z.string(),
  actor: z.string(),
  at: wireTime,
  /**
   * Of a corrected tracking number: the carrier and the number of before and since; of goods that
   * leave later, the days.
   */
  changed: z.optional(z.object({ from: z.string(), to: z.string() })),
  /**
   * Of what the operator did in the shop's name, of a parcel that was called back, and of goods
   * that leave later: why.
   */
  reason: z.optional(z.string()),
  /**
   * Of goods that leave later, and of what is sent again at no charge: which of the reasons that a
   * shop can give.
   */
  cause: z.optional(z.string()),
  /** Of what is sent again at no charge: the number of its order. */
  tradeOrderCode: z.optional(z.string()),
  /** Of what an exchange costs more: how much was asked for, or paid. */
  amount: z.optional(wireMoney),
  /** Of goods that were cancelled before they were sent: which, and how many of them. */
  canceledLineList: z.optional(
    z.array(
      z.object({
        tradeOrderLineId: z.string(),
        name: z.string(),
        qty,
        marketingUnit: soldBy.marketingUnit,
      }),
    ),
  ),
})
