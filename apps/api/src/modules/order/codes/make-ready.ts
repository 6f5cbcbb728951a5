import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { buyerOf, type Context } from '#platform/context.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { factsOf, operationsOf } from '../order.rules.ts'
import { moveOrders } from '../order.store.ts'

/** The goods lie ready at the site, for as many days as it kept goods when they were ordered. */
export async function makeReady(ctx: Context, id: Id<'order'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    const at = ctx.now()
    const asked = { state: order.status, actor: 'merchant', facts: factsOf(order, at) }
    if (!order.pickup || !allows(orderFlow, 'ready', asked))
      throw refuse('order.state', { operationList: operationsOf(order, 'merchant', at) })
    await moveOrders(tx, [id], {
      move: 'ready',
      actor: 'merchant',
      actorId: buyerOf(ctx),
      at,
      set: {
        ready_at: at,
        fetch_by: new Date(at.getTime() + order.pickup.holdDays * DAY),
      },
    })
    await ctx.jobs.send(tx, orderJobs.pickUp, { orderId: id, kind: 'ready' })
  })
}
