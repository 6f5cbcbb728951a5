import { expect, test } from 'vitest'
import { discountOf, payoutOf } from './amounts.ts'

const eur = (value: number) => ({ value, currency: 'EUR' })

test('the payout is what the buyer pays less the commission, to the cent', () => {
  expect(payoutOf({ needPayAmt: eur(1299.9), commissionAmt: eur(149.99) })).toEqual(eur(1149.91))
  expect(payoutOf({ needPayAmt: eur(0.3), commissionAmt: eur(0.1) })).toEqual(eur(0.2))
})
test('shop and order discount are one amount to take off', () => {
  expect(discountOf({ shopDiscountAmt: eur(10.1), orderDiscountAmt: eur(0.2) })).toEqual(eur(-10.3))
})
test('kronor are not taken off euros', () => {
  expect(() => payoutOf({ needPayAmt: eur(10), commissionAmt: { value: 1, currency: 'SEK' } })).toThrow('EUR and SEK do not mix')
})
