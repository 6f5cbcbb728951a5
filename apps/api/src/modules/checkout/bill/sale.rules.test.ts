import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfSale, sharesOf, type SaleShare } from './sale.rules.ts'

const shares: fc.Arbitrary<SaleShare[]> = fc.array(
  fc.record({
    account: fc.constantFrom('seller:5', 'commission', 'tax') as fc.Arbitrary<SaleShare['account']>,
    minor: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  { minLength: 1, maxLength: 9 },
)

test('the parts of a sale sum to their payments, and all together to the sale', () => {
  fc.assert(
    fc.property(
      shares,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
      (of, cuts) => {
        const total = of.reduce((sum, { minor }) => sum + minor, 0)
        const steps = [
          0,
          ...cuts.map((cut) => Math.floor(cut * total)).toSorted((a, b) => a - b),
          total,
        ]
        const parts = steps
          .slice(1)
          .map((after, index) =>
            partOfSale(of, { before: steps[index] ?? 0, after, currency: 'EUR' }),
          )
        for (const [index, part] of parts.entries())
          expect(part.reduce((sum, { minor }) => sum + minor, 0)).toBe(
            (steps[index + 1] ?? 0) - (steps[index] ?? 0),
          )
        expect(
          of.map((_, index) => parts.reduce((sum, part) => sum + (part[index]?.minor ?? 0), 0)),
        ).toEqual(of.map(({ minor }) => minor))
      },
    ),
  )
})

test('a sale that is paid at once is booked as it is', () => {
  const of: SaleShare[] = [
    { account: 'seller:5', minor: 15_286 },
    { account: 'commission', minor: 2268 },
    { account: 'tax', minor: 3336 },
  ]
  expect(partOfSale(of, { before: 0, after: 20_890, currency: 'EUR' })).toEqual(of)
})

test("an order's money is the seller's, but for the commission of its lines and the tax", () => {
  const lines = [{ commission: 2268 }, { commission: 718 }] as unknown as Parameters<
    typeof sharesOf
  >[0]['lines']
  const shares = sharesOf({ shopId: 5, needPay: 26_880, tax: 4292, lines })
  expect(shares).toEqual([
    { account: 'seller:5', minor: 26_880 - 2268 - 718 - 4292 },
    { account: 'commission', minor: 2986 },
    { account: 'tax', minor: 4292 },
  ])
  expect(shares.reduce((sum, { minor }) => sum + minor, 0)).toBe(26_880)
})
