import { expect, test } from 'vitest'
import { discountOf } from './amounts.ts'

const eur = (value: number) => ({ value, currency: 'EUR' })

test('shop and order discount are one amount to take off', () => {
  expect(discountOf({ shopDiscountAmt: eur(10.1), orderDiscountAmt: eur(0.2) })).toEqual(eur(-10.3))
})
test('kronor are not taken off euros', () => {
  expect(() =>
    discountOf({ shopDiscountAmt: eur(10), orderDiscountAmt: { value: 1, currency: 'SEK' } }),
  ).toThrow('EUR and SEK do not mix')
})
