import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import type { Item } from './items.ts'
import { HOUSE_SHOP } from './shops.ts'

const SERVICE = 1
/** Whole units of the currency, by how a piece is sent: a van with two people, or with a lift. */
const euros = { bulky: 49, freight: 89 }
const prices: Readonly<Record<Site, { readonly bulky: number; readonly freight: number }>> = {
  DE: euros,
  NL: euros,
  ES: euros,
  FR: euros,
  IT: euros,
  UK: { bulky: 45, freight: 79 },
  SE: { bulky: 549, freight: 990 },
  PL: { bulky: 209, freight: 379 },
}

/** The house shop assembles what no parcel carries. */
export function serviceRows(): Row[] {
  return [
    {
      id: SERVICE,
      shop_id: HOUSE_SHOP,
      name: 'Delivery with assembly',
      shipping_name: 'Two fitters with a van',
      is_open: true,
    },
  ]
}

export function servicePriceRows(items: readonly Item[]): Row[] {
  return items
    .filter(({ shop }) => shop.id === HOUSE_SHOP)
    .flatMap(({ id, model: { freight } }) =>
      freight === 'parcel'
        ? []
        : sites.map((site) => ({
            item_id: id,
            site,
            service_id: SERVICE,
            currency: storefronts[site].currency,
            amount: prices[site][freight] * 100,
          })),
    )
}

/** What the demo's past has assembled and covered: a desk that goes up and down. */
export function assembledSku(items: readonly Item[]): number {
  const sku = items.find(
    ({ shop, model }) => shop.id === HOUSE_SHOP && model.key === 'standing-two-leg',
  )?.skus[0]
  if (!sku) throw new Error('the demo has no desk to assemble')
  return sku.id
}
