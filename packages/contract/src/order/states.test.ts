import { expect, test } from 'vitest'
import { isUnpaid, searchStatuses, statusesOf, displayStatuses } from './states.ts'

test('[ORD-082, ORD-083, ORD-084, ORD-085, ORD-086, ORD-087] each search value names the stored states behind its tab', () => {
  expect(searchStatuses.map((search) => [search, ...statusesOf(search)])).toEqual([
    ['ALL_ORDER'],
    ['PENDING_PAY', 'PENDING_PAY', 'PROCESSING'],
    ['UN_DELIVERY', 'UN_DELIVERY'],
    ['UN_RECEIVED', 'UN_RECEIVED'],
    ['COMPLETE', 'COMPLETE'],
    ['CANCEL_ALL', 'CANCELED', 'CLOSED'],
  ])
})

test('money is waited for until the payment is sure, and never after', () =>
  expect(displayStatuses.filter(isUnpaid)).toEqual(['PENDING_PAY', 'PROCESSING']))
