import type { MerchantOrderRow } from '@galleria/contract/merchant'
import type { PicturedLine } from '../../parts/line-pictures.tsx'

/** The lines of an order as a row shows them; a set is one of them. */
export function linesOf(order: MerchantOrderRow): PicturedLine[] {
  return order.tradeOrderLineList
    .filter((line) => line.lineGroupTypeDict !== 'DIY_CHILD')
    .map((line) => ({
      id: line.id,
      // What is sold by measure is one piece.
      qty: line.sku.marketingUnit ? 1 : line.tradeQty,
      sku: line.sku,
    }))
}
