import { partOf } from '@galleria/kernel/money'
import type { Entry } from '#modules/ledger/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { sumOf } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

/**
 * What the sale gave to seller, mall and state, taken back in proportion. `reverse` is not counted
 * in `order` yet.
 */
export function undoSale(order: OrderRow, reverse: ReverseRow): Entry[] {
  const tax = taxBackOf(order, reverse)
  const commission = sumOf(reverse.lines, (line) => shareBack(line, line.commission))
  const amount = reverse.goods + reverse.shipping
  return [
    { account: 'buyer', minor: -amount },
    { account: `seller:${order.shopId}`, minor: amount - tax - commission },
    { account: 'commission', minor: commission },
    { account: 'tax', minor: tax },
  ]
}

type Back = Pick<ReverseRow['lines'][number], 'paid' | 'refunded' | 'applyAmount'>

function shareBack({ paid, refunded, applyAmount }: Back, whole: number): number {
  return partOf(whole, paid, refunded, refunded + applyAmount)
}

/**
 * The tax contained in what goes back of these lines and of the shipping: the preview says it, the
 * refund takes it.
 */
export function taxBackOf(
  order: Pick<OrderRow, 'tax' | 'shipping' | 'refunded' | 'lines'>,
  back: { readonly lines: readonly (Back & { readonly tax: number })[]; readonly shipping: number },
): number {
  const shippingTax = order.tax - sumOf(order.lines, (line) => line.tax)
  const before = order.refunded - sumOf(order.lines, (line) => line.refunded)
  return (
    sumOf(back.lines, (line) => shareBack(line, line.tax)) +
    partOf(shippingTax, order.shipping, before, before + back.shipping)
  )
}

export type GiftBack = {
  readonly id: ReverseLineRow['id']
  /** Of what the mall has given, and of that the shop's share; in minor units. */
  readonly undone: number
  readonly back: number
}

/**
 * What the mall gave back of a free order went to its buyer, and the shop kept its sale: once goods
 * of it come back, it keeps no share of what was given for these. Tax and commission stay, as does
 * the invoice: its buyer keeps that money.
 */
export function giftsBack({ lines }: ReverseRow): GiftBack[] {
  return lines.flatMap((line) => {
    const { gifted, takenQty, boughtQty, reversedQty, canceledQty, paid } = line
    const units = boughtQty - canceledQty - reversedQty
    if (gifted <= 0 || takenQty <= 0 || units <= 0) return []
    const undone = partOf(gifted, units, 0, Math.min(takenQty, units))
    const remaining = partOf(line.tax + line.commission, paid, 0, undone)
    return [{ id: line.id, undone, back: undone - remaining }]
  })
}

/** From the shop's account to what the mall gave away. */
export function entriesOfGifts(shopId: number, back: number): Entry[] {
  return [
    { account: `seller:${shopId}`, minor: back },
    { account: 'marketing', minor: -back },
  ]
}
