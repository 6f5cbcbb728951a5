import type { Parsed } from '@galleria/contract/define-call'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { tellActedFor } from './desk/acted-for.ts'
import { lockSellersOrder } from './desk/lock-sellers-order.ts'
import { orderFlow } from './order.flow.ts'
import {
  asShop,
  factsOf,
  operationsOf,
  reasonOf,
  type ForShop,
  type ShopActor,
} from './order.rules.ts'
import { moveOrders } from './order.store.ts'
import type { OrderRow } from './order.types.ts'

/**
 * The shop waits for something before it sends: the order leaves its work, and the buyer reads why.
 */
export async function holdOrder(
  ctx: Context,
  { id, reason }: Parsed<typeof orderWorkCalls.holdOrder>,
  actor: ShopActor = 'merchant',
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id, actor)
    const at = ctx.now()
    refuseUnless(ctx, order, 'hold', actor)
    await moveOrders(tx, [id], {
      move: 'hold',
      actor,
      actorId: buyerOf(ctx),
      facts: { reason },
      at,
      set: { held_at: at, hold_reason: reason },
    })
    await tellActedFor(ctx, tx, { orderId: id, act: 'hold', at }, { actor })
  })
}

/** The shop needs to give no reason; who acts in its name does. */
export async function releaseOrder(
  ctx: Context,
  id: Id<'order'>,
  as: ForShop = asShop,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id, as.actor)
    const at = ctx.now()
    refuseUnless(ctx, order, 'release', as.actor)
    await moveOrders(tx, [id], {
      move: 'release',
      actor: as.actor,
      actorId: buyerOf(ctx),
      facts: reasonOf(as),
      at,
      set: { held_at: null, hold_reason: null },
    })
    await tellActedFor(ctx, tx, { orderId: id, act: 'release', at }, as)
  })
}

function refuseUnless(
  ctx: Context,
  order: OrderRow,
  move: 'hold' | 'release',
  actor: ShopActor,
): void {
  const now = ctx.now()
  if (!allows(orderFlow, move, { state: order.status, actor, facts: factsOf(order, now) }))
    throw refuse('order.state', { operationList: operationsOf(order, actor, now) })
}
