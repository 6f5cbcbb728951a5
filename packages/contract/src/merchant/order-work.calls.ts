import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { askedQty, qty, soldBy } from '../item/measure.ts'
import { wireService } from '../order/service.ts'
import { idOf, smallId, text } from '../wire.ts'
import { merchantOrder, trackingNumber } from './calls.ts'
import {
  LONGEST_CALL_BACK_REASON,
  LONGEST_HOLD_REASON,
  LONGEST_NOTE,
  MOST_PICKED,
} from './order-work-rules.ts'

/** Why an order that was chosen has nothing on the pick list. */
export const notPickedReasons = [
  'HELD',
  'UNPAID',
  'SENT',
  'CANCELED',
  'ASKED_BACK',
  'CODES',
] as const
export type NotPickedReason = (typeof notPickedReasons)[number]

/**
 * What is taken from the shelf: its item number, its name in the language of the shop, finish and
 * size as keys.
 */
const pickSku = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  attributes: z.array(z.object({ attrKey: z.string(), attrVal: z.string() })),
  marketingUnit: soldBy.marketingUnit,
})

/** What the people of a shop do with an order besides sending it. */
export const orderWorkCalls = {
  holdOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/hold',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Holds an order back: it is not to ship, and its buyer reads that it waits and why, until it is released.',
    body: z.object({ id: idOf('order'), reason: text(LONGEST_HOLD_REASON, 1) }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state'],
  }),
  releaseOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/release',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about: 'An order that was held back is to ship again.',
    body: z.object({ id: idOf('order') }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state'],
  }),
  cancelForStock: defineCall({
    call: 'POST /sapi/mall-merchant/order/cancelLines',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Cancels what of a paid order the shop cannot send, whole lines or some of their units: all their money goes back the way it was paid, and the buyer is told by mail. A key that was used cancels nothing more.',
    body: z.object({
      orderId: idOf('order'),
      lines: z
        .array(z.object({ id: idOf('orderLine'), qty: askedQty }))
        .check(z.minLength(1), z.maxLength(100)),
      requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
    }),
    reply: merchantOrder,
    refusals: [
      'order.not_found',
      'order.state',
      'qty.step',
      'reverse.not_eligible',
      'reverse.too_many',
    ],
  }),
  correctParcel: defineCall({
    call: 'POST /sapi/mall-merchant/order/correctParcel',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Puts the carrier and the number of a parcel right, as long as it was not received and the carrier has not reported it delivered: it is tracked anew, and the buyer is told by mail. `shown…` is what was looked at; sent twice it is one correction.',
    body: z.object({
      orderId: idOf('order'),
      parcelId: idOf('parcel'),
      shownCarrierId: smallId,
      shownCode: trackingNumber,
      carrierId: smallId,
      serviceCode: trackingNumber,
    }),
    reply: merchantOrder,
    refusals: [
      'order.not_found',
      'order.state',
      'parcel.not_found',
      'parcel.received',
      'parcel.delivered',
      'parcel.corrected',
      'parcel.called_back',
      'parcel.number_taken',
      'carrier.not_found',
    ],
  }),
  callParcelBack: defineCall({
    call: 'POST /sapi/mall-merchant/order/callParcelBack',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Calls a parcel back that its carrier does not have yet: what was in it is to be sent again or cancelled, and the buyer is told why, on the page of the order and by mail. Sent twice it is called back once.',
    body: z.object({
      orderId: idOf('order'),
      parcelId: idOf('parcel'),
      reason: text(LONGEST_CALL_BACK_REASON, 1),
    }),
    reply: merchantOrder,
    refusals: [
      'order.not_found',
      'order.state',
      'parcel.not_found',
      'parcel.scanned',
      'parcel.asked_back',
    ],
  }),
  noteOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/note',
    who: 'merchant',
    right: 'messages',
    writes: 'orders',
    about:
      'Adds a note that only the people of the shop read. A key that was used makes no second one.',
    body: z.object({
      id: idOf('order'),
      content: text(LONGEST_NOTE, 1),
      requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
    }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.notes_full'],
  }),
  pickList: defineCall({
    call: 'POST /sapi/mall-merchant/order/pickList',
    who: 'merchant',
    right: 'ship',
    writes: false,
    about:
      'What is to be taken from the shelves for the orders that are chosen: all of their goods together, then order by order. Units whose refund is asked for are not in it; of a set its goods are. An order with nothing to send is named with the reason.',
    body: z.object({
      ids: z.array(idOf('order')).check(z.minLength(1), z.maxLength(MOST_PICKED)),
    }),
    reply: z.object({
      /** Of the goods' names. */ language: z.string(),
      /** Units still to send of each article, and in how many of the orders. By name. */
      goodsList: z.array(z.object({ sku: pickSku, qty, orderCount: z.int() })),
      /** The oldest first. */
      orderList: z.array(
        z.object({
          id: z.string(),
          tradeOrderCode: z.string(),
          shop: z.object({ id: z.int(), name: z.string() }),
          shipTo: z.string(),
          /** Delivered with assembly; null where it is only sent. */
          serviceDetail: z.nullable(wireService),
          lineList: z.array(z.object({ id: z.string(), sku: pickSku, qty })),
        }),
      ),
      leftOutList: z.array(
        z.object({
          id: z.string(),
          tradeOrderCode: z.string(),
          reason: z.enum(notPickedReasons),
        }),
      ),
    }),
    refusals: ['order.not_found'],
  }),
}
