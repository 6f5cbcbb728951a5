import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sellerStatuses } from '../merchant/rights.ts'
import { text, wireMoney, wireTime } from '../wire.ts'
import { SHORTEST_KEYWORD } from './operator-order-rules.ts'

/** At most five of a kind: who needs more goes on at the desk of it. */
function group<Row extends z.ZodMiniType>(row: Row) {
  return z.nullable(z.object({ list: z.array(row), hasMore: z.boolean() }))
}
/** The order that something belongs to; null where it belongs to none that is known. */
const ofOrder = { orderId: z.nullable(z.string()), tradeOrderCode: z.nullable(z.string()) }

export const mallSearchCalls = {
  searchMall: defineCall({
    call: 'POST /sapi/mall-operator/search/find',
    who: 'operator',
    right: 'query',
    writes: false,
    about:
      'People, orders, payments, parcels and shops by a few signs of what they are known by: five of each kind at most. A kind that is not the business of the own role is null.',
    body: z.object({ keyword: text(100, SHORTEST_KEYWORD) }),
    reply: z.object({
      /** Members whose email address begins like this. Orders are counted as far as a hundred. */
      people: group(
        z.object({
          id: z.string(),
          email: z.string(),
          createTime: wireTime,
          orderCount: z.int(),
        }),
      ),
      orders: group(
        z.object({
          id: z.string(),
          tradeOrderCode: z.string(),
          shopName: z.string(),
          buyerMail: z.string(),
          needPayAmt: wireMoney,
          orderedTime: wireTime,
        }),
      ),
      /** By the reference of their provider, from its start on. */
      payments: group(
        z.object({
          kind: z.enum(['PAYMENT', 'REFUND']),
          provider: z.string(),
          providerRef: z.string(),
          status: z.string(),
          amount: wireMoney,
          time: wireTime,
          ...ofOrder,
        }),
      ),
      /** By the tracking number, from its start on. */
      parcels: group(
        z.object({
          kind: z.enum(['OUT', 'BACK', 'STRAY']),
          number: z.string(),
          carrierName: z.string(),
          time: wireTime,
          ...ofOrder,
        }),
      ),
      shops: group(
        z.object({
          sellerId: z.int(),
          sellerName: z.string(),
          vatId: z.string(),
          country: z.string(),
          status: z.enum(sellerStatuses),
          shopList: z.array(z.object({ id: z.int(), name: z.string() })),
        }),
      ),
    }),
    refusals: [],
  }),
}
