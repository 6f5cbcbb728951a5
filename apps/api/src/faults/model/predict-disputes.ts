import { split } from '@galleria/kernel/money'
import { bringsGoodsBack, claim, endApplication, lineOf, orderOf } from './predict-after-sales.ts'
import { isSurchargeOpen, isSurchargePaid } from './predict-exchanges.ts'
import { isLostOnWayOut } from './predict-carriers.ts'
import {
  leaveGoods,
  mayPass,
  mayRefundInstead,
  mayRefuse,
  mayWaive,
  take,
} from './predict-goods-back.ts'
import { operationsWhileWaiting } from './predict-offers.ts'
import { DAY } from '@galleria/kernel/time'
import { findAnswered, isGone, type Answerer } from './predict-sellers.ts'
import type { Buyer, Outcome, Reverse, State } from './state.ts'
import { heldMoney, heldQty } from './sums.ts'

/** What a buyer takes to the mall, and how that ends, once more in the plainest way. */

const ASK_WITHIN = 7 * DAY
const ANSWER_WITHIN = 2 * DAY

export function mayAskMall(state: State, reverse: Reverse): boolean {
  const order = orderOf(state, reverse)
  const isFresh =
    reverse.status === 'REVERSE_CLOSE' && (reverse.stopped ?? 0) > state.now - ASK_WITHIN
  const isFree = reverse.lines.every(({ line: id, taken, amount, unsent }) => {
    const line = lineOf(state, reverse, id)
    const held = heldQty(line)
    return (
      unsent === 0 && taken <= held && (amount === 0 || (held > 0 && amount <= heldMoney(line)))
    )
  })
  return (
    isFresh &&
    reverse.dispute === null &&
    (reverse.isDeclined || reverse.isPart) &&
    (reverse.isLoss || !wasExchangedSince(state, reverse)) &&
    reverse.shipping <= order.shipping - order.claimedShipping &&
    (reverse.isLoss || isFree)
  )
}

/** What it speaks of may be other goods by now. */
function wasExchangedSince(state: State, reverse: Reverse): boolean {
  const { exchangedAt, replacedAt } = orderOf(state, reverse)
  if (Math.max(exchangedAt ?? 0, replacedAt ?? 0) <= reverse.applied) return false
  return state.reverses.some(
    (one) =>
      one.type === 'SALE_EXCHANGE' &&
      one.status === 'REVERSE_DONE' &&
      !one.isChanged &&
      one.applied > reverse.applied &&
      one.lines.some(({ line }) => reverse.lines.some((other) => other.line === line)),
  )
}

export function askMall(state: State, buyer: Buyer, id: string): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!reverse) return 'reverse.not_found'
  if (!mayAskMall(state, reverse)) return 'reverse.state'
  claim(state, reverse, 1)
  // What was not accepted of other goods, or what they have lost in value, is no request of its
  // lines before.
  if (reverse.isPart || reverse.isLoss)
    for (const { line } of reverse.lines) lineOf(state, reverse, line).requests += 1
  reverse.status = 'IN_DISPUTE'
  reverse.stopped = null
  reverse.dispute = { answerUntil: state.now + ANSWER_WITHIN, isAnswered: false, ruling: null }
  return 'ok'
}

const isAnswerOpen = (state: State, { dispute }: Reverse) =>
  dispute !== null &&
  !dispute.isAnswered &&
  dispute.ruling === null &&
  dispute.answerUntil > state.now
const isWithBuyer = ({ isPostedBack, isSentOut }: Reverse) => !isPostedBack || isSentOut
const canComeBack = (reverse: Reverse) =>
  bringsGoodsBack(reverse) && isWithBuyer(reverse) && !reverse.hasMissing

export function answerDispute(state: State, by: Answerer, id: string): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  if (reverse.status !== 'IN_DISPUTE' || !reverse.dispute || !isAnswerOpen(state, reverse))
    return 'reverse.state'
  reverse.dispute.isAnswered = true
  return 'ok'
}

export function giveIn(state: State, by: Answerer, id: string): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  if (reverse.status !== 'IN_DISPUTE') return 'reverse.state'
  end(state, reverse, canComeBack(reverse) ? 'RETURN' : 'REFUND')
  return 'ok'
}

export type Ruling = 'REFUND' | 'RETURN' | 'NONE'
/** `units` of each line that is named; `amount` in minor units. */
export type Ruled = {
  readonly id: string
  readonly ruling: Ruling
  readonly units?: readonly { readonly id: string; readonly qty: number }[]
  readonly amount?: number
}

export function rule(state: State, { id, ruling, units, amount }: Ruled): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && one.dispute !== null)
  if (!reverse) return 'reverse.not_found'
  if (!rulingsOf(state, reverse).includes(ruling)) return 'reverse.state'
  if (units || amount !== undefined) {
    if (ruling === 'NONE') return 'dispute.part'
    const remaining = keepPart(reverse, units, amount)
    if (!remaining) return 'dispute.part'
    for (const [index, line] of reverse.lines.entries()) {
      const left = remaining.lines[index] ?? { qty: 0, taken: 0, amount: 0 }
      const less = { taken: line.taken - left.taken, amount: line.amount - left.amount }
      take(state, reverse, line, less)
      if (units) line.ruled = left.qty
    }
    const less = reverse.shipping - remaining.shipping
    orderOf(state, reverse).claimedShipping -= less
    reverse.shipping -= less
    reverse.money -= less
  }
  end(state, reverse, ruling)
  return 'ok'
}

type Remaining = { lines: { qty: number; taken: number; amount: number }[]; shipping: number }
const goodsOf = ({ lines }: Remaining) => lines.reduce((sum, one) => sum + one.amount, 0)

function keepPart(
  reverse: Reverse,
  units: Ruled['units'],
  amount: number | undefined,
): Remaining | undefined {
  const { lines, shipping } = reverse
  const remaining: Remaining = { lines: lines.map((line) => ({ ...line })), shipping }
  if (units) {
    remaining.shipping = 0
    for (const line of lines) {
      const qty = units.find(({ id }) => id === line.id)?.qty ?? 0
      if (qty > line.qty) return undefined
      remaining.lines[lines.indexOf(line)] = {
        qty,
        taken: Math.min(line.taken, qty),
        amount: Math.round((line.amount * qty) / line.qty),
      }
    }
    const isPart = remaining.lines.some(({ qty }, index) => qty < (lines[index]?.qty ?? 0))
    if (!isPart || remaining.lines.every(({ qty }) => qty === 0)) return undefined
  }
  if (amount === undefined) return remaining
  if (amount === 0 || amount >= goodsOf(remaining) + remaining.shipping) return undefined
  const ofGoods = Math.min(amount, goodsOf(remaining))
  const parts = split(
    { minor: ofGoods, currency: 'EUR' },
    remaining.lines.map((one) => one.amount),
  )
  return {
    lines: remaining.lines.map((one, index) => ({ ...one, amount: parts[index]?.minor ?? 0 })),
    shipping: Math.min(amount - ofGoods, remaining.shipping),
  }
}

/** Nobody is made to send other goods: what was asked for in exchange is paid back. */
function end(state: State, reverse: Reverse, ruling: Ruling): void {
  if (reverse.dispute) reverse.dispute.ruling = ruling
  if (ruling === 'NONE') return endApplication(state, reverse, 'REVERSE_CLOSE')
  if (reverse.type === 'SALE_EXCHANGE') reverse.isChanged = true
  if (ruling === 'REFUND') {
    reverse.status = 'WAITING_FOR_REFUND'
    if (bringsGoodsBack(reverse) && isWithBuyer(reverse)) leaveGoods(state, reverse)
  } else {
    reverse.status = 'WAITING_FOR_BUYER_RETURN'
    reverse.isPostedBack = false
  }
}

/** What the mall can rule now. */
export function rulingsOf(state: State, reverse: Reverse): Ruling[] {
  if (reverse.status !== 'IN_DISPUTE') return []
  // Once its shop was removed there is nobody left who could be heard.
  if (isAnswerOpen(state, reverse) && !isGone(state, reverse.shop)) return []
  return ['REFUND', ...(canComeBack(reverse) ? (['RETURN'] as const) : []), 'NONE']
}

export type Reader = 'buyer' | 'shop' | 'mall' | 'deputy'

/**
 * What the screens of a request offer, whatever state it is in: to its buyer, to its shop, and to
 * the mall.
 */
export function operationsOf(state: State, reverse: Reverse, reader: Reader): string[] {
  if (reader === 'mall') return rulingsOf(state, reverse)
  if (reader === 'shop') return isGone(state, reverse.shop) ? [] : shopsOperations(state, reverse)
  if (reader === 'deputy') return deputysOperations(state, reverse)
  const { status, back, out, isDeclined } = reverse
  const isEnd = status === 'REVERSE_CLOSE' || status === 'IN_DISPUTE'
  const isEarly = ['AS_APPLIED', 'WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_BUYER_RETURN']
  const offered: Record<string, boolean> = {
    postBack: status === 'WAITING_FOR_BUYER_RETURN',
    correctPostBack: status === 'WAITING_FOR_QC_DONE' && !back?.isScanned,
    confirmExchange: status === 'WAITING_FOR_BUYER_CONFIRMED',
    payDifference: isSurchargeOpen(state, reverse),
    refundLost: isLostOnWayOut(reverse),
    askMall: mayAskMall(state, reverse),
    addProof: status === 'IN_DISPUTE',
    viewRejectReason: isEnd && isDeclined,
    viewLogistics:
      (back ?? out) !== null && status !== 'REVERSE_CANCELED' && !isEarly.includes(status),
    cancel:
      status === 'AS_APPLIED' || status === 'WAITING_FOR_BUYER_RETURN' || status === 'IN_DISPUTE',
  }
  return [
    ...Object.keys(offered).filter((name) => offered[name]),
    ...(status === 'WAITING_FOR_AUDIT_BY_SELLER'
      ? operationsWhileWaiting(state, reverse, false)
      : []),
  ]
}

/** In the place of a shop nobody sends anything; goods may go to another address. */
function deputysOperations(state: State, reverse: Reverse): string[] {
  const left = shopsOperations(state, reverse).filter((name) => !ONLY_SHOPS.includes(name))
  return reverse.status === 'WAITING_FOR_BUYER_RETURN' ? [...left, 'nameAddress'] : left
}
const ONLY_SHOPS = ['ship', 'correctShipment', 'giveIn', 'answerDispute', 'addProof']

function shopsOperations(state: State, reverse: Reverse): string[] {
  const { status, out } = reverse
  const isDisputed = status === 'IN_DISPUTE'
  const offered: Record<string, boolean> = {
    giveLabel: status === 'WAITING_FOR_BUYER_RETURN',
    waiveReturn: mayWaive(reverse),
    pass: mayPass(reverse),
    refuse: mayRefuse(reverse),
    ship: status === 'WAITING_FOR_SELLER_SHIP' && isSurchargePaid(reverse),
    refundInstead: mayRefundInstead(reverse),
    correctShipment: status === 'WAITING_FOR_BUYER_CONFIRMED' && !out?.isScanned,
    giveIn: isDisputed,
    answerDispute: isDisputed && isAnswerOpen(state, reverse),
    addProof: isDisputed && !isAnswerOpen(state, reverse),
  }
  return [
    ...Object.keys(offered).filter((name) => offered[name]),
    ...(status === 'WAITING_FOR_AUDIT_BY_SELLER'
      ? operationsWhileWaiting(state, reverse, true)
      : []),
  ]
}
