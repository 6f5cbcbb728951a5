import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import {
  toApplicationsArgument,
  toSellersArgument,
  type ApplicationView,
  type OperatorSearch,
  type SellerView,
} from './application-search.ts'

export function applicationsQuery(search: OperatorSearch<ApplicationView>) {
  const argument = toApplicationsArgument(search)
  return queryOptions({
    queryKey: ['applications', 'page', argument],
    queryFn: () => mall('POST /sapi/mall-operator/application/page', argument),
    placeholderData: keepPreviousData,
  })
}
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: ['applications', 'detail', id],
    queryFn: () => mall('POST /sapi/mall-operator/application/detail', { id }),
  })
}
export function sellersQuery(search: OperatorSearch<SellerView>) {
  const argument = toSellersArgument(search)
  return queryOptions({
    queryKey: ['sellers', argument],
    queryFn: () => mall('POST /sapi/mall-operator/seller/page', argument),
    placeholderData: keepPreviousData,
  })
}
