import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type GroupOffer = ReplyOf<'POST /sapi/mall-merchant/groupOffer/list'>[number]
export type GroupOfferPlan = ArgumentOf<'POST /sapi/mall-merchant/groupOffer/plan'>

export const groupOffersQuery = queryOptions({
  queryKey: ['group-offers'],
  queryFn: () => mall('POST /sapi/mall-merchant/groupOffer/list', {}),
})
