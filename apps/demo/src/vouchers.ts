import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import { DAY } from '@galleria/kernel/time'
import { shopById, HOUSE_SHOP } from './shops.ts'
import { languages } from './texts/languages.ts'
import { voucherTexts } from './texts/voucher-texts.ts'

/**
 * What the house shop sells as codes: an assembly at home, and a card to spend. They have no model,
 * finish or measures, and nobody bought them before the demo's past is lived.
 */
type Voucher = {
  readonly key: keyof typeof voucherTexts
  readonly id: number
  readonly skuId: number
  readonly kind: 'service' | 'shopping_card'
  readonly picture: string
  readonly place: 'home' | 'shop'
  /** In the storefront's currency, as it ends there. */
  readonly prices: Readonly<Record<'EUR' | 'SEK' | 'PLN' | 'GBP', number>>
}
/** Three years, after which German law lets claims lapse. */
const VALID_DAYS = 1095
const STOCK = 500

export const vouchers: readonly Voucher[] = [
  {
    key: 'assembly',
    id: 1301,
    skuId: 109_001,
    kind: 'service',
    picture: 'desk-secretary--oak',
    place: 'home',
    prices: { EUR: 5990, SEK: 69_900, PLN: 24_900, GBP: 5500 },
  },
  {
    key: 'card',
    id: 1302,
    skuId: 109_002,
    kind: 'shopping_card',
    picture: 'room-sofas',
    place: 'shop',
    prices: { EUR: 5000, SEK: 50_000, PLN: 20_000, GBP: 5000 },
  },
]

export function voucherItemRows(now: number): Row[] {
  const shop = shopById(HOUSE_SHOP)
  return vouchers.map(({ key, id, kind, place }) => ({
    id,
    shop_id: shop.id,
    category_id: 1,
    url_key: voucherTexts[key].urlKey,
    proper_name: 'Galleria',
    model: 'voucher',
    // Nobody makes them.
    manufacturer: '',
    responsible_person: '',
    energy_class: null,
    freight: 'parcel',
    on_sale_since: new Date(Math.floor(now / DAY - 700) * DAY),
    sold_count: 0,
    rating_sum: 0,
    rating_count: 0,
    is_listed: true,
    voucher: kind,
    voucher_days: VALID_DAYS,
    voucher_place: place,
    voucher_address: place === 'shop' ? `${shop.street}, ${shop.city}` : null,
  }))
}

export function voucherTextRows(): Row[] {
  return vouchers.flatMap(({ key, id }) =>
    languages.map((language) => {
      const { name, noun, description, details } = voucherTexts[key].texts[language]
      return {
        item_id: id,
        language,
        name,
        noun,
        description,
        details,
        words: [name, noun, voucherTexts[key].texts.en.name, 'Galleria House'].join(' '),
      }
    }),
  )
}

export function voucherSkuRows(): Row[] {
  return vouchers.map(({ key, id, skuId, picture }) => ({
    id: skuId,
    item_id: id,
    code: `GH-${id}`,
    suffix: key,
    finish: '',
    size: '',
    width_mm: 0,
    depth_mm: 0,
    height_mm: 0,
    weight_g: 0,
    picture,
    position: 0,
  }))
}

export function voucherPriceRows(): Row[] {
  return vouchers.flatMap(({ skuId, prices }) =>
    sites.map((site: Site) => ({
      sku_id: skuId,
      site,
      currency: storefronts[site].currency,
      amount: prices[storefronts[site].currency as keyof typeof prices],
      was: null,
      lowest_30: null,
    })),
  )
}

/** How many the shop does and honours; beside the stock of its goods. */
export function voucherStock(receivedAt: number): { stock: Row[]; receipts: Row[] } {
  return {
    stock: vouchers.map(({ skuId }) => ({ sku_id: skuId, on_hand: STOCK, reserved: 0 })),
    receipts: vouchers.map(({ skuId }) => ({
      sku_id: skuId,
      line_id: null,
      d_on_hand: STOCK,
      d_reserved: 0,
      reason: 'receipt',
      at: new Date(receivedAt),
    })),
  }
}
