import { DAY, HOUR } from '@galleria/kernel/time'
import type { PaymentProvider } from '../providers/payment-provider.ts'

/** A mall that was away for longer catches up in steps. */
const MOST_DAYS = 31

/** A day of the books, by Greenwich: `2026-11-24`. */
export type Day = string
export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10)
export const startOf = (day: Day) => new Date(`${day}T00:00:00Z`)
export const endOf = (day: Day) => new Date(startOf(day).getTime() + DAY)
export const dayBefore = (day: Day, days: number): Day =>
  dayOf(new Date(startOf(day).getTime() - days * DAY))
export const dayAfter = (day: Day): Day => dayOf(endOf(day))

type Lister = Pick<PaymentProvider, 'listDelayMs' | 'listsWithinMs'>
const patienceOf = ({ listDelayMs = 0, listsWithinMs = listDelayMs }: Lister) =>
  Math.max(listDelayMs, listsWithinMs)

/** The days from one on that are over, and that the provider has had the time to list whole. */
export function daysDue(from: Day, now: Date, provider: Lister): readonly Day[] {
  const days: Day[] = []
  for (let day = from; days.length < MOST_DAYS; day = dayAfter(day)) {
    if (endOf(day).getTime() + patienceOf(provider) + HOUR > now.getTime()) break
    days.push(day)
  }
  return days
}

/** What the books have of a day, and where the provider's list is known to speak of it. */
export type Booked = {
  readonly count: number
  /** When the first of those began that were not listed. */
  readonly firstUnlistedAt: Date | null
  readonly firstListedAt: Date | null
  readonly lastListedAt: Date | null
}
export type Span = { readonly since: Date; readonly until: Date }

/**
 * The part of a list that speaks of a day: where it did before; and of what it did not list, from
 * that day on for as long as it may take.
 */
export function spanOf(day: Day, booked: Booked, provider: Lister): Span | undefined {
  if (booked.count === 0) return undefined
  const { firstUnlistedAt: first } = booked
  const unlisted = first
    ? [
        Math.min(startOf(day).getTime(), first.getTime()) - HOUR,
        endOf(day).getTime() + patienceOf(provider) + HOUR,
      ]
    : []
  const times = [
    ...unlisted,
    ...[booked.firstListedAt, booked.lastListedAt].flatMap((at) => at?.getTime() ?? []),
  ]
  // Lists of some providers know whole seconds only.
  return { since: new Date(Math.min(...times) - 1000), until: new Date(Math.max(...times) + 1000) }
}

/** Both figures of a day in one currency: what was taken, and what was given back. */
export type DayFigures = {
  readonly currency: string
  readonly bookedTaken: number
  readonly listedTaken: number
  readonly bookedBack: number
  readonly listedBack: number
  /** In how many captures and refunds they differ. */
  readonly differing: number
}

/** By how much more the books say that the provider holds. */
export function surplusOf({ bookedTaken, bookedBack, listedTaken, listedBack }: DayFigures) {
  return bookedTaken - bookedBack - (listedTaken - listedBack)
}
