import type { Parsed } from '@galleria/contract/define-call'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { asShop, operationsOf, type ForShop, type OrderRow } from '#modules/order/index.ts'
import type { Available } from '#modules/order/claims/index.ts'
import { lockSellersOrder, tellActedFor } from '#modules/order/desk/index.ts'
import { noteCancellation, unitsOf } from './note-cancellation.ts'
import { allUnsent, mustFindAvailable } from './read-available.ts'
import { findReverseByKey } from '../reverse.queries.ts'
import { startCancellation } from './start-cancellation.ts'

type Shortage = Parsed<typeof orderWorkCalls.cancelForStock>

/**
 * The shop cannot send what was paid: the units are cancelled and their money goes back by itself,
 * on the same way as when the buyer cancels. The contract's lock decides between this, a parcel and
 * a cancellation by the buyer.
 */
export async function cancelForStock(
  ctx: Context,
  request: Shortage,
  as: ForShop = asShop,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, request.orderId, as.actor)
    // The buyer's own keys never have this beginning, so that neither can use up the other's.
    const requestKey = `${keysOf[as.actor]}:${order.id}:${request.requestKey}`
    if (await findReverseByKey(tx, order.buyerId, requestKey)) return

    const available = readShort(ctx, order, request, as)
    // The mail to the shop finds the move by its instant.
    const at = ctx.now()
    await startCancellation(ctx, tx, order, {
      by: as.actor,
      // A service or a card lies on no shelf: it is not performed, or not taken any more.
      ...(order.handover === 'voucher'
        ? ({ reason: 'NOT_PROVIDED', mail: 'notProvided' } as const)
        : ({ reason: 'OUT_OF_STOCK', mail: 'outOfStock' } as const)),
      requestKey,
      available,
    })
    await noteCancellation(ctx, tx, order, {
      by: as.actor,
      units: unitsOf(available),
      // Shop and buyer read in the history that it was not the shop, and why.
      ...(as.actor === 'operator' ? { reason: as.reason } : {}),
      at,
    })
    if (as.actor === 'operator')
      await tellActedFor(ctx, tx, { orderId: order.id, act: 'cancelLines', at }, as)
  })
  crashAt('reverse.approved')
}
const keysOf = { merchant: 'shop', operator: 'mall' } as const

function readShort(
  ctx: Context,
  order: OrderRow,
  { lines }: Shortage,
  { actor }: ForShop,
): Available {
  const operationList = operationsOf(order, actor, ctx.now())
  if (!operationList.includes('cancelForStock')) throw refuse('order.state', { operationList })
  return mustFindAvailable(
    order,
    lines.map(({ id, qty }) => allUnsent(order, id, qty)),
  )
}
