import { getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import {
  countryOfDialCode,
  dialCodesOf,
  dialCountries,
  flagOf,
  joinPhone,
  splitPhone,
  type DialCountry,
} from './dial-codes.ts'
import { isPhone } from './phone-check.ts'
import { languages, sites, storefronts } from '../storefronts.ts'

test('[ADR-015] the selector holds 42 countries of Europe, each with a dial code of its own, as libphonenumber knows them', () => {
  const countries = Object.keys(dialCountries) as DialCountry[]
  expect(countries).toHaveLength(42)
  expect(new Set(Object.values(dialCountries)).size).toBe(42)
  for (const country of countries)
    expect([country, dialCountries[country]]).toEqual([country, getCountryCallingCode(country)])
})
test("[ADR-014] it begins with the storefront's own countries, then goes by the names in the reader's language", () => {
  expect(
    dialCodesOf('ES', 'de')
      .slice(0, 4)
      .map(({ id, code, name }) => `${id} ${code} ${name}`),
  ).toEqual(['ES +34 Spanien', 'PT +351 Portugal', 'AL +355 Albanien', 'AD +376 Andorra'])
  expect(
    dialCodesOf('DE', 'en')
      .slice(0, 3)
      .map(({ code }) => code),
  ).toEqual(['+49', '+43', '+352'])
  for (const site of sites) {
    for (const language of languages) {
      const codes = dialCodesOf(site, language)
      expect([codes.length, codes[0]?.code]).toEqual([42, storefronts[site].dialCode])
      expect(codes.every(({ name, id }) => name !== id)).toBe(true)
    }
  }
  expect([flagOf('DE'), flagOf('GB')]).toEqual(['🇩🇪', '🇬🇧'])
})
test('[ADR-045] code and number are put together and taken apart again', () => {
  expect(joinPhone('+49', '0171 234567')).toBe('+49 171 234567')
  expect(joinPhone('+49', '0049 171 234567')).toBe('+49 171 234567')
  expect(joinPhone('+49', '+44 20 7946 0123')).toBe('+44 20 7946 0123')
  expect(joinPhone('+39', '06 1234567')).toBe('+39 06 1234567')
  expect([joinPhone('+49', ''), joinPhone('+49', '+49')]).toEqual(['', ''])
  expect(joinPhone('+351', '9 1 2 3  4 5 6  7 8')).toBe('+351 912345678')
  expect(splitPhone('+49 171 234567')).toEqual({ code: '+49', number: '171 234567' })
  expect(splitPhone('+351912345678')).toEqual({ code: '+351', number: '912345678' })
  expect(splitPhone('+1 212 555 1234')).toEqual({ code: '', number: '+1 212 555 1234' })
  expect([countryOfDialCode('+44'), countryOfDialCode('+1')]).toEqual(['GB', undefined])
})
test("[ADR-043] a number follows its country's rules; one of a country that the selector does not hold is left to the pattern", () => {
  for (const right of [
    '+49 40 30123456',
    '+31 612345678',
    '+44 20 7946 0123',
    '+352 621 123456',
    '+43 664 1234567',
    '+1 212 555 1234',
  ])
    expect([right, isPhone(right)]).toEqual([right, true])
  for (const wrong of [
    '+49 12',
    '+31 123',
    '+44 0',
    '+39 612345678',
    '040 1',
    '',
    '+'.repeat(50_000),
    '1'.repeat(50_000),
  ])
    expect([wrong.slice(0, 20), isPhone(wrong)]).toEqual([wrong.slice(0, 20), false])
})
