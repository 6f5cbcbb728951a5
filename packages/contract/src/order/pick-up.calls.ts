import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, nothing, smallId } from '../wire.ts'
import { shopOfOrder } from './pick-up.ts'

/** What a buyer does about fetching goods. */
export const pickUpCalls = {
  chooseSite: defineCall({
    call: 'POST /sapi/mall-order/cartline/chooseSite',
    who: 'buyer',
    about:
      'What of the cart comes from this shop is fetched at this site of it; without a site it is delivered.',
    body: z.object({ shopId: smallId, siteId: z.nullable(smallId) }),
    reply: nothing,
    refusals: ['site.not_found'],
  }),
  queryVerifyCode: defineCall({
    call: 'POST /sapi/mall-order/web/order/queryVerifyCode',
    who: 'buyer',
    about:
      'The code by which the shop hands an order over. The one answer in which it is: in no list, no mail and nothing the shop reads.',
    body: z.object({ id: idOf('order') }),
    reply: z.object({
      tradeOrderCode: z.string(),
      /** Null for the moments between payment and code. */ verifyCode: z.nullable(z.string()),
      shop: shopOfOrder,
    }),
    refusals: ['order.not_found', 'order.state'],
  }),
}
