import { describe, expect, test } from 'vitest'
import { someLine } from '../../testing/some-rows.ts'
import {
  availableOf,
  canReverseQtyOf,
  ceilingOf,
  findAskedUnits,
  leastOf,
  mostOf,
  reasonsFor,
  shareOut,
  sumOf,
  type AskedUnits,
} from './reverse.rules.ts'

/** Five desks for 100.00, of which three were sent. */
const desks = someLine({ qty: 5, deliveredQty: 3, needPay: 10_000 })
const units = (change: Partial<AskedUnits>): AskedUnits => ({
  line: desks,
  qty: 1,
  unsentQty: 0,
  unsentAmount: 0,
  heldCeiling: 0,
  ...change,
})
const sent = units({ qty: 2, heldCeiling: 4000 })
const unsent = units({ qty: 2, unsentQty: 2, unsentAmount: 3000 })
const mixed = units({ qty: 3, unsentQty: 1, unsentAmount: 1000, heldCeiling: 2000 })

describe('the units of a line that somebody asks about', () => {
  test('[AS-077] come with the money of those never sent, and with the most that those with the buyer can give back', () => {
    expect(findAskedUnits(desks, { qty: 4 })).toEqual({
      line: desks,
      qty: 4,
      unsentQty: 1,
      unsentAmount: 2000,
      heldCeiling: 6000,
    })
    expect(findAskedUnits(desks, { qty: 2 })).toEqual({
      line: desks,
      qty: 2,
      unsentQty: 0,
      unsentAmount: 0,
      heldCeiling: 4000,
    })
    expect(findAskedUnits(desks, { qty: 2, cancelQty: 2 })).toEqual({
      line: desks,
      qty: 2,
      unsentQty: 2,
      unsentAmount: 4000,
      heldCeiling: 0,
    })
  })
  test('are all of the line at most, and of either kind no more than there are', () => {
    const asks = (qty: number, cancelQty?: number) =>
      findAskedUnits(desks, { qty, cancelQty }) !== undefined
    expect([asks(5), asks(6)]).toEqual([true, false])
    expect([asks(5, 2), asks(3, 3), asks(4, 3)]).toEqual([true, false, false])
    expect([asks(3, 0), asks(4, 0)]).toEqual([true, false])
    expect([asks(1, 1), asks(1, 2)]).toEqual([true, false])
  })
  test('with the buyer bring no money of a unit that was cancelled for less than its share', () =>
    expect(findAskedUnits({ ...desks, canceledQty: 1 }, { qty: 1 })).toMatchObject({
      unsentAmount: 0,
      heldCeiling: 2000,
    }))
  test('not sent bring no money that is left of goods which were given back', () =>
    expect(findAskedUnits({ ...desks, reversedQty: 3, claimed: 1000 }, { qty: 1 })).toMatchObject({
      unsentAmount: 2000,
      heldCeiling: 0,
    }))
})

describe('what they can give back', () => {
  const order = { needPay: 7490, shipping: 490, claimedShipping: 0, claimedGoods: 0 }
  test('is the goods’ money, and the shipping with the last of it', () => {
    expect(availableOf(order, [sent, unsent])).toEqual({ lines: [sent, unsent], shipping: 490 })
    expect(availableOf(order, [sent, mixed])).toEqual({ lines: [sent, mixed], shipping: 490 })
    expect(availableOf(order, [sent])).toEqual({ lines: [sent], shipping: 0 })
    expect(availableOf({ ...order, claimedGoods: 3000 }, [sent]).shipping).toBe(490)
  })
  test('is at most the money of all of them, sent or not, and the shipping', () => {
    expect([sent, unsent, mixed].map(ceilingOf)).toEqual([4000, 3000, 3000])
    expect(mostOf({ lines: [sent, unsent, mixed], shipping: 490 })).toBe(10_490)
    expect(sumOf([], ceilingOf)).toBe(0)
  })
  test('is at least the money of what was never sent, and the shipping where nothing else is asked about', () => {
    expect(leastOf({ lines: [unsent, unsent], shipping: 490 })).toBe(6490)
    expect(leastOf({ lines: [unsent, sent], shipping: 490 })).toBe(3000)
    expect(leastOf({ lines: [unsent, mixed], shipping: 490 })).toBe(4000)
    expect(leastOf({ lines: [sent], shipping: 490 })).toBe(0)
  })
  test('[AS-077] is shared out: first the unsent goods, then the others by what each can give back, then the shipping', () => {
    const lines = [sent, unsent, mixed]
    const shared = (amount: number) => shareOut(amount, { lines, shipping: 490 }, 'EUR')
    expect(shared(4000)).toEqual({ goods: [0, 3000, 1000], shipping: 0 })
    expect(shared(4003)).toEqual({ goods: [2, 3000, 1001], shipping: 0 })
    expect(shared(7000)).toEqual({ goods: [2000, 3000, 2000], shipping: 0 })
    expect(shared(10_000)).toEqual({ goods: [4000, 3000, 3000], shipping: 0 })
    expect(shared(10_490)).toEqual({ goods: [4000, 3000, 3000], shipping: 490 })
  })
})

test('a line offers the units that no request has taken, and none once it was asked about five times', () => {
  const line = { boughtQty: 9, reversedQty: 2, openReverseQty: 3, requests: 4 }
  expect(canReverseQtyOf(line)).toBe(4)
  expect(canReverseQtyOf({ ...line, requests: 5 })).toBe(0)
})

describe('the reasons for a request', () => {
  const underWay = { completedAt: null }
  const received = { completedAt: new Date('2026-11-22T12:00:00Z') }
  const ofWanted = ['TOO_LATE', 'NO_LONGER_WANTED', 'OTHER']
  const ofUnderWay = [
    'DAMAGED',
    'NOT_AS_DESCRIBED',
    'WRONG_ITEM',
    'MISSING_PARTS',
    'NOT_RECEIVED',
    'TOO_LATE',
    'OTHER',
  ]
  test('are, of goods that were never sent, that they are late or no longer wanted', () => {
    expect(reasonsFor(underWay, [unsent])).toEqual(ofWanted)
    expect(reasonsFor(received, [unsent])).toEqual(ofWanted)
  })
  test('are, of goods under way, also that they never came, and of received ones no longer', () => {
    expect(reasonsFor(underWay, [sent])).toEqual(ofUnderWay)
    expect(reasonsFor(received, [sent])).toEqual(
      ofUnderWay.filter((reason) => reason !== 'NOT_RECEIVED'),
    )
  })
  test('are those of both where some were sent and some were not, in one line or in two, in one order', () => {
    const ofBoth = [...ofUnderWay.slice(0, 6), 'NO_LONGER_WANTED', 'OTHER']
    expect(reasonsFor(underWay, [mixed])).toEqual(ofBoth)
    expect(reasonsFor(underWay, [sent, unsent])).toEqual(ofBoth)
    expect(reasonsFor(received, [unsent, sent])).toEqual(
      ofBoth.filter((reason) => reason !== 'NOT_RECEIVED'),
    )
  })
  test('are none where nothing is asked about', () => expect(reasonsFor(received, [])).toEqual([]))
})
