import * as z from 'zod/mini'
import { currencies } from '@galleria/kernel/money'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import {
  attribute,
  hundredths,
  idOf,
  pageNo,
  pageOf,
  pageSize,
  smallId,
  text,
  wireMoney,
  wireTime,
} from '../wire.ts'
import { HIGHEST_PRICE } from './goods-rules.ts'
import { MOST_CHOSEN_ITEMS } from './item-rules.ts'
import {
  changeKinds,
  changeStatuses,
  MOST_PERCENT,
  priceAnswers,
  priceEndings,
  pricePlans,
} from './price-change-rules.ts'

const count = z.int()
const answerCount = z.record(z.enum(priceAnswers), count)

const priceChange = z.object({
  id: z.string(),
  status: z.enum(changeStatuses),
  /** Which goods, as they were filtered. */
  keyword: z.string(),
  shopName: z.nullable(z.string()),
  /** In the reader's language. */ categoryName: z.nullable(z.string()),
  stock: z.nullable(z.enum(['LOW', 'SOLD_OUT', 'PAUSED'])),
  /** Of so many items that were ticked; null: of all that the filters leave. */
  itemCount: z.nullable(count),
  siteList: z.array(z.enum(sites)),
  kind: z.enum(changeKinds),
  /** Below nothing to lower prices. */ percent: z.nullable(z.number()),
  amountList: z.array(wireMoney),
  ending: z.nullable(z.enum(priceEndings)),
  isReduced: z.boolean(),
  priceCount: count,
  planCount: z.record(z.enum(pricePlans), count),
  /** Of those that would change: asked about twice, and of these those far from the last price. */
  askCount: count,
  farCount: count,
  /** What became of prices, and of those that were set when it was undone. */
  answerCount,
  undoCount: answerCount,
  /** What stopped it, in the reader's language. */ sentence: z.nullable(z.string()),
  person: z.nullable(z.string()),
  createdTime: wireTime,
  appliedBy: z.nullable(z.string()),
  appliedTime: z.nullable(wireTime),
  undoneBy: z.nullable(z.string()),
  undoneTime: z.nullable(wireTime),
  /** Until when it waits for its word, or can be undone. */
  expirationTime: wireTime,
  operationList: z.array(z.enum(['apply', 'undo'])),
})
export type WirePriceChange = z.output<typeof priceChange>

const changedPrice = z.object({
  rowNo: count,
  skuCode: z.string(),
  name: z.string(),
  attributes: z.array(attribute),
  site: z.enum(sites),
  oldPrc: wireMoney,
  newPrc: wireMoney,
  differencePrc: wireMoney,
  plan: z.enum(pricePlans),
  answer: z.nullable(z.enum(priceAnswers)),
  undoAnswer: z.nullable(z.enum(priceAnswers)),
  /**
   * What it cost when it was to be set, where that was something else; null where it was not sold
   * any more.
   */
  foundPrc: z.nullable(wireMoney),
  /** What speaks against it, in the reader's language. */ errorList: z.array(z.string()),
  /** What is asked about twice. */ askList: z.array(z.string()),
})
export type WireChangedPrice = z.output<typeof changedPrice>

const which = { id: idOf('priceChange') }
const amount = z.number().check(z.minimum(-HIGHEST_PRICE), z.maximum(HIGHEST_PRICE), hundredths)

/** Many prices at once: looked at, set as they were looked at, and undone. */
export const priceChangeCalls = {
  listPriceChanges: defineCall({
    call: 'POST /sapi/mall-merchant/priceChange/list',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: false,
    about: 'The bulk changes of prices of the last months, the newest first; at most fifty.',
    body: z.object({}),
    reply: z.array(priceChange),
    refusals: [],
  }),
  priceChangeDetail: defineCall({
    call: 'POST /sapi/mall-merchant/priceChange/detail',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: false,
    about: 'A bulk change of prices: what it is, and how far it is.',
    body: z.object(which),
    reply: priceChange,
    refusals: ['price_change.not_found'],
  }),
  priceChangeRows: defineCall({
    call: 'POST /sapi/mall-merchant/priceChange/rows',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: false,
    about: 'A page of its prices, all or those of one kind.',
    body: z.object({
      ...which,
      view: z._default(
        z.enum(['ALL', ...pricePlans, 'ASK', ...priceAnswers, 'UNDONE', 'NOT_UNDONE']),
        'ALL',
      ),
      pageNo,
      pageSize: pageSize(50),
    }),
    reply: pageOf(changedPrice),
    refusals: ['price_change.not_found'],
  }),
  previewPriceChange: defineCall({
    call: 'POST /sapi/mall-merchant/priceChange/preview',
    who: 'merchant',
    right: 'write',
    onlyPeople: true,
    writes: 'prices',
    about:
      'Works out what the prices of many goods would become, and keeps that; no price changes. The look of the same person before it is thrown away.',
    body: z.object({
      keyword: z.optional(text(100)),
      shopId: z.optional(smallId),
      /** With all that stands below it. */ categoryId: z.optional(smallId),
      /** Of these items and no others. */
      itemIdList: z.optional(
        z.array(smallId).check(z.minLength(1), z.maxLength(MOST_CHOSEN_ITEMS)),
      ),
      stock: z.optional(z.enum(['LOW', 'SOLD_OUT', 'PAUSED'])),
      siteList: z.array(z.enum(sites)).check(z.minLength(1), z.maxLength(sites.length)),
      kind: z.enum(changeKinds),
      /** By which; below nothing to lower prices. */
      percent: z.optional(
        z.number().check(z.minimum(-MOST_PERCENT), z.maximum(MOST_PERCENT), hundredths),
      ),
      /** In each currency, by which prices change, or what they become. */
      amountList: z.optional(
        z
          .array(z.object({ currency: z.enum(currencies as [string, ...string[]]), amount }))
          .check(z.maxLength(currencies.length)),
      ),
      ending: z.optional(z.enum(priceEndings)),
      /** Lower prices are announced as reductions, where they are. */
      isReduced: z.optional(z.boolean()),
    }),
    reply: priceChange,
    refusals: ['price_change.empty', 'price_change.too_many'],
  }),
  applyPriceChange: defineCall({
    call: 'POST /sapi/mall-merchant/priceChange/apply',
    who: 'merchant',
    right: 'write',
    onlyPeople: true,
    writes: 'prices',
    about:
      'Sets the prices that were looked at, as they were looked at. One that somebody has changed since is told and left.',
    body: z.object({
      ...which,
      /**
       * What is asked about twice: meant, or left as it is. Left out it is refused while there is
       * any.
       */
      areAskedMeant: z.optional(z.boolean()),
    }),
    reply: priceChange,
    refusals: ['price_change.not_found', 'price_change.state', 'price_change.asked'],
  }),
  undoPriceChange: defineCall({
    call: 'POST /sapi/mall-merchant/priceChange/undo',
    who: 'merchant',
    right: 'write',
    onlyPeople: true,
    writes: 'prices',
    about:
      'Sets back, once and within 30 days, the prices that still are what the change has made them. The others are told and left.',
    body: z.object(which),
    reply: priceChange,
    refusals: ['price_change.not_found', 'price_change.state', 'price_change.undo_over'],
  }),
}
