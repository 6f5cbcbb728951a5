import type { MerchantOrderRow } from '@galleria/contract/merchant'

/**
 * Paid, and waiting until its group of buyers is full; without money the same word means that a
 * bank thinks about the payment.
 */
export function waitsForGroup({
  displayStatus,
  groupBuy,
  paidAmt,
}: Pick<MerchantOrderRow, 'displayStatus' | 'groupBuy' | 'paidAmt'>): boolean {
  return displayStatus === 'PROCESSING' && groupBuy !== null && paidAmt.value > 0
}
