import { partOf } from '@galleria/kernel/money'
import type { Entry } from '#modules/ledger/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { sumOf } from './reverse.rules.ts'
import type { ReverseRow } from './reverse.types.ts'

/** What the sale gave to seller, mall and state, taken back in proportion. `reverse` is not counted in `order` yet. */
export function undoSale(order: OrderRow, reverse: ReverseRow): Entry[] {
  const shippingTax = order.tax - sumOf(order.lines, (line) => line.tax)
  const shippingBack = order.refunded - sumOf(order.lines, (line) => line.refunded)
  const back = (of: 'tax' | 'commission') =>
    sumOf(reverse.lines, (line) =>
      partOf(line[of], line.paid, line.refunded, line.refunded + line.applyAmount),
    )
  const tax =
    back('tax') + partOf(shippingTax, order.shipping, shippingBack, shippingBack + reverse.shipping)
  const commission = back('commission')
  const amount = reverse.goods + reverse.shipping
  return [
    { account: 'buyer', minor: -amount },
    { account: `seller:${order.shopId}`, minor: amount - tax - commission },
    { account: 'commission', minor: commission },
    { account: 'tax', minor: tax },
  ]
}
