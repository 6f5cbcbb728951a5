import { expect, test } from 'vitest'
import { at, someLine, someOrder } from '../../testing/some-rows.ts'
import { allowsBuyer, factsOf, isPaidWhole, operationsOf, retainedOf } from './order.rules.ts'

/** An order of 120.90 with a deposit of 30.00 and the balance a month later. */

const now = at(22)
const begun = someOrder({
  status: 'PENDING_BALANCE',
  deposit: 3000,
  paid: 3000,
  deadlineAt: at(29),
  payableFrom: at(22),
  unshippedQty: 0,
  parcelCount: 0,
})

test('the balance can be paid from the moment that its time begins, and not once nothing is due', () => {
  expect(factsOf(begun, now).isPayable).toBe(true)
  expect(factsOf({ ...begun, payableFrom: at(22, 13) }, now).isPayable).toBe(false)
  expect(factsOf({ ...begun, payableFrom: null }, now).isPayable).toBe(false)
  expect(operationsOf(begun, 'buyer', now)).toContain('payBalance')
  expect(operationsOf({ ...begun, payableFrom: at(23) }, 'buyer', now)).not.toContain('payBalance')
  // Over is over.
  expect(operationsOf({ ...begun, deadlineAt: at(22) }, 'buyer', now)).not.toContain('payBalance')
  expect([allowsBuyer(begun, 'balance', now), allowsBuyer(begun, 'deposit', now)]).toEqual([
    true,
    false,
  ])
  const placed = { ...begun, status: 'PENDING_DEPOSIT', paid: 0 } as const
  expect([allowsBuyer(placed, 'balance', now), allowsBuyer(placed, 'deposit', now)]).toEqual([
    false,
    true,
  ])
})

test('a deposit is not the whole, both together are', () => {
  expect(isPaidWhole({ paid: 0, needPay: 12_090 })).toBe(false)
  expect(isPaidWhole({ paid: 12_090, needPay: 12_090 })).toBe(true)
  expect(isPaidWhole({ paid: 3000, needPay: 12_090 })).toBe(false)
  // What costs points only is paid when it is ordered.
  expect(isPaidWhole({ paid: 0, needPay: 0 })).toBe(true)
})

test('of an order that ended with its deposit the mall keeps that one’s part of commission and tax, of any other the whole', () => {
  const order = someOrder({ deposit: 3000, paid: 3000, status: 'CLOSED', lines: [someLine()] })
  // 30.00 of 120.90: 13.92 of commission and 19.30 of tax.
  expect(retainedOf(order)).toEqual({ commission: 345, tax: 479 })
  expect(retainedOf({ ...order, status: 'CANCELED' })).toEqual({ commission: 1392, tax: 1930 })
  expect(retainedOf({ ...order, paid: 12_090 })).toEqual({ commission: 1392, tax: 1930 })
  expect(retainedOf({ ...order, paid: 0 })).toEqual({ commission: 1392, tax: 1930 })
})

test('an order on hold says so, and is not sent', () => {
  const held = someOrder({ heldAt: at(21) })
  expect(factsOf(held, now).isHeld).toBe(true)
  expect(operationsOf(held, 'merchant', now)).not.toContain('ship')
})

test('paying goes on where it was begun; reviews and after-sales are for members, reviews of goods that came and of other people’s shops', () => {
  const open = someOrder({ status: 'PENDING_PAY', deadlineAt: at(23) })
  expect(operationsOf(open, 'buyer', now)).toContain('secondary_pay')
  expect(operationsOf({ ...open, hasAttempt: false }, 'buyer', now)).toContain('pay')
  expect(operationsOf({ ...open, hasAttempt: false }, 'buyer', now)).not.toContain('secondary_pay')
  expect(operationsOf({ ...open, deadlineAt: at(22) }, 'buyer', now)).not.toContain('secondary_pay')
  const done = someOrder({ status: 'COMPLETE', completedAt: at(21) })
  const may = (change: Partial<typeof done>) =>
    operationsOf({ ...done, ...change }, 'buyer', now).filter((name) =>
      ['comment', 'buyerApplyReverse'].includes(name),
    )
  expect(may({})).toEqual(['comment', 'buyerApplyReverse'])
  expect(may({ isMembers: false })).toEqual([])
  expect(may({ isReviewed: true })).toEqual(['buyerApplyReverse'])
  expect(may({ isOwnShops: true })).toEqual(['buyerApplyReverse'])
  expect(may({ completedAt: null })).toEqual(['buyerApplyReverse'])
  expect(may({ hasUnitToAskFor: false, hasGoodsToAskFor: false })).toEqual(['comment'])
})
