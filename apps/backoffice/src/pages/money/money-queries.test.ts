import { expect, test } from 'vitest'
import { moneyAddress, readMoneySearch } from './money-queries.ts'

test('the address says which list and which page, and nothing where that goes without saying', () => {
  expect(moneyAddress({ isClosed: false, page: 1 })).toBe('/operator/money')
  expect(moneyAddress({ isClosed: true, page: 3 })).toBe('/operator/money?view=closed&page=3')
})
test('an address that was tampered with shows the first page of what is open', () => {
  for (const text of ['page=-1', 'page=x', 'page=1e9', 'view=all', ''])
    expect(readMoneySearch(new URLSearchParams(text))).toEqual({ isClosed: false, page: 1 })
  expect(readMoneySearch(new URLSearchParams('view=closed&page=2'))).toEqual({
    isClosed: true,
    page: 2,
  })
})
