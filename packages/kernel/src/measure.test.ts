import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSteps, inUnits, piecesOf, priceOfQty, priceOfSteps, type Measure } from './measure.ts'

const metre: Measure = { unit: 'metre', step: 50 }
const measure = fc.record({
  unit: fc.constant('metre' as const),
  step: fc.integer({ min: 1, max: 1000 }),
})

test('steps and units turn into each other, and what is no whole number of steps is none', () => {
  expect([inUnits(5, metre), inSteps(2.5, metre), inSteps(2.7, metre)]).toEqual([2.5, 5, undefined])
  expect([inUnits(3, null), inSteps(3, null), inSteps(1.5, null)]).toEqual([3, 3, undefined])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_900 }), measure, (steps, by) => {
      expect(inSteps(inUnits(steps, by), by)).toBe(steps)
    }),
  )
})

test('what steps cost is rounded once, and the same whoever counts: server in steps, browser in units', () => {
  expect(priceOfSteps(1299, 5, metre)).toBe(3248)
  expect(priceOfSteps(1299, 3, null)).toBe(3897)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      measure,
      (price, steps, by) => {
        expect(priceOfQty(price, inUnits(steps, by))).toBe(priceOfSteps(price, steps, by))
      },
    ),
  )
})

test('a length is one piece, however long, and none when there is none of it', () => {
  expect([piecesOf(5, metre), piecesOf(0, metre), piecesOf(3, null)]).toEqual([1, 0, 3])
})
