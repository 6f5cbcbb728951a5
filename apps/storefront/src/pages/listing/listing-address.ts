import {
  HIGHEST_ATTRIBUTE,
  isAttributeKey,
  LONGEST_ATTRIBUTE_KEY,
  MOST_FILTERS,
  OPTION_KEY,
} from '@galleria/contract/attribute-rules'
import type { ArgumentOf } from '@galleria/contract/client'
import type { SearchReply } from '@galleria/contract/item'
import { readSearchWords } from '../../addresses/search-words.ts'
import { readWholeNumber } from '../../addresses/whole-number.ts'

/**
 * What a listing shows, as its address says it:
 * `/search?keyword=&category=&finish=&shop=&sort=&pageNo=`.
 */
export type Listing = {
  readonly keyword: string
  /** Key of a room. */
  readonly category: string
  readonly finishes: readonly string[]
  readonly shops: readonly number[]
  readonly priceMin: number | undefined
  readonly priceMax: number | undefined
  readonly isAvailable: boolean
  readonly isReduced: boolean
  readonly measures: Measures
  /** What is asked of attributes of the category, by their keys: `seat=leather&max-loadMin=100`. */
  readonly attributes: Attributes
  /** So many stars at least. */
  readonly rating: typeof GOOD_STARS | undefined
  readonly sort: Sort | undefined
  readonly pageNo: number
}
export const sides = ['width', 'depth', 'height'] as const
export type Side = (typeof sides)[number]
export type MeasureBound = `${Side}${'Min' | 'Max'}`
/** In centimetres; what is not set is not there. */
type Measures = Readonly<Partial<Record<MeasureBound, number>>>
const measureBounds = sides.flatMap((side) => [`${side}Min`, `${side}Max`] as const)
/**
 * Some of an attribute's options, or the least and the most; what nothing is asked of is not there.
 */
export type AskedAttribute = {
  readonly options: readonly string[]
  readonly min?: number | undefined
  readonly max?: number | undefined
}
export type Attributes = Readonly<Record<string, AskedAttribute>>
/** The stars that can be asked for. */
export const GOOD_STARS = 4
type SearchArgument = ArgumentOf<'POST /sapi/mall-item/item/search'>
export type Sort = NonNullable<SearchArgument['sort']>
export const sortOrder = [
  'relevance',
  'popular',
  'newest',
  'priceAsc',
  'priceDesc',
] as const satisfies readonly Sort[]

export const PAGE_SIZE = 24
const MOST_PAGES = 1000

/**
 * Whatever is in an address that somebody typed or followed; what makes no sense is left out, never
 * an error.
 */
export function readListing(params: URLSearchParams): Listing {
  const sort = params.get('sort')
  return {
    keyword: readSearchWords(params),
    category: (params.get('category') ?? '').slice(0, 40),
    finishes: [...new Set(params.getAll('finish'))]
      .filter((finish) => /^[a-z-]{1,20}$/.test(finish))
      .slice(0, 20),
    shops: [...new Set(params.getAll('shop').map(Number))]
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2e9)
      .slice(0, 20),
    priceMin: readPrice(params.get('priceMin')),
    priceMax: readPrice(params.get('priceMax')),
    isAvailable: params.get('available') === '1',
    isReduced: params.get('reduced') === '1',
    measures: readMeasures(params),
    attributes: params.get('category') ? readAttributes(params) : {},
    rating: params.get('rating') === String(GOOD_STARS) ? GOOD_STARS : undefined,
    sort: sortOrder.find((known) => known === sort),
    pageNo: readWholeNumber(params.get('pageNo'), MOST_PAGES) ?? 1,
  }
}
function readPrice(text: string | null): number | undefined {
  return readNumber(text, 1e7)
}
function readMeasures(params: URLSearchParams): Measures {
  const measures: Partial<Record<MeasureBound, number>> = {}
  for (const bound of measureBounds) {
    const value = readNumber(params.get(bound), MOST_CM)
    if (value !== undefined) measures[bound] = value
  }
  return measures
}
/**
 * Whatever else an address says may be an attribute's; which ones there are says the category
 * (`onlyAsked`).
 */
function readAttributes(params: URLSearchParams): Attributes {
  const attributes: Record<string, AskedAttribute> = {}
  for (const name of new Set(params.keys())) {
    const [, key = '', bound] = /^(.+?)(Min|Max)?$/.exec(name) ?? []
    if (!isAttributeKey(key) || Object.keys(attributes).length >= MOST_FILTERS) continue
    const asked = (Object.hasOwn(attributes, key) && attributes[key]) || { options: [] }
    const number = bound && readNumber(params.get(name), HIGHEST_ATTRIBUTE)
    const options = bound ? [] : readOptions(params.getAll(name))
    if (options.length > 0) attributes[key] = { ...asked, options }
    else if (typeof number === 'number')
      attributes[key] = { ...asked, [bound === 'Min' ? 'min' : 'max']: number }
  }
  return attributes
}
const readOptions = (values: readonly string[]) =>
  [...new Set(values)]
    .filter((value) => value.length <= LONGEST_ATTRIBUTE_KEY && OPTION_KEY.test(value))
    .slice(0, 20)

/**
 * Without what the page that is shown has no filter for: what other programs add to addresses is no
 * filter.
 */
export function onlyAsked(listing: Listing, filters: SearchReply['facets']['attribute']): Listing {
  const attributes = Object.fromEntries(
    filters.flatMap(({ key, kind }): [string, AskedAttribute][] => {
      const { options = [], min, max } = listing.attributes[key] ?? {}
      if (kind === 'choice') return options.length > 0 ? [[key, { options }]] : []
      return min === undefined && max === undefined ? [] : [[key, { options: [], min, max }]]
    }),
  )
  return { ...listing, attributes }
}
const MOST_CM = 1000
function readNumber(text: string | null, most: number): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) && value >= 0 && value <= most ? value : undefined
}

/** The address of a listing; another choice than the page starts again at its first page. */
export function listingPath(listing: Listing, change: Partial<Listing> = {}): string {
  const next = { ...listing, pageNo: 1, ...change }
  const params = new URLSearchParams()
  if (next.keyword) params.set('keyword', next.keyword)
  if (next.category) params.set('category', next.category)
  for (const finish of next.finishes) params.append('finish', finish)
  for (const shop of next.shops) params.append('shop', String(shop))
  if (next.priceMin !== undefined) params.set('priceMin', String(next.priceMin))
  if (next.priceMax !== undefined) params.set('priceMax', String(next.priceMax))
  if (next.isAvailable) params.set('available', '1')
  if (next.isReduced) params.set('reduced', '1')
  for (const [bound, value] of Object.entries(next.measures)) params.set(bound, String(value))
  for (const [key, { options, min, max }] of Object.entries(next.attributes)) {
    for (const option of options) params.append(key, option)
    if (min !== undefined) params.set(`${key}Min`, String(min))
    if (max !== undefined) params.set(`${key}Max`, String(max))
  }
  if (next.rating) params.set('rating', String(next.rating))
  if (next.sort) params.set('sort', next.sort)
  if (next.pageNo > 1) params.set('pageNo', String(next.pageNo))
  const query = params.toString()
  return query ? `/search?${query}` : '/search'
}

/**
 * The part of the address that search engines keep: what is listed, not how it is filtered and
 * sorted.
 */
export function canonicalListing({ keyword, category, pageNo }: Listing): string {
  return listingPath({ ...readListing(new URLSearchParams()), keyword, category }, { pageNo })
}

export function isFiltered({
  finishes,
  shops,
  priceMin,
  priceMax,
  isAvailable,
  isReduced,
  measures,
  attributes,
  rating,
}: Listing): boolean {
  return (
    finishes.length > 0 ||
    shops.length > 0 ||
    priceMin !== undefined ||
    priceMax !== undefined ||
    isAvailable ||
    isReduced ||
    Object.keys(measures).length > 0 ||
    Object.keys(attributes).length > 0 ||
    rating !== undefined
  )
}

export function toSearch(listing: Listing, categoryId: number | undefined): SearchArgument {
  const { finishes, shops, priceMin, priceMax, isAvailable, isReduced, rating } = listing
  const attribute = Object.entries(listing.attributes).map(([key, { options, min, max }]) => ({
    key,
    ...(options.length > 0 ? { optionList: [...options] } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }))
  return {
    ...(listing.keyword ? { keyword: listing.keyword } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(listing.sort ? { sort: listing.sort } : {}),
    filters: {
      ...(finishes.length > 0 ? { finish: [...finishes] } : {}),
      ...(shops.length > 0 ? { shopId: [...shops] } : {}),
      ...(priceMin === undefined ? {} : { priceMin }),
      ...(priceMax === undefined ? {} : { priceMax }),
      ...(isAvailable ? { available: true } : {}),
      ...(isReduced ? { reduced: true } : {}),
      ...listing.measures,
      ...(attribute.length > 0 ? { attribute } : {}),
      ...(rating === undefined ? {} : { ratingMin: rating }),
    },
    pageNo: listing.pageNo,
    pageSize: PAGE_SIZE,
  }
}
