import * as rules from './predict-after-sales.ts'
import { speakerFor } from './commands-sellers.ts'
import { around, ownerOf, pickKey, pickOrder, pickReverse, wire } from './choices.ts'
import { pickGoods, withinDearest, withinPaid } from './predict-versions.ts'
import type { Buyer, Order, State } from './state.ts'
import { heldQty, reversibleQty, unsentQty, type Most } from './sums.ts'
import type { Make, World } from './world.ts'

type Lines = rules.Application['lines']

/**
 * Some of the order's lines; where both kinds of units are left, mostly a word on which are meant.
 */
export function pickUnits(world: World, order: Order): Lines {
  const { dice } = world
  return order.lines.flatMap((line) => {
    if ((reversibleQty(line) === 0 && dice.hit(0.95)) || dice.hit(0.2)) return []
    const qty = around(world, reversibleQty(line))
    const isMixed = heldQty(line) > 0 && unsentQty(line) > 0
    return [
      { id: line.id, qty, cancel: isMixed && dice.hit(0.7) ? dice.below(qty + 1) : undefined },
    ]
  })
}

const requestBody = (order: Order, lines: Lines) => ({
  tradeOrder: { id: wire('order', order.id) },
  reverseTradeOrderLineList: lines.map((line) => ({
    tradeOrderLine: { id: wire('orderLine', line.id) },
    reverseQty: line.qty,
    ...(line.cancel === undefined ? {} : { cancelQty: line.cancel }),
  })),
})

export const apply: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const lines = pickUnits(world, order)
  if (lines.length === 0) return undefined
  const read = rules.readMost(state, who, order, lines)
  const found = typeof read === 'string' ? read : withinDearest(state, order, read)
  const { least, most } = typeof found === 'string' ? { least: 0, most: 1000 } : found
  const amount = dice.hit(0.03)
    ? 0
    : dice.hit(0.03)
      ? 1.5
      : dice.hit(0.5)
        ? most
        : dice.hit(0.6)
          ? Math.max(1, least) + dice.below(most - least + 2)
          : around(world, most)
  const key = pickKey(world, state, 'application')
  const isDefect = order.completedAt !== null && amount % 2 === 0
  const application = { orderId: order.id, lines, amount, isDefect, key }
  return {
    about: `${who.name} asks for ${amount} of ${least} to ${most} back for ${lines.map((line) => line.qty).join(' and ')} of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
        ...requestBody(order, lines),
        applyRefundAmt: { value: amount / 100 },
        reverseReason: isDefect ? 'DAMAGED' : 'OTHER',
        requestKey: key,
      }),
    predict: (model) => rules.apply(model, who, application),
  }
}

export const cancelPaid: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_DELIVERY'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const lines = order.lines.flatMap((line) =>
    dice.hit(0.2) ? [] : [{ id: line.id, qty: Math.max(1, around(world, unsentQty(line))) }],
  )
  if (lines.length === 0) return undefined
  const key = pickKey(world, state, 'cancellation')
  return {
    about: `${who.name} cancels ${lines.map((line) => line.qty).join(' and ')} of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow', {
        ...requestBody(
          order,
          lines.map((line) => ({ ...line, cancel: undefined })),
        ),
        requestKey: key,
      }),
    predict: (model) => rules.cancelPaid(model, who, { orderId: order.id, lines, key }),
  }
}

export const preview: Make = (world, state, focus) => {
  const order = pickOrder(world, state, focus, ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'])
  const who = world.buyers.find((one) => one.id === order?.buyer)
  if (!order || !who?.isMember) return undefined
  const lines = pickUnits(world, order)
  if (lines.length === 0) return undefined
  let shown: string | undefined
  return {
    about: `${who.name} looks at what could be given back`,
    run: async () => {
      const answer = await who.call(
        'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
        requestBody(order, lines),
      )
      shown = [answer.availableRefundAmt, answer.leastRefundAmt, answer.availableRefundShippingAmt]
        .map(({ value }) => Math.round(value * 100))
        .join()
    },
    predict: (model) => {
      const now = model.orders.find((one) => one.id === order.id)
      const found = now ? readPreview(model, who, now, lines) : 'order.not_found'
      if (typeof found === 'string') return found
      const expected = [found.most, found.least, found.shipping].join()
      return shown !== undefined && shown !== expected
        ? `another preview: ${expected} instead of ${shown}`
        : 'ok'
    },
  }
}

/** Where nothing else is said and all of them were sent, goods come back. */
function readPreview(state: State, who: Buyer, order: Order, lines: Lines): Most | string {
  const sent = rules.readMost(
    state,
    who,
    order,
    lines.map((one) => ({ ...one, cancel: one.cancel ?? 0 })),
  )
  if (typeof sent !== 'string' && sent.claims.every(({ unsent }) => unsent === 0)) {
    const goods = pickGoods(
      state,
      lines.map(() => undefined),
      sent,
    )
    return typeof goods === 'string' ? goods : withinPaid(order, sent, goods)
  }
  const found = rules.readMost(state, who, order, lines)
  return typeof found === 'string' ? found : withinDearest(state, order, found)
}

export const answerReverse: Make = (world, state, focus) => {
  const { dice } = world
  const reverse = pickReverse(
    world,
    state,
    focus,
    (one) => one.status === 'WAITING_FOR_AUDIT_BY_SELLER',
  )
  if (!reverse) return undefined
  const id = wire('reverse', reverse.id)
  if (dice.hit(0.2)) {
    const buyer = ownerOf(world, reverse.buyer)
    return {
      about: `${buyer.name} takes an application back that is ${reverse.status}`,
      isRepeatable: true,
      run: () =>
        buyer.call('POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow', {
          id,
        }),
      predict: (model) => rules.cancelApplication(model, buyer, reverse.id),
    }
  }
  const { name, by, say } = speakerFor(world, state, reverse)
  const isMoney = reverse.type === 'SALE_EXCHANGE' && by !== 'mall' && dice.hit(0.15)
  if (dice.hit(0.7))
    return {
      about: `${name} agrees to ${isMoney ? 'a return instead of an exchange' : reverse.type} that is ${reverse.status}`,
      isRepeatable: true,
      run: () => say('approve', { id, ...(isMoney ? { refundInstead: true } : {}) }),
      predict: (model) => rules.decide(model, by, { id: reverse.id, isYes: true, isMoney }),
    }
  return {
    about: `${name} refuses ${reverse.type} that is ${reverse.status}`,
    isRepeatable: true,
    run: () => say('reject', { id, reason: 'No.' }),
    predict: (model) => rules.decide(model, by, { id: reverse.id, isYes: false }),
  }
}
