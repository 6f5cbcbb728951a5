import type { ArgumentOf } from '@galleria/contract/client'
import { MOST_STARS } from '@galleria/contract/review-rules'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/**
 * The saved views of the reviews, and all that their address says: view, stars, words, shop, page.
 */

export const views = ['unanswered', 'low', 'all'] as const
export type View = (typeof views)[number]
export type ReviewSearch = {
  readonly view: View
  readonly stars: number | undefined
  readonly keyword: string
  readonly shopId: number | undefined
  readonly page: number
}
type PageArgument = ArgumentOf<'POST /sapi/mall-merchant/comment/page'>

export const PAGE_SIZE = 20
const allStars = Array.from({ length: MOST_STARS }, (_, index) => MOST_STARS - index)

/** The stars a view holds, most first, and so what it can be narrowed to. */
export const starsOf: Readonly<Record<View, readonly number[]>> = {
  unanswered: allStars,
  low: [2, 1],
  all: allStars,
}

export function readSearch(params: URLSearchParams): ReviewSearch {
  const view = views.find((one) => one === params.get('view')) ?? 'unanswered'
  const stars = readCount(params.get('stars'))
  return {
    view,
    stars: stars !== undefined && starsOf[view].includes(stars) ? stars : undefined,
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    shopId: readCount(params.get('shop')),
    page: readCount(params.get('page')) ?? 1,
  }
}

/** What is as usual is left out, so that one list has one address. */
export function writeSearch(search: ReviewSearch): string {
  const params = new URLSearchParams()
  if (search.view !== 'unanswered') params.set('view', search.view)
  if (search.stars) params.set('stars', String(search.stars))
  if (search.keyword) params.set('q', search.keyword)
  if (search.shopId) params.set('shop', String(search.shopId))
  if (search.page > 1) params.set('page', String(search.page))
  return params.size > 0 ? `?${params}` : ''
}

/** Another view keeps words, shop and the stars it holds too, and starts at its first page. */
export function switchView(search: ReviewSearch, view: View): ReviewSearch {
  return {
    ...search,
    view,
    stars: search.stars && starsOf[view].includes(search.stars) ? search.stars : undefined,
    page: 1,
  }
}
export function isFiltered(search: ReviewSearch): boolean {
  return search.keyword !== '' || search.shopId !== undefined || search.stars !== undefined
}
/** The same view with nothing left out of it. */
export function unfiltered(search: ReviewSearch): ReviewSearch {
  return { ...search, stars: undefined, keyword: '', shopId: undefined, page: 1 }
}

/** What the list asks the mall for, once for each of `rates`; without any, once for all stars. */
export function toPageArgument(search: ReviewSearch): {
  readonly argument: Omit<PageArgument, 'rate'> & { pageNo: number; pageSize: number }
  readonly rates: readonly number[]
} {
  const keyword = search.keyword.trim()
  return {
    argument: {
      ...(search.view === 'unanswered' ? { answered: false } : {}),
      ...(keyword ? { keyword } : {}),
      ...(search.shopId ? { shopId: search.shopId } : {}),
      pageNo: search.page,
      pageSize: PAGE_SIZE,
    },
    rates: search.stars ? [search.stars] : search.view === 'low' ? starsOf.low : [],
  }
}
