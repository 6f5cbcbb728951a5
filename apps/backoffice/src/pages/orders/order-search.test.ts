import { expect, test } from 'vitest'
import { readSearch, switchView, toPageArgument, views, writeSearch } from './order-search.ts'

function read(query: string) {
  return readSearch(new URLSearchParams(query))
}

test('the list opens with what is to ship, oldest first', () => {
  expect(toPageArgument(read(''))).toEqual({
    toShipOnly: true,
    sort: 'oldest',
    pageNo: 1,
    pageSize: 25,
  })
})
test('each view asks for its own states', () => {
  const asked = Object.fromEntries(
    views.map((view) => {
      const { status, toShipOnly, lateOnly, heldOnly, lostOnly, sort } = toPageArgument(
        read(`view=${view}`),
      )
      return [view, { status, toShipOnly, lateOnly, heldOnly, lostOnly, sort }]
    }),
  )
  expect(asked).toEqual({
    'to-ship': { toShipOnly: true, sort: 'oldest' },
    late: { lateOnly: true, sort: 'oldest' },
    'on-hold': { heldOnly: true, sort: 'oldest' },
    lost: { lostOnly: true, sort: 'oldest' },
    'under-way': { status: ['UN_RECEIVED'], sort: 'newest' },
    unpaid: {
      status: ['PENDING_PAY', 'PENDING_DEPOSIT', 'PENDING_BALANCE', 'PROCESSING'],
      sort: 'newest',
    },
    done: { status: ['COMPLETE'], sort: 'newest' },
    canceled: { status: ['CANCELED', 'CLOSED'], sort: 'newest' },
    all: { sort: 'newest' },
  })
})
test('filters travel in the address and come back the same', () => {
  const query = '?view=all&q=oak+desk&shop=7&site=SE&sort=oldest&page=3'
  expect(writeSearch(read(query))).toBe(query)
  expect(toPageArgument(read(query))).toEqual({
    keyword: 'oak desk',
    shopId: 7,
    site: 'SE',
    sort: 'oldest',
    pageNo: 3,
    pageSize: 25,
  })
})
test('days, country and amount travel, too', () => {
  const query =
    '?view=all&from=2026-11-01&to=2026-11-20&country=AT&fetched=true&least=99.5&most=400'
  expect(writeSearch(read(query))).toBe(query)
  expect(toPageArgument(read(query))).toEqual({
    dayFrom: '2026-11-01',
    dayTo: '2026-11-20',
    countryCode: 'AT',
    fetchedOnly: true,
    amountFrom: 99.5,
    amountTo: 400,
    sort: 'newest',
    pageNo: 1,
    pageSize: 25,
  })
})
test('what is as usual is not in the address', () => {
  expect(writeSearch(read('view=to-ship&sort=oldest&page=1'))).toBe('')
})
test('an address somebody has bent is read as the plain list', () => {
  expect(
    read('view=everything&shop=-1&site=XX&from=2026-13-01&country=XX&least=-1&sort=up&page=0'),
  ).toEqual({
    view: 'to-ship',
    keyword: '',
    shopId: undefined,
    site: undefined,
    from: undefined,
    to: undefined,
    country: undefined,
    least: undefined,
    most: undefined,
    sort: 'oldest',
    page: 1,
  })
})
test('another view keeps the filters and starts at its first page', () => {
  expect(writeSearch(switchView(read('q=desk&sort=newest&page=4'), 'done'))).toBe(
    '?view=done&q=desk',
  )
})
