import type { Parsed } from '@galleria/contract/define-call'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { lockSellersOrder } from './lock-sellers-order.ts'
import { orderFlow } from './order.flow.ts'
import { factsOf, operationsOf } from './order.rules.ts'
import { moveOrders } from './order.store.ts'
import type { OrderRow } from './order.types.ts'

/** The shop waits for something before it sends: the order leaves its work, and the buyer reads why. */
export async function holdOrder(
  ctx: Context,
  { id, reason }: Parsed<typeof orderWorkCalls.holdOrder>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    const at = ctx.now()
    refuseUnless(ctx, order, 'hold')
    await moveOrders(tx, [id], {
      move: 'hold',
      actor: 'merchant',
      actorId: buyerOf(ctx),
      facts: { reason },
      at,
      set: { held_at: at, hold_reason: reason },
    })
  })
}

export async function releaseOrder(ctx: Context, id: Id<'order'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    refuseUnless(ctx, order, 'release')
    await moveOrders(tx, [id], {
      move: 'release',
      actor: 'merchant',
      actorId: buyerOf(ctx),
      at: ctx.now(),
      set: { held_at: null, hold_reason: null },
    })
  })
}

function refuseUnless(ctx: Context, order: OrderRow, move: 'hold' | 'release'): void {
  const now = ctx.now()
  if (
    !allows(orderFlow, move, { state: order.status, actor: 'merchant', facts: factsOf(order, now) })
  )
    throw refuse('order.state', { operationList: operationsOf(order, 'merchant', now) })
}
