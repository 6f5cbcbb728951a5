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
 * Which captures an amount goes back to: the newest first, so that a balance goes back before its deposit, each as far as it holds. Undefined
 * when together they hold less. The same captures give the same legs, in whatever order they are listed.
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
  /** None of what it is for was sent. */
  readonly isUnsent: boolean
  /** Not set aside to be taken yet, in minor units. */
  readonly untaken: number
  /** Taken, and not on its way back. */
  readonly taken: number
  /** Something that was sent is not taken yet. */
  readonly isOut: boolean
}

/**
 * How much of an amount is released because it was never taken: for what was never sent as much as there is, for what was sent only what is missing. What is on its way to be
 * taken is neither, and has to be waited for.
 */
export function planReleased(
  amount: number,
  { isUnsent, untaken, taken, isOut }: PromisedMoney,
): number | 'later' {
  const least = Math.max(0, amount - taken)
  const released = isUnsent ? Math.min(amount, untaken) : Math.min(least, untaken)
  const isMissing = isUnsent ? released < least : least > 0
  return isMissing && isOut ? 'later' : released
}

function newestFirst(a: RefundableCapture, b: RefundableCapture): number {
  return b.seenAt.getTime() - a.seenAt.getTime() || (nameOf(a) < nameOf(b) ? -1 : 1)
}
const nameOf = ({ provider, ref }: RefundableCapture) => `${provider}:${ref}`
