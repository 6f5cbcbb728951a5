import { DAY } from '@galleria/kernel/time'
import { expect, test } from 'vitest'
import { chooseRetained, readKeepRule, usualRule } from './keep.rules.ts'

const day = (text: string) => new Date(`${text}T03:00:00Z`)
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(day(from).getTime() - index * DAY))
const names = (dates: readonly Date[]) => dates.map((at) => at.toISOString().slice(0, 10))

test('of a backup a day for a year, the last seven days, four weeks and twelve months stay, each by its newest', () => {
  expect(names(chooseRetained(days('2026-11-23', 400), usualRule))).toEqual([
    '2026-11-23', // a Monday
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

test('of several on one day the newest stays, and the newest of all whatever the rule', () => {
  const [early, late] = [new Date('2026-11-23T01:00:00Z'), new Date('2026-11-23T23:00:00Z')]
  expect(chooseRetained([early, late], { days: 3, weeks: 0, months: 0 })).toEqual([late])
  expect(chooseRetained([early, late], { days: 0, weeks: 0, months: 0 })).toEqual([late])
  expect(chooseRetained([], usualRule)).toEqual([])
})

test('days on which none was taken do not count', () => {
  const taken = [day('2026-11-23'), day('2026-11-01'), day('2026-10-01')]
  expect(names(chooseRetained(taken, { days: 3, weeks: 0, months: 0 }))).toEqual(names(taken))
})

test('the rule is read from words, and refused when it would keep nothing', () => {
  expect(readKeepRule('7d 4w 12m')).toEqual(usualRule)
  expect(readKeepRule('12m, 2d')).toEqual({ days: 2, weeks: 0, months: 12 })
  for (const text of ['', '0d', '7', 'seven days', '-1d', '7d x'])
    expect(readKeepRule(text)).toBeUndefined()
})
