import { money, roundMinor, split, type Currency } from '@galleria/kernel/money'
import type { OrderLineRow, OrderRow } from '#modules/order/index.ts'

/** Pure sums of what may be given back, in minor units of the order's currency. */

type LineUnits = Pick<
  OrderLineRow,
  | 'qty'
  | 'deliveredQty'
  | 'reversedQty'
  | 'openReverseQty'
  | 'canceledQty'
  | 'openCancelQty'
  | 'needPay'
  | 'claimed'
>

/** Units that no after-sales order has yet. */
export function reversibleQty(line: LineUnits): number {
  return line.qty - line.reversedQty - line.openReverseQty
}

/**
 * The most that these units can give back. The last units of a line take what is left of its money, so that any number of steps ends at
 * exactly what was paid; money of units already asked for is never counted again.
 */
export function ceilingOf(line: LineUnits, qty: number): number {
  const left = line.needPay - line.claimed
  return qty === reversibleQty(line)
    ? left
    : Math.min(left, roundMinor((line.needPay * qty) / line.qty))
}

/** How many of these units have not been sent: what the buyer holds is given back first. */
export function unsentOf(line: LineUnits, qty: number): number {
  const held =
    line.deliveredQty -
    (line.reversedQty - line.canceledQty) -
    (line.openReverseQty - line.openCancelQty)
  return Math.max(0, qty - Math.max(0, held))
}

/** Shipping goes back with the last unit of an order: then nothing that was paid for is left. */
export function shippingCeilingOf(
  order: Pick<OrderRow, 'shipping' | 'claimedShipping' | 'reversibleQty'>,
  qty: number,
): number {
  return qty === order.reversibleQty ? order.shipping - order.claimedShipping : 0
}

/** Shares an amount out: goods before shipping, over the lines by what each could give back at most; no line gets more than that. */
export function shareOut(
  amount: number,
  ceilings: readonly number[],
  currency: string,
): { goods: number[]; shipping: number } {
  const most = ceilings.reduce((sum, ceiling) => sum + ceiling, 0)
  const goods = Math.min(amount, most)
  return {
    goods: split(money(goods, currency as Currency), ceilings).map((part) => part.minor),
    shipping: amount - goods,
  }
}
