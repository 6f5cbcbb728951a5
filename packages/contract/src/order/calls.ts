import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { taxTreatments } from '../vat.ts'
import { invoiceUrl } from './invoice.calls.ts'
import { linePoints, orderPoints, wireEarned } from '../points/calls.ts'
import { wireGroup } from '../item/group-buy.ts'
import { qty } from '../item/measure.ts'
import { preSoldFields } from '../item/pre-sale.ts'
import { wireBill } from './bill.ts'
import { wireClaim } from './claims.ts'
import { listQuery } from './list-query.ts'
import { lineKind, orderLineSku } from './line-kinds.ts'
import { orderAddress } from './order-address.ts'
import { lineCoupons, nextStep, orderDetails, orderKind } from './order-kind.ts'
import { wireDelay } from './delay.ts'
import { wireMessage } from './message.ts'
import { pickUp, shopOfOrder } from './pick-up.ts'
import { wireParcel } from './parcel.ts'
import { extraAmounts, wireInsurance, wireService } from './service.ts'
import { activity } from '../promotion/wire.ts'
import { displayStatuses } from './states.ts'
import { idOf, nothing, pageNo, pageOf, pageSize, text, wireMoney, wireTime } from '../wire.ts'

export { type WireBill } from './bill.ts'
export { wireParcel, wireTrack, type WireParcel, type WireTrack } from './parcel.ts'
export { timeSpans, type TimeSpan } from './list-query.ts'

export type WireOrderAddress = z.output<typeof orderAddress>

export const wireOrderLine = z.object({
  id: z.string(),
  tradeQty: qty,
  deliveredQty: qty,
  /** Units still to be sent, without those that are or were asked back. */ canShipQty: qty,
  /**
   * Units about which after-sales can be asked for; those of them that were not sent and can be
   * cancelled; and the money that the others can still give back.
   */
  canReverseQty: qty,
  canCancelQty: qty,
  canReverseAmt: wireMoney,
  reverseStatus: z.enum(['NOT_REQUESTED', 'PROCESSING', 'DONE']),
  ...lineKind,
  expectDate: z.string(),
  /** Sold before it was there, on the terms of then. */
  campaignSubType: z.nullable(z.literal('PRESELL')),
  ...preSoldFields,
  ...lineCoupons,
  /** The cover it was ordered with, for all its units; beside `needPaySkuAmt`. */
  insurance: z.nullable(wireInsurance),
  sku: orderLineSku,
  tradeOrderLinePrice: z.object({
    skuAmt: wireMoney,
    needPaySkuAmt: wireMoney,
    discountAmt: wireMoney,
    paidAmt: wireMoney,
    ...linePoints,
  }),
})
export type WireOrderLine = z.output<typeof wireOrderLine>

const orderCore = {
  id: z.string(),
  tradeOrderCode: z.string(),
  outOrderId: z.string(),
  displayStatus: z.enum(displayStatuses),
  reverseStatus: z.enum(['NOT_REQUESTED', 'PROCESSING', 'DONE']),
  tradeOrderCommentStatus: z.enum(['EVALUATED', 'UN_EVALUATED']),
  ...orderKind,
  ...orderPoints,
  operationList: z.array(z.string()),
  /**
   * Once defects alone can be reported about it: until when, by the storefront's legal guarantee.
   */
  defectsUntilTime: z.nullable(wireTime),
  isInGroup: z.int(),
  timeline: z.object({
    orderedTime: wireTime,
    paidTime: z.nullable(wireTime),
    depositPaidTime: z.nullable(wireTime),
    completedTime: z.nullable(wireTime),
  }),
  needPayAmt: wireMoney,
  paidAmt: wireMoney,
  refundedAmt: wireMoney,
  /** What is to pay next: all, the deposit or the balance; null when nothing is. */
  duePayAmt: z.nullable(wireMoney),
  isPreSale: z.boolean(),
  /**
   * The group of buyers that it was ordered in; an order that is paid and waits for the others is
   * PROCESSING.
   */
  groupBuy: z.nullable(wireGroup),
  /** Of an order with a deposit that was closed: whether its buyer lost the deposit. */
  isDepositKept: z.boolean(),
  skuAmt: wireMoney,
  skuTotalCount: z.int(),
  taxAmt: wireMoney,
  taxRate: z.number(),
  /** Why there is the tax there is; without tax the prices are those without it. */
  taxTreatment: z.enum(taxTreatments),
  shippingAmt: wireMoney,
  ...extraAmounts,
  /** Delivered with assembly, and what its buyer told the fitters; null where nobody assembles. */
  serviceDetail: z.nullable(wireService),
  shopDiscountAmt: wireMoney,
  orderDiscountAmt: wireMoney,
  activityList: z.array(activity),
  shop: shopOfOrder,
  pickUp,
  seller: z.object({ id: z.int() }),
  contractId: z.string(),
  expirationTime: wireTime,
  payDeadlineMillis: z.int(),
  /** Until the balance can be paid; 0 where what is due can be paid now. */
  payOpensInMillis: z.int(),
  parcelCount: z.int(),
  /** Of them those that the carrier has delivered or the buyer received. */
  arrivedParcelCount: z.int(),
}
export const wireOrderRow = z.object({
  ...orderCore,
  tradeOrderLineList: z.array(wireOrderLine),
  lineCount: z.int(),
})
export type WireOrderRow = z.output<typeof wireOrderRow>

export const progressEntry = z.object({
  fromState: z.nullable(z.string()),
  toState: z.string(),
  event: z.string(),
  actor: z.string(),
  at: wireTime,
  /**
   * Of a corrected tracking number: the carrier and the number of before and since; of goods that
   * leave later, the days.
   */
  changed: z.optional(z.object({ from: z.string(), to: z.string() })),
  /**
   * Of what the operator did in the shop's name, of a parcel that was called back, and of goods
   * that leave later: why.
   */
  reason: z.optional(z.string()),
  /** Of goods that leave later: which of the reasons that a shop can give. */
  cause: z.optional(z.string()),
  /** Of what an exchange costs more: how much was asked for, or paid. */
  amount: z.optional(wireMoney),
})
export const wireOrder = z.object({
  ...orderCore,
  ...wireEarned,
  ...orderDetails,
  tradeOrderLineList: z.array(wireOrderLine),
  buyer: z.object({ nickname: z.string(), isTourist: z.boolean() }),
  /**
   * Where an invoice may be sent again: the buyer's own mail address, or the number of one who has
   * none.
   */
  buyerEmail: z.string(),
  buyerPhone: z.string(),
  /** Pending from the payment until the goods leave; null where there is nothing to invoice. */
  invoiceStatus: z.nullable(z.enum(['ISSUED', 'PENDING'])),
  invoiceUrl,
  tradeContract: z.object({
    id: z.string(),
    /**
     * The balance of a pre-sale was begun to be paid before: then it is paid without looking at the
     * bill again.
     */
    notFirstTime: z.boolean(),
    selectedAddress: orderAddress,
    billingAddress: orderAddress,
    needPayAmt: wireMoney,
    orderCount: z.int(),
    paymentOrderList: z.array(
      z.object({
        id: z.string(),
        ...wireClaim,
        paymentRecordBOList: z.array(
          z.object({
            recordStatus: z.string(),
            payChannel: z.string(),
            businessPayChannelCode: z.string(),
            /** What it was paid by, as its buyer knows it; null where only the channel is known. */
            payMethod: z.nullable(z.object({ type: z.string(), name: z.string() })),
            paidAt: z.nullable(wireTime),
          }),
        ),
      }),
    ),
  }),
  /** What happened, oldest first: the order's transitions. */
  progressList: z.array(progressEntry),
  /** What its buyer and its shop have written to each other, oldest first. */
  messageList: z.array(wireMessage),
  /** What can be done there: `writeToShop`. */
  messageOperationList: z.array(z.string()),
  /** Its shop was removed from the mall, which reads and answers what is written to it. */
  isShopRemoved: z.boolean(),
  packageList: z.array(wireParcel),
  /** Why the shop holds the order back; null while it does not. */
  holdReason: z.nullable(z.string()),
  /** What is left to send leaves later than was promised. */
  delay: z.nullable(wireDelay),
  /** While its buyer may withdraw without a reason; `until` once the period has begun to end. */
  withdrawal: z.nullable(z.object({ until: z.nullable(wireTime) })),
  nextStep,
  /** It brought its buyer something since it was paid: what, the calls of `mall-marketing` say. */
  hasBenefits: z.boolean(),
})
export type WireOrder = z.output<typeof wireOrder>

const contractBody = {
  cartLineIds: z.array(idOf('cartLine')).check(z.minLength(1), z.maxLength(100)),
  addressId: z.optional(idOf('address')),
  billingAddressId: z.optional(idOf('address')),
}
export const orderCalls = {
  renderContract: defineCall({
    call: 'POST /sapi/mall-order/web/order/renderTradeContract',
    who: 'buyer',
    about:
      'The bill as it would be, with the quoteId that ordering needs; with a coupon, by its id or its code, when it can be used for these goods.',
    body: z.object({
      ...contractBody,
      couponId: z.optional(idOf('promotion')),
      couponCode: z.optional(text(40)),
    }),
    reply: wireBill,
    refusals: [
      'checkout.empty',
      'cart.line_not_found',
      'address.not_found',
      'stock.sold_out',
      'presale.alone',
      'groupbuy.alone',
      'groupbuy.over',
      'groupbuy.own',
      'points.alone',
      'points.members',
      'coupon.tries',
      'coupon.unknown',
      'coupon.ended',
      'coupon.goods',
      'coupon.used_up',
      'coupon.used_by_you',
    ],
  }),
  createContract: defineCall({
    call: 'POST /sapi/mall-order/web/order/createTradeContract',
    who: 'buyer',
    about:
      'Places the order: one contract, one order per shop, stock held. One quoteId makes one contract; repeating it returns the same. What a person, or a network, may have ordered and not paid at a time is bounded.',
    body: z.object({ ...contractBody, quoteId: idOf('quote') }),
    reply: z.object({
      id: z.string(),
      tradeOrderList: z.array(z.object({ id: z.string(), tradeOrderCode: z.string() })),
      paymentOrderList: z.array(z.object({ id: z.string(), type: z.string(), amount: wireMoney })),
      needPayAmt: wireMoney,
    }),
    refusals: [
      'checkout.empty',
      'checkout.address_missing',
      'checkout.billing_incomplete',
      'checkout.quote_unknown',
      'checkout.tax_changed',
      'cart.line_not_found',
      'address.not_found',
      'stock.sold_out',
      'presale.alone',
      'groupbuy.alone',
      'groupbuy.over',
      'groupbuy.own',
      'points.alone',
      'points.members',
      'points.short',
      'coupon.ended',
      'coupon.goods',
      'coupon.unknown',
      'coupon.used_up',
      'coupon.used_by_you',
      'price.changed',
      'unpaid.orders',
      'unpaid.units',
      'unpaid.share',
      'unpaid.network',
    ],
  }),
  pageOrders: defineCall({
    call: 'POST /sapi/mall-order/web/order/pageTradeOrderForBuyer',
    who: 'buyer',
    about:
      'The order list of this buyer, by page; or what comes after an order that is shown already, with how many there are from there on, so that a list that changes meanwhile neither skips nor repeats.',
    body: z.object({
      ...listQuery,
      after: z.optional(idOf('order')),
      pageNo,
      pageSize: pageSize(5, 50),
    }),
    reply: pageOf(wireOrderRow),
    refusals: [],
  }),
  orderCounts: defineCall({
    call: 'POST /sapi/mall-order/web/order/queryOrderQuantityForStatusBuyer',
    who: 'buyer',
    about: 'How many orders each status tab holds.',
    body: z.object(listQuery),
    reply: z.array(z.object({ displayOrderStatus: z.string(), quantity: z.int() })),
    refusals: [],
  }),
  orderDetail: defineCall({
    call: 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    who: 'buyer',
    about: 'One order: bill, addresses, parcels, history.',
    body: z.object({ id: idOf('order'), outTradeOrderCode: z.optional(text(40)) }),
    reply: wireOrder,
    refusals: ['order.not_found'],
  }),
  listPackage: defineCall({
    call: 'POST /sapi/mall-order/web/order/listPackage',
    who: 'buyer',
    about: 'The parcels of an order with their tracks.',
    body: z.object({ id: idOf('order'), tradeType: z.optional(text(30)) }),
    reply: z.array(wireParcel),
    refusals: ['order.not_found'],
  }),
  mergeInfo: defineCall({
    call: 'POST /sapi/mall-order/web/order/queryMergeInfo',
    who: 'buyer',
    about: 'The orders that are paid or cancelled together with this one.',
    body: z.object({ id: idOf('order') }),
    reply: z.object({
      contractId: z.string(),
      needPayAmt: wireMoney,
      tradeOrderList: z.array(wireOrderRow),
    }),
    refusals: ['order.not_found'],
  }),
  queryContract: defineCall({
    call: 'POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById',
    who: 'buyer',
    about: 'A contract that is still to be paid, for the payment page.',
    body: z.object({ id: idOf('contract') }),
    reply: z.object({
      id: z.string(),
      tradeOrderList: z.array(wireOrderRow),
      needPayAmt: wireMoney,
      paymentOrderList: z.array(z.object({ id: z.string(), ...wireClaim })),
      /** The claim whose turn it is, all of a contract that is paid at once. */
      duePayAmt: wireMoney,
      isPayable: z.boolean(),
      expirationTime: wireTime,
      regionShortName: z.string(),
    }),
    refusals: ['contract.not_found'],
  }),
  cancelBeforePay: defineCall({
    call: 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder',
    who: 'buyer',
    about:
      'Cancels an unpaid order, and all orders of its contract with it; also one that waits for its balance or for members of its group, whose money goes back.',
    body: z.object({ id: idOf('order') }),
    reply: nothing,
    refusals: ['order.not_found', 'order.state', 'payment.in_flight', 'payment.unreachable'],
  }),
  signForDelivery: defineCall({
    call: 'POST /sapi/mall-order/web/order/signForDelivery',
    who: 'buyer',
    about: 'Confirms receipt of one parcel, or of all that are under way.',
    body: z.object({ id: idOf('order'), fulfillmentProgressId: z.optional(idOf('parcel')) }),
    reply: z.object({ displayStatus: z.enum(displayStatuses), operationList: z.array(z.string()) }),
    refusals: ['order.not_found', 'order.state', 'parcel.not_found'],
  }),
  postponeReceipt: defineCall({
    call: 'POST /api/trantor/flow/bbc_trade_BBCPostponeDeliveryFlow',
    who: 'buyer',
    about:
      'More time before receipt counts as confirmed, once for each parcel: those that are named, or all that are under way. Answers the days.',
    body: z.object({
      id: idOf('order'),
      fulfillmentProgressList: z.optional(
        z.array(z.object({ id: idOf('parcel') })).check(z.minLength(1), z.maxLength(100)),
      ),
      tradeOrderLineList: z.optional(
        z.array(z.object({ id: idOf('orderLine') })).check(z.maxLength(100)),
      ),
    }),
    reply: z.object({ value: z.int() }),
    refusals: ['order.not_found', 'order.state', 'parcel.not_found'],
  }),
  guestOrder: defineCall({
    call: 'POST /sapi/mall-order/web/order/queryGuestOrder',
    who: 'anyone',
    about:
      "One order, to read only, by the signed link of a mail; the link opens no other, and ends when the order becomes a member's.",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) }),
    reply: wireOrder,
    refusals: ['guest.link', 'guest.member'],
  }),
}
