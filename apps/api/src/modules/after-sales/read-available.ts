import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import type { afterSalesCalls } from '@galleria/contract/after-sales'
import type { Parsed } from '@galleria/contract/define-call'
import { allows } from '@galleria/kernel/flow'
import { refuse } from '@galleria/contract/refusals'
import { factsOf, isAskedOut, orderFlow, type OrderRow } from '#modules/order/index.ts'
import { availableOf, findAskedUnits, type Available } from './reverse.rules.ts'

export type Asked = Pick<
  Parsed<typeof afterSalesCalls.renderReverse>,
  'reverseTradeOrderLineList' | 'reverseTradeOrderType'
>

/** What the asked units can give back. The preview reads it; when the buyer applies it is read again under the contract's lock. */
export function readAvailable(order: OrderRow, asked: Asked, now: Date): Available {
  if (asked.reverseTradeOrderType !== undefined && asked.reverseTradeOrderType !== 'SALE_REFUND')
    throw refuse('reverse.type')
  const named = asked.reverseTradeOrderLineList.map(({ tradeOrderLine }) =>
    order.lines.find((line) => line.id === tradeOrderLine.id),
  )
  if (named.some((line) => line && isAskedOut(line)))
    throw refuse('reverse.too_many', { most: REQUESTS_PER_LINE })
  const mayAsk = allows(orderFlow, 'requestAfterSales', {
    state: order.status,
    actor: 'buyer',
    facts: factsOf(order, now),
  })
  if (!mayAsk || new Set(named).size !== named.length) throw refuse('reverse.not_eligible')

  const lines = asked.reverseTradeOrderLineList.map(({ reverseQty, cancelQty }, index) => {
    const line = named[index]
    const units = line && findAskedUnits(line, { qty: reverseQty, cancelQty })
    if (!units) throw refuse('reverse.not_eligible')
    return units
  })
  return availableOf(order, lines)
}
