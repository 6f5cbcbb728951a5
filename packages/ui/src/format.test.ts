import { expect, test } from 'vitest'
import { formatDate, formatMoney, formatPercent, formatRoundMoney } from './format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('money is written in the way of the reader', () => {
  expect(plain(formatMoney({ value: 1299.9, currency: 'EUR' }, 'de-DE'))).toBe('1.299,90 €')
  expect(plain(formatMoney({ value: 1299.9, currency: 'GBP' }, 'en-GB'))).toBe('£1,299.90')
  expect(plain(formatMoney({ value: 2195, currency: 'SEK' }, 'sv-SE'))).toBe('2 195,00 kr')
  expect(plain(formatRoundMoney({ value: 499, currency: 'EUR' }, 'fr-FR'))).toBe('499 €')
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
