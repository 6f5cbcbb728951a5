import { HOUR } from '@galleria/kernel/time'
import { lineOf, newLine, newReverse, orderOf, skuOf } from './predict-after-sales.ts'
import type { Outcome, Reverse, ReverseLine, Sku, State } from './state.ts'
import type { Most } from './sums.ts'
import type { Held } from './predict-versions.ts'

/** What comes instead of goods, and costs more or less, once more in the plainest way. */

/** Nobody is asked for less: not every way takes it. */
const LEAST = 50
const PAY_WITHIN = 72 * HOUR
const worthAsking = (minor: number) => (minor < LEAST ? 0 : minor)
const sumOf = <T>(list: readonly T[], of: (one: T) => number) =>
  list.reduce((sum, one) => sum + of(one), 0)

type Beside = { readonly difference: number; readonly surcharge: number }

/** What so many of it cost less or more now than was paid for the goods. */
export function besideOf(own: Sku, instead: Sku, paid: number, qty: number): Beside {
  if (own.id === instead.id) return { difference: 0, surcharge: 0 }
  const more = instead.price * qty - paid
  return {
    difference: Math.max(0, -more),
    surcharge: instead.price > own.price ? worthAsking(Math.max(0, more)) : 0,
  }
}

export function readInstead(
  state: State,
  { claims }: Most,
  goods: readonly Held[],
  {
    instead,
    told = [],
  }: {
    readonly instead: readonly number[]
    readonly told?: readonly { readonly surcharge: number; readonly difference?: number }[]
  },
): Beside[] | Outcome {
  const find = (id: number | undefined) => state.skus.find((one) => one.id === id)
  const beside: Beside[] = []
  for (const [index, { qty, unsentMoney, heldMost }] of claims.entries()) {
    const held = goods[index]
    const [own, other] = [find(held?.sku), find(instead[index])]
    const isDearer = (held?.surcharge ?? 0) > 0
    if (isDearer && instead[index] !== held?.sku) return 'reverse.exchange_dearer'
    if (!own?.isListed || !other || own.item !== other.item) return 'reverse.exchange_sku'
    const found = isDearer
      ? { difference: 0, surcharge: 0 }
      : besideOf(own, other, unsentMoney + heldMost, qty)
    if ((told[index]?.surcharge ?? 0) !== found.surcharge) return 'reverse.exchange_surcharge'
    const back = told[index]?.difference
    if (back !== undefined && back !== found.difference) return 'reverse.exchange_price'
    beside.push(found)
  }
  for (const sku of new Set(instead)) {
    const wanted = sumOf([...claims.entries()], ([index, { qty }]) =>
      instead[index] === sku ? qty : 0,
    )
    const shelf = skuOf(state, sku)
    if (wanted > shelf.onHand - shelf.reserved) return 'reverse.exchange_sold_out'
  }
  return beside
}

/** So many of a line's units. */
const surchargeFor = ({ surcharge, qty }: ReverseLine, units: number) =>
  Math.round((surcharge * units) / qty)
const differenceFor = ({ difference, qty, amount }: ReverseLine, units: number) =>
  Math.min(amount, Math.round((difference * units) / qty))

export function isSurchargePaid({ pay, lines }: Reverse): boolean {
  if (pay) return pay.isPaid
  const units = ({ held, ruled, qty, unsent }: ReverseLine) =>
    lines.some((one) => one.held > 0) ? held : (ruled ?? qty) - unsent
  return worthAsking(sumOf(lines, (line) => surchargeFor(line, units(line)))) === 0
}

export const isSurchargeOpen = (state: State, { pay, status }: Reverse): boolean =>
  status === 'WAITING_FOR_SELLER_SHIP' && pay !== null && pay.isUnpaid && pay.until > state.now

/** Once so many of the goods have passed an order of its own asks for it. */
export function askSurcharge(
  state: State,
  reverse: Reverse,
  accepted: (line: ReverseLine) => number,
): void {
  const amount = sumOf(reverse.lines, (line) =>
    line.held > 0 ? surchargeFor(line, accepted(line)) : 0,
  )
  if (worthAsking(amount) > 0)
    reverse.pay = { amount, isPaid: false, isUnpaid: true, until: state.now + PAY_WITHIN }
}

/** There is no replacement: what nobody has paid yet ends now. */
export function endSurcharge(state: State, { pay }: Reverse): void {
  if (pay?.isUnpaid) pay.until = Math.min(pay.until, state.now)
}

/** What is sent costs less than was paid: a request of its own gives that back. */
export function giveDifference(state: State, reverse: Reverse): void {
  const parts = reverse.lines
    .map((line) => ({ line, amount: differenceFor(line, line.held) }))
    .filter(({ amount }) => amount > 0)
  if (parts.length === 0) return
  const money = sumOf(parts, ({ amount }) => amount)
  state.reverses.push({
    ...newReverse(state, orderOf(state, reverse), 'SALE_REFUND'),
    status: 'WAITING_FOR_REFUND',
    money,
    shipping: 0,
    key: '',
    lines: parts.map(({ line, amount }) =>
      newLine({
        ...{ line: line.line, qty: line.held, unsent: 0, taken: 0, amount },
        goods: line.instead,
      }),
    ),
  })
  for (const { line, amount } of parts) {
    lineOf(state, reverse, line.line).openRequests += 1
    line.amount -= amount
    reverse.money -= amount
  }
}
