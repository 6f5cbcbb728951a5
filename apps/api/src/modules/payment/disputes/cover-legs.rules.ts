import type { Id } from '@galleria/kernel/id'

/** A lost dispute, and what of it no refund has been paid by yet, in minor units. */
export type LostDispute = {
  readonly id: Id<'dispute'>
  readonly left: number
  readonly endedAt: Date | null
}
export type Cover = { readonly disputeId: Id<'dispute'>; readonly amount: number }

/**
 * How much of a refund its payer had by lost disputes already. All that the provider cannot give
 * any more, because the bank has taken it: `free` is what is left of what was taken. And what was
 * asked for before the dispute was decided, or comes to just what was disputed, is the same money:
 * the payer asked the bank for it as well. What is asked for later is about something else.
 */
export function planCover(
  refund: { readonly amount: number; readonly askedAt: Date },
  lost: readonly LostDispute[],
  free: number,
): Cover[] {
  const isSame = ({ left, endedAt }: LostDispute) =>
    left === refund.amount || (endedAt !== null && refund.askedAt < endedAt)
  const same = lost.filter(isSame)
  let open = Math.max(
    refund.amount - Math.max(0, free),
    Math.min(
      refund.amount,
      same.reduce((sum, { left }) => sum + left, 0),
    ),
  )
  const covers: Cover[] = []
  for (const { id, left } of [...same, ...lost.filter((one) => !isSame(one))]) {
    const amount = Math.min(left, open)
    if (amount > 0) covers.push({ disputeId: id, amount })
    open -= Math.max(0, amount)
  }
  return covers
}
