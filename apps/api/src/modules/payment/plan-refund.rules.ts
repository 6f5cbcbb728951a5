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

function newestFirst(a: RefundableCapture, b: RefundableCapture): number {
  return b.seenAt.getTime() - a.seenAt.getTime() || (nameOf(a) < nameOf(b) ? -1 : 1)
}
const nameOf = ({ provider, ref }: RefundableCapture) => `${provider}:${ref}`
