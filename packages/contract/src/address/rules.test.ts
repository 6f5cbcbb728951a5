import { processorTime } from '@galleria/kernel/processor-time'
import { describe, expect, test } from 'vitest'
import { addressCountries, countriesOf } from './countries.ts'
import { addressSchema, type AddressForm } from './rules.ts'
import { sites, storefronts } from '../storefronts.ts'
import { phones, good, schemaOf, problems, saved, only } from './testing.ts'

describe.each(
  sites.flatMap((site) => (['SHIPPING', 'BILLING'] as const).map((type) => [site, type] as const)),
)('the address form of %s for %s', (site, type) => {
  const isBilling = type === 'BILLING'
  const front = storefronts[site]

  test('takes a good address, and the same again once it was saved', () => {
    expect(problems(site, {}, type)).toEqual([])
    const { addressType: _, ...again } = saved(site, {}, type)
    expect(saved(site, again, type)).toEqual(saved(site, {}, type))
  })
  test('[ADR-036, ADR-037, ADR-041, ADR-046, ADR-049, ADR-055, ADR-061, ADR-069, ADR-070, ADR-072, ADR-092] asks for each required field', () => {
    for (const field of [
      'firstName',
      'lastName',
      'personPhone',
      'email',
      'poiName',
      'houseNo',
      'postalCode',
      'country',
      'province',
      'city',
    ] as const) {
      for (const empty of ['', '   '])
        expect(only(site, field, { [field]: empty }, type)).toEqual([`${field} required`])
    }
  })
  test('tells everything that is wrong at once', () => {
    expect(
      problems(site, { firstName: '', email: 'kim@', poiName: 'a\\b', city: '' }, type),
    ).toEqual(['firstName required', 'email email', 'poiName invalid', 'city required'])
  })
  test('[ADR-035, ADR-023] asks for a gender of the three there are', () => {
    expect(problems(site, { gender: '' as 'MALE' }, type)).toEqual(['gender required'])
    for (const gender of ['MALE', 'FEMALE', 'UN_KNOW'] as const)
      expect(problems(site, { gender }, type)).toEqual([])
  })
  test('[ADR-038, ADR-039] first and last name together hold 34 letters and not 35, on an invoice 100 each', () => {
    for (const [first, last] of [
      [16, 17],
      [17, 17],
      [33, 1],
    ] as const)
      expect(
        problems(site, { firstName: 'a'.repeat(first), lastName: 'b'.repeat(last) }, type),
      ).toEqual([])
    expect(problems(site, { firstName: 'a'.repeat(17), lastName: 'b'.repeat(18) }, type)).toEqual(
      isBilling ? [] : ['lastName name_length'],
    )
    expect(problems(site, { firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) }, type)).toEqual(
      isBilling ? [] : ['firstName length', 'lastName length'],
    )
    expect(problems(site, { firstName: 'a'.repeat(101) }, type)).toEqual(['firstName length'])
  })
  test("[ADR-051, ADR-052, ADR-093] a street holds 200 letters, a delivery's in Germany 35, and not one more", () => {
    const most = isBilling ? 200 : front.streetMax
    for (const length of [most - 1, most])
      expect(only(site, 'poiName', { poiName: 's'.repeat(length) }, type)).toEqual([])
    expect(only(site, 'poiName', { poiName: 's'.repeat(most + 1) }, type)).toEqual([
      'poiName length',
    ])
    expect([front.streetMax, site]).toEqual([site === 'DE' ? 35 : 200, site])
  })
  test("[ADR-053, ADR-054] street and number together hold the storefront's limit and not one more", () => {
    const most = front.streetAndNumberMax
    expect([most, site]).toEqual([site === 'DE' ? 33 : 34, site])
    for (const length of [most - 3, most - 2])
      expect(problems(site, { poiName: 's'.repeat(length), houseNo: '12' }, type)).toEqual([])
    expect(problems(site, { poiName: 's'.repeat(most - 2), houseNo: '123' }, type)).toEqual([
      'houseNo street_length',
    ])
  })
  test("[ADR-056, ADR-057, ADR-058] detail address: asked for everywhere but in Germany; 200 letters, a German delivery's 35, and not one more", () => {
    expect(problems(site, { detailAddress: '' }, type)).toEqual(
      site === 'DE' ? [] : ['detailAddress required'],
    )
    const most = site === 'DE' && !isBilling ? 35 : 200
    for (const length of [most - 1, most])
      expect(problems(site, { detailAddress: 'd'.repeat(length) }, type)).toEqual([])
    expect(problems(site, { detailAddress: 'd'.repeat(most + 1) }, type)).toEqual([
      'detailAddress length',
    ])
  })
  test('[ADR-050, ADR-071, ADR-074, ADR-082] a backslash or a control character is invalid input wherever there is text', () => {
    for (const field of [
      'firstName',
      'lastName',
      'company',
      'poiName',
      'houseNo',
      'detailAddress',
      'postalCode',
      'city',
      'province',
      'country',
      'hearFrom',
      'taxCode',
    ] as const) {
      for (const text of ['a\\b', 'a\u0007b'])
        expect(only(site, field, { [field]: text }, type)).toEqual([`${field} invalid`])
    }
  })
  test('[ADR-073] a city holds 100 letters, not 101', () => {
    for (const length of [99, 100])
      expect(problems(site, { city: 'c'.repeat(length) }, type)).toEqual([])
    expect(problems(site, { city: 'c'.repeat(101) }, type)).toEqual(['city length'])
  })
  test('[ADR-062, ADR-093] a postal code of more than 100 characters is too long before it is wrong', () => {
    expect(problems(site, { postalCode: '1'.repeat(101) }, type)).toEqual(['postalCode length'])
    expect(only(site, 'postalCode', { postalCode: '1'.repeat(100) }, type)).toEqual(
      isBilling && !addressCountries[front.country].isPostalForBilling ? [] : ['postalCode postal'],
    )
  })
  test('[ADR-042, ADR-043, ADR-044] a phone of up to 20 characters is one of its country, with its dial code or plainly as at home', () => {
    for (const personPhone of [
      '+49 40 30123456',
      '+34612345678',
      '+44 20 7946 0123',
      '+46 701234567',
      '+46 701234567*',
      '+1 212 555 1234',
    ])
      expect(problems(site, { personPhone }, type)).toEqual([])
    for (const personPhone of [
      '+49 40 301234-',
      'call me',
      '+',
      '+49 12',
      '+33 112345678901',
      '12',
    ])
      expect(problems(site, { personPhone }, type)).toEqual(['personPhone phone'])
    const plain = phones[site].replace(front.dialCode, '').trim()
    const wide = (length: number) => plain[0] + ' '.repeat(length - plain.length) + plain.slice(1)
    for (const length of [19, 20])
      expect(problems(site, { personPhone: wide(length) }, type)).toEqual([])
    expect(problems(site, { personPhone: wide(21) }, type)).toEqual(['personPhone length'])
    expect(problems(site, { personPhone: `+49 ${'1'.repeat(17)}` }, type)).toEqual([
      'personPhone length',
    ])
  })
  test('[ADR-045] dial code and number are kept as "{code} {number}"', () => {
    expect(saved(site, { personPhone: '40 30123456', areaCode: '+49' }, type)).toMatchObject({
      personPhone: '+49 40 30123456',
      areaCode: '+49',
    })
    expect(
      saved(site, { personPhone: phones[site].replace(`${front.dialCode} `, '') }, type),
    ).toMatchObject({ personPhone: phones[site], areaCode: front.dialCode })
  })
  test('[ADR-047] an e-mail address looks like one', () => {
    for (const email of ['a@b', 'a b@c.de', '@c.de', 'a@c..de', 'a@-', 'a\\@c.de'])
      expect(problems(site, { email }, type)).toEqual(['email email'])
    expect(problems(site, { email: 'first.last+tag@sub.example.co.uk' }, type)).toEqual([])
    expect(
      problems(
        site,
        {
          email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(58)}.example`,
        },
        type,
      ),
    ).toEqual([])
    expect(problems(site, { email: `a@${'b.'.repeat(126)}example` }, type)).toEqual([
      'email length',
    ])
  })
  test('[ADR-075, ADR-076, ADR-077] how one heard of us is asked with a delivery where it is enabled, in at most 200 letters without emoji', () => {
    expect([front.asksHearFrom, site]).toEqual([site === 'UK' || site === 'SE', site])
    const wanted = front.asksHearFrom && !isBilling ? ['hearFrom required'] : []
    for (const hearFrom of ['', '😀']) expect(problems(site, { hearFrom }, type)).toEqual(wanted)
    for (const length of [199, 200])
      expect(problems(site, { hearFrom: 'h'.repeat(length) }, type)).toEqual([])
    expect(problems(site, { hearFrom: 'h'.repeat(201) }, type)).toEqual(['hearFrom length'])
    expect(saved(site, { hearFrom: 'friends 😀👨‍👩‍👧 & Söhne 5' }, type).hearFrom).toBe(
      'friends  & Söhne 5',
    )
  })
  test('a delivery goes to a country of the storefront, an invoice anywhere', () => {
    for (const { name, shortName, postalExample } of countriesOf(site)) {
      expect(problems(site, { country: name, postalCode: postalExample }, type)).toEqual([])
      if (!isBilling)
        expect(saved(site, { country: shortName, postalCode: postalExample }).country).toBe(name)
    }
    expect(problems(site, { country: 'Atlantis' }, type)).toEqual(
      isBilling ? [] : ['country country'],
    )
  })
  test('EORI numbers are two letters and up to fifteen letters and figures', () => {
    for (const eori of ['', 'DE123456789012345', 'gb 123456789000', 'PL1'])
      expect(problems(site, { eori }, type)).toEqual([])
    for (const eori of ['123', 'DE', 'D1234'])
      expect(problems(site, { eori }, type)).toEqual(['eori invalid'])
  })
  test('what is no text is refused, never a fault', () => {
    for (const wrong of [null, 5, {}, [], true])
      for (const field of Object.keys(good(site)) as (keyof AddressForm)[])
        expect(() => problems(site, { [field]: wrong }, type)).not.toThrow()
    for (const wrong of [null, undefined, 5, 'x', []])
      expect(schemaOf(site, type).safeParse(wrong).success).toBe(false)
  })
  test('fifty thousand hostile letters in any field are refused in under 5 ms of the processor', () => {
    const fields = [...Object.keys(good(site)), 'taxCode', 'eori'].filter(
      (field) => !['gender', 'isDefault'].includes(field),
    )
    const schema = schemaOf(site, type)
    for (const field of fields) {
      for (const text of [
        'a'.repeat(50_000),
        '+1 '.repeat(16_667),
        `${'a.'.repeat(25_000)}@`,
        '\\'.repeat(50_000),
        '😀'.repeat(25_000),
        ' '.repeat(50_000),
      ]) {
        expect(only(site, field as keyof AddressForm, { [field]: text }, type), field).toEqual([
          `${field} length`,
        ])
        const hostile = good(site, { [field]: text })
        expect(processorTime(() => schema.safeParse(hostile))).toBeLessThan(5)
      }
    }
  })
})

test('without the phone check a browser has the pattern', () => {
  const parsed = addressSchema('DE', 'SHIPPING').safeParse(
    good('DE', { personPhone: '+33 1234 567' }),
  )
  expect([parsed.success, problems('DE', { personPhone: '+33 1234 567' })]).toEqual([
    true,
    ['personPhone phone'],
  ])
})

describe('what is mended before it is judged', () => {
  test('a country that is left out is that of its region, and one that is named loses the blanks around it', () => {
    expect(
      saved('DE', { country: ' ', postalCode: '1010', region: { id: 6 } } as never).country,
    ).toBe('Österreich')
    expect(saved('DE', { country: ' Österreich ', postalCode: '1010' }).country).toBe('Österreich')
    expect(saved('DE', { country: 'Deutschland', region: { id: 6 } } as never).country).toBe(
      'Deutschland',
    )
    expect(only('DE', 'country', { country: '' })).toEqual(['country required'])
  })
  test('a mail address loses the blanks around it and keeps its domain as name servers know it', () => {
    expect(saved('DE', { email: '  kim@möbel.de ' }).email).toBe('kim@xn--mbel-5qa.de')
    expect(saved('DE', { email: 'kim@\u200bexample.com' }).email).toBe('kim@example.com')
  })
  test('codes lose blanks and get capitals', () => {
    expect(saved('IT', { taxCode: ' 0111 4601006 ', eori: ' de 123 ' }, 'BILLING')).toMatchObject({
      taxCode: '01114601006',
      eori: 'DE123',
    })
  })
  test('what a browser did not send is empty, not missing', () => {
    const { company: _company, ...sent } = good('DE')
    expect(schemaOf('DE', 'SHIPPING').parse(sent)).toMatchObject({
      company: '',
      taxCode: '',
      eori: '',
      districtList: [],
      addressLongitude: null,
      addressLatitude: null,
      subscribe: false,
      rfcFile: null,
    })
  })
})

test('a place on earth is within 180 degrees of longitude and 90 of latitude', () => {
  for (const [field, most] of [
    ['addressLongitude', 180],
    ['addressLatitude', 90],
  ] as const) {
    for (const right of [most, -most, 0]) expect(only('DE', field, { [field]: right })).toEqual([])
    for (const wrong of [most + 0.1, -most - 0.1, 'x' as never])
      expect(only('DE', field, { [field]: wrong })).toEqual([`${field} invalid`])
  }
})
test('an address is saved as the kind it is asked as', () => {
  expect(problems('DE', { addressType: 'BILLING' })).toEqual(['addressType invalid'])
  expect(saved('DE', {}, 'BILLING').addressType).toBe('BILLING')
})
