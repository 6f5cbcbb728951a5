import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type Site = ReplyOf<'POST /sapi/mall-merchant/site/list'>[number]
export type SiteForm = ArgumentOf<'POST /sapi/mall-merchant/site/save'>

export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: () => mall('POST /sapi/mall-merchant/site/list', {}),
})
