import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type Export = ReplyOf<'POST /sapi/mall-merchant/export/list'>[number]
export type NewExport = ArgumentOf<'POST /sapi/mall-merchant/export/create'>

const LOOK_AGAIN_MS = 1500

/** Asked again while one of them is being made. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: () => mall('POST /sapi/mall-merchant/export/list', {}),
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'PREPARING') ? LOOK_AGAIN_MS : false,
})
