import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { dropParcelCaptures, reserveParcelCapture } from '#modules/payment/captures/index.ts'
import { findOrder, findOrders } from '../order.queries.ts'
import { lockContract } from '../order.store.ts'
import { dueOf, planParcelCapture } from './parcel-due.rules.ts'

/**
 * Of an order that was only promised to be paid, what left it is taken now. It looks at what is, so
 * it is called whenever something was sent, or is no longer to be sent; for who holds the
 * contract's lock.
 */
export async function takeForParcels(
  ctx: Context,
  tx: Tx,
  orderId: Id<'order'>,
  leaving: { readonly isLeaving: boolean } = { isLeaving: false },
): Promise<void> {
  const order = await findOrder(tx, 'mall', orderId)
  if (!order) throw new Error('a parcel without its order')
  await reserveParcelCapture(ctx, tx, order, (before) => planParcelCapture(order, before), leaving)
}

/**
 * What was to be taken for an order was refused: of a parcel that had been called back meanwhile it
 * is not.
 */
export async function followRefusedCapture(
  ctx: Context,
  { orderId }: { readonly orderId: Id<'order'> },
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await findOrder(tx, 'mall', orderId)
    if (!order) return
    await lockContract(tx, order.contractId)
    await dropForParcel(ctx, tx, orderId)
  })
}

/**
 * The promise by which a contract is paid is about to end: what left while a version of the mall
 * was running that set nothing aside is taken as long as it can be.
 */
export async function takeBeforeItEnds(
  ctx: Context,
  { contractId }: { readonly contractId: Id<'contract'> },
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockContract(tx, contractId)
    for (const { id } of await findOrders(tx, { contractId })) await takeForParcels(ctx, tx, id)
  })
}

/**
 * A parcel was called back: what was to be taken for it is not, and is set aside anew with the next
 * one. For who holds the contract's lock.
 */
export async function dropForParcel(ctx: Context, tx: Tx, orderId: Id<'order'>): Promise<void> {
  const order = await findOrder(tx, 'mall', orderId)
  if (!order) throw new Error('a parcel without its order')
  await dropParcelCaptures(ctx, tx, order, (before) => dueOf(order, before))
  await takeForParcels(ctx, tx, orderId)
}
