import type { ArgumentOf } from '@galleria/contract/client'

/** What a listing shows, as its address says it: `/search?keyword=&category=&finish=&shop=&sort=&pageNo=`. */
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

/** Whatever is in an address that somebody typed or followed; what makes no sense is left out, never an error. */
export function readListing(params: URLSearchParams): Listing {
  const pageNo = Number(params.get('pageNo') ?? 1)
  const sort = params.get('sort')
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, 100),
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
    rating: params.get('rating') === String(GOOD_STARS) ? GOOD_STARS : undefined,
    sort: sortOrder.find((known) => known === sort),
    pageNo: Number.isInteger(pageNo) && pageNo >= 1 && pageNo <= MOST_PAGES ? pageNo : 1,
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
  if (next.rating) params.set('rating', String(next.rating))
  if (next.sort) params.set('sort', next.sort)
  if (next.pageNo > 1) params.set('pageNo', String(next.pageNo))
  const query = params.toString()
  return query ? `/search?${query}` : '/search'
}

/** The part of the address that search engines keep: what is listed, not how it is filtered and sorted. */
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
    rating !== undefined
  )
}

export function toSearch(listing: Listing, categoryId: number | undefined): SearchArgument {
  const { finishes, shops, priceMin, priceMax, isAvailable, isReduced, rating } = listing
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
      ...(rating === undefined ? {} : { ratingMin: rating }),
    },
    pageNo: listing.pageNo,
    pageSize: PAGE_SIZE,
  }
}
