import { describe, expect, test } from 'vitest'
import { needsDocument, type AddressForm } from './rules.ts'
import { good, only, phones, problems, saved, schemaOf } from './testing.ts'

/** Edges of the address form: what one error hides, what is left out, what is no text. */

const without = (...fields: readonly (keyof AddressForm)[]) =>
  Object.fromEntries(
    Object.entries(good('DE')).filter(([field]) => !fields.includes(field as keyof AddressForm)),
  )
const issuesOf = (given: unknown, site: 'DE' | 'UK' = 'DE') =>
  schemaOf(site, 'SHIPPING').safeParse(given).error?.issues ?? []
const document = { id: 'fil_01jd4vr6f5e7s8kq2m3n4p5q6r', name: 'visura.pdf' }

describe('how long a field may be', () => {
  test.each([
    ['company', 100],
    ['province', 100],
    ['taxCode', 30],
  ] as const)('%s holds %i letters and not one more', (field, most) => {
    expect(problems('DE', { [field]: 'x'.repeat(most) })).toEqual([])
    expect(problems('DE', { [field]: 'x'.repeat(most + 1) })).toEqual([`${field} length`])
  })
  test('a country holds 100 letters, a dial code six and an EORI number 17', () => {
    expect(problems('DE', { country: 'x'.repeat(100) })).toEqual(['country country'])
    expect(problems('DE', { country: 'x'.repeat(101) })).toEqual(['country length'])
    expect(problems('DE', { personPhone: '', areaCode: '+12345' })).toEqual([
      'personPhone required',
    ])
    expect(problems('DE', { personPhone: '', areaCode: '+123456' })).toEqual([
      'personPhone required',
      'areaCode length',
    ])
    expect(problems('DE', { eori: `DE${'1'.repeat(15)}` })).toEqual([])
    expect(problems('DE', { eori: `DE${'1'.repeat(16)}` })).toEqual(['eori length'])
  })
  test('a form is told the most that a field holds', () =>
    expect(issuesOf(good('DE', { city: 'c'.repeat(101) }))).toEqual([
      expect.objectContaining({
        code: 'custom',
        message: 'length',
        params: { max: 100 },
        path: ['city'],
      }),
    ]))
  test('emoji do not count while somebody types, up to 400 signs', () => {
    expect(problems('DE', { hearFrom: '😀'.repeat(200) })).toEqual([])
    expect(problems('DE', { hearFrom: `${'😀'.repeat(200)}a` })).toEqual(['hearFrom length'])
  })
})

describe('a rule over several fields is silent while one of them is wrong by itself', () => {
  test('street and number are not added up while either is too long', () => {
    expect(problems('FR', { poiName: 's'.repeat(201) })).toEqual(['poiName length'])
    expect(problems('FR', { houseNo: '1'.repeat(35) })).toEqual(['houseNo length'])
    expect(problems('FR', { poiName: 's'.repeat(40), city: '' })).toEqual([
      'city required',
      'houseNo street_length',
    ])
  })
  test('a country or a postal code that cannot be read is not looked up', () => {
    expect(problems('DE', { country: 'a\\b' })).toEqual(['country invalid'])
    expect(problems('DE', { country: 'Atlantis', postalCode: '1' })).toEqual(['country country'])
    expect(problems('DE', { postalCode: '2\\' })).toEqual(['postalCode invalid'])
  })
  test('a tax code that cannot be read is not reckoned, and the document of a company with such a name not asked for', () => {
    expect(problems('IT', { taxCode: 'a\\b' }, 'BILLING')).toEqual(['taxCode invalid'])
    expect(problems('IT', { company: 'a\\b' }, 'BILLING')).toEqual(['company invalid'])
  })
  test('a document that is still under way is refused with any address', () => {
    for (const type of ['SHIPPING', 'BILLING'] as const) {
      const rfcFile = { ...document, status: 'uploading' }
      expect(problems('DE', { rfcFile }, type)).toEqual(['rfcFile upload'])
      expect(problems('DE', { rfcFile, city: '' }, type)).toEqual([
        'city required',
        'rfcFile upload',
      ])
      expect(problems('DE', { rfcFile: document }, type)).toEqual([])
    }
  })
})

test('[ADR-079] a document is asked for with invoices of companies in Italy, not of blanks or of what is no text', () => {
  expect(needsDocument('IT', 'BILLING', 'Bottega srl')).toBe(true)
  expect(needsDocument('IT', 'SHIPPING', 'Bottega srl')).toBe(false)
  expect(needsDocument('DE', 'BILLING', 'Bottega srl')).toBe(false)
  for (const company of ['', '   ', undefined, 5])
    expect(needsDocument('IT', 'BILLING', company as string)).toBe(false)
})

describe('what is left out or is no text', () => {
  test('a form without its free fields is one with empty ones', () => {
    const sent = without('company', 'detailAddress', 'hearFrom', 'isDefault')
    expect(schemaOf('DE', 'SHIPPING').parse(sent)).toMatchObject({
      addressType: 'SHIPPING',
      company: '',
      detailAddress: '',
      hearFrom: '',
      isDefault: false,
    })
    expect(
      schemaOf('DE', 'SHIPPING').parse({ ...sent, personPhone: '+1 212 555 1234' }).areaCode,
    ).toBe('')
  })
  test('the levels of the picker are four at most, and a list', () => {
    const level = (districtLevel: number) => ({
      districtCode: 'c',
      districtName: 'n',
      districtLevel,
    })
    const four = [1, 2, 3, 4].map(level)
    expect(saved('DE', { districtList: four }).districtList).toEqual(four)
    expect(problems('DE', { districtList: [...four, level(4)] })).toEqual(['districtList invalid'])
    expect(problems('DE', { districtList: 'x' as never })).toEqual(['districtList invalid'])
    expect(saved('DE', { addressLongitude: 9.99, addressLatitude: 53.55 })).toMatchObject({
      addressLongitude: 9.99,
      addressLatitude: 53.55,
    })
  })
  test('a number in the place of a text is refused as what it is, not taken for an empty one', () => {
    for (const site of ['DE', 'UK'] as const)
      for (const field of [
        'firstName',
        'lastName',
        'email',
        'personPhone',
        'postalCode',
        'country',
        'hearFrom',
        'taxCode',
        'eori',
      ])
        expect(
          issuesOf({ ...good(site), [field]: 5 }, site).map(({ code, path }) => [code, ...path]),
        ).toEqual([['invalid_type', field]])
  })
  test('what is no form at all is refused as a whole', () => {
    for (const given of [null, undefined, 5, 'x'])
      expect(issuesOf(given).map(({ code, path }) => [code, ...path])).toEqual([['invalid_type']])
  })
})

describe('what people paste', () => {
  test('loses the blanks around it and what nobody sees; of that alone nothing is left', () => {
    expect(saved('DE', { firstName: ' K\u200bim ', city: '\u00ad Town ' })).toMatchObject({
      firstName: 'Kim',
      city: 'Town',
    })
    expect(problems('DE', { firstName: '\u200b', city: ' \u00ad ' })).toEqual([
      'firstName required',
      'city required',
    ])
  })
  test('a number or a mail address out of a contact list loses the signs around it', () => {
    expect(
      saved('DE', {
        personPhone: '\u202a+49 40 30123456\u202c',
        email: '\u202akim@example.com\u202c',
      }),
    ).toMatchObject({ personPhone: '+49 40 30123456', email: 'kim@example.com' })
  })
  test('a phone is as long as it is without the blanks around it', () =>
    expect(saved('DE', { personPhone: `     ${phones.DE}     ` }).personPhone).toBe(phones.DE))
  test('a dial code that the selector does not hold is that of the storefront', () => {
    expect(saved('DE', { personPhone: '40 30123456', areaCode: '+999' })).toMatchObject({
      personPhone: '+49 40 30123456',
      areaCode: '+49',
    })
    expect(saved('DE', { personPhone: '612345678', areaCode: '+34' })).toMatchObject({
      personPhone: '+34 612345678',
      areaCode: '+34',
    })
  })
  test('a number whose end was hidden behind a star is not held to the rules of its country', () => {
    expect(problems('FR', { personPhone: '+33 1234 567' })).toEqual(['personPhone phone'])
    expect(problems('FR', { personPhone: '+33 1234 56*' })).toEqual([])
    expect(problems('FR', { personPhone: '*33 1234 567' })).toEqual(['personPhone phone'])
  })
  test('a country may be its short name with blanks around it', () =>
    expect(saved('DE', { country: ' AT ', postalCode: '1010' }).country).toBe('Österreich'))
  test('an invoice keeps its country as it was written, and its postal code is that of the country all the same', () => {
    expect(saved('DE', { country: 'DE' }, 'BILLING').country).toBe('DE')
    expect(
      saved('UK', { country: ' United Kingdom ', postalCode: 'ls14dy' }, 'BILLING'),
    ).toMatchObject({ country: 'United Kingdom', postalCode: 'LS1 4DY' })
    expect(only('DE', 'country', { country: 'de' })).toEqual(['country country'])
  })
})
