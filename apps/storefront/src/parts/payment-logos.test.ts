import { expect, test } from 'vitest'
import { isSite, sites, storefronts } from '@galleria/contract/storefronts'

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

test('[STF-005] there are eight storefronts', () =>
  expect([...sites]).toEqual(['DE', 'NL', 'ES', 'SE', 'FR', 'IT', 'PL', 'UK']))
test('[STF-015] a place that is no storefront of ours has no logos to show', () =>
  expect(['AT', 'US', 'de', ''].filter((site) => isSite(site))).toEqual([]))
test('[STF-007] Germany shows its nine ways to pay', () =>
  expect(storefronts.DE.paymentLogos).toEqual(germany))
test('[STF-008] the Netherlands add iDEAL and Bancontact to them', () =>
  expect(storefronts.NL.paymentLogos).toEqual([...germany, 'iDEAL', 'Bancontact']))
test.each([
  ['STF-009', 'ES', ['Multibanco', 'MB Way']],
  ['STF-010', 'SE', ['Swish']],
  ['STF-011', 'FR', ['Carte Bleue', 'Discover', 'JCB']],
  ['STF-013', 'PL', ['Blik', 'Przelewy24', 'Paypo']],
  ['STF-014', 'UK', ['Clearpay']],
] as const)('[%s] %s adds its own', (_id, site, own) =>
  expect(storefronts[site].paymentLogos).toEqual(expect.arrayContaining([...own])),
)
