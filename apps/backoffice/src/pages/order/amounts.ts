import type { MerchantOrder } from '@galleria/contract/merchant'
import type { WireMoney } from '@galleria/contract/wire'
import { negative, takeOff } from '../../parts/money.ts'

/** What the shop is paid for an order: all that the buyer pays, less the mall's commission. Throws RangeError for two currencies. */
export function payoutOf(order: Pick<MerchantOrder, 'needPayAmt' | 'commissionAmt'>): WireMoney {
  return takeOff(order.needPayAmt, order.commissionAmt)
}
export function discountOf(order: Pick<MerchantOrder, 'shopDiscountAmt' | 'orderDiscountAmt'>): WireMoney {
  return takeOff(negative(order.shopDiscountAmt), order.orderDiscountAmt)
}
