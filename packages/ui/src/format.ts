import type { WireMoney } from '@galleria/contract/wire'
import { DAY } from '@galleria/kernel/time'

/**
 * Numbers, money and dates for the eye. Locale and time zone are always given, so that server and
 * browser write the same; formatters are costly to make and kept.
 */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

export function formatMoney({ value, currency }: WireMoney, locale: string): string {
  const key = `${locale} ${currency}`
  const found = numbers.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  numbers.set(key, found)
  // Most languages' data write a hyphen before an amount, where people write a minus, which is as
  // wide as a figure and never torn from it.
  return found.format(value).replace('-', '\u2212')
}

/** Whole amounts without decimals, for filters and thresholds. */
export function formatRoundMoney({ value, currency }: WireMoney, locale: string): string {
  const key = `${locale} ${currency} round`
  const found =
    numbers.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  numbers.set(key, found)
  return found.format(value)
}

export function formatNumber(value: number, locale: string): string {
  const found = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  numbers.set(locale, found)
  return found.format(value)
}

/** So many pieces, or so much of a measure: `3`, `2.5 m`. */
export function formatQuantity(qty: number, unitName: string | undefined, locale: string): string {
  const key = `${locale} qty`
  const found = numbers.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  numbers.set(key, found)
  return unitName ? `${found.format(qty)}\u00a0${unitName}` : found.format(qty)
}

/** To the hundredth, where it is no whole number: 20, 20.50. */
export function formatHundredths(value: number, locale: string): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const key = `${locale} ${digits} digits`
  const found =
    numbers.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  numbers.set(key, found)
  return found.format(value)
}

/** A fraction as a percentage: 0.19 -> 19 %. */
export function formatPercent(fraction: number, locale: string): string {
  const key = `${locale} %`
  const found =
    numbers.get(key) ??
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  numbers.set(key, found)
  return found.format(fraction)
}

const SHAPES = {
  /** Fri, 4 December */
  day: { weekday: 'short', day: 'numeric', month: 'long' },
  /** Fri, 4 December 2026 */
  dayOfYear: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  /** 4 December 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 4 Dec 2026, 14:05 */
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateShape = keyof typeof SHAPES

const TWO_MONTHS = 62 * DAY

/**
 * How a day is told to somebody who reads it on `today` (both `2026-12-04`): one of another year
 * that is more than two months off names its year, because day and month alone would be taken for
 * the next such day.
 */
export function dayShape(day: string, today: string): 'day' | 'dayOfYear' {
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4)
  return isOtherYear && Math.abs(Date.parse(day) - Date.parse(today)) > TWO_MONTHS
    ? 'dayOfYear'
    : 'day'
}

/**
 * `iso` is a UTC time, or a bare calendar day (`2026-12-04`), which is shown as it stands, whatever
 * the time zone.
 */
export function formatDate(
  iso: string,
  shape: DateShape,
  locale: string,
  timeZone: string,
): string {
  const zone = iso.length === 10 ? 'UTC' : timeZone
  const key = `${locale} ${shape} ${zone}`
  const found =
    dates.get(key) ?? new Intl.DateTimeFormat(locale, { ...SHAPES[shape], timeZone: zone })
  dates.set(key, found)
  return found.format(new Date(iso))
}
