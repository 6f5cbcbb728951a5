import type { ReplyOf } from '@galleria/contract/client'
import type { Contract } from './shop-steps.ts'

/**
 * What tests of orders begin with: the calls by name, the order of a contract, a parcel with what
 * is left of it.
 */

export const DETAIL =
  'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
export const LIST = 'POST /sapi/mall-order/web/order/pageTradeOrderForBuyer' as const
export const COUNTS = 'POST /sapi/mall-order/web/order/queryOrderQuantityForStatusBuyer' as const
export const SHIP = 'POST /sapi/mall-merchant/order/ship' as const
export const SIGN = 'POST /sapi/mall-order/web/order/signForDelivery' as const

export const orderId = (contract: Contract, index = 0) => contract.tradeOrderList[index]?.id ?? ''

let nextNumber = 1000
export const parcelOf = (
  detail: Pick<ReplyOf<typeof DETAIL>, 'tradeOrderLineList'>,
  qty?: number,
) => ({
  carrierId: 1,
  serviceCode: `JD${(nextNumber += 1)}`,
  lines: detail.tradeOrderLineList
    .map((line) => ({ id: line.id, qty: qty ?? line.tradeQty - line.deliveredQty }))
    .filter((line) => line.qty > 0),
})
