import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '@galleria/kernel/money'
import { priceSet } from './set.rules.ts'

test('a set costs what its goods cost less its percentage, and its price is split over them by what they cost singly', () => {
  const parts = [
    { amount: 18_900, unitQty: 1 },
    { amount: 5_990, unitQty: 2 },
  ]
  expect(priceSet(parts, 7, 'EUR')).toEqual({
    single: 30_880,
    price: 28_718,
    shares: [17_577, 11_141],
  })
  expect(priceSet(parts, 0, 'EUR')).toEqual({
    single: 30_880,
    price: 30_880,
    shares: [18_900, 11_980],
  })
})

test('in every currency the shares of a set come to its price to the minor unit, and no part costs more in it than singly', () => {
  const part = fc.record({
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    unitQty: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom(...currencies),
      (parts, percentOff, currency) => {
        const { price, shares } = priceSet(parts, percentOff, currency)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price)
        for (const [index, { amount, unitQty }] of parts.entries())
          expect(shares[index]).toBeLessThanOrEqual(amount * unitQty)
      },
    ),
  )
})
