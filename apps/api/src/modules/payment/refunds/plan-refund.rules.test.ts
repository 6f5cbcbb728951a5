import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import {
  planRefund,
  planReleased,
  planWrittenOff,
  type RefundableCapture,
} from './plan-refund.rules.ts'

const captures: fc.Arbitrary<RefundableCapture[]> = fc.uniqueArray(
  fc.record({
    provider: fc.constantFrom('one', 'two'),
    ref: fc.stringMatching(/^cap_[a-z]{1,4}$/),
    left: fc.integer({ min: 0, max: 100_000 }),
    seenAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(day * DAY)),
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

test('of what was only promised, what was never sent is released and not given back, as far as it was not taken', () => {
  const unsent = { unsent: 500, isOut: false, isStray: false }
  expect(planReleased(500, { ...unsent, untaken: 800, taken: 0 })).toBe(500)
  expect(planReleased(500, { ...unsent, untaken: 300, taken: 400 })).toBe(300)
  expect(planReleased(500, { ...unsent, untaken: 0, taken: 400 })).toBe(0)
  // Of one unit that was sent and one that was not, the one that was not.
  expect(planReleased(1000, { ...unsent, untaken: 500, taken: 1000 })).toBe(500)
  expect(
    planReleased(1000, { unsent: 500, isOut: true, isStray: false, untaken: 500, taken: 1000 }),
  ).toBe('later')
})

test('what was sent is given back from what was taken for it, and only what is missing is released', () => {
  const sent = { unsent: 0, isOut: false, isStray: false }
  expect(planReleased(500, { ...sent, untaken: 800, taken: 500 })).toBe(0)
  expect(planReleased(500, { ...sent, untaken: 800, taken: 499 })).toBe(1)
})

test('what is being taken can be given back once it is there', () => {
  expect(
    planReleased(500, { unsent: 0, isOut: true, isStray: false, untaken: 800, taken: 499 }),
  ).toBe('later')
  expect(
    planReleased(500, { unsent: 500, isOut: true, isStray: false, untaken: 300, taken: 100 }),
  ).toBe('later')
  // What is there already was taken for other goods.
  expect(
    planReleased(500, { unsent: 0, isOut: true, isStray: false, untaken: 0, taken: 500 }),
  ).toBe('later')
  expect(
    planReleased(500, { unsent: 0, isOut: true, isStray: false, untaken: 900, taken: 0 }),
  ).toBe('later')
  expect(
    planReleased(500, { unsent: 500, isOut: true, isStray: false, untaken: 500, taken: 0 }),
  ).toBe(500)
})

test('nothing is released while more was taken than was asked for, and what was taken is given back', () => {
  const stray = { isOut: false, isStray: true }
  expect(planReleased(500, { ...stray, unsent: 500, untaken: 800, taken: 0 })).toBe('later')
  expect(planReleased(500, { ...stray, unsent: 0, untaken: 800, taken: 499 })).toBe('later')
  expect(planReleased(500, { ...stray, unsent: 0, untaken: 800, taken: 500 })).toBe(0)
})

test('whatever the order of parcels and cancellations, released and given back come to the amount', () => {
  const minor = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(
      minor,
      minor,
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (untaken, taken, isUnsent, part) => {
        const amount = Math.floor((untaken + taken) * part)
        const released = planReleased(amount, {
          ...{ untaken, taken, isOut: false, isStray: false },
          unsent: isUnsent ? amount : 0,
        })
        if (released === 'later') throw new Error('nothing is out')
        expect(released).toBeGreaterThanOrEqual(0)
        expect(released).toBeLessThanOrEqual(untaken)
        expect(amount - released).toBeGreaterThanOrEqual(0)
        expect(amount - released).toBeLessThanOrEqual(taken)
      },
    ),
  )
})

test('what of a line was written off ends first with its refund, once, and what names no line is any line’s', () => {
  const [lamp, chair] = ['lamp' as Id<'orderLine'>, 'chair' as Id<'orderLine'>]
  const asked = [
    { lineId: lamp, goods: 300, shipping: 50 },
    { lineId: chair, goods: 200, shipping: 0 },
  ]
  const nothing = { lines: [], unnamed: 0, used: [] }
  const all = 550
  expect(planWrittenOff(asked, nothing, all)).toEqual([])
  expect(
    planWrittenOff(asked, { ...nothing, lines: [{ lineId: lamp, amount: 320 }] }, all),
  ).toEqual([{ lineId: lamp, amount: 320 }])
  expect(
    planWrittenOff(
      asked,
      {
        ...nothing,
        lines: [{ lineId: lamp, amount: 320 }],
        used: [{ lineId: lamp, amount: 300 }],
      },
      all,
    ),
  ).toEqual([{ lineId: lamp, amount: 20 }])
  expect(planWrittenOff(asked, { ...nothing, unnamed: 400 }, all)).toEqual([
    { lineId: lamp, amount: 350 },
    { lineId: chair, amount: 50 },
  ])
  expect(
    planWrittenOff(
      asked,
      { ...nothing, unnamed: 400, used: [{ lineId: chair, amount: 390 }] },
      all,
    ),
  ).toEqual([{ lineId: lamp, amount: 10 }])
  // No more than is not released otherwise.
  expect(planWrittenOff(asked, { ...nothing, unnamed: 400 }, 30)).toEqual([
    { lineId: lamp, amount: 30 },
  ])
  expect(planWrittenOff(asked, { ...nothing, unnamed: 400 }, 0)).toEqual([])
})
