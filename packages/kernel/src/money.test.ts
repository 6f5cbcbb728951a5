import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  containedTax,
  fromMajor,
  money,
  roundMinor,
  subtract,
  times,
  share,
  split,
  toMajor,
  total,
} from './money.ts'

describe('money', () => {
  test('parts of a divided amount always sum to the whole, each within one minor unit of its fair share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 40 }),
        (minor, weights) => {
          const parts = split(money(minor, 'EUR'), weights)
          expect(total(parts, 'EUR').minor).toBe(minor + 0)
          const sum = weights.reduce((a, b) => a + b, 0)
          parts.forEach((part, i) => {
            const fair = sum === 0 ? minor / weights.length : (minor * (weights[i] ?? 0)) / sum
            expect(Math.abs(part.minor - fair)).toBeLessThan(1.001)
          })
        },
      ),
    )
  })
  test('ten euros over three equal lines are 3.34, 3.33 and 3.33', () => {
    expect(split(money(1000, 'EUR'), [1, 1, 1]).map((part) => part.minor)).toEqual([334, 333, 333])
  })
  test('the cent that is left goes where most was cut off, of a debt as of a credit', () => {
    const parts = (minor: number, weights: number[]) =>
      split(money(minor, 'EUR'), weights).map((part) => part.minor)
    // 10 cents by 1 : 2 : 4 are 1.43, 2.86 and 5.71: cut off 0.43, 0.86 and 0.71.
    expect(parts(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(parts(10, [4, 2, 1])).toEqual([6, 3, 1])
    expect(parts(-10, [1, 2, 4])).toEqual([-1, -3, -6])
    // Of equal remainders the earlier line's.
    expect(parts(1, [1, 1])).toEqual([1, 0])
    expect(parts(0, [1, 2])).toEqual([0, 0])
    expect(() => parts(1, [])).toThrow('nothing to divide')
    expect(parts(0, [])).toEqual([])
    expect(() => parts(1, [-1, 2])).toThrow('weights')
    expect(() => parts(1, [0.5])).toThrow('weights')
    expect(parts(3, [0, 0])).toEqual([2, 1])
  })
  test('a line without weight gets nothing', () => {
    expect(split(money(100, 'EUR'), [0, 3, 1]).map((part) => part.minor)).toEqual([0, 75, 25])
  })
  test('[PAY-091] other currencies have two decimals: 129.9 EUR are 12990 minor units', () => {
    expect(fromMajor(129.9, 'EUR')).toEqual({ minor: 12990, currency: 'EUR' })
    expect(toMajor(money(12990, 'EUR'))).toBe(129.9)
  })
  test('[PAY-092] the yen has no decimals: 500 JPY are 500 minor units', () => {
    expect(fromMajor(500, 'JPY')).toEqual({ minor: 500, currency: 'JPY' })
    expect(fromMajor(500.5, 'JPY')).toBeUndefined()
    expect(toMajor(money(500, 'JPY'))).toBe(500)
  })
  test('a number with more decimals than the currency has is refused', () => {
    expect(fromMajor(1.005, 'EUR')).toBeUndefined()
    expect(fromMajor(Number.NaN, 'EUR')).toBeUndefined()
    expect(fromMajor(1e20, 'EUR')).toBeUndefined()
  })
  test('major and back is the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom('EUR', 'JPY', 'SEK'),
        (minor, currency) => {
          const amount = money(minor, currency as 'EUR')
          expect(fromMajor(toMajor(amount), amount.currency)).toEqual(amount)
        },
      ),
    )
  })
  test('the tax contained in 119.00 at 19 % is 19.00, and in 100.00 it is 15.97', () => {
    expect(containedTax(money(11900, 'EUR'), 0.19).minor).toBe(1900)
    expect(containedTax(money(10000, 'EUR'), 0.19).minor).toBe(1597)
  })
  test('half a cent is rounded away from zero, once', () => {
    expect([roundMinor(0.5), roundMinor(-0.5), roundMinor(1.4999), roundMinor(2.5)]).toEqual([
      1, -1, 1, 3,
    ])
    expect(share(money(12345, 'EUR'), 0.12).minor).toBe(1481)
  })
  test('currencies do not mix and fractions of a cent do not exist', () => {
    expect(() => add(money(1, 'EUR'), money(1, 'SEK'))).toThrow('EUR and SEK do not mix')
    expect(() => money(0.5, 'EUR')).toThrow(RangeError)
  })
  test('a difference and a multiple keep the currency, and nobody buys half a piece', () => {
    expect(subtract(money(8480, 'EUR'), money(500, 'EUR'))).toEqual({
      minor: 7980,
      currency: 'EUR',
    })
    expect(() => subtract(money(1, 'EUR'), money(1, 'GBP'))).toThrow('EUR and GBP do not mix')
    expect(times(money(18900, 'EUR'), 3)).toEqual({ minor: 56700, currency: 'EUR' })
    expect(() => times(money(100, 'EUR'), 1.5)).toThrow('1.5 is not a whole quantity')
  })
})
