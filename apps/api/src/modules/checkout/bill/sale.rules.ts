import { money, split, type Currency } from '@galleria/kernel/money'
import type { OrderRow } from '#modules/order/index.ts'

export type SaleShare = {
  readonly account: `seller:${number}` | 'commission' | 'tax'
  readonly minor: number
}

/**
 * What an order's money is made of: the seller's share, the mall's commission, the tax contained.
 */
export function sharesOf(
  order: Pick<OrderRow, 'shopId' | 'needPay' | 'tax' | 'lines'>,
): SaleShare[] {
  const commission = order.lines.reduce((sum, line) => sum + line.commission, 0)
  return [
    { account: `seller:${order.shopId}`, minor: order.needPay - commission - order.tax },
    { account: 'commission', minor: commission },
    { account: 'tax', minor: order.tax },
  ]
}

/**
 * The part of a sale that one payment of it pays for, when what was paid grows from `before` to
 * `after`: the difference of two divisions, so that each part sums to its payment and all parts
 * together to the sale, to the minor unit.
 */
export function partOfSale(
  shares: readonly SaleShare[],
  { before, after, currency }: { before: number; after: number; currency: Currency },
): SaleShare[] {
  const weights = shares.map(({ minor }) => minor)
  const [paid, willBePaid] = [before, after].map((amount) =>
    split(money(amount, currency), weights).map(({ minor }) => minor),
  )
  return shares.map(({ account }, index) => ({
    account,
    minor: (willBePaid?.[index] ?? 0) - (paid?.[index] ?? 0),
  }))
}
