import type { WireOrderLine } from '@galleria/contract/order'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import { isPaidWhole, reverseStatusOf } from '../order.rules.ts'
import type { FrozenSet, OrderLineRow, OrderRow } from '../order.types.ts'

type Kind = Pick<
  WireOrderLine,
  | 'lineGroupTypeDict'
  | 'itemBusinessType'
  | 'ownerOrderLineBO'
  | 'diySkuLineList'
  | 'tradeOrderLineBusinessType'
  | 'sourceTypeDice'
>

/** What kind of line it is: an ordinary one, one of the goods of a set, or a gift. */
export function presentKind({ snapshot: { set, gift } }: Pick<OrderLineRow, 'snapshot'>): Kind {
  return {
    lineGroupTypeDict: set ? 'DIY_CHILD' : null,
    itemBusinessType: set ? 'DIY_SLAVE' : null,
    ownerOrderLineBO: set ? { id: toWireId('orderLine', set.id) } : null,
    diySkuLineList: [],
    tradeOrderLineBusinessType: gift ? 'GIFT' : null,
    sourceTypeDice: gift ? 'PREFERENTIAL_GIFT' : null,
  }
}

/**
 * The lines of an order as they are shown: before the goods of a set stands a line for the set as
 * it was bought.
 */
export function presentLines(
  order: OrderRow,
  present: (line: OrderLineRow) => WireOrderLine,
): WireOrderLine[] {
  return order.lines.flatMap((line) => {
    const { set } = line.snapshot
    if (set?.position !== 1) return [present(line)]
    const parts = order.lines.filter((one) => one.snapshot.set?.id === set.id)
    return [presentSet(set, parts, order, present), present(line)]
  })
}

/**
 * A set looks like its main item. Its amounts are the sums of its goods; nothing is sent, cancelled
 * or given back of itself, only of them, and as many sets have gone out as there are whole ones in
 * the parcels; so many are cancelled of which all goods are.
 */
function presentSet(
  set: FrozenSet,
  parts: readonly OrderLineRow[],
  order: OrderRow,
  present: (line: OrderLineRow) => WireOrderLine,
): WireOrderLine {
  const shown = parts.map(present)
  const main = shown[0] as WireOrderLine
  const count = (of: (line: OrderLineRow) => number) =>
    parts.reduce((total, line) => total + of(line), 0)
  const sum = (of: (line: OrderLineRow) => number) => wireMoney(count(of), order.currency)
  const countSets = (of: (line: OrderLineRow) => number) =>
    Math.min(...parts.map((line) => Math.floor(of(line) / (line.snapshot.set?.unitQty ?? 1))))
  return {
    ...main,
    id: toWireId('orderLine', set.id),
    tradeQty: set.setQty,
    deliveredQty: countSets((line) => line.deliveredQty),
    canShipQty: 0,
    canceledQty: countSets((line) => line.canceledQty),
    canReverseQty: 0,
    canCancelQty: 0,
    canReverseAmt: wireMoney(0, order.currency),
    reverseStatus: reverseStatusOf({
      openRequests: count((line) => line.openRequests),
      reversedQty: count((line) => line.reversedQty),
      refunded: count((line) => line.refunded),
    }),
    lineGroupTypeDict: 'DIY_MAIN',
    itemBusinessType: null,
    ownerOrderLineBO: null,
    diySkuLineList: shown.map(({ id, tradeQty, deliveredQty, sku }) => ({
      id,
      tradeQty,
      deliveredQty,
      sku,
    })),
    expectDate: shown.reduce((last, line) => (line.expectDate > last ? line.expectDate : last), ''),
    sku: { ...main.sku, salePrc: wireMoney(set.setPrice, order.currency) },
    tradeOrderLinePrice: {
      ...main.tradeOrderLinePrice,
      skuAmt: sum((line) => line.unitPrice * line.qty),
      needPaySkuAmt: sum((line) => line.needPay),
      discountAmt: sum((line) => line.discount),
      paidAmt: sum((line) => (isPaidWhole(order) ? line.needPay : 0)),
    },
  }
}
