import { describe, expect, test } from 'vitest'
import {
  canonicalListing,
  isFiltered,
  listingPath,
  onlyAsked,
  readListing,
  toSearch,
} from './listing-address.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

describe('the address of a listing', () => {
  test('reads back what it wrote', () => {
    const listing = read(
      'keyword=desk&category=desks&finish=oak&finish=walnut&shop=5&priceMin=100&priceMax=299.5&available=1&reduced=1&widthMin=80&widthMax=120.5&heightMax=75&rating=4&sort=priceAsc&pageNo=3',
    )
    expect(read(listingPath(listing, { pageNo: listing.pageNo }).split('?')[1] ?? '')).toEqual(
      listing,
    )
  })
  test.each([
    'pageNo=0',
    'pageNo=-1',
    'pageNo=x',
    'pageNo=1e9',
    'sort=cheapest',
    'shop=0',
    'shop=a',
    'finish=<b>',
    'priceMin=-3',
    'priceMax=abc',
    'available=yes',
    'rating=3',
    'widthMin=-1',
    'depthMax=2000',
  ])('what makes no sense is left out: %s', (query) => {
    expect(read(query)).toEqual(read(''))
  })
  test('another filter starts again at the first page', () => {
    expect(listingPath(read('category=desks&pageNo=3'), { finishes: ['oak'] })).toBe(
      '/search?category=desks&finish=oak',
    )
  })
  test('empty fields of the form leave no trace', () => {
    expect(listingPath(read('keyword=&priceMin=&priceMax=&category=desks'))).toBe(
      '/search?category=desks',
    )
    expect(listingPath(read(''))).toBe('/search')
  })
  test('search engines keep what is listed, not how', () => {
    expect(canonicalListing(read('category=desks&finish=oak&sort=newest&pageNo=2'))).toBe(
      '/search?category=desks&pageNo=2',
    )
  })
  test('what a category asks stands in it by its keys, and what other programs add is no filter', () => {
    const facet = { name: '', unit: '', optionList: [], least: null, most: null }
    const filters = [
      { ...facet, key: 'socket', kind: 'choice' as const },
      { ...facet, key: 'most-watts', kind: 'number' as const },
    ]
    const query = 'category=lamps&socket=e14&socket=e27&most-wattsMax=40,5'
    const listing = onlyAsked(read(`${query}&gclid=abc&utm_source=x`), filters)
    expect(listing.attributes).toEqual({
      socket: { options: ['e14', 'e27'] },
      'most-watts': { options: [], max: 40.5 },
    })
    expect(listingPath(listing)).toBe(
      '/search?category=lamps&socket=e14&socket=e27&most-wattsMax=40.5',
    )
    expect(toSearch(listing, 6).filters).toEqual({
      attribute: [
        { key: 'socket', optionList: ['e14', 'e27'] },
        { key: 'most-watts', max: 40.5 },
      ],
    })
    expect(isFiltered(listing)).toBe(true)
    expect(isFiltered(onlyAsked(read('category=lamps&gclid=abc'), filters))).toBe(false)
    // Of the whole mall there is no such filter.
    expect(read('socket=e27').attributes).toEqual({})
  })
  test('a decimal comma is understood', () => {
    expect(read('priceMax=49,5').priceMax).toBe(49.5)
  })
})

describe('what is asked of the search', () => {
  test('only what is set', () => {
    expect(toSearch(read(''), undefined)).toEqual({ filters: {}, pageNo: 1, pageSize: 24 })
  })
  test('filters by their wire names', () => {
    expect(
      toSearch(read('finish=oak&shop=5&priceMin=10&available=1&widthMax=120&rating=4'), 3),
    ).toEqual({
      categoryId: 3,
      filters: {
        finish: ['oak'],
        shopId: [5],
        priceMin: 10,
        available: true,
        widthMax: 120,
        ratingMin: 4,
      },
      pageNo: 1,
      pageSize: 24,
    })
  })
  test('a category alone is no filter', () => {
    expect(isFiltered(read('category=desks&keyword=a'))).toBe(false)
    expect(isFiltered(read('reduced=1'))).toBe(true)
  })
})

test('an address with the name of a thing that every object has is an address like any other', () => {
  const listing = read('category=lamps&constructorMin=1')
  expect(toSearch(listing, 6).pageNo).toBe(1)
  expect(listingPath(listing)).toBe('/search?category=lamps')
})
