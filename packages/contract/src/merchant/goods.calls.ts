import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { qty } from '../item/measure.ts'
import { voucherKinds } from '../item/voucher-rules.ts'
import { sites } from '../storefronts.ts'
import {
  nothing,
  attribute,
  hundredths,
  pageNo,
  pageOf,
  pageSize,
  smallId,
  text,
  wireMoney,
  wireTime,
} from '../wire.ts'
import {
  firstSteps,
  HIGHEST_PRICE,
  LONGEST_STOCK_NOTE,
  moveReasons,
  MOST_MOVED,
  MOST_LOW_STOCK,
  MOST_ON_HAND,
  stockReasons,
  type StockReason,
} from './goods-rules.ts'
import { version } from './item-desk.calls.ts'
import { itemStatuses } from './item-rules.ts'

/**
 * A version as a shop keeps it: on hand are the units in its house, held those of them that orders
 * have, free the rest. All in the unit it is sold by.
 */
const goodsRow = z.object({
  skuCode: z.string(),
  name: z.string(),
  attributes: z.array(attribute),
  /** None yet of a version that is being written. */
  image: z.nullable(z.string()),
  tint: z.string(),
  shop: z.object({ id: z.int(), name: z.string() }),
  item: z.object({ id: z.int(), urlKey: z.string() }),
  /** `HELD_BACK`: put aside with all goods of a seller who may not sell. */
  status: z.enum([...itemStatuses, 'HELD_BACK']),
  /** Null of goods, which are sent. */
  voucherKind: z.nullable(z.enum(voucherKinds)),
  marketingUnit: z.nullable(z.object({ unitName: z.string() })),
  adjustStep: z.number(),
  onHandQty: qty,
  heldQty: qty,
  freeQty: qty,
  /** As few as the shop wants to be told about, or none. */ isLow: z.boolean(),
  /** At the storefront that was asked for; null where it is not sold. */
  salePrc: z.nullable(wireMoney),
})

const price = z.object({
  site: z.enum(sites),
  /** Null where it is not sold yet. */
  salePrc: z.nullable(wireMoney),
  /** Of a reduced price: the one before, and the lowest of the 30 days before the reduction. */
  originalPrc: z.nullable(wireMoney),
  lowest30Prc: z.nullable(wireMoney),
  /** VAT that the price contains, as a fraction. */
  taxRate: z.number(),
  since: z.nullable(wireTime),
})

/** Not the 30th of February: a date that rolls over reads otherwise than it was written. */
function isInCalendar(shopTime: string): boolean {
  const at = new Date(`${shopTime}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(shopTime)
}

/** A moment on the clock on the wall of the shop, whichever time zone the reader is in. */
const shopTime = z
  .string()
  .check(
    z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/),
    z.refine(isInCalendar),
  )

/** Prices that begin later, or could not begin. */
const pricePlan = z.object({
  startTime: wireTime,
  /** The same on the clock of the shop, by which it is named. */ shopTime: z.string(),
  status: z.enum(['PLANNED', 'REFUSED']),
  priceList: z.array(
    z.object({
      site: z.enum(sites),
      /** Null: no longer sold there. */ salePrc: z.nullable(wireMoney),
      isReduced: z.boolean(),
      /** Why it could not begin, in the reader's language. */ sentence: z.nullable(z.string()),
    }),
  ),
  /** The same of all of them. */ sentence: z.nullable(z.string()),
  person: z.nullable(z.string()),
  operationList: z.array(z.literal('withdraw')),
})

const goodsDetail = z.object({
  ...goodsRow.shape,
  /** By whom units are held, the longest waiting first; at most twenty. */
  heldBy: z.array(z.object({ orderId: z.string(), tradeOrderCode: z.string(), heldQty: qty })),
  priceList: z.array(price),
  /** What begins next first, then what could not begin within the last days. */
  planList: z.array(pricePlan),
  /** Of the shop: prices begin by its clock. */ timeZone: z.string(),
  /** The other versions of the item. */
  versionList: z.array(z.object({ skuCode: z.string(), attributes: z.array(attribute) })),
  operationList: z.array(z.enum(['move', 'price', 'pause', 'resume'])),
})

const stockMove = z.object({
  id: z.int(),
  at: wireTime,
  reason: z.enum(moveReasons),
  onHandChange: qty,
  heldChange: qty,
  /** Who of the shop, where a person did it. */
  person: z.nullable(z.string()),
  note: z.nullable(z.string()),
  order: z.nullable(z.object({ id: z.string(), tradeOrderCode: z.string() })),
})

const lowStockAlerts = z.object({
  /** In pieces, or in steps of goods by measure. */ lowQty: z.int(),
  isMailed: z.boolean(),
  mayKeep: z.boolean(),
})
export type WireLowStockAlerts = z.output<typeof lowStockAlerts>

const code = text(40, 1)
const requestKey = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))
const note = z.optional(text(LONGEST_STOCK_NOTE))
const amount = z.number().check(z.minimum(0), z.maximum(HIGHEST_PRICE))
const newAmount = {
  site: z.enum(sites),
  /** Null: no longer sold there. */ amount: z.nullable(amount),
}
const count = z.number().check(z.minimum(0), z.maximum(MOST_ON_HAND), hundredths)

/** Goods as their shop keeps them: stock and prices. */
export const goodsCalls = {
  pageGoods: defineCall({
    call: 'POST /sapi/mall-merchant/goods/page',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'The versions of all goods of the own shops with their stock, and what they cost at a storefront.',
    body: z.object({
      keyword: z.optional(text(100)),
      shopId: z.optional(smallId),
      /** Few are left, none is, or it is taken off sale. */
      stock: z.optional(z.enum(['LOW', 'SOLD_OUT', 'PAUSED'])),
      site: z._default(z.enum(sites), 'DE'),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: pageOf(goodsRow),
    refusals: [],
  }),
  goodsDetail: defineCall({
    call: 'POST /sapi/mall-merchant/goods/detail',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'A version of the own goods: stock, who holds it, and its price at each storefront.',
    body: z.object({ skuCode: code }),
    reply: goodsDetail,
    refusals: ['sku.not_found'],
  }),
  stockMoves: defineCall({
    call: 'POST /sapi/mall-merchant/goods/moves',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'What changed the stock of a version, the newest first: 25 of them, those before one of them when it is named.',
    body: z.object({
      skuCode: code,
      before: z.optional(z.int().check(z.minimum(1), z.maximum(2_000_000_000))),
    }),
    reply: z.object({ data: z.array(stockMove), hasMore: z.boolean() }),
    refusals: ['sku.not_found'],
  }),
  moveStock: defineCall({
    call: 'POST /sapi/mall-merchant/goods/move',
    who: 'merchant',
    right: 'stock',
    writes: 'stock',
    about:
      'Units that came in, were found, broke, are gone or are used by the shop itself. What orders hold stays. Sent twice with one key it is one move.',
    body: z.object({
      skuCode: code,
      reason: z.enum(Object.keys(stockReasons) as [StockReason, ...StockReason[]]),
      qty: z.number().check(z.minimum(0.01), z.maximum(MOST_MOVED), hundredths),
      note,
      requestKey,
    }),
    reply: goodsDetail,
    refusals: ['sku.not_found', 'stock.held', 'stock.full', 'qty.step'],
  }),
  lowStockAlerts: defineCall({
    call: 'POST /sapi/mall-merchant/goods/alerts',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'From how few free units on the shop is told, and whether by a mail in the morning.',
    body: nothing,
    reply: lowStockAlerts,
    refusals: [],
  }),
  saveLowStockAlerts: defineCall({
    call: 'POST /sapi/mall-merchant/goods/keepAlerts',
    who: 'merchant',
    right: 'stock',
    writes: 'stock',
    about: 'Sets from how few free units on the shop is told, and whether by mail.',
    body: z.object({
      lowQty: z.int().check(z.minimum(0), z.maximum(MOST_LOW_STOCK)),
      isMailed: z.boolean(),
    }),
    reply: lowStockAlerts,
    refusals: [],
  }),
  firstSteps: defineCall({
    call: 'POST /sapi/mall-merchant/goods/firstSteps',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: false,
    about:
      'What a shop does before it sells, as its data say it; empty once that is done. Only what this person may do.',
    body: nothing,
    reply: z.object({
      stepList: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
    }),
    refusals: [],
  }),
  countStock: defineCall({
    call: 'POST /sapi/mall-merchant/goods/count',
    who: 'merchant',
    right: 'stock',
    writes: 'stock',
    about:
      'So many are in the house, orders included, where the mall thought that there were `seenQty`. What left or came meanwhile is told instead.',
    body: z.object({ skuCode: code, countedQty: count, seenQty: count, note, requestKey }),
    reply: goodsDetail,
    refusals: ['sku.not_found', 'stock.held', 'stock.moved', 'stock.full', 'qty.step'],
  }),
  priceGoods: defineCall({
    call: 'POST /sapi/mall-merchant/goods/price',
    who: 'merchant',
    right: 'write',
    writes: 'prices',
    about:
      'New prices of a version, VAT included, all of them or none; at a storefront without one it is sold from then on, and none ends its sale there. A reduced price says what it was before and the lowest of 30 days, which the mall reads from its history.',
    body: z.object({
      skuCode: code,
      priceList: z
        .array(
          z.object({
            ...newAmount,
            /** The price that was changed; null where it was not sold. */ seenAmount:
              z.nullable(amount),
            isReduced: z.boolean(),
          }),
        )
        .check(z.minLength(1), z.maxLength(sites.length)),
      /** Prices far from the last ones are meant. */ isSure: z.optional(z.boolean()),
    }),
    reply: goodsDetail,
    refusals: ['sku.not_found', 'goods.state', 'price.changed_meanwhile', 'price.refused'],
  }),
  planPrices: defineCall({
    call: 'POST /sapi/mall-merchant/goods/planPrices',
    who: 'merchant',
    right: 'write',
    writes: 'prices',
    about:
      'Prices of a version that begin later, by the clock of its shop, as if somebody set them at that moment: a reduced price says then what it was before and the lowest of 30 days. What is not possible any more by then is told to the shop. Planned twice it is planned once.',
    body: z.object({
      skuCode: code,
      shopTime,
      priceList: z
        .array(z.object({ ...newAmount, isReduced: z.boolean() }))
        .check(z.minLength(1), z.maxLength(sites.length)),
      /** Prices far from those that will be the last ones are meant. */
      isSure: z.optional(z.boolean()),
    }),
    reply: goodsDetail,
    refusals: ['sku.not_found', 'goods.state', 'price.refused'],
  }),
  withdrawPrices: defineCall({
    call: 'POST /sapi/mall-merchant/goods/withdrawPrices',
    who: 'merchant',
    right: 'write',
    writes: 'prices',
    about: 'Takes prices back that have not begun.',
    body: z.object({ skuCode: code, shopTime }),
    reply: goodsDetail,
    refusals: ['sku.not_found', 'price.plan_over'],
  }),
  priceHistory: defineCall({
    call: 'POST /sapi/mall-merchant/goods/prices',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'The prices that a version had at a storefront, the newest first; at most fifty.',
    body: z.object({ skuCode: code, site: z.enum(sites) }),
    reply: z.array(
      z.object({
        since: wireTime,
        salePrc: wireMoney,
        originalPrc: z.nullable(wireMoney),
        lowest30Prc: z.nullable(wireMoney),
        person: z.nullable(z.string()),
        /** By a bulk change, or to undo one. */
        setFor: z.nullable(z.enum(['CHANGE', 'UNDO'])),
      }),
    ),
    refusals: ['sku.not_found'],
  }),
  sellGoods: defineCall({
    call: 'POST /sapi/mall-merchant/goods/sell',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Takes an item with all its versions off sale, or puts it back. What was ordered goes on; what lies in carts says that it is gone.',
    body: z.object({
      skuCode: code,
      isOnSale: z.boolean(),
      /** Of the item, as it was read. Left out, whatever was changed since. */
      version: z.optional(version),
    }),
    reply: goodsDetail,
    refusals: ['sku.not_found', 'goods.state', 'item.changed'],
  }),
}
export type WireGoods = z.output<typeof goodsRow>
export type WireGoodsDetail = z.output<typeof goodsDetail>
export type WireStockMove = z.output<typeof stockMove>
