import type { Random } from './random.ts'
import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'

/** How steeply the mall grew: at the end it is e^3, twenty times as busy as in its first days. */
const GROWTH = 3
/**
 * A sale began a few days ago, so that the shops have work: one order in twenty or so is of these
 * days.
 */
const SALE_DAYS = 4
const SALE_SHARE = 0.045

/** People shop after work; by the hour, UTC. */
const byHour = [1, 1, 0, 0, 0, 1, 2, 4, 5, 6, 7, 7, 7, 6, 6, 6, 7, 9, 11, 13, 12, 9, 5, 2]
const hours = byHour.map((_, hour) => hour)

/**
 * A moment between the two, later ones likelier, and none in the last hour: what was begun has
 * ended.
 */
export function drawMoment(random: Random, first: number, now: number): number {
  const share = Math.log(1 + random.next() * (Math.exp(GROWTH) - 1)) / GROWTH
  const about = random.chance(SALE_SHARE)
    ? now - random.next() * SALE_DAYS * DAY
    : first + share * (now - first)
  const day = Math.floor(about / DAY) * DAY
  const moment =
    day + random.weighted(hours, (hour) => byHour[hour]!) * HOUR + random.int(0, HOUR - 1)
  if (moment > now - HOUR) return moment - DAY
  return moment < first ? moment + DAY : moment
}

/** The first working hour at or after a moment, with some minutes to it. */
export function atWork(random: Random, moment: number): number {
  let day = Math.floor(moment / DAY)
  let at = day * DAY + random.int(7 * 60, 16 * 60) * MINUTE
  while (at < moment || isWeekend(day)) {
    day += 1
    at = day * DAY + random.int(7 * 60, 16 * 60) * MINUTE
  }
  return at
}

/** 1 January 1970 was a Thursday. */
function isWeekend(day: number): boolean {
  const weekday = (day + 4) % 7
  return weekday === 0 || weekday === 6
}
