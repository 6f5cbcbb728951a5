import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { LONGEST_HOLD_REASON } from '../merchant/order-work-rules.ts'
import { pageNo, pageOf, pageSize, text } from '../wire.ts'
import { afterSalesCalls, merchantReverse, merchantReverseRow, reference } from './calls.ts'
import { exchangeCalls } from './exchange.calls.ts'
import { reverseMessageCalls } from './message.calls.ts'
import { reverseOfferCalls } from './offer.calls.ts'
import { returnCalls } from './return.calls.ts'
import { ownReturnAddress } from './way-back.ts'

/**
 * Requests that the mall answers in the place of a shop, because it was removed from the mall or
 * nobody else of it decides about an own purchase: what the shop could do with them the mall does,
 * and says why. Every other request is not there.
 */

/** Buyer and shop read it in the history. Apart from what the shop's own call says to the buyer. */
const why = { why: text(LONGEST_HOLD_REASON, 1) }
const inItsPlace = {
  who: 'operator',
  right: 'service',
  writes: 'afterSales',
  reply: merchantReverse,
} as const
const refusals = [
  'reverse.not_found',
  'reverse.state',
  'reverse.own_purchase',
  'dispute.own',
] as const
/** Who waits: the buyer for the mall, or the mall for the buyer. */
export const closedShopTurns = ['MALL', 'BUYER'] as const
export type ClosedShopTurn = (typeof closedShopTurns)[number]

export const closedShopCalls = {
  pageOfClosedShops: defineCall({
    call: 'POST /sapi/mall-operator/closedShop/page',
    who: 'operator',
    right: 'service',
    writes: false,
    about:
      'Requests of shops that were removed, and own purchases about which nobody else of the shop decides: those about which the mall has to do something, also give a label that it owes, or those that wait for their buyer; what runs out first comes first.',
    body: z.object({
      turn: z._default(z.enum(closedShopTurns), 'MALL'),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: pageOf(merchantReverseRow),
    refusals: [],
  }),
  requestOfClosedShop: defineCall({
    call: 'POST /sapi/mall-operator/closedShop/detail',
    who: 'operator',
    right: 'service',
    writes: false,
    about: 'One of them, as its shop saw it.',
    body: reference,
    reply: merchantReverse,
    refusals: ['reverse.not_found'],
  }),
  approveForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/approve',
    about:
      'Agrees to what was asked for. Goods come back to the address that is named, else to that of the mall; an exchange becomes a return, because nobody sends other goods.',
    body: z.object({
      ...z.omit(afterSalesCalls.approveReverse.body, { refundInstead: true }).shape,
      ...why,
    }),
    refusals: [...refusals, 'reverse.changed'],
  }),
  rejectForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/reject',
    about:
      'Refuses, with the reason that the buyer reads, who can ask the mall about it; somebody else of the mall rules then.',
    body: z.object({ ...afterSalesCalls.rejectReverse.body.shape, ...why }),
    refusals: [...refusals, 'reverse.changed'],
  }),
  offerForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/offer',
    about: 'Offers less money for goods that stay, or all of it once they are back.',
    body: z.object({ ...reverseOfferCalls.makeOffer.body.shape, ...why }),
    refusals: [...refusals, 'reverse.changed', 'offer.too_much'],
  }),
  waiveForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/waivereturn',
    about: 'The buyer may keep the goods; the money goes back all the same.',
    body: z.object({ ...returnCalls.waiveReturn.body.shape, ...why }),
    refusals,
  }),
  labelForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/label',
    about:
      'Gives a label for what comes back, at the shop’s cost: carrier and number, and a code that a counter scans, a PDF to print, or both. The buyer is told by mail; another one replaces it until the goods are sent.',
    body: z.object({ ...returnCalls.giveLabel.body.shape, ...why }),
    refusals: [...refusals, 'carrier.not_found', 'parcel.number_taken'],
  }),
  nameAddressForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/nameaddress',
    about:
      'Another address for goods that were not sent back yet, for this request alone; its buyer is told by mail. The same one said again changes nothing.',
    body: z.object({ ...reference.shape, returnAddress: ownReturnAddress, ...why }),
    refusals,
  }),
  passForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/pass',
    about: 'What was found of each unit that came back; the money of what is accepted goes back.',
    body: z.object({ ...returnCalls.passReverse.body.shape, ...why }),
    refusals: [
      ...refusals,
      'reverse.statutory',
      'reverse.inspection',
      'reverse.loss',
      'qty.step',
      'carrier.not_found',
      'parcel.number_taken',
    ],
  }),
  refuseForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/refuse',
    about: 'Refuses all of what came back, with a reason and photos that the buyer sees.',
    body: z.object({ ...returnCalls.refuseReverse.body.shape, ...why }),
    refusals: [...refusals, 'reverse.statutory', 'carrier.not_found', 'parcel.number_taken'],
  }),
  refundInsteadForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/refundinstead',
    about: 'Nobody sends a replacement: the goods are back, so their money goes back instead.',
    body: z.object({ ...exchangeCalls.refundInstead.body.shape, ...why }),
    refusals,
  }),
  writeForClosedShop: defineCall({
    ...inItsPlace,
    call: 'POST /sapi/mall-operator/closedShop/writeToBuyer',
    about:
      'Writes to the buyer about a request, who is told by mail that it was the mall. A key that was used writes nothing more.',
    body: reverseMessageCalls.writeToBuyerAboutReverse.body,
    refusals: [
      'reverse.not_found',
      'reverse.own_purchase',
      'dispute.own',
      'order.messages_full',
      'order.buyer_left',
    ],
  }),
}
