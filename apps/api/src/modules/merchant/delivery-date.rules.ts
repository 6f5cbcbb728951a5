import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import { addressCountries, isCountryCode } from '@galleria/contract/address-countries'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { dayIn } from '#platform/calendar.ts'

/**
 * Delivery = handling + transit in working days of the storefront: weekends and the days on which
 * no carrier in Europe drives are left out.
 */

const NO_DELIVERY = new Set(['01-01', '05-01', '12-25', '12-26'])

/**
 * The calendar day (YYYY-MM-DD, in the storefront's time zone) on which goods ordered at `from`
 * arrive.
 */
export function expectDate(from: Date, workingDays: number, site: Site): string {
  // Days begin on a quarter of an hour in every time zone: within one, all answers are the same,
  // and a page asks for dozens.
  const quarter = Math.floor(from.getTime() / QUARTER)
  const key = `${quarter} ${workingDays} ${site}`
  const cached = days.get(key)
  if (cached !== undefined) return cached
  const day = countDays(from, workingDays, site)
  days.set(key, day)
  return day
}
const QUARTER = 900_000
const days = new LRUCache<string, string>({ max: 1000 })

function countDays(from: Date, workingDays: number, site: Site): string {
  return addWorkingDays(from, workingDays, storefronts[site].timeZone)
}

/**
 * The calendar day (YYYY-MM-DD) by which a shop has to hand goods over that were paid at `paidAt`:
 * its handling time in working days of its own country, at least one.
 */
export function shipByDay(paidAt: Date, shop: { handlingDays: number; country: string }): string {
  return addWorkingDays(paidAt, Math.max(shop.handlingDays, 1), timeZoneOf(shop.country))
}

/** The instant at which so many working days after another are over, for a shop of this country. */
export function endOfWorkingDays(from: Date, days: number, country: string): Date {
  const timeZone = timeZoneOf(country)
  const end = Temporal.PlainDate.from(addWorkingDays(from, days, timeZone))
    .add({ days: 1 })
    .toZonedDateTime(timeZone)
  return new Date(end.epochMilliseconds)
}

/** Moved by so many days, and on to the next working day. */
export function moveDay(day: string, days: number): string {
  let moved = Temporal.PlainDate.from(day).add({ days })
  while (!isWorkingDay(moved)) moved = moved.add({ days: 1 })
  return moved.toString()
}

/** The calendar day it is for a shop of this country. */
export function dayAt(at: Date, country: string): string {
  return addWorkingDays(at, 0, timeZoneOf(country))
}

export function timeZoneOf(country: string): string {
  return isCountryCode(country) ? addressCountries[country].timeZone : storefronts.DE.timeZone
}

function addWorkingDays(from: Date, workingDays: number, timeZone: string): string {
  let day = dayIn(from, timeZone)
  let left = workingDays
  while (left > 0) {
    day = day.add({ days: 1 })
    if (isWorkingDay(day)) left -= 1
  }
  return day.toString()
}

function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= 5 && !NO_DELIVERY.has(day.toString().slice(5))
}
