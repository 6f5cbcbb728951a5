import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { WireMoney } from '@galleria/contract/wire'
import { DAY } from '@galleria/kernel/time'

/** Money, days and countries as the reader's language writes them. `locale` is a BCP 47 tag. */

export function formatMoney(locale: string, amount: WireMoney): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(
    amount.value,
  )
}
/** For the axis of a chart: 1.2K rather than 1,200.00. */
export function formatShortMoney(locale: string, amount: WireMoney): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: amount.currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(amount.value)
}
export function formatCount(locale: string, count: number): string {
  return new Intl.NumberFormat(locale).format(count)
}
export function formatPercent(locale: string, fraction: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    fraction,
  )
}

/** How long something took: 0.5 hr, 12 hr. */
export function formatHours(locale: string, hours: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    maximumFractionDigits: 1,
  }).format(hours)
}

/** By which part something grew or fell: +12 %, −3.5 %. */
export function formatChange(locale: string, fraction: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(fraction)
}

/**
 * A moment (ISO 8601, UTC) in the reader's own time zone; without the year while it is this one.
 */
export function formatMoment(locale: string, at: string, today = dayOf(new Date())): string {
  const moment = new Date(at)
  return new Intl.DateTimeFormat(locale, {
    ...dateParts(dayOf(moment), today),
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)
}
/**
 * A moment on the clock of a shop, of which the day is known; without the year while it is this
 * one.
 */
export function formatMomentAt(
  locale: string,
  { at, day, timeZone }: { readonly at: string; readonly day: string; readonly timeZone: string },
  today = dayOf(new Date()),
): string {
  return new Intl.DateTimeFormat(locale, {
    ...dateParts(day, today),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at))
}
/** What people call a time zone: Central European Time. */
export function formatTimeZone(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
/**
 * A calendar day (YYYY-MM-DD), which is the same day in every time zone; without the year while it
 * is this one.
 */
export function formatDay(locale: string, day: string, today = dayOf(new Date())): string {
  return new Intl.DateTimeFormat(locale, { ...dateParts(day, today), timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
export function formatWeekday(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}
/** A calendar month, by one of its days. */
export function formatMonth(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}
function dateParts(day: string, today: string): Intl.DateTimeFormatOptions {
  return {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }
}

/** `DE` -> Germany. What is no country code is returned as it is. */
export function formatCountry(locale: string, code: string): string {
  return /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code
}
/** `Hamburg, DE` -> Hamburg, Germany. */
export function formatPlace(locale: string, place: string): string {
  return place
    .split(', ')
    .map((part) => formatCountry(locale, part))
    .join(', ')
}
export function formatSite(locale: string, site: Site): string {
  return formatCountry(locale, storefronts[site].country)
}

/** Today as YYYY-MM-DD on the reader's calendar. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
