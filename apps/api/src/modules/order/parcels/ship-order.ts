import type { Parsed } from '@galleria/contract/define-call'
import type { merchantCalls } from '@galleria/contract/merchant'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { asShop, type ForShop } from '../order.rules.ts'
import type { OrderRow } from '../order.types.ts'
import { stepsOf } from '#modules/catalog/selling/index.ts'
import { sendParcel } from './send-parcel.ts'

type Shipment = Parsed<typeof merchantCalls.shipOrder>

/** The shop has handed a parcel over. */
export async function shipOrder(
  ctx: Context,
  shipment: Shipment,
  as: ForShop = asShop,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, shipment.orderId, as.actor)
    const parcel = {
      id: ctx.newId('parcel'),
      carrierId: shipment.carrierId,
      number: shipment.serviceCode.toUpperCase(),
      lines: mergeLines(shipment.lines, order),
      at: ctx.now(),
    }
    await sendParcel(ctx, tx, order, parcel, as)
  })
  crashAt('order.shipped')
}

/** A line named twice is one line; what is sold by measure is counted in its steps. */
function mergeLines(
  lines: Shipment['lines'],
  order: OrderRow,
): { id: Shipment['lines'][number]['id']; qty: number }[] {
  const byId = new Map<Shipment['lines'][number]['id'], number>()
  for (const { id, qty } of lines) {
    const steps = stepsOf(qty, order.lines.find((line) => line.id === id)?.snapshot.measure)
    byId.set(id, (byId.get(id) ?? 0) + steps)
  }
  return [...byId].map(([id, qty]) => ({ id, qty }))
}
