import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bestFor,
  COUPON_CODE,
  discountFor,
  plainCode,
  takesPromotions,
  type DiscountTerms,
} from './rules.ts'

const usual = { preSale: null, groupBuy: null, voucher: null, points: 0 }
const percent = (off: number, fromGoods = 0): DiscountTerms => ({
  kind: 'PERCENT',
  percent: off,
  amount: null,
  fromGoods,
})
const amount = (off: number, fromGoods = 0): DiscountTerms => ({
  kind: 'AMOUNT',
  percent: null,
  amount: off,
  fromGoods,
})
const gift: DiscountTerms = { kind: 'GIFT', percent: null, amount: null, fromGoods: 0 }

test('promotions are for goods that are bought as usual: each of the terms of their own keeps them out', () => {
  expect(takesPromotions(usual)).toBe(true)
  for (const terms of [{ preSale: {} }, { groupBuy: {} }, { voucher: {} }, { points: 1 }])
    expect(takesPromotions({ ...usual, ...terms }), JSON.stringify(terms)).toBe(false)
})

describe('what is taken off', () => {
  test('is a percentage of the goods, rounded half up to the cent, or an amount', () => {
    expect([
      discountFor(percent(15), 10_000),
      discountFor(percent(15), 9_990),
      discountFor(percent(15), 9_989),
      discountFor(amount(1_000), 10_000),
    ]).toEqual([1_500, 1_499, 1_498, 1_000])
  })

  test('is nothing just below the value that it begins with, and all of it at that value', () => {
    for (const terms of [percent(10, 5_000), amount(500, 5_000)])
      expect([4_999, 5_000, 5_001].map((goods) => discountFor(terms, goods))).toEqual([0, 500, 500])
  })

  test('leaves a cent to pay, also of goods that cost less than the amount; of no goods it is nothing', () => {
    expect([1_000, 999, 2, 1, 0].map((goods) => discountFor(amount(1_000), goods))).toEqual([
      999, 998, 1, 0, 0,
    ])
    expect(discountFor(amount(1_000), 1_001)).toBe(1_000)
  })

  test('is nothing by a gift, or by a percentage that is not there', () => {
    expect(discountFor(gift, 10_000)).toBe(0)
    expect(discountFor({ ...percent(10), percent: null }, 10_000)).toBe(0)
  })
})

describe('of several promotions of a shop', () => {
  test('the one counts that takes off the most of these goods, wherever it stands', () => {
    const terms = [amount(1_000, 5_000), percent(15), amount(4_000, 30_000)]
    expect([4_000, 5_000, 10_000, 29_999, 30_000].map((goods) => bestFor(terms, goods))).toEqual([
      terms[1],
      terms[0],
      terms[1],
      terms[1],
      terms[1],
    ])
    expect(bestFor(terms, 20_000)).toBe(terms[1])
    expect(bestFor([percent(5), amount(2_000)], 10_000)).toEqual(amount(2_000))
  })

  test('of equal ones the first counts', () => {
    const [tenth, ten] = [percent(10), amount(1_000)]
    expect(bestFor([tenth, ten], 10_000)).toBe(tenth)
    expect(bestFor([ten, tenth], 10_000)).toBe(ten)
  })

  test('none counts where none takes off anything', () => {
    expect(bestFor([], 10_000)).toBeUndefined()
    expect(bestFor([gift, amount(500, 10_001)], 10_000)).toBeUndefined()
    expect(bestFor([percent(90)], 1)).toBeUndefined()
  })

  test('nobody would have paid less by another of them', () => {
    const some = fc.oneof(
      fc.integer({ min: 1, max: 90 }).map((off) => percent(off)),
      fc.tuple(fc.nat(50_000), fc.nat(50_000)).map(([off, from]) => amount(off, from)),
    )
    fc.assert(
      fc.property(fc.array(some, { maxLength: 5 }), fc.nat(100_000), (terms, goods) => {
        const best = bestFor(terms, goods)
        const taken = best ? discountFor(best, goods) : 0
        for (const one of terms) expect(discountFor(one, goods)).toBeLessThanOrEqual(taken)
      }),
    )
  })
})

test('a code is found however it was typed: small letters, and spaces around it and inside', () => {
  for (const typed of ['AUTUMN-15', 'autumn-15', '  Autumn-15 ', 'autumn - 15', 'AU TUM\t N-15\n'])
    expect(plainCode(typed)).toBe('AUTUMN-15')
  expect(plainCode('   ')).toBe('')
})

test('a code has three to twenty capitals, digits and hyphens, and nothing else', () => {
  const isCode = (text: string) => COUPON_CODE.test(text)
  expect(['A1-', 'A'.repeat(20), '2026'].map(isCode)).toEqual([true, true, true])
  expect(['A1', 'A'.repeat(21), 'abc', 'A B', 'AB_C', ' ABC', 'ABC\n'].map(isCode)).toEqual(
    Array.from({ length: 7 }, () => false),
  )
})
