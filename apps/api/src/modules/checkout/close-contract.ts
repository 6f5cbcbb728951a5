import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { freeUnits } from '#modules/catalog/index.ts'
import {
  factsOf,
  findContractForMall,
  findContractOrders,
  findOrder,
  lockContract,
  moveOrders,
  operationsOf,
  orderFlow,
} from '#modules/order/index.ts'
import {
  closeAttempts,
  closeClaims,
  findAttempts,
  isLive,
  type Providers,
} from '#modules/payment/index.ts'
import { findContractsDue } from './checkout.store.ts'
import { isOpenOrder, orderIdsOf, unitsOf } from './payment-case.ts'
import { deskFor } from './payment-desk.ts'
import { checkoutJobs } from './checkout.jobs.ts'

/** The buyer cancels an unpaid order, and with it all orders of its contract (O5). Money that came first wins: then nothing is cancelled. */
export async function cancelUnpaid(
  ctx: Context,
  providers: Providers,
  orderId: Id<'order'>,
): Promise<void> {
  const order = await findOrder(ctx.db, buyerOf(ctx), orderId)
  if (!order) throw refuse('order.not_found')
  if (
    !allows(orderFlow, 'cancel', {
      state: order.status,
      actor: 'buyer',
      facts: factsOf(order, ctx.now()),
    })
  )
    throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })
  await closeAttempts(ctx, deskFor(providers), order.contractId)
  if (await closeOrders(ctx, order.contractId, 'buyer')) return
  const after = (await findOrder(ctx.db, buyerOf(ctx), orderId)) ?? order
  throw refuse('order.state', { operationList: operationsOf(after, 'buyer', ctx.now()) })
}

/** The clock closes a contract whose time to pay is over (O6), after the provider has reported that it was not paid. */
export async function expireContract(
  ctx: Context,
  providers: Providers,
  contractId: Id<'contract'>,
): Promise<void> {
  const contract = await findContractForMall(ctx.db, contractId)
  if (!contract || contract.deadlineAt > ctx.now()) return
  const orders = await findContractOrders(ctx.db, contractId)
  if (!orders.some(isOpenOrder)) return
  await closeAttempts(ctx, deskFor(providers), contractId)
  await closeOrders(ctx, contractId, 'clock')
}

export async function expireDueContracts(ctx: Context, providers: Providers): Promise<void> {
  for (const { contractId } of await findContractsDue(ctx.db, ctx.now())) {
    await expireContract(ctx, providers, contractId).catch((error: unknown) =>
      ctx.log.warn({ err: error, contractId }, 'a contract could not be closed yet'),
    )
  }
}

async function closeOrders(
  ctx: Context,
  contractId: Id<'contract'>,
  actor: 'buyer' | 'clock',
): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    if (!(await lockContract(tx, contractId))) return false
    const orders = await findContractOrders(tx, contractId)
    const attempts = await findAttempts(tx, contractId)
    if (!orders.every(isOpenOrder) || attempts.some(isLive)) return false
    const at = ctx.now()
    const moved = await moveOrders(
      tx,
      orderIdsOf({ orders }),
      actor === 'buyer'
        ? { move: 'cancel', actor, actorId: orders[0]?.buyerId, at }
        : { move: 'expire', actor, at },
    )
    if (moved.length !== orders.length)
      throw new Error('not every order of a contract could be closed')
    await closeClaims(tx, contractId, { actor, at })
    await freeUnits(tx, unitsOf({ orders }), actor === 'buyer' ? 'canceled' : 'expired')
    if (actor === 'clock') await ctx.jobs.send(tx, checkoutJobs.closed, { contractId })
    return true
  })
}
