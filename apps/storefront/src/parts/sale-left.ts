import type { WireSku } from '@galleria/contract/item'

export type Sale = {
  readonly ends: string
  /** Seconds when the page was made: its text and the first one in the browser are the same. */
  readonly left: number
}

/** The flash sale of a card or a sku, where one runs. */
export function saleOf({
  secKillEndTime,
  secKillLeft,
}: Pick<WireSku, 'secKillEndTime' | 'secKillLeft'>): { readonly sale?: Sale } {
  return secKillEndTime === null || secKillLeft === null
    ? {}
    : { sale: { ends: secKillEndTime, left: secKillLeft } }
}

/**
 * Whole minutes, the one that has begun with them, so that nothing is shown once nothing is left.
 */
export function splitLeft(seconds: number): {
  readonly days: number
  readonly hours: number
  readonly minutes: number
} {
  const all = Math.max(0, Math.ceil(seconds / 60))
  return { days: Math.floor(all / 1440), hours: Math.floor(all / 60) % 24, minutes: all % 60 }
}
