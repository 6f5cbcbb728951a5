import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import { roundMinor } from '@galleria/kernel/money'
import type { OrderLineRow, OrderRow } from './order.types.ts'

/**
 * What of an order's lines can still be asked back: units and money apart, in minor units of the order's currency. Money back for goods that
 * stay uses money only; a unit that was never sent is cancelled with all of its money.
 */
export type LineClaims = Pick<
  OrderLineRow,
  | 'qty'
  | 'deliveredQty'
  | 'reversedQty'
  | 'openReverseQty'
  | 'canceledQty'
  | 'openCancelQty'
  | 'needPay'
  | 'claimed'
  | 'cancelClaimed'
>

/** Units that no after-sales order has taken out of the line. */
export function reversibleQty(
  line: Pick<LineClaims, 'qty' | 'reversedQty' | 'openReverseQty'>,
): number {
  return line.qty - line.reversedQty - line.openReverseQty
}

/** Of these, the units that have not been sent and are still to be. */
export function cancelableQty(
  line: Pick<LineClaims, 'qty' | 'deliveredQty' | 'canceledQty' | 'openCancelQty'>,
): number {
  return line.qty - line.deliveredQty - line.canceledQty - line.openCancelQty
}

/** And those that the buyer holds, or that are on their way. */
export function heldQty(line: LineClaims): number {
  return reversibleQty(line) - cancelableQty(line)
}

/**
 * All the money of so many unsent units. The units of a line are rounded together, so that units sent and units cancelled, in whatever
 * order, come to exactly what was paid.
 */
export function cancelAmount(line: LineClaims, qty: number): number {
  const gone = line.canceledQty + line.openCancelQty + qty
  const ofGone = line.needPay - roundMinor((line.needPay * (line.qty - gone)) / line.qty)
  return Math.max(0, ofGone - line.cancelClaimed)
}

/** The money that so many units the buyer holds can still give back; all of them give what is left of the line but for its unsent units. */
export function heldAmount(line: LineClaims, qty: number): number {
  const left = Math.max(0, line.needPay - line.claimed - cancelAmount(line, cancelableQty(line)))
  return qty === heldQty(line) ? left : Math.min(left, roundMinor((line.needPay * qty) / line.qty))
}

/** After so many requests a line needs a person; those that were taken back do not count. */
export function isAskedOut(line: Pick<OrderLineRow, 'requests'>): boolean {
  return line.requests >= REQUESTS_PER_LINE
}

/** The shipping that goes back together with so much of the goods' money: all that is left of it, once nothing is left of the goods'. */
export function shippingWith(
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'claimedShipping' | 'claimedGoods'>,
  goods: number,
): number {
  return order.claimedGoods + goods === order.needPay - order.shipping
    ? order.shipping - order.claimedShipping
    : 0
}

/** Whether there is a unit about which anything can still be asked. */
export function hasSomethingToAsk(
  order: Pick<
    OrderRow,
    | 'needPay'
    | 'shipping'
    | 'claimedShipping'
    | 'claimedGoods'
    | 'hasUnitToAskFor'
    | 'hasGoodsToAskFor'
  >,
): boolean {
  return order.hasGoodsToAskFor || (order.hasUnitToAskFor && shippingWith(order, 0) > 0)
}

/** What a buyer can ask about a line: units, those of them to cancel, and the money of those that stay. Nothing once it was asked too often. */
export function claimableOf(
  line: OrderLineRow,
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'claimedShipping' | 'claimedGoods'>,
): { qty: number; cancelQty: number; amount: number } {
  if (isAskedOut(line)) return { qty: 0, cancelQty: 0, amount: 0 }
  const held = heldQty(line)
  const goods = held > 0 ? heldAmount(line, held) : 0
  return {
    qty: reversibleQty(line),
    cancelQty: cancelableQty(line),
    amount: goods + (held > 0 ? shippingWith(order, goods) : 0),
  }
}
