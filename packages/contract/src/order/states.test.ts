import { expect, test } from 'vitest'
import { attemptStatuses } from './payment.calls.ts'
import {
  displayStatusOf,
  isPaid,
  isPaidFor,
  isUnpaid,
  searchStatuses,
  statusesOf,
  unpaidStatuses,
  displayStatuses,
  underWayStatuses,
} from './states.ts'

test('[ORD-082, ORD-083, ORD-084, ORD-085, ORD-086, ORD-087] each search value names the stored states behind its tab', () => {
  expect(searchStatuses.map((search) => [search, ...statusesOf(search)])).toEqual([
    ['ALL_ORDER'],
    ['PENDING_PAY', 'PENDING_PAY', 'PENDING_DEPOSIT', 'PENDING_BALANCE', 'PROCESSING'],
    ['UN_DELIVERY', 'UN_DELIVERY', 'PENDING_MEMBERS'],
    ['UN_RECEIVED', 'UN_RECEIVED'],
    ['COMPLETE', 'COMPLETE'],
    ['CANCEL_ALL', 'CANCELED', 'CLOSED'],
  ])
})

test('money is waited for until the payment is sure, and never after', () =>
  expect(displayStatuses.filter(isUnpaid)).toEqual([
    'PENDING_PAY',
    'PENDING_DEPOSIT',
    'PENDING_BALANCE',
    'PROCESSING',
  ]))

test('who has paid a deposit does not hold goods for nothing', () =>
  expect(unpaidStatuses).toEqual(['PENDING_PAY', 'PENDING_DEPOSIT', 'PROCESSING']))

test('an order is under way from its payment until all of it was received', () =>
  expect(underWayStatuses).toEqual(['UN_DELIVERY', 'UN_RECEIVED', 'PENDING_MEMBERS']))

test('an order is paid until it is cancelled or all of its money is back', () =>
  expect(displayStatuses.filter(isPaid)).toEqual(['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE']))

test('of the states of a payment two mean that it is paid for, and of any other word none', () => {
  expect(attemptStatuses.filter(isPaidFor)).toEqual(['PRE_AUTH_SUCCESS', 'PAY_SUCCESS'])
  expect(['SUCCESS', 'PAID', ''].filter(isPaidFor)).toEqual([])
})

test('an order is shown in one of nine states, and those that ended without goods are searched for together', () => {
  expect(displayStatuses).toEqual([
    'PENDING_PAY',
    'PENDING_DEPOSIT',
    'PENDING_BALANCE',
    'PROCESSING',
    'UN_DELIVERY',
    'UN_RECEIVED',
    'COMPLETE',
    'CANCELED',
    'CLOSED',
  ])
  expect(searchStatuses).toContain('CANCEL_ALL')
})

test('what waits for its group of buyers is shown as being processed, and is paid', () => {
  expect(displayStatusOf('PENDING_MEMBERS')).toBe('PROCESSING')
  expect([isPaid('PENDING_MEMBERS'), isUnpaid('PENDING_MEMBERS')]).toEqual([true, false])
})
