import { expect, test } from 'vitest'
import { listSteps, periodBefore, readPeriod } from './period.rules.ts'

const TODAY = '2026-11-30'
const read = (asked: Parameters<typeof readPeriod>[0]) => readPeriod(asked, TODAY)
const wrong = (path: string, code: string) => ({ errors: [{ path, code }] })

test('a shop that asks for nothing reads thirty days, today the last of them', () => {
  expect(read({})).toEqual({ from: '2026-11-01', to: TODAY })
})

test('so many days end today: one of them is today alone', () => {
  expect([1, 7, 365].map((days) => read({ days }))).toEqual([
    { from: TODAY, to: TODAY },
    { from: '2026-11-24', to: TODAY },
    { from: '2025-12-01', to: TODAY },
  ])
})

test('days that are named count before a number of them, and without a last one they end today', () => {
  expect(read({ days: 7, from: '2026-10-05', to: '2026-10-05' })).toEqual({
    from: '2026-10-05',
    to: '2026-10-05',
  })
  expect(read({ from: '2026-11-12' })).toEqual({ from: '2026-11-12', to: TODAY })
  expect(read({ from: TODAY })).toEqual({ from: TODAY, to: TODAY })
})

test('a last day alone is told at the first one, which is missing', () => {
  expect(read({ to: '2026-11-12' })).toEqual(wrong('from', 'required'))
  expect(read({ to: '2026-12-24' })).toEqual(wrong('from', 'required'))
})

test('what has not come yet has no figures', () => {
  expect(read({ from: '2026-11-12', to: '2026-12-01' })).toEqual(wrong('to', 'invalid'))
  expect(read({ from: '2026-12-01' })).toEqual(wrong('from', 'invalid'))
})

test('the first day is not after the last one', () => {
  expect(read({ from: '2026-10-06', to: '2026-10-05' })).toEqual(wrong('from', 'invalid'))
})

test('a period is at most 366 days, that of a leap year', () => {
  expect(read({ from: '2024-01-01', to: '2024-12-31' })).toEqual({
    from: '2024-01-01',
    to: '2024-12-31',
  })
  expect(read({ from: '2023-12-31', to: '2024-12-31' })).toEqual(wrong('from', 'invalid'))
  expect(read({ from: '2025-11-29' })).toEqual(wrong('from', 'invalid'))
})

test('it is compared with as many days right before it, over the end of a month and of February', () => {
  expect(periodBefore({ from: '2026-11-30', to: '2026-11-30' })).toEqual({
    from: '2026-11-29',
    to: '2026-11-29',
  })
  expect(periodBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  })
  expect(periodBefore({ from: '2024-03-01', to: '2024-03-02' })).toEqual({
    from: '2024-02-28',
    to: '2024-02-29',
  })
})

test('by day every day is a step, the last one too', () => {
  expect(listSteps({ from: '2026-10-31', to: '2026-11-02' }, 'day')).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ])
  expect(listSteps({ from: TODAY, to: TODAY }, 'day')).toEqual([TODAY])
})

test('weeks begin on Monday: the first step is cut where the period begins later', () => {
  // 14 October 2026 is a Wednesday.
  expect(listSteps({ from: '2026-10-14', to: '2026-10-26' }, 'week')).toEqual([
    '2026-10-14',
    '2026-10-19',
    '2026-10-26',
  ])
  expect(listSteps({ from: '2026-10-12', to: '2026-10-18' }, 'week')).toEqual(['2026-10-12'])
  expect(listSteps({ from: '2026-10-18', to: '2026-10-19' }, 'week')).toEqual([
    '2026-10-18',
    '2026-10-19',
  ])
})

test('months begin on their first, whatever day the period begins on', () => {
  expect(listSteps({ from: '2026-10-31', to: '2027-01-01' }, 'month')).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ])
  expect(listSteps({ from: '2026-11-01', to: '2026-11-30' }, 'month')).toEqual(['2026-11-01'])
})
