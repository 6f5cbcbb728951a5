import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { fromWireId } from '@galleria/kernel/id'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { until } from './shop-steps.ts'

/**
 * What tests of after-sales begin with: asking, answering, waiting for the money, and looking at
 * everything that may have moved.
 */

export const DETAIL =
  'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
export const RENDER = 'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow' as const
export const APPLY = 'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow' as const
export const RETURN = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow' as const
export const POST_BACK = 'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow' as const
export const CANCEL =
  'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow' as const
export const CANCEL_PAID =
  'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const
export const READ = 'POST /sapi/mall-order/web/reverseorder/querybyid' as const
export const LIST = 'POST /sapi/mall-order/web/reverseorder/querypage' as const
export const OF_SKU = 'POST /sapi/mall-order/web/reverseorder/querybyordersku' as const
export const APPROVE = 'POST /sapi/mall-merchant/reverseorder/approve' as const
export const REJECT = 'POST /sapi/mall-merchant/reverseorder/reject' as const

export const PASS = 'POST /sapi/mall-merchant/reverseorder/pass' as const
export const REFUSE = 'POST /sapi/mall-merchant/reverseorder/refuse' as const
export const WAIVE = 'POST /sapi/mall-merchant/reverseorder/waivereturn' as const

export type Asking = {
  qty?: number
  /**
   * Of these, units that were not sent yet; without it the mall takes those that the buyer holds
   * first.
   */
  cancel?: number
  amount?: number
  line?: number
  /** Money back while the goods stay, unless something is said. */
  type?: 'SALE_REFUND' | 'SALE_RETURN'
  more?: object
}

export const money = (value: number) => ({ value, currency: 'EUR' })

/** The lines that a request names. */
export async function requestBody(
  buyer: Visitor,
  orderId: string,
  { qty = 1, cancel, line = 0, type = 'SALE_REFUND' }: Asking = {},
): Promise<ArgumentOf<typeof RENDER>> {
  const order = await buyer.call(DETAIL, { id: orderId })
  return {
    tradeOrder: { id: orderId },
    reverseTradeOrderType: type,
    reverseTradeOrderLineList: [
      {
        tradeOrderLine: { id: order.tradeOrderLineList[line]?.id ?? '' },
        reverseQty: qty,
        ...(cancel === undefined ? {} : { cancelQty: cancel }),
      },
    ],
  }
}

/** All of an order that was paid and not sent is called off. */
export async function cancelPaid(buyer: Visitor, orderId: string): Promise<void> {
  const { tradeOrderLineList } = await buyer.call(DETAIL, { id: orderId })
  await buyer.call(CANCEL_PAID, {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: line.tradeQty,
    })),
  })
}

/** Asks for an amount, or for all that these units can give back. */
export async function apply(
  buyer: Visitor,
  orderId: string,
  asking: Asking = {},
): Promise<ReplyOf<typeof APPLY>> {
  const body = await requestBody(buyer, orderId, asking)
  const amount = asking.amount ?? (await buyer.call(RENDER, body)).availableRefundAmt.value
  return buyer.call(asking.type === 'SALE_RETURN' ? RETURN : APPLY, {
    ...body,
    applyRefundAmt: { value: amount },
    reverseReason: 'OTHER',
    ...asking.more,
  })
}

/**
 * Runs jobs until the after-sales order is where it is expected; the lab answers after some
 * milliseconds.
 */
export function reaches(
  t: TestMall,
  buyer: Visitor,
  id: string,
  ...statuses: string[]
): Promise<ReplyOf<typeof READ>> {
  return until(
    async () => {
      await t.drain()
      const found = await buyer.call(READ, { id })
      return statuses.includes(found.reverseTradeOrderStatus) && found
    },
    `the after-sales order to be ${statuses.join(' or ')}`,
  )
}

/** What each account of a contract's books stands at, without those at nothing. */
export async function ledger(t: TestMall, contractId: string): Promise<Record<string, number>> {
  const rows = await t.sql<{ account: string; sum: number }>(
    'select account, sum(amount)::bigint as sum from ledger_entries where ref = $1 group by 1 having sum(amount) <> 0 order by 1',
    [fromWireId('contract', contractId)],
  )
  return Object.fromEntries(rows.map((row) => [row.account, row.sum]))
}

/** All that a request could change. */
export function everything(t: TestMall): Promise<object[]> {
  return t.sql(
    `select (select json_agg(o order by id) from orders o) as o, (select json_agg(l order by id) from order_lines l) as l,
      (select json_agg(r order by id) from reverse_orders r) as r, (select json_agg(k order by reverse_id, line_id) from reverse_lines k) as k, (select json_agg(p order by id) from reverse_parcels p) as p,
      (select json_agg(i order by reverse_line_id, disposition) from reverse_inspections i) as i,
      (select json_agg(s order by sku_id) from stock s) as s, (select json_agg(f order by id) from refunds f) as f,
      (select count(*)::int from transitions) as t, (select count(*)::int from ledger_entries) as e`,
  )
}
