import { Temporal } from 'temporal-polyfill'

/** The calendar's day of an instant, where clocks show this time zone: a storefront's, a shop's. */
export function dayIn(at: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
}
