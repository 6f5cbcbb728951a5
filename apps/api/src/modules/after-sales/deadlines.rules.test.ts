import { describe, expect, test } from 'vitest'
import {
  endOfWithdrawal,
  isReminderDue,
  nextLook,
  remindToAskAt,
  waitUntil,
  WITHDRAWN_REMINDED_BEFORE_HOURS,
} from './deadlines.rules.ts'

/** Somebody has until noon of 10 December, and is reminded two days and six hours before. */
const answerBy = new Date('2026-12-10T12:00:00.000Z')
const twice = [48, 6]
const firstReminder = '2026-12-08T12:00:00.000Z'
const lastReminder = '2026-12-10T06:00:00.000Z'
/** A millisecond earlier or later. */
const near = (time: string, by: number) => new Date(new Date(time).getTime() + by)

describe('when the mall looks at what waits for somebody', () => {
  const look = (now: Date, remindBefore: readonly number[] = twice) =>
    nextLook(answerBy, remindBefore, now).toISOString()

  test('at the reminder that comes next, and at the end after the last one', () => {
    expect(look(new Date('2026-12-01T12:00:00.000Z'))).toBe(firstReminder)
    expect(look(near(firstReminder, -1))).toBe(firstReminder)
    expect(look(new Date('2026-12-09T12:00:00.000Z'))).toBe(lastReminder)
    expect(look(new Date('2026-12-10T07:00:00.000Z'))).toBe('2026-12-10T12:00:00.000Z')
  })

  test('not again at the reminder whose instant it is: the job that runs for it would run for ever', () => {
    expect(look(new Date(firstReminder))).toBe(lastReminder)
    expect(look(new Date(lastReminder))).toBe('2026-12-10T12:00:00.000Z')
  })

  test('in the order of time, however the hours are written', () => {
    expect(look(new Date('2026-12-01T12:00:00.000Z'), [6, 48])).toBe(firstReminder)
  })

  test('at the end alone where nobody is reminded, and at once where the end has passed', () => {
    expect(look(new Date('2026-12-01T12:00:00.000Z'), [])).toBe('2026-12-10T12:00:00.000Z')
    expect(look(new Date('2026-12-11T12:00:00.000Z'))).toBe('2026-12-10T12:00:00.000Z')
  })
})

describe('whether a reminder goes out', () => {
  const isDue = (now: Date, remindedAt: string | null, remindBefore: readonly number[] = twice) =>
    isReminderDue(
      { answerBy, remindedAt: remindedAt === null ? null : new Date(remindedAt) },
      remindBefore,
      now,
    )

  test('not before its instant, and from it on', () => {
    expect(isDue(near(firstReminder, -1), null)).toBe(false)
    expect(isDue(new Date(firstReminder), null)).toBe(true)
    expect(isDue(near(firstReminder, 1), null)).toBe(true)
  })

  test('once: not again until the next one is due, and then that one', () => {
    expect(isDue(new Date('2026-12-09T12:00:00.000Z'), firstReminder)).toBe(false)
    expect(isDue(near(lastReminder, -1), '2026-12-08T12:00:05.000Z')).toBe(false)
    expect(isDue(new Date(lastReminder), '2026-12-08T12:00:05.000Z')).toBe(true)
    expect(isDue(new Date('2026-12-10T11:00:00.000Z'), lastReminder)).toBe(false)
  })

  test('one for two that were missed, not both', () => {
    const now = new Date('2026-12-10T07:00:00.000Z')
    expect(isDue(now, null)).toBe(true)
    expect(isDue(now, now.toISOString())).toBe(false)
  })

  test('in the order of time, however the hours are written', () => {
    expect(isDue(new Date(lastReminder), '2026-12-08T12:00:05.000Z', [6, 48])).toBe(true)
  })

  test('none where nobody is to be reminded', () => {
    expect(isDue(new Date('2026-12-10T11:00:00.000Z'), null, [])).toBe(false)
  })
})

test('what waits from now on has its end, no reminder sent, and its first look at the first reminder', () => {
  const now = new Date('2026-12-07T12:00:00.000Z')
  const threeDays = 3 * 24 * 3600 * 1000
  expect(waitUntil(now, threeDays, twice)).toEqual({
    answer_by: answerBy,
    reminded_at: null,
    next_step_at: new Date(firstReminder),
  })
})

test('what has less time than a reminder needs is looked at with the next one, or at its end', () => {
  const anHour = 3600 * 1000
  expect(waitUntil(new Date('2026-12-10T02:00:00.000Z'), 10 * anHour, twice)).toEqual({
    answer_by: answerBy,
    reminded_at: null,
    next_step_at: new Date(lastReminder),
  })
  expect(waitUntil(new Date('2026-12-10T11:00:00.000Z'), anHour, twice)).toEqual({
    answer_by: answerBy,
    reminded_at: null,
    next_step_at: answerBy,
  })
})

test('who was told no can ask the mall for seven days, and is reminded two days before they are over', () => {
  expect(remindToAskAt(new Date('2026-12-01T09:30:00.000Z')).toISOString()).toBe(
    '2026-12-06T09:30:00.000Z',
  )
})

test('the money of who has withdrawn by law waits ninety days for the goods; a week and a day before there is a reminder', () => {
  const end = endOfWithdrawal(new Date('2026-11-01T09:30:00.000Z'))
  expect(end.toISOString()).toBe('2027-01-30T09:30:00.000Z')
  const look = (now: string) =>
    nextLook(end, WITHDRAWN_REMINDED_BEFORE_HOURS, new Date(now)).toISOString()
  expect(look('2026-11-01T09:30:00.000Z')).toBe('2027-01-23T09:30:00.000Z')
  expect(look('2027-01-24T00:00:00.000Z')).toBe('2027-01-29T09:30:00.000Z')
  expect(look('2027-01-29T09:30:00.000Z')).toBe('2027-01-30T09:30:00.000Z')
})
