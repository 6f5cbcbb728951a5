/** Spans of time in milliseconds, as clocks count them: a calendar's day can be an hour longer. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
