import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { nothing, smallId, text, wireMoney, wireTime } from '../wire.ts'
import { GROUP_HOURS, GROUP_PERCENT, GROUP_SIZE, MOST_GROUP_SIZES } from './group-offer-rules.ts'

const time = z.iso.datetime({ offset: true })
const desk = z.array(
  z.object({
    id: z.int(),
    /** The item number, and what it is called in the language of the reader. */
    skuCode: z.string(),
    name: z.string(),
    shopName: z.string(),
    startTime: wireTime,
    endTime: wireTime,
    /** From the first payment until a group closes, unless it is full before. */
    openHours: z.int(),
    /** Smallest first, each with what a unit costs in it now where the item is sold. */
    sizeList: z.array(
      z.object({
        size: z.int(),
        percentOff: z.int(),
        priceList: z.array(z.object({ site: z.enum(sites), groupPrc: wireMoney })),
      }),
    ),
    /**
     * Groups that were begun in it: full, and not ended yet; of those the members who have paid,
     * and when the last one closes.
     */
    fullQty: z.int(),
    openQty: z.int(),
    waitingQty: z.int(),
    lastCloseTime: z.nullable(wireTime),
    status: z.enum(['COMING', 'RUNNING', 'OVER']),
    operationList: z.array(z.literal('end')),
  }),
)

/**
 * Group offers of a shop, planned by its people: who orders together pays less. What runs is ended,
 * not changed: groups keep the terms they were begun with.
 */
export const groupOfferDeskCalls = {
  listGroupOffers: defineCall({
    call: 'POST /sapi/mall-merchant/groupOffer/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: "The group offers of the seller's shops, the newest first, with what came of them.",
    body: nothing,
    reply: desk,
    refusals: [],
  }),
  planGroupOffer: defineCall({
    call: 'POST /sapi/mall-merchant/groupOffer/plan',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Plans a group offer for goods of an own shop: what groups of which size take off the price on the shelf, and how long they wait for their members. Planned twice it is planned once.',
    body: z.object({
      skuCode: text(40, 1),
      startTime: time,
      endTime: time,
      openHours: z.int().check(z.minimum(GROUP_HOURS.least), z.maximum(GROUP_HOURS.most)),
      sizeList: z
        .array(
          z.object({
            size: z.int().check(z.minimum(GROUP_SIZE.least), z.maximum(GROUP_SIZE.most)),
            percentOff: z
              .int()
              .check(z.minimum(GROUP_PERCENT.least), z.maximum(GROUP_PERCENT.most)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_GROUP_SIZES)),
    }),
    reply: desk,
    refusals: [],
  }),
  endGroupOffer: defineCall({
    call: 'POST /sapi/mall-merchant/groupOffer/end',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Ends a group offer now, or takes one back that has not begun. No group is begun any more; those that were wait on for their members under their terms.',
    body: z.object({ id: smallId }),
    reply: desk,
    refusals: ['groupoffer.not_found', 'groupoffer.over'],
  }),
}
