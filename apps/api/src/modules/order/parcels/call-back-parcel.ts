import type { Parsed } from '@galleria/contract/define-call'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import { withoutAuditLog } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { takeBackUnits } from '#modules/catalog/stock/index.ts'
import {
  callParcelBack,
  canCallBack,
  findParcels,
  lookAtParcel,
  type ParcelRow,
} from '#modules/shipping/index.ts'
import { heldQty } from '../claims/claims.rules.ts'
import { findSentParcel } from './find-sent-parcel.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { findSellersOrder } from '../order.queries.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { linesInParcel } from '../present/order.present.ts'
import { factsOf, operationsOf, shelfUnits } from '../order.rules.ts'
import { markUnsent, moveOrders } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'
import { dropForParcel } from './take-for-parcels.ts'

/**
 * A parcel that is still at the shop is called back: parcel, quantities, order, stock and the
 * buyer's mail are one transaction. Its carrier is asked first, because what it said last may be a
 * minute old. The invoice stays: what is cancelled of it afterwards has a credit note, what is sent
 * anew is on it already.
 */
export async function callBack(
  ctx: Context,
  asked: Parsed<typeof orderWorkCalls.callParcelBack>,
): Promise<void> {
  const { orderId, parcelId, reason } = asked
  await lookAtOwn(ctx, asked)
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, orderId)
    const parcel = await findSentParcel(tx, asked)
    if (parcel.status === 'CANCEL') return
    refuseUnless(ctx, order, parcel)
    const at = ctx.now()
    const by = { actorId: buyerOf(ctx), at }
    // Its carrier took it in this very moment.
    if (!(await callParcelBack(tx, parcelId, { ...by, reason }))) throw refuse('parcel.scanned')
    await markUnsent(tx, parcel.lines)
    await dropForParcel(ctx, tx, orderId)
    await moveOrders(tx, [orderId], {
      move: 'callBack',
      actor: 'merchant',
      ...by,
      facts: { parcelId, reason },
    })
    await ctx.jobs.send(tx, orderJobs.calledBack, { orderId, parcelId })
    // Last: others wait for these rows.
    await takeBackUnits(tx, shelfUnits(linesInParcel(order, parcel)), 'called back')
  })
}

async function lookAtOwn(
  ctx: Context,
  { orderId, parcelId }: Pick<Parsed<typeof orderWorkCalls.callParcelBack>, 'orderId' | 'parcelId'>,
): Promise<void> {
  const order = await findSellersOrder(ctx.db, sellerOf(ctx), orderId)
  if (!order) throw refuse('order.not_found')
  const parcel = (await findParcels(ctx.db, orderId)).find(({ id }) => id === parcelId)
  if (parcel && canCallBack(parcel)) await lookAtParcel(withoutAuditLog(ctx), parcelId)
}

function refuseUnless(ctx: Context, order: OrderRow, parcel: ParcelRow): void {
  if (!canCallBack(parcel)) throw refuse('parcel.scanned')
  const now = ctx.now()
  if (
    !allows(orderFlow, 'callBack', {
      state: order.status,
      actor: 'merchant',
      facts: factsOf(order, now),
    })
  )
    throw refuse('order.state', { operationList: operationsOf(order, 'merchant', now) })
  if (isAskedBack(order, parcel)) throw refuse('parcel.asked_back')
}

/**
 * Units of the parcel, or money of goods that were sent, that an after-sales order has: as unsent
 * goods they could be cancelled for all of their money once more. A gift whose goods' money is all
 * asked back would be left behind unsent in an order that closes.
 */
export function isAskedBack(order: OrderRow, parcel: ParcelRow): boolean {
  const isAllAsked = order.claimedGoods === order.needPay - order.shipping
  return linesInParcel(order, parcel).some(
    ({ line, qty }) =>
      heldQty(line) < qty ||
      line.claimed > line.cancelClaimed ||
      (isAllAsked && line.snapshot.gift !== undefined),
  )
}
