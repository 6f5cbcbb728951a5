import { DAY } from '@galleria/kernel/time'
import { refuseGone } from './predict-sellers.ts'
import { newId, type Buyer, type Order, type Outcome, type State } from './state.ts'

/** The rules of sending and receiving once more, in the plainest way. */

const OK = 'ok'

const unsent = (order: Order) =>
  order.lines.reduce((sum, line) => sum + line.qty - line.delivered - line.canceled, 0)

export function ship(
  state: State,
  shops: readonly number[],
  orderId: string,
  lines: readonly { id: string; qty: number }[],
  number: string,
  isNumberTaken: boolean,
): Outcome {
  const gone = refuseGone(state, shops)
  if (gone) return gone
  const order = state.orders.find((one) => one.id === orderId && shops.includes(one.shop))
  if (!order) return 'order.not_found'
  const canSend = order.lines.reduce(
    (sum, line) => sum + line.qty - line.delivered - line.canceled - line.openCancel,
    0,
  )
  if (order.status !== 'UN_DELIVERY' || canSend === 0) return 'order.state'
  for (const { id, qty } of lines) {
    const line = order.lines.find((one) => one.id === id)
    if (!line || line.delivered + line.canceled + line.openCancel + qty > line.qty)
      return 'parcel.too_many'
  }
  if (isNumberTaken || state.parcels.some((one) => one.number === number))
    return 'parcel.number_taken'
  const isAll = lines.reduce((sum, one) => sum + one.qty, 0) === unsent(order)
  for (const { id, qty } of lines) {
    for (const line of order.lines) {
      if (line.id !== id) continue
      line.delivered += qty
      for (const sku of state.skus)
        if (sku.id === line.sku)
          Object.assign(sku, { onHand: sku.onHand - qty, reserved: sku.reserved - qty })
    }
  }
  state.parcels.push({
    id: newId(),
    order: order.id,
    number,
    status: 'SEND_DELIVERY',
    confirmBy: state.now + 21 * DAY,
    isPostponed: false,
    isLost: false,
  })
  if (isAll) order.status = 'UN_RECEIVED'
  return OK
}

export function sign(
  state: State,
  buyer: Buyer,
  orderId: string,
  parcelId: string | undefined,
): Outcome {
  const order = state.orders.find((one) => one.id === orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  const parcels = state.parcels.filter((one) => one.order === order.id)
  const underWay = () => parcels.filter((one) => one.status === 'SEND_DELIVERY')
  if (!isSent(order) || underWay().length === 0) return 'order.state'
  const meant = parcels.filter((one) => !parcelId || one.id === parcelId)
  if (meant.length === 0) return 'parcel.not_found'
  if (meant.every((one) => one.status !== 'SEND_DELIVERY')) return 'order.state'
  for (const one of meant) one.status = 'SIGN_IN'
  if (underWay().length === 0 && unsent(order) === 0)
    Object.assign(order, { status: 'COMPLETE', completedAt: state.now })
  return OK
}

/** Whole or in part. */
export const isSent = (order: Order) =>
  order.status === 'UN_RECEIVED' || order.status === 'UN_DELIVERY'
export const canPostpone = (order: Order, parcel: State['parcels'][number]) =>
  parcel.order === order.id && parcel.status === 'SEND_DELIVERY' && !parcel.isPostponed

export function postpone(
  state: State,
  buyer: Buyer,
  orderId: string,
  parcelId: string | undefined,
): Outcome {
  const order = state.orders.find((one) => one.id === orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  const own = state.parcels.filter((one) => one.order === order.id)
  if (parcelId && own.every((one) => one.id !== parcelId)) return 'parcel.not_found'
  const meant = own.filter(
    (one) =>
      (!parcelId || one.id === parcelId) && canPostpone(order, one) && one.confirmBy > state.now,
  )
  if (!isSent(order) || meant.length === 0) return 'order.state'
  for (const one of meant)
    Object.assign(one, { isPostponed: true, confirmBy: one.confirmBy + 7 * DAY })
  return OK
}

/** Nothing of what was ordered together is packed. */
export const canReaddress = (state: State, order: Order) =>
  order.status === 'UN_DELIVERY' &&
  state.orders
    .filter((one) => one.contract === order.contract)
    .every((one) => state.parcels.every((parcel) => parcel.order !== one.id))

export function readdress(
  state: State,
  buyer: Buyer,
  orderId: string,
  addressId: string | undefined,
): Outcome {
  const order = state.orders.find((one) => one.id === orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  if (!canReaddress(state, order)) return 'order.state'
  return addressId ? OK : 'address.not_found'
}
