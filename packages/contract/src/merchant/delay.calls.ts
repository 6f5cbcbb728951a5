import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, text } from '../wire.ts'
import { merchantOrder } from './calls.ts'
import { delayReasons, LONGEST_DELAY_WORDS } from './delay-rules.ts'
import { MOST_PICKED } from './order-work-rules.ts'

const delayNotice = {
  /** By when the goods leave, in the shop's calendar. */ day: z.iso.date(),
  reason: z.enum(delayReasons),
  content: z._default(text(LONGEST_DELAY_WORDS), ''),
}

/** Goods that leave later than was promised: the new day, and why. */
export const delayCalls = {
  delayOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/delay',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Says that what is left of an order leaves later than was promised: until which day, and why. Its buyer is told by mail and reads it on the page of the order. Said twice it is said once.',
    body: z.object({ id: idOf('order'), ...delayNotice }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state', 'order.delay_day', 'order.delay_words'],
  }),
  delayOrders: defineCall({
    call: 'POST /sapi/mall-merchant/order/delayMany',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Says the same of several orders. Each is a step of its own: one that is refused keeps no other back.',
    body: z.object({
      ids: z.array(idOf('order')).check(z.minLength(1), z.maxLength(MOST_PICKED)),
      ...delayNotice,
    }),
    reply: z.object({
      rowList: z.array(
        z.object({
          id: z.string(),
          tradeOrderCode: z.string(),
          isTold: z.boolean(),
          /** Why it was not, in the reader's language; else empty. */ sentence: z.string(),
        }),
      ),
    }),
    refusals: ['order.not_found', 'order.delay_words'],
  }),
}
