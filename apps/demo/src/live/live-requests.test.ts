import { expect, test } from 'vitest'
import type { ReversePlan } from '../reverse-plan.ts'
import { linesOf } from './live-requests.ts'

const units = [{ line: 1, qty: 2 }]
const of = (status: string) =>
  linesOf({ order: { status } as ReversePlan['order'], units }, ['a', 'b'])

test('of an order sent in part the demo asks about the units that are still to be sent, of one that was sent about those that came', () => {
  expect(of('UN_DELIVERY')).toEqual([{ tradeOrderLine: { id: 'b' }, reverseQty: 2, cancelQty: 2 }])
  expect(of('UN_RECEIVED')).toEqual([{ tradeOrderLine: { id: 'b' }, reverseQty: 2, cancelQty: 0 }])
  expect(of('COMPLETE')).toEqual([{ tradeOrderLine: { id: 'b' }, reverseQty: 2, cancelQty: 0 }])
})
