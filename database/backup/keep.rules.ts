import { DAY } from '@galleria/kernel/time'

/** How many backups are stored: the newest of so many days, weeks and months each. */
export type KeepRule = { readonly days: number; readonly weeks: number; readonly months: number }

export const usualRule: KeepRule = { days: 7, weeks: 4, months: 12 }

/**
 * Reads `7d 4w 12m`, in any order; what is not named is none. Undefined when it is something else,
 * or would keep nothing.
 */
export function readKeepRule(text: string): KeepRule | undefined {
  const parts = text.trim().split(/[\s,]+/)
  const counts = { d: 0, w: 0, m: 0 }
  for (const part of parts) {
    const [, count, unit] = /^(\d{1,4})([dwm])$/.exec(part) ?? []
    if (!count || !unit) return undefined
    counts[unit as keyof typeof counts] = Number(count)
  }
  const rule = { days: counts.d, weeks: counts.w, months: counts.m }
  return rule.days + rule.weeks + rule.months > 0 ? rule : undefined
}

/**
 * Of backups named by when they were taken, those that the rule keeps. The newest one always stays.
 */
export function chooseRetained(taken: readonly Date[], rule: KeepRule): Date[] {
  const newestFirst = taken.toSorted((a, b) => b.getTime() - a.getTime())
  const retained = new Set(newestFirst.slice(0, 1))
  const periods: [number, (at: Date) => string][] = [
    [rule.days, (at) => at.toISOString().slice(0, 10)],
    [rule.weeks, (at) => String(weekOf(at))],
    [rule.months, (at) => at.toISOString().slice(0, 7)],
  ]
  for (const [count, periodOf] of periods) {
    const newestOf = new Map<string, Date>()
    for (const at of newestFirst) {
      const period = periodOf(at)
      if (!newestOf.has(period)) newestOf.set(period, at)
    }
    for (const at of [...newestOf.values()].slice(0, count)) retained.add(at)
  }
  return newestFirst.filter((at) => retained.has(at))
}

/** Weeks since 1970 that begin on Monday, in UTC. */
function weekOf(at: Date): number {
  return Math.floor((at.getTime() / DAY + 3) / 7)
}
