import { toWireId } from '@galleria/kernel/id'
import type { ReverseRow } from '../reverse.types.ts'

type Given = Pick<
  ReverseRow,
  'id' | 'status' | 'hasCreditNote' | 'refundedGoods' | 'refundedShipping' | 'untaken'
>

/**
 * Whether a refund has a receipt: money went back, and no credit note says so, because nothing had
 * been invoiced yet.
 */
export function hasReceipt(reverse: Given): boolean {
  const isBack = reverse.status === 'REFUND_DONE' || reverse.status === 'REVERSE_DONE'
  return isBack && !reverse.hasCreditNote && moneyBack(reverse) > 0
}

/** In minor units: what was never taken of a promise was not given back either. */
export function moneyBack({
  refundedGoods,
  refundedShipping,
  untaken,
}: Pick<Given, 'refundedGoods' | 'refundedShipping' | 'untaken'>): number {
  return Math.max(0, refundedGoods + refundedShipping - untaken)
}

export const receiptUrlOf = (reverse: Given): string | null =>
  hasReceipt(reverse) ? `/receipts/${toWireId('reverse', reverse.id)}.pdf` : null
