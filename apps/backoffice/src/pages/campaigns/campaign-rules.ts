import { storefronts, sites, type Site } from '@galleria/contract/storefronts'

/** Storefronts by currency: a campaign is for those of one. */
export const sitesByCurrency: ReadonlyMap<string, readonly Site[]> = Map.groupBy(
  sites,
  (site) => storefronts[site].currency,
)

/** A prize as it is typed. */
export type TypedPrize = {
  readonly key: number
  readonly points: string
  readonly weight: string
  readonly stock: string
}

type Prize = {
  readonly prizeType: 'POINTS' | 'NOTHING'
  readonly points: number
  readonly weight: number
  readonly stock: number | null
}

/** No points is nothing, no number is without a limit. Undefined for what is no whole number. */
export function readPrize({ points, weight, stock }: TypedPrize): Prize | undefined {
  const [won, likely, left] = [points, weight, stock].map(readWhole)
  if (won === undefined || likely === undefined || left === undefined || !likely) return undefined
  return {
    prizeType: won ? 'POINTS' : 'NOTHING',
    points: won ?? 0,
    weight: likely,
    stock: left || null,
  }
}

/** Null for nothing typed, undefined for anything but a whole number from 0. */
function readWhole(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

/** A whole number from 1 to a highest one; undefined for anything else. */
export function readWholeUpTo(typed: string, most: number): number | undefined {
  const whole = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return whole >= 1 && whole <= most ? whole : undefined
}

/** An amount as people type it, with a comma or a point; undefined for what is none. */
export function readAmount(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}
