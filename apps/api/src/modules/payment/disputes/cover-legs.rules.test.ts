import type { Id } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { planCover } from './cover-legs.rules.ts'

/** What of a refund a lost dispute has paid for; amounts in cents, 100 were taken. */

const decided = new Date('2026-11-20T12:00:00Z')
const earlier = new Date('2026-11-19T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')
const lost = (id: string, left: number) => ({ id: id as Id<'dispute'>, left, endedAt: decided })
const cover = (
  amount: number,
  askedAt: Date,
  disputes: readonly ReturnType<typeof lost>[],
  free: number,
) => planCover({ amount, askedAt }, disputes, free).map((one) => [one.disputeId, one.amount])

test('all that was disputed is given already, whenever it is asked for', () => {
  for (const askedAt of [earlier, later])
    expect(cover(100, askedAt, [lost('a', 100)], 0)).toEqual([['a', 100]])
})

test('a refund of more than was disputed is sent for the rest', () => {
  for (const askedAt of [earlier, later])
    expect(cover(100, askedAt, [lost('a', 60)], 40)).toEqual([['a', 60]])
})

test('of several lost disputes each pays its part', () => {
  expect(cover(100, later, [lost('a', 50), lost('b', 50)], 0)).toEqual([
    ['a', 50],
    ['b', 50],
  ])
  expect(cover(70, earlier, [lost('a', 50), lost('b', 50)], 0)).toEqual([
    ['a', 50],
    ['b', 20],
  ])
})

test('what is asked for later is about other goods, as far as it is still with the provider', () => {
  expect(cover(40, later, [lost('a', 60)], 40)).toEqual([])
  expect(cover(40, later, [lost('a', 60)], 30)).toEqual([['a', 10]])
  expect(cover(40, earlier, [lost('a', 60)], 40)).toEqual([['a', 40]])
  expect(cover(60, later, [lost('a', 60)], 40)).toEqual([['a', 60]])
})

test('where nothing of a dispute is left all is sent', () => {
  expect(cover(40, later, [], 40)).toEqual([])
  expect(cover(40, earlier, [lost('a', 0)], 40)).toEqual([])
})
