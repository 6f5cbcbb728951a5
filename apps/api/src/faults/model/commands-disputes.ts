import { around, merchantOf, ownerOf, pickReverse, wire } from './choices.ts'
import * as rules from './predict-disputes.ts'
import type { Make } from './world.ts'

export const askMall: Make = (world, state, focus) => {
  const reverse = pickReverse(
    world,
    state,
    focus,
    (one) => one.status === 'REVERSE_CLOSE' && one.dispute === null,
  )
  if (!reverse) return undefined
  const who = ownerOf(world, reverse.buyer)
  return {
    about: `${who.name} asks the mall about ${reverse.isPart ? 'the rest of ' : ''}${reverse.type} that is ${reverse.status}`,
    run: () =>
      who.call('POST /sapi/mall-order/web/reverseorder/askMall', {
        id: wire('reverse', reverse.id),
        content: 'It is not so.',
      }),
    predict: (model) => rules.askMall(model, who, reverse.id),
  }
}

export const answerMall: Make = (world, state, focus) => {
  const { dice } = world
  const reverse = pickReverse(world, state, focus, ({ status }) => status === 'IN_DISPUTE')
  if (!reverse) return undefined
  const who = merchantOf(world, reverse.shop)
  const id = wire('reverse', reverse.id)
  const isYes = dice.hit(0.3)
  return {
    about: `${who.name} ${isYes ? 'gives in' : 'says its side'} about ${reverse.type} that is ${reverse.status}`,
    run: () =>
      isYes
        ? who.call('POST /sapi/mall-merchant/reverseorder/giveIn', { id })
        : who.call('POST /sapi/mall-merchant/reverseorder/answerDispute', {
            id,
            content: 'It is.',
          }),
    predict: (model) =>
      isYes
        ? rules.giveIn(model, who.shops, reverse.id)
        : rules.answerDispute(model, who.shops, reverse.id),
  }
}

/** All of it, a part, or nothing. */
export const ruleDispute: Make = (world, state, focus) => {
  const { dice, mall } = world
  const disputed = state.reverses.filter((one) => one.dispute !== null)
  const reverse = pickReverse(
    world,
    { ...state, reverses: disputed },
    focus,
    ({ status }) => status === 'IN_DISPUTE',
  )
  if (!reverse || !mall) return undefined
  const ruling = dice.pick(['REFUND', 'REFUND', 'RETURN', 'RETURN', 'NONE'] as const)
  const isPart = ruling === 'NONE' ? dice.hit(0.1) : dice.hit(0.4)
  const units =
    isPart && dice.hit(0.6)
      ? reverse.lines
          .filter(() => dice.hit(0.8))
          .map(({ id, qty }) => ({ id, qty: around(world, qty) }))
      : []
  const amount =
    isPart && (units.length === 0 || dice.hit(0.3)) ? around(world, reverse.money) : undefined
  const ruled = {
    ...{ id: reverse.id, ruling },
    ...(units.length > 0 ? { units } : {}),
    ...(amount === undefined ? {} : { amount }),
  }
  return {
    about: `the mall rules ${ruling}${isPart ? ' of a part' : ''} about ${reverse.isPart ? 'the rest of ' : ''}${reverse.type} that is ${reverse.status}`,
    run: () =>
      mall.operator.call('POST /sapi/mall-operator/dispute/rule', {
        id: wire('reverse', reverse.id),
        ruling,
        reason: 'Both were heard.',
        ...(units.length > 0
          ? { lines: units.map(({ id, qty }) => ({ id: wire('reverseLine', id), qty })) }
          : {}),
        ...(amount === undefined ? {} : { amount: { value: amount / 100 } }),
      }),
    predict: (model) => rules.rule(model, ruled),
  }
}

/** How often each is tried. */
export const aboutDisputes: readonly (readonly [Make, number])[] = [
  [askMall, 5],
  [answerMall, 4],
  [ruleDispute, 5],
]
