import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRefund, type RefundableCapture } from './plan-refund.rules.ts'

const captures: fc.Arbitrary<RefundableCapture[]> = fc.uniqueArray(
  fc.record({
    provider: fc.constantFrom('one', 'two'),
    ref: fc.stringMatching(/^cap_[a-z]{1,4}$/),
    left: fc.integer({ min: 0, max: 100_000 }),
    seenAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(day * 86_400_000)),
  }),
  { maxLength: 6, selector: ({ provider, ref }) => `${provider}:${ref}` },
)

test('legs sum to the amount, none takes more than its capture holds, and there is no plan for more than all hold', () => {
  fc.assert(
    fc.property(captures, fc.integer({ min: 1, max: 300_000 }), (from, amount) => {
      const held = from.reduce((sum, { left }) => sum + left, 0)
      const legs = planRefund(amount, from)
      if (amount > held) {
        expect(legs).toBeUndefined()
        return
      }
      expect(legs?.reduce((sum, leg) => sum + leg.amount, 0)).toBe(amount)
      for (const leg of legs ?? []) {
        const capture = from.find(
          ({ provider, ref }) => provider === leg.provider && ref === leg.captureRef,
        )
        expect(leg.amount).toBeGreaterThan(0)
        expect(leg.amount).toBeLessThanOrEqual(capture?.left ?? 0)
      }
    }),
  )
})

test('the same captures give the same legs, in whatever order they are listed', () => {
  fc.assert(
    fc.property(
      captures.chain((from) =>
        fc.tuple(fc.constant(from), fc.shuffledSubarray(from, { minLength: from.length })),
      ),
      fc.integer({ min: 1, max: 300_000 }),
      ([from, shuffled], amount) => {
        expect(planRefund(amount, shuffled)).toEqual(planRefund(amount, from))
      },
    ),
  )
})

test('the balance goes back before its deposit', () => {
  const deposit = { provider: 'p', ref: 'deposit', left: 3000, seenAt: new Date('2026-01-01') }
  const balance = { provider: 'p', ref: 'balance', left: 7000, seenAt: new Date('2026-02-01') }
  expect(planRefund(8000, [deposit, balance])).toEqual([
    { provider: 'p', captureRef: 'balance', amount: 7000 },
    { provider: 'p', captureRef: 'deposit', amount: 1000 },
  ])
  expect(planRefund(10_001, [deposit, balance])).toBeUndefined()
})
