import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { askedQty } from '../item/measure.ts'
import { idOf, imageFile, smallId, text } from '../wire.ts'
import { application, merchantReverse, reference, wireReverse } from './calls.ts'
import { shownPhotos } from './photos.ts'
import { EVIDENCE_MAX, LABEL_CODE_MAX, REJECT_REASON_MAX } from './rules.ts'

/** How goods come back: sent by the buyer, looked at by the shop. */

export const trackingNumber = z
  .string({ error: 'number_required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'number_required' }),
    z.regex(/^[A-Za-z0-9]{0,40}$/, { error: 'number_invalid' }),
  )
const shipment = z.object({
  serviceCode: trackingNumber,
  fulfillmentServiceProvider: z.object(
    {
      id: z
        .int({ error: 'carrier_required' })
        .check(
          z.minimum(1, { error: 'carrier_required' }),
          z.maximum(2_000_000_000, { error: 'carrier_required' }),
        ),
    },
    { error: 'carrier_required' },
  ),
})
const found = z.optional(z.union([z.literal(0), askedQty]))

export const returnCalls = {
  applyForReturn: defineCall({
    call: 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
    who: 'member',
    about:
      'Asks to send goods back, and for their money: any amount up to what the preview says, also none. Only units that were sent.',
    body: application,
    reply: wireReverse,
    refusals: [
      'order.not_found',
      'reverse.not_eligible',
      'reverse.too_many',
      'reverse.type',
      'reverse.versions',
      'refund.exceeds_available',
      'refund.unsent_whole',
      'qty.step',
    ],
  }),
  postBack: defineCall({
    call: 'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
    who: 'buyer',
    about:
      'The goods are on their way back, with this carrier and number; guests say so, too. Until the carrier has the parcel in hand another number corrects the first; the same one sent twice changes nothing. Who says which number they saw (empty: none) is refused when another one stands there by now.',
    body: z.object({
      ...reference.shape,
      fulfillmentProgressList: z.array(shipment).check(z.minLength(1), z.maxLength(1)),
      returnMode: z.literal('SELF_DELIVERY'),
      replaces: z.optional(text(40)),
    }),
    reply: wireReverse,
    refusals: [
      'reverse.not_found',
      'reverse.state',
      'carrier.not_found',
      'parcel.number_taken',
      'parcel.named',
    ],
  }),
  giveLabel: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/label',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'The shop gives its label for what comes back, at its cost: carrier and number, and a code that a counter scans, a PDF to print, or both. The buyer is told by mail; another one replaces it until the goods are sent. Its carrier’s first scan says that they are.',
    body: z.object({
      ...reference.shape,
      carrierId: smallId,
      serviceCode: trackingNumber,
      code: z.optional(text(LABEL_CODE_MAX)),
      /** A document of the own upload. */
      document: z.optional(z.object({ id: idOf('file') })),
    }),
    reply: merchantReverse,
    refusals: [
      'reverse.not_found',
      'reverse.state',
      'reverse.own_purchase',
      'carrier.not_found',
      'parcel.number_taken',
    ],
  }),
  waiveReturn: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/waivereturn',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about: 'The buyer may keep the goods; the money goes back all the same.',
    body: reference,
    reply: merchantReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'reverse.own_purchase'],
  }),
  passReverse: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/pass',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'What the shop found of each unit that came back. The money of what it accepts goes back; units that are missing or refused are left out, these with a reason and photos, and are a closed request of their own, which the buyer can take to the mall; the parcel in which refused ones go back is named where there is one. Of a withdrawal no unit can be refused; what units to be done up or worthless have lost in value by more than trying them is kept of their money (`lossOfValueAmt`), with a reason and photos, as a closed request of its own as well.',
    body: z.object({
      ...reference.shape,
      lines: z
        .array(
          z.object({
            id: idOf('reverseLine'),
            sellable: found,
            refurbish: found,
            scrap: found,
            missing: found,
            refused: found,
            lossOfValueAmt: z.optional(
              z.object({
                value: z.number().check(z.positive(), z.maximum(1e9)),
              }),
            ),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
      reason: z.optional(text(REJECT_REASON_MAX)),
      attachmentList: shownPhotos,
      carrierId: z.optional(smallId),
      serviceCode: z.optional(trackingNumber),
    }),
    reply: merchantReverse,
    refusals: [
      'reverse.statutory',
      'reverse.not_found',
      'reverse.state',
      'reverse.own_purchase',
      'reverse.inspection',
      'reverse.loss',
      'qty.step',
      'carrier.not_found',
      'parcel.number_taken',
    ],
  }),
  refuseReverse: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/refuse',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'Refuses all of what came back, with a reason and photos that the buyer sees; the parcel in which it goes back is named where there is one.',
    body: z.object({
      ...reference.shape,
      reason: text(REJECT_REASON_MAX, 1),
      attachmentList: z.object({
        files: z
          .array(imageFile)
          .check(z.minLength(1, { error: 'photo_required' }), z.maxLength(EVIDENCE_MAX)),
      }),
      carrierId: z.optional(smallId),
      serviceCode: z.optional(trackingNumber),
    }),
    reply: merchantReverse,
    refusals: [
      'reverse.statutory',
      'reverse.not_found',
      'reverse.state',
      'reverse.own_purchase',
      'carrier.not_found',
      'parcel.number_taken',
    ],
  }),
}
