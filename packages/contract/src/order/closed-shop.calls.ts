import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, pageNo, pageOf, pageSize, smallId, wireTime } from '../wire.ts'
import { messageCalls } from './message.calls.ts'
import { operatorOrder } from './operator-order.calls.ts'

/**
 * What buyers wrote about orders of shops that were removed: the mall reads it and answers in the
 * shop's place. Orders of every other shop are not there.
 */

const waitingMessage = z.object({
  orderId: z.string(),
  tradeOrderCode: z.string(),
  shop: z.object({ id: smallId, name: z.string() }),
  buyerName: z.string(),
  /** What was written last about the order. */
  content: z.string(),
  at: wireTime,
})
export type WaitingMessage = z.output<typeof waitingMessage>

const inItsPlace = {
  who: 'operator',
  right: 'service',
  writes: 'orders',
  reply: operatorOrder,
} as const

export const closedShopOrderCalls = {
  pageMessagesOfClosedShops: defineCall({
    call: 'POST /sapi/mall-operator/closedShop/messages',
    who: 'operator',
    right: 'service',
    writes: false,
    about:
      'Orders of shops that were removed whose buyer wrote last and waits for an answer, the longest waiting first. What was written about a request stands at the request.',
    body: z.object({ pageNo, pageSize: pageSize(25) }),
    reply: pageOf(waitingMessage),
    refusals: [],
  }),
  writeAboutOrderForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/writeAboutOrder',
    about:
      'Writes to the buyer about an order, who is told by mail that it was the mall. A key that was used writes nothing more.',
    body: messageCalls.writeToBuyer.body,
    refusals: ['order.not_found', 'order.messages_full', 'order.buyer_left', 'dispute.own'],
  }),
  setMessageAside: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/setMessageAside',
    about:
      'This message of the buyer needs no answer and waits no longer; what is written afterwards does. Said again, it changes nothing.',
    body: z.object({ id: idOf('order'), messageId: z.uuid() }),
    refusals: ['order.not_found'],
  }),
}
