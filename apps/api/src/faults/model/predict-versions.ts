import type { Line, Order, Outcome, Reverse, ReverseLine, State } from './state.ts'
import { availableOf, heldMoney, heldQty, type Most } from './sums.ts'

/** Which goods a line has by now, and what they are worth, once more in the plainest way. */

const MOST_EXCHANGES = 2

/** `paid`: so much is left of what was paid for so many. */
export type Held = {
  readonly sku: number
  qty: number
  readonly paid?: { readonly minor: number; readonly qty: number } | undefined
  /** What is left of what all of them had cost more. */
  readonly surcharge: number
}
type Swap = ReverseLine & { readonly reverse: Reverse }

/** Requests that say something of a line's versions, as long as they stand: the first first. */
function swapsOf(state: State, line: Line): Swap[] {
  return state.reverses
    .filter(({ status }) => status !== 'REVERSE_CANCELED' && status !== 'REVERSE_CLOSE')
    .toSorted((a, b) => a.applied - b.applied || a.id.localeCompare(b.id))
    .flatMap((reverse) => reverse.lines.map((one) => ({ ...one, reverse })))
    .filter(
      (one) =>
        one.line === line.id &&
        (one.goods !== null || one.instead !== null || one.surchargeBack > 0),
    )
}

/** What was sent instead and lost never came. */
const hasCome = ({ reverse }: Swap) => reverse.status === 'REVERSE_DONE' && !reverse.isChanged
const sumOf = <T>(list: readonly T[], of: (one: T) => number) =>
  list.reduce((sum, one) => sum + of(one), 0)

export function isExchangedOut(state: State, line: Line): boolean {
  const exchanges = swapsOf(state, line).filter(
    (one) => one.instead !== null && !one.reverse.isChanged,
  )
  return exchanges.length >= MOST_EXCHANGES
}

/** What of a line its buyer holds, piece by piece: what came last first, what was ordered last. */
function versionsOf(state: State, line: Line): Held[] {
  const swaps = swapsOf(state, line)
  const came = swaps.filter(hasCome).toReversed()
  const left = surchargesLeft(line, came, swaps)
  const others: Held[] = []
  for (const { instead, replaced } of came) {
    if (instead === null || instead === line.sku || replaced === 0) continue
    const known = others.find(({ sku }) => sku === instead)
    if (known) known.qty += replaced
    else
      others.push({
        sku: instead,
        qty: replaced,
        paid: paidFor(came, instead),
        surcharge: left.get(instead) ?? 0,
      })
  }
  for (const one of swaps)
    for (const other of others)
      if (other.sku === one.goods) other.qty -= one.taken + (hasCome(one) ? one.replaced : 0)
  const ordered = heldQty(line) - sumOf(others, ({ qty }) => qty)
  const isOther = came.some((one) => one.paid !== null && one.instead !== line.sku)
  const rest = heldMoney(line) - sumOf(others, (one) => worthOf(one, one.qty) ?? 0)
  const paid = isOther ? { minor: Math.max(0, rest), qty: ordered } : undefined
  return [
    ...others,
    { sku: line.sku, qty: ordered, paid, surcharge: left.get(line.sku) ?? 0 },
  ].filter(({ qty }) => qty > 0)
}

function paidFor(came: readonly Swap[], sku: number): Held['paid'] {
  const known = came.filter(({ instead, paid }) => instead === sku && paid !== null)
  const qty = sumOf(known, ({ replaced }) => replaced)
  return qty > 0 ? { minor: sumOf(known, ({ paid }) => paid ?? 0), qty } : undefined
}

function worthOf({ paid }: Held, qty: number): number | undefined {
  return paid && Math.round((paid.minor * qty) / paid.qty)
}

/** By sku what is left of what was paid more; without its goods nobody asks for it. */
function surchargesLeft(
  line: Line,
  came: readonly Swap[],
  swaps: readonly Swap[],
): Map<number, number> {
  const more = came.filter(({ instead, replaced }) => instead !== null && replaced > 0)
  const left = new Map<number, number>()
  for (const { instead, surchargePaid } of more)
    left.set(instead ?? 0, (left.get(instead ?? 0) ?? 0) + surchargePaid)
  const dearest = [...Map.groupBy(more, ({ instead }) => instead ?? 0)]
    .map(([sku, all]) => ({
      sku,
      one: sumOf(all, ({ surchargePaid }) => surchargePaid) / sumOf(all, (one) => one.replaced),
    }))
    .toSorted((a, b) => b.one - a.one)
    .map(({ sku }) => sku)
  for (const { reverse, goods, surchargeBack } of swaps) {
    const isOfAny = reverse.type === 'SALE_REFUND' && goods === null
    const own = goods ?? line.sku
    let back = surchargeBack
    for (const sku of isOfAny ? dearest : [own, ...dearest.filter((one) => one !== own)]) {
      const taken = Math.min(back, left.get(sku) ?? 0)
      back -= taken
      left.set(sku, (left.get(sku) ?? 0) - taken)
    }
  }
  return left
}

/** Of each line the version that is meant: the one that is named, else what came last. */
export function pickGoods(
  state: State,
  named: readonly (number | undefined)[],
  { claims }: Most,
): Held[] | Outcome {
  const picked: Held[] = []
  for (const [index, { line, qty }] of claims.entries()) {
    const sku = named[index]
    const meant = versionsOf(state, line).filter((one) => sku === undefined || one.sku === sku)
    const found = meant.find((one) => one.qty >= qty)
    if (!found) return meant.length === 0 ? 'reverse.not_eligible' : 'reverse.versions'
    picked.push(found)
  }
  return picked
}

/** Of what came instead no more than was left for it; all that is held gives all that is left. */
export function withinPaid(order: Order, { claims }: Most, goods: readonly Held[]): Most {
  return availableOf(
    order,
    claims.map((one, index) => {
      const held = goods[index]
      const worth = held && worthOf(held, one.qty)
      if (worth === undefined || one.qty === heldQty(one.line)) return one
      return { ...one, heldMost: Math.min(one.heldMost, worth) }
    }),
  )
}

/** What is exchanged is worth its share of what is left, where nothing else is said of it. */
export function withinShare(order: Order, most: Most, goods: readonly Held[]): Most {
  return availableOf(
    order,
    withinPaid(order, most, goods).claims.map((one, index) => {
      const held = heldQty(one.line)
      if (goods[index]?.paid || held === 0) return one
      const share = Math.round((heldMoney(one.line) * one.qty) / held)
      return { ...one, heldMost: Math.min(one.heldMost, share) }
    }),
  )
}

/** Goods that stay may be of any version: those count that are worth most. */
export function withinDearest(state: State, order: Order, { claims }: Most): Most {
  return availableOf(
    order,
    claims.map((one) => {
      const staying = one.qty - one.unsent
      const known = versionsOf(state, one.line).filter(({ paid }) => paid)
      const isFew = sumOf(known, ({ qty }) => qty) < staying
      if (staying === heldQty(one.line) || isFew) return one
      const perPiece = ({ paid }: Held) => (paid?.minor ?? 0) / (paid?.qty ?? 1)
      let left = staying
      const worth = sumOf(
        known.toSorted((a, b) => perPiece(b) - perPiece(a)),
        (held) => {
          const taken = Math.min(left, held.qty)
          left -= taken
          return worthOf(held, taken) ?? 0
        },
      )
      return { ...one, heldMost: Math.min(one.heldMost, worth) }
    }),
  )
}

export function surchargeBackOf(held: Held | undefined, qty: number): number {
  return held ? Math.round((held.surcharge * qty) / held.qty) : 0
}

/**
 * Of goods that stay: the version, where all of them are of the one that had cost most more, and
 * what of that goes back with all of their money.
 */
export function dearestOf(
  state: State,
  { line, qty, unsent, heldMost }: Most['claims'][number],
): { sku: number | null; surchargeBack: number } {
  const staying = qty - unsent
  let left = staying > 0 && heldMost === heldMoney(line) ? heldQty(line) : staying
  const taken = versionsOf(state, line)
    .filter(({ surcharge }) => surcharge > 0)
    .toSorted((a, b) => b.surcharge / b.qty - a.surcharge / a.qty)
    .flatMap((held) => {
      const units = Math.min(left, held.qty)
      left -= units
      return units > 0 ? [{ held, units }] : []
    })
  const [first] = taken
  const isOne = taken.length === 1 && first !== undefined && first.units >= staying
  return {
    sku: isOne && first.held.sku !== line.sku ? first.held.sku : null,
    surchargeBack: sumOf(taken, ({ held, units }) => surchargeBackOf(held, units)),
  }
}
