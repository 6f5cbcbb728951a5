import { expect, test } from 'vitest'
import { addDays, deliveryDay, partsOfUnit, presentPreSale } from './pre-sale.rules.ts'

const terms = {
  eventType: 'DEPOSIT',
  depositPercent: 30,
  balanceStartsAt: '2027-01-10T00:00:00+01:00',
  balanceEndsAt: '2027-01-20T00:00:00+01:00',
  isDepositKept: true,
  deliveryTimeType: 'RELATIVE_TIME',
  duration: 14,
  expectDate: null,
  endsAt: '2026-12-24T00:00:00+01:00',
} as const

test('the deposit of a unit is rounded and at least a cent, the balance is the rest; without a share all is paid at once', () => {
  expect(partsOfUnit({ depositPercent: 30 }, 9_999)).toEqual({ first: 3000, later: 6999 })
  expect(partsOfUnit({ depositPercent: 30 }, 1)).toEqual({ first: 1, later: 0 })
  expect(partsOfUnit({ depositPercent: null }, 9_999)).toEqual({ first: 9_999, later: 0 })
})

test('the terms are said with their times in UTC and a unit’s two parts in money', () => {
  expect(presentPreSale(terms, 10_000, 'EUR')).toEqual({
    preSaleEventType: 'DEPOSIT',
    preSaleUnitAmount: { value: 30, currency: 'EUR' },
    balanceSaleUnitAmount: { value: 70, currency: 'EUR' },
    balancePaymentStartTime: '2027-01-09T23:00:00.000Z',
    balancePaymentEndTime: '2027-01-19T23:00:00.000Z',
    deliveryTimeType: 'RELATIVE_TIME',
    duration: 14,
    isDepositKept: true,
    expectDate: null,
    preSaleEndTime: '2026-12-23T23:00:00.000Z',
  })
  expect(
    presentPreSale({ ...terms, balanceStartsAt: null, balanceEndsAt: null }, 10_000, 'EUR'),
  ).toMatchObject({ balancePaymentStartTime: null, balancePaymentEndTime: null })
})

test('goods come on their day, or so many days after the last of their price is paid, over New Year and 29 February, too', () => {
  const fixed = {
    deliveryTimeType: 'ABSOLUTE_TIME',
    duration: null,
    expectDate: '2027-03-01',
  } as const
  expect(deliveryDay(fixed, '2026-12-24')).toBe('2027-03-01')
  expect(
    deliveryDay({ ...fixed, deliveryTimeType: 'RELATIVE_TIME', duration: 3 }, '2026-12-24'),
  ).toBe('2026-12-27')
  expect(deliveryDay({ ...fixed, expectDate: null }, '2026-12-24')).toBe('2026-12-24')
  expect(deliveryDay(terms, '2026-12-24')).toBe('2027-01-07')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
})
