import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reverseReasons, reverseTypes } from '../after-sales/rules.ts'
import { languages, sites } from '../storefronts.ts'
import { pageNo, pageOf, pageSize, wireMoney } from '../wire.ts'
import { figuresSteps, figuresTables, MOST_FIGURES_DAYS } from './figures-rules.ts'

const calendarDay = z.iso.date()

/** The last `days` days of the shop's calendar, today included, or from one day to another. */
const period = {
  days: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_FIGURES_DAYS))),
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  step: z._default(z.enum(figuresSteps), 'day'),
  site: z.optional(z.enum(sites)),
}
const sums = {
  orders: z.int(),
  /** Goods by measure are one piece, however long. */ pieces: z.int(),
  /** What was paid for the orders of these days, shipping and tax included. */ soldAmt: wireMoney,
  /** What went back to buyers on these days, whenever their orders were paid. */ refundedAmt:
    wireMoney,
  /** The first less the second. */ netAmt: wireMoney,
}
const topGoods = z.object({
  skuCode: z.string(),
  name: z.string(),
  version: z.string(),
  pieces: z.int(),
  /** Of the goods alone: without shipping. */ soldAmt: wireMoney,
  refundedAmt: wireMoney,
})
const range = z.object({
  skuCode: z.string(),
  name: z.string(),
  version: z.string(),
  marketingUnit: z.nullable(z.object({ unitName: z.string() })),
  /** On the shelf and not held by an order. */ freeQty: z.number(),
  /** In the last 30 days. */ soldQty: z.number(),
  /**
   * How many days what is free lasts, if it sells as in the last 30 days; null where none was sold.
   */
  lastsDays: z.nullable(z.int()),
})
const searches = z.object({
  /** For how many days they are kept. */ days: z.int(),
  data: z.array(
    z.object({
      query: z.string(),
      site: z.enum(sites),
      language: z.enum(languages),
      times: z.int(),
      /** The last day on which it was looked for. */ lastDay: z.string(),
    }),
  ),
})
const requests = {
  requests: z.int(),
  /** Ended with money back, goods exchanged or an order cancelled. */ done: z.int(),
  open: z.int(),
  /** By the shop or the mall, or because nothing was sent back in time. */ rejected: z.int(),
  /** By its buyer. */ takenBack: z.int(),
}
const answers = {
  /** Requests that waited for the shop. */ asked: z.int(),
  answered: z.int(),
  /** The time was over: silence agrees. */ bySilence: z.int(),
  /** Those without an answer yet. */ waiting: z.int(),
  /**
   * Of what the shop answered itself; null where that is nothing. A tenth took longer than the
   * second.
   */
  medianHours: z.nullable(z.number()),
  slowHours: z.nullable(z.number()),
}
const given = {
  givenBackAmt: wireMoney,
  /** Of that, for goods that were cancelled before they were sent. */ canceledAmt: wireMoney,
}
const returned = z.object({
  name: z.string(),
  soldQty: z.int(),
  /**
   * Pieces that came back; and those whose money was given back, all or a part, while they stayed.
   */
  backQty: z.int(),
  stayedQty: z.int(),
  /** Both, as a part of those sold; null where none was sold in these days. */
  rate: z.nullable(z.number()),
})
export type WireReturned = z.output<typeof returned>
export type WireTopGoods = z.output<typeof topGoods>
export type WireRange = z.output<typeof range>

/**
 * What a shop sold, gave back and has left; each currency by itself, because amounts of different
 * money are no sum.
 */
export const figuresCalls = {
  readFigures: defineCall({
    call: 'POST /sapi/mall-merchant/figures/sales',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'Sales of the own shops over a period of the shop’s calendar, before and after refunds, by day, week or month, beside the period before; and what sold best. One entry per currency.',
    body: z.object(period),
    reply: z.object({
      from: z.string(),
      to: z.string(),
      before: z.object({ from: z.string(), to: z.string() }),
      currencyList: z.array(
        z.object({
          currency: z.string(),
          ...sums,
          before: z.object(sums),
          /**
           * By the first day of each step; the first and the last step may be cut short by the
           * period.
           */
          stepList: z.array(z.object({ day: z.string(), ...sums })),
          byPieces: z.array(topGoods),
          byAmount: z.array(topGoods),
        }),
      ),
    }),
    refusals: [],
  }),
  afterSalesFigures: defineCall({
    call: 'POST /sapi/mall-merchant/figures/aftersales',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'What was asked of the own shops after the sale: requests applied for in a period of the shop’s calendar, by reason and kind; the items of which most came back; how long answers took and the money given back, by currency, in all and by day, week or month.',
    body: z.object(period),
    reply: z.object({
      from: z.string(),
      to: z.string(),
      /** Those of which most came back, of which enough were sold. */
      itemList: z.array(returned),
      reasonList: z.array(z.object({ reason: z.enum(reverseReasons), ...requests })),
      kindList: z.array(z.object({ kind: z.enum([...reverseTypes, 'WITHDRAWAL']), ...requests })),
      answers: z.object({
        ...answers,
        /** By the first day of the step in which they were applied for. */
        stepList: z.array(z.object({ day: z.string(), ...answers })),
      }),
      currencyList: z.array(
        z.object({
          currency: z.string(),
          ...given,
          soldAmt: wireMoney,
          /** Of the sales of these days; null where there are none. */ share: z.nullable(
            z.number(),
          ),
          /** By the first day of the step in which they were applied for. */
          stepList: z.array(z.object({ day: z.string(), ...given })),
        }),
      ),
    }),
    refusals: [],
  }),
  rangeOfStock: defineCall({
    call: 'POST /sapi/mall-merchant/figures/range',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'How long what is free of each version on sale lasts, by the sales of the last 30 days; what runs out first comes first.',
    body: z.object({ pageNo, pageSize: pageSize(25) }),
    reply: pageOf(range),
    refusals: [],
  }),
  missedSearches: defineCall({
    call: 'POST /sapi/mall-merchant/figures/searches',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'What buyers of the mall looked for and nothing is called, by how often. Words that few have looked for are left out.',
    body: z.object({ site: z.optional(z.enum(sites)) }),
    reply: searches,
    refusals: [],
  }),
  figuresTable: defineCall({
    call: 'POST /sapi/mall-merchant/figures/table',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'One of the figures as a CSV table to keep.',
    body: z.object({ table: z.enum(figuresTables), ...period }),
    reply: z.object({ name: z.string(), content: z.string() }),
    refusals: [],
  }),
  mallsMissedSearches: defineCall({
    call: 'POST /sapi/mall-operator/figures/searches',
    who: 'operator',
    right: 'content',
    writes: false,
    about: 'What visitors of the mall looked for and nothing is called, by how often.',
    body: z.object({ site: z.optional(z.enum(sites)) }),
    reply: searches,
    refusals: [],
  }),
}
