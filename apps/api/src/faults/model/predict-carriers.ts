import { DAY } from '@galleria/kernel/time'
import { freeHeld } from './predict-after-sales.ts'
import { endSurcharge } from './predict-exchanges.ts'
import type { Outcome, Reverse, State, Waybill } from './state.ts'

/** What carriers say of parcels, and what comes of it, once more in the plainest way. */

export type Said = 'lost' | 'in_transit' | 'delivered'

/** Of a number that nobody has named, or that was put right since, nothing is known. */
export function carrierSays(state: State, number: string, said: Said): Outcome {
  for (const { back, out } of state.reverses)
    for (const parcel of [back, out]) if (parcel?.number === number) move(parcel, said)
  for (const parcel of state.parcels) {
    if (parcel.number !== number || parcel.status !== 'SEND_DELIVERY') continue
    // One that was found has as much time as one that was just sent.
    if (parcel.isLost && said === 'in_transit')
      parcel.confirmBy = Math.max(parcel.confirmBy, state.now + 21 * DAY)
    parcel.isLost = said === 'lost'
  }
  return 'ok'
}

/** One that was delivered is not lost, whatever is said later. */
function move(parcel: Waybill, said: Said): void {
  if (parcel.isDelivered) return
  parcel.isScanned = true
  parcel.isLost = said === 'lost'
  parcel.isDelivered = said === 'delivered'
}

export const isLostOnWayBack = ({ status, back, isPostedBack }: Reverse): boolean =>
  status === 'WAITING_FOR_QC_DONE' && isPostedBack && back?.isLost === true
export const isLostOnWayOut = ({ status, out }: Reverse): boolean =>
  status === 'WAITING_FOR_BUYER_CONFIRMED' && out?.isLost === true

/**
 * The mall looks at a request whose parcel is lost: at its shop's risk the money goes back, else
 * the mall is asked. What was sent instead its buyer or the shop decides about.
 */
export function lookAtLost(state: State, id: string): Outcome {
  const reverse = state.reverses.find((one) => one.id === id)
  if (!reverse || !isLostOnWayBack(reverse)) return 'ok'
  if (reverse.type === 'SALE_EXCHANGE') reverse.isChanged = true
  const isShopsRisk =
    reverse.isStatutory || reverse.dispute?.ruling === 'RETURN' || reverse.back?.isShops
  if (isShopsRisk) reverse.status = 'WAITING_FOR_REFUND'
  else {
    reverse.status = 'IN_DISPUTE'
    reverse.dispute = { answerUntil: state.now + 2 * DAY, isAnswered: false, ruling: null }
  }
  freeHeld(state, reverse)
  return 'ok'
}

/** Whoever waits for what came instead takes the money. */
export function refundLost(state: State, buyer: { readonly id: string }, id: string): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!reverse) return 'reverse.not_found'
  if (!isLostOnWayOut(reverse)) return 'reverse.state'
  reverse.status = 'WAITING_FOR_REFUND'
  reverse.isChanged = true
  endSurcharge(state, reverse)
  return 'ok'
}
