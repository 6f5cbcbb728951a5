import { expect, test } from 'vitest'
import { isSameReviews, readReviewQuery, reviewsHref } from './review-query.ts'

const read = (search: string) => readReviewQuery(new URLSearchParams(search))

test('the address says which reviews are shown; anything odd shows all of them from the start', () => {
  expect(read('reviews=3&stars=4&photos=1&order=helpful')).toEqual({
    pageNo: 3,
    stars: 4,
    isWithPhotos: true,
    sort: 'helpful',
  })
  for (const search of [
    '',
    'reviews=0&stars=6',
    'reviews=-1&stars=x&photos=yes',
    'reviews=1.5&stars=0',
    'reviews=9999999',
    'order=dearest',
  ])
    expect(read(search)).toEqual({
      pageNo: 1,
      stars: undefined,
      isWithPhotos: false,
      sort: 'newest',
    })
})
test('a filter keeps the chosen sku and says no more than it must', () => {
  const params = new URLSearchParams('sku=oak&stars=4&reviews=2')
  expect(
    reviewsHref('/item/desk-5-1', params, {
      pageNo: 1,
      stars: undefined,
      isWithPhotos: true,
      sort: 'helpful',
    }),
  ).toBe('/item/desk-5-1?sku=oak&photos=1&order=helpful#reviews')
  expect(
    reviewsHref('/item/desk-5-1', params, {
      pageNo: 2,
      stars: 5,
      isWithPhotos: false,
      sort: 'newest',
    }),
  ).toBe('/item/desk-5-1?sku=oak&stars=5&reviews=2#reviews')
  expect(
    reviewsHref('/item/desk-5-1', new URLSearchParams(), {
      pageNo: 1,
      stars: undefined,
      isWithPhotos: false,
      sort: 'newest',
    }),
  ).toBe('/item/desk-5-1#reviews')
})
test('another sku shows the same reviews, another page others', () => {
  expect(
    isSameReviews(
      new URLSearchParams('sku=oak&stars=4'),
      new URLSearchParams('stars=4&sku=walnut'),
    ),
  ).toBe(true)
  expect(
    isSameReviews(new URLSearchParams('stars=4'), new URLSearchParams('stars=4&reviews=2')),
  ).toBe(false)
})
