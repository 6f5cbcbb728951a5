import { describe, expect, test } from 'vitest'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { channels, channelsFor, type Payer } from '../providers/channels.rules.ts'

/** What Adyen's channel offers whom, by its rows. */
const offered = (site: Site, more: Partial<Payer> = {}) =>
  channelsFor(
    {
      isGuest: true,
      isDemo: false,
      site,
      country: storefronts[site].country,
      currency: storefronts[site].currency,
      amount: 10_000,
      hasCompany: false,
      isWithPoints: false,
      ...more,
    },
    channels.filter(({ isOptional }) => !isOptional),
  )
    .find(({ name }) => name === 'ADYEN_PC')
    ?.methods.map(({ type }) => type)
    .filter((type) => !['card', 'applepay', 'googlepay'].includes(type))

test('each storefront offers its own methods beside cards and wallets', () => {
  expect(Object.fromEntries(sites.map((site) => [site, offered(site)]))).toEqual({
    DE: ['klarna_paynow', 'bankTransfer_IBAN'],
    NL: ['ideal', 'bcmc', 'bankTransfer_IBAN'],
    ES: [],
    SE: ['swish'],
    FR: ['cartebancaire'],
    IT: ['satispay'],
    PL: ['blik', 'przelewy24', 'paypo'],
    UK: ['clearpay'],
  })
})

test('Multibanco and MB Way are for those who live in Portugal', () => {
  expect(offered('ES', { country: 'PT' })).toEqual(['multibanco', 'mbway'])
})

describe('limits', () => {
  test('[PAY-085] Clearpay goes up to 1000 pounds', () => {
    expect([99_999, 100_000, 100_001].map((amount) => offered('UK', { amount }))).toEqual([
      ['clearpay'],
      ['clearpay'],
      [],
    ])
  })
  test('[PAY-089] Multibanco goes up to 2500 euros', () => {
    expect(
      [249_999, 250_000, 250_001].map((amount) =>
        offered('ES', { country: 'PT', amount })?.includes('multibanco'),
      ),
    ).toEqual([true, true, false])
  })
  test('[PAY-086] Billie is for companies', () => {
    expect(
      [true, false].map((hasCompany) => offered('DE', { hasCompany })?.includes('klarna_b2b')),
    ).toEqual([true, false])
  })
})
