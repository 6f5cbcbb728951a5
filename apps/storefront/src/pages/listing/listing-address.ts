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
  readonly sort: Sort | undefined
  readonly pageNo: number
}
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
    sort: sortOrder.find((known) => known === sort),
    pageNo: Number.isInteger(pageNo) && pageNo >= 1 && pageNo <= MOST_PAGES ? pageNo : 1,
  }
}
function readPrice(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) && value >= 0 && value <= 1e7 ? value : undefined
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
}: Listing): boolean {
  return (
    finishes.length > 0 ||
    shops.length > 0 ||
    priceMin !== undefined ||
    priceMax !== undefined ||
    isAvailable ||
    isReduced
  )
}

export function toSearch(listing: Listing, categoryId: number | undefined): SearchArgument {
  const { finishes, shops, priceMin, priceMax, isAvailable, isReduced } = listing
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
    },
    pageNo: listing.pageNo,
    pageSize: PAGE_SIZE,
  }
}
