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
  type Most,
} from './predict-after-sales.ts'
import type { Buyer, Line, Outcome, Reverse, ReverseLine, State } from './state.ts'
import { heldQty } from './sums.ts'

/**
 * The rules of goods that come back, and of other goods that come instead, once more in the
 * plainest way.
 */

const MOST_EXCHANGES = 2

/** `instead`: of each line the sku that is to come; without it the goods' money is asked for. */
export type GoodsBack = Application & {
  readonly instead?: readonly number[]
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
  const most = readMost(state, buyer, order, lines)
  if (typeof most === 'string') return most
  if (most.claims.some(({ unsent }) => unsent > 0)) return 'reverse.not_eligible'
  const isGuarantee = isForDefects(state, order)
  if (isGuarantee && !asked.isDefect) return 'request.malformed'
  const share = instead ? whole(most) : shareOf(most, asked.amount)
  if (typeof share === 'string') return share
  const goods = pickGoods(state, asked, most)
  if (typeof goods === 'string') return goods
  if (instead) {
    const wrong = refuseInstead(state, most, goods, instead)
    if (wrong) return wrong
  }
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
        goods: goods[index] === line.sku ? null : (goods[index] ?? null),
        instead: instead?.[index] ?? null,
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

/** Requests that say something of a line's versions, as long as they stand: the first first. */
function swapsOf(state: State, line: Line): (ReverseLine & { reverse: Reverse })[] {
  return state.reverses
    .filter(({ status }) => status !== 'REVERSE_CANCELED' && status !== 'REVERSE_CLOSE')
    .toSorted((a, b) => a.applied - b.applied)
    .flatMap((reverse) => reverse.lines.map((one) => ({ ...one, reverse })))
    .filter((one) => one.line === line.id && (one.goods !== null || one.instead !== null))
}

/** What of a line its buyer holds, piece by piece: what came last first, what was ordered last. */
export function versionsOf(state: State, line: Line): { sku: number; qty: number }[] {
  const swaps = swapsOf(state, line)
  const isDone = ({ reverse }: (typeof swaps)[number]) => reverse.status === 'REVERSE_DONE'
  const others: { sku: number; qty: number }[] = []
  for (const { instead, replaced } of swaps.filter(isDone).toReversed()) {
    if (instead === null || instead === line.sku || replaced === 0) continue
    const known = others.find(({ sku }) => sku === instead)
    if (known) known.qty += replaced
    else others.push({ sku: instead, qty: replaced })
  }
  for (const one of swaps)
    for (const other of others)
      if (other.sku === one.goods) other.qty -= one.taken + (isDone(one) ? one.replaced : 0)
  const ordered = heldQty(line) - others.reduce((sum, { qty }) => sum + qty, 0)
  return [...others, { sku: line.sku, qty: ordered }].filter(({ qty }) => qty > 0)
}

function pickGoods(state: State, { goods, instead }: GoodsBack, { claims }: Most) {
  const isOut = ({ line }: Most['claims'][number]) =>
    swapsOf(state, line).filter((one) => one.instead !== null && !one.reverse.isChanged).length >=
    MOST_EXCHANGES
  if (instead && claims.some(isOut)) return 'reverse.exchange_twice'
  const picked: number[] = []
  for (const [index, { line, qty }] of claims.entries()) {
    const named = goods[index]
    const meant = versionsOf(state, line).filter(({ sku }) => named === undefined || sku === named)
    const found = meant.find((one) => one.qty >= qty)
    if (!found) return meant.length === 0 ? 'reverse.not_eligible' : 'reverse.versions'
    picked.push(found.sku)
  }
  return picked
}

function refuseInstead(
  state: State,
  { claims }: Most,
  goods: readonly number[],
  instead: readonly number[],
): Outcome | undefined {
  const find = (id: number | undefined) => state.skus.find((one) => one.id === id)
  for (const [index, sku] of goods.entries()) {
    const [own, other] = [find(sku), find(instead[index])]
    const isLike = other && own?.item === other.item && own.price === other.price
    if (!own?.isListed || !isLike) return 'reverse.exchange_sku'
  }
  for (const sku of new Set(instead)) {
    const wanted = claims.reduce(
      (sum, { qty }, index) => sum + (instead[index] === sku ? qty : 0),
      0,
    )
    const shelf = skuOf(state, sku)
    if (wanted > shelf.onHand - shelf.reserved) return 'reverse.exchange_sold_out'
  }
  return undefined
}

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
  reverse.back = { number, isScanned: false }
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
  shops: readonly number[],
  { id, number, isTaken }: { id: string; number: string | undefined; isTaken: boolean },
): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && shops.includes(one.shop))
  if (!reverse) return 'reverse.not_found'
  if (reverse.isStatutory) return 'reverse.statutory'
  if (!mayRefuse(reverse)) return 'reverse.state'
  if (isTaken && number !== undefined) return 'parcel.number_taken'
  reverse.isDeclined = true
  if (number !== undefined) {
    reverse.isSentOut = true
    reverse.out = { number, isScanned: false }
  } else reverse.isSentOut = false
  endApplication(state, reverse, 'REVERSE_CLOSE')
  return 'ok'
}

export const mayRefuse = ({ status, isStatutory, dispute }: Reverse): boolean =>
  status === 'WAITING_FOR_QC_DONE' && !isStatutory && dispute?.ruling !== 'RETURN'

export function shipInstead(
  state: State,
  shops: readonly number[],
  { id, number, isTaken }: Named,
): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && shops.includes(one.shop))
  if (!reverse) return 'reverse.not_found'
  const { out } = reverse
  if (out?.number === number) return 'ok'
  if (out) {
    if (isTaken) return 'parcel.number_taken'
    if (out.isScanned || reverse.status !== 'WAITING_FOR_BUYER_CONFIRMED') return 'reverse.state'
    out.number = number
    return 'ok'
  }
  if (reverse.status !== 'WAITING_FOR_SELLER_SHIP') return 'reverse.state'
  if (isTaken) return 'parcel.number_taken'
  reverse.status = 'WAITING_FOR_BUYER_CONFIRMED'
  reverse.isSentOut = true
  reverse.out = { number, isScanned: false }
  for (const line of reverse.lines) {
    const shelf = skuOf(state, line.instead)
    shelf.onHand -= line.held
    shelf.reserved -= line.held
    line.replaced = line.held
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

export function refundInstead(state: State, shops: readonly number[], id: string): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && shops.includes(one.shop))
  if (!reverse) return 'reverse.not_found'
  if (reverse.status !== 'WAITING_FOR_SELLER_SHIP') return 'reverse.state'
  reverse.status = 'WAITING_FOR_REFUND'
  reverse.isChanged = true
  freeHeld(state, reverse)
  return 'ok'
}

/** It is no parcel before somebody has sent it. */
export function giveLabel(state: State, shops: readonly number[], { id, isTaken }: Named): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && shops.includes(one.shop))
  if (!reverse) return 'reverse.not_found'
  if (reverse.status !== 'WAITING_FOR_BUYER_RETURN') return 'reverse.state'
  return isTaken ? 'parcel.number_taken' : 'ok'
}

export function waive(state: State, shops: readonly number[], id: string): Outcome {
  const reverse = state.reverses.find((one) => one.id === id && shops.includes(one.shop))
  if (!reverse) return 'reverse.not_found'
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
