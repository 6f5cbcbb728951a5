import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { wireGroupChoice } from '../item/group-buy.ts'
import { askedQty, qty, soldBy } from '../item/measure.ts'
import { wirePreSale } from '../item/pre-sale.ts'
import { chosenParts, setPart } from '../item/sets.ts'
import { wireVoucherTerms } from '../item/voucher.ts'
import { runningPromotion } from '../promotion/wire.ts'
import { freights } from './delivery-rules.ts'
import { attribute, idOf, nothing, smallId, wireMoney } from '../wire.ts'
import { wireInsurance } from './service.ts'

/** A sale as usual, one that is fetched at a site of the shop, and one across a customs border. */
const cartLineTypes = ['NORMAL_SALE_B2C', 'NORMAL_SALE_O2O', 'NORMAL_SALE_CBE'] as const

export const wireCartLine = z.object({
  id: z.string(),
  /** `CBE`: its goods cross a customs border on their way into the storefront's country. */
  cartLineTypeDict: z.enum(cartLineTypes),
  /** The price of one, as it is now: a cart keeps none. */
  snapshotPrc: wireMoney,
  isSelected: z.boolean(),
  skuQty: qty,
  availableQty: qty,
  expectDate: z.string(),
  sku: z.object({
    id: z.int(),
    name: z.string(),
    image: z.string(),
    tint: z.string(),
    attributes: z.array(attribute),
    skuUrlSuffix: z.string(),
    salePrc: wireMoney,
    originalPrc: z.nullable(wireMoney),
    ...soldBy,
  }),
  item: z.object({ id: z.int(), urlKey: z.string(), name: z.string() }),
  shop: z.object({ id: z.int(), name: z.string() }),
  /** Where it is fetched; null where it is delivered. */
  site: z.nullable(z.object({ id: z.int(), name: z.string() })),
  seller: z.object({ id: z.int() }),
  lineAmt: wireMoney,
  /** How it is carried; of a set, its heaviest goods. */
  freight: z.enum(freights),
  /** Of goods sold for points, beside the money; 0 otherwise. Such a line is ordered by itself. */
  salePoints: z.number(),
  linePoints: z.number(),
  /** The campaign that sells it before it is there; such a line is ordered by itself. */
  preSale: z.nullable(wirePreSale),
  /**
   * Ordered in a group of buyers, by itself: `salePrc` is the group's price and `originalPrc` that
   * of the shelf.
   */
  groupBuy: z.nullable(wireGroupChoice),
  /**
   * A set is one line: the main item's version stands for it, `salePrc` is the price of the set and
   * `originalPrc` what its goods cost singly.
   */
  lineGroupTypeDict: z.nullable(z.literal('DIY_MAIN')),
  diySkuLineList: z.array(setPart),
  /** Sold as codes; null for goods. */
  voucher: z.nullable(wireVoucherTerms),
  /**
   * The mall's cover that it can be ordered with, and whether it is to be; the fee is that of one
   * piece, beside `lineAmt`.
   */
  insurance: z.nullable(wireInsurance),
  isInsured: z.boolean(),
})
export type WireCartLine = z.output<typeof wireCartLine>

export const wireCart = z.object({
  cartLineList: z.array(wireCartLine),
  /**
   * What the shops of these goods take off by themselves, in the order in which equal ones count.
   */
  promotionList: z.array(runningPromotion),
  /**
   * What the shops of these goods take to deliver in this storefront: once for what is ordered of a
   * shop, by its heaviest goods, free from a value of goods on.
   */
  deliveryList: z.array(
    z.object({
      shopId: z.int(),
      freight: z.enum(freights),
      fee: wireMoney,
      freeFrom: z.nullable(wireMoney),
    }),
  ),
  summary: z.object({
    /** Contained in totalAmt + deliveryAmt. */
    taxAmt: wireMoney,
    /** Of the storefront's own country, now: its prices contain it. */ taxRate: z.number(),
    originAmt: wireMoney,
    /** After what shops take off, with the covers. */
    totalAmt: wireMoney,
    /**
     * Of the selected lines, beside totalAmt; within the storefront, before there is an address.
     */
    deliveryAmt: wireMoney,
    /** What the covers of the selected lines cost. */
    insuranceTotalAmt: wireMoney,
    isTaxShown: z.boolean(),
    /** originAmt + insuranceTotalAmt - totalAmt */
    discountAmt: wireMoney,
    /** What is selected costs in points, and what it earns a member. */
    totalPoints: z.number(),
    expectPoints: z.number(),
    /** Of the member's level, two places at most; 0 for a guest, who earns nothing. */
    pointsFactor: z.number(),
    selectedQty: z.int(),
    totalQty: z.int(),
  }),
})
export type WireCart = z.output<typeof wireCart>

export const cartCalls = {
  listCart: defineCall({
    call: 'POST /sapi/mall-order/cartline/list',
    who: 'anyone',
    about: 'The cart with its summary; empty without a session.',
    body: nothing,
    reply: wireCart,
    refusals: [],
  }),
  countCart: defineCall({
    call: 'POST /sapi/mall-order/cartline/count',
    who: 'anyone',
    about:
      'How many pieces are in the cart (what is sold by measure is one, however long), for the header: `totalQty` of its summary without reading the cart.',
    body: nothing,
    reply: z.object({ totalQty: z.int() }),
    refusals: [],
  }),
  createCartLine: defineCall({
    call: 'POST /sapi/mall-order/cartline/create',
    who: 'visitor',
    about:
      'Puts a sku into the cart, on top of what is there; or a set, by the version of its main item and of each other part; or in a group of buyers, in place of what was to be ordered so before.',
    body: z.object({
      skuId: smallId,
      skuQty: z._default(askedQty, 1),
      diySkuLineList: z.optional(chosenParts),
      /** Begins a group of so many, or joins one; neither with a set. */
      groupBuySize: z.optional(z.int().check(z.minimum(2), z.maximum(20))),
      groupBuyId: z.optional(idOf('groupBuy')),
      /** One press of a button: sent again, because no answer came, it is put in once. */
      requestKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))),
    }),
    reply: wireCart,
    refusals: [
      'groupbuy.not_offered',
      'groupbuy.over',
      'sku.not_found',
      'set.not_offered',
      'qty.step',
      'stock.exceeded',
      'cart.full',
      'stock.sold_out',
    ],
  }),
  updateCartLine: defineCall({
    call: 'POST /sapi/mall-order/cartline/update',
    who: 'buyer',
    about:
      'Changes quantity, selection or cover of one line, or the selection of all lines when no id is given.',
    body: z.object({
      id: z.optional(idOf('cartLine')),
      skuQty: z.optional(askedQty),
      isSelected: z.optional(z.boolean()),
      isInsured: z.optional(z.boolean()),
    }),
    reply: wireCart,
    refusals: ['cart.line_not_found', 'cover.not_offered', 'qty.step', 'stock.exceeded'],
  }),
  deleteCartLines: defineCall({
    call: 'POST /sapi/mall-order/cartline/delete',
    who: 'buyer',
    about: 'Takes lines out of the cart; ids that are not there are ignored.',
    body: z.object({ ids: z.array(idOf('cartLine')).check(z.minLength(1), z.maxLength(100)) }),
    reply: wireCart,
    refusals: [],
  }),
  batchCreateCartLines: defineCall({
    call: 'POST /sapi/mall-order/cartline/batchcreatenewcartlines',
    who: 'visitor',
    about:
      'Buy again: puts several skus and sets into the cart; what is no longer sold, or not in this number, is left out and named. Prices in the body are ignored.',
    body: z
      .array(
        z.object({
          sku: z.object({ id: smallId }),
          skuQty: askedQty,
          /** Which of them it is, is the shop's to say. */
          cartLineTypeDict: z.optional(z.enum(cartLineTypes)),
          /** Of a set. */
          diySkuLineList: z.optional(chosenParts),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
    reply: z.object({
      addedQty: z.int(),
      /** How many pieces of a sku did not go in, because it is no longer sold or fewer are left. */
      leftOut: z.array(z.object({ skuId: z.int(), qty, marketingUnit: soldBy.marketingUnit })),
      cart: wireCart,
    }),
    refusals: ['cart.full', 'qty.step'],
  }),
}
