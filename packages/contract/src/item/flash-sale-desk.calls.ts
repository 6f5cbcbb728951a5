import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { HIGHEST_PRICE } from '../merchant/goods-rules.ts'
import { sites } from '../storefronts.ts'
import { nothing, text, wireMoney, wireTime } from '../wire.ts'

const time = z.iso.datetime({ offset: true })
const desk = z.array(
  z.object({
    /** The item number, and what it is called in the language of the reader. */
    skuCode: z.string(),
    name: z.string(),
    shopName: z.string(),
    startTime: wireTime,
    endTime: wireTime,
    /** At the storefronts where it holds. */
    priceList: z.array(z.object({ site: z.enum(sites), salePrc: wireMoney, usualPrc: wireMoney })),
    status: z.enum(['COMING', 'RUNNING', 'OVER']),
    operationList: z.array(z.literal('end')),
  }),
)

/**
 * Flash sales of a shop, planned by its people: a lower price for a while, which goes away by
 * itself.
 */
export const flashSaleDeskCalls = {
  listFlashSales: defineCall({
    call: 'POST /sapi/mall-merchant/flashSale/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: "The flash sales of the seller's shops: what runs or comes first, then the newest.",
    body: nothing,
    reply: desk,
    refusals: [],
  }),
  planFlashSale: defineCall({
    call: 'POST /sapi/mall-merchant/flashSale/plan',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Plans a flash sale of goods of an own shop at storefronts where they are sold, VAT included. A price that is not below the lowest of the 30 days before is no reduction. Planned twice it is planned once.',
    body: z.object({
      skuCode: text(40, 1),
      startTime: time,
      endTime: time,
      priceList: z
        .array(
          z.object({
            site: z.enum(sites),
            amount: z.number().check(z.minimum(0), z.maximum(HIGHEST_PRICE)),
          }),
        )
        .check(z.minLength(1), z.maxLength(sites.length)),
    }),
    reply: desk,
    refusals: ['price.refused'],
  }),
  endFlashSale: defineCall({
    call: 'POST /sapi/mall-merchant/flashSale/end',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Ends a flash sale now at all its storefronts, or takes one back that has not begun. What was ordered keeps its price.',
    body: z.object({ skuCode: text(40, 1), startTime: time }),
    reply: desk,
    refusals: ['sku.not_found', 'sale.over'],
  }),
}
