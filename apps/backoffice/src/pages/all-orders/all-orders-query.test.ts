import { expect, test } from 'vitest'
import { isTooShort, readAllOrdersSearch, writeAllOrdersSearch } from './all-orders-query.ts'

test("the address of the operator's orders keeps words and seller, and leaves out what is as usual", () => {
  const address = '?q=kim%40galleria.test&seller=11'
  const search = { keyword: 'kim@galleria.test', sellerId: 11 }
  expect(readAllOrdersSearch(new URLSearchParams(address))).toEqual(search)
  expect(writeAllOrdersSearch(search)).toBe(address)
  expect(readAllOrdersSearch(new URLSearchParams('?seller=x'))).toEqual({ keyword: '' })
  expect(writeAllOrdersSearch({ keyword: '', sellerId: undefined })).toBe('')
})

test('one or two letters are not looked for', () => {
  const asked = ['', 'a', ' ab ', 'abc'].map((keyword) => isTooShort({ keyword, sellerId: 1 }))
  expect(asked).toEqual([false, true, true, false])
})
