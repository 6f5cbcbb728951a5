import type { AttributeKind } from '@galleria/contract/attribute-rules'
import type { Measure } from '@galleria/kernel/measure'
import type { Shape } from '#modules/files/index.ts'
import type { ShippingRate } from '#modules/merchant/index.ts'
import type { GroupOffer } from './selling/group-offer.rules.ts'
import type { Asked } from './search/keyword.rules.ts'
import type { PreSaleTerms } from './selling/pre-sale.rules.ts'
import type { VoucherTerms } from './selling/voucher.rules.ts'

/** What pictures show, by their names, as far as it is said. */
type PictureAlts = Readonly<Record<string, string>>

/** A flash sale that runs now; all of it or nothing. */
type SaleRow<Time> = {
  saleStartsAt: Time | null
  saleEndsAt: Time | null
  saleLeft: number | null
}

export type CardRow = SaleRow<Date> & {
  id: number
  shopId: number
  shopName: string
  urlKey: string
  name: string
  noun: string
  model: string
  skuId: number
  suffix: string
  picture: string
  currency: string
  amount: number
  /** Of a unit, in hundredths; 0 where it is sold for money only. */ points: number
  was: number | null
  lowest30: number | null
  measure: Measure | null
  skuCount: number
  isAvailable: boolean
  headsSet: boolean
  isPreSale: boolean
  pictures: string[]
  /** Those of them of which nothing is left. */ gone: string[]
  alts: PictureAlts | null
  ratingSum: number
  ratingCount: number
}

/** From JSON: its times are text. */
export type SkuRow = SaleRow<string> & {
  id: number
  code: string
  gtin: string | null
  suffix: string
  finish: string
  size: string
  widthMm: number
  depthMm: number
  heightMm: number
  weightG: number
  picture: string
  currency: string
  amount: number
  /** Of a unit, in hundredths; 0 where it is sold for money only. */ points: number
  was: number | null
  lowest30: number | null
  available: number
  preSale: PreSaleTerms | null
  groupOffer: GroupOffer | null
}

/** What an item's model looks like, and which of its finishes that shows. */
export type ItemShape = Shape & { readonly finish: string }

export type ItemRow = {
  id: number
  urlKey: string
  model: string
  /** Those that its shop sent. */ pictures: string[]
  alts: PictureAlts | null
  shape: ItemShape | null
  name: string
  noun: string
  description: string
  details: string[]
  freight: ShippingRate['freight']
  energyClass: string | null
  attributes: {
    key: string
    name: string
    unit: string
    text: string | null
    number: number | null
  }[]
  manufacturer: string
  responsiblePerson: string
  onSaleSince: Date
  ratingSum: number
  ratingCount: number
  categoryId: number
  categoryKey: string
  categoryName: string
  shop: ShopRow
  sellerId: number
  headsSet: boolean
  skus: SkuRow[]
  measure: Measure | null
  voucher: VoucherTerms | null
}

export type SetRow = { id: number; qty: number; percentOff: number; skus: SkuRow[] }

export type ShopRow = {
  id: number
  name: string
  city: string
  country: string
  about: Record<string, string>
  itemCount: number
}

export type SearchQuery = {
  categoryId?: number | undefined
  shopId?: number | undefined
  sort: 'relevance' | 'priceAsc' | 'priceDesc' | 'newest' | 'popular'
  offset: number
  limit: number
  finishes: readonly string[]
  shops: readonly number[]
  priceMin?: number | undefined
  priceMax?: number | undefined
  isAvailableOnly: boolean
  isReducedOnly: boolean
  /** In millimetres: width from and to, depth, height. */
  measures: readonly (number | null)[]
  ratingMin?: number | undefined
  /** What is asked of attributes of the category, each by its place among `filterIds`. */
  attributes: readonly AskedAttribute[]
  /** Those that make filters of the category's page. */
  filterIds: readonly number[]
}

export type AskedAttribute = {
  readonly at: number
  readonly id: number
  readonly options?: readonly number[]
  readonly min?: number
  readonly max?: number
}
/** An attribute as a filter, in the reader's language. */
export type CategoryFilter = {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly kind: AttributeKind
  readonly unit: string
  readonly options: readonly { readonly id: number; readonly key: string; readonly name: string }[]
}
/** How many items say this of an attribute: of a choice of each option, of a number of all. */
export type AttributeCount = {
  readonly id: number
  readonly optionId: number | null
  readonly count: number | null
  readonly least: number | null
  readonly most: number | null
}

/** What was typed, and how closely goods must fit it. */
export type SearchWords = Asked & {
  /** So many of its words at least. */ fewest: number
  /** Millimetres that a measure may differ by. */ tolerance: number
}

export type Facet = {
  value: string
  label: string
  /** Null where a large mall's goods are not counted. */ count: number | null
}
export type SearchResult = {
  /** Items that what was typed fits, whatever the filters leave of them. */
  matched: number
  total: number
  /** There are more than `total`, which are all that can be paged through. */
  hasMore: boolean
  /** The version that each card shows, and how many of its item fulfil the filters. */
  page: { skuId: number; count: number }[]
  facets: {
    category: Facet[]
    shop: Facet[]
    finish: Facet[]
    price: Facet[]
    available: Facet[]
    attribute: AttributeCount[]
  }
}
