import { expect, test } from 'vitest'
import {
  dayShape,
  formatDate,
  formatHundredths,
  formatMoney,
  formatPercent,
  formatRoundMoney,
} from './format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('money is written in the way of the reader', () => {
  expect(plain(formatMoney({ value: 1299.9, currency: 'EUR' }, 'de-DE'))).toBe('1.299,90 €')
  expect(plain(formatMoney({ value: 1299.9, currency: 'GBP' }, 'en-GB'))).toBe('£1,299.90')
  expect(plain(formatMoney({ value: 2195, currency: 'SEK' }, 'sv-SE'))).toBe('2 195,00 kr')
  expect(plain(formatMoney({ value: -12.5, currency: 'EUR' }, 'de-DE'))).toBe('\u221212,50 €')
  expect(plain(formatRoundMoney({ value: 499, currency: 'EUR' }, 'fr-FR'))).toBe('499 €')
})
test('what is counted in hundredths has two places or none', () => {
  expect(formatHundredths(356.4, 'de-DE')).toBe('356,40')
  expect(formatHundredths(1000, 'en-GB')).toBe('1,000')
})
test('a rate is shown as a percentage', () => {
  expect(plain(formatPercent(0.19, 'de-DE'))).toBe('19 %')
})
test("a time is shown in the storefront's zone, a bare day as it stands", () => {
  expect(formatDate('2026-12-31T23:30:00.000Z', 'date', 'en-GB', 'Europe/Berlin')).toBe(
    '1 January 2027',
  )
  expect(formatDate('2026-12-31', 'date', 'en-GB', 'America/New_York')).toBe('31 December 2026')
})

test('a day of another year names its year, unless it is so near that nobody can take it for another', () => {
  const told = (day: string, today: string) =>
    formatDate(day, dayShape(day, today), 'en-GB', 'Europe/Berlin')
  expect(told('2028-07-19', '2026-11-23')).toBe('Wed, 19 July 2028')
  expect(told('2027-07-21', '2026-11-23')).toBe('Wed, 21 July 2027')
  expect(told('2027-01-24', '2026-11-23')).toBe('Sun 24 January')
  expect(told('2027-01-25', '2026-11-23')).toBe('Mon, 25 January 2027')
  expect(told('2026-12-04', '2026-01-02')).toBe('Fri 4 December')
  expect(told('2025-06-04', '2026-01-02')).toBe('Wed, 4 June 2025')
})
