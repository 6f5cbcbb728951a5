import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, text } from '../wire.ts'
import { merchantReverse, reference, seenVersion, wireReverse } from './calls.ts'
import { LONGEST_OFFER_TEXT, offerKinds } from './offer-rules.ts'

/** A shop offers something else than what was asked for, and its buyer accepts that or does not. */

const answered = { ...reference.shape, offerId: idOf('reverseOffer') }

export const reverseOfferCalls = {
  makeOffer: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/offer',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'Offers less money for goods that stay with their buyer, or all of their money once they are back. The buyer has 72 hours; a request is offered something twice at most.',
    body: z.object({
      ...reference.shape,
      ...seenVersion,
      kind: z.enum(offerKinds),
      /** Of `PART`: less than was asked for. */
      amount: z.optional(z.object({ value: z.number().check(z.minimum(0), z.maximum(1e9)) })),
      content: text(LONGEST_OFFER_TEXT, 1),
    }),
    reply: merchantReverse,
    refusals: [
      'reverse.not_found',
      'reverse.state',
      'reverse.own_purchase',
      'reverse.changed',
      'offer.too_much',
    ],
  }),
  acceptOffer: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/acceptOffer',
    who: 'member',
    about:
      'Accepts what the shop offers: the money begins to go back, or the goods are sent back first.',
    body: z.object(answered),
    reply: wireReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'offer.over', 'offer.replaced'],
  }),
  declineOffer: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/declineOffer',
    who: 'member',
    about: 'Declines it: the shop answers what was asked for within 48 hours.',
    body: z.object(answered),
    reply: wireReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'offer.over', 'offer.replaced'],
  }),
}
