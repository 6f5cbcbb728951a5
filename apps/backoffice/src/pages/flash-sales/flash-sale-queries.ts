import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type FlashSale = ReplyOf<'POST /sapi/mall-merchant/flashSale/list'>[number]
export type FlashSalePlan = ArgumentOf<'POST /sapi/mall-merchant/flashSale/plan'>

export const flashSalesQuery = queryOptions({
  queryKey: ['flash-sales'],
  queryFn: () => mall('POST /sapi/mall-merchant/flashSale/list', {}),
})
