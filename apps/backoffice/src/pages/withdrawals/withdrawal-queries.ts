import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { PAGE_SIZE } from '../../parts/waiting-list.tsx'
import type { WaitingSearch } from '../../parts/waiting-search.ts'

export function withdrawalsQuery({ isClosed, page }: WaitingSearch) {
  return queryOptions({
    queryKey: ['withdrawals', isClosed, page],
    queryFn: () =>
      mall('POST /sapi/mall-operator/withdrawal/page', {
        isClosed,
        pageNo: page,
        pageSize: PAGE_SIZE,
      }),
    placeholderData: keepPreviousData,
  })
}
