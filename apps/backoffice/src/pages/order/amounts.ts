import type { MerchantOrder } from '@galleria/contract/merchant'
import type { WireMoney } from '@galleria/contract/wire'
import { fromMajor, subtract, toMajor, type Currency, type Money } from '@galleria/kernel/money'

/** What the shop is paid for an order: all that the buyer pays, less the mall's commission. Throws RangeError for two currencies. */
export function payoutOf(order: Pick<MerchantOrder, 'needPayAmt' | 'commissionAmt'>): WireMoney {
  return toWire(subtract(toMoney(order.needPayAmt), toMoney(order.commissionAmt)))
}
export function discountOf(order: Pick<MerchantOrder, 'shopDiscountAmt' | 'orderDiscountAmt'>): WireMoney {
  const [shop, whole] = [toMoney(order.shopDiscountAmt), toMoney(order.orderDiscountAmt)]
  return toWire(subtract({ minor: -shop.minor, currency: shop.currency }, whole))
}

function toMoney(amount: WireMoney): Money {
  const money = fromMajor(amount.value, amount.currency as Currency)
  if (!money) throw new RangeError(`${amount.value} ${amount.currency} is no amount of money`)
  return money
}
function toWire(money: Money): WireMoney {
  return { value: toMajor(money), currency: money.currency }
}
