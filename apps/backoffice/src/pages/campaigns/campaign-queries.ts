import type { ArgumentOf } from '@galleria/contract/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export const PAGE_SIZE = 20
export type NewPrizes = ArgumentOf<'POST /sapi/mall-operator/campaign/createPrize'>

export function campaignsQuery(pageNo: number) {
  return queryOptions({
    queryKey: ['campaigns', pageNo],
    queryFn: () => mall('POST /sapi/mall-operator/campaign/page', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
}
