import type { ClosedShopTurn } from '@galleria/contract/after-sales-closed-shop'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { PAGE_SIZE } from '../../parts/waiting-list.tsx'
import { isMovingByItself } from '../after-sales/answer-rules.ts'
import { CLOSED_SHOPS } from '../after-sales/reverse-desk.ts'

const LOOK_AGAIN_MS = 4000

export type ClosedShopsSearch = { readonly turn: ClosedShopTurn; readonly page: number }

export function closedShopsQuery({ turn, page }: ClosedShopsSearch) {
  return queryOptions({
    queryKey: [CLOSED_SHOPS, 'page', turn, page],
    queryFn: () =>
      mall('POST /sapi/mall-operator/closedShop/page', {
        turn,
        pageNo: page,
        pageSize: PAGE_SIZE,
      }),
    placeholderData: keepPreviousData,
  })
}

/** While the money is under way the mall acts by itself, and the screen follows. */
export function closedShopQuery(id: string) {
  return queryOptions({
    queryKey: [CLOSED_SHOPS, 'detail', id],
    queryFn: () => mall('POST /sapi/mall-operator/closedShop/detail', { id }),
    refetchInterval: ({ state }) =>
      state.data && isMovingByItself(state.data) ? LOOK_AGAIN_MS : false,
  })
}

export function messagesOfGoneQuery(page: number) {
  return queryOptions({
    queryKey: [CLOSED_SHOPS, 'messages', page],
    queryFn: () =>
      mall('POST /sapi/mall-operator/closedShop/messages', { pageNo: page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
}
