import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareGtin, isGtin, shortGtin } from './item-rules.ts'

test('a GTIN has 8, 12, 13 or 14 digits, of which the last is the check digit of the others', () => {
  // Examples of GS1, of the four lengths.
  const good = ['96385074', '614141007349', '4006381333931', '10614141000415']
  expect(good.map(isGtin)).toEqual([true, true, true, true])
  for (const bad of [
    '',
    '4006381333932',
    '400638133393',
    '40063813339310',
    '4OO6381333931',
    '00000000',
    '0000000000000',
    '００００００００',
  ])
    expect(isGtin(bad), bad).toBe(false)
})

test('one digit that is mistyped, or noughts before it that make another length, are found or are the same number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('96385074', '614141007349', '4006381333931', '10614141000415'),
      fc.nat({ max: 7 }),
      fc.integer({ min: 1, max: 9 }),
      (gtin, place, more) => {
        const digit = String((Number(gtin[place]) + more) % 10)
        expect(isGtin(gtin.slice(0, place) + digit + gtin.slice(place + 1))).toBe(false)
        expect(isGtin(gtin.padStart(14, '0'))).toBe(true)
      },
    ),
  )
})

test('it is kept as digits, however it was grouped', () => {
  expect(bareGtin(' 4 006381\u00a0333931')).toBe('4006381333931')
  expect(['614141007349', '0614141007349', '00 614141007349'].map(shortGtin)).toEqual(
    Array.from({ length: 3 }, () => '614141007349'),
  )
})
