import { DAY, HOUR } from '@galleria/kernel/time'
import { expect, test } from 'vitest'
import { splitTime } from './countdown.ts'

test('the time to pay is told in hours, minutes and seconds', () => {
  expect(splitTime(3_723_000)).toEqual({ days: 0, hours: 1, minutes: 2, seconds: 3 })
  expect(splitTime(30 * 60_000)).toEqual({ days: 0, hours: 0, minutes: 30, seconds: 0 })
})

test('the last second is one until it is over', () => {
  expect([splitTime(1).seconds, splitTime(0).seconds, splitTime(-5000).seconds]).toEqual([1, 0, 0])
})

test('three days stay hours, a year becomes days', () => {
  expect(splitTime(72 * HOUR)).toEqual({ days: 0, hours: 72, minutes: 0, seconds: 0 })
  expect(splitTime(365 * DAY - 1000)).toEqual({
    days: 364,
    hours: 23,
    minutes: 59,
    seconds: 59,
  })
})
