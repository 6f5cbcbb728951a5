import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { freeOrderCalls } from '@galleria/contract/free-order'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findFreeOrders } from '#modules/campaign/index.ts'
import { findRefund } from '#modules/payment/refunds/index.ts'
import { findOrder } from '../order.queries.ts'
import { askingEnd } from '../asking/asking-time.rules.ts'

/** Whether an order of the caller's own may become free, or is; guests', too. */
export async function listFreeOrders(
  ctx: Context,
  { id }: Parsed<typeof freeOrderCalls.freeOrders>,
): Promise<Reply<typeof freeOrderCalls.freeOrders>> {
  const order = await findOrder(ctx.db, buyerOf(ctx), id)
  if (!order) throw refuse('order.not_found')
  const found = order.hasBenefits ? await findFreeOrders(ctx.db, [id]) : []
  return Promise.all(
    found.map(async ({ amount, most, paid, refundId, ...entry }) => ({
      id: toWireId('freeOrder', entry.id),
      freeOrderStatus: entry.status,
      oneIn: entry.oneIn,
      freeAmt: wireMoney(amount || Math.min(most, paid), order.currency),
      drawTime: entry.endsAt.toISOString(),
      payableTime: askingEnd(order)?.toISOString() ?? null,
      isRefunded:
        refundId !== null && (await findRefund(ctx.db, { id: refundId }))?.status === 'DONE',
    })),
  )
}
