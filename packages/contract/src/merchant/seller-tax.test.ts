import { expect, test } from 'vitest'
import type { CountryCode } from '../address/countries.ts'
import { readSellerTaxId, sellerTaxExamples } from './seller-tax.ts'

const countries = Object.entries(sellerTaxExamples) as [CountryCode, string][]
/** Every number beside a good one: each figure behind the prefix raised by one. */
const neighboursOf = (id: string) =>
  [...id].flatMap((sign, index) =>
    index > 1 && /\d/.test(sign)
      ? [`${id.slice(0, index)}${(Number(sign) + 1) % 10}${id.slice(index + 1)}`]
      : [],
  )

test('the VAT id of every country is known by its own check digits, and kept with its prefix', () => {
  for (const [country, example] of countries)
    expect(readSellerTaxId(country, example), country).toBe(example)
  expect(readSellerTaxId('DE', ' de 317.854-208 ')).toBe('DE317854208')
  expect(readSellerTaxId('PL', '972-138-45-09')).toBe('PL9721384509')
  expect(readSellerTaxId('SE', '556188-8404 01')).toBe('SE556188840401')
})
test("one wrong figure is found, but where a country's sum cannot see it", () => {
  const unseen = countries.flatMap(([country, example]) =>
    neighboursOf(example).filter((other) => readSellerTaxId(country, other) !== undefined),
  )
  // The running number behind a Dutch B and a Swedish company's last two figures are not summed up
  // in the old numbers.
  expect(unseen).toEqual(['NL859173422B11', 'NL859173422B02', 'SE556188840411', 'SE556188840402'])
})
test('a number of one country is none of another, and hostile text is none at all', () => {
  for (const [country, example] of countries)
    for (const [other] of countries)
      if (other !== country)
        expect(readSellerTaxId(other, example), `${example} in ${other}`).toBeUndefined()
  for (const text of [
    '',
    'DE',
    'DE000000000',
    '0'.repeat(50_000),
    'DE３１７８５４２０８',
    '<script>',
  ])
    expect(readSellerTaxId('DE', text)).toBeUndefined()
})
test('the newer ways of counting are known, too', () => {
  // The Netherlands since 2020 (modulo 97), the United Kingdom since 2010 (55 more), its branches
  // (three more figures), France with letters.
  for (const [country, id] of [
    ['NL', 'NL100000001B14'],
    ['GB', 'GB100000034'],
    ['GB', 'GB100000089'],
    ['GB', 'GB100000034001'],
    ['PT', 'PT500000050'],
    ['PT', 'PT500000140'],
    ['PT', 'PT500000069'],
    ['FR', 'FRAB732829320'],
    ['FR', 'FR1A732829320'],
    ['FR', 'FRA1732829320'],
    ['FR', 'FR44732829320'],
  ] as const)
    expect(readSellerTaxId(country, id), id).toBe(id)
  for (const [country, id] of [
    ['NL', 'NL100000001B15'],
    ['GB', 'GB100000035'],
    ['GB', 'GB1000000340'],
    ['FR', 'FR45732829320'],
    ['FR', 'FRAB732829321'],
    ['FR', 'FRIO732829320'],
    ['SE', 'SE556188840495'],
    ['SE', 'SE556188840400'],
  ] as const)
    expect(readSellerTaxId(country, id), id).toBeUndefined()
})
test('a sign before or behind a right number makes it wrong', () => {
  for (const [country, example] of countries) {
    const [prefix, bare] = [example.slice(0, 2), example.slice(2)]
    for (const other of [
      `${prefix}7${bare}`,
      `${prefix}${bare}7`,
      `${prefix}Q${bare}`,
      `${example}Q`,
    ])
      expect(readSellerTaxId(country, other), `${other} in ${country}`).toBeUndefined()
  }
})
