import type { ArgumentOf } from '@galleria/contract/client'
import type { DeskPromotion } from '@galleria/contract/promotion-wire'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

type NewPromotion = ArgumentOf<'POST /sapi/mall-merchant/promotion/save'>
type NewCoupon = ArgumentOf<'POST /sapi/mall-operator/coupon/save'>
/** What one form sends: of a shop with `shopId`, of the mall with the fields of a coupon. */
export type Draft = Omit<NewPromotion, 'shopId' | 'giftCode' | 'withCode'> &
  Partial<Pick<NewPromotion, 'shopId' | 'giftCode' | 'withCode'>> &
  Partial<Pick<NewCoupon, 'code' | 'isShown' | 'most' | 'mostEach'>>

/** Whose promotions stand on the desk. */
export type Desk = {
  readonly key: 'shop' | 'mall'
  /** To choose from; none at the operator's desk. */
  readonly shops: readonly { readonly id: number; readonly name: string }[]
  readonly list: () => Promise<readonly DeskPromotion[]>
  readonly save: (draft: Draft) => Promise<DeskPromotion>
  readonly step: (id: string, move: 'start' | 'end') => Promise<DeskPromotion>
}

export function shopDesk(shops: Desk['shops']): Desk {
  return {
    key: 'shop',
    shops,
    list: async () => (await mall('POST /sapi/mall-merchant/promotion/list', {})).data,
    save: ({ shopId = 0, ...draft }) =>
      mall('POST /sapi/mall-merchant/promotion/save', { ...draft, shopId }),
    step: (id, move) =>
      move === 'start'
        ? mall('POST /sapi/mall-merchant/promotion/start', { id })
        : mall('POST /sapi/mall-merchant/promotion/end', { id }),
  }
}

export const mallDesk: Desk = {
  key: 'mall',
  shops: [],
  list: async () => (await mall('POST /sapi/mall-operator/coupon/list', {})).data,
  save: ({ code = '', ...draft }) =>
    mall('POST /sapi/mall-operator/coupon/save', { ...draft, code }),
  step: (id, move) =>
    move === 'start'
      ? mall('POST /sapi/mall-operator/coupon/start', { id })
      : mall('POST /sapi/mall-operator/coupon/end', { id }),
}

export function promotionsQuery(desk: Desk) {
  return queryOptions({ queryKey: ['promotions', desk.key], queryFn: desk.list })
}
