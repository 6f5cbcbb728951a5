import type { ReplyOf } from '@galleria/contract/client'
import type { Site } from '@galleria/contract/storefronts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { askedOf, type FiguresSearch } from './figures-search.ts'

export type Figures = ReplyOf<'POST /sapi/mall-merchant/figures/sales'>
export type CurrencyFigures = Figures['currencyList'][number]
export type TopGoods = CurrencyFigures['byPieces'][number]
export type AfterSales = ReplyOf<'POST /sapi/mall-merchant/figures/aftersales'>
export type Ranges = ReplyOf<'POST /sapi/mall-merchant/figures/range'>
export type Searches = ReplyOf<'POST /sapi/mall-merchant/figures/searches'>

export function figuresQuery(search: FiguresSearch) {
  return queryOptions({
    queryKey: ['figures', 'sales', askedOf(search)],
    queryFn: () => mall('POST /sapi/mall-merchant/figures/sales', askedOf(search)),
    placeholderData: keepPreviousData,
  })
}

export function afterSalesQuery(search: FiguresSearch) {
  return queryOptions({
    queryKey: ['figures', 'after-sales', askedOf(search)],
    queryFn: () => mall('POST /sapi/mall-merchant/figures/aftersales', askedOf(search)),
    placeholderData: keepPreviousData,
  })
}

/** Versions told at once; the table to keep has all. */
export const RANGES_SHOWN = 25
export const rangesQuery = queryOptions({
  queryKey: ['figures', 'range'],
  queryFn: () => mall('POST /sapi/mall-merchant/figures/range', { pageSize: RANGES_SHOWN }),
})

export function searchesQuery(desk: 'merchant' | 'operator', site: Site | undefined) {
  const asked = site ? { site } : {}
  return queryOptions({
    queryKey: ['figures', 'searches', desk, asked],
    queryFn: () =>
      desk === 'merchant'
        ? mall('POST /sapi/mall-merchant/figures/searches', asked)
        : mall('POST /sapi/mall-operator/figures/searches', asked),
    placeholderData: keepPreviousData,
  })
}
