import { expect, test } from 'vitest'
import { readSearch, toPageArgument, writeSearch } from './item-search.ts'

test('an address says which items are shown, and what is as usual is left out', () => {
  const search = { status: 'IN_REVIEW', keyword: 'chair', page: 2 } as const
  expect(writeSearch(search)).toBe('?view=in-review&q=chair&page=2')
  expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search)
  expect(writeSearch({ status: undefined, keyword: '', page: 1 })).toBe('')
})

test('what nobody knows in an address is as usual', () => {
  expect(readSearch(new URLSearchParams('view=nothing&page=-1'))).toEqual({
    status: undefined,
    keyword: '',
    page: 1,
  })
  expect(toPageArgument({ status: undefined, keyword: '  ', page: 1 })).toEqual({
    pageNo: 1,
    pageSize: 25,
  })
})
