import { closedShopOrderCalls } from '@galleria/contract/closed-shop-orders'
import { invoiceCalls } from '@galleria/contract/invoice'
import { operatorOrderCalls } from '@galleria/contract/operator-order'
import { bind, type Bound } from '#platform/bind.ts'
import {
  listMessagesOfGone,
  setMessageAside,
  writeAboutOrderOfGone,
} from '../messages/closed-shop-messages.ts'
import { correctNumber } from '../parcels/correct-parcel.ts'
import { holdOrder, releaseOrder } from '../hold-order.ts'
import { listInvoices } from '../invoices/list-invoices.ts'
import { listAllOrders, readAnyOrder } from './operator-orders.ts'
import { findOrder } from '../order.queries.ts'
import { shipOrder } from '../parcels/ship-order.ts'

export const operatorOrderRoutes: readonly Bound[] = [
  bind(operatorOrderCalls.pageOperatorOrders, listAllOrders),
  bind(operatorOrderCalls.operatorOrderDetail, (ctx, { id }) => readAnyOrder(ctx, id)),
  bind(operatorOrderCalls.operatorHoldOrder, async (ctx, hold) => {
    await holdOrder(ctx, hold, 'operator')
    return readAnyOrder(ctx, hold.id)
  }),
  bind(operatorOrderCalls.operatorReleaseOrder, async (ctx, { id, reason }) => {
    await releaseOrder(ctx, id, { actor: 'operator', reason })
    return readAnyOrder(ctx, id)
  }),
  bind(operatorOrderCalls.operatorShipOrder, async (ctx, { reason, ...shipment }) => {
    await shipOrder(ctx, shipment, { actor: 'operator', reason })
    return readAnyOrder(ctx, shipment.orderId)
  }),
  bind(operatorOrderCalls.operatorCorrectParcel, async (ctx, { reason, ...correction }) => {
    await correctNumber(ctx, correction, { actor: 'operator', reason })
    return readAnyOrder(ctx, correction.orderId)
  }),
  bind(closedShopOrderCalls.pageMessagesOfClosedShops, listMessagesOfGone),
  bind(closedShopOrderCalls.writeAboutOrderForClosedShop, async (ctx, message) => {
    await writeAboutOrderOfGone(ctx, message)
    return readAnyOrder(ctx, message.id)
  }),
  bind(closedShopOrderCalls.setMessageAside, async (ctx, message) => {
    await setMessageAside(ctx, message)
    return readAnyOrder(ctx, message.id)
  }),
  bind(invoiceCalls.operatorListInvoices, (ctx, { id }) =>
    listInvoices(ctx, () => findOrder(ctx.db, 'mall', id)),
  ),
]
