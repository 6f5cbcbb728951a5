import type { WireItem } from '@galleria/contract/item'
import { refuse } from '@galleria/contract/refusals'
import { storefronts } from '@galleria/contract/storefronts'
import type { Context } from '#platform/context.ts'
import { findShippingRates, type ShippingRate } from '#modules/merchant/index.ts'
import { findTaxRates } from '#modules/tax/index.ts'
import { presentItem } from './catalog.present.ts'
import { findItem, findOwnItemToShow } from './item-page.queries.ts'
import type { ItemRow, SkuRow } from './catalog.types.ts'

/** An item as the page of a storefront shows it. */
export async function showItem(ctx: Context, { id }: { readonly id: number }): Promise<WireItem> {
  const item = await findItem(ctx.db, ctx.site, ctx.language, id)
  const rate = item && (await rateOf(ctx, item))
  if (!item || !rate) throw refuse('item.not_found')
  return present(ctx, item, rate)
}

export type ItemPreview = {
  readonly item: WireItem
  readonly hasVersion: boolean
  readonly hasPrice: boolean
  /** The shop sends it to this storefront. */ readonly isSent: boolean
}

/**
 * The same of an item of this seller, listed or not; undefined for anybody else's. Where a
 * storefront would not sell it, nothing is left of it there.
 */
export async function previewItem(
  ctx: Context,
  { id, sellerId }: { readonly id: number; readonly sellerId: number },
): Promise<ItemPreview | undefined> {
  const { site, language } = ctx
  const found = await findOwnItemToShow(ctx.db, { site, language, id, sellerId })
  if (!found) return undefined
  const priced = found.skus.filter(({ amount }) => amount !== null)
  const rate = await rateOf(ctx, found)
  const hasPrice = priced.length > 0
  const hasVersion = found.skus.length > 0
  const skus = hasPrice ? priced : hasVersion ? found.skus : [nothingYet]
  const item = {
    ...found,
    skus: skus.map((sku) => ({
      ...sku,
      amount: sku.amount ?? 0,
      points: sku.points ?? 0,
      currency: storefronts[site].currency,
      picture: sku.picture || (found.pictures[0] ?? ''),
      available: hasPrice && rate ? sku.available : 0,
    })),
  }
  const shown = await present(ctx, item, rate ?? noRate(ctx, found))
  const isBare = item.skus.every(({ picture }) => picture === '')
  return {
    item: isBare ? withoutPictures(shown) : shown,
    ...{ hasVersion, hasPrice, isSent: rate !== undefined },
  }
}

const withoutPictures = (item: WireItem): WireItem => ({
  ...item,
  images: [],
  skuList: item.skuList.map((sku) => ({ ...sku, image: '', minImageUrl: '' })),
})

type Sent = Pick<ItemRow, 'shop' | 'freight'>

async function rateOf(ctx: Context, { shop, freight }: Sent): Promise<ShippingRate | undefined> {
  const rates = await findShippingRates(ctx.db, ctx.site, [shop.id])
  return rates.get(`${shop.id}:${freight}`)
}

async function present(ctx: Context, item: ItemRow, rate: ShippingRate): Promise<WireItem> {
  const { site, language } = ctx
  const taxRates = await findTaxRates(ctx)
  return presentItem(item, rate, {
    ...{ site, language, now: ctx.now() },
    taxRate: taxRates[storefronts[site].country],
  })
}

/** Before there is a version: it has no price, and its page says so. */
const nothingYet: SkuRow = {
  ...{ id: 0, code: '', gtin: null, suffix: '', finish: '', size: '', picture: '' },
  ...{ widthMm: 0, depthMm: 0, heightMm: 0, weightG: 0, currency: '', amount: 0, points: 0 },
  ...{ was: null, lowest30: null, available: 0, preSale: null, groupOffer: null },
  ...{ saleStartsAt: null, saleEndsAt: null, saleLeft: null },
}

const noRate = ({ site }: Context, { shop, freight }: Sent): ShippingRate => ({
  ...{ shopId: shop.id, freight, currency: storefronts[site].currency },
  ...{ fee: 0, freeFrom: null, transitDays: 0, handlingDays: 0 },
})
