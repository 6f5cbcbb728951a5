import { around, merchantOf, ownerOf, pickKey, pickOrder, pickReverse, wire } from './choices.ts'
import { speakerFor } from './commands-sellers.ts'
import { bodyOfBeside, nameBeside, tellBeside } from './commands-exchanges.ts'
import { pickUnits } from './commands-after-sales.ts'
import { readMost } from './predict-after-sales.ts'
import * as rules from './predict-goods-back.ts'
import * as inspection from './predict-inspection.ts'
import type { Line, Order, Reverse, State } from './state.ts'
import { reversibleQty } from './sums.ts'
import type { Make, World } from './world.ts'

/** A number that no parcel has, but for now and then. */
function nameNumber(world: World, { parcels }: State): { number: string; isTaken: boolean } {
  const { dice } = world
  const isTaken = dice.hit(0.05) && parcels.length > 0
  return { number: isTaken ? dice.pick(parcels).number : `B${(world.count += 1)}`, isTaken }
}

const ask =
  (exchanges: number): Make =>
  (world, state, focus) => {
    const { dice } = world
    const order = pickOrder(world, state, focus, ['UN_RECEIVED', 'COMPLETE', 'COMPLETE'])
    const who = order && ownerOf(world, order.buyer)
    if (!order || !who?.isMember) return undefined
    const lineOf = (id: string) => order.lines.find((one) => one.id === id)
    const isExchange = dice.hit(exchanges)
    // Mostly of what there are others of.
    const isOfMany = isExchange && dice.hit(0.7)
    const lines = pickUnits(world, order)
      .filter(({ id }) => !isOfMany || world.versions?.[lineOf(id)?.sku ?? 0])
      .map((one) => ({ ...one, cancel: dice.hit(0.05) ? one.cancel : undefined }))
    if (lines.length === 0) return undefined
    const goods = lines.map(({ id }) => (dice.hit(0.15) ? versionOf(world, lineOf(id)) : undefined))
    const found = readMost(
      state,
      who,
      order,
      lines.map((one) => ({ ...one, cancel: one.cancel ?? 0 })),
    )
    const most = typeof found === 'string' ? 1000 : found.most
    const amount = dice.hit(0.04)
      ? 1.5
      : dice.hit(0.1)
        ? 0
        : dice.hit(0.6)
          ? most
          : around(world, most)
    const key = pickKey(world, state, 'return')
    const isDefect = order.completedAt !== null && amount % 2 === 0
    const asked = { orderId: order.id, lines, goods, amount, isDefect, key }
    const body = {
      ...bodyOf(order, lines, goods),
      reverseReason: isDefect ? ('DAMAGED' as const) : ('NO_LONGER_WANTED' as const),
      requestKey: key,
    }
    if (!isExchange)
      return {
        about: `${who.name} asks to send back ${lines.map(({ qty }) => qty).join(' and ')} for ${amount} of ${most}`,
        isRepeatable: true,
        run: () =>
          who.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow', {
            ...body,
            applyRefundAmt: { value: amount / 100 },
          }),
        predict: (model) => rules.askBack(model, who, asked),
      }
    const instead = lines.map(({ id }) => versionOf(world, lineOf(id)))
    const told = tellBeside(world, state, order, { who, lines, goods, instead })
    return {
      about: `${who.name} asks for other goods for ${lines.map(({ qty }) => qty).join(' and ')}${nameBeside(told)}`,
      isRepeatable: true,
      run: () =>
        who.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow', {
          ...body,
          reverseTradeOrderLineList: body.reverseTradeOrderLineList.map((line, index) => ({
            ...line,
            derivativeSku: { id: instead[index] ?? 0 },
            ...bodyOfBeside(told[index]),
          })),
        }),
      predict: (model) => rules.askBack(model, who, { ...asked, instead, told }),
    }
  }

export const askBack = ask(0.4)
const askInstead = ask(1)

/** Mostly one of the same item at the same price; now and then something else. */
function versionOf(world: World, line: Line | undefined): number {
  const { dice, versions = {} } = world
  if (!line) return 1
  return world.dice.pick(dice.hit(0.1) ? [1, 4, 16] : [line.sku, ...(versions[line.sku] ?? [])])
}

function bodyOf(
  order: Order,
  lines: ReturnType<typeof pickUnits>,
  goods: readonly (number | undefined)[],
) {
  return {
    tradeOrder: { id: wire('order', order.id) },
    reverseTradeOrderLineList: lines.map(({ id, qty, cancel }, index) => ({
      tradeOrderLine: { id: wire('orderLine', id) },
      reverseQty: qty,
      ...(cancel === undefined ? {} : { cancelQty: cancel }),
      ...(goods[index] === undefined ? {} : { goodsSku: { id: goods[index] } }),
    })),
  }
}

const isIn =
  (...statuses: string[]) =>
  ({ status }: Reverse) =>
    statuses.includes(status)

export const postBack: Make = (world, state, focus) => {
  const reverse = pickReverse(
    world,
    state,
    focus,
    isIn('WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE'),
  )
  if (!reverse) return undefined
  const who = ownerOf(world, reverse.buyer)
  const named = nameNumber(world, state)
  return {
    about: `${who.name} sends ${reverse.type} back that is ${reverse.status}`,
    isRepeatable: true,
    run: async () => {
      await who.call('POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
        id: wire('reverse', reverse.id),
        fulfillmentProgressList: [
          { serviceCode: named.number, fulfillmentServiceProvider: { id: 2 } },
        ],
        returnMode: 'SELF_DELIVERY',
      })
    },
    predict: (model) => rules.postBack(model, who, { id: reverse.id, ...named }),
  }
}

export const inspect: Make = (world, state, focus) => {
  const { dice } = world
  const reverse = pickReverse(world, state, focus, rules.canLook)
  if (!reverse) return undefined
  const { who, name, by, say } = speakerFor(world, state, reverse)
  const isPart = dice.hit(0.3)
  const isEmpty = dice.hit(rules.mayRefuse(reverse) ? 0.03 : 0.35)
  const found = reverse.lines
    .filter((line) => rules.returningQty(line) > 0)
    .map((line) => ({
      ...findUnits(
        world,
        line.id,
        rules.returningQty(line),
        isEmpty ? 'empty' : isPart ? 'part' : 'all',
      ),
      // Of what was not withdrawn from it is refused.
      ...(!isEmpty && dice.hit(reverse.isStatutory ? 0.5 : 0.02)
        ? { loss: around(world, line.amount) }
        : {}),
    }))
  if (found.length === 0) return undefined
  const isRefused = found.some(({ refused }) => refused > 0)
  const named = isRefused && dice.hit(0.6) ? nameNumber(world, state) : undefined
  const isTold = isRefused || isEmpty || found.some(({ loss }) => loss)
  const reason = isTold ? 'Broken.' : ''
  const looked = {
    id: reverse.id,
    found,
    reason,
    number: named?.number,
    isTaken: named?.isTaken ?? false,
  }
  return {
    about: `${name} looks at ${reverse.isStatutory ? 'a withdrawal' : reverse.type} that is ${reverse.status} and ${isEmpty ? 'finds nothing' : `takes ${isPart ? 'a part' : 'all'}`}`,
    run: async () => {
      const files = isTold && world.mall ? [{ url: await world.mall.showPhoto(who) }] : []
      await say('pass', {
        id: wire('reverse', reverse.id),
        lines: found.map(({ loss, ...one }) => ({
          ...one,
          id: wire('reverseLine', one.id),
          ...(loss ? { lossOfValueAmt: { value: loss / 100 } } : {}),
        })),
        ...(isTold ? { reason, attachmentList: { files } } : {}),
        ...(named ? { carrierId: 2, serviceCode: named.number } : {}),
      })
    },
    predict: (model) => inspection.inspect(model, by, looked),
  }
}

function findUnits(
  { dice }: World,
  id: string,
  qty: number,
  what: 'all' | 'part' | 'empty',
): inspection.Found {
  const found = { id, sellable: 0, scrap: 0, missing: 0, refused: 0 }
  for (let unit = 0; unit < qty; unit += 1)
    found[
      what === 'empty'
        ? 'missing'
        : what === 'part'
          ? dice.pick(['sellable', 'sellable', 'missing', 'refused'] as const)
          : dice.pick(['sellable', 'sellable', 'scrap'] as const)
    ] += 1
  // Counted wrongly, now and then.
  if (dice.hit(0.03)) found.sellable += 1
  return found
}

export const refuseAll: Make = (world, state, focus) => {
  const reverse = pickReverse(world, state, focus, isIn('WAITING_FOR_QC_DONE'))
  if (!reverse) return undefined
  const { who, name, by, say } = speakerFor(world, state, reverse)
  const named = world.dice.hit(0.5) ? nameNumber(world, state) : undefined
  return {
    about: `${name} does not accept ${reverse.type} that is ${reverse.status}`,
    run: async () => {
      const files = world.mall ? [{ url: await world.mall.showPhoto(who) }] : []
      await say('refuse', {
        id: wire('reverse', reverse.id),
        reason: 'Not like this.',
        attachmentList: { files },
        ...(named ? { carrierId: 2, serviceCode: named.number } : {}),
      })
    },
    predict: (model) =>
      rules.refuseAll(model, by, {
        id: reverse.id,
        number: named?.number,
        isTaken: named?.isTaken ?? false,
      }),
  }
}

export const shipInstead: Make = (world, state, focus) => {
  const reverse = pickReverse(
    world,
    state,
    focus,
    isIn('WAITING_FOR_SELLER_SHIP', 'WAITING_FOR_BUYER_CONFIRMED'),
  )
  if (!reverse) return undefined
  const who = merchantOf(world, reverse.shop)
  const named = nameNumber(world, state)
  return {
    about: `${who.name} sends what comes instead about ${reverse.type} that is ${reverse.status}`,
    isRepeatable: true,
    run: async () => {
      await who.call('POST /sapi/mall-merchant/reverseorder/ship', {
        id: wire('reverse', reverse.id),
        carrierId: 2,
        serviceCode: named.number,
      })
    },
    predict: (model) => rules.shipInstead(model, who.shops, { id: reverse.id, ...named }),
  }
}

export const confirmInstead: Make = (world, state, focus) => {
  const reverse = pickReverse(world, state, focus, isIn('WAITING_FOR_BUYER_CONFIRMED'))
  if (!reverse) return undefined
  const who = ownerOf(world, reverse.buyer)
  return {
    about: `${who.name} has got what came instead about ${reverse.type} that is ${reverse.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /api/trantor/flow/trade_ConfirmReverseTradeOrderExchangeSkuFlow', {
        id: wire('reverse', reverse.id),
      }),
    predict: (model) => rules.confirmInstead(model, who, reverse.id),
  }
}

export const giveLabel: Make = (world, state, focus) => {
  const reverse = pickReverse(world, state, focus, isIn('WAITING_FOR_BUYER_RETURN'))
  if (!reverse) return undefined
  const { name, by, say } = speakerFor(world, state, reverse)
  const named = nameNumber(world, state)
  return {
    about: `${name} gives its label for ${reverse.type} that is ${reverse.status}`,
    isRepeatable: true,
    run: async () => {
      await say('label', {
        id: wire('reverse', reverse.id),
        carrierId: 2,
        serviceCode: named.number,
        code: 'SHOW-ME',
      })
    },
    predict: (model) => rules.giveLabel(model, by, { id: reverse.id, ...named }),
  }
}

/** The shop lets its buyer keep the goods, or has no others to send. */
export const giveMoney: Make = (world, state, focus) => {
  const isWaived = world.dice.hit(0.5)
  const reverse = pickReverse(
    world,
    state,
    focus,
    isWaived ? isIn('WAITING_FOR_BUYER_RETURN') : rules.mayRefundInstead,
  )
  if (!reverse) return undefined
  const { name, by, say } = speakerFor(world, state, reverse)
  const id = wire('reverse', reverse.id)
  return {
    about: `${name} ${isWaived ? 'wants no goods back' : 'pays instead of sending'} about ${reverse.type} that is ${reverse.status}`,
    isRepeatable: true,
    run: () => (isWaived ? say('waivereturn', { id }) : say('refundinstead', { id })),
    predict: (model) =>
      isWaived ? rules.waive(model, by, reverse.id) : rules.refundInstead(model, by, reverse.id),
  }
}

/** Said by law, without a reason. What comes of it is done by a job, which is only watched. */
export const withdraw: Make = (world, state, focus) => {
  const { dice } = world
  const order = pickOrder(world, state, focus, ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'])
  if (!order) return undefined
  const who = ownerOf(world, order.buyer)
  const picked = order.lines
    .filter((line) => reversibleQty(line) > 0 && dice.hit(0.7))
    .map((line) => ({ id: line.id, qty: around(world, reversibleQty(line)) }))
  const lines = dice.hit(0.4) ? [] : picked
  const requestKey = `statement-of-withdrawal-${(world.count += 1)}`
  return {
    about: `${who.name} withdraws from ${lines.length > 0 ? 'some' : 'all'} of an order that is ${order.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/withdrawal/state', {
        requestKey,
        name: who.name,
        orderCode: 'as shown',
        email: 'kim@galleria.test',
        orderId: wire('order', order.id),
        lines: lines.map(({ id, qty }) => ({ id: wire('orderLine', id), qty })),
      }),
    predict: (model) => {
      const now = model.orders.find((one) => one.id === order.id && one.buyer === who.id)
      if (!now) return 'order.not_found'
      const isMore = lines.some(({ id, qty }) => {
        const line = now.lines.find((one) => one.id === id)
        return !line || qty > reversibleQty(line)
      })
      return isMore ? 'withdrawal.lines' : 'ok'
    },
  }
}

/** How often each is tried. */
export const aboutGoodsBack: readonly (readonly [Make, number])[] = [
  [askBack, 12],
  [askInstead, 16],
  [postBack, 8],
  [inspect, 8],
  [refuseAll, 3],
  [shipInstead, 5],
  [giveLabel, 2],
  [confirmInstead, 4],
  [giveMoney, 2],
  [withdraw, 3],
]
