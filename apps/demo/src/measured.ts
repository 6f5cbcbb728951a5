import type { Unit } from '@galleria/kernel/measure'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import { DAY } from '@galleria/kernel/time'
import { manufacturerOf, shopById, HOUSE_SHOP } from './shops.ts'
import { languages } from './texts/languages.ts'
import { measuredTexts } from './texts/measured-texts.ts'

/**
 * What the house shop sells by the metre and the square metre. Nobody bought it before the demo's
 * past is lived.
 */
type Measured = {
  readonly key: keyof typeof measuredTexts
  readonly id: number
  readonly unit: Unit
  /** In hundredths of the unit. */ readonly step: number
  readonly size: string
  readonly depthMm: number
  readonly heightMm: number
  /** Of one unit. */ readonly weightG: number
  readonly versions: readonly { skuId: number; finish: string; picture: string }[]
  /** Of one unit, in the storefront's currency, as it ends there. */
  readonly prices: Readonly<Record<'EUR' | 'SEK' | 'PLN' | 'GBP', number>>
}
/** Steps of each version. */
const STOCK = 900

export const measured: readonly Measured[] = [
  {
    key: 'worktop',
    id: 1303,
    unit: 'metre',
    step: 10,
    size: '60 x 4 cm',
    depthMm: 600,
    heightMm: 40,
    weightG: 16_500,
    versions: [
      { skuId: 109_101, finish: 'oak', picture: 'desk-trestle--oak' },
      { skuId: 109_102, finish: 'walnut', picture: 'desk-trestle--walnut' },
    ],
    prices: { EUR: 11_990, SEK: 139_500, PLN: 51_990, GBP: 10_490 },
  },
  {
    key: 'linoleum',
    id: 1304,
    unit: 'square_metre',
    step: 25,
    size: '200 cm',
    depthMm: 1000,
    heightMm: 2,
    weightG: 2400,
    versions: [{ skuId: 109_103, finish: 'black-ash', picture: 'desk-steel--black-ash' }],
    prices: { EUR: 3490, SEK: 39_500, PLN: 14_990, GBP: 2990 },
  },
]
const skus = measured.flatMap((one) => one.versions.map((version) => ({ ...one, ...version })))

export function measuredItemRows(now: number): Row[] {
  const shop = shopById(HOUSE_SHOP)
  return measured.map(({ key, id, unit, step }) => ({
    id,
    shop_id: shop.id,
    category_id: 1,
    url_key: measuredTexts[key].urlKey,
    proper_name: key === 'worktop' ? 'Alm' : 'Lino',
    model: 'measured',
    manufacturer: manufacturerOf(shop),
    responsible_person: manufacturerOf(shop),
    energy_class: null,
    freight: key === 'worktop' ? 'bulky' : 'parcel',
    on_sale_since: new Date(Math.floor(now / DAY - 200) * DAY),
    sold_count: 0,
    rating_sum: 0,
    rating_count: 0,
    is_listed: true,
    measure: unit,
    step,
  }))
}

export function measuredTextRows(): Row[] {
  return measured.flatMap(({ key, id }) =>
    languages.map((language) => {
      const { name, noun, description, details } = measuredTexts[key].texts[language]
      return {
        item_id: id,
        language,
        name,
        noun,
        description,
        details,
        words: [name, noun, measuredTexts[key].texts.en.name, 'Galleria House'].join(' '),
      }
    }),
  )
}

export function measuredSkuRows(): Row[] {
  return skus.map(({ id, skuId, finish, picture, size, depthMm, heightMm, weightG }, position) => ({
    id: skuId,
    item_id: id,
    code: `GH-${id}-${position + 1}`,
    suffix: finish,
    finish,
    size,
    width_mm: 1000,
    depth_mm: depthMm,
    height_mm: heightMm,
    weight_g: weightG,
    picture,
    position,
  }))
}

export function measuredPriceRows(): Row[] {
  return skus.flatMap(({ skuId, prices }) =>
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

export function measuredStock(receivedAt: number): { stock: Row[]; receipts: Row[] } {
  return {
    stock: skus.map(({ skuId }) => ({ sku_id: skuId, on_hand: STOCK, reserved: 0 })),
    receipts: skus.map(({ skuId }) => ({
      sku_id: skuId,
      line_id: null,
      d_on_hand: STOCK,
      d_reserved: 0,
      reason: 'receipt',
      at: new Date(receivedAt),
    })),
  }
}
