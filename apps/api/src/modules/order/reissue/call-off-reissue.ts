import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { freeUnits } from '#modules/catalog/stock/index.ts'
import { cancelableQty } from '../claims/claims.rules.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { factsOf, fromShelf, isReissue, operationsOf } from '../order.rules.ts'
import { moveOrders } from '../order.store.ts'

/**
 * What was to be sent at no charge is not sent after all, as long as nothing of it was: what was
 * held for it is for sale again. Sent twice it is cancelled once.
 */
export async function callOffReissue(ctx: Context, id: Id<'order'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    if (isReissue(order) && order.status === 'CANCELED') return
    const at = ctx.now()
    const asked = { state: order.status, actor: 'merchant', facts: factsOf(order, at) }
    if (!allows(orderFlow, 'callOff', asked))
      throw refuse('order.state', { operationList: operationsOf(order, 'merchant', at) })
    await moveOrders(tx, [id], { move: 'callOff', actor: 'merchant', actorId: buyerOf(ctx), at })
    await ctx.jobs.send(tx, orderJobs.reissueCanceled, { orderId: id })
    const units = order.lines.map((line) => ({ line, qty: cancelableQty(line) }))
    // Last: others wait for these rows.
    await freeUnits(
      tx,
      fromShelf(units)
        .filter(({ qty }) => qty > 0)
        .map(({ line, qty }) => ({ skuId: line.skuId, lineId: line.id, qty })),
      'canceled',
    )
  })
}
