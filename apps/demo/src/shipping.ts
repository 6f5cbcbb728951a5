import { defaultRates, type ShippingRate } from '../../api/src/modules/merchant/index.ts'
import type { Site } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import { shops } from './shops.ts'

export type ShippingOffer = ShippingRate & { readonly site: Site }

/** The demo's shops charge what a new shop charges. */
export const shippingOffers: readonly ShippingOffer[] = shops.flatMap((shop) =>
  defaultRates(shop.country).map((rate) => ({
    ...rate,
    shopId: shop.id,
    handlingDays: shop.handlingDays,
  })),
)

export function shippingRateRows(): Row[] {
  return shippingOffers.map(({ shopId, site, freight, currency, fee, freeFrom, transitDays }) => ({
    shop_id: shopId,
    site,
    freight,
    currency,
    fee,
    free_from: freeFrom,
    transit_days: transitDays,
  }))
}
