import { expect, test } from 'vitest'
import { isExpired } from './card.rules.ts'

const expired = (expiryMonth: number | null, expiryYear: number | null, now: string) =>
  isExpired({ expiryMonth, expiryYear }, new Date(now))

test('a card of 11/26 is good until November has ended everywhere: at noon of 1 December in London it is not, a millisecond before it still is', () => {
  expect(expired(11, 2026, '2026-11-30T23:59:59.999Z')).toBe(false)
  expect(expired(11, 2026, '2026-12-01T00:00:00.000Z')).toBe(false)
  expect(expired(11, 2026, '2026-12-01T11:59:59.999Z')).toBe(false)
  expect(expired(11, 2026, '2026-12-01T12:00:00.000Z')).toBe(true)
})

test('a card of December is good through New Year’s Eve, and one of February through a leap day', () => {
  expect(expired(12, 2026, '2027-01-01T11:59:59.999Z')).toBe(false)
  expect(expired(12, 2026, '2027-01-01T12:00:00.000Z')).toBe(true)
  expect(expired(2, 2028, '2028-02-29T23:00:00.000Z')).toBe(false)
  expect(expired(2, 2028, '2028-03-01T12:00:00.000Z')).toBe(true)
})

test('years count before months: 01/27 is good in December 2026, 12/25 is not', () => {
  expect(expired(1, 2027, '2026-12-15T12:00:00.000Z')).toBe(false)
  expect(expired(12, 2025, '2026-01-15T12:00:00.000Z')).toBe(true)
})

test('a card of which the provider has told no month, no year or neither is not taken for expired', () => {
  expect([
    expired(null, null, '2026-11-20T12:00:00.000Z'),
    expired(null, 2020, '2026-11-20T12:00:00.000Z'),
    expired(1, null, '2026-11-20T12:00:00.000Z'),
  ]).toEqual([false, false, false])
})
