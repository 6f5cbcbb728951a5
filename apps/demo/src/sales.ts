import { sites } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import type { Item } from './items.ts'
import { offerPrice, type PriceList } from './prices.ts'

/**
 * A demo mall lives long: five sales run at its first start, and when one is over the next has its
 * turn, for a year.
 */
const FIRST_ENDS = [
  9 * HOUR + 20 * MINUTE,
  DAY + 5 * HOUR,
  2 * DAY + 8 * HOUR,
  3 * DAY + 10 * HOUR,
  5 * DAY + 2 * HOUR,
]
/**
 * They began within the last hour, in which nobody ordered: what was sold before was sold at the
 * full price.
 */
const BEGAN = 50 * MINUTE
const PAUSE = 14 * HOUR
const LASTS = 6 * DAY
const YEAR = 365 * DAY
const REDUCTION = 0.22
/** Neighbours in the list are alike; strides without a common factor mix rooms and shops. */
const STRIDE = 37

/**
 * Whole items go on sale, in every storefront. Each of the sixty waits until all the others had
 * their turn, which is more than the 30 days after which a sale's price is no longer the lowest one
 * to be told.
 */
export function saleRows(items: readonly Item[], prices: PriceList, now: number): Row[] {
  const full = items.filter(({ skus }) => skus.every(({ id }) => prices.get(id)!.DE.was === null))
  const ring = Array.from({ length: 60 }, (_, i) => full[(i * STRIDE) % full.length]!)
  const turns = FIRST_ENDS.flatMap((firstEnd) => turnsOf(now, firstEnd)).toSorted(
    (a, b) => a.from - b.from || a.until - b.until,
  )
  return turns.flatMap(({ from, until }, index) =>
    ring[index % ring.length]!.skus.flatMap(({ id }) =>
      sites.map((site) => ({
        sku_id: id,
        site,
        amount: offerPrice(site, prices.get(id)![site].amount, REDUCTION),
        starts_at: new Date(from),
        ends_at: new Date(until),
      })),
    ),
  )
}

function turnsOf(now: number, firstEnd: number): { from: number; until: number }[] {
  const turns = [{ from: now - BEGAN, until: now + firstEnd }]
  for (let from = now + firstEnd + PAUSE; from < now + YEAR; from += LASTS + PAUSE)
    turns.push({ from, until: from + LASTS })
  return turns
}
