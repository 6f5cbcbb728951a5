import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { sql } from 'kysely'
import { freeUnits, uncountSold } from '#modules/catalog/stock/index.ts'
import {
  closeOverdue,
  findGroupBuysDue,
  leavePlace,
  lockGroupBuy,
} from '#modules/group-buy/index.ts'
import {
  findOrder,
  findOrders,
  lockContract,
  moveOrders,
  operationsOf,
  orderJobs,
  setDeadline,
  type OrderRow,
} from '#modules/order/index.ts'
import { checkoutJobs } from '../checkout.jobs.ts'
import { findEndedGroupBuys, findMembers } from './group-buy.store.ts'
import { giveAllBack } from './give-back.ts'
import { isOpenOrder, orderIdsOf, unitsOf } from '../payment-case.ts'

/**
 * How a group of buyers ends, and how one of them goes before (row O18). The group itself moves in
 * one transaction with the order that moves it; what that means for the others is done one contract
 * at a time, each under its own lock, by a job and by the clock's round: whoever holds a group
 * never waits for a second contract.
 */

/**
 * A member goes while the group still waits: the order is closed, and all of its money goes back.
 * Whichever comes first, this or the payment that fills the group, decides.
 */
export async function leaveGroupBuy(ctx: Context, orderId: Id<'order'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const found = await findOrder(tx, buyerOf(ctx), orderId)
    if (!found || !(await lockContract(tx, found.contractId))) throw refuse('order.not_found')
    const order = (await findOrder(tx, buyerOf(ctx), orderId)) ?? found
    const group = order.groupBuy && (await lockGroupBuy(tx, order.groupBuy.id))
    if (order.status !== 'PENDING_MEMBERS' || group?.status !== 'OPEN')
      throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })
    await leavePlace(tx, group, { isPaid: true, actor: 'buyer', at: ctx.now() })
    await closePaid(ctx, tx, order, 'leaveGroup')
    await ctx.jobs.send(tx, orderJobs.canceled, { contractId: order.contractId })
  })
}

/**
 * The clock's round: groups whose time is over are closed; those that ended and whose members do
 * not all know are brought to their end, whatever became of the job.
 */
export async function endDueGroupBuys(ctx: Context, limit = 100): Promise<void> {
  for (const id of await findGroupBuysDue(ctx.db, ctx.now(), limit))
    await ctx.inTransaction(async (tx) => {
      if (await closeOverdue(tx, id, ctx.now()))
        await ctx.jobs.send(tx, checkoutJobs.endGroupBuy, { groupBuyId: id })
    })
  for (const id of await findEndedGroupBuys(ctx.db, ctx.now(), limit)) await endGroupBuy(ctx, id)
}

/** Tells each member's order how the group ended. */
export async function endGroupBuy(ctx: Context, groupBuyId: Id<'groupBuy'>): Promise<void> {
  for (const contractId of await findMembers(ctx.db, groupBuyId, ctx.now()))
    await ctx.inTransaction((tx) => endMembership(ctx, tx, contractId))
}

async function endMembership(ctx: Context, tx: Tx, contractId: Id<'contract'>): Promise<void> {
  if (!(await lockContract(tx, contractId))) return
  const orders = await findOrders(tx, { contractId })
  const at = ctx.now()
  for (const order of orders) {
    const { groupBuy, status } = order
    if (status === 'PENDING_MEMBERS' && groupBuy?.status === 'FULL') {
      await moveOrders(tx, [order.id], { move: 'fillGroup', actor: 'clock', at })
      await ctx.jobs.send(tx, orderJobs.groupBuy, { contractId, kind: 'full' })
      await ctx.jobs.send(tx, orderJobs.sold, { contractId })
    } else if (status === 'PENDING_MEMBERS' && groupBuy?.status === 'CLOSED') {
      await closePaid(ctx, tx, order, 'disband')
      await ctx.jobs.send(tx, orderJobs.groupBuy, { contractId, kind: 'closed' })
    } else if (isOpenOrder(order) && groupBuy?.status === 'CLOSED' && order.deadlineAt > at) {
      // Not paid, and there is nothing any more to pay for: its provider is asked, and money that
      // came goes back, as for every order whose time is over.
      await setDeadline(tx, contractId, at)
      await ctx.jobs.send(tx, checkoutJobs.expire, { contractId })
    }
  }
}

/**
 * A paid order of which nothing will be sent: closed, its goods on the shelf again, its money on
 * the way back.
 */
async function closePaid(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  move: 'leaveGroup' | 'disband',
): Promise<void> {
  const at = ctx.now()
  const set = { refunded: sql`t.paid` }
  const moved = await moveOrders(
    tx,
    orderIdsOf({ orders: [order] }),
    move === 'leaveGroup'
      ? { move, actor: 'buyer', actorId: order.buyerId, at, set }
      : { move, actor: 'clock', at, set },
  )
  if (moved.length === 0) throw new Error(`${order.code} could not be closed`)
  await giveAllBack(ctx, tx, order, 'group_buy')
  await uncountSold(tx, order.lines)
  await freeUnits(tx, unitsOf({ orders: [order] }), move === 'leaveGroup' ? 'canceled' : 'expired')
}
