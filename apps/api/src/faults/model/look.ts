import { isRefusal } from '@galleria/kernel/refusal'
import { DETAIL, pickOrder, wire } from './choices.ts'
import type { Person } from './persons.ts'
import * as rules from './predict.ts'
import { mayCancelPaid } from './predict-after-sales.ts'
import { isGone } from './predict-sellers.ts'
import type { Order, State } from './state.ts'
import type { Make } from './world.ts'

/**
 * What the buyer's or the shop's screen offers is what the model says can be done (P6). One look at
 * a time: two are two moments.
 */
export const look: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus)
  if (!order) return undefined
  const buyer = world.buyers.find((one) => one.id === order.buyer)
  const merchant = world.merchants.find((one) => one.shops.includes(order.shop))
  if (!buyer || !merchant) return undefined
  const isShop = world.dice.hit(0.4)
  const id = wire('order', order.id)
  let shown: string | undefined
  return {
    about: `${isShop ? merchant.name : buyer.name} looks at an order that is ${order.status}`,
    run: async () => {
      const { displayStatus, operationList } = isShop
        ? await merchant.call('POST /sapi/mall-merchant/order/detail', { id })
        : await buyer.call(DETAIL, { id })
      shown = [displayStatus, ...operationList.toSorted()].join(' ')
      if (!isShop && buyer.isMember) await tryOffer(buyer, id)
    },
    predict: (model) => {
      const now = model.orders.find((one) => one.id === order.id)
      if (!now) return 'order.not_found'
      const expected = [
        now.status,
        ...(isShop ? shopsOffers(model, now) : rules.offersTo(model, buyer, now)),
      ].join(' ')
      return shown !== undefined && shown !== expected
        ? `other offers: ${expected} instead of ${shown}`
        : rules.OK
    },
  }
}

/** In the order of their names. Who was removed only reads. */
function shopsOffers(state: State, order: Order): string[] {
  if (isGone(state, order.shop)) return []
  const canShip =
    order.status === 'UN_DELIVERY' &&
    order.lines.some((line) => line.qty - line.delivered - line.canceled - line.openCancel > 0)
  const canReissue =
    ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'].includes(order.status) &&
    state.parcels.some((parcel) => parcel.order === order.id)
  return [
    ...(mayCancelPaid(order) ? ['cancelForStock'] : []),
    ...(canShip ? ['delay', 'hold'] : []),
    ...(canReissue ? ['reissue'] : []),
    ...(canShip ? ['ship'] : []),
  ]
}

/**
 * What is offered can be done and what can be done is offered: after-sales by asking the mall
 * itself, line by line, with a preview that changes nothing.
 */
async function tryOffer(buyer: Person, id: string): Promise<void> {
  const before = await buyer.call(DETAIL, { id })
  const tries = []
  for (const line of before.tradeOrderLineList)
    for (const cancelQty of [0, 1]) tries.push(await canAsk(buyer, id, line.id, cancelQty))
  const after = await buyer.call(DETAIL, { id })
  // Somebody else moved it meanwhile: nothing can be shown.
  if (JSON.stringify(before) !== JSON.stringify(after)) return
  const isOffered = before.operationList.includes('buyerApplyReverse')
  if (isOffered !== tries.includes(true))
    throw new Error(
      `after-sales are ${isOffered ? '' : 'not '}offered and it is otherwise: ${tries.join()}`,
    )
}

async function canAsk(
  buyer: Person,
  orderId: string,
  lineId: string,
  cancelQty: number,
): Promise<boolean> {
  try {
    const { availableRefundAmt } = await buyer.call(
      'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
      {
        tradeOrder: { id: orderId },
        reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty: 1, cancelQty }],
      },
    )
    return availableRefundAmt.value > 0
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}
