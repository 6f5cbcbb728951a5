import { answerReverse } from './commands-after-sales.ts'
import { answerMall, askMall, ruleDispute } from './commands-disputes.ts'
import * as back from './commands-goods-back.ts'
import { answerOffer, makeOffer } from './commands-offers.ts'
import type { Make } from './world.ts'

/** What naturally comes next, by where a request is. */
const next: Readonly<Record<string, readonly Make[]>> = {
  WAITING_FOR_AUDIT_BY_SELLER: [answerReverse, answerReverse, makeOffer, answerOffer],
  WAITING_FOR_BUYER_RETURN: [back.postBack, back.postBack, back.postBack, back.giveMoney],
  WAITING_FOR_QC_DONE: [back.inspect, back.inspect, back.refuseAll],
  WAITING_FOR_SELLER_SHIP: [back.shipInstead, back.shipInstead, back.giveMoney],
  WAITING_FOR_BUYER_CONFIRMED: [back.confirmInstead],
  REVERSE_CLOSE: [askMall],
  IN_DISPUTE: [answerMall, ruleDispute, ruleDispute],
}

/**
 * The natural next step of some request, so that walks come to the end of things and not only to
 * many beginnings.
 */
export const goOnWithRequest: Make = (world, state) => {
  const { dice } = world
  const near = state.reverses.filter(({ status }) => next[status])
  if (near.length === 0) return undefined
  const reverse = dice.pick(
    dice.pick([...Map.groupBy(near, ({ status }) => status).values()]).slice(-3),
  )
  const make = dice.pick(next[reverse.status] ?? [])
  return make(world, { ...state, reverses: [reverse] }, undefined)
}
