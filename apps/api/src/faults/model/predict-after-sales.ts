import { split } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import {
  newId,
  type Buyer,
  type Line,
  type Order,
  type Outcome,
  type Reverse,
  type ReverseLine,
  type Sku,
  type State,
} from './state.ts'
import { dearestOf, withinDearest } from './predict-versions.ts'
import { findAnswered, type Answerer } from './predict-sellers.ts'
import {
  availableOf,
  goodsLeft,
  heldMoney,
  heldQty,
  reversibleQty,
  unsentQty,
  type Claim,
  type Most,
} from './sums.ts'

/**
 * The rules of after-sales once more, in the plainest way. Prices are gross and without discount:
 * each unit is worth its price.
 */

/**
 * `amount` in minor units; a fraction of one is no amount. `cancel` says how many unsent units are
 * meant.
 */
export type Application = {
  orderId: string
  lines: readonly { id: string; qty: number; cancel: number | undefined }[]
  amount: number
  isDefect: boolean
  key: string
}
const MOST_REQUESTS = 5

export function mayApply(state: State, buyer: Buyer, order: Order): boolean {
  return buyer.isMember && hasToAsk(state, order)
}

/** Whoever its buyer is. */
export function hasToAsk(state: State, order: Order): boolean {
  const isOpen =
    order.status === 'UN_DELIVERY' || order.status === 'UN_RECEIVED' || order.status === 'COMPLETE'
  // No walk takes the two years of faults to their last day.
  const isInTime = order.completedAt === null || state.now <= order.completedAt + 730 * DAY
  const askable = order.lines.filter(
    (line) => reversibleQty(line) > 0 && line.requests < MOST_REQUESTS,
  )
  const hasMoney =
    askable.some((line) => line.needPay > line.claimed) ||
    (goodsLeft(order) === 0 && order.shipping > order.claimedShipping)
  return isOpen && isInTime && askable.length > 0 && hasMoney
}

/** For 30 days anything can be said about what was received, and then only what is a fault. */
export function isForDefects(state: State, { completedAt, exchangedAt }: Order): boolean {
  return completedAt !== null && state.now > (exchangedAt ?? completedAt) + 30 * DAY
}

/** What these units could give back, or why nothing can be asked. */
export function readMost(
  state: State,
  buyer: Buyer,
  order: Order,
  lines: Application['lines'],
): Most | Outcome {
  const named = lines.map((asked) => ({
    asked,
    line: order.lines.find((one) => one.id === asked.id),
  }))
  if (named.some(({ line }) => (line?.requests ?? 0) >= MOST_REQUESTS)) return 'reverse.too_many'
  if (!mayApply(state, buyer, order)) return 'reverse.not_eligible'
  const claims: Claim[] = []
  for (const { asked, line } of named) {
    if (!line) return 'reverse.not_eligible'
    const unsent = asked.cancel ?? Math.max(0, asked.qty - heldQty(line))
    const staying = asked.qty - unsent
    if (staying < 0 || unsent > unsentQty(line) || staying > heldQty(line))
      return 'reverse.not_eligible'
    claims.push({
      line,
      qty: asked.qty,
      unsent,
      unsentMoney: unsent * line.unitPrice,
      heldMost: staying === 0 ? 0 : heldMoney(line, staying),
    })
  }
  return availableOf(order, claims)
}

export function apply(state: State, buyer: Buyer, application: Application): Outcome {
  if (!buyer.isMember) return 'auth.signed_out'
  const order = state.orders.find((one) => one.id === application.orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  if (state.reverses.some((one) => one.buyer === buyer.id && one.key === application.key))
    return 'ok'
  const found = readMost(state, buyer, order, application.lines)
  if (typeof found === 'string') return found
  const most = withinDearest(state, order, found)
  const isGuarantee = isForDefects(state, order)
  if (isGuarantee && !application.isDefect) return 'request.malformed'
  const { amount } = application
  if (!Number.isInteger(amount)) return 'request.malformed'
  if (amount > 0 && amount < most.least) return 'refund.unsent_whole'
  if (amount > most.most) return 'refund.exceeds_available'
  if (amount === 0) return 'request.malformed'
  const { claims } = most
  const ofUnsent = claims.reduce((sum, one) => sum + one.unsentMoney, 0)
  const ofHeld = Math.min(
    amount - ofUnsent,
    claims.reduce((sum, one) => sum + one.heldMost, 0),
  )
  const parts = split(
    { minor: ofHeld, currency: 'EUR' },
    claims.map((one) => one.heldMost),
  )
  const shipping = amount - ofUnsent - ofHeld
  const dearest = claims.map((one) => dearestOf(state, one))
  order.claimedShipping += shipping
  state.reverses.push({
    ...newReverse(state, order, 'SALE_REFUND'),
    isGuarantee,
    status: 'WAITING_FOR_AUDIT_BY_SELLER',
    money: amount,
    shipping,
    key: application.key,
    lines: claims.map(({ line, qty, unsent, unsentMoney, heldMost }, index) => {
      const ofLine = unsentMoney + (parts[index]?.minor ?? 0)
      line.open += unsent
      line.openCancel += unsent
      line.claimed += ofLine
      line.cancelClaimed += unsentMoney
      line.requests += 1
      line.openRequests += 1
      const { sku, surchargeBack } = dearest[index] ?? { sku: null, surchargeBack: 0 }
      const isAll = ofLine === unsentMoney + heldMost
      return newLine({
        ...{ line: line.id, qty, unsent, taken: unsent, amount: ofLine },
        ...{ goods: sku, surchargeBack: isAll ? surchargeBack : 0 },
      })
    }),
  })
  return 'ok'
}

/** Whether there is something that was paid, not sent, and can still be asked about. */
export function mayCancelPaid(order: Order): boolean {
  return (
    order.status === 'UN_DELIVERY' &&
    order.lines.some((line) => unsentQty(line) > 0 && line.requests < MOST_REQUESTS)
  )
}

export type Cancellation = {
  orderId: string
  lines: readonly { id: string; qty: number }[]
  key: string
}

export function cancelPaid(state: State, buyer: Buyer, asked: Cancellation): Outcome {
  const order = state.orders.find((one) => one.id === asked.orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  if (state.reverses.some((one) => one.buyer === buyer.id && one.key === asked.key)) return 'ok'
  const claims = asked.lines.flatMap(({ id, qty }) =>
    order.lines.filter((line) => line.id === id).map((line) => ({ line, qty })),
  )
  if (claims.some(({ line }) => line.requests >= MOST_REQUESTS)) return 'reverse.too_many'
  if (!mayCancelPaid(order)) return 'order.state'
  if (claims.some(({ line, qty }) => qty > unsentQty(line))) return 'reverse.not_eligible'
  const goods = claims.reduce((sum, { line, qty }) => sum + qty * line.unitPrice, 0)
  const shipping = goods === goodsLeft(order) ? order.shipping - order.claimedShipping : 0
  order.claimedShipping += shipping
  state.reverses.push({
    ...newReverse(state, order, 'SALE_CANCEL_AFTER_PAID'),
    status: 'WAITING_FOR_REFUND',
    money: goods + shipping,
    shipping,
    key: asked.key,
    lines: claims.map(({ line, qty }) => {
      const amount = qty * line.unitPrice
      line.open += qty
      line.openCancel += qty
      line.claimed += amount
      line.cancelClaimed += amount
      line.requests += 1
      line.openRequests += 1
      return newLine({ line: line.id, qty, unsent: qty, taken: qty, amount })
    }),
  })
  return 'ok'
}

/** One that nobody has answered yet. */
export function newReverse(
  state: State,
  { id, buyer, shop }: Order,
  type: string,
): Omit<Reverse, 'status' | 'money' | 'shipping' | 'key' | 'lines'> {
  return {
    id: newId(),
    order: id,
    buyer,
    shop,
    type,
    isChanged: false,
    isGuarantee: false,
    isStatutory: false,
    isDeclined: false,
    isPart: false,
    isLoss: false,
    hasMissing: false,
    isPostedBack: false,
    isSentOut: false,
    back: null,
    out: null,
    applied: state.now,
    stopped: null,
    dispute: null,
    offer: null,
    offerCount: 0,
    pay: null,
  }
}

export function newLine(
  line: Pick<ReverseLine, 'line' | 'qty' | 'unsent' | 'taken' | 'amount'> & Partial<ReverseLine>,
): ReverseLine {
  return {
    id: newId(),
    ...{ goods: null, instead: null, held: 0, replaced: 0, ruled: null, paid: null },
    ...{ difference: 0, surcharge: 0, surchargeBack: 0, surchargePaid: 0 },
    ...line,
  }
}

/**
 * Nothing comes of it: what it claims is free again, and what is held for it. One that was taken
 * back counts as no request.
 */
export function endApplication(state: State, reverse: Reverse, status: string): void {
  claim(state, reverse, -1)
  for (const { line } of reverse.lines) {
    const of = lineOf(state, reverse, line)
    if (status === 'REVERSE_CANCELED' && reverse.status !== 'IN_DISPUTE') of.requests -= 1
  }
  freeHeld(state, reverse)
  reverse.status = status
  if (status === 'REVERSE_CLOSE') reverse.stopped = state.now
}

/** Claims what it asks for, or gives it free. */
export function claim(state: State, reverse: Reverse, sign: 1 | -1): void {
  const order = orderOf(state, reverse)
  order.claimedShipping += sign * reverse.shipping
  for (const { line: id, taken, unsent, amount } of reverse.lines) {
    const line = lineOf(state, reverse, id)
    line.open += sign * taken
    line.openCancel += sign * unsent
    if (!reverse.isLoss) line.claimed += sign * amount
    line.cancelClaimed += sign * unsent * line.unitPrice
    line.openRequests += sign
  }
}

/** What is held instead of its goods goes back on the shelf, but for so many of each line. */
export function freeHeld(
  state: State,
  { lines }: Reverse,
  keep: (line: ReverseLine) => number = () => 0,
): void {
  for (const line of lines) {
    const freed = line.held - Math.min(line.held, keep(line))
    skuOf(state, line.instead).reserved -= freed
    line.held -= freed
  }
}

export function orderOf(state: State, { order: id }: Reverse): Order {
  const order = state.orders.find((one) => one.id === id)
  if (!order) throw new Error('a request without its order')
  return order
}

export function lineOf(state: State, reverse: Reverse, id: string): Line {
  const line = orderOf(state, reverse).lines.find((one) => one.id === id)
  if (!line) throw new Error('a request without its line')
  return line
}

/** Of no sku: something that nobody sees. */
export function skuOf(state: State, id: number | null): Pick<Sku, 'onHand' | 'reserved'> {
  return state.skus.find((one) => one.id === id) ?? { onHand: 0, reserved: 0 }
}

function dropOffer({ offer }: Reverse): void {
  if (offer?.answer === null) offer.answer = 'DROPPED'
}

const RETRACTABLE = [
  'AS_APPLIED',
  'WAITING_FOR_AUDIT_BY_SELLER',
  'WAITING_FOR_BUYER_RETURN',
  'IN_DISPUTE',
]

export function cancelApplication(state: State, buyer: Buyer, id: string): Outcome {
  if (!buyer.isMember) return 'auth.signed_out'
  const reverse = state.reverses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!reverse) return 'reverse.not_found'
  if (!RETRACTABLE.includes(reverse.status)) return 'reverse.state'
  dropOffer(reverse)
  endApplication(state, reverse, 'REVERSE_CANCELED')
  return 'ok'
}

/** `isMoney`: of an exchange the shop agrees to a return. */
export function decide(
  state: State,
  by: Answerer,
  { id, isYes, isMoney = false }: { id: string; isYes: boolean; isMoney?: boolean },
): Outcome {
  const reverse = findAnswered(state, by, id)
  if (typeof reverse === 'string') return reverse
  if (reverse.status !== 'WAITING_FOR_AUDIT_BY_SELLER') return 'reverse.state'
  if (!isYes) {
    // What the shop has offered it is held to.
    if (reverse.offer?.answer === null || reverse.isStatutory) return 'reverse.state'
    endApplication(state, reverse, 'REVERSE_CLOSE')
    reverse.isDeclined = true
    return 'ok'
  }
  // In a shop's place nobody sends anything else.
  const isForMoney = isMoney || by === 'mall'
  if (reverse.type === 'SALE_EXCHANGE' && !isForMoney && !hold(state, reverse))
    return 'reverse.exchange_sold_out'
  if (reverse.type === 'SALE_EXCHANGE' && isForMoney) reverse.isChanged = true
  dropOffer(reverse)
  reverse.status = bringsGoodsBack(reverse) ? 'WAITING_FOR_BUYER_RETURN' : 'WAITING_FOR_REFUND'
  return 'ok'
}

/** Holds what comes instead of each line, all of it or nothing. */
function hold(state: State, { lines }: Reverse): boolean {
  const wanted = Map.groupBy(lines, ({ instead }) => instead)
  const sum = (of: readonly ReverseLine[]) => of.reduce((all, { qty }) => all + qty, 0)
  for (const [sku, of] of wanted) {
    const shelf = skuOf(state, sku)
    if (shelf.onHand - shelf.reserved < sum(of)) return false
  }
  for (const [sku, of] of wanted) skuOf(state, sku).reserved += sum(of)
  for (const line of lines) line.held = line.qty
  return true
}

export const bringsGoodsBack = ({ type }: Pick<Reverse, 'type'>): boolean =>
  type === 'SALE_RETURN' || type === 'SALE_EXCHANGE'
