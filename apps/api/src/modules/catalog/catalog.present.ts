import type { CombinedItem, ProductCard, WireItem, WireSku } from '@galleria/contract/item'
import type { WireModel } from '@galleria/contract/model'
import { presentMeasure } from '@galleria/contract/measure'
import { wirePoints } from '@galleria/contract/points-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import { inUnits, type Measure } from '@galleria/kernel/measure'
import { goodsModelUrl } from '#platform/goods-models.ts'
import { films, pictures } from '#platform/picture-urls.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { expectDate, type ShippingRate } from '#modules/merchant/index.ts'
import { presentGroupOffer } from './selling/group-offer.rules.ts'
import { presentPreSale } from './selling/pre-sale.rules.ts'
import { priceSet } from './sets/set.rules.ts'
import { presentVoucher } from './selling/voucher.rules.ts'
import type { CardRow, ItemRow, ItemShape, SetRow, ShopRow, SkuRow } from './catalog.types.ts'

/**
 * The second view and the film show a piece in one of its finishes: a card that was asked for in
 * some finish goes without.
 */
export function presentCard(row: CardRow, isOfFinish = false): ProductCard {
  const second = `${row.model}--second`
  const hoverUrl = !isOfFinish && pictures.has(second) ? pictures.url(second) : ''
  const videoUrl = isOfFinish ? '' : films.url(row.model)
  return {
    itemId: row.id,
    mainImage: pictures.url(row.picture),
    defaultSkuId: row.skuId,
    name: row.name,
    itemName: row.name,
    itemShortName: row.name,
    salePrc: wireMoney(row.amount, row.currency),
    salePoints: wirePoints(row.points),
    originalPrc: optionalMoney(row.was, row.currency),
    lowest30Prc: optionalMoney(row.lowest30, row.currency),
    ...presentMeasure(row.measure),
    discountShowPrice: row.was === null ? null : wireMoney(row.was - row.amount, row.currency),
    shopId: row.shopId,
    shopName: row.shopName,
    urlKey: row.urlKey,
    skuUrlSuffix: row.suffix,
    advertise: '',
    tint: pictures.tint(row.picture),
    skuCount: row.skuCount,
    isSoldOut: !row.isAvailable,
    ratingAvg: averageRating(row),
    ratingCount: row.ratingCount,
    ...presentSale(row),
    isPreSale: row.isPreSale,
    combinationType: row.headsSet ? 'DIY_ITEM' : null,
    frontImages: row.pictures.map((picture) => ({
      imageUrl: pictures.url(picture),
      videoUrl,
      hoverUrl,
      minImageUrl: pictures.url(picture, 160),
      tint: pictures.tint(picture),
      alt: row.alts?.[picture] ?? '',
      isSoldOut: row.gone.includes(picture),
    })),
  }
}

export function presentItem(
  row: ItemRow,
  rate: ShippingRate,
  where: { site: Site; language: Language; now: Date; taxRate: number },
): WireItem {
  return {
    id: row.id,
    name: row.name,
    noun: row.noun,
    urlKey: row.urlKey,
    description: row.description,
    details: row.details,
    shop: presentShop(row.shop, where.language),
    sellerId: row.sellerId,
    category: { id: row.categoryId, key: row.categoryKey, name: row.categoryName },
    manufacturer: row.manufacturer,
    responsiblePerson: row.responsiblePerson,
    energyClass: row.energyClass,
    attributeList: row.attributes,
    images: presentGallery(row),
    videoUrl: films.url(row.model),
    model: row.shape && presentModel(row.shape),
    skuList: row.skus.map((sku) => presentSku(sku, row)),
    shipping: {
      fee: wireMoney(rate.fee, rate.currency),
      freeFrom: optionalMoney(rate.freeFrom, rate.currency),
      freight: row.freight,
      expectDate: expectDate(where.now, rate.handlingDays + rate.transitDays, where.site),
    },
    taxRate: where.taxRate,
    ratingAvg: averageRating(row),
    ratingCount: row.ratingCount,
    onSaleSince: row.onSaleSince.toISOString(),
    combinationType: row.headsSet ? 'DIY_ITEM' : null,
    voucher: row.voucher && presentVoucher(row.voucher),
  }
}

/** Measured in millimetres, told in centimetres; the outlines stay what they are. */
export function presentModel({
  name,
  finish,
  widthMm,
  depthMm,
  heightMm,
  front,
  side,
}: ItemShape): WireModel {
  return {
    url: goodsModelUrl(name),
    finish,
    widthCm: widthMm / 10,
    depthCm: depthMm / 10,
    heightCm: heightMm / 10,
    ...{ front, side },
  }
}

function presentGallery(row: ItemRow): WireItem['images'] {
  const mains = [...new Map(row.skus.map((sku) => [sku.picture, sku.finish])).entries()]
  const extras = [
    ...row.pictures.filter((name) => !mains.some(([main]) => main === name)),
    ...[`${row.model}--second`, `${row.model}--detail`].filter((name) => pictures.has(name)),
  ]
  return [
    ...mains.map(([name, finish]) => ({ name, finish: finish as string | null })),
    ...extras.map((name) => ({ name, finish: null })),
  ].map(({ name, finish }) => ({
    url: pictures.url(name, 960),
    minImageUrl: pictures.url(name, 160),
    finish,
    tint: pictures.tint(name),
    alt: row.alts?.[name] ?? '',
  }))
}

function presentSku(
  sku: SkuRow,
  { name, measure }: { name: string; measure: Measure | null },
): WireSku {
  return {
    id: sku.id,
    name,
    code: sku.code,
    gtin: sku.gtin,
    skuUrlSuffix: sku.suffix,
    image: pictures.url(sku.picture, 960),
    minImageUrl: pictures.url(sku.picture, 160),
    tint: pictures.tint(sku.picture),
    salePrc: wireMoney(sku.amount, sku.currency),
    salePoints: wirePoints(sku.points),
    originalPrc: optionalMoney(sku.was, sku.currency),
    lowest30Prc: optionalMoney(sku.lowest30, sku.currency),
    ...presentSale(sku),
    preSale: sku.preSale && presentPreSale(sku.preSale, sku.amount, sku.currency),
    groupOffer: sku.groupOffer && presentGroupOffer(sku.groupOffer, sku),
    attributes: presentAttributes(sku),
    finish: sku.finish,
    size: sku.size,
    widthCm: sku.widthMm / 10,
    depthCm: sku.depthMm / 10,
    heightCm: sku.heightMm / 10,
    weightKg: sku.weightG / 1000,
    ...presentMeasure(measure),
    availableQty: shownQty(sku.available, measure),
  }
}

/** How many there are, as far as it is told. */
export function shownQty(available: number, measure: Measure | null): number {
  return Math.max(0, Math.min(measure ? 999 : 99, inUnits(available, measure)))
}

/** Finish and size as keys; the screen has the words for them in the reader's language. */
export function presentAttributes(sku: {
  finish: string
  size: string
}): { attrKey: string; attrVal: string }[] {
  return [
    { attrKey: 'finish', attrVal: sku.finish },
    { attrKey: 'size', attrVal: sku.size },
  ]
}

export function presentShop(
  shop: ShopRow,
  language: Language,
): { id: number; name: string; city: string; country: string; about: string; itemCount: number } {
  return {
    id: shop.id,
    name: shop.name,
    city: shop.city,
    country: shop.country,
    about: shop.about[language] ?? '',
    itemCount: shop.itemCount,
  }
}

/** Each part's card shows the sku that is offered first: the sums are of these. */
export function presentSet(parts: readonly SetRow[], cards: readonly CardRow[]): CombinedItem {
  const partList = parts.flatMap(({ id, qty, skus }) => {
    const card = cards.find((one) => one.id === id)
    return card ? [{ card, qty, skus, amount: firstThere(card, skus, qty).amount }] : []
  })
  const [first] = partList
  const percentOff = parts[0]?.percentOff ?? 0
  // A part that went off the shelves in between takes the set with it.
  if (!first || partList.length < parts.length)
    return { partList: [], totalAmt: null, originalAmt: null, percentOff: 0 }
  const { currency } = first.card
  const { price, single } = priceSet(
    partList.map(({ amount, qty }) => ({ amount, unitQty: qty })),
    percentOff,
    currency,
  )
  return {
    partList: partList.map(({ card, qty, skus, amount }) => ({
      card: presentCard(card),
      skuQty: qty,
      skuList: skus.map((sku) => presentSku(sku, { name: card.name, measure: null })),
      partAmt: wireMoney(amount * qty, currency),
    })),
    totalAmt: wireMoney(price, currency),
    originalAmt: wireMoney(single, currency),
    percentOff,
  }
}

function firstThere(card: CardRow, skus: readonly SkuRow[], qty: number): { amount: number } {
  const there = skus.filter((sku) => sku.available >= qty && !sku.preSale)
  return there.find((sku) => sku.id === card.skuId) ?? there[0] ?? card
}

function presentSale(
  row: CardRow | SkuRow,
): Pick<WireSku, 'isSecKill' | 'secKillStartTime' | 'secKillEndTime' | 'secKillLeft'> {
  return {
    isSecKill: row.saleEndsAt !== null,
    secKillStartTime: wireTimeOf(row.saleStartsAt),
    secKillEndTime: wireTimeOf(row.saleEndsAt),
    secKillLeft: row.saleLeft,
  }
}
function wireTimeOf(at: Date | string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

function optionalMoney(minor: number | null, currency: string) {
  return minor === null ? null : wireMoney(minor, currency)
}
/** To one decimal; null when nobody has given stars yet. */
export function averageRating(row: { ratingSum: number; ratingCount: number }): number | null {
  return row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 10) / 10
}
