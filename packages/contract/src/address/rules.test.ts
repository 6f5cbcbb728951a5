import { processorTime } from '@galleria/kernel/processor-time'
import { describe, expect, test } from 'vitest'
import { addressCountries, countriesOf } from './countries.ts'
import { addressSchema, type AddressForm, type AddressType } from './rules.ts'
import { isPhone } from './phone-check.ts'
import { sites, storefronts, type Site } from '../storefronts.ts'

const phones: Readonly<Record<Site, string>> = {
  DE: '+49 40 30123456',
  NL: '+31 612345678',
  ES: '+34 612345678',
  SE: '+46 701234567',
  FR: '+33 612345678',
  IT: '+39 3123456789',
  PL: '+48 601234567',
  UK: '+44 20 7946 0123',
}
const good = (site: Site, change: Partial<AddressForm> = {}): AddressForm => ({
  gender: 'UN_KNOW',
  firstName: 'Kim',
  lastName: 'Berg',
  personPhone: phones[site],
  email: 'kim@example.com',
  company: '',
  poiName: 'Main Street',
  houseNo: '5',
  detailAddress: 'Flat 2',
  postalCode: storefronts[site].postalExample,
  city: 'Town',
  province: 'Region',
  country: countriesOf(site)[0]?.name ?? '',
  hearFrom: 'A friend',
  isDefault: false,
  ...change,
})
const both = (site: Site) => ({
  SHIPPING: addressSchema(site, 'SHIPPING', isPhone),
  BILLING: addressSchema(site, 'BILLING', isPhone),
})
const schemas = Object.fromEntries(sites.map((site) => [site, both(site)])) as Record<
  Site,
  ReturnType<typeof both>
>
const problems = (site: Site, change: Partial<AddressForm>, type: AddressType = 'SHIPPING') => {
  const parsed = schemas[site][type].safeParse(good(site, change))
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
}
const kept = (site: Site, change: Partial<AddressForm>, type: AddressType = 'SHIPPING') =>
  schemas[site][type].parse(good(site, change))
const only = (
  site: Site,
  field: keyof AddressForm,
  change: Partial<AddressForm>,
  type: AddressType = 'SHIPPING',
) => problems(site, change, type).filter((problem) => problem.startsWith(`${field} `))

describe.each(
  sites.flatMap((site) => (['SHIPPING', 'BILLING'] as const).map((type) => [site, type] as const)),
)('the address form of %s for %s', (site, type) => {
  const isBilling = type === 'BILLING'
  const front = storefronts[site]

  test('takes a good address, and the same again once it was kept', () => {
    expect(problems(site, {}, type)).toEqual([])
    const { addressType: _, ...again } = kept(site, {}, type)
    expect(kept(site, again, type)).toEqual(kept(site, {}, type))
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
    expect(kept(site, { personPhone: '40 30123456', areaCode: '+49' }, type)).toMatchObject({
      personPhone: '+49 40 30123456',
      areaCode: '+49',
    })
    expect(
      kept(site, { personPhone: phones[site].replace(`${front.dialCode} `, '') }, type),
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
    expect(kept(site, { hearFrom: 'friends 😀👨‍👩‍👧 & Söhne 5' }, type).hearFrom).toBe(
      'friends  & Söhne 5',
    )
  })
  test('a delivery goes to a country of the storefront, an invoice anywhere', () => {
    for (const { name, shortName, postalExample } of countriesOf(site)) {
      expect(problems(site, { country: name, postalCode: postalExample }, type)).toEqual([])
      if (!isBilling)
        expect(kept(site, { country: shortName, postalCode: postalExample }).country).toBe(name)
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
      expect(schemas[site][type].safeParse(wrong).success).toBe(false)
  })
  test('fifty thousand hostile letters in any field are refused in under 5 ms of the processor', () => {
    const fields = [...Object.keys(good(site)), 'taxCode', 'eori'].filter(
      (field) => !['gender', 'isDefault'].includes(field),
    )
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
        expect(processorTime(() => problems(site, { [field]: text }, type))).toBeLessThan(5)
      }
    }
  })
})

describe('postal codes of deliveries', () => {
  test.each([
    ['NL', 'Nederland', ['3511 AB', '3511ab'], ['0511 AB', '3511', '35111 AB']],
    ['SE', 'Sverige', ['111 20', '11120'], ['1112', '111 200', '011 20']],
    ['PL', 'Polska', ['61-001', '61001'], ['6-001']],
    ['FR', 'France', ['69001', '06000'], ['6900', '690011']],
    ['IT', 'Italia', ['20121', '00184'], ['2012a', '2012']],
  ] as const)('[ADR-094] fit the country of %s', (site, country, right, wrong) => {
    for (const postalCode of right) expect(problems(site, { country, postalCode })).toEqual([])
    for (const postalCode of wrong)
      expect(problems(site, { country, postalCode })).toEqual(['postalCode postal'])
  })
  test('[ADR-066, ADR-067, ADR-068] on DE have five digits for Deutschland, four for Österreich and Luxemburg; on an invoice they are free', () => {
    for (const [country, digits] of [
      ['Deutschland', 5],
      ['Österreich', 4],
      ['Luxemburg', 4],
    ] as const) {
      expect(problems('DE', { country, postalCode: '1'.repeat(digits) })).toEqual([])
      for (const postalCode of [
        '1'.repeat(digits - 1),
        '1'.repeat(digits + 1),
        'A'.repeat(digits),
      ]) {
        expect(problems('DE', { country, postalCode })).toEqual(['postalCode postal'])
        expect(problems('DE', { country, postalCode }, 'BILLING')).toEqual([])
      }
    }
  })
  test('[ADR-064] on ES leave out the islands and enclaves of España, which an invoice may name', () => {
    for (const start of ['07', '35', '38', '51', '52']) {
      expect(problems('ES', { postalCode: `${start}001` })).toEqual(['postalCode postal'])
      expect(problems('ES', { postalCode: `${start}001` }, 'BILLING')).toEqual([])
    }
    for (const postalCode of ['06001', '08001', '34001', '36001', '37001', '39001', '50001'])
      expect(problems('ES', { postalCode })).toEqual([])
  })
  test('[ADR-065] on ES leave out those of Portugal that begin with 9, which an invoice may name', () => {
    expect(problems('ES', { country: 'Portugal', postalCode: '8100-001' })).toEqual([])
    expect(problems('ES', { country: 'Portugal', postalCode: '9000-001' })).toEqual([
      'postalCode postal',
    ])
    expect(problems('ES', { country: 'Portugal', postalCode: '9000-001' }, 'BILLING')).toEqual([])
    expect(problems('ES', { country: 'Portugal', postalCode: '46001' })).toEqual([
      'postalCode postal',
    ])
  })
  test('[ADR-063] in the United Kingdom follow the official pattern, on an invoice too', () => {
    for (const type of ['SHIPPING', 'BILLING'] as const) {
      for (const postalCode of [
        'LS1 4DY',
        'SW1A 1AA',
        'M1 1AE',
        'GIR 0AA',
        'ec1a1bb',
        'W1A 0AX',
        'B33 8TH',
        'CR2 6XH',
        'DN55 1PT',
      ])
        expect(problems('UK', { postalCode }, type)).toEqual([])
      for (const postalCode of ['LS14', '12345', 'LS1 4D', 'AAA 1AA', 'LS1 4CY', 'QS1 4DY'])
        expect(problems('UK', { postalCode }, type)).toEqual(['postalCode postal'])
    }
    expect(kept('UK', { postalCode: ' ec1a 1bb ' }).postalCode).toBe('EC1A 1BB')
  })
})

describe('names', () => {
  test('[ADR-001] that came as one are split at the first space, in the United Kingdom only', () => {
    expect(kept('UK', { firstName: 'Mary Jane Watson', lastName: '' })).toMatchObject({
      firstName: 'Mary',
      lastName: 'Jane Watson',
    })
    expect(problems('UK', { firstName: 'Mary', lastName: '' })).toEqual(['lastName required'])
    expect(kept('UK', { firstName: 'Mary Jane', lastName: 'Watson' })).toMatchObject({
      firstName: 'Mary Jane',
      lastName: 'Watson',
    })
    for (const site of sites.filter((one) => one !== 'UK'))
      expect(problems(site, { firstName: 'Mary Jane', lastName: '' })).toEqual([
        'lastName required',
      ])
  })
})

describe('the tax code of an invoice', () => {
  const right = { IT: '01114601006', ES: '12345678Z', PL: '5260250995' } as const
  test.each(['IT', 'ES', 'PL'] as const)(
    '[ADR-078] follows the check digits in %s, and is free where none is asked for',
    (site) => {
      expect(problems(site, { taxCode: right[site] }, 'BILLING')).toEqual([])
      expect(problems(site, { taxCode: '' }, 'BILLING')).toEqual([])
      expect(problems(site, { taxCode: '12345678901' }, 'BILLING')).toEqual(['taxCode tax_code'])
      expect(problems(site, { taxCode: '12345678901' }, 'SHIPPING')).toEqual([])
      expect(problems('FR', { taxCode: '12345678901' }, 'BILLING')).toEqual([])
    },
  )
  test('[ADR-024, ADR-079, ADR-080, ADR-081] comes with its document for companies in Italy, once that was sent', () => {
    const company = { company: 'Bottega srl', taxCode: right.IT }
    const document = { id: 'fil_01jd4vr6f5e7s8kq2m3n4p5q6r', name: 'visura.pdf' }
    expect(problems('IT', { company: 'Bottega srl' }, 'BILLING')).toEqual([
      'taxCode required',
      'rfcFile required',
    ])
    expect(problems('IT', company, 'BILLING')).toEqual(['rfcFile required'])
    expect(
      problems('IT', { ...company, rfcFile: { ...document, status: 'uploading' } }, 'BILLING'),
    ).toEqual(['rfcFile upload'])
    expect(
      problems('IT', { ...company, rfcFile: { ...document, status: 'done' } }, 'BILLING'),
    ).toEqual([])
    expect(problems('IT', { company: 'Bottega srl' }, 'SHIPPING')).toEqual([])
    for (const site of sites.filter((one) => one !== 'IT'))
      expect(problems(site, { company: 'Bottega srl' }, 'BILLING')).toEqual([])
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
