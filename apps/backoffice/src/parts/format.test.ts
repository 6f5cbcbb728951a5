import { expect, test } from 'vitest'
import {
  dayOf,
  daysBetween,
  formatCountry,
  formatDay,
  formatMoney,
  formatPlace,
  formatSite,
} from './format.ts'

test('money is written the way its reader writes it', () => {
  expect(formatMoney('en-GB', { value: 1299.5, currency: 'EUR' })).toBe('€1,299.50')
  expect(formatMoney('zh-CN', { value: 1299.5, currency: 'GBP' })).toBe('£1,299.50')
})
test('a calendar day stays the same day wherever it is read', () => {
  expect(formatDay('en-GB', '2026-11-01', '2027-01-05')).toBe('1 Nov 2026')
  expect(formatDay('zh-CN', '2026-11-01', '2027-01-05')).toBe('2026年11月1日')
})
test('the year is left out while it is this year', () =>
  expect(formatDay('en-GB', '2026-11-01', '2026-12-24')).toBe('1 Nov'))
test('countries have names in both languages, and a town stays a town', () => {
  expect([
    formatCountry('en-GB', 'DE'),
    formatCountry('zh-CN', 'DE'),
    formatPlace('en-GB', 'Hamburg, DE'),
  ]).toEqual(['Germany', '德国', 'Hamburg, Germany'])
  expect(formatSite('en-GB', 'UK')).toBe('United Kingdom')
})
test('days are counted over the change of the clocks', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-11-03', '2026-11-01')).toBe(-2)
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
