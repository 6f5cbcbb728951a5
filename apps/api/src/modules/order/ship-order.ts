import type { Parsed } from '@galleria/contract/define-call'
import type { merchantCalls } from '@galleria/contract/merchant'
import { allows } from '@galleria/kernel/flow'
import { refuse } from '@galleria/contract/refusals'
import { sellerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { fault } from '#platform/fault.ts'
import { sendUnits } from '#modules/catalog/index.ts'
import { addParcel, CONFIRM_AFTER_DISPATCH } from '#modules/shipping/index.ts'
import { orderFlow } from './order.flow.ts'
import { findContractForMall, findSellersOrder } from './order.queries.ts'
import { factsOf, operationsOf } from './order.rules.ts'
import { lockContract, markSent, moveOrders } from './order.store.ts'
import type { OrderRow } from './order.types.ts'
import { orderJobs } from './order.jobs.ts'
import { shippingJobs } from '#modules/shipping/index.ts'

type Shipment = Parsed<typeof merchantCalls.shipOrder>

/** Sends a parcel with some or all of what is left. Parcel, stock, quantities, state and the buyer's mail are one transaction. */
export async function shipOrder(ctx: Context, shipment: Shipment): Promise<void> {
  const lines = mergeLines(shipment.lines)
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, shipment.orderId)
    if (
      !allows(orderFlow, 'ship', {
        state: order.status,
        actor: 'merchant',
        facts: factsOf(order, ctx.now()),
      })
    )
      throw refuse('order.state', { operationList: operationsOf(order, 'merchant', ctx.now()) })

    if (!(await markSent(tx, order.id, lines))) throw refuse('parcel.too_many')
    const parcelId = ctx.newId('parcel')
    const added = await addParcel(tx, {
      id: parcelId,
      buyerId: order.buyerId,
      orderId: order.id,
      carrierId: shipment.carrierId,
      number: shipment.serviceCode.toUpperCase(),
      confirmBy: new Date(ctx.now().getTime() + CONFIRM_AFTER_DISPATCH),
      at: ctx.now(),
      sellerId: order.sellerId,
      lines,
    })
    if (added === 'unknown_carrier') throw refuse('carrier.not_found')
    if (added === 'number_taken') throw refuse('parcel.number_taken')

    const skuOf = new Map(order.lines.map((line) => [line.id, line.skuId]))
    await sendUnits(
      tx,
      lines.map((line) => ({
        skuId: skuOf.get(line.id) as number,
        lineId: line.id,
        qty: line.qty,
      })),
      'send',
    )
    const isAll = lines.reduce((sum, line) => sum + line.qty, 0) === order.unsentQty
    await moveOrders(tx, [order.id], {
      move: 'ship',
      to: isAll ? 'UN_RECEIVED' : 'UN_DELIVERY',
      actor: 'merchant',
      facts: { parcelId },
      at: ctx.now(),
    })

    await ctx.jobs.send(tx, shippingJobs.follow, {
      parcelId,
      country: order.site,
      // The buyer reads what the carrier writes, not the shop.
      language: (await findContractForMall(tx, order.contractId))?.language ?? 'en',
    })
    await ctx.jobs.send(tx, orderJobs.shipped, { orderId: order.id, parcelId })
  })
  fault('order.shipped')
}

async function lockSellersOrder(ctx: Context, tx: Tx, id: Shipment['orderId']): Promise<OrderRow> {
  const order = await findLocked(
    () => findSellersOrder(tx, sellerOf(ctx), id),
    (found) => lockContract(tx, found.contractId),
  )
  if (!order) throw refuse('order.not_found')
  return order
}

/** A line named twice is one line. */
function mergeLines(
  lines: Shipment['lines'],
): { id: Shipment['lines'][number]['id']; qty: number }[] {
  const byId = new Map<Shipment['lines'][number]['id'], number>()
  for (const line of lines) byId.set(line.id, (byId.get(line.id) ?? 0) + line.qty)
  return [...byId].map(([id, qty]) => ({ id, qty }))
}
