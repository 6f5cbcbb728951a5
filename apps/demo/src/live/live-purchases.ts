import { toWireId, type Id } from '@galleria/kernel/id'
import type { AnnasOrder, AnnasParcel, Purchase } from '../anna.ts'
import type { PlacedOrders } from './placed-orders.ts'
import type { Act, Stage, Staff } from './stage.ts'

type Payment = Purchase['payments'][number]
/** One needs a moment on the provider's page. */
const AT_THE_PROVIDER_MS = 100_000

/** She fills her cart, orders and pays, or does not; shops send, carriers bring, and she signs. */
export function planPurchase(
  stage: Stage,
  purchase: Purchase,
  staff: Staff,
  placed: PlacedOrders,
): Act[] {
  const { at, payments, givenUp, orders } = purchase
  return [
    { at, run: () => placeOrder(stage, purchase, placed) },
    ...payments.map((payment) => ({
      at: payment.at,
      run: () => pay(stage, purchase, payment, placed),
    })),
    ...(givenUp ? [{ at: givenUp.at, run: () => giveUp(stage, purchase, placed) }] : []),
    ...orders.flatMap((order) => planDelivery(stage, order, staff, placed)),
  ]
}

async function placeOrder(
  stage: Stage,
  { buyer, orders }: Purchase,
  placed: PlacedOrders,
): Promise<void> {
  const call = await stage.as(buyer)
  let cartLineIds: string[] = []
  for (const line of orders.flatMap(cartLinesOf)) {
    const cart = await call('POST /sapi/mall-order/cartline/create', line)
    cartLineIds = cart.cartLineList.map(({ id }) => id)
  }
  const wanted = {
    cartLineIds,
    addressId: toWireId('address', buyer.address.id as Id<'address'>),
  }
  const { quoteId } = await call('POST /sapi/mall-order/web/order/renderTradeContract', wanted)
  const { tradeOrderList } = await call('POST /sapi/mall-order/web/order/createTradeContract', {
    ...wanted,
    quoteId,
  })
  for (const { id } of tradeOrderList)
    placed.note(
      orders,
      await call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', { id }),
    )
}

/** A set is put into the cart as one, by its main item. */
function cartLinesOf({ lines, isSet }: AnnasOrder) {
  const [main] = lines
  if (isSet && main)
    return [
      {
        skuId: main.sku.id,
        skuQty: main.qty,
        diySkuLineList: lines.map(({ sku: { id } }) => ({ sku: { id } })),
      },
    ]
  return lines.map(({ sku, qty }) => ({ skuId: sku.id, skuQty: qty }))
}

async function pay(
  stage: Stage,
  { buyer, orders }: Purchase,
  { answer }: Payment,
  placed: PlacedOrders,
): Promise<void> {
  const call = await stage.as(buyer)
  const { contractId } = placed.find(orders[0]!)
  // A bank that takes the money now may not take it back later.
  const hasFailingRefund = orders.some(
    ({ wanted: { asksBack } }) => asksBack === 'failed' || asksBack === 'pending',
  )
  if (answer !== 'left')
    await stage.bankWill(answer === 'paid' && hasFailingRefund ? 'refund_fails' : answer)
  const { payUniqueKey, redirectInfo } = await call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: 'MOCKPAY',
    contractId,
  })
  if (answer === 'left') return
  if (!redirectInfo) throw new Error('the provider has no page to pay at')
  stage.wait(AT_THE_PROVIDER_MS)
  await stage.endAtBank(redirectInfo.merchantSerialNo)
  await call('POST /sapi/mall-pay/payment/payResult', { payUniqueKey, isReturn: true })
  await stage.work(['payment.check'])
}

async function giveUp(
  stage: Stage,
  { buyer, givenUp, orders }: Purchase,
  placed: PlacedOrders,
): Promise<void> {
  if (givenUp?.by === 'clock') return stage.closeUnpaid()
  const call = await stage.as(buyer)
  await call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: placed.find(orders[0]!).orderId,
  })
}

function planDelivery(stage: Stage, order: AnnasOrder, staff: Staff, placed: PlacedOrders): Act[] {
  return order.parcels.flatMap((parcel) => [
    { at: parcel.shippedAt, run: () => ship(stage, order, parcel, staff, placed) },
    { at: parcel.deliveredAt, run: () => stage.followParcels() },
    ...(parcel.signedAt === undefined
      ? []
      : [{ at: parcel.signedAt, run: () => sign(stage, order, parcel, placed) }]),
  ])
}

async function ship(
  stage: Stage,
  order: AnnasOrder,
  { carrierId, number, carries }: AnnasParcel,
  staff: Staff,
  placed: PlacedOrders,
): Promise<void> {
  const call = await stage.as(staff(order.shop.id))
  const { orderId, lineIds } = placed.find(order)
  await call('POST /sapi/mall-merchant/order/ship', {
    orderId,
    carrierId,
    serviceCode: number,
    lines: carries.map((qty, line) => ({ id: lineIds[line]!, qty })).filter(({ qty }) => qty > 0),
  })
  await stage.work(['parcel.follow'])
}

/** For one parcel of several; another may still be on the road. */
async function sign(
  stage: Stage,
  order: AnnasOrder,
  { number }: AnnasParcel,
  placed: PlacedOrders,
): Promise<void> {
  const call = await stage.as(order.buyer)
  const id = placed.find(order).orderId
  const parcels =
    order.parcels.length > 1
      ? await call('POST /sapi/mall-order/web/order/listPackage', { id })
      : []
  const meant = parcels.find(({ serviceCode }) => serviceCode === number)
  await call('POST /sapi/mall-order/web/order/signForDelivery', {
    id,
    ...(meant && { fulfillmentProgressId: meant.id }),
  })
}
