import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type PreSale = ReplyOf<'POST /sapi/mall-merchant/preSale/list'>[number]
export type Plan = ArgumentOf<'POST /sapi/mall-merchant/preSale/plan'>

export const preSalesQuery = queryOptions({
  queryKey: ['pre-sales'],
  queryFn: () => mall('POST /sapi/mall-merchant/preSale/list', {}),
})
