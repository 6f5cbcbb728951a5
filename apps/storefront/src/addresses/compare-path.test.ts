import { expect, test } from 'vitest'
import { comparePath, readCompared } from './compare-path.ts'

test('what is compared stands in the address and is read from it', () => {
  const all = [
    { itemId: 1001, suffix: 'oak-100x50' },
    { itemId: 1002, suffix: null },
  ]
  expect(comparePath(all)).toBe('/compare?with=1001.oak-100x50&with=1002')
  expect(readCompared(new URLSearchParams('with=1001.oak-100x50&with=1002'))).toEqual(all)
  expect(comparePath([])).toBe('/compare')
})

test('each item once, four at most, and what is none is left out', () => {
  const query = new URLSearchParams(
    'with=1&with=x&with=2.oak&with=-3&with=2.walnut&with=0&with=9999999999&with=4&with=5&with=6',
  )
  expect(readCompared(query)).toEqual([
    { itemId: 1, suffix: null },
    { itemId: 2, suffix: 'walnut' },
    { itemId: 4, suffix: null },
    { itemId: 5, suffix: null },
  ])
})
