import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { ArgumentOf } from '@galleria/contract/client'
import { createContext, useContext } from 'react'
import { mall } from '../../api/mall.ts'

type Act<Call extends Parameters<typeof mall>[0]> = (
  argument: ArgumentOf<Call>,
) => Promise<MerchantReverse>

/**
 * At which desk a request is open: its shop's, or the mall's, which answers in the place of a shop
 * that was removed. What is done there is the same.
 */
export type ReverseDesk = {
  readonly isMall: boolean
  /** Where its lists are kept, and under which addresses requests and orders stand. */
  readonly listKey: string
  readonly requestPath: (id: string) => string
  readonly orderPath: (id: string) => string
  readonly approve: Act<'POST /sapi/mall-merchant/reverseorder/approve'>
  readonly reject: Act<'POST /sapi/mall-merchant/reverseorder/reject'>
  readonly offer: Act<'POST /sapi/mall-merchant/reverseorder/offer'>
  readonly waive: Act<'POST /sapi/mall-merchant/reverseorder/waivereturn'>
  readonly pass: Act<'POST /sapi/mall-merchant/reverseorder/pass'>
  readonly refuse: Act<'POST /sapi/mall-merchant/reverseorder/refuse'>
  readonly giveLabel: Act<'POST /sapi/mall-merchant/reverseorder/label'>
  /** Of the mall's desk only. */
  readonly nameAddress?: (
    argument: Omit<ArgumentOf<'POST /sapi/mall-operator/closedShop/nameaddress'>, 'why'>,
  ) => Promise<MerchantReverse>
  readonly refundInstead: Act<'POST /sapi/mall-merchant/reverseorder/refundinstead'>
  readonly write: Act<'POST /sapi/mall-merchant/reverseorder/writeToBuyer'>
}

const shopDesk: ReverseDesk = {
  isMall: false,
  listKey: 'after-sales',
  requestPath: (id) => `/after-sales/${id}?view=all`,
  orderPath: (id) => `/orders/${id}?view=all`,
  approve: (given) => mall('POST /sapi/mall-merchant/reverseorder/approve', given),
  reject: (given) => mall('POST /sapi/mall-merchant/reverseorder/reject', given),
  offer: (given) => mall('POST /sapi/mall-merchant/reverseorder/offer', given),
  waive: (given) => mall('POST /sapi/mall-merchant/reverseorder/waivereturn', given),
  pass: (found) => mall('POST /sapi/mall-merchant/reverseorder/pass', found),
  refuse: (found) => mall('POST /sapi/mall-merchant/reverseorder/refuse', found),
  giveLabel: (label) => mall('POST /sapi/mall-merchant/reverseorder/label', label),
  refundInstead: (given) => mall('POST /sapi/mall-merchant/reverseorder/refundinstead', given),
  write: (message) => mall('POST /sapi/mall-merchant/reverseorder/writeToBuyer', message),
}

export const CLOSED_SHOPS = 'closed-shops'
/** `why`: what buyer and shop read about it. */
export function mallDesk(why: string): ReverseDesk {
  return {
    isMall: true,
    listKey: CLOSED_SHOPS,
    requestPath: (id) => `/operator/closed-shops/${id}`,
    orderPath: (id) => `/operator/orders/${id}`,
    approve: ({ refundInstead: _, ...given }) =>
      mall('POST /sapi/mall-operator/closedShop/approve', { ...given, why }),
    reject: (given) => mall('POST /sapi/mall-operator/closedShop/reject', { ...given, why }),
    offer: (given) => mall('POST /sapi/mall-operator/closedShop/offer', { ...given, why }),
    waive: (given) => mall('POST /sapi/mall-operator/closedShop/waivereturn', { ...given, why }),
    pass: (found) => mall('POST /sapi/mall-operator/closedShop/pass', { ...found, why }),
    refuse: (found) => mall('POST /sapi/mall-operator/closedShop/refuse', { ...found, why }),
    giveLabel: (label) => mall('POST /sapi/mall-operator/closedShop/label', { ...label, why }),
    nameAddress: (given) =>
      mall('POST /sapi/mall-operator/closedShop/nameaddress', { ...given, why }),
    refundInstead: (given) =>
      mall('POST /sapi/mall-operator/closedShop/refundinstead', { ...given, why }),
    write: (message) => mall('POST /sapi/mall-operator/closedShop/writeToBuyer', message),
  }
}

export const ReverseDeskContext = createContext<ReverseDesk>(shopDesk)
export function useReverseDesk(): ReverseDesk {
  return useContext(ReverseDeskContext)
}
