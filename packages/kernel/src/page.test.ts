import { expect, test } from 'vitest'
import { offsetOf, pageCount, pagerNumbers } from './page.ts'

test('pages count from one', () => {
  expect(offsetOf({ pageNo: 3, pageSize: 5 })).toBe(10)
  expect([pageCount(0, 5), pageCount(5, 5), pageCount(6, 5)]).toEqual([1, 1, 2])
})
test('the pager shows first, last and neighbours, with gaps between', () => {
  expect(pagerNumbers(5, 10)).toEqual([1, undefined, 4, 5, 6, undefined, 10])
  expect(pagerNumbers(1, 1)).toEqual([1])
  expect(pagerNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})
test('one page between two others is shown, not a gap, on either side of the present one', () => {
  expect(pagerNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, undefined, 12])
  expect(pagerNumbers(9, 12)).toEqual([1, undefined, 8, 9, 10, 11, 12])
  expect(pagerNumbers(11, 12)).toEqual([1, undefined, 10, 11, 12])
})
