import { expect, test } from 'vitest'
import { addressSchema } from './rules.ts'
import { isDelivered, isPostalCode, tidyPostalCode } from './postal-codes.ts'
import type { CountryCode } from './countries.ts'

test.each<[CountryCode, string, string]>([
  ['GB', 'NW16XE', 'NW1 6XE'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', ' ec1a  1bb ', 'EC1A 1BB'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['GB', 'GB-LS1 4DY', 'LS1 4DY'],
  ['NL', '1012js', '1012 JS'],
  ['NL', '1012JS', '1012 JS'],
  ['NL', 'NL-1012 js', '1012 JS'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['DE', '10 115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['LU', 'L-1611', '1611'],
  ['LU', 'LU-1611', '1611'],
  ['SE', 'SE-114 55', '114 55'],
  ['SE', 's-11455', '114 55'],
  ['SE', '11455', '114 55'],
  ['FR', '75 001', '75001'],
  ['FR', 'F-75001', '75001'],
  ['IT', 'I-20121', '20121'],
  ['ES', 'E-46001', '46001'],
  ['PL', '00001', '00-001'],
  ['PL', 'PL 61 001', '61-001'],
  ['PT', '1100053', '1100-053'],
  ['PT', '1100 053', '1100-053'],
])('in %s %s is put right to %s, and stays so', (country, typed, right) => {
  expect(tidyPostalCode(country, typed)).toBe(right)
  expect(tidyPostalCode(country, right)).toBe(right)
  expect(isDelivered(country, right)).toBe(true)
})

test.each<[CountryCode, string]>([
  ['DE', '2009'],
  ['DE', 'A-10115'],
  ['GB', '12345'],
  ['NL', '1012'],
])('in %s %s fits nothing and stays as it was typed', (country, typed) => {
  expect(tidyPostalCode(country, ` ${typed.toLowerCase()} `)).toBe(typed)
  expect(isPostalCode(country, typed)).toBe(false)
})

test.each<[CountryCode, readonly string[]]>([
  ['DE', ['00000', '00999']],
  ['AT', ['0100']],
  ['ES', ['00000', '53000', '99999']],
  ['FR', ['00000', '99000']],
  ['IT', ['00000']],
  ['NL', ['1012 SS', '1012 SA', '1012 SD', '0512 AB']],
])('there is no such place in %s', (country, codes) => {
  for (const code of codes) expect(isPostalCode(country, code), code).toBe(false)
})

test.each<[CountryCode, readonly string[]]>([
  ['ES', ['07001', '35001', '38001', '51001', '52001']],
  ['PT', ['9000-001']],
  ['FR', ['97400', '98000']],
  ['IT', ['00120', '47890']],
  ['GB', ['JE2 3AB', 'GY1 1AA', 'IM1 1AA']],
])('no lorry goes to these of %s, but an invoice may', (country, codes) => {
  for (const code of codes)
    expect([isPostalCode(country, code), isDelivered(country, code)], code).toEqual([true, false])
})

test('an address is kept with the code put right, and an invoice of elsewhere keeps its own', () => {
  const form = {
    gender: 'UN_KNOW' as const,
    firstName: 'Kim',
    lastName: 'Berg',
    personPhone: '+44 20 7946 0123',
    email: 'kim@example.com',
    company: '',
    poiName: 'Baker Street',
    houseNo: '221b',
    detailAddress: 'Flat 2',
    postalCode: 'nw16xe',
    city: 'London',
    province: 'Greater London',
    country: 'United Kingdom',
    hearFrom: 'a friend',
  }
  expect(addressSchema('UK', 'SHIPPING').parse(form).postalCode).toBe('NW1 6XE')
  expect(
    addressSchema('UK', 'SHIPPING').safeParse({ ...form, postalCode: 'JE2 3AB' }).error?.issues,
  ).toMatchObject([{ path: ['postalCode'], message: 'postal' }])
  expect(addressSchema('UK', 'BILLING').parse({ ...form, postalCode: 'je23ab' }).postalCode).toBe(
    'JE2 3AB',
  )
  expect(
    addressSchema('DE', 'BILLING').parse({ ...form, country: 'Belgique', postalCode: 'b-1000' })
      .postalCode,
  ).toBe('B-1000')
})
