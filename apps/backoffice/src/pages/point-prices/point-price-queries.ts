import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type PointPrices = ReplyOf<'POST /sapi/mall-merchant/pointPrice/list'>[number]
export type PointPricesBody = ArgumentOf<'POST /sapi/mall-merchant/pointPrice/keep'>

export const pointPricesQuery = queryOptions({
  queryKey: ['point-prices'],
  queryFn: () => mall('POST /sapi/mall-merchant/pointPrice/list', {}),
})
