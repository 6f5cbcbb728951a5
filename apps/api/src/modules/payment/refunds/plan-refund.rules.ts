import type { LineGivenBack } from '../providers/purchase.ts'

/** A capture and what it still holds, in minor units. */
export type RefundableCapture = {
  readonly provider: string
  readonly ref: string
  readonly left: number
  readonly seenAt: Date
}
export type PlannedLeg = {
  readonly provider: string
  readonly captureRef: string
  readonly amount: number
}

/**
 * Which captures an amount goes back to: the newest first, so that a balance goes back before its
 * deposit, each as far as it holds. Undefined when together they hold less. The same captures give
 * the same legs, in whatever order they are listed.
 */
export function planRefund(
  amount: number,
  captures: readonly RefundableCapture[],
): PlannedLeg[] | undefined {
  const legs: PlannedLeg[] = []
  let open = amount
  for (const { provider, ref, left } of captures.toSorted(newestFirst)) {
    const part = Math.min(open, left)
    if (part <= 0) continue
    legs.push({ provider, captureRef: ref, amount: part })
    open -= part
  }
  return open === 0 ? legs : undefined
}

export type PromisedMoney = {
  /** How much of the amount is for what was never sent, in minor units. */
  readonly unsent: number
  /** Not set aside to be taken yet, in minor units. */
  readonly untaken: number
  /** Taken, and not on its way back. */
  readonly taken: number
  /** Something that was sent is not taken yet, or was refused. */
  readonly isOut: boolean
  /** More was taken by the promise than the mall asked for, and waits for a person. */
  readonly isStray: boolean
}

/**
 * How much of an amount is released because it was never taken: for what was never sent as much as
 * there is, for what was sent only what is missing. As long as anything of the order is still to be
 * taken, a refund waits for it: it never comes out of what was taken for other goods. Nothing is
 * released while its provider has taken more than the mall knows a use for: that may be this.
 */
export function planReleased(
  amount: number,
  { unsent, untaken, taken, isOut, isStray }: PromisedMoney,
): number | 'later' {
  const least = Math.max(0, amount - taken)
  const released = Math.min(untaken, Math.max(least, Math.min(unsent, amount)))
  // What was never sent takes nothing of what was taken for other goods as long as it is released
  // whole.
  const isWaiting = isOut && !(unsent >= amount && released === amount)
  return isWaiting || (isStray && released > 0) ? 'later' : released
}

type OfLine = { readonly lineId: LineGivenBack['lineId']; readonly amount: number }
/** Goods that were sent and will never be paid, in minor units. */
export type WrittenOff = {
  readonly lines: readonly OfLine[]
  /** Of captures that name no line. */
  readonly unnamed: number
  /** Set off against earlier refunds. */
  readonly used: readonly OfLine[]
}

/**
 * How much of each line of a refund its buyer has never paid, up to `most` in all: as long as
 * something of a line is unpaid, that is what ends first.
 */
export function planWrittenOff(
  lines: readonly LineGivenBack[],
  { lines: written, unnamed, used }: WrittenOff,
  most: number,
): OfLine[] {
  const of = (all: readonly OfLine[], lineId: OfLine['lineId']) =>
    all.filter((one) => one.lineId === lineId).reduce((sum, { amount }) => sum + amount, 0)
  const usedLines = [...new Set(used.map(({ lineId }) => lineId))]
  let pool =
    unnamed - usedLines.reduce((sum, id) => sum + Math.max(0, of(used, id) - of(written, id)), 0)
  const planned: OfLine[] = []
  let open = most
  for (const { lineId, goods, shipping } of lines) {
    const asked = Math.min(goods + shipping, open)
    const own = Math.min(
      asked,
      Math.max(0, of(written, lineId) - of(used, lineId) - of(planned, lineId)),
    )
    const more = Math.min(asked - own, pool)
    pool -= more
    open -= own + more
    if (own + more > 0) planned.push({ lineId, amount: own + more })
  }
  return planned
}

function newestFirst(a: RefundableCapture, b: RefundableCapture): number {
  return b.seenAt.getTime() - a.seenAt.getTime() || (nameOf(a) < nameOf(b) ? -1 : 1)
}
const nameOf = ({ provider, ref }: RefundableCapture) => `${provider}:${ref}`
