import { expect, test } from 'vitest'
import {
  isNarrowed,
  needsPager,
  plainQuery,
  readItemOfOrder,
  readReverseId,
  readReverseQuery,
  reversesPath,
  toListArgument,
} from './reverse-query.ts'

const [A, B] = ['asv_01jd4vr6f5e7s8kq2m3n4p5q6r', 'asv_01jd4vr6f5e7s8kq2m3n4p5q6s']
const ORDER = 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r'
const read = (search: string) => readReverseQuery(new URLSearchParams(search))

test('[AS-005, AS-006, AS-125] the list is read from its address, twenty to a page, ids separated by commas', () => {
  expect(read('')).toEqual({
    keyword: '',
    pageNo: 1,
    pageSize: 20,
    applied: false,
    reverseOrderId: [],
  })
  expect(read(`keyword=+lamp+&pageNo=2&pageSize=30&applied=1&reverseOrderId=${A},${B},x`)).toEqual({
    keyword: 'lamp',
    pageNo: 2,
    pageSize: 30,
    applied: true,
    reverseOrderId: [A, B],
  })
})

test('what makes no sense in an address is left out', () => {
  expect(read('pageNo=0&pageSize=1000&applied=no&reverseOrderId=1,2')).toEqual(plainQuery)
  expect(read('pageNo=x&pageSize=5').pageSize).toBe(20)
})

test('[AS-126] there is a pager above ten, and never a page that only a pager could reach', () => {
  expect([needsPager(10), needsPager(11)]).toEqual([false, true])
  expect([read('pageSize=9').pageSize, read('pageSize=10').pageSize]).toEqual([20, 10])
})

test('[AS-007, AS-112] one item of an order is named by order and sku', () => {
  expect(readItemOfOrder(new URLSearchParams(`tradeOrderId=${ORDER}&skuId=4`))).toEqual({
    tradeOrderId: ORDER,
    skuId: 4,
  })
  expect(readItemOfOrder(new URLSearchParams(`tradeOrderId=${ORDER}`))).toBeUndefined()
  expect(readItemOfOrder(new URLSearchParams('tradeOrderId=1&skuId=4'))).toBeUndefined()
})

test('[AS-010] the after-sales order is found under either name of its id', () => {
  const nothing = new URLSearchParams()
  expect([
    readReverseId({ asid: A }, nothing),
    readReverseId({ reverseOrderId: B }, nothing),
    readReverseId({}, new URLSearchParams({ asid: A })),
    readReverseId({}, new URLSearchParams({ reverseOrderId: B })),
    readReverseId({}, nothing),
  ]).toEqual([A, B, A, B, ''])
})

test('[AS-110] an address and the call say the same', () => {
  const query = { ...plainQuery, keyword: 'R26', applied: true, reverseOrderId: [A, B] }
  expect(reversesPath(query, { pageNo: 2 })).toBe(
    `/buyer/as?keyword=R26&applied=1&reverseOrderId=${A},${B}&pageNo=2`,
  )
  expect(read(reversesPath(query).split('?')[1] ?? '')).toEqual(query)
  expect(reversesPath(plainQuery)).toBe('/buyer/as')
  expect(toListArgument(query)).toEqual({
    keyword: 'R26',
    applied: true,
    reverseOrderId: [A, B],
    pageNo: 1,
    pageSize: 20,
  })
  expect([
    isNarrowed(plainQuery),
    isNarrowed({ ...plainQuery, applied: true }),
    isNarrowed(query),
  ]).toEqual([false, true, true])
})
