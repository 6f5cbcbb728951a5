import { expect, test } from 'vitest'
import { readWaitingSearch, waitingAddress } from './waiting-search.ts'

test('the address says which list and which page, and nothing where that goes without saying', () => {
  const address = (search: Parameters<typeof waitingAddress>[1]) =>
    waitingAddress('/operator/money', search)
  expect(address({ isClosed: false, page: 1 })).toBe('/operator/money')
  expect(address({ isClosed: true, page: 3 })).toBe('/operator/money?view=closed&page=3')
})
test('an address that was tampered with shows the first page of what is open', () => {
  for (const text of ['page=-1', 'page=x', 'page=1e9', 'view=all', ''])
    expect(readWaitingSearch(new URLSearchParams(text))).toEqual({ isClosed: false, page: 1 })
  expect(readWaitingSearch(new URLSearchParams('view=closed&page=2'))).toEqual({
    isClosed: true,
    page: 2,
  })
})
