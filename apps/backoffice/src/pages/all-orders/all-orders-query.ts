import { SHORTEST_KEYWORD } from '@galleria/contract/operator-order-rules'
import { fromWireId } from '@galleria/kernel/id'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/** What the address of the list says. */
export type AllOrdersSearch = {
  readonly keyword: string
  readonly sellerId: number | undefined
  readonly buyerId: string | undefined
}

export function readAllOrdersSearch(params: URLSearchParams): AllOrdersSearch {
  return {
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    sellerId: readCount(params.get('seller')),
    buyerId: readBuyer(params.get('buyer')),
  }
}
/** Anything that is no id of an account is nobody's. */
function readBuyer(text: string | null): string | undefined {
  return text !== null && fromWireId('user', text) ? text : undefined
}
export function writeAllOrdersSearch({ keyword, sellerId, buyerId }: AllOrdersSearch): string {
  const params = new URLSearchParams()
  if (keyword) params.set('q', keyword)
  if (sellerId !== undefined) params.set('seller', String(sellerId))
  if (buyerId !== undefined) params.set('buyer', buyerId)
  return params.size > 0 ? `?${params}` : ''
}

/** Words of one or two letters find nothing, so they are not asked for. */
export function isTooShort({ keyword }: AllOrdersSearch): boolean {
  const { length } = [...keyword.trim()]
  return length > 0 && length < SHORTEST_KEYWORD
}

export function allOrdersQuery(search: AllOrdersSearch) {
  const { sellerId, buyerId } = search
  const keyword = isTooShort(search) ? '' : search.keyword.trim()
  return infiniteQueryOptions({
    queryKey: ['all-orders', keyword, sellerId, buyerId],
    queryFn: ({ pageParam }) =>
      mall('POST /sapi/mall-operator/order/page', {
        ...(keyword ? { keyword } : {}),
        ...(sellerId === undefined ? {} : { sellerId }),
        ...(buyerId === undefined ? {} : { buyerId }),
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

/** The providers that tell of disputes by mail alone. */
export const untoldQuery = queryOptions({
  queryKey: ['untold'],
  queryFn: () => mall('POST /sapi/mall-operator/money/untold', {}),
  staleTime: Infinity,
})
