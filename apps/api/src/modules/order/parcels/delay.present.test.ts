import { expect, test } from 'vitest'
import { someOrder } from '../../../testing/some-rows.ts'
import { presentDelay } from './delay.present.ts'
import type { OrderRow } from '../order.types.ts'

/** What the buyer of goods that leave later reads. */

const delay = {
  dayBefore: '2026-11-24',
  reason: 'SUPPLIER',
  content: 'The oak is late.',
  at: '2026-11-22T09:00:00.000Z',
} as const
const said = (change: Partial<OrderRow> = {}) =>
  presentDelay(someOrder({ delay, shipBy: '2026-12-04', unshippedQty: 1, ...change }))

test('is the new day, the one that was promised, why, and since when that is known', () =>
  expect(said()).toEqual({ ...delay, day: '2026-12-04' }))

test('is nothing where it leaves as was promised, or nothing is left to send', () => {
  expect(said({ delay: null })).toBeNull()
  expect(said({ shipBy: null })).toBeNull()
  expect(said({ unshippedQty: 0 })).toBeNull()
  for (const status of ['PENDING_PAY', 'UN_RECEIVED', 'COMPLETE', 'CLOSED'] as const)
    expect([status, said({ status })]).toEqual([status, null])
})
