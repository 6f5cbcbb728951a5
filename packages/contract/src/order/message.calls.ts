import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { merchantOrder } from '../merchant/calls.ts'
import { LONGEST_MESSAGE } from '../merchant/order-work-rules.ts'
import { idOf, text } from '../wire.ts'
import { messagePhotos, wireMessage } from './message.ts'

const message = z.object({
  id: idOf('order'),
  content: text(LONGEST_MESSAGE, 1),
  attachmentList: messagePhotos,
  requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
})

/**
 * What a shop and its buyer write to each other about an order; the mall reads it, too. Neither
 * learns the other's address.
 */
export const messageCalls = {
  writeToShop: defineCall({
    call: 'POST /sapi/mall-order/web/order/writeToShop',
    who: 'buyer',
    about:
      'Writes to the shop about an own order, with photos of the own upload (`evidence`); its people are told by mail. A key that was used writes nothing more.',
    body: message,
    reply: z.object({ messageList: z.array(wireMessage) }),
    refusals: ['order.not_found', 'order.messages_full'],
  }),
  writeToBuyer: defineCall({
    call: 'POST /sapi/mall-merchant/order/writeToBuyer',
    who: 'merchant',
    right: 'messages',
    writes: 'orders',
    about:
      'Writes to the buyer of an order of the own shops, with photos of the own upload (`evidence`), who is told by mail. A key that was used writes nothing more.',
    body: message,
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.messages_full', 'order.buyer_left'],
  }),
}
