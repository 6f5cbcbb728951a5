import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { wirePoints } from '@galleria/contract/points-rules'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findOrders, moveOrders, orderJobs, type OrderRow } from '#modules/order/index.ts'
import { hasActivities } from '#modules/order/present/index.ts'
import { useHeld } from '#modules/promotion/index.ts'
import { findBalance, holdPoints, takePoints } from '#modules/points/index.ts'

/**
 * The part of an order that is paid in points: set aside when it is placed, taken when its money is
 * there, free again when it is closed before. The account is locked before the stock, everywhere.
 */
export async function setPointsAside(
  ctx: Context,
  tx: Tx,
  orders: readonly Pick<OrderRow, 'id' | 'points'>[],
): Promise<void> {
  const buyerId = buyerOf(ctx)
  for (const { id, points } of orders) {
    if (points === 0 || (await holdPoints(tx, { id, buyerId, points }, ctx.now()))) continue
    throw refuse('points.short', {
      needed: wirePoints(points),
      left: wirePoints(await findBalance(tx, buyerId)),
    })
  }
}

/** Nothing is to pay in money: the orders are paid when they are placed, and are to be sent. */
export async function payNothing(ctx: Context, tx: Tx, contractId: Id<'contract'>): Promise<void> {
  const orders = await findOrders(tx, { contractId })
  const moved = await moveOrders(
    tx,
    orders.map(({ id }) => id),
    { move: 'pay', actor: 'payment', at: ctx.now() },
  )
  if (moved.length !== orders.length) throw new Error('not every order for points could be paid')
  await finishPaying(ctx, tx, contractId, orders)
}

/**
 * All is paid: the points that were set aside are taken, and whoever waits for the money hears of
 * it.
 */
export async function finishPaying(
  ctx: Context,
  tx: Tx,
  contractId: Id<'contract'>,
  orders: readonly OrderRow[],
): Promise<void> {
  for (const order of orders) await takePoints(tx, order, ctx.now())
  if (orders.some(hasActivities)) await useHeld(tx, contractId, ctx.now())
  await ctx.jobs.send(tx, orderJobs.paid, { contractId })
  await ctx.jobs.send(tx, orderJobs.sold, { contractId })
  if (orders.some(({ handover }) => handover !== 'parcel'))
    await ctx.jobs.send(tx, orderJobs.issue, { contractId })
}
