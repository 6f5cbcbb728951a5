import * as z from 'zod/mini'
import { attribute, wireMoney, wireTime } from '../wire.ts'
import { promotionKinds, promotionStates } from './rules.ts'

/** The terms of a promotion; `percentOff` or `amountOff`, by its kind. */
const terms = {
  kind: z.enum(promotionKinds),
  percentOff: z.nullable(z.int()),
  amountOff: z.nullable(wireMoney),
  fromAmt: wireMoney,
}

/** What a shop takes off by itself, as the cart needs it to sum before the server has. */
export const runningPromotion = z.object({
  id: z.string(),
  shopId: z.int(),
  name: z.string(),
  desc: z.string(),
  ...terms,
})
export type RunningPromotion = z.output<typeof runningPromotion>

/** What a shop takes off or gives along now, as an item's page says it. */
export const itemOffer = z.object({ id: z.string(), name: z.string(), desc: z.string() })
export type ItemOffer = z.output<typeof itemOffer>

/** What was taken off and by what, in the words of when it was ordered. */
export const activity = z.object({
  benefitDict: z.enum(['PROMOTION', 'COUPON']),
  benefitInfoAmt: wireMoney,
  benefitInfoList: z.array(
    z.object({ benefitName: z.string(), benefitDesc: z.string(), discount: wireMoney }),
  ),
})
export type Activity = z.output<typeof activity>

/** A coupon that its buyer may choose. */
export const offeredCoupon = z.object({
  id: z.string(),
  /** Null of a gift card, whose code only its holder reads. */ code: z.nullable(z.string()),
  name: z.string(),
  desc: z.string(),
  endTime: wireTime,
})

/**
 * The discounts of a bill: of shops, of the mall's coupon, and the coupons that are open to
 * everybody.
 */
export const billDiscounts = {
  shopDiscountAmt: wireMoney,
  orderDiscountAmt: wireMoney,
  activityList: z.array(activity),
  coupon: z.nullable(offeredCoupon),
  couponList: z.array(offeredCoupon),
}

/** What comes along with the goods of a shop for nothing; what is out of stock does not. */
export const billGift = z.object({
  skuId: z.int(),
  name: z.string(),
  image: z.string(),
  tint: z.string(),
  attributes: z.array(attribute),
  promotionName: z.string(),
  isThere: z.boolean(),
})

/** As its desk sees it, with how it was used: `uses` are paid, `held` wait for their money. */
export const deskPromotion = z.object({
  id: z.string(),
  shop: z.nullable(z.object({ id: z.int(), name: z.string() })),
  site: z.string(),
  name: z.string(),
  ...terms,
  code: z.nullable(z.string()),
  isShown: z.boolean(),
  most: z.nullable(z.int()),
  mostEach: z.nullable(z.int()),
  /** Of a gift: item numbers of what is given, and of what it is given with. */
  giftCode: z.nullable(z.string()),
  withCode: z.nullable(z.string()),
  startTime: wireTime,
  endTime: wireTime,
  state: z.enum(promotionStates),
  /** What can be done with it: `edit`, `start`, `end`. */
  operationList: z.array(z.string()),
  uses: z.int(),
  held: z.int(),
  givenAmt: wireMoney,
})
export type DeskPromotion = z.output<typeof deskPromotion>
