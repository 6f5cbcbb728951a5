import { expect, test } from 'vitest'
import {
  isFiltered,
  readSearch,
  switchView,
  toPageArgument,
  unfiltered,
  writeSearch,
} from './review-search.ts'

function read(query: string) {
  return readSearch(new URLSearchParams(query))
}

test('the list opens with what has no answer yet, of all stars', () => {
  expect(toPageArgument(read(''))).toEqual({
    argument: { answered: false, pageNo: 1, pageSize: 20 },
    rates: [],
  })
})
test('the view of few stars asks for one and two, answered or not', () => {
  expect(toPageArgument(read('view=low'))).toEqual({
    argument: { pageNo: 1, pageSize: 20 },
    rates: [2, 1],
  })
  expect(toPageArgument(read('view=low&stars=1')).rates).toEqual([1])
})
test('filters travel in the address and come back the same', () => {
  const query = '?view=all&stars=4&q=oak+desk&shop=7&page=3'
  expect(writeSearch(read(query))).toBe(query)
  expect(toPageArgument(read(query))).toEqual({
    argument: { keyword: 'oak desk', shopId: 7, pageNo: 3, pageSize: 20 },
    rates: [4],
  })
})
test('stars that a view does not hold are no filter of it', () => {
  expect(read('view=low&stars=4').stars).toBeUndefined()
  expect(writeSearch(switchView(read('view=all&stars=4&q=desk&page=2'), 'low'))).toBe(
    '?view=low&q=desk',
  )
  expect(writeSearch(switchView(read('view=all&stars=2&q=desk&page=2'), 'low'))).toBe(
    '?view=low&stars=2&q=desk',
  )
})
test('an address somebody has bent is read as the plain list', () => {
  expect(read('view=mine&stars=6&shop=x&page=-2')).toEqual({
    view: 'unanswered',
    stars: undefined,
    keyword: '',
    shopId: undefined,
    page: 1,
  })
  expect(writeSearch(read('view=unanswered&page=1'))).toBe('')
})
test('what narrows a list can be cleared in one go', () => {
  const search = read('view=all&stars=3&q=desk&shop=5&page=4')
  expect([
    isFiltered(search),
    isFiltered(unfiltered(search)),
    writeSearch(unfiltered(search)),
  ]).toEqual([true, false, '?view=all'])
})
