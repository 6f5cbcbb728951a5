import * as z from 'zod/mini'
import { wireMoney, wireTime } from '../wire.ts'

export const otherReverse = z.object({ id: z.string(), reverseTradeOrderCode: z.string() })

/**
 * Of an exchange and of what came of it: money that moves beside its own, and the requests and
 * orders by which it does.
 */
export const moneyBeside = {
  /**
   * Of an exchange for something that costs less than was paid: what comes back beside it, and from
   * when the replacement is sent the request that gives it back; null where nothing does.
   */
  exchangeDifference: z.nullable(z.object({ amt: wireMoney, request: z.nullable(otherReverse) })),
  /**
   * Of an exchange for something that costs more than was paid: what is to be paid beside it. From
   * when its goods are accepted the order by which it is paid, until when, and when it was; null
   * where nothing is.
   */
  exchangeSurcharge: z.nullable(
    z.object({
      amt: wireMoney,
      order: z.nullable(
        z.object({
          id: z.string(),
          tradeOrderCode: z.string(),
          contractId: z.string(),
          payUntil: wireTime,
          isOpen: z.boolean(),
          paidTime: z.nullable(wireTime),
        }),
      ),
    }),
  ),
  /**
   * Of goods for which more was paid than for those that were ordered: what goes back of that
   * beside `refundAmount`, and the requests that give it; null where nothing does.
   */
  surchargeBack: z.nullable(z.object({ amt: wireMoney, requestList: z.array(otherReverse) })),
  /** With the goods of which request it gives that back. */
  surchargeBackOf: z.nullable(otherReverse),
  /**
   * Of a withdrawal: what the shop still keeps because its goods have lost in value, as it says and
   * shows, and the request by which its buyer can take that to the mall, as long as it is open;
   * null where nothing ever was kept.
   */
  lossOfValue: z.nullable(z.object({ amt: wireMoney, isOpen: z.boolean(), request: otherReverse })),
  /** Of which withdrawal it is that. */
  lossOfValueOf: z.nullable(otherReverse),
  /** Of which exchange it gives the difference back. */
  differenceOf: z.nullable(otherReverse),
}
