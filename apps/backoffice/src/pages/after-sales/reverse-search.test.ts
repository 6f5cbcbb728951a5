import { expect, test } from 'vitest'
import {
  isFiltered,
  readSearch,
  switchView,
  toPageArgument,
  unfiltered,
  views,
  writeSearch,
} from './reverse-search.ts'

function read(query: string) {
  return readSearch(new URLSearchParams(query))
}

test('the list opens with what waits for the shop, an answer or a replacement; what runs out first stands first', () => {
  expect(toPageArgument(read(''))).toEqual({
    status: [
      'WAITING_FOR_AUDIT_BY_SELLER',
      'WAITING_FOR_SELLER_SHIP',
      'WAITING_FOR_BUYER_CONFIRMED',
    ],
    isBuyersTurn: false,
    sort: 'deadline',
    pageNo: 1,
    pageSize: 25,
  })
})
test('each view asks for its own states', () => {
  const asked = Object.fromEntries(
    views.map((view) => {
      const { status, isInDispute, isBuyersTurn, sort } = toPageArgument(read(`view=${view}`))
      return [
        view,
        {
          status,
          sort,
          ...(isInDispute ? { isInDispute } : {}),
          ...(isBuyersTurn === undefined ? {} : { isBuyersTurn }),
        },
      ]
    }),
  )
  expect(asked).toEqual({
    'to-answer': {
      status: [
        'WAITING_FOR_AUDIT_BY_SELLER',
        'WAITING_FOR_SELLER_SHIP',
        'WAITING_FOR_BUYER_CONFIRMED',
      ],
      isBuyersTurn: false,
      sort: 'deadline',
    },
    offered: { status: ['WAITING_FOR_AUDIT_BY_SELLER'], isBuyersTurn: true, sort: 'deadline' },
    'coming-back': {
      status: ['WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE'],
      sort: 'deadline',
    },
    replacements: {
      status: ['WAITING_FOR_SELLER_SHIP', 'WAITING_FOR_BUYER_CONFIRMED'],
      sort: 'deadline',
    },
    money: { status: ['WAITING_FOR_REFUND', 'REFUND_PENDING'], sort: 'oldest' },
    failed: { status: ['REFUND_FAIL'], sort: 'oldest' },
    'with-mall': { status: undefined, isInDispute: true, sort: 'deadline' },
    closed: {
      status: ['REFUND_DONE', 'REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE'],
      sort: 'newest',
    },
    all: { sort: 'newest' },
  })
})
test('filters travel in the address and come back the same', () => {
  const query = '?view=all&status=REFUND_FAIL&q=oak+desk&shop=7&sort=oldest&page=3'
  expect(writeSearch(read(query))).toBe(query)
  expect(toPageArgument(read(query))).toEqual({
    status: ['REFUND_FAIL'],
    keyword: 'oak desk',
    shopId: 7,
    sort: 'oldest',
    pageNo: 3,
    pageSize: 25,
  })
})
test('a state that the view does not hold is no filter of it', () => {
  expect(read('view=money&status=REFUND_PENDING').status).toBe('REFUND_PENDING')
  expect(read('view=money&status=REVERSE_DONE').status).toBeUndefined()
  expect(writeSearch(read('view=failed&status=REFUND_FAIL'))).toBe('?view=failed')
})
test('an address somebody has bent is read as the plain list', () => {
  expect(read('view=everything&status=LOST&shop=-1&sort=up&page=0')).toEqual({
    view: 'to-answer',
    status: undefined,
    keyword: '',
    shopId: undefined,
    sort: 'deadline',
    page: 1,
  })
  expect(writeSearch(read('view=to-answer&sort=deadline&page=1'))).toBe('')
  expect(writeSearch(read('view=to-answer&sort=oldest'))).toBe('?sort=oldest')
})
test('another view keeps words and shop, and starts at its first page', () => {
  expect(
    writeSearch(switchView(read('view=all&status=REFUND_FAIL&q=desk&shop=5&page=4'), 'closed')),
  ).toBe('?view=closed&q=desk&shop=5')
})
test('what narrows a list can be cleared in one go', () => {
  const search = read('view=all&status=REFUND_FAIL&q=desk&shop=5&sort=oldest&page=4')
  expect([
    isFiltered(search),
    isFiltered(unfiltered(search)),
    writeSearch(unfiltered(search)),
  ]).toEqual([true, false, '?view=all&sort=oldest'])
})
