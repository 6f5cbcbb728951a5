import { around, merchantOf, ownerOf, pickOrder, wire } from './choices.ts'
import * as rules from './predict-parcels.ts'
import type { Make } from './world.ts'

const nobody = '019aa000-0000-7000-8000-000000000000'

export const ship: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_DELIVERY'])
  if (!order) return undefined
  const who = merchantOf(world, order.shop)
  const lines = order.lines.flatMap((line) => {
    const left = line.qty - line.delivered - line.canceled - line.openCancel
    return (left > 0 || dice.hit(0.1)) && dice.hit(0.8)
      ? [{ id: line.id, qty: Math.min(999, around(world, left)) }]
      : []
  })
  if (lines.length === 0) return undefined
  const number =
    dice.hit(0.03) && world.numbers.size > 0
      ? dice.pick([...world.numbers])
      : `M${(world.count += 1)}`
  const isTaken = world.numbers.has(number)
  return {
    about: `${who.name} sends ${lines.map((line) => line.qty).join(' and ')} of an order that is ${order.status}`,
    isRepeatable: true,
    run: async () => {
      await who.call('POST /sapi/mall-merchant/order/ship', {
        orderId: wire('order', order.id),
        carrierId: 2,
        serviceCode: number,
        lines: lines.map((line) => ({ id: wire('orderLine', line.id), qty: line.qty })),
      })
      world.numbers.add(number)
    },
    predict: (model) => rules.ship(model, who.shops, order.id, lines, number, isTaken),
  }
}

export const sign: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_RECEIVED', 'UN_DELIVERY'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const parcels = state.parcels.filter((one) => one.order === order.id)
  const parcelId = dice.hit(0.05)
    ? nobody
    : dice.hit(0.6) && parcels.length > 0
      ? dice.pick(parcels).id
      : undefined
  return {
    about: `${who.name} signs for ${parcelId ? 'a parcel' : 'all parcels'} of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/order/signForDelivery', {
        id: wire('order', order.id),
        ...(parcelId ? { fulfillmentProgressId: wire('parcel', parcelId) } : {}),
      }),
    predict: (model) => rules.sign(model, who, order.id, parcelId),
  }
}

export const postpone: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_RECEIVED', 'UN_DELIVERY'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const parcels = state.parcels.filter((one) => one.order === order.id)
  const parcelId = dice.hit(0.05)
    ? nobody
    : dice.hit(0.4) && parcels.length > 0
      ? dice.pick(parcels).id
      : undefined
  return {
    about: `${who.name} asks for more time for ${parcelId ? 'a parcel' : 'all parcels'} of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /api/trantor/flow/bbc_trade_BBCPostponeDeliveryFlow', {
        id: wire('order', order.id),
        ...(parcelId ? { fulfillmentProgressList: [{ id: wire('parcel', parcelId) }] } : {}),
      }),
    predict: (model) => rules.postpone(model, who, order.id, parcelId),
  }
}

export const readdress: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_DELIVERY', 'UN_DELIVERY', 'PENDING_PAY'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const own = state.addresses.filter((one) => one.buyer === who.id)
  const addressId = own.length > 0 && !dice.hit(0.05) ? dice.pick(own).id : undefined
  return {
    about: `${who.name} sends an order that is ${order.status} elsewhere`,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/order/changeDeliveryAddress', {
        id: wire('order', order.id),
        addressId: wire('address', addressId ?? nobody),
      }),
    predict: (model) => rules.readdress(model, who, order.id, addressId),
  }
}
