import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, wireMoney, wireTime } from '../wire.ts'

/** A paid order's part in a campaign in which one of so many orders is free. */
const wireFreeOrder = z.object({
  id: z.string(),
  /**
   * Waits for the end of the campaign; was drawn, or was not; ended with its order's money; is paid
   * out.
   */
  freeOrderStatus: z.enum(['ENTERED', 'WON', 'LOST', 'LAPSED', 'PAID']),
  oneIn: z.int(),
  /** What goes back, or went back; before it is drawn what would at most. */ freeAmt: wireMoney,
  /** From when it is drawn. */ drawTime: wireTime,
  /**
   * From when the money of one that was drawn goes back: when nothing of the order can be asked
   * back any more. Null before it is complete.
   */
  payableTime: z.nullable(wireTime),
  /** Of one that is paid out: whether the provider has given it back. */ isRefunded: z.boolean(),
})
export type WireFreeOrder = z.output<typeof wireFreeOrder>

export const freeOrderCalls = {
  freeOrders: defineCall({
    call: 'POST /sapi/mall-marketing/freeOrder/filterNeedFreeOrderFlow',
    who: 'buyer',
    about:
      "Whether an order of the caller's own may become free, was drawn, and what of it goes back.",
    body: z.object({ id: idOf('order') }),
    reply: z.array(wireFreeOrder),
    refusals: ['order.not_found'],
  }),
}
