import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, smallId, text } from '../wire.ts'
import { merchantOrder, trackingNumber } from './calls.ts'
import { LONGEST_HOLD_REASON, LONGEST_NOTE } from './order-work-rules.ts'

/** What the people of a shop do with an order besides sending it. */
export const orderWorkCalls = {
  holdOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/hold',
    who: 'merchant',
    right: 'ship',
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
    about: 'An order that was held back is to ship again.',
    body: z.object({ id: idOf('order') }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state'],
  }),
  cancelForStock: defineCall({
    call: 'POST /sapi/mall-merchant/order/cancelLines',
    who: 'merchant',
    right: 'ship',
    about:
      'Cancels what of a paid order the shop cannot send, whole lines or some of their units: all their money goes back the way it was paid, and the buyer is told by mail. A key that was used cancels nothing more.',
    body: z.object({
      orderId: idOf('order'),
      lines: z
        .array(
          z.object({ id: idOf('orderLine'), qty: z.int().check(z.minimum(1), z.maximum(999)) }),
        )
        .check(z.minLength(1), z.maxLength(100)),
      requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
    }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state', 'reverse.not_eligible', 'reverse.too_many'],
  }),
  correctParcel: defineCall({
    call: 'POST /sapi/mall-merchant/order/correctParcel',
    who: 'merchant',
    right: 'ship',
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
      'parcel.number_taken',
      'carrier.not_found',
    ],
  }),
  noteOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/note',
    who: 'merchant',
    right: 'ship',
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
}
