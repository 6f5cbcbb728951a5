import { displayStatusOf, type DisplayStatus } from '@galleria/contract/order-states'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { orderCalls } from '@galleria/contract/order'
import type { Id } from '@galleria/kernel/id'
import { allows } from '@galleria/kernel/flow'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import {
  findParcels,
  POSTPONED_BY_DAYS,
  postponeParcels,
  signParcels,
} from '#modules/shipping/index.ts'
import { findParcelsDue } from './parcels/due-parcels.queries.ts'
import { orderFlow } from './order.flow.ts'
import { orderJobs } from './order.jobs.ts'
import { findOrder } from './order.queries.ts'
import { factsOf, operationsOf } from './order.rules.ts'
import { lockContract, moveOrders } from './order.store.ts'
import type { OrderRow } from './order.types.ts'

/**
 * The buyer signs for one parcel, or for all that are under way; with the last one the order is
 * complete (O13).
 */
export async function confirmReceipt(
  ctx: Context,
  request: { id: Id<'order'>; fulfillmentProgressId?: Id<'parcel'> | undefined },
): Promise<{ displayStatus: DisplayStatus; operationList: string[] }> {
  return ctx.inTransaction(async (tx) => {
    const order = await findLocked(
      () => findOrder(tx, buyerOf(ctx), request.id),
      (found) => lockContract(tx, found.contractId),
    )
    if (!order) throw refuse('order.not_found')
    if (!['receive', 'receiveParcel'].some((name) => mayBuyer(ctx, order, name)))
      throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })

    const parcels = await findParcels(tx, order.id)
    const meant = request.fulfillmentProgressId
      ? parcels.filter((parcel) => parcel.id === request.fulfillmentProgressId)
      : parcels
    if (meant.length === 0) throw refuse('parcel.not_found')
    const signed = await signParcels(
      tx,
      meant.map((parcel) => parcel.id),
      { actor: 'buyer', actorId: buyerOf(ctx), at: ctx.now() },
    )
    if (signed.length === 0)
      throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })
    await completeIfReceived(
      ctx,
      tx,
      order,
      parcels.filter((parcel) => parcel.status === 'SEND_DELIVERY').length - signed.length,
      'buyer',
    )

    const after = (await findOrder(tx, buyerOf(ctx), request.id)) ?? order
    return {
      displayStatus: displayStatusOf(after.status),
      operationList: operationsOf(after, 'buyer', ctx.now()),
    }
  })
}

function mayBuyer(ctx: Context, order: OrderRow, name: string): boolean {
  const question = { state: order.status, actor: 'buyer', facts: factsOf(order, ctx.now()) }
  return allows(orderFlow, name, question)
}

/**
 * More time before receipt counts as confirmed (O14): for the parcels that are named, or for all
 * that are under way; each once.
 */
export async function postponeReceipt(
  ctx: Context,
  request: Parsed<typeof orderCalls.postponeReceipt>,
): Promise<Reply<typeof orderCalls.postponeReceipt>> {
  await ctx.inTransaction(async (tx) => {
    const order = await findLocked(
      () => findOrder(tx, buyerOf(ctx), request.id),
      (found) => lockContract(tx, found.contractId),
    )
    if (!order) throw refuse('order.not_found')
    const at = ctx.now()
    const own = (await findParcels(tx, order.id)).map(({ id }) => id)
    const meant = request.fulfillmentProgressList?.map(({ id }) => id) ?? own
    if (!meant.every((id) => own.includes(id))) throw refuse('parcel.not_found')
    if (!mayBuyer(ctx, order, 'postpone') || (await postponeParcels(tx, meant, at)) === 0)
      throw refuse('order.state', { operationList: operationsOf(order, 'buyer', at) })
    await moveOrders(tx, [order.id], {
      move: 'postpone',
      to: order.status === 'UN_DELIVERY' ? 'UN_DELIVERY' : 'UN_RECEIVED',
      actor: 'buyer',
      actorId: order.buyerId,
      at,
    })
  })
  return { value: POSTPONED_BY_DAYS }
}

/** The clock's round (O15): parcels whose time to confirm is over count as received. */
export async function confirmOverdue(ctx: Context): Promise<void> {
  for (const due of await findParcelsDue(ctx.db, ctx.now())) {
    await ctx.inTransaction(async (tx) => {
      const order = await findLocked(
        () => findOrder(tx, 'mall', due.orderId),
        (found) => lockContract(tx, found.contractId),
      )
      if (!order) return
      const signed = await signParcels(tx, [due.id], { actor: 'clock', at: ctx.now() })
      if (signed.length > 0)
        await completeIfReceived(ctx, tx, order, order.parcelsUnderWay - 1, 'clock')
    })
  }
}

async function completeIfReceived(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  stillUnderWay: number,
  actor: 'buyer' | 'clock',
): Promise<void> {
  if (stillUnderWay > 0 || order.unsentQty > 0) return
  const moved = await moveOrders(tx, [order.id], {
    move: 'receive',
    to: 'COMPLETE',
    actor,
    actorId: actor === 'buyer' ? order.buyerId : undefined,
    at: ctx.now(),
  })
  // It had ended before: its shop had cancelled what was lost.
  if (moved.length === 0) return
  await ctx.jobs.send(tx, orderJobs.complete, { orderId: order.id, by: actor })
}
