import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type PriceChange = ReplyOf<'POST /sapi/mall-merchant/priceChange/detail'>
export type ChangedPrice = ReplyOf<'POST /sapi/mall-merchant/priceChange/rows'>['data'][number]
export type PriceChangeForm = ArgumentOf<'POST /sapi/mall-merchant/priceChange/preview'>
export type RowView = NonNullable<ArgumentOf<'POST /sapi/mall-merchant/priceChange/rows'>['view']>

const LOOK_AGAIN_MS = 1000
export const ROWS_ON_PAGE = 50
export const PRICE_CHANGES_KEY = ['price-changes'] as const

export const isMoving = ({ status }: Pick<PriceChange, 'status'>): boolean =>
  status === 'RUNNING' || status === 'UNDOING'

/** The bulk changes of the last months. */
export const priceChangesQuery = queryOptions({
  queryKey: [...PRICE_CHANGES_KEY, 'list'],
  queryFn: () => mall('POST /sapi/mall-merchant/priceChange/list', {}),
  refetchInterval: ({ state }) => (state.data?.some(isMoving) ? LOOK_AGAIN_MS : false),
})

/** One of them; asked again while it comes on. */
export const priceChangeQuery = (id: string) =>
  queryOptions({
    queryKey: [...PRICE_CHANGES_KEY, 'detail', id],
    queryFn: () => mall('POST /sapi/mall-merchant/priceChange/detail', { id }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? LOOK_AGAIN_MS : false),
  })

export const changedPricesQuery = (asked: {
  readonly id: string
  readonly view: RowView
  readonly pageNo: number
  /** Prices that have their answer are others. */ readonly stand: string
}) =>
  queryOptions({
    queryKey: [...PRICE_CHANGES_KEY, 'rows', asked],
    queryFn: () => {
      const { id, view, pageNo } = asked
      return mall('POST /sapi/mall-merchant/priceChange/rows', {
        id,
        view,
        pageNo,
        pageSize: ROWS_ON_PAGE,
      })
    },
    placeholderData: keepPreviousData,
  })
