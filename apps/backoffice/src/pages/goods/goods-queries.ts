import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import type { Site } from '@galleria/contract/storefronts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { toPageArgument, type GoodsSearch } from './goods-search.ts'

export type GoodsRow = ReplyOf<'POST /sapi/mall-merchant/goods/page'>['data'][number]
export type Goods = ReplyOf<'POST /sapi/mall-merchant/goods/detail'>
export type StockMove = ReplyOf<'POST /sapi/mall-merchant/goods/moves'>['data'][number]
export type LowStockAlerts = ReplyOf<'POST /sapi/mall-merchant/goods/alerts'>
export type NewMove = ArgumentOf<'POST /sapi/mall-merchant/goods/move'>
export type NewCount = ArgumentOf<'POST /sapi/mall-merchant/goods/count'>
export type NewPrices = ArgumentOf<'POST /sapi/mall-merchant/goods/price'> & {
  /** On the clock of the shop; without one they begin at once. */ readonly shopTime?: string
}

export const GOODS_KEY = ['goods'] as const

export function goodsPageQuery(search: GoodsSearch) {
  const argument = toPageArgument(search)
  return queryOptions({
    queryKey: [...GOODS_KEY, 'page', argument],
    queryFn: () => mall('POST /sapi/mall-merchant/goods/page', argument),
    placeholderData: keepPreviousData,
  })
}
/** How many versions a view has, for its tab. */
export function goodsCountQuery(stock: 'LOW' | 'SOLD_OUT') {
  return queryOptions({
    queryKey: [...GOODS_KEY, 'count', stock],
    queryFn: () => mall('POST /sapi/mall-merchant/goods/page', { stock, pageNo: 1, pageSize: 1 }),
    select: ({ total }) => total,
  })
}
export const lowStockAlertsQuery = queryOptions({
  queryKey: [...GOODS_KEY, 'alerts'],
  queryFn: () => mall('POST /sapi/mall-merchant/goods/alerts', {}),
})
export function goodsQuery(skuCode: string) {
  return queryOptions({
    queryKey: [...GOODS_KEY, 'detail', skuCode],
    queryFn: () => mall('POST /sapi/mall-merchant/goods/detail', { skuCode }),
  })
}
export function movesQuery(skuCode: string) {
  return infiniteQueryOptions({
    queryKey: [...GOODS_KEY, 'moves', skuCode],
    queryFn: ({ pageParam }) =>
      mall('POST /sapi/mall-merchant/goods/moves', {
        skuCode,
        ...(pageParam === undefined ? {} : { before: pageParam }),
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
  })
}
export function pastPricesQuery(skuCode: string, site: Site) {
  return queryOptions({
    queryKey: [...GOODS_KEY, 'prices', skuCode, site],
    queryFn: () => mall('POST /sapi/mall-merchant/goods/prices', { skuCode, site }),
  })
}
