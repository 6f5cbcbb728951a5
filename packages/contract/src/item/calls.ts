import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { askedFilter, attributeFacet, shownAttribute } from './attribute.ts'
import { MOST_FILTERS } from './attribute-rules.ts'
import { attribute, pageNo, pageOf, pageSize, smallId, text, wireMoney, wireTime } from '../wire.ts'
import { wireGroupOffer } from './group-buy.ts'
import { qty, soldBy } from './measure.ts'
import { wireModel } from './model.ts'
import { wirePreSale } from './pre-sale.ts'
import { wireVoucherTerms } from './voucher.ts'

export const sorts = ['relevance', 'priceAsc', 'priceDesc', 'newest', 'popular'] as const

export const frontImage = z.object({
  imageUrl: z.string(),
  videoUrl: z.string(),
  hoverUrl: z.string(),
  minImageUrl: z.string(),
  tint: z.string(),
  /** What it shows, where its shop says so. */ alt: z.string(),
  /** Nothing is left of the versions that it shows. */ isSoldOut: z.boolean(),
})

/** A flash sale that runs now, by the mall's clock. */
const secKill = {
  isSecKill: z.boolean(),
  secKillStartTime: z.nullable(wireTime),
  secKillEndTime: z.nullable(wireTime),
  /** Seconds left at the time of the answer: what is shown before a clock runs. */
  secKillLeft: z.nullable(z.int()),
}
/** What heads a set of the shop's own goods. */
const combinationType = z.nullable(z.literal('DIY_ITEM'))

export const productCard = z.object({
  itemId: z.int(),
  mainImage: z.string(),
  defaultSkuId: z.int(),
  name: z.string(),
  itemName: z.string(),
  itemShortName: z.string(),
  salePrc: wireMoney,
  /** Of a unit, beside the money; 0 where it is sold for money only. */ salePoints: z.number(),
  originalPrc: z.nullable(wireMoney),
  lowest30Prc: z.nullable(wireMoney),
  discountShowPrice: z.nullable(wireMoney),
  ...soldBy,
  shopId: z.int(),
  shopName: z.string(),
  urlKey: z.string(),
  skuUrlSuffix: z.string(),
  advertise: z.string(),
  frontImages: z.array(frontImage),
  tint: z.string(),
  /** Of a search the versions that fulfil its filters: the card's is the cheapest of them. */
  skuCount: z.int(),
  isSoldOut: z.boolean(),
  ratingAvg: z.nullable(z.number()),
  ratingCount: z.int(),
  ...secKill,
  isPreSale: z.boolean(),
  combinationType,
})
export type ProductCard = z.output<typeof productCard>

export const wireSku = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  /** The number under its barcode, where its shop has given it. */ gtin: z.nullable(z.string()),
  skuUrlSuffix: z.string(),
  image: z.string(),
  minImageUrl: z.string(),
  tint: z.string(),
  salePrc: wireMoney,
  salePoints: z.number(),
  originalPrc: z.nullable(wireMoney),
  lowest30Prc: z.nullable(wireMoney),
  ...secKill,
  /** The campaign that sells it before it is there. */
  preSale: z.nullable(wirePreSale),
  groupOffer: z.nullable(wireGroupOffer),
  attributes: z.array(attribute),
  finish: z.string(),
  size: z.string(),
  widthCm: z.number(),
  depthCm: z.number(),
  heightCm: z.number(),
  weightKg: z.number(),
  ...soldBy,
  /** How many are left, at most 99 pieces or 999 of a measure; 0 is sold out. */
  availableQty: qty,
})
export type WireSku = z.output<typeof wireSku>

export const wireShop = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  about: z.string(),
  itemCount: z.int(),
})

export const wireItem = z.object({
  id: z.int(),
  name: z.string(),
  noun: z.string(),
  urlKey: z.string(),
  description: z.string(),
  details: z.array(z.string()),
  shop: wireShop,
  sellerId: z.int(),
  category: z.object({ id: z.int(), key: z.string(), name: z.string() }),
  manufacturer: z.string(),
  responsiblePerson: z.string(),
  energyClass: z.nullable(z.string()),
  /** What its category asks, as far as its shop says it. */
  attributeList: z.array(shownAttribute),
  images: z.array(
    z.object({
      url: z.string(),
      minImageUrl: z.string(),
      finish: z.nullable(z.string()),
      tint: z.string(),
      /** What it shows, where its shop says so, in the reader's language or the item's. */
      alt: z.string(),
    }),
  ),
  videoUrl: z.string(),
  /** It shows those versions that are about as large as it is. */
  model: z.nullable(wireModel),
  skuList: z.array(wireSku),
  shipping: z.object({
    fee: wireMoney,
    freeFrom: z.nullable(wireMoney),
    freight: z.string(),
    expectDate: z.string(),
  }),
  taxRate: z.number(),
  ratingAvg: z.nullable(z.number()),
  ratingCount: z.int(),
  onSaleSince: wireTime,
  combinationType,
  /** Sold as codes; null for goods. */
  voucher: z.nullable(wireVoucherTerms),
})
export type WireItem = z.output<typeof wireItem>

const combinedItem = z.object({
  /** Empty when there is no set, or not all of it can be had. The item itself comes first. */
  partList: z.array(
    z.object({ card: productCard, skuQty: z.int(), skuList: z.array(wireSku), partAmt: wireMoney }),
  ),
  /**
   * Of every part's first choice in its number: what the set costs, and what its goods cost singly.
   */
  totalAmt: z.nullable(wireMoney),
  originalAmt: z.nullable(wireMoney),
  /** So many per cent are between the two, whichever versions are chosen. */
  percentOff: z.int(),
})
export type CombinedItem = z.output<typeof combinedItem>

/** How many items a choice would leave; null where a large mall does not count them. */
const facet = z.object({ value: z.string(), label: z.string(), count: z.nullable(z.int()) })
export const searchReply = z.object({
  data: z.array(productCard),
  total: z.int(),
  /** There are more than `total`, which are all that can be paged through. */
  hasMore: z.boolean(),
  facets: z.object({
    category: z.array(facet),
    shop: z.array(facet),
    finish: z.array(facet),
    price: z.array(facet),
    available: z.array(facet),
    /** Of the category that is asked for. */ attribute: z.array(attributeFacet),
  }),
  /** What was searched for instead, when nothing is called what was typed. */
  didYouMean: z.nullable(z.string()),
  /** Nothing fits all that was typed: these goods fit most of it. */
  isClosest: z.boolean(),
})
export type SearchReply = z.output<typeof searchReply>

/** In centimetres. */
const centimetres = z.optional(z.number().check(z.minimum(0), z.maximum(1000)))
const filters = z.object({
  finish: z.optional(z.array(text(20)).check(z.maxLength(20))),
  shopId: z.optional(z.array(smallId).check(z.maxLength(20))),
  priceMin: z.optional(z.number().check(z.minimum(0), z.maximum(1e7))),
  priceMax: z.optional(z.number().check(z.minimum(0), z.maximum(1e7))),
  available: z.optional(z.boolean()),
  reduced: z.optional(z.boolean()),
  widthMin: centimetres,
  widthMax: centimetres,
  depthMin: centimetres,
  depthMax: centimetres,
  heightMin: centimetres,
  heightMax: centimetres,
  /** Stars on average, as they are shown. */
  ratingMin: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  /** What categories ask of their goods. */
  attribute: z.optional(z.array(askedFilter).check(z.maxLength(MOST_FILTERS))),
})

export const itemCalls = {
  searchItems: defineCall({
    call: 'POST /sapi/mall-item/item/search',
    who: 'anyone',
    about: 'Search and listing with counted filters, forgiving accents and typing errors.',
    body: z.object({
      keyword: z.optional(text(100)),
      categoryId: z.optional(smallId),
      shopId: z.optional(smallId),
      filters: z.optional(filters),
      sort: z.optional(z.enum(sorts)),
      pageNo,
      pageSize: pageSize(24),
    }),
    reply: searchReply,
    refusals: [],
  }),
  itemsForPoints: defineCall({
    call: 'POST /sapi/mall-item/item/forPoints',
    who: 'anyone',
    about:
      'Items that are sold for points at this storefront, those for the fewest points first, each as its version for the fewest; none where no points are spent.',
    body: z.object({ pageNo, pageSize: pageSize(24) }),
    reply: pageOf(productCard),
    refusals: [],
  }),
  suggestItems: defineCall({
    call: 'POST /sapi/mall-item/item/suggest',
    who: 'anyone',
    about: 'Up to eight suggestions while typing.',
    body: z.object({ keyword: text(100, 1) }),
    reply: z.array(
      z.object({
        kind: z.enum(['item', 'category', 'shop']),
        label: z.string(),
        href: z.string(),
        image: z.nullable(z.string()),
      }),
    ),
    refusals: [],
  }),
  itemDetail: defineCall({
    call: 'POST /sapi/mall-item/item/detail',
    who: 'anyone',
    about: 'An item with its skus, prices, stock and delivery date in the storefront.',
    body: z.object({ id: smallId }),
    reply: wireItem,
    refusals: ['item.not_found'],
  }),
  itemCombined: defineCall({
    call: 'POST /sapi/mall-item/combined_item/itemCombinedFlow',
    who: 'anyone',
    about:
      'The set that a shop has put together around an item, of its own goods; it is bought as one.',
    body: z.object({ id: smallId }),
    reply: combinedItem,
    refusals: [],
  }),
  recommend: defineCall({
    call: 'POST /sapi/mall-item/item/recommend',
    who: 'anyone',
    about: 'What goes well with an item.',
    body: z.object({
      id: smallId,
      itemSize: z._default(z.int().check(z.minimum(1), z.maximum(24)), 6),
    }),
    reply: z.array(productCard),
    refusals: [],
  }),
  itemCards: defineCall({
    call: 'POST /sapi/mall-item/item/cards',
    who: 'anyone',
    about:
      'Items by their ids, in that order, as they are sold now; one that is not is left out. Nothing of the question is kept.',
    body: z.object({ ids: z.array(smallId).check(z.minLength(1), z.maxLength(12)) }),
    reply: z.array(productCard),
    refusals: [],
  }),
  similarItems: defineCall({
    call: 'POST /sapi/mall-item/item/similar',
    who: 'anyone',
    about:
      'What one could take instead of an item: of its category, to be had now, the nearest in price and size first.',
    body: z.object({
      id: smallId,
      itemSize: z._default(z.int().check(z.minimum(1), z.maximum(24)), 4),
    }),
    reply: z.array(productCard),
    refusals: [],
  }),
  recommendByItem: defineCall({
    call: 'POST /sapi/mall-item/item/recommendByItem',
    who: 'anyone',
    about: 'The best sold items of a shop.',
    body: z.object({
      itemShopId: smallId,
      itemSize: z._default(z.int().check(z.minimum(1), z.maximum(24)), 6),
    }),
    reply: z.array(productCard),
    refusals: [],
  }),
  categories: defineCall({
    call: 'POST /sapi/mall-item/category/list',
    who: 'anyone',
    about: 'The rooms of the mall, what is below one right behind it.',
    body: z.object({}),
    reply: z.array(
      z.object({
        id: z.int(),
        key: z.string(),
        name: z.string(),
        intro: z.string(),
        image: z.string(),
        tint: z.string(),
        /** Ids from the top down to its own. */ path: z.array(z.int()),
        /** In it and below it. */ itemCount: z.int(),
        /** Of categories that were retired: their addresses lead on to this one. */
        formerKeyList: z.array(z.string()),
      }),
    ),
    refusals: [],
  }),
  shops: defineCall({
    call: 'POST /sapi/mall-item/shop/list',
    who: 'anyone',
    about: 'The shops of the mall.',
    body: z.object({}),
    reply: z.array(z.object({ ...wireShop.shape, image: z.string() })),
    refusals: [],
  }),
  shopDetail: defineCall({
    call: 'POST /sapi/mall-item/shop/detail',
    who: 'anyone',
    about: 'One shop and who stands behind it.',
    body: z.object({ id: smallId }),
    reply: z.object({
      ...wireShop.shape,
      seller: z.object({
        id: z.int(),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        country: z.string(),
        vatId: z.string(),
        email: z.string(),
      }),
    }),
    refusals: ['shop.not_found'],
  }),
  siteMap: defineCall({
    call: 'POST /sapi/mall-item/item/siteMap',
    who: 'anyone',
    about: 'Every public address, for the sitemap.',
    body: z.object({}),
    reply: z.array(z.object({ path: z.string(), changedAt: wireTime })),
    refusals: [],
  }),
}
