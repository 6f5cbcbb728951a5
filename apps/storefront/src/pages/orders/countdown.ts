export type Left = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Beyond this many hours they are told in days: nobody reads "8 742 hours". */
const MOST_HOURS = 72

/** What is left of a time, rounded up, so that the last second is still one and zero means over. */
export function splitTime(millis: number): Left {
  const total = Math.max(0, Math.ceil(millis / 1000))
  const hours = Math.floor(total / 3600)
  const days = hours > MOST_HOURS ? Math.floor(hours / 24) : 0
  return {
    days,
    hours: hours - days * 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
