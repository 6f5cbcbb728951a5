import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test('the whole time to answer is 48 hours, and nothing to hurry about', () => {
  expect(timeLeft('2026-11-23T10:00:00Z', now)).toEqual({
    hours: 48,
    minutes: 0,
    isUrgent: false,
    isOver: false,
  })
})
test('more than three days are counted in days', () => {
  expect(timeLeft('2026-11-25T10:00:00Z', now)).toEqual({
    days: 4,
    hours: 96,
    minutes: 0,
    isUrgent: false,
    isOver: false,
  })
  expect(timeLeft('2026-11-25T09:59:59Z', now)).toEqual({
    hours: 95,
    minutes: 59,
    isUrgent: false,
    isOver: false,
  })
})
test('under twelve hours it is urgent, at exactly twelve not yet', () => {
  expect(timeLeft('2026-11-21T22:00:00Z', now)).toMatchObject({
    hours: 12,
    minutes: 0,
    isUrgent: false,
  })
  expect(timeLeft('2026-11-21T21:59:59Z', now)).toEqual({
    hours: 11,
    minutes: 59,
    isUrgent: true,
    isOver: false,
  })
})
test('a minute that is not full is not promised', () => {
  expect(timeLeft('2026-11-21T10:01:59Z', now)).toEqual({
    hours: 0,
    minutes: 1,
    isUrgent: true,
    isOver: false,
  })
  expect(timeLeft('2026-11-21T10:00:59Z', now)).toEqual({
    hours: 0,
    minutes: 0,
    isUrgent: true,
    isOver: true,
  })
})
test('time that is over is over, never negative', () => {
  expect(timeLeft('2026-11-20T10:00:00Z', now)).toEqual({
    hours: 0,
    minutes: 0,
    isUrgent: true,
    isOver: true,
  })
})
