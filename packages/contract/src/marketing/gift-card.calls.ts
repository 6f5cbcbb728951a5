import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, wireMoney, wireTime } from '../wire.ts'

/**
 * A gift card that an order of a campaign brings. Its code is in none of these but the answer that
 * is asked for it.
 */
export const wireGiftCard = z.object({
  id: z.string(),
  /** The campaign it comes from. */ activityId: z.string(),
  /**
   * Comes with the complete order; can be used; lies in an order that is not paid yet; was used;
   * its time is over; its order no longer comes to what its campaign wants.
   */
  giftCardStatus: z.enum(['PROMISED', 'USABLE', 'IN_USE', 'USED', 'EXPIRED', 'WITHDRAWN']),
  giftCardAmt: wireMoney,
  /** From this value of goods on it can be used, in the storefront of its order. */
  usableFromAmt: wireMoney,
  /** Null until it is there. */ validUntil: z.nullable(wireTime),
  /** Whether its buyer had it sent by mail. */ sendEmailStatus: z.boolean(),
})
export type WireGiftCard = z.output<typeof wireGiftCard>

export const giftCardCalls = {
  giftCards: defineCall({
    call: 'POST /sapi/mall-marketing/giftCards/filterGiftCardsFlow',
    who: 'buyer',
    about: "The gift cards that come with an order of the caller's own, without their codes.",
    body: z.object({ id: idOf('order') }),
    reply: z.array(wireGiftCard),
    refusals: ['order.not_found'],
  }),
  giftCardCode: defineCall({
    call: 'POST /sapi/mall-marketing/giftCards/queryGiftCardCode',
    who: 'buyer',
    about: 'The code of a gift card that can be used, for the buyer of its order.',
    body: z.object({ id: idOf('giftCard') }),
    reply: z.object({ ...wireGiftCard.shape, giftCardCode: z.string(), tradeOrderId: z.string() }),
    refusals: ['gift_card.not_found', 'gift_card.state'],
  }),
  mailGiftCard: defineCall({
    call: 'POST /sapi/mall-marketing/giftCards/updateSendEmailStatus',
    who: 'buyer',
    about:
      'Sends the buyer of an order one mail about a gift card of it, without its code. Whoever asks again gets the same answer and no second mail.',
    body: z.object({
      id: idOf('giftCard'),
      activityId: idOf('campaign'),
      sendEmailStatus: z.literal(true),
    }),
    reply: wireGiftCard,
    refusals: ['gift_card.not_found', 'gift_card.state'],
  }),
}
