import { split } from '@galleria/kernel/money'
import {
  bringsGoodsBack,
  claim,
  freeHeld,
  endApplication,
  lineOf,
  newLine,
  newReverse,
  orderOf,
  isForDefects,
  readMost,
  skuOf,
  type Application,
} from './predict-after-sales.ts'
import { isLostOnWayOut } from './predict-carriers.ts'
import { endSurcharge, giveDifference, isSurchargePaid, readInstead } from './predict-exchanges.ts'
import {
  isExchangedOut,
  pickGoods,
  surchargeBackOf,
  withinPaid,
  withinShare,
} from './predict-versions.ts'
import { findAnswered, type Answerer } from './predict-sellers.ts'
import type { Most } from './sums.ts'
import type { Buyer, Outcome, Reverse, ReverseLine, State, Waybill } from './state.ts'

/**
 * The rules of goods that come back, and of other goods that come instead, once more in the
 * plainest way.
 */

/** `instead`: of each line the sku that is to come; without it the goods' money is asked for. */
export type GoodsBack = Application & {
  readonly instead?: readonly number[]
  /** Of each line what its buyer was told to pay, and to get back where that is said. */
  readonly told?: readonly { readonly surcharge: number; readonly difference?: number }[]
  /** Of each line, which of its versions is meant. */
  readonly goods: readonly (number | undefined)[]
}

export function askBack(state: State, buyer: Buyer, asked: GoodsBack): Outcome {
  const order = state.orders.find((one) => one.id === asked.orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  if (state.reverses.some((one) => one.buyer === buyer.id && one.key === asked.key)) return 'ok'
  const { instead } = asked
  if (instead && order.completedAt === null) return 'reverse.type'
  const lines = asked.lines.map((one) => ({ ...one, cancel: one.cancel ?? 0 }))
  const found = readMost(state, buyer, order, lines)
  if (typeof found === 'string') return found
  if (found.claims.some(({ unsent }) => unsent > 0)) return 'reverse.not_eligible'
  const isGuarantee = isForDefects(state, order)
  if (isGuarantee && !asked.isDefect) return 'request.malformed'
  const goods = pickGoods(state, asked.goods, found)
  if (typeof goods === 'string') return goods
  const most = instead ? withinShare(order, found, goods) : withinPaid(order, found, goods)
  const share = instead ? whole(most) : shareOf(most, asked.amount)
  if (typeof share === 'string') return share
  if (instead && most.claims.some(({ line }) => isExchangedOut(state, line)))
    return 'reverse.exchange_twice'
  const beside = instead ? readInstead(state, most, goods, { ...asked, instead }) : []
  if (typeof beside === 'string') return beside
  const reverse: Reverse = {
    ...newReverse(state, order, instead ? 'SALE_EXCHANGE' : 'SALE_RETURN'),
    isGuarantee,
    status: 'WAITING_FOR_AUDIT_BY_SELLER',
    money: share.goods.reduce((sum, one) => sum + one, share.shipping),
    shipping: share.shipping,
    key: asked.key,
    lines: most.claims.map(({ line, qty }, index) =>
      newLine({
        line: line.id,
        qty,
        unsent: 0,
        taken: qty,
        amount: share.goods[index] ?? 0,
        goods: goods[index]?.sku === line.sku ? null : (goods[index]?.sku ?? null),
        instead: instead?.[index] ?? null,
        difference: beside[index]?.difference ?? 0,
        surcharge: beside[index]?.surcharge ?? 0,
        surchargeBack: surchargeBackOf(goods[index], qty),
      }),
    ),
  }
  state.reverses.push(reverse)
  claim(state, reverse, 1)
  for (const { line } of most.claims) line.requests += 1
  return 'ok'
}

type Share = { goods: number[]; shipping: number }
const whole = ({ claims, shipping }: Most): Share => ({
  goods: claims.map(({ heldMost }) => heldMost),
  shipping,
})

function shareOf({ claims, most }: Most, amount: number): Share | Outcome {
  if (!Number.isInteger(amount)) return 'request.malformed'
  if (amount > most) return 'refund.exceeds_available'
  const ceilings = claims.map(({ heldMost }) => heldMost)
  const ofGoods = Math.min(
    amount,
    ceilings.reduce((sum, one) => sum + one, 0),
  )
  const parts = split({ minor: ofGoods, currency: 'EUR' }, ceilings)
  return { goods: claims.map((_, index) => parts[index]?.minor ?? 0), shipping: amount - ofGoods }
}

/** One that nobody has seen yet. */
export const newWaybill = (number: string): Waybill => ({
  number,
  isScanned: false,
  isLost: false,
  isDelivered: false,
  isShops: false,
})

export type Named = { readonly id: string; readonly number: string; readonly isTaken: boolean }

export function postBack(state: State, buyer: Buyer, { id, number, isTaken }: Named): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!reverse) return 'reverse.not_found'
  const sent = reverse.isPostedBack ? reverse.back : null
  if (sent?.number === number) return 'ok'
  if (sent) {
    if (isTaken) return 'parcel.number_taken'
    if (sent.isScanned || reverse.status !== 'WAITING_FOR_QC_DONE') return 'reverse.state'
    sent.number = number
    return 'ok'
  }
  if (reverse.status !== 'WAITING_FOR_BUYER_RETURN') return 'reverse.state'
  if (isTaken) return 'parcel.number_taken'
  reverse.status = 'WAITING_FOR_QC_DONE'
  reverse.isPostedBack = true
  reverse.back = newWaybill(number)
  return 'ok'
}

/** Units of a line that were to come back. */
export const returningQty = ({ qty, unsent, ruled }: ReverseLine): number => (ruled ?? qty) - unsent
export const holds = ({ lines }: Reverse) => lines.some(({ held }) => held > 0)

export function canLook(reverse: Reverse): boolean {
  const { status, isStatutory } = reverse
  return status === 'WAITING_FOR_QC_DONE' || (status === 'WAITING_FOR_BUYER_RETURN' && isStatutory)
}

/** A request goes on with so much less of a line. */
export function take(
  state: State,
  reverse: Reverse,
  claimed: ReverseLine,
  { taken, amount }: { taken: number; amount: number },
): void {
  const line = lineOf(state, reverse, claimed.line)
  line.open -= taken
  if (!reverse.isLoss) line.claimed -= amount
  claimed.taken -= taken
  claimed.amount -= amount
  reverse.money -= amount
}

/** The money goes back, and the goods stay where they are. */
export function leaveGoods(state: State, reverse: Reverse): void {
  for (const line of reverse.lines)
    if (returningQty(line) > 0) take(state, reverse, line, { taken: line.taken, amount: 0 })
}

export function refuseAll(
  state: State,
  by: Answerer,
  { id, number, isTaken }: { id: string; number: string | undefined; isTaken: boolean },
): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  if (reverse.isStatutory) return 'reverse.statutory'
  if (!mayRefuse(reverse)) return 'reverse.state'
  if (isTaken && number !== undefined) return 'parcel.number_taken'
  reverse.isDeclined = true
  if (number !== undefined) {
    reverse.isSentOut = true
    reverse.out = newWaybill(number)
  } else reverse.isSentOut = false
  endApplication(state, reverse, 'REVERSE_CLOSE')
  return 'ok'
}

export const mayRefuse = ({ status, isStatutory, dispute }: Reverse): boolean =>
  status === 'WAITING_FOR_QC_DONE' && !isStatutory && dispute?.ruling !== 'RETURN'

export function shipInstead(state: State, by: Answerer, { id, number, isTaken }: Named): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  const { out } = reverse
  if (out?.number === number) return 'ok'
  if (out) {
    if (isTaken) return 'parcel.number_taken'
    if (out.isScanned || reverse.status !== 'WAITING_FOR_BUYER_CONFIRMED') return 'reverse.state'
    out.number = number
    return 'ok'
  }
  if (reverse.status !== 'WAITING_FOR_SELLER_SHIP' || !isSurchargePaid(reverse))
    return 'reverse.state'
  if (isTaken) return 'parcel.number_taken'
  reverse.status = 'WAITING_FOR_BUYER_CONFIRMED'
  giveDifference(state, reverse)
  reverse.isSentOut = true
  reverse.out = newWaybill(number)
  for (const line of reverse.lines) {
    const shelf = skuOf(state, line.instead)
    shelf.onHand -= line.held
    shelf.reserved -= line.held
    if (line.held > 0) Object.assign(line, { replaced: line.held, paid: line.amount })
    line.held = 0
  }
  return 'ok'
}

export function confirmInstead(state: State, buyer: Buyer, id: string): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!reverse) return 'reverse.not_found'
  if (reverse.status !== 'WAITING_FOR_BUYER_CONFIRMED') return 'reverse.state'
  const order = orderOf(state, reverse)
  reverse.status = 'REVERSE_DONE'
  claim(state, reverse, -1)
  for (const line of reverse.lines) Object.assign(line, { taken: 0, amount: 0 })
  reverse.money = 0
  reverse.shipping = 0
  if (reverse.isGuarantee) order.replacedAt = state.now
  else order.exchangedAt = state.now
  return 'ok'
}

export function refundInstead(state: State, by: Answerer, id: string): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  if (!mayRefundInstead(reverse)) return 'reverse.state'
  reverse.status = 'WAITING_FOR_REFUND'
  reverse.isChanged = true
  endSurcharge(state, reverse)
  freeHeld(state, reverse)
  return 'ok'
}

export const mayRefundInstead = (reverse: Reverse): boolean =>
  reverse.status === 'WAITING_FOR_SELLER_SHIP' || isLostOnWayOut(reverse)

/** It is no parcel before somebody has sent it. */
export function giveLabel(state: State, by: Answerer, { id, isTaken }: Named): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  if (reverse.status !== 'WAITING_FOR_BUYER_RETURN') return 'reverse.state'
  return isTaken ? 'parcel.number_taken' : 'ok'
}

export function waive(state: State, by: Answerer, id: string): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  if (!mayWaive(reverse)) return 'reverse.state'
  reverse.status = 'WAITING_FOR_REFUND'
  leaveGoods(state, reverse)
  return 'ok'
}

export const mayWaive = (reverse: Reverse): boolean =>
  reverse.status === 'WAITING_FOR_BUYER_RETURN' &&
  bringsGoodsBack(reverse) &&
  (reverse.type === 'SALE_RETURN' || reverse.isChanged)

/**
 * So many units the shop sees pass, where it looks at them: only what it does not hold others for,
 * or what was sent.
 */
export const mayPass = (reverse: Reverse): boolean =>
  canLook(reverse) && (holds(reverse) || reverse.isPostedBack || reverse.isStatutory)
