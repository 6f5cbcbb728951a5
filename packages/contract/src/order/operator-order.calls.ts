import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { merchantCalls, merchantOrder, merchantOrderRow } from '../merchant/calls.ts'
import { orderWorkCalls } from '../merchant/order-work.calls.ts'
import { LONGEST_HOLD_REASON } from '../merchant/order-work-rules.ts'
import { idOf, pageSize, smallId, text, wireMoney, wireTime } from '../wire.ts'
import { wireClaim } from './claims.ts'
import { SHORTEST_KEYWORD } from './operator-order-rules.ts'

/** As its shop sees it; `operationList` is what the operator may do in the shop's name. */
const { shopDay: _day, ...orderFacts } = merchantOrderRow.shape
const row = z.object({ ...orderFacts, buyerMail: z.string() })
export type OperatorOrderRow = z.output<typeof row>

const {
  codeList,
  tradeOrderLineList,
  deliverTo,
  billTo,
  progressList,
  packageList,
  messageList,
  promise,
  reissueList,
} = merchantOrder.shape
export const operatorOrder = z.object({
  ...row.shape,
  promise,
  tradeOrderLineList,
  deliverTo,
  billTo,
  progressList,
  packageList,
  codeList,
  reissueList,
  messageList,
  /** What the mall can do there in the place of a shop that was removed: `writeToBuyer`. */
  messageOperationList: z.array(z.enum(['writeToBuyer'])),
  /**
   * What its buyer wrote last about the order of a removed shop, as long as it waits for an answer.
   */
  waitingMessageId: z.nullable(z.string()),
  sellerName: z.string(),
  /** Orders that were placed and are paid together with this one. */
  siblingList: z.array(
    z.object({ id: z.string(), tradeOrderCode: z.string(), shopName: z.string() }),
  ),
  /** What of the contract was to pay, each with its tries. */
  claimList: z.array(
    z.object({
      id: z.string(),
      ...wireClaim,
      attemptList: z.array(
        z.object({
          channel: z.string(),
          provider: z.string(),
          providerRef: z.nullable(z.string()),
          status: z.string(),
          amount: wireMoney,
          failedReason: z.nullable(z.string()),
          at: wireTime,
        }),
      ),
    }),
  ),
  /** Money that providers took for the contract. */
  captureList: z.array(
    z.object({
      provider: z.string(),
      providerRef: z.string(),
      amount: wireMoney,
      disposition: z.string(),
      reason: z.string(),
      at: wireTime,
    }),
  ),
  /** Money that went back, or is about to, of this order or of the contract as a whole. */
  refundList: z.array(
    z.object({
      id: z.string(),
      amount: wireMoney,
      reason: z.string(),
      status: z.string(),
      failedReason: z.nullable(z.string()),
      at: wireTime,
    }),
  ),
  /** The books of the contract, in the order they were written. */
  entryList: z.array(
    z.object({ account: z.string(), event: z.string(), amount: wireMoney, at: wireTime }),
  ),
})
export type OperatorOrder = z.output<typeof operatorOrder>

/** Nothing is done in a shop's name without a reason. */
const why = { reason: text(LONGEST_HOLD_REASON, 1) }
const inItsName = z.object({ id: idOf('order'), ...why })

/** Every order of every shop, for whoever keeps the mall. */
export const operatorOrderCalls = {
  pageOperatorOrders: defineCall({
    call: 'POST /sapi/mall-operator/order/page',
    who: 'operator',
    right: 'orders',
    writes: false,
    about:
      'Orders of all shops, the newest first; by a part of the code or the goods, of the mail address, name or address of the buyer, or by tracking number. `after` is the last order that is shown. Not complete: more orders have the words than are looked through.',
    body: z.object({
      keyword: z.optional(text(100, SHORTEST_KEYWORD)),
      sellerId: z.optional(smallId),
      /** The orders of one account, whatever address they were placed with. */
      buyerId: z.optional(idOf('user')),
      after: z.optional(idOf('order')),
      pageSize: pageSize(25),
    }),
    reply: z.object({ data: z.array(row), hasMore: z.boolean(), isComplete: z.boolean() }),
    refusals: [],
  }),
  operatorOrderDetail: defineCall({
    call: 'POST /sapi/mall-operator/order/detail',
    who: 'operator',
    right: 'orders',
    writes: false,
    about: 'One order of any shop with its history, parcels and money as the books have it.',
    body: z.object({ id: idOf('order') }),
    reply: operatorOrder,
    refusals: ['order.not_found'],
  }),
  operatorHoldOrder: defineCall({
    call: 'POST /sapi/mall-operator/order/hold',
    who: 'operator',
    right: 'service',
    writes: 'orders',
    about:
      'Holds an order back in the name of its shop, which reads why, as its buyer does, in the history of the order.',
    body: inItsName,
    reply: operatorOrder,
    refusals: ['order.not_found', 'order.state'],
  }),
  operatorReleaseOrder: defineCall({
    call: 'POST /sapi/mall-operator/order/release',
    who: 'operator',
    right: 'service',
    writes: 'orders',
    about:
      'An order that was held back is to ship again, in the name of its shop; both sides read why.',
    body: inItsName,
    reply: operatorOrder,
    refusals: ['order.not_found', 'order.state'],
  }),
  operatorShipOrder: defineCall({
    call: 'POST /sapi/mall-operator/order/ship',
    who: 'operator',
    right: 'service',
    writes: 'orders',
    about:
      'Sends a parcel in the name of its shop, with some or all of what is left; both sides read why.',
    body: z.object({ ...merchantCalls.shipOrder.body.shape, ...why }),
    reply: operatorOrder,
    refusals: merchantCalls.shipOrder.refusals,
  }),
  operatorCorrectParcel: defineCall({
    call: 'POST /sapi/mall-operator/order/correctParcel',
    who: 'operator',
    right: 'service',
    writes: 'orders',
    about:
      'Puts the carrier and the number of a parcel right in the name of its shop; both sides read why.',
    body: z.object({ ...orderWorkCalls.correctParcel.body.shape, ...why }),
    reply: operatorOrder,
    refusals: orderWorkCalls.correctParcel.refusals,
  }),
  operatorCancelForStock: defineCall({
    call: 'POST /sapi/mall-operator/order/cancelLines',
    who: 'operator',
    right: 'service',
    writes: 'orders',
    about:
      'Cancels in the name of its shop what of a paid order cannot be sent: the money goes back the way it was paid. Both sides read why.',
    body: z.object({ ...orderWorkCalls.cancelForStock.body.shape, ...why }),
    reply: operatorOrder,
    refusals: orderWorkCalls.cancelForStock.refusals,
  }),
}
