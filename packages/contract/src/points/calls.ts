import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { idOf, wireTime } from '../wire.ts'

/**
 * What an order earns its buyer. Points are decimal, two places at most; screens show them whole,
 * rounded up.
 */
export const wireEarned = {
  earnPoints: z.number(),
  /**
   * Whether they are still to be earned, earned and not to be spent yet, or final; null where
   * nothing is: guests, orders that ended before they were complete.
   */
  earnPointsStatus: z.nullable(z.enum(['EXPECTED', 'PENDING', 'FINAL'])),
  /** When pending points become final. */
  earnPointsFinalTime: z.nullable(wireTime),
}

/**
 * What an order costs in points, beside the money. `NORMAL_POINT_REDEEM` is an order with points.
 */
export const orderPoints = {
  tradeType: z.enum(['NORMAL', 'NORMAL_POINT_REDEEM']),
  /** All of it; and what of it was taken, once nothing was left to pay in money. */
  actualNeedPayPoints: z.number(),
  actualPaidPoints: z.number(),
  /** What of the price is in points instead of money: the row of the bill beside the discounts. */
  pointDiscountAmount: z.number(),
  /** Given back with refunds. */ refundedPoints: z.number(),
}
export const linePoints = { actualNeedPayPoints: z.number(), actualPaidPoints: z.number() }
/** Of a bill: the points, and how many the buyer has; null where none are needed. */
export const billPoints = { needPayPoints: z.number(), pointBalance: z.nullable(z.number()) }

export const pointCalls = {
  growthOfOrder: defineCall({
    call: 'POST /sapi/mall-customer/order-changes/query-order-growth-value',
    who: 'member',
    about:
      "The growth that an order of the caller's own earns, or has earned, as a decimal number; `customerId` is the caller.",
    body: z.object({
      orderId: idOf('order'),
      customerId: idOf('user'),
      siteCountryCode: z.enum(sites),
    }),
    reply: z.object({ growthValue: z.number() }),
    refusals: ['order.not_found'],
  }),
}
