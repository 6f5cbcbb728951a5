import type { ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type Key = ReplyOf<'POST /sapi/mall-merchant/key/list'>[number]

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => mall('POST /sapi/mall-merchant/key/list', {}),
})
