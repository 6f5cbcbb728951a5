import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countriesOf } from '@galleria/contract/address-countries'
import {
  cutName,
  inputMaxima,
  limitsOf,
  splitName,
  stripEmoji,
} from '@galleria/contract/address-limits'
import { addressSchema, type AddressType } from '@galleria/contract/address-rules'
import { dialCodesOf, joinPhone } from '@galleria/contract/dial-codes'
import { isPhone } from '@galleria/contract/phone-check'
import { languages, sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { documentError, DOCUMENT_MAX } from '@galleria/contract/upload-rules'
import { addressErrors } from './address-errors.ts'
import { loadPhoneCheck } from './phone-check.ts'
import { toAddress, valuesOf, type AddressField, type AddressValues } from './address-values.ts'

const numbers: Record<Site, string> = {
  DE: '30 30123456',
  NL: '20 1234567',
  ES: '912 345 678',
  SE: '8 123 456 78',
  FR: '1 42 68 53 00',
  IT: '06 1234 5678',
  PL: '22 123 45 67',
  UK: '20 7946 0123',
}
function good(site: Site, type: AddressType, change: Partial<AddressValues> = {}): AddressValues {
  return {
    ...valuesOf(undefined, { site, email: 'kim@example.com' }),
    gender: 'UN_KNOW',
    firstName: 'Kim',
    lastName: 'Berg',
    personPhone: numbers[site],
    poiName: 'Main Street',
    houseNo: '5',
    detailAddress: 'Flat 2',
    postalCode: storefronts[site].postalExample,
    city: 'Town',
    province: 'Region',
    hearFrom: type === 'SHIPPING' && storefronts[site].asksHearFrom ? 'A friend' : '',
    ...change,
  }
}

/** What the form says of it: the first reason at each field. */
async function formSays(
  site: Site,
  type: AddressType,
  change: Partial<AddressValues>,
): Promise<Record<string, string>> {
  const values = good(site, type, change)
  const errors = addressErrors(site, type, values, { isPhone: await loadPhoneCheck() })
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))
}
test('[ORD-163] the bill of a company needs its tax code where the import scheme applies, and its EORI number where the goods cross the border without it', () => {
  const says = (needs: { eori: boolean; taxCode: boolean }, change: Partial<AddressValues>) =>
    Object.keys(addressErrors('UK', 'BILLING', good('UK', 'BILLING', change), { needs }))
  const scheme = { eori: false, taxCode: true }
  expect(says(scheme, { company: 'Oak Ltd' })).toEqual(['taxCode'])
  expect(says(scheme, { company: 'Oak Ltd', taxCode: 'GB123456782' })).toEqual([])
  expect(says(scheme, { company: '' })).toEqual([])
  expect(says({ eori: true, taxCode: false }, { company: 'Oak Ltd' })).toEqual(['eori'])
  expect(says({ eori: false, taxCode: false }, { company: 'Oak Ltd' })).toEqual([])
})

/** What the server says of the same. */
function serverSays(
  site: Site,
  type: AddressType,
  change: Partial<AddressValues>,
): Record<string, string> {
  const parsed = addressSchema(site, type, isPhone).safeParse(
    toAddress(good(site, type, change), type),
  )
  return parsed.success
    ? {}
    : Object.fromEntries(
        parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
      )
}

const types = ['SHIPPING', 'BILLING'] as const
const cases = sites.flatMap((site) => types.map((type) => [site, type] as const))

/** At a field's limit, one below and one above: [what is typed, what is expected]. */
function atLimits(
  site: Site,
  type: AddressType,
): [Partial<AddressValues>, Record<string, string>][] {
  const front = storefronts[site]
  const { street, detail } = limitsOf(site, type)
  const most = front.streetAndNumberMax
  const around = (
    field: AddressField,
    max: number,
    rest: Partial<AddressValues> = {},
    letter = 'a',
  ): [Partial<AddressValues>, Record<string, string>][] =>
    [max - 1, max, max + 1].map((length) => [
      { ...rest, [field]: letter.repeat(length) },
      length > max ? { [field]: 'length' } : {},
    ])
  return [
    ...(type === 'SHIPPING'
      ? [13, 14, 15].map((length): [Partial<AddressValues>, Record<string, string>] => [
          { firstName: 'a'.repeat(20), lastName: 'b'.repeat(length) },
          length > 14 ? { lastName: 'name_length' } : {},
        ])
      : [...around('firstName', 100), ...around('lastName', 100)]),
    ...[most - 1, most, most + 1].map(
      (length): [Partial<AddressValues>, Record<string, string>] => [
        { poiName: 's'.repeat(length - 2), houseNo: '12' },
        length > most ? { houseNo: 'street_length' } : {},
      ],
    ),
    [{ poiName: 's'.repeat(street + 1), houseNo: '1' }, { poiName: 'length' }],
    ...around('detailAddress', detail),
    ...around('city', 100),
    ...around('province', 100),
    ...around('company', 100).map(
      ([typed, expected]): [Partial<AddressValues>, Record<string, string>] => [
        typed,
        front.needsTaxDocument && type === 'BILLING'
          ? {
              ...expected,
              ...('company' in expected ? {} : { taxCode: 'required', rfcFile: 'required' }),
            }
          : expected,
      ],
    ),
    ...(front.asksHearFrom && type === 'SHIPPING' ? around('hearFrom', 200) : []),
    [{ detailAddress: '' }, front.isDetailRequired ? { detailAddress: 'required' } : {}],
    ...(
      [
        'firstName',
        'lastName',
        'email',
        'poiName',
        'houseNo',
        'postalCode',
        'city',
        'province',
        'gender',
        'personPhone',
        'country',
      ] as const
    ).map((field): [Partial<AddressValues>, Record<string, string>] => [
      { [field]: '' },
      { [field]: 'required' },
    ]),
    ...(['poiName', 'province', 'city'] as const).map(
      (field): [Partial<AddressValues>, Record<string, string>] => [
        { [field]: 'a\\b' },
        { [field]: 'invalid' },
      ],
    ),
    [{ email: 'a@b' }, { email: 'email' }],
    [{ personPhone: '123' }, { personPhone: 'phone' }],
    [{ personPhone: `+44 20 7946 0123${' '.repeat(8)}1` }, { personPhone: 'length' }],
  ]
}

describe.each(cases)('the form of %s, %s', (site, type) => {
  test('[ADR-010, ADR-011, ADR-038, ADR-039, ADR-048, ADR-051, ADR-052, ADR-053, ADR-054, ADR-057, ADR-058, ADR-073, ADR-082, ADR-092, ADR-093] says at each limit, below and above, what the server says', async () => {
    for (const [typed, expected] of atLimits(site, type)) {
      const what = JSON.stringify(typed).slice(0, 80)
      expect(await formSays(site, type, typed), `form: ${what}`).toEqual(expected)
      expect(serverSays(site, type, typed), `server: ${what}`).toEqual(expected)
    }
  })
  test('[ADR-042, ADR-059, ADR-060, ADR-062, ADR-076] no input is shorter than what the rules accept, but for the detail address that the document shortens', () => {
    const maxima = inputMaxima(site, type)
    const { name, street } = limitsOf(site, type)
    expect(maxima).toMatchObject({
      firstName: name,
      lastName: name,
      poiName: street,
      houseNo: storefronts[site].streetAndNumberMax,
      detailAddress: type === 'BILLING' ? 100 : 36,
      postalCode: 100,
      city: 100,
      province: 100,
      personPhone: 20,
      hearFrom: 200,
    })
  })
  test('[ADR-043, ADR-045, ADR-063, ADR-094] phone and postal code are judged by the country', async () => {
    expect(await formSays(site, type, {})).toEqual({})
    const other = storefronts[site].countries.length > 1 ? countriesOf(site)[1]! : undefined
    if (other)
      expect(
        await formSays(site, type, { country: other.name, postalCode: other.postalExample }),
      ).toEqual({})
    const wrong = { postalCode: 'nowhere' }
    expect(await formSays(site, type, wrong)).toEqual(serverSays(site, type, wrong))
    if (type === 'SHIPPING')
      expect(await formSays(site, type, wrong)).toEqual({ postalCode: 'postal' })
  })
  test("[ADR-015] the dial code selector holds 42 countries, the storefront's own first, and each number is joined to its code", () => {
    const codes = dialCodesOf(site, 'en')
    expect(codes).toHaveLength(42)
    expect(codes[0]?.code).toBe(storefronts[site].dialCode)
    expect(joinPhone(storefronts[site].dialCode, '612345678')).toBe(
      `${storefronts[site].dialCode} 612345678`,
    )
  })
})

test('[ADR-040] a name is cut while it is typed: with the other and the blank between them it stays within 35 letters, and the rules accept what is left', async () => {
  for (const [typed, other] of [
    ['Maximiliane-Friederike', 'Hohenstein-Wolkenstein'],
    ['x'.repeat(40), ''],
    ['Anna', 'Lindqvist'],
  ] as const) {
    const cut = cutName(typed, other)
    expect(`${cut} ${other}`.length).toBeLessThanOrEqual(35)
    if (other)
      expect(await formSays('DE', 'SHIPPING', { firstName: cut, lastName: other })).toEqual({})
  }
})
test('[ADR-001] on the UK storefront one name is two at its first space, in the form and for the rules; elsewhere it is not', async () => {
  expect(splitName('Ada King Lovelace', '')).toEqual({
    firstName: 'Ada',
    lastName: 'King Lovelace',
  })
  expect(splitName('Ada King', 'Lovelace')).toEqual({ firstName: 'Ada King', lastName: 'Lovelace' })
  expect(await formSays('UK', 'SHIPPING', { firstName: 'Ada Lovelace', lastName: '' })).toEqual({})
  expect(await formSays('DE', 'SHIPPING', { firstName: 'Ada Lovelace', lastName: '' })).toEqual({
    lastName: 'required',
  })
})
test('[ADR-075, ADR-077] emoji are no answer to how somebody heard of us', async () => {
  expect(stripEmoji('friends 😀👨‍👩‍👧 & Söhne 5')).toBe('friends  & Söhne 5')
  expect(await formSays('UK', 'SHIPPING', { hearFrom: '😀' })).toEqual({ hearFrom: 'required' })
})
test('[ADR-065, ADR-066, ADR-067, ADR-068, ADR-064] islands, and postal codes of four and five figures', async () => {
  const postal = { postalCode: 'postal' }
  for (const [site, country, right, wrong] of [
    ['ES', 'España', '46001', '07001'],
    ['ES', 'Portugal', '1100-053', '9000-001'],
    ['DE', 'Deutschland', '20095', '2009'],
    ['DE', 'Österreich', '1010', '10100'],
    ['DE', 'Luxemburg', '1611', '16111'],
  ] as const) {
    expect(
      await formSays(site, 'SHIPPING', { country, postalCode: right }),
      `${country} ${right}`,
    ).toEqual({})
    expect(
      await formSays(site, 'SHIPPING', { country, postalCode: wrong }),
      `${country} ${wrong}`,
    ).toEqual(postal)
    expect(
      await formSays(site, 'BILLING', { country, postalCode: wrong }),
      `bill ${wrong}`,
    ).toEqual({})
  }
})
test('[ADR-078, ADR-079, ADR-080, ADR-081] a company in Italy shows tax code and document, sent to the end; a person need not', async () => {
  const rfcFile = (status: string) => JSON.stringify({ id: 'fil_1', name: 'a.pdf', status })
  const company = { company: 'Rossi S.r.l.', taxCode: '12345678903' }
  expect(await formSays('IT', 'BILLING', { company: 'Rossi S.r.l.' })).toEqual({
    taxCode: 'required',
    rfcFile: 'required',
  })
  expect(await formSays('IT', 'BILLING', { ...company, rfcFile: rfcFile('uploading') })).toEqual({
    rfcFile: 'upload',
  })
  expect(await formSays('IT', 'BILLING', { ...company, rfcFile: rfcFile('done') })).toEqual({})
  expect(
    await formSays('IT', 'BILLING', {
      ...company,
      taxCode: '12345678901',
      rfcFile: rfcFile('done'),
    }),
  ).toEqual({ taxCode: 'tax_code' })
  expect(await formSays('IT', 'BILLING', {})).toEqual({})
})
test('[ADR-002, ADR-003, ADR-004, SHR-008, SHR-009] a document is a PDF of at most 100 MB, or the form says why not', () => {
  const file = (size: number, type: string, name = 'a.pdf') => documentError({ size, type, name })
  expect([
    file(DOCUMENT_MAX - 1, 'application/pdf'),
    file(DOCUMENT_MAX, 'application/pdf'),
    file(DOCUMENT_MAX + 1, 'application/pdf'),
    file(9, 'image/png', 'a.png'),
    file(0, 'application/pdf'),
  ]).toEqual([undefined, undefined, 'document.too_large', 'document.kind', 'document.kind'])
})

test('[ADR-082, ADR-092, ADR-093, ADR-094] every reason the rules have is said on the screen as the server says it, in nine languages', () => {
  const english = readFileSync(
    join(import.meta.dirname, '../../../../../packages/i18n/src/languages/english.ts'),
    'utf8',
  )
  for (const code of [
    'required',
    'length',
    'invalid',
    'email',
    'phone',
    'postal',
    'name_length',
    'street_length',
    'country',
    'tax_code',
    'upload',
    'document',
    'too_big',
  ]) {
    const sentence = new RegExp(`^    ${code}: '(.+)',$`, 'm').exec(english)?.[1]
    for (const language of languages) {
      const words = readFileSync(
        join(import.meta.dirname, `../../locales/${language}/addresses.po`),
        'utf8',
      )
      expect(
        words.includes(`msgid "${sentence}"\nmsgstr "`) &&
          !words.includes(`msgid "${sentence}"\nmsgstr ""`),
        `${language}: ${code} is "${sentence}"`,
      ).toBe(true)
    }
  }
})
