import { split, type Currency } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'

type Line = { readonly id: Id<'orderLine'>; readonly needPay: number; readonly claimed: number }

/**
 * What of an order's money is still the mall's, where no request is open: what was paid, has not
 * gone back, and is not kept of goods that came back, which may still have to.
 */
export function remainingOf({
  paid,
  claimedGoods,
  claimedShipping,
}: {
  readonly paid: number
  readonly claimedGoods: number
  readonly claimedShipping: number
}): number {
  return paid - claimedGoods - claimedShipping
}

/**
 * An amount of an order, line by line: of the goods first, each in proportion to what is kept of
 * it, and what is more of the delivery, which stands at the first line.
 */
export function partsOf(
  lines: readonly Line[],
  amount: number,
  currency: Currency,
): { lineId: Id<'orderLine'>; goods: number; shipping: number }[] {
  const remaining = lines.map(({ needPay, claimed }) => needPay - claimed)
  const goods = Math.min(
    amount,
    remaining.reduce((sum, one) => sum + one, 0),
  )
  const shares = split({ minor: goods, currency }, remaining)
  return lines.map(({ id }, index) => ({
    lineId: id,
    goods: shares[index]?.minor ?? 0,
    shipping: index === 0 ? amount - goods : 0,
  }))
}
