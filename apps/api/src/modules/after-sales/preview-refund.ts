import { randomBytes } from 'node:crypto'
import type { Parsed } from '@galleria/contract/define-call'
import type { afterSalesCalls, WireApplyPreview } from '@galleria/contract/after-sales'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findOrder, type OrderRow } from '#modules/order/index.ts'
import { readLineAmounts } from './agree-amounts.ts'
import { readAvailable, typeOf, typesOf } from './read-available.ts'
import { presentReverseLine } from './reverse.present.ts'
import { leastOf, mostOf, reasonsFor, type AskedUnits } from './reverse.rules.ts'

/** What could be given back, before anything is asked for. Reads only: looking at it claims nothing. */
export async function previewRefund(
  ctx: Context,
  request: Parsed<typeof afterSalesCalls.renderReverse>,
): Promise<WireApplyPreview> {
  const order = await findOrder(ctx.db, buyerOf(ctx), request.tradeOrder.id)
  if (!order) throw refuse('order.not_found')
  const type = typeOf(order, request)
  const available = readAvailable(order, request, ctx.now())
  // Amounts are not needed yet, but one that would be refused is refused at once.
  readLineAmounts(ctx, order, request, available)
  const amount = (minor: number) => wireMoney(minor, order.currency)
  return {
    tradeOrder: {
      id: toWireId('order', order.id),
      tradeOrderCode: order.code,
      shop: { id: order.shopId, name: order.shopName },
      timeline: { orderedTime: order.orderedAt.toISOString() },
    },
    reverseTradeOrderType: type,
    reverseTradeOrderLineList: available.lines.map((units) => presentAskedUnits(units, order)),
    availableRefundAmt: amount(mostOf(available)),
    leastRefundAmt: amount(leastOf(available)),
    availableRefundShippingAmt: amount(available.shipping),
    availableReverseReasons: reasonsFor(order, available.lines, type),
    availableReverseTypes: typesOf(order, request),
    versionList: [],
    requestKey: randomBytes(16).toString('hex'),
  }
}

function presentAskedUnits(
  units: AskedUnits,
  { currency }: OrderRow,
): WireApplyPreview['reverseTradeOrderLineList'][number] {
  const { line, qty, unsentQty } = units
  return presentReverseLine(
    {
      ...line,
      lineId: line.id,
      // It has no id of its own before it is asked for.
      id: undefined,
      inspected: {},
      boughtQty: line.qty,
      paid: line.needPay,
      qty,
      unsentQty,
      applyAmount: units.ceiling,
      askedAmount: units.ceiling,
      available: units.ceiling,
    },
    currency,
  )
}
