import { split, type Currency } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'

type Line = { readonly id: Id<'orderLine'>; readonly needPay: number; readonly refunded: number }

/** What of an order's money is still the mall's: what was paid and has not gone back. */
export function keptOf({ paid, refunded }: { paid: number; refunded: number }): number {
  return paid - refunded
}

/** An amount of an order, line by line: of the goods first, each in proportion to what is kept of it, and what is more of the delivery, which stands at the first line. */
export function partsOf(
  lines: readonly Line[],
  amount: number,
  currency: Currency,
): { lineId: Id<'orderLine'>; goods: number; shipping: number }[] {
  const kept = lines.map(({ needPay, refunded }) => needPay - refunded)
  const goods = Math.min(
    amount,
    kept.reduce((sum, one) => sum + one, 0),
  )
  const shares = split({ minor: goods, currency }, kept)
  return lines.map(({ id }, index) => ({
    lineId: id,
    goods: shares[index]?.minor ?? 0,
    shipping: index === 0 ? amount - goods : 0,
  }))
}
