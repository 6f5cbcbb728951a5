import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export const PAGE_SIZE = 25

export type MoneySearch = { readonly isClosed: boolean; readonly page: number }

export function readMoneySearch(params: URLSearchParams): MoneySearch {
  const page = Number(params.get('page') ?? 1)
  return {
    isClosed: params.get('view') === 'closed',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}
export function moneyAddress({ isClosed, page }: MoneySearch): string {
  const params = new URLSearchParams()
  if (isClosed) params.set('view', 'closed')
  if (page > 1) params.set('page', String(page))
  return `/operator/money${params.size > 0 ? `?${params}` : ''}`
}

export function mattersQuery({ isClosed, page }: MoneySearch) {
  return queryOptions({
    queryKey: ['matters', isClosed, page],
    queryFn: () =>
      mall('POST /sapi/mall-operator/money/page', { isClosed, pageNo: page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
}
