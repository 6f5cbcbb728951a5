import { expect, test } from 'vitest'
import { addressLines, countryIn, wireAddressLines, type PostalAddress } from './lines.ts'
import { addressCountries } from './countries.ts'

const blank: PostalAddress = {
  name: 'Kim Berg',
  company: '',
  street: '',
  houseNo: '',
  detail: '',
  postalCode: '',
  city: '',
  province: '',
  country: '',
}

test.each<[string, Partial<PostalAddress>, string[]]>([
  [
    'Germany: the number behind the street, the code before the town, no state',
    { street: 'Lange Reihe', houseNo: '5a', detail: '2. OG', postalCode: '20099', city: 'Hamburg', province: 'Hamburg', country: 'Deutschland' }, // prettier-ignore
    ['Lange Reihe 5a', '2. OG', '20099 Hamburg', 'Germany'],
  ],
  [
    'Austria',
    { street: 'Ring', houseNo: '1', postalCode: '1010', city: 'Wien', province: 'Wien', country: 'Österreich' }, // prettier-ignore
    ['Ring 1', '1010 Wien', 'Austria'],
  ],
  [
    'Luxembourg: the number in front',
    { street: 'rue Philippe II', houseNo: '8', postalCode: '2340', city: 'Luxembourg', province: 'Luxembourg', country: 'LU' }, // prettier-ignore
    ['8, rue Philippe II', 'L-2340 Luxembourg', 'Luxembourg'],
  ],
  [
    'Netherlands',
    { street: 'Damrak', houseNo: '12', postalCode: '1012 JS', city: 'Amsterdam', province: 'Noord-Holland', country: 'Nederland' }, // prettier-ignore
    ['Damrak 12', '1012 JS Amsterdam', 'Netherlands'],
  ],
  [
    'Spain: a comma before the number, the province in brackets',
    { street: 'Calle Mayor', houseNo: '5', detail: '2º B', postalCode: '46800', city: 'Xàtiva', province: 'Valencia', country: 'España' }, // prettier-ignore
    ['Calle Mayor, 5, 2º B', '46800 Xàtiva (Valencia)', 'Spain'],
  ],
  [
    'Spain: a province of its capital’s name is not said twice',
    { street: 'Calle Mayor', houseNo: '5', postalCode: '46001', city: 'Valencia', province: 'Valencia', country: 'ES' }, // prettier-ignore
    ['Calle Mayor, 5', '46001 Valencia', 'Spain'],
  ],
  [
    'Portugal',
    { street: 'Rua Augusta', houseNo: '10', detail: '2º Esq.', postalCode: '1100-053', city: 'Lisboa', province: 'Lisboa', country: 'Portugal' }, // prettier-ignore
    ['Rua Augusta, 10, 2º Esq.', '1100-053 Lisboa', 'Portugal'],
  ],
  [
    'Sweden',
    { street: 'Storgatan', houseNo: '3', detail: 'lgh 1101', postalCode: '114 55', city: 'Stockholm', province: 'Stockholms län', country: 'Sverige' }, // prettier-ignore
    ['Storgatan 3 lgh 1101', '114 55 Stockholm', 'Sweden'],
  ],
  [
    'France: floor first, then number and street',
    { street: 'rue Oberkampf', houseNo: '12', detail: 'Bât. B', postalCode: '75011', city: 'Paris', province: 'Île-de-France', country: 'France' }, // prettier-ignore
    ['Bât. B', '12 rue Oberkampf', '75011 Paris', 'France'],
  ],
  [
    'Italy: the province in brackets',
    { street: 'Via Roma', houseNo: '5', detail: 'Scala A', postalCode: '20025', city: 'Legnano', province: 'Milano', country: 'Italia' }, // prettier-ignore
    ['Via Roma 5', 'Scala A', '20025 Legnano (Milano)', 'Italy'],
  ],
  [
    'Poland: flat behind the number',
    { street: 'ul. Długa', houseNo: '7', detail: 'm. 3', postalCode: '61-001', city: 'Poznań', province: 'wielkopolskie', country: 'Polska' }, // prettier-ignore
    ['ul. Długa 7 m. 3', '61-001 Poznań', 'Poland'],
  ],
  [
    'United Kingdom: flat first, number before the street, town in capitals, the code on its own line, no county',
    { street: 'Baker Street', houseNo: '221B', detail: 'Flat 2', postalCode: 'NW1 6XE', city: 'London', province: 'Greater London', country: 'United Kingdom' }, // prettier-ignore
    ['Flat 2', '221B Baker Street', 'LONDON', 'NW1 6XE', 'United Kingdom'],
  ],
  [
    'elsewhere, as on an invoice: as it was given, with its region',
    { street: 'Rue Neuve', houseNo: '1', postalCode: '1000', city: 'Bruxelles', province: 'Brabant', country: 'Belgique' }, // prettier-ignore
    ['Rue Neuve 1', '1000 Bruxelles', 'Brabant', 'Belgique'],
  ],
])('%s', (_, given, lines) => {
  expect(addressLines({ ...blank, ...given }, 'en')).toEqual(['Kim Berg', ...lines])
})

test("the country stands last, in the reader's language; nothing empty leaves a gap", () => {
  expect(
    (['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'] as const).map((language) =>
      countryIn(language, 'Deutschland'),
    ),
  ).toEqual(['Germany', 'Deutschland', 'Duitsland', 'Alemania', 'Tyskland', 'Allemagne', 'Germania', 'Niemcy', '德国']) // prettier-ignore
  expect(addressLines({ ...blank, name: '' }, 'en')).toEqual([])
  for (const { name, shortName } of Object.values(addressCountries))
    expect(countryIn('pl', name)).toBe(countryIn('pl', shortName))
})

test('an address as it comes over the wire: name in one or in two, company between name and street', () => {
  const wire = {
    firstName: 'Kim',
    lastName: 'Berg',
    company: 'Berg Ltd',
    poiName: 'Park Row',
    houseNo: '4',
    detailAddress: '',
    postalCode: 'LS1 5HD',
    city: 'Leeds',
    province: 'West Yorkshire',
    country: 'United Kingdom',
  }
  expect(wireAddressLines(wire, 'de')).toEqual([
    'Kim Berg',
    'Berg Ltd',
    '4 Park Row',
    'LEEDS',
    'LS1 5HD',
    'Vereinigtes Königreich',
  ])
})
