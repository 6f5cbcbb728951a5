import type { MerchantReverse } from '@galleria/contract/after-sales'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { toPageArgument, type ReverseSearch } from './reverse-search.ts'
import { isMovingByItself } from './answer-rules.ts'
import type { ReverseDesk } from './reverse-desk.ts'

const LOOK_AGAIN_MS = 4000

export function reversePageQuery(search: ReverseSearch) {
  const argument = toPageArgument(search)
  return queryOptions({
    queryKey: ['after-sales', 'page', argument],
    queryFn: () => mall('POST /sapi/mall-merchant/reverseorder/page', argument),
    placeholderData: keepPreviousData,
  })
}
/** While the money is under way the mall acts by itself, and the screen follows. */
export function reverseQuery(id: string) {
  return queryOptions({
    queryKey: ['after-sales', 'detail', id],
    queryFn: () => mall('POST /sapi/mall-merchant/reverseorder/detail', { id }),
    refetchInterval: ({ state }) =>
      state.data && isMovingByItself(state.data) ? LOOK_AGAIN_MS : false,
  })
}
/** The request as it is after an answer; lists and orders that show it are read again. */
export function keepAnswered(
  queries: QueryClient,
  answered: MerchantReverse,
  { listKey }: Pick<ReverseDesk, 'listKey'>,
): void {
  queries.setQueryData([listKey, 'detail', answered.id], answered)
  void queries.invalidateQueries({
    queryKey: [listKey],
    predicate: (query) => query.queryKey[1] !== 'detail',
  })
  void queries.invalidateQueries({ queryKey: ['orders'] })
}
export function reversesOfOrderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['after-sales', 'order', orderId],
    queryFn: () =>
      mall('POST /sapi/mall-merchant/reverseorder/page', {
        orderId,
        sort: 'oldest',
        pageNo: 1,
        pageSize: 50,
      }),
  })
}
