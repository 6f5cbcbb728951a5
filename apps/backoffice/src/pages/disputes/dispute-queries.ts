import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { PAGE_SIZE } from '../../parts/waiting-list.tsx'
import type { WaitingSearch } from '../../parts/waiting-search.ts'

export const DISPUTES = 'disputes'

export function disputesQuery({ isClosed, page }: WaitingSearch) {
  return queryOptions({
    queryKey: [DISPUTES, 'page', isClosed, page],
    queryFn: () =>
      mall('POST /sapi/mall-operator/dispute/page', {
        isClosed,
        pageNo: page,
        pageSize: PAGE_SIZE,
      }),
    placeholderData: keepPreviousData,
  })
}

export function disputeQuery(id: string) {
  return queryOptions({
    queryKey: [DISPUTES, 'detail', id],
    queryFn: () => mall('POST /sapi/mall-operator/dispute/detail', { id }),
  })
}
