import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPrice, priceEndings } from './price-change-rules.ts'

/** What a price becomes, to the cent. */

const lower = (percent: number) => ({ kind: 'PERCENT' as const, percent })

describe('a percentage', () => {
  test.each([
    // 170.10; 53.91; 0.045 is rounded up, away from zero; so is 12.345.
    [18_900, -10, 17_010],
    [5990, -10, 5391],
    [9, -50, 5],
    [2469, -50, 1235],
    [18_900, 10, 20_790],
    [18_900, 3.33, 19_529],
    [18_900, -100, 0],
  ])('of %i cents: %f percent is %i', (minor, percent, after) =>
    expect(changedPrice(minor, 'EUR', lower(percent))).toBe(after),
  )
  test.each([
    ['PLN', 18_900, 17_955],
    ['GBP', 18_999, 18_049],
  ] as const)('comes out to the hundredth in %s', (currency, minor, after) =>
    expect(changedPrice(minor, currency, lower(-5))).toBe(after),
  )
  test('comes out in whole kronor, of half a one the higher', () => {
    // 1 895.25; 1 900.50; 180.50.
    expect(changedPrice(199_500, 'SEK', lower(-5))).toBe(189_500)
    expect(changedPrice(211_167, 'SEK', lower(-10))).toBe(190_100)
    expect(changedPrice(19_000, 'SEK', lower(-5))).toBe(18_100)
  })
})

test('an amount is taken off or put on in its currency, and what is not named stays', () => {
  const how = { kind: 'AMOUNT' as const, amounts: { EUR: -1000, SEK: 4950 } }
  expect(changedPrice(18_900, 'EUR', how)).toBe(17_900)
  expect(changedPrice(18_900, 'SEK', how)).toBe(23_900)
  expect(changedPrice(18_900, 'PLN', how)).toBe(18_900)
  expect(changedPrice(1000, 'EUR', how)).toBe(0)
  expect(changedPrice(900, 'EUR', how)).toBe(-100)
})

test('an amount that it becomes is the same for all of its currency, and what is not named stays', () => {
  const how = { kind: 'FIXED' as const, amounts: { EUR: 14_950, SEK: 149_550 } }
  expect(changedPrice(18_900, 'EUR', how)).toBe(14_950)
  expect(changedPrice(100, 'EUR', { ...how, ending: '99' })).toBe(14_999)
  expect(changedPrice(199_500, 'SEK', how)).toBe(149_600)
  expect(changedPrice(18_900, 'PLN', how)).toBe(18_900)
})

describe('an ending', () => {
  const end = (minor: number, ending: (typeof priceEndings)[number], currency = 'EUR' as const) =>
    changedPrice(minor, currency, { kind: 'NONE', ending })
  test('is the nearest price with it, of two as near the higher', () => {
    expect(end(17_010, '99')).toBe(16_999)
    expect(end(17_055, '99')).toBe(17_099)
    expect(end(17_049, '99')).toBe(17_099)
    expect(end(17_040, '90')).toBe(17_090)
    expect(end(17_039, '90')).toBe(16_990)
    expect(end(17_050, '00')).toBe(17_100)
    expect(end(17_095, '95')).toBe(17_095)
  })
  test('makes nothing of no price', () => {
    expect(end(30, '99')).toBe(99)
    expect(end(30, '00')).toBe(100)
  })
  test('follows the percentage: 10 percent off 189.00, ending in .99', () =>
    expect(changedPrice(18_900, 'EUR', { ...lower(-10), ending: '99' })).toBe(16_999))
  test('is none where prices are whole kronor', () =>
    expect(changedPrice(199_500, 'SEK', { ...lower(-5), ending: '99' })).toBe(189_500))
  test('is never further than half a unit from what was worked out, but for the lowest', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000_000 }),
        fc.constantFrom(...priceEndings),
        (minor, ending) => {
          const after = end(minor, ending)
          expect(after % 100).toBe(Number(ending))
          expect(Math.abs(after - minor)).toBeLessThanOrEqual(50)
        },
      ),
    ))
})
