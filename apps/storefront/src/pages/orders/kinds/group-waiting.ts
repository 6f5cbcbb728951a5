import type { WireOrderRow } from '@galleria/contract/order'

/**
 * Paid, and waiting for others to join: its word is that of an order that a bank thinks about, of
 * which no money has come.
 */
export function waitsForGroup({
  displayStatus,
  groupBuy,
  paidAmt,
}: Pick<WireOrderRow, 'displayStatus' | 'groupBuy' | 'paidAmt'>): boolean {
  return displayStatus === 'PROCESSING' && groupBuy !== null && paidAmt.value > 0
}

/** Where an invitation to the group of an order leads [ORD-020]. */
export function invitationPath(order: Pick<WireOrderRow, 'id' | 'shop'>): string {
  return `/items/${order.shop.id}/${order.id}`
}
