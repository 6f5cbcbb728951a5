import { expect, test } from 'vitest'
import { dayAt, expectDate, shipByDay, timeZoneOf } from './delivery-date.rules.ts'

test("delivery days are working days of the storefront's country, counted in its time zone", () => {
  expect(expectDate(new Date('2026-11-20T10:00:00Z'), 1, 'DE')).toBe('2026-11-23')
  expect(expectDate(new Date('2026-11-23T10:00:00Z'), 5, 'DE')).toBe('2026-11-30')
  // 23:30 in London is the next day in Warsaw.
  expect([
    expectDate(new Date('2026-11-23T23:30:00Z'), 1, 'UK'),
    expectDate(new Date('2026-11-23T23:30:00Z'), 1, 'PL'),
  ]).toEqual(['2026-11-24', '2026-11-25'])
})
test('nothing is delivered at Christmas and New Year', () =>
  expect(expectDate(new Date('2026-12-23T10:00:00Z'), 2, 'DE')).toBe('2026-12-28'))
test('a shop hands goods over within its handling time, in working days of its own country, never on the day itself', () => {
  const paid = new Date('2026-11-20T10:00:00Z')
  expect(shipByDay(paid, { handlingDays: 3, country: 'DE' })).toBe('2026-11-25')
  expect(shipByDay(paid, { handlingDays: 0, country: 'DE' })).toBe('2026-11-23')
  // 23:30 in London is already Tuesday in Warsaw.
  const late = new Date('2026-11-23T23:30:00Z')
  expect([
    shipByDay(late, { handlingDays: 1, country: 'GB' }),
    shipByDay(late, { handlingDays: 1, country: 'PL' }),
  ]).toEqual(['2026-11-24', '2026-11-25'])
})
test("the day it is for a shop is that of its country; of a country we do not know, Germany's", () => {
  const late = new Date('2026-11-21T23:30:00Z')
  expect([dayAt(late, 'GB'), dayAt(late, 'DE'), dayAt(late, 'XX')]).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-22',
  ])
  expect([timeZoneOf('PT'), timeZoneOf('XX')]).toEqual(['Europe/Lisbon', 'Europe/Berlin'])
})
test('within a quarter of an hour the day of delivery is one, and it changes with midnight', () => {
  const at = (time: string) => expectDate(new Date(`2026-11-23T${time}Z`), 1, 'DE')
  expect([at('22:45:00'), at('22:59:59'), at('23:00:00')]).toEqual([
    '2026-11-24',
    '2026-11-24',
    '2026-11-25',
  ])
})
