import type { Row } from '../../../database/bulk-insert.ts'
import type { Item } from './items.ts'
import type { Random } from './random.ts'

/**
 * What the orders did to a sku: units sent, units held for orders still open, the most that was
 * ever asked for at once, and units that will be asked for while the rest of the past is lived
 * through.
 */
export type Demand = { sent: number; held: number; peak: number; toCome: number }

export const NO_DEMAND: Demand = { sent: 0, held: 0, peak: 0, toCome: 0 }

/** About one in twenty is sold out, one in ten nearly. */
function drawAvailable(random: Random): number {
  if (random.chance(0.05)) return 0
  return random.chance(0.1) ? random.int(1, 4) : random.int(8, 60)
}

/**
 * One receipt long ago, large enough for all that was ordered since; so stock is the sum of its
 * moves and never went below zero.
 */
export function stockRows(
  random: Random,
  items: readonly Item[],
  demand: ReadonlyMap<number, Demand>,
  receivedAt: number,
): { stock: Row[]; receipts: Row[] } {
  const at = new Date(receivedAt)
  const counts = items
    .flatMap(({ skus }) => skus)
    .map(({ id }) => {
      const { sent, held, peak, toCome } = demand.get(id) ?? NO_DEMAND
      const available = Math.max(drawAvailable(random), peak - sent - held) + toCome
      return { id, sent, held, available }
    })
  const stock = counts.map(({ id, held, available }) => ({
    sku_id: id,
    on_hand: held + available,
    reserved: held,
  }))
  const receipts = counts.map(({ id, sent, held, available }) => ({
    sku_id: id,
    line_id: null,
    d_on_hand: sent + held + available,
    d_reserved: 0,
    reason: 'receipt',
    at,
  }))
  // An empty receipt is none.
  return { stock, receipts: receipts.filter((receipt) => receipt.d_on_hand > 0) }
}
