import { describe, expect, test } from 'vitest'
import { firstTaxRates as rates } from '../../../../../database/reference/tax-rates.ts'
import { destinationOf, taxAtSite, taxFor } from './sale-tax.rules.ts'

const firm = (country: string, taxCode: string, company = 'Möbel GmbH') => ({
  country,
  taxCode,
  company,
})

test('goods are taxed where they go; before an address is known, as in the storefront’s own country', () => {
  expect(taxFor(rates, 'DE', undefined, undefined)).toEqual({ treatment: 'STANDARD', rate: 0.19 })
  expect(taxFor(rates, 'DE', { country: 'Deutschland' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.19,
  })
  expect(taxFor(rates, 'DE', { country: 'Österreich' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
  expect(taxFor(rates, 'UK', { country: 'Germany' }, undefined)).toEqual({
    treatment: 'EXPORT',
    rate: 0,
  })
})

test('a country that nobody delivers to counts as not known yet', () => {
  expect(taxFor(rates, 'DE', { country: 'Utopia' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.19,
  })
  // A country that has a code, but no rate here.
  expect(taxFor(rates, 'DE', { country: 'Schweiz' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.19,
  })
})

test('the tax is the buyer’s own where the bill names a company of that country by a code that is right', () => {
  const vienna = { country: 'Österreich' }
  expect(taxFor(rates, 'DE', vienna, firm('Österreich', 'ATU13585627'))).toEqual({
    treatment: 'REVERSE_CHARGE',
    rate: 0,
  })
  expect(taxFor(rates, 'DE', vienna, firm('Österreich', 'ATU13585628'))).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
  expect(taxFor(rates, 'DE', vienna, firm('Österreich', 'ATU13585627', ' '))).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
  expect(taxFor(rates, 'DE', vienna, firm('Deutschland', 'DE136695976'))).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
})

describe('where goods go', () => {
  test('is the country of their address, and before one is known that of the storefront', () => {
    expect(destinationOf('DE', { country: 'Österreich' })).toBe('AT')
    expect(destinationOf('DE', { country: 'United Kingdom' })).toBe('GB')
    expect(destinationOf('UK', undefined)).toBe('GB')
    expect(destinationOf('FR', undefined)).toBe('FR')
  })

  test('is the storefront’s country, too, for one that nobody delivers to', () => {
    expect([
      destinationOf('DE', { country: 'Utopia' }),
      destinationOf('DE', { country: 'Schweiz' }),
      destinationOf('DE', { country: '' }),
    ]).toEqual(['DE', 'DE', 'DE'])
  })
})

test('what is fetched has the tax of the country where it is handed over', () => {
  expect(taxAtSite(rates, { country: 'AT' })).toEqual({ treatment: 'STANDARD', rate: 0.2 })
  expect(taxAtSite(rates, { country: 'DE' })).toEqual({ treatment: 'STANDARD', rate: 0.19 })
})
