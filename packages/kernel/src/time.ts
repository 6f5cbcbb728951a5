/** Spans of time in milliseconds, as clocks count them: a day of a calendar can be an hour longer. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
