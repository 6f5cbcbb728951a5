import { MINUTE } from '@galleria/kernel/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deadlineAfterBank,
  deadlineAtBank,
  deadlineOf,
  isOverBy,
  remindAt,
} from './pay-window.rules.ts'

const HOUR = 60 * MINUTE
const placedAt = new Date('2026-11-23T12:00:00Z')
const after = (ms: number) => new Date(placedAt.getTime() + ms)

test('an order waits half an hour for money, a day while a bank thinks, days for a transfer, and after its no the rest of the half hour or ten minutes', () => {
  expect(deadlineOf(placedAt)).toEqual(after(30 * MINUTE))
  expect(deadlineAtBank(deadlineOf(placedAt), after(5 * MINUTE))).toEqual(
    after(24 * HOUR + 5 * MINUTE),
  )
  expect(deadlineAtBank(deadlineOf(placedAt), after(5 * MINUTE), 5)).toEqual(
    after(5 * 24 * HOUR + 5 * MINUTE),
  )
  expect(deadlineAtBank(deadlineOf(placedAt), after(40 * MINUTE), 5)).toEqual(
    after(5 * 24 * HOUR + 30 * MINUTE),
  )
  const atBank = after(24 * HOUR + 5 * MINUTE)
  expect(deadlineAfterBank(deadlineOf(placedAt), atBank, after(6 * MINUTE))).toEqual(
    after(30 * MINUTE),
  )
  expect(deadlineAfterBank(deadlineOf(placedAt), atBank, after(3 * HOUR))).toEqual(
    after(3 * HOUR + 10 * MINUTE),
  )
})

test('however often banks are asked and refuse, goods are held for a day and half an hour at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 200 }), (pauses) => {
      let deadline = deadlineOf(placedAt)
      let now = placedAt
      for (const [step, minutes] of pauses.entries()) {
        now = new Date(now.getTime() + minutes * MINUTE)
        if (now >= deadline) break
        deadline =
          step % 2 === 0
            ? deadlineAtBank(deadlineOf(placedAt), now)
            : deadlineAfterBank(deadlineOf(placedAt), deadline, now)
      }
      expect(deadline.getTime()).toBeLessThanOrEqual(after(24.5 * HOUR).getTime())
    }),
  )
})

test('a claim is over from the moment it closes, unless it is paid or closes never', () => {
  const isOver = isOverBy(placedAt)
  expect(isOver({ status: 'OPEN', closesAt: placedAt })).toBe(true)
  expect(isOver({ status: 'OPEN', closesAt: after(1) })).toBe(false)
  expect(isOver({ status: 'OPEN', closesAt: after(-1) })).toBe(true)
  expect(isOver({ status: 'PAID', closesAt: after(-1) })).toBe(false)
  expect(isOver({ status: 'OPEN', closesAt: null })).toBe(false)
})

test('a claim is reminded of a day before it closes, if it has been open for more than a day by then', () => {
  expect(remindAt(placedAt, after(72 * HOUR))).toEqual(after(48 * HOUR))
  expect(remindAt(placedAt, after(48 * HOUR + 1))).toEqual(after(24 * HOUR + 1))
  expect(remindAt(placedAt, after(48 * HOUR))).toBeUndefined()
  expect(remindAt(placedAt, after(HOUR))).toBeUndefined()
})
