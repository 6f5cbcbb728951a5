import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { freights, type Freight } from '@galleria/contract/delivery-rules'

/**
 * What a shop charges to send before it has thought about it: by country and storefront, home or
 * across a border.
 */

type Tariff = Readonly<Record<Freight, readonly [fee: number, freeFrom: number | null]>>
type DefaultRate = {
  readonly site: Site
  readonly freight: Freight
  readonly currency: string
  readonly fee: number
  readonly freeFrom: number | null
  readonly transitDays: number
}

/** In minor units of the currency. Heavy goods are never sent abroad for nothing. */
const tariffs: Readonly<Record<string, { home: Tariff; abroad: Tariff }>> = {
  EUR: {
    home: { parcel: [490, 9_900], bulky: [1_990, 49_900], freight: [4_900, 99_900] },
    abroad: { parcel: [890, 14_900], bulky: [3_490, 79_900], freight: [6_900, null] },
  },
  GBP: {
    home: { parcel: [495, 8_900], bulky: [1_795, 44_900], freight: [4_500, 89_900] },
    abroad: { parcel: [995, 14_900], bulky: [3_900, 79_900], freight: [6_500, null] },
  },
  SEK: {
    home: { parcel: [4_900, 99_900], bulky: [19_900, 499_900], freight: [49_900, 999_900] },
    abroad: { parcel: [8_900, 149_900], bulky: [34_900, 899_900], freight: [74_900, null] },
  },
  PLN: {
    home: { parcel: [1_490, 29_900], bulky: [6_900, 179_900], freight: [16_900, 399_900] },
    abroad: { parcel: [3_490, 59_900], bulky: [14_900, 349_900], freight: [27_900, null] },
  },
}

/** Working days on the road at home: a lorry fills up more slowly than a parcel van. */
const homeTransit: Readonly<Record<Freight, number>> = { parcel: 2, bulky: 3, freight: 5 }
const neighbours: readonly string[] = [
  'DE-NL',
  'DE-FR',
  'DE-PL',
  'FR-ES',
  'FR-IT',
  'DE-SE',
  'NL-FR',
]

/** Every storefront and class, for a shop in this country (ISO 3166-1 alpha-2). */
export function defaultRates(country: string): DefaultRate[] {
  return sites.flatMap((site) =>
    freights.map((freight) => {
      const front = storefronts[site]
      const tariff = tariffs[front.currency]
      if (!tariff) throw new RangeError(`no tariff in ${front.currency}`)
      const [fee, freeFrom] = tariff[front.country === country ? 'home' : 'abroad'][freight]
      return {
        site,
        freight,
        currency: front.currency,
        fee,
        freeFrom,
        transitDays: homeTransit[freight] + daysAcross(country, front.country),
      }
    }),
  )
}

function daysAcross(from: string, to: string): number {
  if (from === to) return 0
  // Customs.
  if (from === 'GB' || to === 'GB') return 4
  return neighbours.includes(`${from}-${to}`) || neighbours.includes(`${to}-${from}`) ? 1 : 2
}
