import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { askedQty } from '../item/measure.ts'
import { idOf, line } from '../wire.ts'
import { merchantOrder } from './calls.ts'
import { LONGEST_PART, MOST_REISSUE_LINES, reissueReasons } from './reissue-rules.ts'

/** What a shop sends at no charge because something of an order was missing or damaged. */
export const reissueCalls = {
  reissueOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/reissue',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Sends something of an order again at no charge: whole units, which are held on the shelf, or a part in words, which is not. It makes an order of its own at zero, ready to send, and its buyer is told by mail. A key that was used makes no second one, nor does a form that knows of fewer than there are by now.',
    body: z.object({
      orderId: idOf('order'),
      reason: z.enum(reissueReasons),
      lines: z
        .array(
          z.object({
            id: idOf('orderLine'),
            /** Whole units of it, and a part of it in words: one of them, or both. */
            qty: z.optional(askedQty),
            part: z.optional(line(LONGEST_PART, 1)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_REISSUE_LINES)),
      requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
      /** How many were listed when the form was opened: what came since is looked at first. */
      knownCount: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    }),
    /** The order that something was missing of. */ reply: merchantOrder,
    refusals: [
      'order.not_found',
      'order.state',
      'qty.step',
      'reissue.lines',
      'reissue.too_many',
      'stock.sold_out',
    ],
  }),
  cancelReissue: defineCall({
    call: 'POST /sapi/mall-merchant/order/cancelReissue',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Cancels what was to be sent at no charge and was not, or, when all that is under way is lost, what was sent of it: what was held for it is for sale again, and its buyer is told by mail.',
    body: z.object({ id: idOf('order') }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state'],
  }),
}
