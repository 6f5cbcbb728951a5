import type { ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type FirstSteps = ReplyOf<'POST /sapi/mall-merchant/goods/firstSteps'>['stepList']

export const firstStepsQuery = queryOptions({
  queryKey: ['first-steps'],
  queryFn: async () => (await mall('POST /sapi/mall-merchant/goods/firstSteps', {})).stepList,
})
