import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { idOf, nothing, smallId, text } from '../wire.ts'
import { LONGEST_NAME, MOST_PERCENT, MOST_USES, promotionKinds } from './rules.ts'
import { deskPromotion, itemOffer } from './wire.ts'

/** Amounts are in the storefront's currency, with at most its decimals. */
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000))
const count = z.int().check(z.minimum(1), z.maximum(MOST_USES))
const time = z.iso.datetime({ offset: true })
const terms = {
  /** Of a draft that is changed. */
  id: z.optional(idOf('promotion')),
  site: z.enum(sites),
  name: text(LONGEST_NAME, 1),
  kind: z.enum(promotionKinds),
  percentOff: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_PERCENT))),
  amountOff: z.optional(amount),
  from: z._default(amount, 0),
  startTime: time,
  endTime: time,
}
const one = z.object({ id: idOf('promotion') })
const list = z.object({ data: z.array(deskPromotion) })

/**
 * Promotions of a shop, made by its people; coupons of the mall, made by the operator. A draft is
 * changed freely; since it runs, its terms stand.
 */
export const promotionCalls = {
  listOffers: defineCall({
    call: 'POST /sapi/mall-marketing/promotion/listOfItem',
    who: 'anyone',
    about:
      "What the item's shop takes off or gives along in the storefront now, in the reader's language; a gift only while it is there, and one that comes with certain goods only for those.",
    body: z.object({ itemId: smallId }),
    reply: z.array(itemOffer),
    refusals: [],
  }),
  listPromotions: defineCall({
    call: 'POST /sapi/mall-merchant/promotion/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: "The promotions of the seller's shops, newest first, with how they were used.",
    body: nothing,
    reply: list,
    refusals: [],
  }),
  savePromotion: defineCall({
    call: 'POST /sapi/mall-merchant/promotion/save',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about: 'Makes a promotion of a shop as a draft, or changes the draft.',
    body: z.object({
      ...terms,
      shopId: smallId,
      /**
       * Of a gift: the item number of what is given, and of what it is given with, both of this
       * shop.
       */
      giftCode: z.optional(text(40)),
      withCode: z.optional(text(40)),
    }),
    reply: deskPromotion,
    refusals: ['shop.not_found', 'promotion.not_found', 'promotion.state'],
  }),
  startPromotion: defineCall({
    call: 'POST /sapi/mall-merchant/promotion/start',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about: 'From now on, or from its first moment on, the promotion applies by itself.',
    body: one,
    reply: deskPromotion,
    refusals: ['promotion.not_found', 'promotion.state'],
  }),
  endPromotion: defineCall({
    call: 'POST /sapi/mall-merchant/promotion/end',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Ends a promotion, or gives a draft up. What was ordered with it stays as it was ordered.',
    body: one,
    reply: deskPromotion,
    refusals: ['promotion.not_found', 'promotion.state'],
  }),
  listCoupons: defineCall({
    call: 'POST /sapi/mall-operator/coupon/list',
    who: 'operator',
    right: 'content',
    writes: false,
    about: "The mall's coupons, newest first, with how they were used.",
    body: nothing,
    reply: list,
    refusals: [],
  }),
  saveCoupon: defineCall({
    call: 'POST /sapi/mall-operator/coupon/save',
    who: 'operator',
    right: 'content',
    writes: 'offers',
    about: 'Makes a coupon of the mall as a draft, or changes the draft.',
    body: z.object({
      ...terms,
      code: text(24, 1),
      isShown: z._default(z.boolean(), false),
      /**
       * How often it can be used in all, and by one person; without it as often as anybody likes.
       */
      most: z.optional(count),
      mostEach: z.optional(count),
    }),
    reply: deskPromotion,
    refusals: ['promotion.not_found', 'promotion.state', 'promotion.code_taken'],
  }),
  startCoupon: defineCall({
    call: 'POST /sapi/mall-operator/coupon/start',
    who: 'operator',
    right: 'content',
    writes: 'offers',
    about: 'From now on, or from its first moment on, the coupon can be used.',
    body: one,
    reply: deskPromotion,
    refusals: ['promotion.not_found', 'promotion.state'],
  }),
  endCoupon: defineCall({
    call: 'POST /sapi/mall-operator/coupon/end',
    who: 'operator',
    right: 'content',
    writes: 'offers',
    about: 'Ends a coupon, or gives a draft up. Orders that have it keep it.',
    body: one,
    reply: deskPromotion,
    refusals: ['promotion.not_found', 'promotion.state'],
  }),
}
