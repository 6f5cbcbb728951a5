import { split } from '@galleria/kernel/money'
import {
  DAY,
  newId,
  type Buyer,
  type Line,
  type Order,
  type Outcome,
  type Reverse,
  type State,
} from './state.ts'
import { heldQty, reversibleQty, unsentQty } from './sums.ts'

/** The rules of after-sales once more, in the plainest way. Prices are gross and without discount: each unit is worth its price. */

/** `amount` in minor units; a fraction of one is no amount. `cancel` says how many unsent units are meant. */
export type Application = {
  orderId: string
  lines: readonly { id: string; qty: number; cancel: number | undefined }[]
  amount: number
  key: string
}
const MOST_REQUESTS = 5

/** What the lines' units that stay could still give back, without the money of what is still to be sent. */
const heldMoney = (line: Line) => line.needPay - line.claimed - unsentQty(line) * line.unitPrice
const goodsLeft = (order: Order) =>
  order.lines.reduce((sum, line) => sum + line.needPay - line.claimed, 0)

export function mayApply(state: State, buyer: Buyer, order: Order): boolean {
  const isOpen =
    order.status === 'UN_DELIVERY' || order.status === 'UN_RECEIVED' || order.status === 'COMPLETE'
  const isInTime = order.completedAt === null || state.now <= order.completedAt + 30 * DAY
  const askable = order.lines.filter(
    (line) => reversibleQty(line) > 0 && line.requests < MOST_REQUESTS,
  )
  const hasMoney =
    askable.some((line) => line.needPay > line.claimed) ||
    (goodsLeft(order) === 0 && order.shipping > order.claimedShipping)
  return isOpen && isInTime && buyer.isMember && askable.length > 0 && hasMoney
}

type Claim = { line: Line; qty: number; unsent: number; unsentMoney: number; heldMost: number }
export type Most = { claims: Claim[]; shipping: number; least: number; most: number }

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
    const heldMost =
      staying === heldQty(line)
        ? heldMoney(line)
        : Math.min(heldMoney(line), staying * line.unitPrice)
    claims.push({
      line,
      qty: asked.qty,
      unsent,
      unsentMoney: unsent * line.unitPrice,
      heldMost: staying === 0 ? 0 : heldMost,
    })
  }
  const sum = claims.reduce((total, one) => total + one.unsentMoney + one.heldMost, 0)
  const shipping = sum === goodsLeft(order) ? order.shipping - order.claimedShipping : 0
  const least =
    claims.reduce((total, one) => total + one.unsentMoney, 0) +
    (claims.every((one) => one.qty === one.unsent) ? shipping : 0)
  return { claims, shipping, least, most: sum + shipping }
}

export function apply(state: State, buyer: Buyer, application: Application): Outcome {
  if (!buyer.isMember) return 'auth.signed_out'
  const order = state.orders.find((one) => one.id === application.orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  if (state.reverses.some((one) => one.buyer === buyer.id && one.key === application.key))
    return 'ok'
  const most = readMost(state, buyer, order, application.lines)
  if (typeof most === 'string') return most
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
  order.claimedShipping += shipping
  state.reverses.push({
    id: newId(),
    order: order.id,
    buyer: buyer.id,
    shop: order.shop,
    status: 'WAITING_FOR_AUDIT_BY_SELLER',
    money: amount,
    shipping,
    key: application.key,
    isReturn: false,
    offer: null,
    offerCount: 0,
    lines: claims.map(({ line, qty, unsent, unsentMoney }, index) => {
      const ofLine = unsentMoney + (parts[index]?.minor ?? 0)
      line.open += unsent
      line.openCancel += unsent
      line.claimed += ofLine
      line.cancelClaimed += unsentMoney
      line.requests += 1
      line.openRequests += 1
      return { line: line.id, qty, unsent, amount: ofLine }
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
    id: newId(),
    order: order.id,
    buyer: buyer.id,
    shop: order.shop,
    status: 'WAITING_FOR_REFUND',
    money: goods + shipping,
    shipping,
    key: asked.key,
    isReturn: false,
    offer: null,
    offerCount: 0,
    lines: claims.map(({ line, qty }) => {
      const amount = qty * line.unitPrice
      line.open += qty
      line.openCancel += qty
      line.claimed += amount
      line.cancelClaimed += amount
      line.requests += 1
      line.openRequests += 1
      return { line: line.id, qty, unsent: qty, amount }
    }),
  })
  return 'ok'
}

function endApplication(state: State, id: string, status: string): void {
  const reverse = state.reverses.find((one) => one.id === id)
  const order = state.orders.find((one) => one.id === reverse?.order)
  if (!reverse || !order) return
  reverse.status = status
  order.claimedShipping -= reverse.shipping
  for (const claim of reverse.lines) {
    for (const line of order.lines) {
      if (line.id !== claim.line) continue
      line.open -= reverse.isReturn ? claim.qty : claim.unsent
      line.openCancel -= claim.unsent
      line.claimed -= claim.amount
      line.cancelClaimed -= claim.unsent * line.unitPrice
      line.openRequests -= 1
      if (status === 'REVERSE_CANCELED') line.requests -= 1
    }
  }
}

function dropOffer({ offer }: Reverse): void {
  if (offer?.answer === null) offer.answer = 'DROPPED'
}

export function cancelApplication(state: State, buyer: Buyer, id: string): Outcome {
  if (!buyer.isMember) return 'auth.signed_out'
  const reverse = state.reverses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!reverse) return 'reverse.not_found'
  if (!['WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_BUYER_RETURN'].includes(reverse.status))
    return 'reverse.state'
  dropOffer(reverse)
  endApplication(state, id, 'REVERSE_CANCELED')
  return 'ok'
}

export function decide(
  state: State,
  shops: readonly number[],
  id: string,
  isYes: boolean,
): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && shops.includes(one.shop))
  if (!reverse) return 'reverse.not_found'
  if (reverse.status !== 'WAITING_FOR_AUDIT_BY_SELLER') return 'reverse.state'
  // What the shop has offered it is held to.
  if (!isYes && reverse.offer?.answer === null) return 'reverse.state'
  dropOffer(reverse)
  if (isYes) reverse.status = 'WAITING_FOR_REFUND'
  else endApplication(state, id, 'REVERSE_CLOSE')
  return 'ok'
}
