import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { LONGEST_MESSAGE } from '../merchant/order-work-rules.ts'
import { messagePhotos } from '../order/message.ts'
import { idOf, text } from '../wire.ts'
import { merchantReverse, wireReverse } from './calls.ts'

const message = z.object({
  id: idOf('reverse'),
  content: text(LONGEST_MESSAGE, 1),
  attachmentList: messagePhotos,
  requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
})

/**
 * What a shop and its buyer write to each other about an after-sales order. They are messages of
 * its order, and count there.
 */
export const reverseMessageCalls = {
  writeToShopAboutReverse: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/writeToShop',
    who: 'buyer',
    about:
      'Writes to the shop about an own after-sales order, in every state of it; its people are told by mail. A key that was used writes nothing more.',
    body: message,
    reply: wireReverse,
    refusals: ['reverse.not_found', 'order.messages_full'],
  }),
  writeToBuyerAboutReverse: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/writeToBuyer',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'Writes to the buyer about an after-sales order of the own shops, who is told by mail. A key that was used writes nothing more.',
    body: message,
    reply: merchantReverse,
    refusals: [
      'reverse.not_found',
      'reverse.own_purchase',
      'order.messages_full',
      'order.buyer_left',
    ],
  }),
}
