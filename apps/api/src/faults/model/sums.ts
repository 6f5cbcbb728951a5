import type { Campaign, Line, Order } from './state.ts'

export type Agreed = {
  shops: {
    shop: number
    lines: { line: string; sku: number; qty: number; price: number }[]
    shipping: number
    goods: number
  }[]
  total: number
  /** Of a pre-sale, its terms. */
  terms: Campaign | null
}

/**
 * The rates of the small catalogue: a parcel 4.90, free from 99; something bulky 19.90, free from
 * 499.
 */
export function shippingFor(freights: readonly ('parcel' | 'bulky')[], goods: number): number {
  return freights.includes('bulky') ? (goods >= 49_900 ? 0 : 1990) : goods >= 9900 ? 0 : 490
}

/** Units that no after-sales order has taken. */
export function reversibleQty(line: Line): number {
  return line.qty - line.reversed - line.open
}

/** Of these, those that were not sent and still will be; and those that the buyer holds. */
export function unsentQty(line: Line): number {
  return line.qty - line.delivered - line.canceled - line.openCancel
}
export function heldQty(line: Line): number {
  return reversibleQty(line) - unsentQty(line)
}

/**
 * The money that so many of the units that the buyer holds could give back, without that of units
 * still to be sent; `own` is what whoever asks has claimed already. With the last of them a cent
 * for each unit that is gone, and no more than that of what those went back without.
 */
export function heldMoney(line: Line, qty = heldQty(line), own = 0): number {
  const left = line.needPay - line.claimed + own - unsentQty(line) * line.unitPrice
  const paid = qty * line.unitPrice
  const gone = line.qty - reversibleQty(line)
  return qty === heldQty(line) && left - paid <= gone ? left : Math.min(left, paid)
}

export const goodsLeft = (order: Order): number =>
  order.lines.reduce((sum, line) => sum + line.needPay - line.claimed, 0)

/** Units of a line that somebody asks about, and what they can give back. */
export type Claim = {
  line: Line
  qty: number
  unsent: number
  unsentMoney: number
  heldMost: number
}
export type Most = { claims: Claim[]; shipping: number; least: number; most: number }

/** With the last of the goods' money the shipping can go back, too. */
export function availableOf(order: Order, claims: Claim[]): Most {
  const sum = claims.reduce((total, one) => total + one.unsentMoney + one.heldMost, 0)
  const shipping = sum === goodsLeft(order) ? order.shipping - order.claimedShipping : 0
  const least =
    claims.reduce((total, one) => total + one.unsentMoney, 0) +
    (claims.every((one) => one.qty === one.unsent) ? shipping : 0)
  return { claims, shipping, least, most: sum + shipping }
}
