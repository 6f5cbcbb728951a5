import * as z from 'zod/mini'
import { qty } from '../item/measure.ts'
import { wireMoney, wireTime } from '../wire.ts'
import { reverseLine, reverseSku } from './line.ts'
import { reverseReasons, reverseTypes } from './rules.ts'

export const wireApplyPreview = z.object({
  tradeOrder: z.object({
    id: z.string(),
    tradeOrderCode: z.string(),
    shop: z.object({ id: z.int(), name: z.string() }),
    timeline: z.object({ orderedTime: wireTime }),
  }),
  reverseTradeOrderType: z.enum(reverseTypes),
  reverseTradeOrderLineList: z.array(reverseLine),
  availableRefundAmt: wireMoney,
  /** Of goods for points, how many come back with all of that money, or instead. */
  availableRefundPoints: z.number(),
  /** The least that can be asked for: all the money of the units that were not sent. */
  leastRefundAmt: wireMoney,
  availableRefundShippingAmt: wireMoney,
  /**
   * How the most comes about: goods, assembly and cover as they were priced, less what was taken
   * off them and less what has gone back of them or is asked for already, and the shipping beside.
   * All zero of an exchange.
   */
  availableRefundParts: z.object({
    goodsAmt: wireMoney,
    extrasAmt: wireMoney,
    discountAmt: wireMoney,
    earlierAmt: wireMoney,
    /** Contained in the most; zero where none was charged. */ taxAmt: wireMoney,
  }),
  availableReverseReasons: z.array(z.enum(reverseReasons)),
  /** Once defects alone can be reported: until when, by the storefront's legal guarantee. */
  defectsUntilTime: z.nullable(wireTime),
  availableReverseTypes: z.array(z.enum(reverseTypes)),
  /**
   * Of lines with exchanged units: which versions the buyer holds, and how many of each. A request
   * is about one of them.
   */
  versionList: z.array(z.object({ lineId: z.string(), sku: reverseSku, qty })),
  /**
   * Of an exchange, line by line and for all of its units: what comes back beside each sku that
   * could come instead.
   */
  differenceList: z.array(z.object({ lineId: z.string(), skuId: z.int(), amt: wireMoney })),
  /** And what is to be paid for it, once the goods are back and accepted. */
  surchargeList: z.array(z.object({ lineId: z.string(), skuId: z.int(), amt: wireMoney })),
  /**
   * Of goods for which more was paid than for those that were ordered: what goes back of that with
   * them, beside the amount that is asked for.
   */
  surchargeBackAmt: wireMoney,
  /** Sent along with the application, so that sending it twice makes one. */
  requestKey: z.string(),
})
export type WireApplyPreview = z.output<typeof wireApplyPreview>
