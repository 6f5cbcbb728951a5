import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import type { afterSalesCalls } from '@galleria/contract/after-sales'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { stepsOf } from '#modules/catalog/index.ts'
import {
  allowsBuyer,
  findAvailable,
  namesGift,
  type Available,
  type OrderRow,
} from '#modules/order/index.ts'

export type Asked = Pick<
  Parsed<typeof afterSalesCalls.renderReverse>,
  'reverseTradeOrderLineList' | 'reverseTradeOrderType'
>

/** What the asked units can give back. The preview reads it; when the buyer applies it is read again under the contract's lock. */
export function readAvailable(order: OrderRow, asked: Asked, now: Date): Available {
  if (asked.reverseTradeOrderType !== undefined && asked.reverseTradeOrderType !== 'SALE_REFUND')
    throw refuse('reverse.type')
  const lines = linesOf(order, asked)
  if (namesGift(order, lines)) throw refuse('reverse.not_eligible')
  const available = findAvailable(order, lines)
  if (available === 'tooOften') throw refuse('reverse.too_many', { most: REQUESTS_PER_LINE })
  if (!available || !allowsBuyer(order, 'requestAfterSales', now))
    throw refuse('reverse.not_eligible')
  return available
}

function linesOf(order: OrderRow, { reverseTradeOrderLineList }: Asked) {
  return reverseTradeOrderLineList.map(({ tradeOrderLine: { id }, reverseQty, cancelQty }) => ({
    lineId: id,
    qty: stepsOfLine(order, id, reverseQty),
    cancelQty: cancelQty && stepsOfLine(order, id, cancelQty),
  }))
}

/** Units of a line that were not sent, all to be cancelled. */
export function allUnsent(order: OrderRow, lineId: string, qty: number) {
  const steps = stepsOfLine(order, lineId, qty)
  return { lineId, qty: steps, cancelQty: steps }
}

/** What is asked about is counted as it is sold: in pieces, or in the steps of its measure. */
function stepsOfLine({ lines }: OrderRow, lineId: string, qty: number): number {
  return stepsOf(qty, lines.find(({ id }) => id === lineId)?.snapshot.measure)
}
