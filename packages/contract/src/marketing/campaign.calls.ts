import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { idOf, pageNo, pageOf, pageSize, text, wireMoney, wireTime } from '../wire.ts'
import {
  LONGEST_CAMPAIGN_NAME,
  MOST_CARD_DAYS,
  MOST_ONE_IN,
  MOST_POINTS,
  MOST_PRIZES,
  MOST_STOCK,
  MOST_WEIGHT,
} from './campaign-rules.ts'
import { prizeTypes } from './prize.calls.ts'

const wireCampaign = z.object({
  id: z.string(),
  campaignType: z.enum(['PRIZE', 'FREE', 'GIFT_CARD']),
  name: z.string(),
  siteList: z.array(z.enum(sites)),
  orderAmtFrom: wireMoney,
  startTime: wireTime,
  endTime: wireTime,
  /** Not begun, taking orders, stopped before its end, over. */
  status: z.enum(['COMING', 'RUNNING', 'STOPPED', 'OVER']),
  operationList: z.array(z.literal('stop')),
  /**
   * Orders that came into it; of them those that drew, are free or have their gift card, and those
   * whose money went back.
   */
  orderCount: z.int(),
  usedCount: z.int(),
  withdrawnCount: z.int(),
  prizeList: z.array(
    z.object({
      prizeType: z.enum(prizeTypes),
      points: z.number(),
      weight: z.int(),
      /** Null without a limit. */ stock: z.nullable(z.int()),
      givenCount: z.int(),
    }),
  ),
  /** Of free orders: one of how many, up to what, and what of the budget is promised or given. */
  freeOrder: z.nullable(
    z.object({ oneIn: z.int(), mostAmt: wireMoney, budgetAmt: wireMoney, spentAmt: wireMoney }),
  ),
  /**
   * Of gift cards: what one is worth and for how many days it is good, and what of the budget is
   * promised or given.
   */
  giftCard: z.nullable(
    z.object({
      giftCardAmt: wireMoney,
      validDays: z.int(),
      budgetAmt: wireMoney,
      spentAmt: wireMoney,
    }),
  ),
})
export type WireCampaign = z.output<typeof wireCampaign>

const upTo = (most: number, from = 1) => z.int().check(z.minimum(from), z.maximum(most))
const amount = z.object({ value: z.number().check(z.positive(), z.maximum(1_000_000)) })
/** Its storefronts have one currency, which its amounts are in. */
const terms = {
  name: text(LONGEST_CAMPAIGN_NAME, 1),
  siteList: z.array(z.enum(sites)).check(z.minLength(1), z.maxLength(sites.length)),
  orderAmtFrom: amount,
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
}

/** What the operator promises for paid orders. */
export const campaignCalls = {
  pageCampaigns: defineCall({
    call: 'POST /sapi/mall-operator/campaign/page',
    who: 'operator',
    right: 'content',
    writes: false,
    about: 'The campaigns, the newest first, with what became of them.',
    body: z.object({ pageNo, pageSize: pageSize(20) }),
    reply: pageOf(wireCampaign),
    refusals: [],
  }),
  createPrizeCampaign: defineCall({
    call: 'POST /sapi/mall-operator/campaign/createPrize',
    who: 'operator',
    right: 'content',
    writes: 'offers',
    about:
      'A campaign whose orders may draw a prize each. A prize is as likely as its weight among those that are left.',
    body: z.object({
      ...terms,
      prizeList: z
        .array(
          z.object({
            prizeType: z.enum(prizeTypes),
            /** Whole; 0 of nothing. */ points: upTo(MOST_POINTS, 0),
            weight: upTo(MOST_WEIGHT),
            stock: z.nullable(upTo(MOST_STOCK)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_PRIZES)),
    }),
    reply: wireCampaign,
    refusals: [
      'campaign.name_taken',
      'campaign.currency',
      'campaign.window',
      'campaign.prizes',
      'campaign.amount',
    ],
  }),
  createFreeOrders: defineCall({
    call: 'POST /sapi/mall-operator/campaign/createFreeOrder',
    who: 'operator',
    right: 'content',
    writes: 'offers',
    about:
      'A campaign in which one of so many paid orders is free, up to an amount: drawn when it is over, and never for more than its budget.',
    body: z.object({ ...terms, oneIn: upTo(MOST_ONE_IN), mostAmt: amount, budgetAmt: amount }),
    reply: wireCampaign,
    refusals: ['campaign.name_taken', 'campaign.currency', 'campaign.window', 'campaign.amount'],
  }),
  createGiftCards: defineCall({
    call: 'POST /sapi/mall-operator/campaign/createGiftCard',
    who: 'operator',
    right: 'content',
    writes: 'offers',
    about:
      'A campaign whose orders bring a gift card each, once they are complete, as long as its budget lasts.',
    body: z.object({
      ...terms,
      giftCardAmt: amount,
      validDays: upTo(MOST_CARD_DAYS),
      budgetAmt: amount,
    }),
    reply: wireCampaign,
    refusals: [
      'campaign.name_taken',
      'campaign.currency',
      'campaign.window',
      'campaign.amount',
      'campaign.budget',
    ],
  }),
  stopCampaign: defineCall({
    call: 'POST /sapi/mall-operator/campaign/stop',
    who: 'operator',
    right: 'content',
    writes: 'offers',
    about:
      'Takes no more orders into a campaign; what orders have from it, or were promised, stays theirs, and free orders are drawn.',
    body: z.object({ id: idOf('campaign') }),
    reply: wireCampaign,
    refusals: ['campaign.not_found', 'campaign.over'],
  }),
}
