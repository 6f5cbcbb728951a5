import { expect, test } from 'vitest'
import { expectDate } from './delivery-date.rules.ts'
import { heaviestFreight, shippingFee } from './shipping-rates.rules.ts'

test("delivery days are working days of the storefront's country, counted in its time zone", () => {
  expect(expectDate(new Date('2026-11-20T10:00:00Z'), 1, 'DE')).toBe('2026-11-23')
  expect(expectDate(new Date('2026-11-23T10:00:00Z'), 5, 'DE')).toBe('2026-11-30')
  // 23:30 in London is the next day in Warsaw.
  expect([
    expectDate(new Date('2026-11-23T23:30:00Z'), 1, 'UK'),
    expectDate(new Date('2026-11-23T23:30:00Z'), 1, 'PL'),
  ]).toEqual(['2026-11-24', '2026-11-25'])
})
test('nothing is delivered at Christmas and New Year', () =>
  expect(expectDate(new Date('2026-12-23T10:00:00Z'), 2, 'DE')).toBe('2026-12-28'))
test('the heaviest goods decide the rate, and from the threshold on it is free', () => {
  expect(heaviestFreight(['parcel', 'freight', 'bulky'])).toBe('freight')
  const rate = {
    shopId: 5,
    freight: 'bulky',
    currency: 'EUR',
    fee: 1990,
    freeFrom: 49900,
    transitDays: 2,
    handlingDays: 1,
  } as const
  expect([
    shippingFee(rate, 49899),
    shippingFee(rate, 49900),
    shippingFee({ ...rate, freeFrom: null }, 10_000_000),
  ]).toEqual([1990, 0, 1990])
})
