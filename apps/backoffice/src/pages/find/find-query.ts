import type { ReplyOf } from '@galleria/contract/client'
import { SHORTEST_KEYWORD } from '@galleria/contract/operator-order-rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type Found = ReplyOf<'POST /sapi/mall-operator/search/find'>
export type RowOf<Kind extends keyof Found> = NonNullable<Found[Kind]>['list'][number]

/** Fewer signs are in no index, so they are not asked for. */
export const isLongEnough = (keyword: string): boolean => [...keyword].length >= SHORTEST_KEYWORD

export const findQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['find', keyword],
    enabled: isLongEnough(keyword),
    queryFn: () => mall('POST /sapi/mall-operator/search/find', { keyword }),
    placeholderData: keepPreviousData,
  })
