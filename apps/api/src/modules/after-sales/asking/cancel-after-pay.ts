import { randomBytes } from 'node:crypto'
import type { Parsed } from '@galleria/contract/define-call'
import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import type { afterSalesCalls, WireReverse } from '@galleria/contract/after-sales'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { allowsBuyer, operationsOf, type OrderRow } from '#modules/order/index.ts'
import { findAvailable, namesGift, type Available } from '#modules/order/claims/index.ts'
import { noteCancellation, unitsOf } from './note-cancellation.ts'
import { allUnsent } from './read-available.ts'
import { readReverse } from '../read-reverse.ts'
import { findReverseByKey } from '../reverse.queries.ts'
import { startCancellation } from './start-cancellation.ts'
import { lockOrder } from './write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

type Cancellation = Parsed<typeof afterSalesCalls.cancelAfterPay>

/**
 * Cancels units that were paid and not sent (O12, A2): from this moment the shop cannot send them,
 * and their money goes back by itself. The contract's lock decides between a cancellation and a
 * parcel: whichever comes second finds the units gone.
 */
export async function cancelAfterPay(ctx: Context, request: Cancellation): Promise<WireReverse> {
  const id = await ctx.inTransaction(async (tx) => {
    const order = await lockOrder(ctx, tx, request.tradeOrder.id)
    const requestKey = request.requestKey ?? randomBytes(16).toString('hex')
    const earlier = await findReverseByKey(tx, order.buyerId, requestKey)
    if (earlier) return earlier

    const available = readUnsent(ctx, order, request)
    const reverseId = await startCancellation(ctx, tx, order, {
      by: 'buyer',
      reason: 'NO_LONGER_WANTED',
      requestKey,
      available,
      mail: 'canceling',
    })
    await noteCancellation(ctx, tx, order, { by: 'buyer', units: unitsOf(available) })
    await writeToShop(ctx, tx, { id: reverseId, sellerId: order.sellerId }, { kind: 'canceled' })
    return reverseId
  })
  crashAt('reverse.approved')
  return readReverse(ctx, id)
}

function readUnsent(ctx: Context, order: OrderRow, asked: Cancellation): Available {
  const lines = asked.reverseTradeOrderLineList.map(({ tradeOrderLine, reverseQty }) =>
    allUnsent(order, tradeOrderLine.id, reverseQty),
  )
  const available = namesGift(order, lines) ? undefined : findAvailable(order, lines)
  if (available === 'tooOften') throw refuse('reverse.too_many', { most: REQUESTS_PER_LINE })
  if (!allowsBuyer(order, 'cancelAfterPay', ctx.now()))
    throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })
  if (!available) throw refuse('reverse.not_eligible')
  return available
}
