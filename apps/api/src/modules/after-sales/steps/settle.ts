import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { freeUnits } from '#modules/catalog/stock/index.ts'
import { findOrder, isAllBack, moveOrders, type OrderRow } from '#modules/order/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { takeForParcels } from '#modules/order/parcels/index.ts'
import { claimsOf, hasSettled, moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * A33: units that were never sent go back on the shelf, once however often their money has to be
 * sent. The order is looked at each time: money that had come back may be the last of it.
 */
export async function settle(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const isAgain = await hasSettled(tx, reverse.id)
  const moved = await moveReverse(tx, reverse.id, {
    move: 'settle',
    actor: 'clock',
    at: ctx.now(),
    set: { next_step_at: null, stopped_at: ctx.now() },
  })
  if (!moved) return
  if (!isAgain) {
    await changeClaims(tx, claimsOf(reverse), 'unsentCanceled')
    await takeForParcels(ctx, tx, reverse.orderId)
  }
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('an after-sales order without its order')
  await moveOn(ctx, tx, order)
  if (isAgain) return
  const unsent = reverse.lines
    .filter((line) => line.unsentQty > 0)
    .map((line) => ({ skuId: line.skuId, lineId: line.lineId, qty: line.unsentQty }))
  // Last: others wait for these rows.
  if (unsent.length > 0) await freeUnits(tx, unsent, 'refunded unsent')
}

/**
 * O16, O20: an order is closed when all its money went back, and only then; one that has nothing
 * left to send waits for its parcels, or is complete.
 */
async function moveOn(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const at = ctx.now()
  if (isAllBack(order))
    await moveOrders(tx, [order.id], { move: 'close', to: 'CLOSED', actor: 'payment', at })
  else if (order.status === 'UN_DELIVERY' && order.unsentQty === 0)
    await moveOrders(tx, [order.id], {
      move: 'skipRest',
      to: order.parcelsUnderWay > 0 ? 'UN_RECEIVED' : 'COMPLETE',
      actor: 'payment',
      at,
    })
  else if (order.handover === 'voucher' && order.unsentQty === 0)
    await moveOrders(tx, [order.id], { move: 'useUp', actor: 'payment', at })
}
