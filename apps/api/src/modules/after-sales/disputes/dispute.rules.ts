import { sumOf } from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * Pure questions about what the mall was asked, and has ruled; sums are in minor units of the
 * order's currency.
 */

/** What was asked for, goods and shipping, whatever goes back in the end. */
export function askedOf({
  lines,
  askedShipping,
}: Pick<ReverseRow, 'lines' | 'askedShipping'>): number {
  return askedShipping + sumOf(lines, ({ askedAmount }) => askedAmount)
}

/** The mall has ruled about less money, or fewer units, than was asked for. */
export function isRuledPart(
  reverse: Pick<ReverseRow, 'lines' | 'askedShipping' | 'dispute'>,
): boolean {
  const amount = reverse.dispute?.ruledAmount ?? null
  if (amount === null) return false
  return (
    amount < askedOf(reverse) ||
    reverse.lines.some(({ qty, ruledQty }) => ruledQty !== null && ruledQty < qty)
  )
}

/**
 * Goods that were there, were not accepted and went out again come back by what the mall has ruled:
 * at the cost of the shop.
 */
export function isOnceMore({
  dispute,
  sellerSentAt,
}: Pick<ReverseRow, 'dispute' | 'sellerSentAt'>): boolean {
  return dispute?.ruling === 'RETURN' && sellerSentAt !== null
}
