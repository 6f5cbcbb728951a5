import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
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
  /** The first less the second. */ keptAmt: wireMoney,
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
  /** How many days what is free lasts, if it sells as in the last 30 days; null where none was sold. */
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
export type WireTopGoods = z.output<typeof topGoods>
export type WireRange = z.output<typeof range>

/** What a shop sold, gave back and has left; each currency by itself, because amounts of different money are no sum. */
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
          /** By the first day of each step; the first and the last step may be cut short by the period. */
          stepList: z.array(z.object({ day: z.string(), ...sums })),
          byPieces: z.array(topGoods),
          byAmount: z.array(topGoods),
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
