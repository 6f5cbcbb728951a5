import type { ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type PickList = ReplyOf<'POST /sapi/mall-merchant/order/pickList'>

/** Among the questions about orders: what is sent meanwhile changes it. */
export function pickListQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['orders', 'picks', ids],
    queryFn: () => mall('POST /sapi/mall-merchant/order/pickList', { ids }),
  })
}
