import type { Currency } from '@galleria/kernel/money'

/**
 * Points are counted in hundredths. So many of them are earned for 1000 minor units of goods that
 * were paid for and kept: a point for a euro or a pound, for ten kronor, for four zloty.
 */
export const pointsPerMille: Readonly<Record<Currency, number>> = {
  EUR: 1000,
  GBP: 1000,
  USD: 1000,
  SEK: 100,
  PLN: 250,
  JPY: 1000,
}

/**
 * Hundredths of a point for an amount in minor units; never a fraction of one, so that steps of an
 * amount add up. `factor` is that of the member's level, in hundredths; growth knows none.
 */
export function earnedFor(minor: number, perMille: number, factor = 100): number {
  return Math.floor((minor * perMille * factor) / 100_000)
}

/** On the wire and on screens points are decimal, with two places at most. */
export function wirePoints(hundredths: number): number {
  return hundredths / 100
}

/** As people read them: whole, rounded up. */
export function shownPoints(points: number): number {
  return Math.ceil(points)
}
