import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import type { afterSalesCalls } from '@galleria/contract/after-sales'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { allowsBuyer, findAvailable, type Available, type OrderRow } from '#modules/order/index.ts'

export type Asked = Pick<
  Parsed<typeof afterSalesCalls.renderReverse>,
  'reverseTradeOrderLineList' | 'reverseTradeOrderType'
>

/** What the asked units can give back. The preview reads it; when the buyer applies it is read again under the contract's lock. */
export function readAvailable(order: OrderRow, asked: Asked, now: Date): Available {
  if (asked.reverseTradeOrderType !== undefined && asked.reverseTradeOrderType !== 'SALE_REFUND')
    throw refuse('reverse.type')
  const available = findAvailable(order, linesOf(asked))
  if (available === 'tooOften') throw refuse('reverse.too_many', { most: REQUESTS_PER_LINE })
  if (!available || !allowsBuyer(order, 'requestAfterSales', now))
    throw refuse('reverse.not_eligible')
  return available
}

function linesOf({ reverseTradeOrderLineList }: Asked) {
  return reverseTradeOrderLineList.map(({ tradeOrderLine, reverseQty: qty, cancelQty }) => ({
    lineId: tradeOrderLine.id,
    qty,
    cancelQty,
  }))
}
