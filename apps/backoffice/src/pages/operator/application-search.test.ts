import { expect, test } from 'vitest'
import {
  applicationViews,
  readOperatorSearch,
  sellerViews,
  toApplicationsArgument,
  toSellersArgument,
  writeOperatorSearch,
} from './application-search.ts'

const read = (query: string) => readOperatorSearch(applicationViews, new URLSearchParams(query))

test('an address says view, words and page; what it says wrongly is as usual', () => {
  expect(read('view=rejected&q=Holz&page=2')).toEqual({
    view: 'rejected',
    keyword: 'Holz',
    page: 2,
  })
  expect(read('view=%3Cx%3E&page=-1')).toEqual({ view: 'waiting', keyword: '', page: 1 })
  expect(read(`q=${'x'.repeat(500)}`).keyword).toHaveLength(100)
})
test('one list has one address', () => {
  for (const query of ['', '?view=all', '?view=approved&q=Holz+%26+Eisen&page=3'])
    expect(writeOperatorSearch(applicationViews, read(query))).toBe(query)
})
test('what waits is asked for by its state, everything without one', () => {
  expect(toApplicationsArgument(read(''))).toEqual({ status: ['AUDIT'], pageNo: 1, pageSize: 25 })
  expect(toApplicationsArgument(read('view=all&q=+Holz+'))).toEqual({
    status: [],
    keyword: 'Holz',
    pageNo: 1,
    pageSize: 25,
  })
  expect(
    toSellersArgument(readOperatorSearch(sellerViews, new URLSearchParams('view=frozen'))),
  ).toEqual({ status: ['FROZEN'], pageNo: 1, pageSize: 25 })
})
