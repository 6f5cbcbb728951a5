import { HOUR, MINUTE } from '@galleria/kernel/time'

/** Below this a seller should stop what else there is to do. */
const URGENT_MS = 12 * HOUR

export type TimeLeft = {
  /** In whole days, where there are more than three: nobody counts hours then. */
  readonly days?: number
  readonly hours: number
  readonly minutes: number
  readonly isUrgent: boolean
  readonly isOver: boolean
}

/**
 * Until the mall takes silence for a yes (`at`, ISO 8601). Rounded down: nobody should count on a
 * minute that is not there.
 */
export function timeLeft(at: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(at) - now)
  const days = Math.floor(left / (24 * HOUR))
  return {
    ...(days > 3 ? { days } : {}),
    hours: Math.floor(left / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    isUrgent: left < URGENT_MS,
    isOver: left < MINUTE,
  }
}
