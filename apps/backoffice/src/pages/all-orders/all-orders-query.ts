import { SHORTEST_KEYWORD } from '@galleria/contract/operator-order-rules'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/** What the address of the list says. */
export type AllOrdersSearch = { readonly keyword: string; readonly sellerId: number | undefined }

export function readAllOrdersSearch(params: URLSearchParams): AllOrdersSearch {
  return {
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    sellerId: readCount(params.get('seller')),
  }
}
export function writeAllOrdersSearch({ keyword, sellerId }: AllOrdersSearch): string {
  const params = new URLSearchParams()
  if (keyword) params.set('q', keyword)
  if (sellerId !== undefined) params.set('seller', String(sellerId))
  return params.size > 0 ? `?${params}` : ''
}

/** Words of one or two letters find nothing, so they are not asked for. */
export function isTooShort({ keyword }: AllOrdersSearch): boolean {
  const { length } = [...keyword.trim()]
  return length > 0 && length < SHORTEST_KEYWORD
}

export function allOrdersQuery(search: AllOrdersSearch) {
  const { sellerId } = search
  const keyword = isTooShort(search) ? '' : search.keyword.trim()
  return infiniteQueryOptions({
    queryKey: ['all-orders', keyword, sellerId],
    queryFn: ({ pageParam }) =>
      mall('POST /sapi/mall-operator/order/page', {
        ...(keyword ? { keyword } : {}),
        ...(sellerId === undefined ? {} : { sellerId }),
        ...(pageParam ? { after: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
}

export function anyOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['all-orders', 'detail', id],
    queryFn: () => mall('POST /sapi/mall-operator/order/detail', { id }),
  })
}
