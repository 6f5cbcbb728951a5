import type { WirePayPages } from '@galleria/contract/pay-page'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type PayPages = WirePayPages
export type Script = PayPages['scriptList'][number]
export type Look = NonNullable<PayPages['look']>

const AGAIN_MS = 2000

/** Read again and again while the pages are being looked at. */
export const payPagesQuery = queryOptions({
  queryKey: ['pay-pages'],
  queryFn: (): Promise<PayPages> => mall('POST /sapi/mall-operator/payPage/read', {}),
  refetchInterval: ({ state }) => (state.data?.isUnderWay ? AGAIN_MS : false),
})

export function useLookNow() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => mall('POST /sapi/mall-operator/payPage/look', {}),
    onSuccess: (pages) => queries.setQueryData(payPagesQuery.queryKey, pages),
  })
}
