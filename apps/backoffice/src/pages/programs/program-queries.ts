import type { ReplyOf } from '@galleria/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type Key = ReplyOf<'POST /sapi/mall-merchant/key/list'>[number]
export type Webhook = ReplyOf<'POST /sapi/mall-merchant/webhook/list'>[number]
export type Message = ReplyOf<'POST /sapi/mall-merchant/webhook/messages'>['data'][number]

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => mall('POST /sapi/mall-merchant/key/list', {}),
})

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => mall('POST /sapi/mall-merchant/webhook/list', {}),
})

export const messagesKey = ['webhook-messages']
/** While something waits for its next try the list is looked at again. */
const LOOK_MS = 5_000

export const messagesQuery = infiniteQueryOptions({
  queryKey: messagesKey,
  queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
    mall('POST /sapi/mall-merchant/webhook/messages', pageParam ? { before: pageParam } : {}),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ data }) => data.some(({ status }) => status === 'WAITING'))
      ? LOOK_MS
      : false,
})
