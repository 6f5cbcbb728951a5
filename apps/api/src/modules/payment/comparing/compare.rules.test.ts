import { HOUR } from '@galleria/kernel/time'
import { expect, test } from 'vitest'
import { daysDue, spanOf, surplusOf } from './compare.rules.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const nothing = { count: 0, firstUnlistedAt: null, firstListedAt: null, lastListedAt: null }

test('a day is compared an hour after it is over, or after it is listed', () => {
  expect(daysDue('2026-11-20', at('21T00:59'), {})).toEqual([])
  expect(daysDue('2026-11-20', at('21T01:00'), {})).toEqual(['2026-11-20'])
  expect(daysDue('2026-11-20', at('22T12:59'), { listDelayMs: 36 * HOUR })).toEqual([])
  expect(daysDue('2026-11-20', at('22T13:00'), { listDelayMs: 36 * HOUR })).toEqual(['2026-11-20'])
  expect(daysDue('2026-11-20', at('22T00:59'), { listsWithinMs: 24 * HOUR })).toEqual([])
  expect(daysDue('2026-11-20', at('22T01:00'), { listsWithinMs: 24 * HOUR })).toEqual([
    '2026-11-20',
  ])
})

test('a mall that was away catches up in steps of a month', () => {
  const days = daysDue('2026-01-01', at('21T12:00'), {})
  expect([days.length, days.at(-1)]).toEqual([31, '2026-01-31'])
})

test('of a day without money no provider is asked', () => {
  expect(spanOf('2026-11-20', nothing, {})).toBeUndefined()
})

test('what was listed is looked for where it was, what was not from that day on for as long as it may take', () => {
  const listed = {
    count: 2,
    firstUnlistedAt: null,
    firstListedAt: at('18T10:00'),
    lastListedAt: at('20T11:00'),
  }
  expect(spanOf('2026-11-20', listed, {})).toEqual({
    since: new Date('2026-11-18T09:59:59Z'),
    until: new Date('2026-11-20T11:00:01Z'),
  })
  expect(
    spanOf(
      '2026-11-20',
      { ...nothing, count: 1, firstUnlistedAt: at('20T09:00') },
      { listsWithinMs: 48 * HOUR },
    ),
  ).toEqual({
    since: new Date('2026-11-19T22:59:59Z'),
    until: new Date('2026-11-23T01:00:01Z'),
  })
})

test('a refund that was asked for days before it was given is looked for from then on', () => {
  expect(
    spanOf('2026-11-20', { ...nothing, count: 1, firstUnlistedAt: at('17T09:00') }, {})?.since,
  ).toEqual(new Date('2026-11-17T07:59:59Z'))
})

test('what the books have too much of is what they took more, and gave back less', () => {
  const day = { currency: 'EUR', differing: 1 }
  expect(
    surplusOf({ ...day, bookedTaken: 100, listedTaken: 90, bookedBack: 5, listedBack: 20 }),
  ).toBe(25)
})
