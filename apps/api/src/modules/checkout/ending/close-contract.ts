import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { freeUnits, uncountSold } from '#modules/catalog/stock/index.ts'
import {
  allowsBuyer,
  findContract,
  findOrders,
  findOrder,
  isSurcharge,
  lockContract,
  moveOrders,
  operationsOf,
  orderJobs,
  putOffClosing,
  tellExchange,
} from '#modules/order/index.ts'
import { hasActivities } from '#modules/order/present/index.ts'
import { writeDepositReturn } from '#modules/order/invoices/index.ts'
import { closePaymentOrders } from '#modules/payment/index.ts'
import { closeAttempts, refuseWhileLive } from '#modules/payment/attempts/index.ts'
import type { Providers } from '#modules/payment/providers/index.ts'
import { releaseHeld } from '#modules/promotion/index.ts'
import { freePoints } from '#modules/points/index.ts'
import { findContractsDue } from '../checkout.store.ts'
import { isOpenOrder, orderIdsOf, unitsOf } from '../payment-case.ts'
import { endDeposit } from './end-deposit.ts'
import { leaveGroupBuy } from './end-group-buy.ts'
import { freePlace } from '../placing/enter-group-buy.ts'
import { deskFor } from '../payment-desk.ts'

/**
 * The buyer cancels an order that is not paid, or of which the balance is not paid, and with it all
 * orders of its contract (O5). Money that came first wins: then nothing is cancelled.
 */
export async function cancelUnpaid(
  ctx: Context,
  providers: Providers,
  orderId: Id<'order'>,
): Promise<void> {
  const order = await findOrder(ctx.db, buyerOf(ctx), orderId)
  if (!order) throw refuse('order.not_found')
  if (order.status === 'PENDING_MEMBERS') return leaveGroupBuy(ctx, orderId)
  if (!allowsBuyer(order, 'cancel', ctx.now()) && !allowsBuyer(order, 'withdraw', ctx.now()))
    throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })
  const live = await closeAttempts(ctx, deskFor(providers), order.contractId)
  if (live) refuseWhileLive(providers, live)
  if (await closeOrders(ctx, order.contractId, { actor: 'buyer', paid: order.paid })) return
  const after = (await findOrder(ctx.db, buyerOf(ctx), orderId)) ?? order
  throw refuse('order.state', { operationList: operationsOf(after, 'buyer', ctx.now()) })
}

/**
 * The clock closes a contract whose time to pay is over (O6), after the provider has reported that
 * it was not paid.
 */
export async function expireContract(
  ctx: Context,
  providers: Providers,
  contractId: Id<'contract'>,
): Promise<void> {
  const contract = await findContract(ctx.db, 'mall', contractId)
  if (!contract || contract.deadlineAt > ctx.now()) return
  const orders = await findOrders(ctx.db, { contractId })
  if (!orders.some(isOpenOrder)) return
  await closeAttempts(ctx, deskFor(providers), contractId)
  await closeOrders(ctx, contractId, { actor: 'clock' })
}

const SHORTEST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = HOUR

/**
 * The clock's round: those that have waited longest first. One that cannot be closed is tried again
 * after as long as it is overdue, an hour at most, so that it does not stand in the way of others.
 */
export async function expireDueContracts(
  ctx: Context,
  providers: Providers,
  limit = 100,
): Promise<void> {
  const now = ctx.now()
  for (const { contractId, deadlineAt } of await findContractsDue(ctx.db, now, limit)) {
    const overdue = now.getTime() - deadlineAt.getTime()
    const pause = Math.min(Math.max(overdue, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS)
    // Written first: what kills the round does not make it begin with the same contract again.
    await putOffClosing(ctx.db, contractId, new Date(now.getTime() + pause))
    await expireContract(ctx, providers, contractId).catch((error: unknown) =>
      ctx.log.warn({ err: error, contractId }, 'a contract could not be closed yet'),
    )
  }
}

/** Who closes it; a buyer closes what was paid so far, the clock what is due. */
type Closing = { readonly actor: 'buyer'; readonly paid: number } | { readonly actor: 'clock' }

/**
 * False when it is not any more as it was when it was to be closed: money that came meanwhile, also
 * a deposit, wins.
 */
async function closeOrders(
  ctx: Context,
  contractId: Id<'contract'>,
  closing: Closing,
): Promise<boolean> {
  const { actor } = closing
  return ctx.inTransaction(async (tx) => {
    if (!(await lockContract(tx, contractId))) return false
    const orders = await findOrders(tx, { contractId })
    const at = ctx.now()
    if (!orders.every(isOpenOrder)) return false
    const isAsItWas = orders.every((order) =>
      closing.actor === 'buyer' ? order.paid === closing.paid : order.deadlineAt <= at,
    )
    if (!isAsItWas) return false
    if (!(await closePaymentOrders(tx, contractId, { actor, at }))) return false
    const ended = orders.some((order) => order.paid > 0)
      ? await endDeposit(ctx, tx, orders, actor)
      : undefined
    const moved =
      ended?.moved ??
      (await moveOrders(
        tx,
        orderIdsOf({ orders }),
        actor === 'buyer'
          ? { move: 'cancel', actor, actorId: orders[0]?.buyerId, at }
          : { move: 'expire', actor, at },
      ))
    if (moved.length !== orders.length)
      throw new Error('not every order of a contract could be closed')
    for (const order of orders) await freePlace(tx, order, { actor, at })
    if (orders.some(hasActivities)) await releaseHeld(tx, contractId, { actor, at })
    for (const order of orders) if (order.points > 0) await freePoints(tx, order, at)
    for (const order of orders) await tellExchange(ctx, tx, order)
    // Of what an exchange costs more nothing was sold or held.
    const sold = orders.filter((order) => !isSurcharge(order))
    // Coupon, points, items, stock: the order in which placing locks them, so that the two never
    // wait for each other.
    await uncountSold(
      tx,
      sold.flatMap((order) => order.lines),
    )
    await freeUnits(tx, unitsOf({ orders: sold }), actor === 'buyer' ? 'canceled' : 'expired')
    const news = actor === 'clock' ? orderJobs.closed : orderJobs.canceled
    // Its exchange tells of a surcharge's end.
    if (sold.length > 0) await ctx.jobs.send(tx, news, { contractId })
    // Last, because other papers of the seller wait for its number.
    if (ended && !ended.isDepositKept)
      for (const order of orders) await writeDepositReturn(ctx, tx, order)
    return true
  })
}
