import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { wireGroup, wireOpenGroup } from '../item/group-buy.ts'
import { idOf, smallId } from '../wire.ts'

export const groupBuyCalls = {
  listGroupBuys: defineCall({
    call: 'POST /sapi/mall-order/web/groupbuy/listOpen',
    who: 'anyone',
    about:
      'Groups of an item that somebody more can join now, those that need the fewest first; and the one that is asked for, however it stands.',
    body: z.object({ itemId: smallId, id: z.optional(idOf('groupBuy')) }),
    reply: z.array(wireOpenGroup),
    refusals: [],
  }),
  findInvitation: defineCall({
    call: 'POST /sapi/mall-order/web/groupbuy/invitation',
    who: 'anyone',
    about:
      'The group that an order is in, by the number in its invitation, and the item it is about. Nothing of the order or its buyer.',
    body: z.object({ shopId: smallId, orderId: idOf('order') }),
    reply: z.object({
      group: wireGroup,
      canJoin: z.boolean(),
      item: z.object({ id: z.int(), urlKey: z.string(), shopId: z.int() }),
      sku: z.object({ id: z.int(), skuUrlSuffix: z.string() }),
    }),
    refusals: ['order.not_found'],
  }),
}
