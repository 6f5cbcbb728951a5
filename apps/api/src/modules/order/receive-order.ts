import type { Id } from '@galleria/kernel/id'
import { allows } from '@galleria/kernel/flow'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { findParcels, signParcels } from '#modules/shipping/index.ts'
import { findParcelsDue } from './due-parcels.queries.ts'
import { orderFlow } from './order.flow.ts'
import { findOrder, findOrderForMall } from './order.queries.ts'
import { factsOf, operationsOf } from './order.rules.ts'
import { lockContract, moveOrders } from './order.store.ts'
import type { OrderRow } from './order.types.ts'

/** The buyer signs for one parcel, or for all that are under way; with the last one the order is complete (O13). */
export async function confirmReceipt(
  ctx: Context,
  request: { id: Id<'order'>; fulfillmentProgressId?: Id<'parcel'> | undefined },
): Promise<{ displayStatus: OrderRow['status']; operationList: string[] }> {
  return ctx.inTransaction(async (tx) => {
    const order = await findLocked(
      () => findOrder(tx, buyerOf(ctx), request.id),
      (found) => lockContract(tx, found.contractId),
    )
    if (!order) throw refuse('order.not_found')
    if (
      !allows(orderFlow, 'receive', {
        state: order.status,
        actor: 'buyer',
        facts: factsOf(order, ctx.now()),
      })
    )
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
    return { displayStatus: after.status, operationList: operationsOf(after, 'buyer', ctx.now()) }
  })
}

/** The clock's round (O15): parcels whose time to confirm is over count as received. */
export async function confirmOverdue(ctx: Context): Promise<void> {
  for (const due of await findParcelsDue(ctx.db, ctx.now())) {
    await ctx.inTransaction(async (tx) => {
      const order = await findLocked(
        () => findOrderForMall(tx, due.orderId),
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
  await moveOrders(tx, [order.id], {
    move: 'receive',
    to: 'COMPLETE',
    actor,
    actorId: actor === 'buyer' ? order.buyerId : undefined,
    at: ctx.now(),
  })
}
