import type { Reply } from '@galleria/contract/define-call'
import { TOP_GOODS } from '@galleria/contract/figures-rules'
import type { figuresCalls, WireRange, WireTopGoods } from '@galleria/contract/figures'
import { presentMeasure } from '@galleria/contract/measure'
import type { Language } from '@galleria/contract/storefronts'
import { inUnits } from '@galleria/kernel/measure'
import { wireMoney } from '#platform/wire-money.ts'
import { versionWords } from '#modules/catalog/index.ts'
import type { NamedSku, PiecesRow, RangeRow, SalesRow, TopRow } from './figures.queries.ts'

type Currencies = Reply<typeof figuresCalls.readFigures>['currencyList']
type Found = {
  readonly language: Language
  readonly steps: readonly string[]
  readonly sales: readonly SalesRow[]
  readonly pieces: readonly PiecesRow[]
  readonly salesBefore: readonly SalesRow[]
  readonly piecesBefore: readonly PiecesRow[]
  readonly top: readonly TopRow[]
  readonly names: ReadonlyMap<number, NamedSku>
}
type Named = Pick<NamedSku, 'code' | 'name' | 'finish' | 'size'>

/**
 * The currency with most orders first; one that had none in this period or in the one before is not
 * there.
 */
export function presentFigures(found: Found): Currencies {
  const every = [found.sales, found.pieces, found.salesBefore, found.piecesBefore].flat()
  return [...new Set(every.map(({ currency }) => currency))]
    .map((currency) => presentCurrency(currency, found))
    .toSorted((a, b) => b.orders - a.orders || a.currency.localeCompare(b.currency))
}

function presentCurrency(currency: string, found: Found): Currencies[number] {
  const isOf = (row: { readonly currency: string }) => row.currency === currency
  const [sales, pieces, top] = [
    found.sales.filter(isOf),
    found.pieces.filter(isOf),
    found.top.filter(isOf),
  ]
  const goods = (key: 'byPieces' | 'byAmount') =>
    top
      .filter((row) => row[key] <= TOP_GOODS)
      .toSorted((a, b) => a[key] - b[key])
      .map((row) => presentTop(row, found))
  return {
    currency,
    ...presentSums(currency, sales, pieces),
    before: presentSums(currency, found.salesBefore.filter(isOf), found.piecesBefore.filter(isOf)),
    stepList: found.steps.map((day) => {
      const isOn = (row: { readonly day: string | null }) => row.day === day
      return { day, ...presentSums(currency, sales.filter(isOn), pieces.filter(isOn)) }
    }),
    byPieces: goods('byPieces'),
    byAmount: goods('byAmount'),
  }
}

function presentSums(
  currency: string,
  sales: readonly SalesRow[],
  pieces: readonly PiecesRow[],
): Currencies[number]['before'] {
  const sold = sum(sales.map((row) => row.sold))
  const refunded = sum(sales.map((row) => row.refunded))
  return {
    orders: sum(sales.map((row) => row.orders)),
    pieces: sum(pieces.map((row) => row.pieces)),
    soldAmt: wireMoney(sold, currency),
    refundedAmt: wireMoney(refunded, currency),
    netAmt: wireMoney(sold - refunded, currency),
  }
}

function presentTop(row: TopRow, { names, language }: Found): WireTopGoods {
  return {
    ...presentName(names.get(row.skuId), language),
    pieces: row.pieces,
    soldAmt: wireMoney(row.sold, row.currency),
    refundedAmt: wireMoney(row.refunded, row.currency),
  }
}

export function presentRange(row: RangeRow, language: Language): WireRange {
  return {
    ...presentName(row, language),
    marketingUnit: presentMeasure(row.measure).marketingUnit,
    freeQty: inUnits(row.free, row.measure),
    soldQty: inUnits(row.sold, row.measure),
    lastsDays: row.lasts,
  }
}

/** A draft's version may be gone, one that was sold never is. */
function presentName(row: Named | undefined, language: Language) {
  if (!row) throw new Error('goods that were sold are not there')
  return {
    skuCode: row.code,
    name: row.name,
    version: versionWords(row, language),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
