import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { nothing, smallId, text, wireMoney } from '../wire.ts'
import { MOST_SET_PARTS, SET_PERCENT, SET_QTY } from './set-desk-rules.ts'

const desk = z.array(
  z.object({
    /** Its main item's: an item heads one set. */
    id: z.int(),
    shopName: z.string(),
    percentOff: z.int(),
    /** The main item first. */
    itemList: z.array(
      z.object({
        /** The number of its first version, and what it is called in the language of the reader. */
        skuCode: z.string(),
        name: z.string(),
        qty: z.int(),
        isListed: z.boolean(),
      }),
    ),
    /**
     * What the set costs now where all its goods are sold, in the cheapest version of each; and how
     * many there are of its scarcest.
     */
    priceList: z.array(z.object({ site: z.enum(sites), setPrc: wireMoney, singlePrc: wireMoney })),
    availableQty: z.int(),
    status: z.enum(['ON_SALE', 'PUT_AWAY']),
    operationList: z.array(z.enum(['change', 'sell', 'putAway', 'remove'])),
    /** Of what was read, sent along with what is changed. */
    fingerprint: z.string(),
  }),
)
const which = z.object({ id: smallId, fingerprint: text(200, 1) })

/**
 * Sets of a shop, put together by its people of their own goods. What was ordered keeps its price
 * and its goods.
 */
export const setDeskCalls = {
  listSets: defineCall({
    call: 'POST /sapi/mall-merchant/set/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: "The sets of the seller's shops with what they cost now: those on sale first.",
    body: nothing,
    reply: desk,
    refusals: [],
  }),
  saveSet: defineCall({
    call: 'POST /sapi/mall-merchant/set/keep',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Puts a set together: an item and one to three others of the same shop, each so many times, for a percentage less than singly. A new one is not on sale yet; one that is there is changed where it is. Saved twice it is saved once.',
    body: z.object({
      /** Of any version: whoever buys chooses one of each. */
      skuCode: text(40, 1),
      percentOff: z.int().check(z.minimum(SET_PERCENT.least), z.maximum(SET_PERCENT.most)),
      partList: z
        .array(
          z.object({
            skuCode: text(40, 1),
            qty: z.int().check(z.minimum(SET_QTY.least), z.maximum(SET_QTY.most)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_SET_PARTS)),
      /** Of the set that is changed; a new one has none. */
      fingerprint: z.optional(text(200, 1)),
    }),
    reply: desk,
    refusals: ['set.changed'],
  }),
  sellSet: defineCall({
    call: 'POST /sapi/mall-merchant/set/sell',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about: 'Puts a set on sale, as it was read.',
    body: which,
    reply: desk,
    refusals: ['set.not_found', 'set.changed', 'set.parts'],
  }),
  putSetAway: defineCall({
    call: 'POST /sapi/mall-merchant/set/putAway',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Takes a set off sale and keeps it. In a basket it is not to be had any more; what was ordered stays.',
    body: which,
    reply: desk,
    refusals: ['set.not_found', 'set.changed'],
  }),
  removeSet: defineCall({
    call: 'POST /sapi/mall-merchant/set/remove',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about: 'Forgets a set that is not on sale.',
    body: which,
    reply: desk,
    refusals: ['set.not_found', 'set.changed'],
  }),
}
