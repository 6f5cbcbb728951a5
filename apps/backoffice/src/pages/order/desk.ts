import type { ArgumentOf } from '@galleria/contract/client'
import type { MerchantOrder } from '@galleria/contract/merchant'
import type { OperatorOrder } from '@galleria/contract/operator-order'
import { createContext, useContext } from 'react'
import { mall } from '../../api/mall.ts'

/** An order as both desks see it: that of its shop, and that of the mall. */
export type ShownOrder = Pick<MerchantOrder, keyof MerchantOrder & keyof OperatorOrder>

/**
 * At which desk an order is open. What is done there is the same; the mall does it in the shop's
 * name and says why.
 */
export type Desk = {
  readonly isMall: boolean
  /** Where its lists are kept, and the order that is open; and under which address one stands. */
  readonly listKey: readonly string[]
  readonly keyOf: (id: string) => readonly string[]
  readonly orderPath: (id: string) => string
  readonly ship: Act<'POST /sapi/mall-merchant/order/ship'>
  readonly correct: Act<'POST /sapi/mall-merchant/order/correctParcel'>
  readonly cancelLines: Act<'POST /sapi/mall-merchant/order/cancelLines'>
  readonly hold: (id: string, reason: string) => Promise<ShownOrder>
  readonly release: (id: string, reason: string) => Promise<ShownOrder>
}
/** `reason` is empty at the shop's own desk. */
type Act<Call extends Parameters<typeof mall>[0]> = (
  argument: ArgumentOf<Call>,
  reason: string,
) => Promise<ShownOrder>

export const shopDesk: Desk = {
  isMall: false,
  listKey: ['orders'],
  keyOf: (id) => ['orders', 'detail', id],
  orderPath: (id) => `/orders/${id}?view=all`,
  ship: (parcel) => mall('POST /sapi/mall-merchant/order/ship', parcel),
  correct: (to) => mall('POST /sapi/mall-merchant/order/correctParcel', to),
  cancelLines: (lines) => mall('POST /sapi/mall-merchant/order/cancelLines', lines),
  hold: (id, reason) => mall('POST /sapi/mall-merchant/order/hold', { id, reason }),
  release: (id) => mall('POST /sapi/mall-merchant/order/release', { id }),
}

export const mallDesk: Desk = {
  isMall: true,
  listKey: ['all-orders'],
  keyOf: (id) => ['all-orders', 'detail', id],
  orderPath: (id) => `/operator/orders/${id}`,
  ship: (parcel, reason) => mall('POST /sapi/mall-operator/order/ship', { ...parcel, reason }),
  correct: (to, reason) => mall('POST /sapi/mall-operator/order/correctParcel', { ...to, reason }),
  cancelLines: (lines, reason) =>
    mall('POST /sapi/mall-operator/order/cancelLines', { ...lines, reason }),
  hold: (id, reason) => mall('POST /sapi/mall-operator/order/hold', { id, reason }),
  release: (id, reason) => mall('POST /sapi/mall-operator/order/release', { id, reason }),
}

export const DeskContext = createContext<Desk>(shopDesk)
export function useDesk(): Desk {
  return useContext(DeskContext)
}
