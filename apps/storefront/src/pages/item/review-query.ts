import { reviewSorts, type ReviewSort } from '@galleria/contract/review-rules'
import { readWholeNumber } from '../../addresses/whole-number.ts'

/** What the reader wants to see of an item's reviews; the sku of the address stays as it is. */
export type ReviewQuery = {
  readonly pageNo: number
  readonly stars: number | undefined
  readonly isWithPhotos: boolean
  readonly sort: ReviewSort
}

const FIELDS = ['reviews', 'stars', 'photos', 'order'] as const

export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  return {
    pageNo: readWholeNumber(params.get('reviews'), 1000) ?? 1,
    stars: readWholeNumber(params.get('stars'), 5),
    isWithPhotos: params.get('photos') === '1',
    sort: reviewSorts.find((sort) => sort === params.get('order')) ?? 'newest',
  }
}

/** The shortest address that says it, at the reviews. Another filter begins at its first page. */
export function reviewsHref(path: string, params: URLSearchParams, query: ReviewQuery): string {
  const next = new URLSearchParams(params)
  for (const field of FIELDS) next.delete(field)
  if (query.stars) next.set('stars', String(query.stars))
  if (query.isWithPhotos) next.set('photos', '1')
  if (query.sort !== 'newest') next.set('order', query.sort)
  if (query.pageNo > 1) next.set('reviews', String(query.pageNo))
  const search = next.toString()
  return `${path}${search ? `?${search}` : ''}#reviews`
}

/** Whether two addresses of one item show the same reviews. */
export function isSameReviews(a: URLSearchParams, b: URLSearchParams): boolean {
  return FIELDS.every((field) => a.get(field) === b.get(field))
}
