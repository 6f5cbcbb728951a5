import * as z from 'zod/mini'
import { qty, soldBy } from '../item/measure.ts'
import { attribute, wireMoney } from '../wire.ts'
import { dispositions } from './rules.ts'

/** One line of an after-sales order, and the goods on it as they were then. */

export const reverseSku = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string(),
  tint: z.string(),
  attributes: z.array(attribute),
  salePrc: wireMoney,
  skuUrlSuffix: z.string(),
  item: z.object({ id: z.int(), mainImage: z.string(), itemName: z.string(), urlKey: z.string() }),
  ...soldBy,
})
const reverseTradeLine = z.object({
  id: z.string(),
  tradeQty: qty,
  canReverseQty: qty,
  deliveredQty: qty,
  lineGroupTypeDict: z.nullable(z.string()),
  tradeOrderLineBusinessType: z.nullable(z.string()),
  sku: reverseSku,
  /** Beside the money, what the line cost in points. */
  tradeOrderLinePrice: z.object({ paidAmt: wireMoney, actualNeedPayPoints: z.number() }),
})
export const reverseLine = z.object({
  id: z.string(),
  reverseQty: qty,
  /** Of these, units that had not been sent: they are cancelled. */
  cancelQty: qty,
  applyRefundAmt: wireMoney,
  availableRefundAmt: wireMoney,
  /** Of goods for points, how many of these come back with what is asked for it. */
  refundPoints: z.number(),
  /** What goes back for it; less than was asked for where less was accepted. */
  refundAmt: wireMoney,
  /**
   * Units about which the mall has ruled for their buyer; null where that is all of them, or it has
   * not ruled.
   */
  ruledQty: z.nullable(qty),
  /** What the shop found of the units that came back; empty until it has looked. */
  inspectionList: z.array(z.object({ disposition: z.enum(dispositions), qty })),
  /** What it is exchanged for, and so many units of that as were sent. */
  derivativeSku: z.nullable(reverseSku),
  replacedQty: qty,
  tradeOrderLine: reverseTradeLine,
})
export type WireReverseLine = z.output<typeof reverseLine>
