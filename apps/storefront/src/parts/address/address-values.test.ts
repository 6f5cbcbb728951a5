import { describe, expect, it } from 'vitest'
import type { WireAddress } from '@galleria/contract/address'
import {
  countryChoices,
  readAddressForm,
  readDocument,
  toAddress,
  valuesAt,
  valuesOf,
  writeDocument,
} from './address-values.ts'
import { placeOf, readPlace, writePlace } from './place.ts'

const saved = {
  id: 'adr_1',
  addressType: 'SHIPPING',
  gender: 'FEMALE',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  personPhone: '+43 1 5880411',
  areaCode: '+43',
  email: 'a@example.com',
  company: '',
  taxCode: '',
  eori: '',
  poiName: 'Getreidegasse',
  houseNo: '9',
  detailAddress: 'Stiege 2',
  postalCode: '5020',
  city: 'Salzburg',
  province: 'Salzburg',
  country: 'Österreich',
  region: { id: 6, regionName: 'Österreich', regionShortName: 'AT' },
  regionShortName: 'AT',
  districtList: [
    { districtCode: 'AT-s', districtName: 'Salzburg', districtLevel: 1 },
    { districtCode: 'AT-1', districtName: 'Salzburg', districtLevel: 2 },
  ],
  addressLongitude: 13.04,
  addressLatitude: 47.8,
  hearFrom: '',
  subscribe: true,
  rfcFile: null,
  isDefault: true,
} as unknown as WireAddress

describe('the address form', () => {
  it('[ADR-014, ADR-045] begins with the dial code of the storefront and the mail of the person', () => {
    expect(valuesOf(undefined, { site: 'SE', email: 'anna@galleria.test' })).toMatchObject({
      areaCode: '+46',
      personPhone: '',
      email: 'anna@galleria.test',
      country: 'Sverige',
      isDefault: false,
    })
  })
  it('[ADR-100] begins in the country that deliveries went to last, where the storefront delivers there', () => {
    expect(valuesOf(undefined, { site: 'DE', email: '', regionId: 6 }).country).toBe('Österreich')
    expect(valuesOf(undefined, { site: 'FR', email: '', regionId: 6 }).country).toBe('France')
  })
  it('[ADR-034, ADR-045] begins with the saved address when one is changed, its number behind its dial code', () => {
    expect(valuesOf(saved, { site: 'DE', email: 'other@example.com' })).toMatchObject({
      firstName: 'Anna',
      areaCode: '+43',
      personPhone: '1 5880411',
      email: 'a@example.com',
      isDefault: true,
      subscribe: true,
      city: 'Salzburg',
    })
    expect(
      valuesOf({ ...saved, personPhone: '+1 212 5550100' }, { site: 'DE', email: '' }),
    ).toMatchObject({ areaCode: '+49', personPhone: '+1 212 5550100' })
  })
  it('[ADR-012] may begin where the usual address is, with its districts: never with whose it is, and not as another usual one', () => {
    expect(valuesAt(saved)).toEqual({
      country: 'Österreich',
      poiName: 'Getreidegasse',
      houseNo: '9',
      detailAddress: 'Stiege 2',
      postalCode: '5020',
      city: 'Salzburg',
      province: 'Salzburg',
      place: placeOf(saved),
    })
    expect(valuesOf(saved, { site: 'DE', email: '' })).toMatchObject({
      isDefault: true,
      detailAddress: 'Stiege 2',
      poiName: 'Getreidegasse',
      postalCode: '5020',
      country: 'Österreich',
      place: placeOf(saved),
    })
  })
  it('what is saved unchanged is what was saved', () => {
    expect(toAddress(valuesOf(saved, { site: 'DE', email: '' }), 'SHIPPING')).toMatchObject({
      districtList: saved.districtList,
      addressLongitude: 13.04,
      addressLatitude: 47.8,
      isDefault: true,
      subscribe: true,
      rfcFile: null,
      personPhone: '1 5880411',
      areaCode: '+43',
    })
  })
})

describe('the countries of the form', () => {
  it("[ADR-097, ADR-027] are those the storefront delivers to, region 5 first, by the names in the reader's language", () => {
    expect(countryChoices('DE', 'SHIPPING', 'en', '')).toEqual([
      { value: 'Deutschland', label: 'Germany' },
      { value: 'Österreich', label: 'Austria' },
      { value: 'Luxemburg', label: 'Luxembourg' },
    ])
    expect(countryChoices('ES', 'SHIPPING', 'de', '').map(({ label }) => label)).toEqual([
      'Spanien',
      'Portugal',
    ])
  })
  it("of a bill are those of Europe, the storefront's own first and each once", () => {
    const values = countryChoices('ES', 'BILLING', 'en', '').map(({ value }) => value)
    expect(values.slice(0, 2)).toEqual(['España', 'Portugal'])
    expect(values).toHaveLength(42)
    expect(new Set(values).size).toBe(42)
  })
  it('keep one that an address has and that is no longer offered', () => {
    expect(countryChoices('FR', 'SHIPPING', 'en', 'Andorra')).toEqual([
      { value: 'France', label: 'France' },
      { value: 'Andorra', label: 'Andorra' },
    ])
  })
})

describe('an address that was sent', () => {
  it('is read as it was typed; the rules tidy it alike in form and server', () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      personPhone: '0171 234567',
      areaCode: '+49',
      hearFrom: 'friends 😀',
      country: 'Atlantis',
      isDefault: 'on',
    }))
      form.set(name, value)
    expect(readAddressForm(form)).toMatchObject({
      personPhone: '0171 234567',
      areaCode: '+49',
      hearFrom: 'friends 😀',
      country: 'Atlantis',
      isDefault: true,
      subscribe: false,
      city: '',
    })
  })
  it('[ADR-081] names a document only when it is one, and says how far it is', () => {
    expect(
      readDocument(writeDocument({ id: 'fil_1', name: 'a.pdf', status: 'uploading' })),
    ).toEqual({ id: 'fil_1', name: 'a.pdf', status: 'uploading' })
    for (const odd of ['', 'x', 'null', '[]', '{"id":1}', '{"id":"a"}'])
      expect(readDocument(odd), odd).toBeUndefined()
  })
})

describe('where an address is', () => {
  const place = writePlace({
    districtList: [
      { districtCode: 'DE-hamburg', districtName: 'Hamburg', districtLevel: 1 },
      { districtCode: 'DE-2', districtName: 'Hamburg', districtLevel: 2 },
    ],
    longitude: 9.99,
    latitude: 53.55,
    street: 'Lange Reihe',
    city: 'Hamburg',
  })
  it('[ADR-025] keeps its districts and its point while the words are those they were given for', () => {
    expect(
      readPlace(place, { poiName: 'Lange Reihe', city: 'Hamburg', province: 'Hamburg' }),
    ).toMatchObject({
      addressLongitude: 9.99,
      addressLatitude: 53.55,
      districtList: [{ districtCode: 'DE-hamburg' }, { districtCode: 'DE-2' }],
    })
  })
  it('loses the point with another street, and the districts with another town', () => {
    expect(
      readPlace(place, { poiName: 'Steindamm', city: 'Hamburg', province: 'Hamburg' }),
    ).toMatchObject({ addressLongitude: null, districtList: [{}, {}] })
    expect(
      readPlace(place, { poiName: 'Lange Reihe', city: 'Lübeck', province: 'Hamburg' }),
    ).toEqual({ districtList: [], addressLongitude: null, addressLatitude: null })
  })
  it('is nowhere when what was sent is no place', () => {
    for (const odd of [
      '',
      'x',
      'null',
      '[]',
      '{"districtList":[1,{"districtCode":2}]}',
      'x'.repeat(5000),
    ])
      expect(readPlace(odd, { poiName: '', city: '', province: '' }).districtList).toEqual([])
  })
})
