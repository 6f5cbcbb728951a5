import { answerReverse } from './commands-after-sales.ts'
import { carrierSays, lookAtLost, refundLost } from './commands-carriers.ts'
import { answerMall, askMall, ruleDispute } from './commands-disputes.ts'
import * as back from './commands-goods-back.ts'
import { answerOffer, makeOffer } from './commands-offers.ts'
import { mayAskMall } from './predict-disputes.ts'
import { isSurchargeOpen } from './predict-exchanges.ts'
import { cancelDifference, payDifference } from './commands-exchanges.ts'
import { isLostOnWayBack, isLostOnWayOut } from './predict-carriers.ts'
import type { Make } from './world.ts'

/** What naturally comes next, by where a request is. */
const next: Readonly<Record<string, readonly Make[]>> = {
  WAITING_FOR_AUDIT_BY_SELLER: [answerReverse, answerReverse, makeOffer, answerOffer],
  WAITING_FOR_BUYER_RETURN: [back.postBack, back.postBack, back.postBack, back.giveMoney],
  WAITING_FOR_QC_DONE: [back.inspect, back.inspect, back.inspect, back.refuseAll, carrierSays],
  WAITING_FOR_SELLER_SHIP: [back.shipInstead, back.shipInstead, back.shipInstead, back.giveMoney],
  WAITING_FOR_BUYER_CONFIRMED: [back.confirmInstead, carrierSays],
  REVERSE_CLOSE: [askMall],
  IN_DISPUTE: [answerMall, ruleDispute, ruleDispute],
}

/**
 * The natural next step of some request, so that walks come to the end of things and not only to
 * many beginnings.
 */
export const goOnWithRequest: Make = (world, state) => {
  const { dice } = world
  const near = state.reverses.filter(
    (one) => next[one.status] && (one.status !== 'REVERSE_CLOSE' || mayAskMall(state, one)),
  )
  if (near.length === 0) return undefined
  const reverse = dice.pick(
    dice.pick([...Map.groupBy(near, ({ status }) => status).values()]).slice(-3),
  )
  const makes = isSurchargeOpen(state, reverse)
    ? [payDifference, payDifference, payDifference, cancelDifference]
    : isLostOnWayOut(reverse)
      ? [refundLost, refundLost, back.giveMoney, carrierSays]
      : isLostOnWayBack(reverse)
        ? [lookAtLost, lookAtLost, lookAtLost, back.inspect]
        : (next[reverse.status] ?? [])
  const make = dice.pick(makes)
  return make(world, { ...state, reverses: [reverse] }, undefined)
}
