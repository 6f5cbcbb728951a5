import { DAY, HOUR } from '@galleria/kernel/time'
import { atWork } from './calendar.ts'
import type { Sku } from './items.ts'
import type { Random } from './random.ts'

export type LinePlan = { sku: Sku; qty: number }

/**
 * A parcel's days. Those after the first start have not come yet; Infinity never does. `carries`
 * has a quantity per line of the order.
 */
export type ParcelPlan = {
  shippedAt: number
  deliveredAt: number
  signedAt: number
  signedBy: 'buyer' | 'clock'
  carries: number[]
}

/** Receipt is taken as confirmed this long after delivery. */
export const CONFIRM_AFTER_DELIVERY = 14 * DAY

/**
 * With the sale the shops fell behind a little, so that a merchant who signs in finds work, some of
 * it late.
 */
const BACKLOG_DAYS = 12
const SPLIT_SHARE = 0.1

type Handling = { paidAt: number; now: number; handlingDays: number; transitDays: number }

export function drawParcels(
  random: Random,
  lines: readonly LinePlan[],
  handling: Handling,
): ParcelPlan[] {
  const units = lines.reduce((sum, { qty }) => sum + qty, 0)
  const shippedAt = drawDispatch(random, handling)
  const all = lines.map(({ qty }) => qty)
  if (units < 2 || !random.chance(SPLIT_SHARE))
    return [drawJourney(random, shippedAt, all, handling.transitDays)]
  const first = takeUnits(all, random.int(1, units - 1))
  const later = atWork(random, shippedAt + random.int(1, 5) * DAY)
  const [one, other] = [first, all.map((qty, line) => qty - first[line]!)].map((carries, index) =>
    drawJourney(random, index === 0 ? shippedAt : later, carries, handling.transitDays),
  ) as [ParcelPlan, ParcelPlan]
  // Nobody can sign before everything is on its way.
  return [{ ...one, signedAt: Math.max(one.signedAt, other.shippedAt + HOUR) }, other]
}

function drawDispatch(random: Random, { paidAt, now, handlingDays }: Handling): number {
  const days = handlingDays * (0.3 + random.next()) + (random.chance(0.08) ? random.int(2, 5) : 0)
  const isBehind = now - paidAt < BACKLOG_DAYS * DAY
  return atWork(
    random,
    paidAt + 2 * HOUR + (isBehind && random.chance(0.2) ? days + random.int(1, 3) : days) * DAY,
  )
}

function drawJourney(
  random: Random,
  shippedAt: number,
  carries: number[],
  transitDays: number,
): ParcelPlan {
  // Working days are five of seven; some parcels are a day early or late.
  const days = Math.max(1, Math.round(transitDays * 1.3 + random.int(-1, 2)))
  const deliveredAt =
    (Math.floor(shippedAt / DAY) + days) * DAY + random.int(8 * 60, 17 * 60) * 60_000
  const signedBy = random.chance(0.62) ? 'buyer' : 'clock'
  const signedAt =
    signedBy === 'clock'
      ? deliveredAt + CONFIRM_AFTER_DELIVERY
      : deliveredAt + Math.floor((0.05 + random.next() ** 2 * 8) * DAY)
  return { shippedAt, deliveredAt, signedAt, signedBy, carries }
}

/** So many units from the front of the lines. */
export function takeUnits(quantities: readonly number[], units: number): number[] {
  let left = units
  return quantities.map((qty) => {
    const taken = Math.min(qty, left)
    left -= taken
    return taken
  })
}
