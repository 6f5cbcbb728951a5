import type { Parsed } from '@galleria/contract/define-call'
import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import type { MerchantOrder } from '@galleria/contract/merchant'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import {
  findAvailable,
  lockSellersOrder,
  operationsOf,
  readSellersOrder,
  type Available,
  type OrderRow,
} from '#modules/order/index.ts'
import { allUnsent } from './read-available.ts'
import { findReverseByKey } from './reverse.queries.ts'
import { startCancellation } from './start-cancellation.ts'

type Shortage = Parsed<typeof orderWorkCalls.cancelForStock>

/**
 * The shop cannot send what was paid: the units are cancelled and their money goes back by itself, on the same way as when the buyer cancels. The contract's lock decides
 * between this, a parcel and a cancellation by the buyer.
 */
export async function cancelForStock(ctx: Context, request: Shortage): Promise<MerchantOrder> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, request.orderId)
    // The buyer's own keys never have this beginning, so that neither can use up the other's.
    const requestKey = `shop:${order.id}:${request.requestKey}`
    if (await findReverseByKey(tx, order.buyerId, requestKey)) return

    await startCancellation(ctx, tx, order, {
      by: 'merchant',
      reason: 'OUT_OF_STOCK',
      requestKey,
      available: readShort(ctx, order, request),
      mail: 'outOfStock',
    })
  })
  crashAt('reverse.approved')
  return readSellersOrder(ctx, request.orderId)
}

function readShort(ctx: Context, order: OrderRow, { lines }: Shortage): Available {
  const operationList = operationsOf(order, 'merchant', ctx.now())
  if (!operationList.includes('cancelForStock')) throw refuse('order.state', { operationList })
  const available = findAvailable(
    order,
    lines.map(({ id, qty }) => allUnsent(order, id, qty)),
  )
  if (available === 'tooOften') throw refuse('reverse.too_many', { most: REQUESTS_PER_LINE })
  if (!available) throw refuse('reverse.not_eligible')
  return available
}
