import { expect, test } from 'vitest'
import {
  isNarrowed,
  ordersPath,
  plainQuery,
  readOrderQuery,
  tabs,
  toFilter,
} from './order-query.ts'

const read = (search: string, hasPointsMall = true) =>
  readOrderQuery(new URLSearchParams(search), { hasPointsMall })

test('[ORD-023] the tabs are all, unpaid, unshipped, unreceived, finished, and canceled at the end', () => {
  expect(tabs).toEqual(['all', 'unpaid', 'unshipped', 'unreceived', 'finished', 'canceled'])
})

test('[ORD-082] [ORD-083] [ORD-084] [ORD-085] [ORD-086] [ORD-087] each tab asks for its search value', () => {
  expect(tabs.map((status) => toFilter({ ...plainQuery, status }).searchStatus)).toEqual([
    'ALL_ORDER',
    'PENDING_PAY',
    'UN_DELIVERY',
    'UN_RECEIVED',
    'COMPLETE',
    'CANCEL_ALL',
  ])
})

test('[ORD-088] [ORD-089] [ORD-090] [ORD-091] the request carries keyword, status, PC and the time span', () => {
  expect(toFilter(read('keyword=desk&status=unpaid&timespan=3m'))).toEqual({
    queryParams: 'desk',
    searchStatus: 'PENDING_PAY',
    timeline: '3m',
    deviceSource: 'PC',
  })
  expect(['ty', 'ly', 'lta'].map((span) => toFilter(read(`timespan=${span}`)).timeline)).toEqual([
    'ty',
    'ly',
    'lta',
  ])
})

test('[ORD-014] [ORD-026] an address without a query is the first page of five orders', () => {
  expect(read('')).toEqual({
    kind: '',
    keyword: '',
    status: 'all',
    timespan: 'lta',
    pageNo: 1,
    pageSize: 5,
    from: '',
  })
})

test('[ORD-014] an address is read back as it was written', () => {
  const query = {
    kind: 'points',
    keyword: 'oak & ash',
    status: 'finished',
    timespan: 'ly',
    pageNo: 3,
    pageSize: 10,
    from: '/buyer/index',
  } as const
  const path = ordersPath(query, { pageNo: 3 })
  expect(
    readOrderQuery(new URL(path, 'http://here').searchParams, { hasPointsMall: true }),
  ).toEqual(query)
})

test('what makes no sense in an address is left out', () => {
  expect(
    read('status=lost&timespan=9y&pageNo=-1&pageSize=9999&from=https://elsewhere.test/'),
  ).toEqual({ ...plainQuery, from: '/' })
})

test('another tab starts at its first page', () => {
  expect(ordersPath(read('pageNo=4'), { status: 'unpaid' })).toBe('/buyer/orders?status=unpaid')
})

test('only keyword, tab and time span narrow the list', () => {
  expect([
    isNarrowed(read('pageNo=2&from=/')),
    isNarrowed(read('keyword=a')),
    isNarrowed(read('status=unpaid')),
    isNarrowed(read('timespan=ty')),
  ]).toEqual([false, true, true, true])
})

test('[ORD-152] the points tab asks for orders of that kind; where there is no points mall its address is that of all orders', () => {
  expect(toFilter(read('kind=points&status=finished'))).toEqual({
    tradeType: 'NORMAL_POINT_REDEEM',
    searchStatus: 'COMPLETE',
    timeline: 'lta',
    deviceSource: 'PC',
  })
  expect(toFilter(read('kind=points', false))).toEqual(toFilter(plainQuery))
})
