import * as z from 'zod/mini'
import { wireMoney } from '../wire.ts'

/**
 * What is paid beside the price of goods: a shop's delivery with assembly, and the mall's cover of
 * a line.
 */

export const serviceTypes = ['DELIVERY_INSTALL'] as const

/** A shop's delivery with assembly, with what its buyer tells the fitters. */
export const wireService = z.object({
  serviceId: z.int(),
  serviceType: z.enum(serviceTypes),
  serviceName: z.string(),
  /** Who comes. */ shippingName: z.string(),
  contactNumber: z.string(),
  remark: z.string(),
})
export type WireService = z.output<typeof wireService>

/**
 * Breakage on the way and in the first year. `insuranceFee` is that of all units of an order's
 * line; in the cart, of one.
 */
export const wireInsurance = z.object({
  insuranceId: z.int(),
  insuranceName: z.string(),
  insuranceFee: wireMoney,
})
export type WireInsurance = z.output<typeof wireInsurance>

/** Both sums of a bill or an order, contained in what is to pay. */
export const extraAmounts = { insuranceAmt: wireMoney, serviceChargeAmt: wireMoney }

/**
 * Of a bill: a shop's service for these goods, whether it is chosen or not; null where it has none.
 */
export const offeredService = z.nullable(
  z.object({
    ...wireService.shape,
    isChosen: z.boolean(),
    /** What it costs for all of these goods that it is offered for. */ serviceAmt: wireMoney,
    /** Those goods, when they are not all. */ goodsNames: z.array(z.string()),
  }),
)
