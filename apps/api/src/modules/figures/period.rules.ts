import { Temporal } from 'temporal-polyfill'
import { MOST_FIGURES_DAYS, type FiguresStep } from '@galleria/contract/figures-rules'

/** Calendar days of a shop, the first and the last included. */
export type Period = { readonly from: string; readonly to: string }
export type AskedPeriod = {
  readonly days?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const USUAL_DAYS = 30

/** What was asked for, or the fields of it that are no period. */
export function readPeriod(
  { days = USUAL_DAYS, from, to }: AskedPeriod,
  today: string,
): Period | { readonly errors: { path: string; code: string }[] } {
  if (from === undefined && to === undefined) return { from: moveBy(today, 1 - days), to: today }
  const last = to ?? today
  if (from === undefined) return { errors: [{ path: 'from', code: 'required' }] }
  if (last > today) return { errors: [{ path: 'to', code: 'invalid' }] }
  if (from > last || countDays({ from, to: last }) > MOST_FIGURES_DAYS)
    return { errors: [{ path: 'from', code: 'invalid' }] }
  return { from, to: last }
}

/** As many days, right before. */
export function periodBefore(period: Period): Period {
  return { from: moveBy(period.from, -countDays(period)), to: moveBy(period.from, -1) }
}

/** The first day of each step, the first of them cut short by the period. Weeks begin on Monday. */
export function listSteps({ from, to }: Period, step: FiguresStep): string[] {
  const days: string[] = []
  let day = Temporal.PlainDate.from(from)
  const end = Temporal.PlainDate.from(to)
  while (Temporal.PlainDate.compare(day, end) <= 0) {
    days.push(day.toString())
    day = nextStep(day, step)
  }
  return days
}

function nextStep(day: Temporal.PlainDate, step: FiguresStep): Temporal.PlainDate {
  if (step === 'day') return day.add({ days: 1 })
  if (step === 'week') return day.add({ days: 8 - day.dayOfWeek })
  return day.with({ day: 1 }).add({ months: 1 })
}

function countDays({ from, to }: Period): number {
  return Temporal.PlainDate.from(from).until(to).days + 1
}

function moveBy(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
