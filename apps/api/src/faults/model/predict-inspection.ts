import { DAY } from '@galleria/kernel/time'
import {
  claim,
  endApplication,
  freeHeld,
  lineOf,
  newLine,
  newReverse,
  orderOf,
  skuOf,
} from './predict-after-sales.ts'
import { askSurcharge } from './predict-exchanges.ts'
import { canLook, holds, newWaybill, returningQty, take } from './predict-goods-back.ts'
import { findAnswered, type Answerer } from './predict-sellers.ts'
import type { Outcome, Reverse, ReverseLine, State } from './state.ts'

/** What a shop finds of goods that came back, once more in the plainest way. */

export type Found = {
  id: string
  sellable: number
  scrap: number
  missing: number
  refused: number
  /** In minor units. */
  loss?: number
}
export type Inspected = {
  readonly id: string
  readonly found: readonly Found[]
  readonly reason: string
  readonly number: string | undefined
  readonly isTaken: boolean
}

export function inspect(state: State, by: Answerer, looked: Inspected): Outcome {
  const reverse = findAnswered(state, by, looked.id)
  if (typeof reverse === 'string') return reverse
  if (!canLook(reverse)) return 'reverse.state'
  const foundOf = ({ id }: ReverseLine) => looked.found.find((one) => one.id === id)
  const accepted = (line: ReverseLine) =>
    (foundOf(line)?.sellable ?? 0) + (foundOf(line)?.scrap ?? 0)
  const coming = reverse.lines.filter((line) => returningQty(line) > 0)
  const isWhole = coming.every((line) => {
    const found = foundOf(line)
    return found && accepted(line) + found.missing + found.refused === returningQty(line)
  })
  if (!isWhole) return 'reverse.inspection'
  if (isEmptyBox(reverse, coming.map(foundOf))) {
    if (looked.reason === '') return 'reverse.inspection'
    askAboutEmpty(state, reverse, looked)
    return 'ok'
  }
  if (coming.every((line) => accepted(line) === 0)) return 'reverse.inspection'
  const isRefused = looked.found.some(({ refused }) => refused > 0)
  if (isRefused && reverse.isStatutory) return 'reverse.statutory'
  if (isRefused && reverse.dispute?.ruling === 'RETURN') return 'reverse.state'
  const wornOf = (line: ReverseLine) =>
    Math.round((line.amount * (foundOf(line)?.scrap ?? 0)) / returningQty(line))
  const losses = coming.filter((line) => (foundOf(line)?.loss ?? 0) > 0)
  const isOver = losses.some((line) => (foundOf(line)?.loss ?? 0) > wornOf(line))
  if (losses.length > 0 && (!reverse.isStatutory || isOver)) return 'reverse.loss'
  if (isRefused && looked.isTaken) return 'parcel.number_taken'
  const isExchange = holds(reverse)
  reverse.status = isExchange ? 'WAITING_FOR_SELLER_SHIP' : 'WAITING_FOR_REFUND'
  if (looked.reason !== '') reverse.isDeclined = true
  if (isExchange) askSurcharge(state, reverse, accepted)
  if (coming.some((line) => accepted(line) < returningQty(line)))
    setApart(state, reverse, looked, accepted)
  if (losses.length > 0)
    keepLoss(
      state,
      reverse,
      losses.map((line) => ({ line, qty: accepted(line), loss: foundOf(line)?.loss ?? 0 })),
    )
  freeHeld(state, reverse, accepted)
  for (const line of coming)
    skuOf(state, line.goods ?? lineOf(state, reverse, line.line).sku).onHand +=
      foundOf(line)?.sellable ?? 0
  return 'ok'
}

/** Nothing at all was in the box of goods that nobody can decline. */
function isEmptyBox(reverse: Reverse, found: readonly (Found | undefined)[]): boolean {
  return (
    (reverse.isStatutory || reverse.dispute?.ruling === 'RETURN') &&
    reverse.isPostedBack &&
    found.every(
      (one) => one && one.sellable + one.scrap + one.refused === 0 && (one.loss ?? 0) === 0,
    )
  )
}

/** It ends, and what it claimed is a request of its own, about which the mall is asked at once. */
function askAboutEmpty(state: State, reverse: Reverse, looked: Inspected): void {
  const { lines, money, shipping } = reverse
  const asked: Reverse = {
    ...newReverse(state, orderOf(state, reverse), reverse.type),
    status: 'IN_DISPUTE',
    isChanged: reverse.type === 'SALE_EXCHANGE',
    isPart: true,
    isDeclined: looked.reason !== '',
    hasMissing: true,
    isPostedBack: true,
    key: '',
    money,
    shipping,
    dispute: { answerUntil: state.now + 2 * DAY, isAnswered: false, ruling: null },
    lines: lines
      .filter(({ taken, unsent }) => taken > unsent)
      .map(({ line, taken, amount, goods, instead }) =>
        newLine({ line, qty: taken, unsent: 0, taken, amount, goods, instead }),
      ),
  }
  endApplication(state, reverse, 'REVERSE_CLOSE')
  state.reverses.push(asked)
  claim(state, asked, 1)
  for (const { line } of asked.lines) lineOf(state, asked, line).requests += 1
}

/**
 * What was not accepted is a request of its own, closed, that claims nothing; the delivery goes
 * back with all of the goods only.
 */
function setApart(
  state: State,
  reverse: Reverse,
  looked: Inspected,
  accepted: (line: ReverseLine) => number,
): void {
  const order = orderOf(state, reverse)
  const rest: Reverse = {
    ...newReverse(state, order, reverse.type),
    status: 'REVERSE_CLOSE',
    stopped: state.now,
    isPart: true,
    isDeclined: looked.reason !== '',
    hasMissing: looked.found.some(({ missing }) => missing > 0),
    isPostedBack: reverse.isPostedBack,
    isSentOut: looked.number !== undefined,
    out: looked.number === undefined ? null : newWaybill(looked.number),
    key: '',
    money: reverse.shipping,
    shipping: reverse.shipping,
    lines: [],
  }
  for (const claimed of reverse.lines) {
    const left = accepted(claimed)
    const sent = returningQty(claimed)
    const remaining = sent === 0 ? 0 : Math.round((claimed.amount * left) / sent)
    const [qty, amount] = [claimed.taken - left, claimed.amount - remaining]
    if (qty > 0)
      rest.lines.push(
        newLine({
          ...{ line: claimed.line, qty, unsent: 0, taken: qty, amount },
          ...{ goods: claimed.goods, instead: claimed.instead },
        }),
      )
    rest.money += qty > 0 ? amount : 0
    take(state, reverse, claimed, { taken: qty, amount })
  }
  order.claimedShipping -= reverse.shipping
  reverse.money -= reverse.shipping
  reverse.shipping = 0
  state.reverses.push(rest)
}

/**
 * What its goods have lost in value is a request of its own, too, for money alone; nobody else can
 * ask for it.
 */
function keepLoss(
  state: State,
  reverse: Reverse,
  losses: readonly { line: ReverseLine; qty: number; loss: number }[],
): void {
  const withheld: Reverse = {
    ...newReverse(state, orderOf(state, reverse), 'SALE_REFUND'),
    status: 'REVERSE_CLOSE',
    money: 0,
    shipping: 0,
    stopped: state.now,
    isLoss: true,
    isDeclined: true,
    isPostedBack: reverse.isPostedBack,
    key: '',
    lines: losses.map(({ line: { line, goods }, qty, loss }) =>
      newLine({ line, qty, unsent: 0, taken: 0, amount: loss, goods }),
    ),
  }
  for (const { line, loss } of losses) {
    line.amount -= loss
    reverse.money -= loss
    withheld.money += loss
  }
  state.reverses.push(withheld)
}
