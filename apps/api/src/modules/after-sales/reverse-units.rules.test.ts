import { describe, expect, test } from 'vitest'
import { someLine } from '../../testing/some-rows.ts'
import {
  canReverseQtyOf,
  leastOf,
  mostOf,
  paidBackQty,
  reasonsFor,
  returningQty,
  shareOut,
  type AskedUnits,
} from './reverse.rules.ts'

/** Five desks for 100.00, of which three were sent. */
const desks = someLine({ qty: 5, deliveredQty: 3, needPay: 10_000 })
const units = ({
  unsentAmount = 0,
  heldCeiling = 0,
  ...change
}: Partial<AskedUnits>): AskedUnits => ({
  line: desks,
  qty: 1,
  unsentQty: 0,
  ...change,
  unsentAmount,
  heldCeiling,
  ceiling: unsentAmount + heldCeiling,
})
const sent = units({ qty: 2, heldCeiling: 4000 })
const unsent = units({ qty: 2, unsentQty: 2, unsentAmount: 3000 })
const mixed = units({ qty: 3, unsentQty: 1, unsentAmount: 1000, heldCeiling: 2000 })

describe('what they can give back', () => {
  test('is at most the money of all of them, sent or not, and the shipping', () => {
    expect(mostOf({ lines: [sent, unsent, mixed], shipping: 490 })).toBe(10_490)
    expect(mostOf({ lines: [], shipping: 0 })).toBe(0)
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
  test('of goods that came in exchange, which count as received when nobody says otherwise, are also that they never came', () =>
    expect(reasonsFor({ ...received, exchangedAt: new Date(0) }, [sent])).toEqual(ofUnderWay))

  test('are none where nothing is asked about', () => expect(reasonsFor(received, [])).toEqual([]))
})

test('of a line about which the mall has ruled in part so many units come back, and are on the credit note, as it has named', () => {
  const line = { qty: 3, unsentQty: 0, inspected: {}, ruledQty: null }
  expect([returningQty(line), paidBackQty(line)]).toEqual([3, 3])
  expect([returningQty({ ...line, ruledQty: 2 }), paidBackQty({ ...line, ruledQty: 2 })]).toEqual([
    2, 2,
  ])
  expect(returningQty({ ...line, ruledQty: 0 })).toBe(0)
  expect(paidBackQty({ ...line, ruledQty: 2, inspected: { SELLABLE: 1, MISSING: 1 } })).toBe(1)
})
