import { split } from '@galleria/kernel/money'
import { HOUR } from '@galleria/kernel/time'
import { newId, type Buyer, type Offer, type Outcome, type Reverse } from './state.ts'
import type { Order, State } from './state.ts'
import { findAnswered, type Answerer } from './predict-sellers.ts'
import { bringsGoodsBack } from './predict-after-sales.ts'
import { heldMoney, heldQty } from './sums.ts'

/**
 * The rules of a shop's offers once more, in the plainest way: about money that was asked for goods
 * that stay.
 */

const STANDS = 72 * HOUR
const MOST = 2
const WAITING = 'WAITING_FOR_AUDIT_BY_SELLER'
export type Kind = Offer['kind']
type Back = { goods: number[]; shipping: number; total: number }

/** What of it nobody has answered yet; and what its buyer can still answer. */
const unanswered = ({ offer }: Reverse) => (offer?.answer === null ? offer : undefined)
const openOffer = (state: State, reverse: Reverse) => {
  const offer = unanswered(reverse)
  return offer && offer.until > state.now ? offer : undefined
}
const orderOf = (state: State, reverse: Reverse) =>
  state.orders.find(({ id }) => id === reverse.order)
const lineOf = (order: Order, id: string) => order.lines.find((line) => line.id === id)

/** What can be offered, by kind, and how much of it at most. */
export function optionsOf(state: State, reverse: Reverse): Map<Kind, number> {
  const order = orderOf(state, reverse)
  const options = new Map<Kind, number>()
  const isFree = !unanswered(reverse) && reverse.offerCount < MOST
  const isBetweenTwo = reverse.type === 'SALE_REFUND' || bringsGoodsBack(reverse)
  if (!order || reverse.status !== WAITING || !isFree || !isAllSent(reverse)) return options
  if (!isBetweenTwo || reverse.isStatutory) return options
  if (reverse.money > 1) options.set('PART', reverse.money)
  const back = wholeBack(order, reverse)
  if (back && back.total >= reverse.money) options.set('SEND_BACK', back.total)
  return options
}

const isAllSent = ({ lines }: Reverse) => lines.every(({ unsent }) => unsent === 0)

/** All that is left of these units' money, and with the last of the order's goods the shipping. */
function wholeBack(order: Order, reverse: Reverse): Back | undefined {
  // Goods that come back anyhow, or are others by now, nobody asks back once more.
  if (reverse.type !== 'SALE_REFUND' || (order.exchangedAt ?? order.replacedAt) !== null)
    return undefined
  const goods: number[] = []
  for (const { line: id, qty, amount } of reverse.lines) {
    const line = lineOf(order, id)
    if (!line || qty > Math.min(heldQty(line), line.delivered)) return undefined
    goods.push(heldMoney(line, qty, amount))
  }
  const sum = goods.reduce((total, one) => total + one, 0)
  const left = order.lines.reduce((total, line) => total + line.needPay - line.claimed, 0)
  const isLast = sum === left + reverse.money - reverse.shipping
  const shipping = reverse.shipping + (isLast ? order.shipping - order.claimedShipping : 0)
  return { goods, shipping, total: sum + shipping }
}

export type Offering = { id: string; kind: Kind; amount: number }

export function makeOffer(state: State, by: Answerer, { id, kind, amount }: Offering): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  const most = optionsOf(state, reverse).get(kind)
  if (most === undefined) return 'reverse.state'
  if (kind === 'PART' && !(Number.isInteger(amount) && amount > 0)) return 'request.malformed'
  if (kind === 'PART' && amount >= most) return 'offer.too_much'
  reverse.offerCount += 1
  reverse.offer = {
    id: newId(),
    kind,
    amount: kind === 'PART' ? amount : most,
    answer: null,
    until: state.now + STANDS,
  }
  return 'ok'
}

export function answerOffer(
  state: State,
  buyer: Buyer,
  { id, offerId, isYes }: { id: string; offerId: string; isYes: boolean },
): Outcome {
  if (!buyer.isMember) return 'auth.signed_out'
  const reverse = state.reverses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!reverse) return 'reverse.not_found'
  const { offer } = reverse
  if (offer?.id !== offerId) return 'reverse.state'
  const isOver = offer.answer === null && offer.until <= state.now
  if (isOver || offer.answer === 'LAPSED') return 'offer.over'
  if (!openOffer(state, reverse)) return 'reverse.state'
  if (!isYes) {
    offer.answer = 'DECLINED'
    return 'ok'
  }
  const order = orderOf(state, reverse)
  const back = order && backOf(order, reverse, offer)
  if (!back) return 'reverse.state'
  settle(order, reverse, back, offer.kind)
  offer.answer = 'ACCEPTED'
  return 'ok'
}

/** What goes back when it is accepted now; undefined where it cannot be any more. */
function backOf(order: Order, reverse: Reverse, { kind, amount }: Offer): Back | undefined {
  if (kind === 'SEND_BACK') {
    const back = wholeBack(order, reverse)
    return back && back.total >= amount ? back : undefined
  }
  const goods = Math.min(amount, reverse.money - reverse.shipping)
  const parts = split(
    { minor: goods, currency: 'EUR' },
    reverse.lines.map((line) => line.amount),
  )
  return {
    goods: reverse.lines.map((_, index) => parts[index]?.minor ?? 0),
    shipping: amount - goods,
    total: amount,
  }
}

function settle(order: Order, reverse: Reverse, back: Back, kind: Kind): void {
  order.claimedShipping += back.shipping - reverse.shipping
  for (const [index, claim] of reverse.lines.entries()) {
    const line = lineOf(order, claim.line)
    const amount = back.goods[index] ?? 0
    if (line) {
      line.claimed += amount - claim.amount
      line.open += (kind === 'SEND_BACK' ? claim.qty : 0) - claim.taken
    }
    claim.taken = kind === 'SEND_BACK' ? claim.qty : 0
    claim.amount = amount
  }
  reverse.money = back.total
  reverse.shipping = back.shipping
  if (kind === 'SEND_BACK') reverse.type = 'SALE_RETURN'
  else if (reverse.type === 'SALE_EXCHANGE') reverse.isChanged = true
  reverse.status = kind === 'SEND_BACK' ? 'WAITING_FOR_BUYER_RETURN' : 'WAITING_FOR_REFUND'
}

/** What is offered about a request that waits for its shop: to its buyer, and to the shop. */
export function operationsWhileWaiting(state: State, reverse: Reverse, isShop: boolean): string[] {
  const order = orderOf(state, reverse)
  if (isShop) {
    const answers = unanswered(reverse) || reverse.isStatutory ? ['approve'] : ['approve', 'reject']
    return optionsOf(state, reverse).size > 0 ? [...answers, 'offer'] : answers
  }
  const offer = openOffer(state, reverse)
  const canAccept = offer && order && backOf(order, reverse, offer)
  // Nobody in the model changes one.
  const mayChange = !unanswered(reverse) && !reverse.isStatutory
  return [
    'cancel',
    ...(mayChange ? ['modify'] : []),
    ...(canAccept ? ['acceptOffer'] : []),
    ...(offer ? ['declineOffer'] : []),
  ]
}
