import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { findGiftCards, withdrawCard } from '#modules/campaign/index.ts'
import { withdrawCardCoupon } from '#modules/promotion/index.ts'

/**
 * The order has come down to `kept`: cards whose campaign wants more are withdrawn. One that was
 * used, or lies in an order that waits for its money, stays: what it took off was agreed. For who
 * holds the lock of the order's contract.
 */
export async function withdrawGiftCards(
  tx: Tx,
  orders: readonly { readonly id: Id<'order'>; readonly counted: number }[],
  at: Date,
): Promise<void> {
  const cards = await findGiftCards(
    tx,
    orders.map(({ id }) => id),
  )
  const lost = cards.filter(
    ({ orderId, valueFrom, status }) =>
      status !== 'WITHDRAWN' && (orders.find(({ id }) => id === orderId)?.counted ?? 0) < valueFrom,
  )
  for (const card of lost)
    if (!card.promotionId || (await withdrawCardCoupon(tx, card.promotionId, at)))
      await withdrawCard(tx, card, at)
}
