import { isDefect, reverseReasons, type ReverseReason } from '@galleria/contract/after-sales-rules'
import { inUnits } from '@galleria/kernel/measure'
import { heldQty } from '#modules/order/claims/index.ts'
import { reasonsFor, sumOf } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

/** What of an application its buyer can change, and whether that would be another one. Pure. */

/**
 * What is exchanged or cancelled whole, comes with a gift, or was exchanged before, has the units
 * that it was asked with, and their money.
 */
export function isSumFixed({
  type,
  lines,
  wasExchanged,
}: Pick<ReverseRow, 'type' | 'wasExchanged'> & {
  readonly lines: readonly Pick<ReverseLineRow, 'snapshot'>[]
}): boolean {
  return (
    (type !== 'SALE_REFUND' && type !== 'SALE_RETURN') ||
    wasExchanged ||
    lines.some(({ snapshot }) => snapshot.gift)
  )
}

/**
 * Units of a line that could be meant, its own among them, as they are sold; of what was not sent
 * those that are cancelled.
 */
export function mostQtyOf(line: ReverseLineRow): number {
  const held = heldQty({
    ...line,
    qty: line.boughtQty,
    needPay: line.paid,
    openReverseQty: line.openReverseQty - line.takenQty,
  })
  const most = line.unsentQty > 0 ? line.qty : Math.max(line.qty, held)
  return inUnits(most, line.snapshot.measure)
}

/** All of what its units can give back is asked for. */
export function asksForAll(
  reverse: Pick<ReverseRow, 'goods' | 'shipping' | 'availableGoods' | 'availableShipping'>,
): boolean {
  return reverse.goods + reverse.shipping === reverse.availableGoods + reverse.availableShipping
}

/**
 * Those of its units as they are now, and the one that it has: goods that had not come may have
 * come since. Of one under the guarantee defects alone.
 */
export function changeableReasons(
  reverse: Pick<
    ReverseRow,
    'reason' | 'orderCompletedAt' | 'wasExchanged' | 'type' | 'lines' | 'isGuarantee'
  >,
): ReverseReason[] {
  const completedAt = reverse.wasExchanged ? null : reverse.orderCompletedAt
  const fitting = reasonsFor({ completedAt }, reverse.lines, reverse.type)
  return reverseReasons.filter(
    (one) =>
      one === reverse.reason || (fitting.includes(one) && (!reverse.isGuarantee || isDefect(one))),
  )
}

/** Units of all its lines. */
export function unitsOf(lines: readonly { readonly qty: number }[]): number {
  return sumOf(lines, ({ qty }) => qty)
}
