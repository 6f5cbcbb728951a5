import { describe, expect, test } from 'vitest'
import { firstTaxRates as rates } from '../../../database/reference/tax-rates.ts'
import { taxOf } from './vat.ts'

const nobody = () => false

describe('the tax of a bill is that of where the goods go', () => {
  test.each([
    ['DE', 'DE', 0.19],
    ['DE', 'AT', 0.2],
    ['DE', 'LU', 0.17],
    ['ES', 'PT', 0.23],
    ['GB', 'GB', 0.2],
  ] as const)('from %s to %s it is %f', (from, to, rate) =>
    expect(taxOf({ rates, from, to, isCompanyOf: nobody })).toEqual({
      treatment: 'STANDARD',
      rate,
    }),
  )
  test('and the own country’s while nobody knows where', () =>
    expect(taxOf({ rates, from: 'PL', to: undefined, isCompanyOf: nobody })).toEqual({
      treatment: 'STANDARD',
      rate: 0.23,
    }))
  test('as the rates are that it is given', () =>
    expect(
      taxOf({ rates: { ...rates, AT: 0.1 }, from: 'DE', to: 'AT', isCompanyOf: nobody }).rate,
    ).toBe(0.1))
})

describe('nothing is contained', () => {
  test('where a company of another country of the Union owes it itself', () =>
    expect(
      taxOf({ rates, from: 'DE', to: 'AT', isCompanyOf: (country) => country === 'AT' }),
    ).toEqual({
      treatment: 'REVERSE_CHARGE',
      rate: 0,
    }))
  test('but a company at home, or one of a third country than where the goods go, pays as everybody', () => {
    expect(taxOf({ rates, from: 'DE', to: 'DE', isCompanyOf: () => true }).rate).toBe(0.19)
    expect(
      taxOf({ rates, from: 'DE', to: 'AT', isCompanyOf: (country) => country === 'LU' }).rate,
    ).toBe(0.2)
  })
  test.each([
    ['DE', 'GB'],
    ['GB', 'FR'],
  ] as const)('where goods leave the customs border, from %s to %s', (from, to) =>
    expect(taxOf({ rates, from, to, isCompanyOf: () => true })).toEqual({
      treatment: 'EXPORT',
      rate: 0,
    }),
  )
})
