import * as z from 'zod/mini'
import {
  REJECT_REASON_MAX,
  REMARK_MAX,
  buyersReasons,
  reverseReasons,
  reverseStatuses,
  reverseTypes,
} from './rules.ts'
import { wireApplyPreview } from './apply-preview.ts'
import { beside } from './beside.ts'
import { changes } from './change.ts'
import { dispute } from './dispute.ts'
import { reverseLine } from './line.ts'
import { offer } from './offer.ts'
import { offerKinds } from './offer-rules.ts'
import { photoList, shownPhotos } from './photos.ts'
import { ownReturnAddress, returnAddress, shipment, wayBackLabel } from './way-back.ts'
import { askedAmount, askedLine } from './asked.ts'
import { defineCall } from '../define-call.ts'
import { askedQty } from '../item/measure.ts'
import { progressEntry } from '../order/calls.ts'
import { wireMessage } from '../order/message.ts'
import { idOf, pageNo, pageOf, pageSize, smallId, text, wireMoney, wireTime } from '../wire.ts'
import { moneyBeside, otherReverse } from './money-beside.ts'

export const wireReverseRow = z.object({
  id: z.string(),
  reverseOrderId: z.string(),
  reverseTradeOrderCode: z.string(),
  reverseTradeOrderType: z.enum(reverseTypes),
  reverseTradeOrderStatus: z.enum(reverseStatuses),
  createdAt: wireTime,
  orderedTime: wireTime,
  shopId: z.int(),
  shop: z.object({ id: z.int(), name: z.string() }),
  seller: z.object({ id: z.int(), name: z.string() }),
  /**
   * The shop was removed from the mall, which answers in its place; or its buyer works for the
   * shop, and nobody else there decides, so that the mall does.
   */
  isShopRemoved: z.boolean(),
  isOwnPurchase: z.boolean(),
  /** Which parcel its carrier calls lost: what was sent instead, before what goes back. */
  lostParcel: z.nullable(z.enum(['USER', 'SELLER'])),
  skuTotalCount: z.int(),
  skuDetail: z.string(),
  tradeOrder: z.object({
    id: z.string(),
    tradeOrderCode: z.string(),
    timeline: z.object({ orderedTime: wireTime }),
  }),
  tradeContract: z.object({ createdAt: wireTime }),
  reverseTradeOrderLineList: z.array(reverseLine),
  operationList: z.array(z.string()),
  /**
   * What goes back, what was asked for and what may be given at most, goods and shipping together;
   * and the shipping that was asked for.
   */
  refundAmount: wireMoney,
  applyRefundAmt: wireMoney,
  availableRefundAmt: wireMoney,
  applyRefundShippingAmt: wireMoney,
  actualRefundAmt: wireMoney,
  /** Points that go back with it, or instead. */
  refundPoints: z.number(),
  /** What of the refund was never charged: it is owed no more, and nothing moves. */
  untakenAmt: wireMoney,
  /** Agreed, and waiting until the order's payment is charged, or given up. */
  awaitsCapture: z.boolean(),
  /** Some of it is paid another way than to the payment method that was used. */
  isOtherWay: z.boolean(),
  actualRefundShippingAmt: wireMoney,
  sellerConfirmRefundShippingAmt: wireMoney,
  reverseReason: z.enum(reverseReasons),
  reverseNotes: z.object({
    reverseReason: z.enum(reverseReasons),
    reverseText: z.string(),
    auditRejectReason: z.string(),
  }),
  auditRejectReason: z.string(),
  qcRejectReason: z.string(),
  /**
   * Declined by its shop, and the mall was asked: null where it was not. `reverseTradeOrderStatus`
   * is that of a closed request until the mall has ruled.
   */
  dispute: z.nullable(dispute),
  isInDispute: z.boolean(),
  /** When its buyer has changed it; null where it says what it said at first. */
  changedTime: z.nullable(wireTime),
  /**
   * The newest thing that its shop has offered instead; null where it has offered nothing.
   * `nextStepTime` is the end of the buyer's time as long as it is not answered.
   */
  offer: z.nullable(offer),
  /**
   * Of what it is the part that was not accepted when the goods came back; and that part of its own
   * goods, which is a closed request of its own.
   */
  splitFrom: z.nullable(otherReverse),
  refusedPart: z.nullable(otherReverse),
  ...moneyBeside,
  /**
   * Whether an exchange has become a return, because there is no replacement: then its money goes
   * back.
   */
  changeToReturn: z.boolean(),
  /**
   * Of a withdrawal by law, which nobody can decline: by when its money is due, or once the goods
   * or the proof that they were sent are there. Null for every other request.
   */
  statutoryRefundTime: z.nullable(wireTime),
  /** Reported under the legal guarantee, when only defects could be. */ isGuarantee: z.boolean(),
  auditedTime: z.nullable(wireTime),
  postBackTime: z.nullable(wireTime),
  checkedTime: z.nullable(wireTime),
  sellerDeliveryTime: z.nullable(wireTime),
  refundedTime: z.nullable(wireTime),
  stopTime: z.nullable(wireTime),
  /**
   * When the mall acts by itself: a seller who does not answer, or look at the goods, by then has
   * agreed; a buyer who sends nothing back by then keeps the goods.
   */
  nextStepTime: z.nullable(wireTime),
})
export type WireReverseRow = z.output<typeof wireReverseRow>

export const wireReverse = z.object({
  ...wireReverseRow.shape,
  availableReverseReasons: z.array(z.enum(reverseReasons)),
  availableReverseTypes: z.array(z.enum(reverseTypes)),
  remarkList: z.array(z.object({ remark: z.string(), attachmentList: photoList })),
  returnAddress: z.nullable(returnAddress),
  ...wayBackLabel,
  fulfillmentProgressList: z.array(shipment),
  /** What the shop showed of the goods that came back. */
  qcAttachmentList: photoList,
  /** And what it showed when it declined the application. */
  auditRejectAttachmentList: photoList,
  /** What happened, oldest first: the after-sales order's transitions. */
  progressList: z.array(progressEntry),
  ...changes,
  /** Of a refund without a credit note: a PDF. */ receiptUrl: z.nullable(z.string()),
  decidedBySilence: z.boolean(),
  /**
   * What buyer and shop have written to each other about it, oldest first; and whether its reader
   * can write more.
   */
  messageList: z.array(wireMessage),
  messageOperationList: z.array(z.enum(['writeToShop', 'writeToBuyer'])),
})
export type WireReverse = z.output<typeof wireReverse>

export const merchantReverseRow = z.object({
  ...wireReverseRow.shape,
  buyerName: z.string(),
  version: changes.version,
})
export type MerchantReverseRow = z.output<typeof merchantReverseRow>
export const merchantReverse = z.object({
  ...wireReverse.shape,
  ...beside,
  buyerName: z.string(),
  /**
   * Of an exchange: whether what is to be agreed to could be held now (null when nothing is to be
   * agreed to), and where the replacement goes.
   */
  replacementInStock: z.nullable(z.boolean()),
  shipTo: z.nullable(returnAddress),
  /** What the shop can offer now: less than this amount, or just that. */
  offerOptionList: z.array(
    z.object({ kind: z.enum(offerKinds), amount: wireMoney, points: z.number() }),
  ),
  /**
   * Of a withdrawal that can be looked at, by line: the most of its money that can be kept for a
   * loss of value where all of its units are to be done up or worthless; of fewer of them their
   * share.
   */
  lossOfValueList: z.array(z.object({ id: z.string(), most: wireMoney })),
  /**
   * Where this shop's goods come back to, to be confirmed when a return is agreed to; null where
   * none come.
   */
  ownReturnAddress: z.nullable(
    z.object({
      personName: z.string(),
      personPhone: z.string(),
      detailAddress: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
  ),
})
export type MerchantReverse = z.output<typeof merchantReverse>

const asked = {
  tradeOrder: z.object({ id: idOf('order') }),
  reverseTradeOrderType: z.optional(z.enum(reverseTypes)),
  reverseTradeOrderLineList: z
    .array(askedLine)
    .check(z.minLength(1, { error: 'no_line' }), z.maxLength(100)),
}

/** What a buyer asks the shop for, of whatever kind. */
export const application = z.object({
  ...asked,
  applyRefundAmt: z.optional(askedAmount),
  reverseReason: z.enum(buyersReasons, { error: 'reason_required' }),
  remark: z.optional(text(REMARK_MAX)),
  attachmentList: shownPhotos,
  requestKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/))),
})
export const reference = z.object({ id: idOf('reverse') })
/** Whoever decides says what was read: without it, whatever stands there. */
export const seenVersion = {
  version: z.optional(z.int().check(z.minimum(1), z.maximum(2_000_000_000))),
}

/** Why units of an order cannot be asked about at all. */
const refusedUnits = [
  'order.not_found',
  'reverse.not_eligible',
  'reverse.too_many',
  'reverse.type',
  'qty.step',
] as const

export const afterSalesCalls = {
  pageReverse: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/querypage',
    who: 'buyer',
    about: 'The after-sales orders of this buyer; a guest reads them, too.',
    body: z.object({
      keyword: z.optional(text(100)),
      applied: z.optional(z.boolean()),
      reverseOrderId: z.optional(z.array(idOf('reverse')).check(z.maxLength(50))),
      pageNo,
      pageSize: pageSize(20),
    }),
    reply: pageOf(wireReverseRow),
    refusals: [],
  }),
  reverseByOrderSku: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/querybyordersku',
    who: 'buyer',
    about: 'The after-sales orders of one sku of an order.',
    body: z.object({ tradeOrderId: idOf('order'), skuId: smallId }),
    reply: z.array(wireReverseRow),
    refusals: [],
  }),
  reverseDetail: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/querybyid',
    who: 'buyer',
    about: 'One after-sales order with its history.',
    body: reference,
    reply: wireReverse,
    refusals: ['reverse.not_found'],
  }),
  renderReverse: defineCall({
    call: 'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    who: 'member',
    about:
      'What could be given back for these units, before anything is asked for. Writes nothing.',
    body: z.object(asked),
    reply: wireApplyPreview,
    refusals: [...refusedUnits, 'reverse.not_all', 'reverse.versions', 'refund.unsent_whole'],
  }),
  applyForRefund: defineCall({
    call: 'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    who: 'member',
    about:
      'Asks for money back: for goods that stay any amount up to what the preview says, for goods that were not sent all of theirs, and then they are not sent any more. It is shared out over the lines unless each says its own.',
    body: application,
    reply: wireReverse,
    refusals: [...refusedUnits, 'refund.exceeds_available', 'refund.unsent_whole'],
  }),
  cancelUndelivered: defineCall({
    call: 'POST /api/trantor/flow/bbc_trade_InitiateReverseTradeOrderForCancelUnDeliveryFlow',
    who: 'member',
    about:
      'Asks the shop to cancel an order before it is delivered: all that was not sent, whole, with all its money. It is not sent while the shop has not answered.',
    body: application,
    reply: wireReverse,
    refusals: [
      ...refusedUnits,
      'reverse.not_all',
      'refund.exceeds_available',
      'refund.unsent_whole',
    ],
  }),
  cancelAfterPay: defineCall({
    call: 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow',
    who: 'buyer',
    about:
      'Cancels what of a paid order was not sent yet, whole lines or some of their units: it is not sent any more, and all its money goes back the way it was paid. Nobody has to agree.',
    body: z.object({
      tradeOrder: z.object({ id: idOf('order') }),
      reverseTradeOrderLineList: z
        .array(
          z.object({
            tradeOrderLine: z.object({ id: idOf('orderLine') }),
            reverseQty: askedQty,
          }),
        )
        .check(z.minLength(1, { error: 'no_line' }), z.maxLength(100)),
      requestKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/))),
    }),
    reply: wireReverse,
    refusals: [
      'order.not_found',
      'order.state',
      'qty.step',
      'reverse.not_eligible',
      'reverse.too_many',
    ],
  }),
  cancelReverse: defineCall({
    call: 'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow',
    who: 'member',
    about: 'Takes an application back before it is decided.',
    body: reference,
    reply: wireReverse,
    refusals: ['reverse.not_found', 'reverse.state'],
  }),
  pageMerchantReverse: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/page',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'The after-sales orders of the own shops.',
    body: z.object({
      status: z.optional(z.array(z.enum(reverseStatuses)).check(z.maxLength(13))),
      type: z.optional(z.array(z.enum(reverseTypes)).check(z.maxLength(6))),
      keyword: z.optional(text(100)),
      shopId: z.optional(smallId),
      orderId: z.optional(idOf('order')),
      /** Only those that the mall was asked about. */ isInDispute: z.optional(z.boolean()),
      /**
       * Only those about which the buyer answers an offer or pays a difference now, or only those
       * without.
       */
      isBuyersTurn: z.optional(z.boolean()),
      // `deadline`: what has to be answered first.
      sort: z._default(z.enum(['oldest', 'newest', 'deadline']), 'newest'),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: pageOf(merchantReverseRow),
    refusals: [],
  }),
  merchantReverseDetail: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/detail',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'One after-sales order of the own shops.',
    body: reference,
    reply: merchantReverse,
    refusals: ['reverse.not_found'],
  }),
  approveReverse: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/approve',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'Agrees to what was asked for; where goods come back first, to the address that is named, else to that of the shop. What they are exchanged for is held from here on; with `refundInstead` nothing is, and their money goes back once they are there.',
    body: z.object({
      ...reference.shape,
      ...seenVersion,
      returnAddress: z.optional(ownReturnAddress),
      refundInstead: z.optional(z.boolean()),
    }),
    reply: merchantReverse,
    refusals: [
      'reverse.not_found',
      'reverse.state',
      'reverse.own_purchase',
      'reverse.changed',
      'reverse.exchange_sold_out',
    ],
  }),
  rejectReverse: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/reject',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'Refuses, with the reason that the buyer reads; what it shows beside it the buyer sees, and the mall where it is asked.',
    body: z.object({
      ...reference.shape,
      ...seenVersion,
      reason: text(REJECT_REASON_MAX, 1),
      attachmentList: shownPhotos,
    }),
    reply: merchantReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'reverse.own_purchase', 'reverse.changed'],
  }),
}
