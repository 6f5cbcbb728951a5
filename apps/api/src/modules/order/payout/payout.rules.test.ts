import { describe, expect, test } from 'vitest'
import type { OrderRow } from '../order.types.ts'
import { divideDisputed, keptOf, partOfPayout, payoutOf, upTo } from './payout.rules.ts'

type Order = Parameters<typeof payoutOf>[0]
/** A lamp for 100.00 and its shipping of 19.00, with 19 % of tax and 12.00 of commission. */
const order = (change: Partial<Order> = {}): Order => ({
  status: 'COMPLETE',
  needPay: 11_900,
  paid: 11_900,
  deposit: 0,
  refunded: 0,
  shipping: 1900,
  tax: 1900,
  lines: [
    { needPay: 10_000, tax: 1597, commission: 1200, refunded: 0 } as OrderRow['lines'][number],
  ],
  ...change,
})

describe('what a shop is paid, and what of that is held', () => {
  test('the payout is what is kept less the commission; before all of it is paid, as it will be', () => {
    expect([keptOf(order()), payoutOf(order())]).toEqual([11_900, 10_700])
    const waiting = order({ status: 'PENDING_BALANCE', paid: 2000, deposit: 2000 })
    expect([keptOf(waiting), payoutOf(waiting)]).toEqual([11_900, 10_700])
  })

  test('of all that is disputed all of the payout is held, of a part its share, of nothing nothing', () => {
    expect(partOfPayout(order(), 11_900)).toEqual({ share: 8800, tax: 1900 })
    expect(partOfPayout(order(), 5950)).toEqual({ share: 4400, tax: 950 })
    expect(partOfPayout(order(), 0)).toEqual({ share: 0, tax: 0 })
  })

  test('no more is held than is left of the payout', () => {
    expect(upTo(10_700, { share: 8801, tax: 1900 })).toEqual({ share: 8800, tax: 1900 })
    expect(upTo(1000, { share: 8800, tax: 1900 })).toEqual({ share: 0, tax: 1000 })
    expect(upTo(-1, { share: 8800, tax: 1900 })).toEqual({ share: 0, tax: 0 })
  })

  test('what is disputed of a payment is divided over its orders to the cent, by what is left of each', () => {
    const paid = (amount: number, refunded = 0) => ({ paid: amount, refunded })
    expect(divideDisputed([paid(100), paid(100), paid(100)], 100)).toEqual([33, 34, 33])
    expect(divideDisputed([paid(100, 100), paid(50)], 500)).toEqual([0, 50])
    expect(divideDisputed([paid(100, 100)], 20)).toEqual([0])
  })
})
