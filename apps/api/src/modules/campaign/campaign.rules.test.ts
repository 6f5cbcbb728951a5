import type { Id } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import {
  currencyOf,
  drawFree,
  drawUntil,
  mayBring,
  mayDraw,
  pickPrize,
  standingOf,
} from './campaign.rules.ts'

const prize = (weight: number, stock: number | null = null, given = 0) => ({ weight, stock, given })
const order = { needPay: 10_000, isMembers: true, isOwnShops: false }

test('a prize is as likely as its weight among those that are left', () => {
  const [rare, usual, gone] = [prize(1), prize(3, 5, 4), prize(6, 2, 2)]
  const drawn = [0, 1, 2, 3].map((at) =>
    pickPrize([gone, rare, usual], (below) => {
      expect(below).toBe(4)
      return at
    }),
  )
  expect(drawn).toEqual([rare, usual, usual, usual])
})

test('where no prize is left nothing is drawn, and chance is not asked', () => {
  const roll = () => expect.unreachable()
  expect(pickPrize([prize(1, 1, 1)], roll)).toBeUndefined()
  expect(pickPrize([], roll)).toBeUndefined()
})

test('a member draws for an order of so much, a guest does not, nor whoever buys from the own shop', () => {
  const rule = { valueFrom: 10_000 }
  expect([
    mayDraw(order, rule),
    mayDraw({ ...order, needPay: 9999 }, rule),
    mayDraw({ ...order, isMembers: false }, rule),
    mayDraw({ ...order, isOwnShops: true }, rule),
  ]).toEqual([true, false, false, false])
  expect(drawUntil(new Date('2026-02-01T10:00:00Z'))).toEqual(new Date('2026-03-03T10:00:00Z'))
})

test('storefronts of one campaign have one currency', () => {
  expect([currencyOf(['DE', 'NL', 'FR']), currencyOf(['UK']), currencyOf(['DE', 'SE'])]).toEqual([
    'EUR',
    'GBP',
    undefined,
  ])
})

test('a campaign is coming, running, over or stopped, whether or not the clock has looked', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
  const open = { status: 'OPEN', startsAt: at(2), endsAt: at(4) } as const
  expect([1, 2, 3, 4].map((hour) => standingOf(open, at(hour)))).toEqual([
    'COMING',
    'RUNNING',
    'RUNNING',
    'OVER',
  ])
  expect(standingOf({ ...open, status: 'STOPPED' }, at(3))).toBe('STOPPED')
  expect(standingOf({ ...open, status: 'DONE' }, at(3))).toBe('OVER')
})

const entry = (id: string, paid = 1000) => ({ id: id as Id<'freeOrder'>, paid })
const free = { oneIn: 3, most: 800, budget: 10_000, spent: 0 }
/** Always the first of those that are left. */
const first = () => 0

test('[ORD-148] one of so many orders is free, never more, each up to the same amount', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => entry(id, id === 'b' ? 500 : 1000))
  expect(drawFree(seven, free, first)).toEqual([
    { id: 'a', amount: 800 },
    { id: 'b', amount: 500 },
  ])
  expect(drawFree(seven.slice(0, 2), free, first)).toEqual([])
  expect(drawFree(seven, { ...free, oneIn: 1 }, first)).toHaveLength(7)
})

test('each order is as likely as any other: chance is asked for one among those that are left', () => {
  const asked: number[] = []
  const last = (below: number) => asked.push(below) && below - 1
  const drawn = drawFree(
    ['a', 'b', 'c', 'd'].map((id) => entry(id)),
    { ...free, oneIn: 2 },
    last,
  )
  expect(asked).toEqual([4, 3])
  expect(drawn.map(({ id }) => id)).toEqual(['d', 'c'])
})

test('what is drawn and does not fit into the budget any more gets nothing', () => {
  const entered = [entry('a', 700), entry('b', 700), entry('c', 200)]
  expect(drawFree(entered, { ...free, oneIn: 1, budget: 1000, spent: 100 }, first)).toEqual([
    { id: 'a', amount: 700 },
    { id: 'c', amount: 200 },
  ])
})

test('guests are free, too; nobody is by buying from the own shop', () => {
  const rule = { valueFrom: 10_000 }
  expect([
    mayBring({ ...order, isMembers: false }, rule),
    mayBring({ ...order, needPay: 9999 }, rule),
    mayBring({ ...order, isOwnShops: true }, rule),
  ]).toEqual([true, false, false])
})
