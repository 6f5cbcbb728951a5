import { expect, test } from 'vitest'
import { taxFor } from './tax.rules.ts'

const firm = (country: string, taxCode: string, company = 'Möbel GmbH') => ({
  country,
  taxCode,
  company,
})

test('goods are taxed where they go; before an address is known, as in the storefront’s own country', () => {
  expect(taxFor('DE', undefined, undefined)).toEqual({ treatment: 'STANDARD', rate: 0.19 })
  expect(taxFor('DE', { country: 'Deutschland' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.19,
  })
  expect(taxFor('DE', { country: 'Österreich' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
  expect(taxFor('UK', { country: 'Germany' }, undefined)).toEqual({ treatment: 'EXPORT', rate: 0 })
})

test('a country that nobody delivers to counts as not known yet', () => {
  expect(taxFor('DE', { country: 'Utopia' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.19,
  })
  // A country that has a code, but no rate here.
  expect(taxFor('DE', { country: 'Japan' }, undefined)).toEqual({
    treatment: 'STANDARD',
    rate: 0.19,
  })
})

test('the tax is the buyer’s own where the bill names a company of that country by a code that is right', () => {
  const vienna = { country: 'Österreich' }
  expect(taxFor('DE', vienna, firm('Österreich', 'ATU13585627'))).toEqual({
    treatment: 'REVERSE_CHARGE',
    rate: 0,
  })
  expect(taxFor('DE', vienna, firm('Österreich', 'ATU13585628'))).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
  expect(taxFor('DE', vienna, firm('Österreich', 'ATU13585627', ' '))).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
  expect(taxFor('DE', vienna, firm('Deutschland', 'DE136695976'))).toEqual({
    treatment: 'STANDARD',
    rate: 0.2,
  })
})
