import { partOf } from '@galleria/kernel/money'
import { isPaidWhole, retainedOf } from '../order.rules.ts'
import type { OrderRow } from '../order.types.ts'

/** Of what a shop would be paid, in minor units: its share by the books, and the tax beside it. */
export type PayoutPart = { readonly share: number; readonly tax: number }

type Sums = Parameters<typeof retainedOf>[0]

export const sumOfPart = ({ share, tax }: PayoutPart) => share + tax

/** What is paid of an order and was not given back; before all of it is paid, as it will be. */
export function keptOf(order: Sums): number {
  const hasMoney = isPaidWhole(order) || (order.status === 'CLOSED' && order.paid > 0)
  return hasMoney ? order.paid - order.refunded : order.needPay
}

/** What its shop is paid for an order: what is kept of it, less the mall's commission. */
export function payoutOf(order: Sums): number {
  return keptOf(order) - retainedOf(order).commission
}

/** The shop's part of so much of an order's money. */
export function partOfPayout(order: Sums, amount: number): PayoutPart {
  const kept = keptOf(order)
  const tax = partOf(retainedOf(order).tax, kept, 0, amount)
  return { share: partOf(payoutOf(order), kept, 0, amount) - tax, tax }
}

/** No more than `most`, and the tax first: a rounding more or less is the shop's. */
export function upTo(most: number, part: PayoutPart): PayoutPart {
  const tax = Math.max(0, Math.min(part.tax, most))
  return { share: Math.max(0, Math.min(part.share, most - tax)), tax }
}

/** How much of what is disputed of a contract's payment each of its orders has. */
export function divideDisputed(
  orders: readonly Pick<OrderRow, 'paid' | 'refunded'>[],
  disputed: number,
): number[] {
  const paid = orders.map((order) => order.paid - order.refunded)
  const total = paid.reduce((sum, one) => sum + one, 0)
  const amount = Math.min(disputed, total)
  let before = 0
  return paid.map((one) => {
    const part = partOf(amount, total, before, before + one)
    before += one
    return part
  })
}
