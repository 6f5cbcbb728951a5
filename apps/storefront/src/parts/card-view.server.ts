import type { ProductCard } from '@galleria/contract/item'
import { itemPath } from '../addresses/addresses.ts'
import type { CardView } from './product-card.tsx'
import { saleOf } from './sale-left.ts'

/** At most this many finishes are shown, then "+n" [PROD-015]. */
const THUMBNAILS = 4

/**
 * What a card shows, of all that the wire says: a list of 24 travels twice in a page, as HTML and
 * as data.
 */
export function viewCard(card: ProductCard): CardView {
  const shown = card.frontImages.slice(0, THUMBNAILS)
  const thumbnails = shown.map((image) => image.minImageUrl)
  const gone = shown.flatMap(({ minImageUrl, isSoldOut }) => (isSoldOut ? [minImageUrl] : []))
  const { hoverUrl: hover, videoUrl: film } = card.frontImages[0] ?? {}
  const alt = card.frontImages.find(({ imageUrl }) => imageUrl === card.mainImage)?.alt
  return {
    itemId: card.itemId,
    skuId: card.defaultSkuId,
    path: itemPath({ ...card, suffix: card.skuUrlSuffix }),
    name: card.name,
    shopName: card.shopName,
    image: card.mainImage,
    tint: card.tint,
    price: card.salePrc,
    isFrom: card.skuCount > 1,
    isSoldOut: card.isSoldOut,
    isPreSale: card.isPreSale,
    thumbnails: card.frontImages.length > 1 ? thumbnails : [],
    ...(alt ? { alt } : {}),
    ...(gone.length > 0 ? { gone } : {}),
    more: card.frontImages.length - thumbnails.length,
    ...(card.marketingUnit
      ? { by: { marketingUnit: card.marketingUnit, adjustStep: card.adjustStep } }
      : {}),
    ...(card.salePoints > 0 ? { points: card.salePoints } : {}),
    ...(hover ? { hover } : {}),
    ...(film ? { film } : {}),
    ...saleOf(card),
    ...(card.originalPrc ? { was: card.originalPrc } : {}),
    ...(card.lowest30Prc ? { lowest: card.lowest30Prc } : {}),
    ...(card.ratingCount > 0 && card.ratingAvg !== null
      ? { rating: { average: card.ratingAvg, count: card.ratingCount } }
      : {}),
  }
}
