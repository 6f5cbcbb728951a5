import * as z from 'zod/mini'
import { wireMoney, wireTime } from '../wire.ts'

/** How goods are sold that are not there yet: what is paid when, and when they come. */
const preSaleFields = {
  preSaleEventType: z.enum(['FULL_PAYMENT', 'DEPOSIT']),
  /**
   * Of one unit: what is paid when it is ordered, and what later; nothing later with FULL_PAYMENT.
   */
  preSaleUnitAmount: wireMoney,
  balanceSaleUnitAmount: wireMoney,
  balancePaymentStartTime: z.nullable(wireTime),
  balancePaymentEndTime: z.nullable(wireTime),
  /** A day (`expectDate`), or so many days (`duration`) after the last payment. */
  deliveryTimeType: z.enum(['RELATIVE_TIME', 'ABSOLUTE_TIME']),
  duration: z.nullable(z.int()),
  /** What becomes of the deposit when nobody pays the balance in time. */
  isDepositKept: z.boolean(),
}
export const wirePreSale = z.object({
  ...preSaleFields,
  expectDate: z.nullable(z.string()),
  /** Until when it can be ordered so. */
  preSaleEndTime: wireTime,
})
export type WirePreSale = z.output<typeof wirePreSale>

/**
 * The same of an order's line, as the terms were when it was placed; null where it was sold as
 * usual.
 */
export const preSoldFields = {
  preSaleEventType: z.nullable(preSaleFields.preSaleEventType),
  preSaleUnitAmount: z.nullable(wireMoney),
  balanceSaleUnitAmount: z.nullable(wireMoney),
  balancePaymentStartTime: z.nullable(wireTime),
  balancePaymentEndTime: z.nullable(wireTime),
  deliveryTimeType: z.nullable(preSaleFields.deliveryTimeType),
  duration: z.nullable(z.int()),
  isDepositKept: z.nullable(z.boolean()),
}
