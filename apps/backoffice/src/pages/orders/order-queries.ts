import type { ReplyOf } from '@galleria/contract/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { toPageArgument, type OrderSearch } from './order-search.ts'

export type Carrier = ReplyOf<'POST /sapi/mall-order/web/logistics/listCompany'>[number]

export const carriersQuery = queryOptions({
  queryKey: ['carriers'],
  queryFn: () => mall('POST /sapi/mall-order/web/logistics/listCompany', {}),
  // One that the mall has switched off is refused, so the choice is not an old one.
  staleTime: 5_000,
})

export function orderPageQuery(search: OrderSearch) {
  const argument = toPageArgument(search)
  return queryOptions({
    queryKey: ['orders', 'page', argument],
    queryFn: () => mall('POST /sapi/mall-merchant/order/page', argument),
    placeholderData: keepPreviousData,
  })
}
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: () => mall('POST /sapi/mall-merchant/order/detail', { id }),
  })
}

export const nextToShipQuery = queryOptions({
  queryKey: ['orders', 'next'],
  queryFn: () =>
    mall('POST /sapi/mall-merchant/order/page', {
      toShipOnly: true,
      sort: 'oldest',
      pageNo: 1,
      pageSize: 5,
    }),
})

/** Orders with a parcel that its carrier calls lost. */
export const lostCountQuery = queryOptions({
  queryKey: ['orders', 'lost'],
  queryFn: async () =>
    (
      await mall('POST /sapi/mall-merchant/order/page', {
        lostOnly: true,
        pageNo: 1,
        pageSize: 1,
      })
    ).total,
})

export type OwnView = ReplyOf<'POST /sapi/mall-merchant/orderView/list'>[number]
/** The filters that a person has kept under a name. */
export const orderViewsQuery = queryOptions({
  queryKey: ['order-views'],
  queryFn: () => mall('POST /sapi/mall-merchant/orderView/list', {}),
  staleTime: 300_000,
})
