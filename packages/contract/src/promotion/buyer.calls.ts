import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { wireGiftCard } from '../marketing/gift-card.calls.ts'
import { nothing } from '../wire.ts'
import { offeredCoupon } from './wire.ts'

export const buyerCouponCalls = {
  ownCoupons: defineCall({
    call: 'POST /sapi/mall-marketing/coupon/listForBuyer',
    who: 'buyer',
    about:
      'What the caller can have taken off an order in this storefront: coupons that are open to everybody and not used up, and gift cards of own orders, without their codes.',
    body: nothing,
    reply: z.object({
      couponList: z.array(offeredCoupon),
      giftCardList: z.array(z.object({ ...wireGiftCard.shape, tradeOrderId: z.string() })),
    }),
    refusals: [],
  }),
}
