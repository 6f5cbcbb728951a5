import { describe, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { refundFlow, type RefundMove, type RefundStatus } from '../payment.flow.ts'
import type { LegStatus, RefundTry } from '../payment.types.ts'
import {
  askAfterAt,
  askAgainAt,
  moveBetween,
  planStep,
  retryAt,
  statusOfRefund,
} from './refund.rules.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const made = { createdAt: now }
const oneTry = (change: Partial<RefundTry>): RefundTry => ({
  id: 'try' as Id<'refundTry'>,
  number: 1,
  key: 'key',
  providerRef: null,
  status: 'SENT',
  sentAt: now,
  ...change,
})
const leg = (status: LegStatus, nextTryAt: Date | null = now) => ({ status, nextTryAt })

describe('a refund stands where its legs stand together', () => {
  test.each<[LegStatus[], string]>([
    [['CREATED', 'CREATED'], 'CREATED'],
    [['SENT', 'CREATED'], 'SENT'],
    [['DONE', 'CREATED'], 'SENT'],
    [['SETTLED', 'CREATED'], 'SENT'],
    [['DONE', 'UNKNOWN'], 'UNKNOWN'],
    [['SENT', 'UNKNOWN'], 'UNKNOWN'],
    [['DONE', 'FAILED'], 'FAILED'],
    [['UNKNOWN', 'FAILED'], 'FAILED'],
    [['DONE', 'DONE'], 'DONE'],
    [['DONE', 'SETTLED'], 'DONE'],
  ])('%j is %s', (legs, status) => expect(statusOfRefund(legs)).toBe(status))

  test.each<[RefundStatus, RefundStatus, RefundMove | undefined]>([
    ['CREATED', 'SENT', 'send'],
    ['UNKNOWN', 'SENT', 'send'],
    ['FAILED', 'SENT', 'send'],
    ['SENT', 'UNKNOWN', 'lose'],
    ['SENT', 'DONE', 'finish'],
    ['SENT', 'FAILED', 'fail'],
    ['DONE', 'FAILED', 'bounce'],
    ['SENT', 'SENT', undefined],
    ['DONE', 'DONE', undefined],
    ['SENT', 'CREATED', undefined],
  ])('from %s to %s it moves by %s, which the table has', (from, to, move) => {
    expect(moveBetween(from, to)).toBe(move)
    if (!move) return
    expect(refundFlow.moves[move].to).toBe(to)
    expect(refundFlow.moves[move].from).toContain(from)
  })
})

describe('what is due for a leg', () => {
  test('nothing before its time, whatever its state', () => {
    for (const status of ['CREATED', 'SENT', 'UNKNOWN', 'FAILED', 'DONE'] as const) {
      expect(planStep(leg(status, later(1)), [], made, now)).toEqual({
        send: undefined,
        nextTryAt: later(1),
      })
      expect(planStep(leg(status, null), [], made, now).send).toBeUndefined()
    }
  })
  test('a first try, and after a failure the next one', () => {
    expect(planStep(leg('CREATED'), [], made, now).send).toBe('new')
    expect(planStep(leg('FAILED'), [oneTry({ status: 'FAILED' })], made, now).send).toBe('new')
  })
  test('a try whose answer was lost goes out again under its key, one that the provider took on is only asked about', () => {
    const lost = oneTry({ status: 'UNKNOWN' })
    expect(planStep(leg('UNKNOWN'), [lost], made, now).send).toBe(lost)
    const taken = oneTry({ providerRef: 're_1' })
    expect(planStep(leg('SENT'), [taken], made, now).send).toBeUndefined()
  })
  test('what has arrived and has no try out is asked after the next day, and never sent again', () => {
    expect(planStep(leg('DONE'), [oneTry({ status: 'DONE' })], made, now)).toEqual({
      send: undefined,
      nextTryAt: later(24 * HOUR),
    })
  })
  test('an open try of a leg that has its money is never repeated: that could give it twice', () => {
    for (const status of ['DONE', 'SETTLED'] as const)
      expect(planStep(leg(status), [oneTry({ status: 'UNKNOWN' })], made, now).send).toBeUndefined()
  })
})

test('it is asked about again after ten seconds, then with growing pauses, never after more than fifty minutes', () => {
  const pauses = [0, 60_000, HOUR, 100 * HOUR].map(
    (age) => askAgainAt(later(-age), now).getTime() - now.getTime(),
  )
  expect(pauses).toEqual([10_000, 15_000, 900_000, 3_000_000])
})
test('what is done is asked after on the 1st, the 7th and the 30th day', () => {
  const days = [0, 1, 7, 30].map((age) => askAfterAt(later(-age * 24 * HOUR), now))
  expect(days.map((at) => at && (at.getTime() - now.getTime()) / (24 * HOUR))).toEqual([
    1,
    6,
    23,
    null,
  ])
})
test('failures are tried again after 1, 6, 24 and 72 hours; the fifth waits for a person', () => {
  expect([1, 2, 3, 4, 5].map((number) => retryAt(number, now))).toEqual([
    later(HOUR),
    later(6 * HOUR),
    later(24 * HOUR),
    later(72 * HOUR),
    null,
  ])
})
