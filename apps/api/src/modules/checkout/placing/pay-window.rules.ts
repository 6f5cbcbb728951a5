import { DAY, MINUTE } from '@galleria/kernel/time'

/** How long goods wait for money. */

const PAY_WINDOW_MS = 30 * MINUTE
/** What is left at least to choose another way to pay, once the bank has refused. */
const ANOTHER_WAY_MS = 10 * MINUTE

export function deadlineOf(placedAt: Date): Date {
  return new Date(placedAt.getTime() + PAY_WINDOW_MS)
}

/** Who joins a group of buyers pays before that closes. */
export function firstDeadline(placedAt: Date, groupEndsAt: string | null): Date {
  const usual = deadlineOf(placedAt)
  return groupEndsAt === null
    ? usual
    : new Date(Math.min(usual.getTime(), new Date(groupEndsAt).getTime()))
}

/**
 * While a bank thinks about a claim that was to be paid until `closesAt`, a day, or its buyer is on
 * the way to pay, some. Counted from there, too: one attempt after another does not hold goods for
 * ever.
 */
export function deadlineAtBank(closesAt: Date, now: Date, days = 1): Date {
  return new Date(Math.min(now.getTime(), closesAt.getTime()) + days * DAY)
}

/**
 * Whoever transfers is told a day on which the money still counts: not after the group that they
 * join has closed, and a day before what is to be paid later does.
 */
export function lastTransferDay(
  until: Date,
  { groupEndsAt, laterClosesAt }: { groupEndsAt: Date | null; laterClosesAt: readonly Date[] },
): Date {
  const ends = laterClosesAt.map((closesAt) => closesAt.getTime() - DAY)
  return new Date(Math.min(until.getTime(), groupEndsAt?.getTime() ?? Infinity, ...ends))
}

/**
 * The bank has refused: its day is over for this order, not the rest of the claim's own time. A
 * transfer of another amount is no refusal: the right one may come until the day that was told.
 */
export function deadlineAfterBank(
  closesAt: Date,
  deadlineAt: Date,
  now: Date,
  isTransferOfAnotherAmount = false,
): Date {
  if (isTransferOfAnotherAmount) return deadlineAt
  const rest = Math.max(closesAt.getTime(), now.getTime() + ANOTHER_WAY_MS)
  return new Date(Math.min(deadlineAt.getTime(), rest))
}

/** A claim that can no longer be paid. */
export function isOverBy(at: Date): (claim: { closesAt: Date | null; status: string }) => boolean {
  return ({ closesAt, status }) => status !== 'PAID' && closesAt !== null && closesAt <= at
}

/**
 * When a buyer is reminded that a claim closes: a day before, unless that is as good as its
 * opening.
 */
export function remindAt(opensAt: Date, closesAt: Date): Date | undefined {
  const at = new Date(closesAt.getTime() - DAY)
  return at.getTime() > opensAt.getTime() + DAY ? at : undefined
}
