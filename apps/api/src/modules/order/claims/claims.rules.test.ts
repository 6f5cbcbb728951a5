import { describe, expect, test } from 'vitest'
import { idOf, someLine, someOrder } from '../../../testing/some-rows.ts'
import {
  availableOf,
  cancelableQty,
  cancelAmount,
  claimableOf,
  findAskedUnits,
  findAvailable,
  hasSomethingToAsk,
  heldAmount,
  heldQty,
  isAskedOut,
  reversibleQty,
  shippingWith,
  type AskedUnits,
} from './claims.rules.ts'

/**
 * Ten desks for 100.00: four were sent, of which two are back or on their way back; of the others
 * one was cancelled and two are asked for, so that three are still to be sent and two are with the
 * buyer.
 */
const ten = someLine({
  qty: 10,
  deliveredQty: 4,
  reversedQty: 2,
  openReverseQty: 3,
  canceledQty: 1,
  openCancelQty: 2,
  needPay: 10_000,
  claimed: 5000,
  cancelClaimed: 2900,
})
const untouched = {
  ...{ needPay: 10_490, shipping: 490, claimedShipping: 0, claimedGoods: 0 },
  reissueOf: null,
}

test('units that nobody has asked back are those to be sent and those that the buyer holds', () =>
  expect([reversibleQty(ten), cancelableQty(ten), heldQty(ten)]).toEqual([5, 3, 2]))

test('units that were never sent give back what the units before them have left of their money', () => {
  expect([cancelAmount(ten, 1), cancelAmount(ten, 2), cancelAmount(ten, 3)]).toEqual([
    1100, 2100, 3100,
  ])
  expect(cancelAmount({ ...ten, cancelClaimed: 4000 }, 1)).toBe(0)
  expect(cancelAmount({ ...ten, cancelClaimed: 4001 }, 1)).toBe(0)
})

test('[AS-077] units with the buyer give back their share, at most what is left, and all of them together exactly that', () => {
  expect([heldAmount(ten, 1), heldAmount(ten, 2)]).toEqual([1000, 1900])
  expect(heldAmount({ ...ten, claimed: 6500 }, 1)).toBe(400)
  expect([
    heldAmount({ ...ten, claimed: 7000 }, 1),
    heldAmount({ ...ten, claimed: 7000 }, 2),
  ]).toEqual([0, 0])
})

test('the last unit brings what was paid for it and what rounding left over, not what others of its line went back without', () => {
  const lamps = someLine({ qty: 3, deliveredQty: 3, reversedQty: 2, needPay: 17_970 })
  expect(heldAmount({ ...lamps, claimed: 5000 }, 1)).toBe(5990)
  expect(heldAmount({ ...lamps, claimed: 11_980 }, 1)).toBe(5990)
  expect(heldAmount({ ...lamps, claimed: 14_000 }, 1)).toBe(3970)
  const third = { ...lamps, needPay: 10_000 }
  expect(heldAmount({ ...third, claimed: 6666 }, 1)).toBe(3334)
  expect(heldAmount({ ...third, claimed: 6665 }, 1)).toBe(3335)
  expect(heldAmount({ ...third, claimed: 6660 }, 1)).toBe(3333)
  expect(heldAmount({ ...ten, claimed: 2000 }, 2)).toBe(2000)
})

test('after five requests a line needs a person', () =>
  expect([4, 5, 6].map((requests) => isAskedOut({ requests }))).toEqual([false, true, true]))

test('the shipping that is left goes back with exactly the last of the goods’ money', () => {
  const half = { ...untouched, claimedGoods: 4000, claimedShipping: 200 }
  expect([5999, 6000, 6001].map((goods) => shippingWith(half, goods))).toEqual([0, 290, 0])
})

test('something can be asked while goods have money, or while a unit is there with which only the shipping is left', () => {
  const onlyShipping = { ...untouched, claimedGoods: 10_000 }
  const asks = (order: object, hasGoodsToAskFor: boolean, hasUnitToAskFor: boolean) =>
    hasSomethingToAsk({ ...untouched, ...order, hasGoodsToAskFor, hasUnitToAskFor })
  expect(asks({}, true, false)).toBe(true)
  expect(asks({}, false, true)).toBe(false)
  expect(asks(onlyShipping, false, true)).toBe(true)
  expect(asks(onlyShipping, false, false)).toBe(false)
  expect(asks({ ...onlyShipping, claimedShipping: 490 }, false, true)).toBe(false)
})

test('a buyer can ask about the units that are left, of which those not sent can be cancelled, and for the money of those that stay', () =>
  expect(claimableOf(ten, { ...untouched, claimedGoods: 5000 })).toEqual({
    qty: 5,
    cancelQty: 3,
    amount: 1900,
  }))
test('the shipping comes with the last goods that stay', () => {
  const all = someLine({ qty: 2, deliveredQty: 2, needPay: 10_000 })
  expect(claimableOf(all, untouched)).toEqual({ qty: 2, cancelQty: 0, amount: 10_490 })
  expect(claimableOf(all, { ...untouched, needPay: 15_490 }).amount).toBe(10_000)
})
test('who holds nothing is offered no money of goods that stay, not even the shipping that is left', () => {
  const unsent = someLine({ qty: 2, deliveredQty: 0, needPay: 10_000 })
  expect(claimableOf(unsent, { ...untouched, claimedGoods: 10_000 })).toEqual({
    qty: 2,
    cancelQty: 2,
    amount: 0,
  })
  const givenBack = someLine({ qty: 2, deliveredQty: 2, reversedQty: 2, needPay: 10_000 })
  expect(claimableOf({ ...givenBack, claimed: 8000 }, untouched)).toEqual({
    qty: 0,
    cancelQty: 0,
    amount: 0,
  })
})
test('a line that was asked about five times offers nothing more', () =>
  expect(claimableOf({ ...ten, requests: 5 }, untouched)).toEqual({
    qty: 0,
    cancelQty: 0,
    amount: 0,
  }))

/** Five desks for 100.00, of which three were sent. */
const desks = someLine({ qty: 5, deliveredQty: 3, needPay: 10_000 })

describe('the units of a line that somebody asks about', () => {
  test('[AS-077] come with the money of those never sent, and with the most that those with the buyer can give back', () => {
    expect(findAskedUnits(desks, { qty: 4 })).toEqual({
      line: desks,
      qty: 4,
      unsentQty: 1,
      unsentAmount: 2000,
      heldCeiling: 6000,
      ceiling: 8000,
    })
    expect(findAskedUnits(desks, { qty: 2 })).toEqual({
      line: desks,
      qty: 2,
      unsentQty: 0,
      unsentAmount: 0,
      heldCeiling: 4000,
      ceiling: 4000,
    })
    expect(findAskedUnits(desks, { qty: 2, cancelQty: 2 })).toEqual({
      line: desks,
      qty: 2,
      unsentQty: 2,
      unsentAmount: 4000,
      heldCeiling: 0,
      ceiling: 4000,
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

test('what several lines can give back is the goods’ money, and the shipping with the last of it', () => {
  const order = { needPay: 7490, shipping: 490, claimedShipping: 0, claimedGoods: 0 }
  const [four, three] = [{ qty: 2 }, { qty: 2, cancelQty: 2 }].map((asked, index) => ({
    ...findAskedUnits(desks, asked)!,
    ceiling: index === 0 ? 4000 : 3000,
  })) as [AskedUnits, AskedUnits]
  expect(availableOf(order, [four, three])).toEqual({ lines: [four, three], shipping: 490 })
  expect(availableOf(order, [four])).toEqual({ lines: [four], shipping: 0 })
  expect(availableOf({ ...order, claimedGoods: 3000 }, [four]).shipping).toBe(490)
})

describe('lines that somebody asks about together', () => {
  const lamps = someLine({ id: idOf('orderLine', 77), qty: 2, deliveredQty: 2, needPay: 2000 })
  const order = someOrder({ lines: [desks, lamps], needPay: 12_000, shipping: 0 })
  const one = { lineId: desks.id, qty: 1 }
  test('are the order’s, each named once, with units enough', () => {
    expect(findAvailable(order, [one, { lineId: lamps.id, qty: 2 }])).toMatchObject({
      lines: [{ ceiling: 2000 }, { ceiling: 2000 }],
    })
    expect(findAvailable(order, [one, one])).toBeUndefined()
    expect(findAvailable(order, [{ lineId: idOf('orderLine', 78), qty: 1 }])).toBeUndefined()
    expect(findAvailable(order, [one, { lineId: lamps.id, qty: 3 }])).toBeUndefined()
  })
  test('need a person once one of them was asked about five times', () => {
    const often = someOrder({ lines: [desks, { ...lamps, requests: 5 }] })
    expect(findAvailable(often, [one, { lineId: lamps.id, qty: 1 }])).toBe('tooOften')
    expect(findAvailable(often, [one])).not.toBe('tooOften')
  })
})
