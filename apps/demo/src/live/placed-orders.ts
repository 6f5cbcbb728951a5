import type { ReplyOf } from '@galleria/contract/client'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { AnnasOrder } from '../anna.ts'
import type { ReversePlan } from '../reverse-plan.ts'

type Detail = ReplyOf<'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'>
/** An order by the names that the mall gave it; lines as the plan has them. */
type Placed = { contractId: string; orderId: string; lineIds: readonly string[] }

/** What the demo buyer has ordered by now. */
export type PlacedOrders = {
  note(orders: readonly AnnasOrder[], detail: Detail): void
  find(order: AnnasOrder): Placed
  /** The same of any order, hers or a copied one. */
  findAny(order: ReversePlan['order']['of']): Placed
}

export function openPlacedOrders(): PlacedOrders {
  const placed = new Map<AnnasOrder, Placed>()
  function find(order: AnnasOrder): Placed {
    const found = placed.get(order)
    if (!found) throw new Error(`nothing was ordered at shop ${order.shop.id} by now`)
    return found
  }
  return {
    note(orders, detail) {
      const order = orders.find(({ shop }) => shop.id === detail.shop.id)
      if (!order) throw new Error(`nobody meant to order at shop ${detail.shop.id}`)
      const idOf = new Map(detail.tradeOrderLineList.map(({ id, sku }) => [sku.id, id]))
      placed.set(order, {
        contractId: detail.contractId,
        orderId: detail.id,
        lineIds: order.lines.map(({ sku }) => idOf.get(sku.id) ?? ''),
      })
    },
    find,
    findAny: (order) =>
      'row' in order
        ? {
            contractId: toWireId('contract', order.row.contract_id as Id<'contract'>),
            orderId: toWireId('order', order.row.id as Id<'order'>),
            lineIds: order.lines.map(({ row }) => toWireId('orderLine', row.id as Id<'orderLine'>)),
          }
        : find(order),
  }
}
