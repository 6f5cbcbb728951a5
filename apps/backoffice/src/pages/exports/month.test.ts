import { expect, test } from 'vitest'
import { monthBefore } from './month.ts'

test('a table begins with the month before: over New Year, in March, and of a leap year', () => {
  expect(monthBefore('2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(monthBefore('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthBefore('2028-03-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
