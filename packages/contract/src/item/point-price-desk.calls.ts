import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { HIGHEST_PRICE } from '../merchant/goods-rules.ts'
import { sites } from '../storefronts.ts'
import { nothing, text, wireMoney } from '../wire.ts'
import { MOST_POINT_PRICES_SHOWN, POINT_PRICE } from './point-price-rules.ts'

const desk = z
  .array(
    z.object({
      /** The item number, and what it is called in the language of the reader. */
      skuCode: z.string(),
      name: z.string(),
      shopName: z.string(),
      /**
       * At the storefronts with a points mall where it holds: points and money beside, and what it
       * costs on the shelf.
       */
      priceList: z.array(
        z.object({
          site: z.enum(sites),
          points: z.int(),
          besidePrc: wireMoney,
          usualPrc: wireMoney,
        }),
      ),
      /** Of what was read, sent along with what is changed. */
      fingerprint: z.string(),
    }),
  )
  .check(z.maxLength(MOST_POINT_PRICES_SHOWN))

/**
 * Prices in points of a shop's goods, set by its people. While such a price stands it is the only
 * one there; what was ordered keeps its price.
 */
export const pointPriceDeskCalls = {
  listPointPrices: defineCall({
    call: 'POST /sapi/mall-merchant/pointPrice/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: "The goods of the seller's shops that are sold for points, by item number.",
    body: nothing,
    reply: desk,
    refusals: [],
  }),
  savePointPrices: defineCall({
    call: 'POST /sapi/mall-merchant/pointPrice/keep',
    who: 'merchant',
    right: 'write',
    writes: 'prices',
    about:
      'Sells goods of an own shop for points at storefronts with a points mall: so many whole points for a unit, and money beside them, which may be nothing. The storefronts that are named are all; kept twice it is kept once.',
    body: z.object({
      skuCode: text(40, 1),
      priceList: z
        .array(
          z.object({
            site: z.enum(sites),
            points: z.int().check(z.minimum(POINT_PRICE.least), z.maximum(POINT_PRICE.most)),
            /** Major units, VAT included. */
            amount: z.number().check(z.minimum(0), z.maximum(HIGHEST_PRICE)),
          }),
        )
        .check(z.minLength(1), z.maxLength(sites.length)),
      /** Of the prices that are changed; new ones have none. */
      fingerprint: z.optional(text(400, 1)),
    }),
    reply: desk,
    refusals: ['pointprice.changed'],
  }),
  endPointPrices: defineCall({
    call: 'POST /sapi/mall-merchant/pointPrice/end',
    who: 'merchant',
    right: 'write',
    writes: 'prices',
    about: 'Sells goods for money again, at what they cost on the shelf.',
    body: z.object({ skuCode: text(40, 1), fingerprint: text(400, 1) }),
    reply: desk,
    refusals: ['sku.not_found', 'pointprice.changed'],
  }),
}
