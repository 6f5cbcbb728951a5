import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type OwnSet = ReplyOf<'POST /sapi/mall-merchant/set/list'>[number]
export type SetBody = ArgumentOf<'POST /sapi/mall-merchant/set/keep'>

export const setsQuery = queryOptions({
  queryKey: ['sets'],
  queryFn: () => mall('POST /sapi/mall-merchant/set/list', {}),
})
