import { randomBytes } from 'node:crypto'
import type { Parsed } from '@galleria/contract/define-call'
import type { afterSalesCalls, WireApplyPreview } from '@galleria/contract/after-sales'
import { reverseReasons } from '@galleria/contract/after-sales-rules'
import { allows } from '@galleria/kernel/flow'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { factsOf, findOrder, orderFlow, type OrderRow } from '#modules/order/index.ts'
import { presentReverseLine } from './reverse.present.ts'
import { ceilingOf, reversibleQty, shippingCeilingOf, unsentOf } from './reverse.rules.ts'

type Asked = Pick<
  Parsed<typeof afterSalesCalls.renderReverse>,
  'reverseTradeOrderLineList' | 'reverseTradeOrderType'
>
export type Available = {
  lines: { line: OrderRow['lines'][number]; qty: number; unsentQty: number; ceiling: number }[]
  shipping: number
}

/** What could be given back, before anything is asked for. Reads only: looking at it claims nothing. */
export async function previewRefund(
  ctx: Context,
  request: Parsed<typeof afterSalesCalls.renderReverse>,
): Promise<WireApplyPreview> {
  const order = await findOrder(ctx.db, buyerOf(ctx), request.tradeOrder.id)
  if (!order) throw refuse('order.not_found')
  if (
    !allows(orderFlow, 'complain', {
      state: order.status,
      actor: 'buyer',
      facts: factsOf(order, ctx.now()),
    })
  )
    throw refuse('reverse.not_eligible')
  const { lines, shipping } = readAvailable(order, request)
  return {
    tradeOrder: {
      id: toWireId('order', order.id),
      tradeOrderCode: order.code,
      shop: { id: order.shopId, name: order.shopName },
      timeline: { orderedTime: order.orderedAt.toISOString() },
    },
    reverseTradeOrderType: 'SALE_REFUND',
    reverseTradeOrderLineList: lines.map(({ line, qty, ceiling }) =>
      presentReverseLine(
        {
          ...line,
          lineId: line.id,
          boughtQty: line.qty,
          reversibleQty: reversibleQty(line),
          paid: line.needPay,
          qty,
          applyAmount: ceiling,
          available: ceiling,
        },
        order.currency,
      ),
    ),
    availableRefundAmt: wireMoney(
      lines.reduce((sum, line) => sum + line.ceiling, 0) + shipping,
      order.currency,
    ),
    availableRefundShippingAmt: wireMoney(shipping, order.currency),
    availableReverseReasons: [...reverseReasons],
    availableReverseTypes: ['SALE_REFUND'],
    requestKey: randomBytes(16).toString('hex'),
  }
}

/** The most that the asked units can give back, line by line. The same sum is taken again under the lock when the buyer applies. */
export function readAvailable(order: OrderRow, asked: Asked): Available {
  if (asked.reverseTradeOrderType !== undefined && asked.reverseTradeOrderType !== 'SALE_REFUND')
    throw refuse('reverse.type')
  const ids = asked.reverseTradeOrderLineList.map((line) => line.tradeOrderLine.id)
  if (new Set(ids).size !== ids.length) throw refuse('reverse.not_eligible')
  const lines = asked.reverseTradeOrderLineList.map(({ tradeOrderLine, reverseQty }) => {
    const line = order.lines.find((one) => one.id === tradeOrderLine.id)
    if (!line || reverseQty > reversibleQty(line)) throw refuse('reverse.not_eligible')
    return {
      line,
      qty: reverseQty,
      unsentQty: unsentOf(line, reverseQty),
      ceiling: ceilingOf(line, reverseQty),
    }
  })
  return {
    lines,
    shipping: shippingCeilingOf(
      order,
      lines.reduce((sum, line) => sum + line.qty, 0),
    ),
  }
}
