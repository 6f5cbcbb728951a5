import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { merchantRights, sellerStatuses, staffRoles } from './rights.ts'
import { displayStatuses } from '../order/states.ts'
import { askedQty } from '../item/measure.ts'
import { sites } from '../storefronts.ts'
import { wireOrderLine, wireOrderRow, wireParcel } from '../order/calls.ts'
import { reissued } from '../order/order-kind.ts'
import { progressEntry } from '../order/progress.ts'
import { wireDelay } from '../order/delay.ts'
import { wireMessage } from '../order/message.ts'
import { wireCodeState } from '../order/voucher.calls.ts'
import {
  idOf,
  nothing,
  pageNo,
  pageOf,
  pageSize,
  smallId,
  text,
  wireMoney,
  wireTime,
} from '../wire.ts'

export const trackingNumber = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9]{1,40}$/, { error: 'tracking' }))
const calendarDay = z.iso.date()
const amount = z.number().check(z.minimum(0), z.maximum(100_000_000))

const partyAddress = {
  name: z.string(),
  company: z.string(),
  street: z.string(),
  houseNo: z.string(),
  detailAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  phone: z.string(),
}
const deliverTo = z.object(partyAddress)
/** What an invoice needs; of somebody who left, what the law keeps. */
const billTo = z.object({
  ...partyAddress,
  email: z.string(),
  taxCode: z.string(),
  eori: z.string(),
})

export const merchantOrderRow = z.object({
  ...wireOrderRow.shape,
  buyerName: z.string(),
  shipTo: z.string(),
  /** Calendar day of the shop; null until the order is paid. */
  shipBy: z.nullable(z.string()),
  /** Today in the shop's calendar: what is late is so there, not where somebody looks. */
  shopDay: z.string(),
  unshippedQty: z.int(),
  /** Why the shop holds it back; null for an order that is not. */
  holdReason: z.nullable(z.string()),
  /** What it last said about goods that leave later. */
  delay: z.nullable(wireDelay),
})
export type MerchantOrderRow = z.output<typeof merchantOrderRow>
export const merchantOrder = z.object({
  ...merchantOrderRow.shape,
  /**
   * Paid by a promise that is about to end or has ended: what is not sent by then is never paid,
   * and is not to be sent any more.
   */
  promise: z.nullable(z.object({ until: wireTime, isOver: z.boolean() })),
  tradeOrderLineList: z.array(wireOrderLine),
  deliverTo,
  billTo,
  progressList: z.array(progressEntry),
  packageList: z.array(wireParcel),
  /**
   * What became of each code of an order that is handed over by codes; none of one that is sent.
   */
  codeList: z.array(wireCodeState),
  /** What the shop and its buyer have written to each other, oldest first. */
  messageList: z.array(wireMessage),
  ...reissued,
  /** What the people of the shop told one another, oldest first. */
  noteList: z.array(
    z.object({ id: z.string(), author: z.string(), content: z.string(), at: wireTime }),
  ),
  /**
   * What stays with the mall and what the shop is paid, after what was given back: paid - given
   * back - commission = payout. Before it is paid, as it will be.
   */
  commissionAmt: wireMoney,
  payoutAmt: wireMoney,
  /**
   * What of the payout is held, with the tax in it: while the mall is asked about a request until
   * its money has gone back, or while the payment is disputed.
   */
  heldList: z.array(z.object({ cause: z.enum(['REQUEST', 'PAYMENT']), amt: wireMoney })),
})
export type MerchantOrder = z.output<typeof merchantOrder>

export const merchantCalls = {
  me: defineCall({
    call: 'POST /sapi/mall-merchant/staff/current',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: false,
    about: 'Who works here, and for which shops.',
    body: nothing,
    reply: z.object({
      nickname: z.string(),
      email: z.string(),
      sellerId: z.int(),
      sellerName: z.string(),
      shops: z.array(z.object({ id: z.int(), name: z.string() })),
      status: z.enum(sellerStatuses),
      statusReason: z.string(),
      role: z.enum(staffRoles),
      /** Every seller this person works for; the session is at one of them. */
      deskList: z.array(
        z.object({ sellerId: z.int(), name: z.string(), role: z.enum(staffRoles) }),
      ),
      /** What the shop and the role leave this person to do. */
      rights: z.array(z.enum(merchantRights)),
    }),
    refusals: [],
  }),
  today: defineCall({
    call: 'POST /sapi/mall-merchant/order/today',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      "Today's work: what is to ship, what is late, what is under way, and the sales of the last 30 days.",
    body: nothing,
    reply: z.object({
      toShip: z.int(),
      held: z.int(),
      late: z.int(),
      underWay: z.int(),
      unpaid: z.int(),
      /** Today in the shop's calendar. */
      day: z.string(),
      sales: z.array(z.object({ day: z.string(), orders: z.int(), amount: wireMoney })),
    }),
    refusals: [],
  }),
  pageMerchantOrders: defineCall({
    call: 'POST /sapi/mall-merchant/order/page',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'The orders of the own shops.',
    /**
     * A filter that is not one of these is refused: a list that ignores one shows what nobody asked
     * for.
     */
    body: z.strictObject({
      status: z.optional(
        z.array(z.enum(displayStatuses)).check(z.maxLength(displayStatuses.length)),
      ),
      keyword: z.optional(text(100)),
      shopId: z.optional(smallId),
      site: z.optional(z.enum(sites)),
      /** Paid, with a unit to send now; `lateOnly`: of these, past the day of shipping. */
      toShipOnly: z.optional(z.boolean()),
      lateOnly: z.optional(z.boolean()),
      /** Held back by the shop. */ heldOnly: z.optional(z.boolean()),
      /** With a parcel that its carrier calls lost and nobody has confirmed. */ lostOnly:
        z.optional(z.boolean()),
      /** Placed from this calendar day of the shop to that one, both included. */ dayFrom:
        z.optional(calendarDay),
      dayTo: z.optional(calendarDay),
      /** Where it goes. */ countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      /** Only what is fetched at a site of the shop. */ fetchedOnly: z.optional(z.boolean()),
      /** Only what is sent again at no charge. */ reissuedOnly: z.optional(z.boolean()),
      /** What the order comes to, in its own currency. */ amountFrom: z.optional(amount),
      amountTo: z.optional(amount),
      sort: z._default(z.enum(['oldest', 'newest']), 'newest'),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: z.object({
      ...pageOf(merchantOrderRow).shape,
      /** False where more than `total` orders fit; how many, is not counted. */ isTotalExact:
        z.boolean(),
    }),
    refusals: [],
  }),
  merchantOrderDetail: defineCall({
    call: 'POST /sapi/mall-merchant/order/detail',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'One order of the own shops.',
    body: z.object({ id: idOf('order') }),
    reply: merchantOrder,
    refusals: ['order.not_found'],
  }),
  shipOrder: defineCall({
    call: 'POST /sapi/mall-merchant/order/ship',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about: 'Sends a parcel with some or all of what is left to send.',
    body: z.object({
      orderId: idOf('order'),
      carrierId: smallId,
      serviceCode: trackingNumber,
      lines: z
        .array(z.object({ id: idOf('orderLine'), qty: askedQty }))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    reply: merchantOrder,
    refusals: [
      'order.not_found',
      'order.state',
      'carrier.not_found',
      'parcel.number_taken',
      'parcel.too_many',
      'parcel.unpaid',
      'qty.step',
    ],
  }),
}
export { wireTime }
