import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import type { Row } from './bulk-insert.ts'
import { shops, type Shop } from './shops.ts'

type Freight = 'parcel' | 'bulky' | 'freight'
type Tariff = Readonly<Record<Freight, readonly [fee: number, freeFrom: number | null]>>

export type ShippingOffer = { shopId: number; site: Site; freight: Freight; currency: string; fee: number; freeFrom: number | null; transitDays: number; handlingDays: number }

/** In minor units of the currency, inside the shop's own country and across a border. Heavy goods are never sent abroad for nothing. */
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

const freights: readonly Freight[] = ['parcel', 'bulky', 'freight']
/** Working days on the road at home: a lorry fills up more slowly than a parcel van. */
const homeTransit: Readonly<Record<Freight, number>> = { parcel: 2, bulky: 3, freight: 5 }
const neighbours: readonly string[] = ['DE-NL', 'DE-FR', 'DE-PL', 'FR-ES', 'FR-IT', 'DE-SE', 'NL-FR']

export const shippingOffers: readonly ShippingOffer[] = shops.flatMap((shop) => sites.flatMap((site) => freights.map((freight) => offer(shop, site, freight))))

function offer(shop: Shop, site: Site, freight: Freight): ShippingOffer {
  const { country, currency } = storefronts[site]
  const tariff = tariffs[currency]![country === shop.country ? 'home' : 'abroad']
  const [fee, freeFrom] = tariff[freight]
  return { shopId: shop.id, site, freight, currency, fee, freeFrom, transitDays: homeTransit[freight] + daysAcross(shop.country, country), handlingDays: shop.handlingDays }
}

function daysAcross(from: string, to: string): number {
  if (from === to) return 0
  // Customs.
  if (from === 'GB' || to === 'GB') return 4
  return neighbours.includes(`${from}-${to}`) || neighbours.includes(`${to}-${from}`) ? 1 : 2
}

export function shippingRateRows(): Row[] {
  return shippingOffers.map(({ shopId, site, freight, currency, fee, freeFrom, transitDays }) => ({ shop_id: shopId, site, freight, currency, fee, free_from: freeFrom, transit_days: transitDays }))
}
