import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { expect, test } from 'vitest'
import { reverseChoice, sumsOf } from './reverse-choice.ts'

const { stateOfPage, toggle, togglePage } = reverseChoice
const row = (id: string, more: object = {}) =>
  ({
    id,
    operationList: ['approve'],
    reverseTradeOrderType: 'SALE_REFUND',
    changeToReturn: false,
    isInDispute: false,
    applyRefundAmt: { value: 10.1, currency: 'EUR' },
    refundPoints: 0,
    ...more,
  }) as unknown as MerchantReverseRow
const [a, b, closed] = [row('a'), row('b'), row('c', { operationList: [] })]

test('only what can be agreed to is ticked with its page, and unticked again', () => {
  const page = [a, b, closed]
  const all = togglePage([], page)
  expect(all).toEqual([a, b])
  expect([stateOfPage([], page), stateOfPage([a], page), stateOfPage(all, page)]).toEqual([
    ...['none', 'some', 'all'],
  ])
  expect(togglePage(all, page)).toEqual([])
  expect(toggle([a], b)).toEqual([a, b])
  expect(toggle([a, b], a)).toEqual([b])
})

test('twenty-five are the most', () => {
  const many = Array.from({ length: 30 }, (_, index) => row(String(index)))
  const chosen = togglePage([], many)
  expect(chosen).toHaveLength(25)
  expect(toggle(chosen, many[29]!)).toHaveLength(25)
})

test('the money is added up to the cent, by currency, and apart where goods come back first', () => {
  expect(
    sumsOf([
      a,
      row('d', { applyRefundAmt: { value: 20.2, currency: 'EUR' }, refundPoints: 3 }),
      row('e', { applyRefundAmt: { value: 100, currency: 'SEK' } }),
      row('f', { reverseTradeOrderType: 'SALE_RETURN' }),
      row('g', { reverseTradeOrderType: 'SALE_EXCHANGE' }),
    ]),
  ).toEqual({
    now: [
      { amount: { value: 30.3, currency: 'EUR' }, points: 3 },
      { amount: { value: 100, currency: 'SEK' }, points: 0 },
    ],
    later: [{ amount: { value: 10.1, currency: 'EUR' }, points: 0 }],
  })
})
