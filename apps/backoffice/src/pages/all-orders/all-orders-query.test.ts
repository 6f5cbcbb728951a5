import { expect, test } from 'vitest'
import { isTooShort, readAllOrdersSearch, writeAllOrdersSearch } from './all-orders-query.ts'

const buyerId = 'usr_01jd4vr6f5e7s8kq2m3n4p5q6r'

test("the address of the operator's orders keeps words and seller, and leaves out what is as usual", () => {
  const address = `?q=kim%40galleria.test&seller=11&buyer=${buyerId}`
  const search = { keyword: 'kim@galleria.test', sellerId: 11, buyerId }
  expect(readAllOrdersSearch(new URLSearchParams(address))).toEqual(search)
  expect(writeAllOrdersSearch(search)).toBe(address)
  expect(readAllOrdersSearch(new URLSearchParams('?seller=x&buyer=ord_1'))).toEqual({ keyword: '' })
  expect(writeAllOrdersSearch({ keyword: '', sellerId: undefined, buyerId: undefined })).toBe('')
})

test('one or two letters are not looked for', () => {
  const asked = ['', 'a', ' ab ', 'abc'].map((keyword) =>
    isTooShort({ keyword, sellerId: 1, buyerId }),
  )
  expect(asked).toEqual([false, true, true, false])
})
