import { describe, expect, test } from 'vitest'
import { sites, storefronts } from './storefronts.ts'
import { taxOf, vatRates } from './vat.ts'

const nobody = () => false

describe('the tax of a bill is that of where the goods go', () => {
  test.each([
    ['DE', 'DE', 0.19],
    ['DE', 'AT', 0.2],
    ['DE', 'LU', 0.17],
    ['ES', 'PT', 0.23],
    ['GB', 'GB', 0.2],
  ] as const)('from %s to %s it is %f', (from, to, rate) =>
    expect(taxOf({ from, to, isCompanyOf: nobody })).toEqual({ treatment: 'STANDARD', rate }),
  )
  test('and the own country’s while nobody knows where', () =>
    expect(taxOf({ from: 'PL', to: undefined, isCompanyOf: nobody })).toEqual({
      treatment: 'STANDARD',
      rate: 0.23,
    }))
  test('each storefront’s prices contain the rate of its own country', () => {
    for (const site of sites)
      expect(storefronts[site].taxRate).toBe(vatRates[storefronts[site].country])
  })
})

describe('nothing is contained', () => {
  test('where a company of another country of the Union owes it itself', () =>
    expect(taxOf({ from: 'DE', to: 'AT', isCompanyOf: (country) => country === 'AT' })).toEqual({
      treatment: 'REVERSE_CHARGE',
      rate: 0,
    }))
  test('but a company at home, or one of a third country than where the goods go, pays as everybody', () => {
    expect(taxOf({ from: 'DE', to: 'DE', isCompanyOf: () => true }).rate).toBe(0.19)
    expect(taxOf({ from: 'DE', to: 'AT', isCompanyOf: (country) => country === 'LU' }).rate).toBe(
      0.2,
    )
  })
  test.each([
    ['DE', 'GB'],
    ['GB', 'FR'],
  ] as const)('where goods leave the customs border, from %s to %s', (from, to) =>
    expect(taxOf({ from, to, isCompanyOf: () => true })).toEqual({ treatment: 'EXPORT', rate: 0 }),
  )
})
