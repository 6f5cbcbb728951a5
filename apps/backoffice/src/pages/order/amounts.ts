import type { MerchantOrder } from '@galleria/contract/merchant'
import type { WireMoney } from '@galleria/contract/wire'
import { negative, takeOff } from '../../parts/money.ts'

export function discountOf(
  order: Pick<MerchantOrder, 'shopDiscountAmt' | 'orderDiscountAmt'>,
): WireMoney {
  return takeOff(negative(order.shopDiscountAmt), order.orderDiscountAmt)
}
