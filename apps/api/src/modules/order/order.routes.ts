import { deliveryAddressCalls } from '@galleria/contract/delivery-address'
import { groupBuyCalls } from '@galleria/contract/group-buy-calls'
import { logisticsCalls } from '@galleria/contract/logistics'
import { merchantCalls } from '@galleria/contract/merchant'
import { invoiceCalls } from '@galleria/contract/invoice'
import { orderWorkCalls } from '@galleria/contract/order-work'
import { pointCalls } from '@galleria/contract/points'
import { orderCalls } from '@galleria/contract/order'
import { isUnpaid } from '@galleria/contract/order-states'
import { shippingTableCalls } from '@galleria/contract/shipping-table'
import { strayParcelCalls } from '@galleria/contract/stray-parcel'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import {
  findOpenCarriers,
  findParcels,
  findReverseWaybill,
  findWaybill,
} from '#modules/shipping/index.ts'
import { changeDeliveryAddress } from './change-address.ts'
import { readGrowth } from './benefits/earn-for-orders.ts'
import { createGuestRoomRoutes } from './guests/guest-room.routes.ts'
import type { GuestDeps } from './guests/guest-room.ts'
import { operatorOrderRoutes } from './desk/operator-orders.routes.ts'
import { findInvitation } from './find-invitation.ts'
import { holdOrder, releaseOrder } from './hold-order.ts'
import { delayRoutes } from './parcels/delay.routes.ts'
import { callBack } from './parcels/call-back-parcel.ts'
import { correctNumber } from './parcels/correct-parcel.ts'
import { countTabs, listOrders } from './list-orders.ts'
import { listInvoices } from './invoices/list-invoices.ts'
import { listStrayParcels } from './parcels/list-stray-parcels.ts'
import { listSellersOrders, readSellersOrder, readToday } from './desk/merchant-orders.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { noteOrder } from './desk/order-notes.ts'
import { listPicks } from './desk/list-picks.ts'
import {
  dueOf,
  presentClaim,
  presentOrderRow,
  presentParcel,
  presentTracks,
} from './present/order.present.ts'
import {
  findContract,
  findOrders,
  findOrder,
  findPaymentLines,
  findSellersOrder,
} from './order.queries.ts'
import { operationsOf } from './order.rules.ts'
import type { OrderRow } from './order.types.ts'
import { readGuestOrder, readOrder } from './read-order.ts'
import { confirmReceipt, postponeReceipt } from './receive-order.ts'
import { sendInvoices } from './invoices/send-invoice.ts'
import { shipByTable } from './parcels/ship-by-table.ts'
import { shipOrder } from './parcels/ship-order.ts'
import { makeTemplate } from './parcels/shipping-template.ts'
import { orderViewRoutes } from './desk/order-view.routes.ts'
import { reissueRoutes } from './reissue/reissue.routes.ts'
import { prizeRoutes } from './free-orders/prize.routes.ts'
import { pickUpRoutes } from './codes/pick-up.routes.ts'
import { voucherRoutes } from './codes/voucher.routes.ts'
import { settleStrayParcel } from './parcels/settle-stray-parcel.ts'

const ordersRoutes: readonly Bound[] = [
  bind(orderCalls.pageOrders, listOrders),
  bind(orderCalls.orderCounts, countTabs),
  bind(orderCalls.orderDetail, readOrder),
  bind(orderCalls.guestOrder, (ctx, { token }) => readGuestOrder(ctx, token)),
  bind(orderCalls.listPackage, async (ctx, { id }) => {
    const order = await findOrder(ctx.db, buyerOf(ctx), id)
    if (!order) throw refuse('order.not_found')
    const operations = operationsOf(order, 'buyer', ctx.now())
    return (await findParcels(ctx.db, id)).map((parcel) =>
      presentParcel(parcel, order, ctx.language, operations),
    )
  }),
  bind(orderCalls.mergeInfo, async (ctx, { id }) => {
    const order = await findOrder(ctx.db, buyerOf(ctx), id)
    if (!order) throw refuse('order.not_found')
    const orders = await findOrders(ctx.db, { contractId: order.contractId })
    return {
      contractId: toWireId('contract', order.contractId),
      needPayAmt: wireMoney(
        orders.reduce((sum, one) => sum + one.needPay, 0),
        order.currency,
      ),
      tradeOrderList: orders.map((one) => presentOrderRow(one, 'buyer', ctx.now())),
    }
  }),
  bind(orderCalls.queryContract, async (ctx, { id }) => {
    const contract = await findContract(ctx.db, buyerOf(ctx), id)
    if (!contract) throw refuse('contract.not_found')
    const [orders, payments] = await Promise.all([
      findOrders(ctx.db, { contractId: id }),
      findPaymentLines(ctx.db, id),
    ])
    return {
      id: toWireId('contract', id),
      needPayAmt: wireMoney(contract.needPay, contract.currency),
      expirationTime: contract.deadlineAt.toISOString(),
      regionShortName: contract.deliveryAddress.regionShortName,
      tradeOrderList: orders.map((order) => presentOrderRow(order, 'buyer', ctx.now())),
      paymentOrderList: payments.map((payment) => presentClaim(payment, contract)),
      duePayAmt: wireMoney(
        orders.reduce((sum, order) => sum + dueOf(order), 0),
        contract.currency,
      ),
      isPayable:
        orders.every((order) => isUnpaid(order.status) && !isTooEarly(order, ctx.now())) &&
        contract.deadlineAt > ctx.now(),
    }
  }),
  bind(deliveryAddressCalls.changeDeliveryAddress, changeDeliveryAddress),
  bind(groupBuyCalls.findInvitation, findInvitation),
  bind(orderCalls.signForDelivery, confirmReceipt),
  bind(orderCalls.postponeReceipt, postponeReceipt),
  bind(logisticsCalls.trackWaybill, async (ctx, { carrierCompanyCode, wayBillNumber }) => {
    const waybill = { carrierCode: carrierCompanyCode, number: wayBillNumber }
    const parcel =
      (await findWaybill(ctx.db, buyerOf(ctx), waybill)) ??
      (await findReverseWaybill(ctx.db, buyerOf(ctx), waybill))
    if (!parcel) throw refuse('parcel.not_found')
    return presentTracks(parcel, ctx.language)
  }),
  bind(invoiceCalls.listInvoices, (ctx, { id }) =>
    listInvoices(ctx, () => findOrder(ctx.db, buyerOf(ctx), id)),
  ),
  bind(invoiceCalls.merchantListInvoices, (ctx, { id }) =>
    listInvoices(ctx, () => findSellersOrder(ctx.db, sellerOf(ctx), id)),
  ),
  bind(invoiceCalls.sendInvoice, sendInvoices),
  bind(logisticsCalls.listCarriers, async (ctx) =>
    (await findOpenCarriers(ctx.db)).map((carrier) => ({
      id: carrier.id,
      entityName: carrier.name,
      entityCode: carrier.code,
    })),
  ),
  bind(merchantCalls.today, readToday),
  bind(merchantCalls.pageMerchantOrders, listSellersOrders),
  bind(merchantCalls.merchantOrderDetail, (ctx, { id }) => readSellersOrder(ctx, id)),
  bind(merchantCalls.shipOrder, async (ctx, shipment) => {
    await shipOrder(ctx, shipment)
    return readSellersOrder(ctx, shipment.orderId)
  }),
  bind(orderWorkCalls.holdOrder, async (ctx, hold) => {
    await holdOrder(ctx, hold)
    return readSellersOrder(ctx, hold.id)
  }),
  bind(orderWorkCalls.releaseOrder, async (ctx, { id }) => {
    await releaseOrder(ctx, id)
    return readSellersOrder(ctx, id)
  }),
  bind(orderWorkCalls.correctParcel, async (ctx, correction) => {
    await correctNumber(ctx, correction)
    return readSellersOrder(ctx, correction.orderId)
  }),
  bind(orderWorkCalls.callParcelBack, async (ctx, asked) => {
    await callBack(ctx, asked)
    return readSellersOrder(ctx, asked.orderId)
  }),
  bind(orderWorkCalls.noteOrder, async (ctx, note) => {
    await noteOrder(ctx, note)
    return readSellersOrder(ctx, note.id)
  }),
  bind(orderWorkCalls.pickList, listPicks),
  bind(shippingTableCalls.shippingTemplate, makeTemplate),
  bind(shippingTableCalls.shipByTable, shipByTable),
  bind(pointCalls.growthOfOrder, readGrowth),
  bind(strayParcelCalls.pageStrayParcels, listStrayParcels),
  bind(strayParcelCalls.settleStrayParcel, settleStrayParcel),
]

/** Its balance cannot be paid yet. */
function isTooEarly({ payableFrom }: OrderRow, now: Date): boolean {
  return payableFrom !== null && payableFrom > now
}

/**
 * Orders, and the room of one order for who has no account. `above` is what modules of higher ranks
 * do.
 */
export function createOrderRoutes(above: GuestDeps): readonly Bound[] {
  return [
    ...ordersRoutes,
    ...delayRoutes,
    ...orderViewRoutes,
    ...messageRoutes,
    ...operatorOrderRoutes,
    ...prizeRoutes,
    ...pickUpRoutes,
    ...reissueRoutes,
    ...voucherRoutes,
    ...createGuestRoomRoutes(above),
  ]
}
