import { askedAmount, askedLine } from './asked.ts'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { qty } from '../item/measure.ts'
import { idOf, smallId } from '../wire.ts'
import { application, merchantReverse, reference, wireReverse } from './calls.ts'
import { reverseSku } from './line.ts'
import { trackingNumber } from './return.calls.ts'

/**
 * How goods are exchanged: what can be picked, what was picked, the parcel in which it comes, and
 * its receipt.
 */

/** What of one item may come instead. */
export const exchangeChoices = z.object({
  diyItemId: z.int(),
  tradeOrderLineId: z.nullable(z.string()),
  /**
   * `availableQty`: so many can be had now, as far as the item's own page says; in the unit of the
   * sku.
   */
  skuList: z.array(z.object({ ...reverseSku.shape, availableQty: qty })),
})
export type WireExchangeChoices = z.output<typeof exchangeChoices>

const exchangedLine = z.object({
  ...askedLine.shape,
  /** What is wanted instead. */
  derivativeSku: z.object({ id: smallId }, { error: 'exchange_sku_required' }),
  /** What its buyer was told to get back beside it: refused where that is not so any more. */
  differenceAmt: z.optional(askedAmount),
  /**
   * What its buyer was told to pay beside it once the goods are accepted: refused where that is not
   * so any more. Refused without it where it costs more.
   */
  surchargeAmt: z.optional(askedAmount),
})

export const exchangeCalls = {
  exchangeChoices: defineCall({
    call: 'POST /api/trantor/flow/bbc_trade_B2cListItemInfoForExchangeOrRessiueFlow',
    who: 'member',
    about:
      'What of each item may come in exchange: its versions that are for sale, also those of which there is none now. With an order line only what this line can be exchanged for: a sound piece of the same, first, or another version, also a dearer one; nothing where it cannot be exchanged at all.',
    body: z
      .array(z.object({ diyItemId: smallId, tradeOrderLineId: z.optional(idOf('orderLine')) }))
      .check(z.minLength(1), z.maxLength(100)),
    reply: z.array(exchangeChoices),
    refusals: [],
  }),
  applyForExchange: defineCall({
    call: 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
    who: 'member',
    about:
      'Asks to exchange goods that were received, each line for one sku of the same item. No money is asked for; it is held back for the units all the same, so that nobody asks for it twice. What the sku costs less than was paid comes back once it is sent; what it costs more is paid, by an order of its own, once the goods are back and accepted.',
    body: z.object({
      ...z.omit(application, { applyRefundAmt: true }).shape,
      reverseTradeOrderLineList: z
        .array(exchangedLine)
        .check(z.minLength(1, { error: 'no_line' }), z.maxLength(100)),
    }),
    reply: wireReverse,
    refusals: [
      'order.not_found',
      'reverse.not_eligible',
      'reverse.too_many',
      'reverse.type',
      'reverse.versions',
      'reverse.exchange_twice',
      'reverse.exchange_sku',
      'reverse.exchange_sold_out',
      'reverse.exchange_price',
      'reverse.exchange_surcharge',
      'reverse.exchange_dearer',
      'qty.step',
    ],
  }),
  confirmReplacement: defineCall({
    call: 'POST /api/trantor/flow/trade_ConfirmReverseTradeOrderExchangeSkuFlow',
    who: 'member',
    about: 'The replacement is there: the exchange is done, and can itself be asked about again.',
    body: reference,
    reply: wireReverse,
    refusals: ['reverse.not_found', 'reverse.state'],
  }),
  refundLost: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/refundLost',
    who: 'member',
    about:
      'The parcel with the replacement is lost, as its carrier says: the money of the goods that went back is refunded instead.',
    body: reference,
    reply: wireReverse,
    refusals: ['reverse.not_found', 'reverse.state'],
  }),
  shipReplacement: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/ship',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'The replacement is on its way, with this carrier and number. Until the carrier has the parcel in hand another number corrects the first; the same one sent twice changes nothing.',
    body: z.object({ ...reference.shape, carrierId: smallId, serviceCode: trackingNumber }),
    reply: merchantReverse,
    refusals: [
      'reverse.not_found',
      'reverse.state',
      'reverse.own_purchase',
      'carrier.not_found',
      'parcel.number_taken',
    ],
  }),
  refundInstead: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/refundinstead',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'The shop cannot send the replacement, or what it has sent is lost: the goods are back, so their money goes back instead.',
    body: reference,
    reply: merchantReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'reverse.own_purchase'],
  }),
}
