import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type Service = ReplyOf<'POST /sapi/mall-merchant/service/list'>[number]
export type ServiceForm = ArgumentOf<'POST /sapi/mall-merchant/service/save'>
export type PriceForm = ArgumentOf<'POST /sapi/mall-merchant/service/price'>

export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => mall('POST /sapi/mall-merchant/service/list', {}),
})
