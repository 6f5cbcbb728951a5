import { expect, test } from 'vitest'
import { endOfPeriod, exemptionOf, isInPeriod, withdrawableQty } from './withdrawable.rules.ts'

const received = (at: string, site = 'DE') => ({ completedAt: new Date(at), site })
type Line = Parameters<typeof withdrawableQty>[0]
const line = (of: Partial<Line> = {}, snapshot: Partial<Line['snapshot']> = {}): Line => ({
  qty: 4,
  deliveredQty: 0,
  reversedQty: 0,
  openReverseQty: 0,
  canceledQty: 0,
  openCancelQty: 0,
  ...of,
  snapshot: snapshot as Line['snapshot'],
})
const voucher = (kind: 'service' | 'shopping_card') =>
  ({ voucher: { kind } }) as unknown as Partial<Line['snapshot']>

test('the period ends with the fourteenth day after the day of receipt, by the clocks of the storefront', () => {
  expect(endOfPeriod(received('2026-11-04T23:30:00Z'))?.toISOString()).toBe(
    '2026-11-19T22:59:59.999Z',
  )
  expect(endOfPeriod(received('2026-11-04T23:30:00Z', 'UK'))?.toISOString()).toBe(
    '2026-11-18T23:59:59.999Z',
  )
})

test('the period never ends on a day without work: then with the next day of work', () => {
  // The fourteenth day is a Saturday.
  expect(endOfPeriod(received('2026-11-07T10:00:00Z'))?.toISOString()).toBe(
    '2026-11-23T22:59:59.999Z',
  )
})

test('who has not got everything may withdraw, and the last instant still counts', () => {
  const order = received('2026-11-04T10:00:00Z')
  const end = endOfPeriod(order)!
  expect(endOfPeriod({ completedAt: null, site: 'DE' })).toBeUndefined()
  expect(isInPeriod({ completedAt: null, site: 'DE' }, new Date('2040-01-01'))).toBe(true)
  expect([isInPeriod(order, end), isInPeriod(order, new Date(end.getTime() + 1))]).toEqual([
    true,
    false,
  ])
})

test('all can be withdrawn from that is not gone back or asked for; a gift goes with what it was given for', () => {
  expect(withdrawableQty(line())).toBe(4)
  expect(withdrawableQty(line({ reversedQty: 1, openReverseQty: 2 }))).toBe(1)
  expect(withdrawableQty(line({}, { gift: { promotionId: 'x' as never } }))).toBe(0)
})

test('a length that was cut is exempt, weighed goods are not', () => {
  const cut = line({}, { measure: { unit: 'metre', step: 50 } })
  expect([exemptionOf(cut), withdrawableQty(cut)]).toEqual(['MADE_TO_MEASURE', 0])
  const weighed = line({}, { measure: { unit: 'kilogram', step: 50 } })
  expect([exemptionOf(weighed), withdrawableQty(weighed)]).toEqual([undefined, 4])
})

test('of codes those can be withdrawn from that nobody has used; once all are used the line says why not', () => {
  const some = line({ deliveredQty: 3 }, voucher('service'))
  expect([exemptionOf(some), withdrawableQty(some)]).toEqual([undefined, 1])
  const done = line({ deliveredQty: 4 }, voucher('service'))
  expect([exemptionOf(done), withdrawableQty(done)]).toEqual(['SERVICE_DONE', 0])
  expect(exemptionOf(line({ deliveredQty: 4 }, voucher('shopping_card')))).toBe('CODE_USED')
})
