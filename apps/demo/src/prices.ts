import { storefronts, sites, type Site } from '@galleria/contract/storefronts'
import { DAY } from '@galleria/kernel/time'
import type { Row } from '../../../database/bulk-insert.ts'
import type { Item, Sku } from './items.ts'
import type { Finish } from './models.ts'
import type { Random } from './random.ts'
import { growth } from './sizes.ts'

type Price = { amount: number; was: number | null; lowest30: number | null }
/** By sku id and site. */
export type PriceList = ReadonlyMap<number, Readonly<Record<Site, Price>>>

type PricePoint = (value: number) => number

/**
 * What a storefront's customers pay for what costs 1 in the list of models: its own level, not an
 * exchange rate.
 */
const levels: Readonly<Record<Site, number>> = {
  DE: 1,
  NL: 1.03,
  ES: 0.97,
  FR: 1.04,
  IT: 1.01,
  SE: 11.9,
  PL: 4.05,
  UK: 0.88,
}

/** Walnut and brass are dear, wool and velvet cost more than linen. */
const finishSurcharge: Readonly<Record<Finish, number>> = {
  oak: 0,
  walnut: 0.12,
  'black-ash': 0.05,
  white: 0,
  birch: 0,
  forest: 0.08,
  sand: 0,
  slate: 0,
  terracotta: 0.03,
  ocean: 0.1,
  'black-steel': 0,
  brass: 0.15,
}
/** Twice the size is not twice the work. */
const SIZE_EXPONENT = 0.5
/** One item in eight is reduced, spread over rooms and shops: 5 and 8 have no common factor. */
const isReduced = (index: number) => (index * 5) % 8 === 3

/**
 * Where prices end: 59.90 and 189.00 in euros, 1 995 and 2 149 in kronor, 849 in zloty, 165 and 199
 * in pounds.
 */
const pricePoints: Readonly<Record<string, PricePoint>> = {
  EUR: (value) => (value < 100 ? Math.round(value) * 100 - 10 : endInNine(value) * 100),
  GBP: (value) => nearest(value, [5, 9]) * 100,
  SEK: (value) =>
    (value < 1000
      ? nearest(value, [5, 9])
      : Math.round(value / 50) * 50 - (Math.round(value / 50) % 2 ? 1 : 5)) * 100,
  PLN: (value) => endInNine(value) * 100,
}

export function setPrices(random: Random, items: readonly Item[]): PriceList {
  const prices = new Map<number, Record<Site, Price>>()
  for (const [index, item] of items.entries()) {
    const ask = item.shop.priceLevel * (0.96 + random.next() * 0.12)
    const reduction = isReduced(index) ? random.pick([0.1, 0.15, 0.2, 0.25]) : 0
    // Some were cheaper for a while before the reduction, and then that price is the one to compare
    // with.
    const earlier = random.chance(0.25) ? 0.95 : 1
    for (const sku of item.skus) {
      const bySite = sites.map((site): [Site, Price] => [
        site,
        priceIn(site, valueOf(sku) * ask, reduction, earlier),
      ])
      prices.set(sku.id, Object.fromEntries(bySite) as Record<Site, Price>)
    }
  }
  return prices
}

function valueOf({ item, finish, size }: Sku): number {
  return (
    item.model.price * (1 + finishSurcharge[finish]) * growth(item.model, size) ** SIZE_EXPONENT
  )
}

function priceIn(site: Site, value: number, reduction: number, earlier: number): Price {
  const toPoint = pricePoints[storefronts[site].currency]!
  const regular = toPoint(value * levels[site])
  const amount = toPoint(value * levels[site] * (1 - reduction))
  if (amount >= regular) return { amount, was: null, lowest30: null }
  const lowest = toPoint(value * levels[site] * earlier)
  return { amount, was: regular, lowest30: lowest > amount ? lowest : regular }
}

/**
 * What a price becomes when it is lowered by a share for a while: always less, and ending as prices
 * do.
 */
export function offerPrice(site: Site, amount: number, share: number): number {
  const offer = pricePoints[storefronts[site].currency]!((amount / 100) * (1 - share))
  if (offer >= amount) throw new RangeError(`${amount} cannot be lowered by ${share} in ${site}`)
  return offer
}

/**
 * Days ago: what is reduced is so since then, and what was cheaper before that was so from and
 * until.
 */
const REDUCED = 20
const CHEAPER = { from: 45, until: 32 }

/** What everything costs, and since when. */
export function priceRows(prices: PriceList, items: readonly Item[], now: number): Row[] {
  return pricesOf(prices, items).map(({ key, price, onSaleSince }) => ({
    ...key,
    amount: price.amount,
    was: price.was,
    lowest_30: price.lowest30,
    since: new Date(price.was === null ? onSaleSince : now - REDUCED * DAY),
    sold_since: new Date(onSaleSince),
  }))
}

/** What the goods cost before that are reduced now. */
export function earlierPriceRows(prices: PriceList, items: readonly Item[], now: number): Row[] {
  return pricesOf(prices, items).flatMap(({ key, price, onSaleSince }) => {
    if (price.was === null || price.lowest30 === null) return []
    const regular = { ...key, amount: price.was }
    const start = Math.min(onSaleSince, now - 2 * CHEAPER.from * DAY)
    return [
      { ...regular, since: new Date(start) },
      ...(price.lowest30 < price.was
        ? [
            { ...key, amount: price.lowest30, since: new Date(now - CHEAPER.from * DAY) },
            { ...regular, since: new Date(now - CHEAPER.until * DAY) },
          ]
        : []),
    ]
  })
}

function pricesOf(prices: PriceList, items: readonly Item[]) {
  return items.flatMap(({ skus, onSaleSince }) =>
    skus.flatMap(({ id }) =>
      sites.map((site) => ({
        key: { sku_id: id, site, currency: storefronts[site].currency },
        price: prices.get(id)![site],
        onSaleSince,
      })),
    ),
  )
}

function endInNine(value: number): number {
  return Math.max(1, Math.round((value + 1) / 10)) * 10 - 1
}
/** The nearest whole number that ends in one of the digits. */
function nearest(value: number, digits: readonly number[]): number {
  const ten = Math.floor(value / 10) * 10
  const candidates = [ten - 10, ten, ten + 10]
    .flatMap((base) => digits.map((digit) => base + digit))
    .filter((candidate) => candidate > 0)
  return candidates.reduce((best, candidate) =>
    Math.abs(candidate - value) < Math.abs(best - value) ? candidate : best,
  )
}
