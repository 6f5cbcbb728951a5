import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { figuresCalls, WireTopGoods } from '@galleria/contract/figures'
import type { FiguresTable } from '@galleria/contract/figures-rules'
import type { WireMoney } from '@galleria/contract/wire'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { csvLines, safeCell } from '#platform/csv.ts'
import { readAfterSales, readAllReturned } from './read-after-sales.ts'
import { readFigures } from './read-figures.ts'
import { readMissedSearches } from './read-missed-searches.ts'
import { readRange } from './read-range.ts'

type Body = Parsed<typeof figuresCalls.figuresTable>
type Words = (typeof texts)['en']['figures']
/** A number stays one, also below nothing; a text is never a formula. */
type Cell = string | number | WireMoney
type Table = { readonly headings: readonly string[]; readonly rows: readonly Cell[][] }

/** Rows of one table: more versions than a shop can have on sale. */
const MOST_ROWS = 100_000

const writers: Record<FiguresTable, (ctx: Context, body: Body, words: Words) => Promise<Table>> = {
  sales: async (ctx, body, words) => ({
    headings: [words.from, words.currency, ...sumsOf(words)],
    rows: (await readFigures(ctx, body)).currencyList.flatMap(({ currency, stepList }) =>
      stepList.map((one) => [
        one.day,
        currency,
        one.orders,
        one.pieces,
        one.soldAmt,
        one.refundedAmt,
        one.netAmt,
      ]),
    ),
  }),
  goods: async (ctx, body, words) => ({
    headings: [
      ...[words.currency, ...goodsOf(words)],
      ...[words.pieces, words.sold, words.refunded],
    ],
    rows: (await readFigures(ctx, body)).currencyList.flatMap(({ currency, byAmount }) =>
      byAmount.map((one) => [currency, ...nameOf(one), one.pieces, one.soldAmt, one.refundedAmt]),
    ),
  }),
  returns: async (ctx, body, words) => ({
    headings: [words.item, words.pieces, words.cameBack, words.stayed, words.rate],
    rows: (await readAllReturned(ctx, body, MOST_ROWS)).map((one) => [
      one.name,
      one.soldQty,
      one.backQty,
      one.stayedQty,
      one.rate === null ? '' : Math.round(one.rate * 1000) / 10,
    ]),
  }),
  answers: async (ctx, body, words) => ({
    headings: [
      ...[words.from, words.requests, words.answered, words.bySilence],
      ...[words.medianHours, words.slowHours],
    ],
    rows: (await readAfterSales(ctx, body)).answers.stepList.map((one) => [
      ...[one.day, one.asked, one.answered, one.bySilence],
      ...[one.medianHours, one.slowHours].map((hours) =>
        hours === null ? '' : Math.round(hours * 10) / 10,
      ),
    ]),
  }),
  givenBack: async (ctx, body, words) => ({
    headings: [words.from, words.currency, words.givenBack, words.canceled],
    rows: (await readAfterSales(ctx, body)).currencyList.flatMap(({ currency, stepList }) =>
      stepList.map((one) => [one.day, currency, one.givenBackAmt, one.canceledAmt]),
    ),
  }),
  stock: async (ctx, _, words) => ({
    headings: [...goodsOf(words), words.free, words.soldIn30, words.lasts],
    rows: (await readRange(ctx, { pageNo: 1, pageSize: MOST_ROWS })).data.map((one) => [
      ...nameOf(one),
      one.freeQty,
      one.soldQty,
      one.lastsDays ?? '',
    ]),
  }),
  searches: async (ctx, { site }, words) => ({
    headings: [words.search, words.site, words.language, words.times, words.lastDay],
    rows: (await readMissedSearches(ctx, site, 'shop')).data.map((one) => [
      one.query,
      one.site,
      one.language,
      one.times,
      one.lastDay,
    ]),
  }),
}

/** One of the figures as a file, in the reader's language. */
export async function writeFigures(
  ctx: Context,
  body: Body,
): Promise<Reply<typeof figuresCalls.figuresTable>> {
  const { headings, rows } = await writers[body.table](ctx, body, texts[ctx.language].figures)
  const lines = [headings, ...rows].map((row) => row.map(cellOf))
  return { name: `figures-${body.table}.csv`, content: `\uFEFF${csvLines(lines)}` }
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'string') return safeCell(cell)
  return typeof cell === 'number' ? String(cell) : cell.value.toFixed(2)
}

const sumsOf = (words: Words) => [words.orders, words.pieces, words.sold, words.refunded, words.net]
const goodsOf = (words: Words) => [words.code, words.item, words.version]
const nameOf = (one: Pick<WireTopGoods, 'skuCode' | 'name' | 'version'>) => [
  one.skuCode,
  one.name,
  one.version,
]
