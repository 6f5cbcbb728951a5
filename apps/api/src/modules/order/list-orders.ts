import type { Parsed } from '@galleria/contract/define-call'
import type { orderCalls, WireOrderRow } from '@galleria/contract/order'
import { searchStatuses, statusesOf } from '@galleria/contract/order-states'
import { offsetOf } from '@galleria/kernel/page'
import { buyerOf, type Context } from '#platform/context.ts'
import { presentOrderRow } from './present/order.present.ts'
import { countOrders, pageOrders, pageOrdersAfter } from './order.queries.ts'
import { spanOf } from './order.rules.ts'

export async function listOrders(
  ctx: Context,
  body: Parsed<typeof orderCalls.pageOrders>,
): Promise<{ data: WireOrderRow[]; total: number }> {
  const request = {
    statuses: statusesOf(body.searchStatus),
    keyword: body.queryParams ?? '',
    ...spanOf(body.timeline, ctx.now(), ctx.site),
    hasPoints: hasPoints(body.tradeType),
    offset: offsetOf(body),
    limit: body.pageSize,
  }
  const { rows, total } = body.after
    ? await pageOrdersAfter(ctx.db, buyerOf(ctx), request, body.after)
    : await pageOrders(ctx.db, buyerOf(ctx), request)
  return { data: rows.map((row) => presentOrderRow(row, 'buyer', ctx.now())), total }
}

function hasPoints(tradeType: Parsed<typeof orderCalls.pageOrders>['tradeType']): boolean | null {
  return tradeType === undefined ? null : tradeType === 'NORMAL_POINT_REDEEM'
}

/** The figure on each tab, under the keyword and time span that are set. */
export async function countTabs(
  ctx: Context,
  body: Parsed<typeof orderCalls.orderCounts>,
): Promise<{ displayOrderStatus: string; quantity: number }[]> {
  const counts = await countOrders(ctx.db, buyerOf(ctx), {
    keyword: body.queryParams ?? '',
    ...spanOf(body.timeline, ctx.now(), ctx.site),
    hasPoints: hasPoints(body.tradeType),
  })
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
  return searchStatuses.map((search) => ({
    displayOrderStatus: search,
    quantity:
      search === 'ALL_ORDER'
        ? all
        : statusesOf(search).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0),
  }))
}
