import { figuresCalls } from '@galleria/contract/figures'
import { bind, type Bound } from '#platform/bind.ts'
import { writeFigures } from './figures-table.ts'
import { readAfterSales } from './read-after-sales.ts'
import { readFigures } from './read-figures.ts'
import { readMissedSearches } from './read-missed-searches.ts'
import { readRange } from './read-range.ts'

export const figuresRoutes: readonly Bound[] = [
  bind(figuresCalls.readFigures, readFigures),
  bind(figuresCalls.afterSalesFigures, readAfterSales),
  bind(figuresCalls.rangeOfStock, readRange),
  bind(figuresCalls.missedSearches, (ctx, { site }) => readMissedSearches(ctx, site, 'shop')),
  bind(figuresCalls.figuresTable, writeFigures),
  bind(figuresCalls.mallsMissedSearches, (ctx, { site }) => readMissedSearches(ctx, site, 'mall')),
]
