import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import type { PicturedLine } from '../../parts/line-pictures.tsx'

/** The goods of a request as a row shows them. */
export function linesOf(reverse: MerchantReverseRow): PicturedLine[] {
  return reverse.reverseTradeOrderLineList.map((line) => ({
    id: line.id,
    qty: line.tradeOrderLine.sku.marketingUnit ? 1 : line.reverseQty,
    sku: line.tradeOrderLine.sku,
  }))
}
