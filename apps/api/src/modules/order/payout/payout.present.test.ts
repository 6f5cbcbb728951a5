import { expect, test } from 'vitest'
import { idOf, someLine, someOrder } from '../../../testing/some-rows.ts'
import type { HeldShare } from './held.store.ts'
import { presentPayout } from './payout.present.ts'

/**
 * What a shop reads about its money with an order: two lamps for 116.00 and 4.90 of shipping, of
 * which the mall keeps 13.92.
 */

const euro = (value: number) => ({ value, currency: 'EUR' })
const held = (change: Partial<HeldShare> = {}): HeldShare => ({
  orderId: idOf('order', 1),
  cause: 'REQUEST',
  share: 4000,
  tax: 926,
  ...change,
})

test('what was paid less the commission is its shop’s, tax and shipping included', () => {
  expect(presentPayout(someOrder(), [])).toEqual({
    commissionAmt: euro(13.92),
    payoutAmt: euro(106.98),
    heldList: [],
  })
})

test('of what went back it is paid nothing, and the commission of that is not taken', () => {
  const half = someOrder({ refunded: 5800, lines: [someLine({ refunded: 5800 })] })
  expect(presentPayout(half, [])).toEqual({
    commissionAmt: euro(6.96),
    payoutAmt: euro(55.94),
    heldList: [],
  })
  const all = someOrder({ refunded: 12_090, lines: [someLine({ refunded: 11_600 })] })
  expect(presentPayout(all, [])).toEqual({
    commissionAmt: euro(0),
    payoutAmt: euro(0),
    heldList: [],
  })
})

test('what is held stands beside it with its reason, the tax in it included: for a request, for a disputed payment, for both', () => {
  expect(
    presentPayout(someOrder(), [held(), held({ cause: 'PAYMENT', share: 100, tax: 0 })]).heldList,
  ).toEqual([
    { cause: 'REQUEST', amt: euro(49.26) },
    { cause: 'PAYMENT', amt: euro(1) },
  ])
})

test('a hold of nothing is not shown; one of a single cent is, though it be all tax', () => {
  expect(presentPayout(someOrder(), [held({ share: 0, tax: 0 })]).heldList).toEqual([])
  expect(presentPayout(someOrder(), [held({ share: 0, tax: 1 })]).heldList).toEqual([
    { cause: 'REQUEST', amt: euro(0.01) },
  ])
})

test('in the order’s own currency, of whatever minor units', () => {
  expect(presentPayout(someOrder({ currency: 'SEK' }), [held()])).toEqual({
    commissionAmt: { value: 13.92, currency: 'SEK' },
    payoutAmt: { value: 106.98, currency: 'SEK' },
    heldList: [{ cause: 'REQUEST', amt: { value: 49.26, currency: 'SEK' } }],
  })
  expect(presentPayout(someOrder({ currency: 'JPY' }), [held()])).toEqual({
    commissionAmt: { value: 1392, currency: 'JPY' },
    payoutAmt: { value: 10_698, currency: 'JPY' },
    heldList: [{ cause: 'REQUEST', amt: { value: 4926, currency: 'JPY' } }],
  })
})
