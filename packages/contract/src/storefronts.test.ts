import { expect, test } from 'vitest'
import { formatLocale, greetingAt, sites, storefronts } from './storefronts.ts'

test('[STF-005] there are eight storefronts', () =>
  expect(sites).toEqual(['DE', 'NL', 'ES', 'SE', 'FR', 'IT', 'PL', 'UK']))
test('each storefront has its own ways to pay', () => {
  const germany = [
    'PayPal',
    'Visa',
    'Mastercard',
    'Maestro',
    'Amex',
    'Google Pay',
    'Apple Pay',
    'Klarna',
    'Billie',
  ]
  const base = germany.slice(0, -1)
  expect(Object.fromEntries(sites.map((site) => [site, storefronts[site].paymentLogos]))).toEqual({
    DE: germany,
    NL: [...germany, 'iDEAL', 'Bancontact'],
    ES: [...base, 'Multibanco', 'MB Way'],
    SE: [...base, 'Swish'],
    FR: [...base, 'Carte Bleue', 'Discover', 'JCB', 'UnionPay', 'Diners'],
    IT: [...base, 'Satispay'],
    PL: [...base, 'Blik', 'Przelewy24', 'Paypo'],
    UK: [...base, 'Clearpay'],
  })
})
test('[HDR-009, HDR-010, HDR-011, HDR-012] the greeting follows the hour', () => {
  expect([0, 10, 11, 12, 13, 17, 18, 23].map(greetingAt)).toEqual([
    'morning',
    'morning',
    'noon',
    'noon',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
test('Germany begins with PayPal, the others with Adyen', () =>
  expect(sites.map((site) => storefronts[site].firstChannel)).toEqual([
    'PAYPAL_PAY_PC',
    ...Array.from({ length: 7 }, () => 'ADYEN_PC'),
  ]))
test('numbers and dates are written for the reader and the country', () => {
  expect(formatLocale('de', 'DE')).toBe('de-DE')
  expect(formatLocale('en', 'UK')).toBe('en-GB')
  expect(formatLocale('zh-CN', 'PL')).toBe('zh-CN')
  expect(formatLocale('sv', 'DE')).toBe('sv-SE')
  for (const site of sites)
    expect(() => new Intl.NumberFormat(storefronts[site].region)).not.toThrow()
})
