import { expect, test } from 'vitest'
import { splitTown } from './imprint.ts'

test.each([
  ['21107 Hamburg', '21107', 'Hamburg'],
  ['60-788 Poznań', '60-788', 'Poznań'],
  ['3515 AE Utrecht', '3515 AE', 'Utrecht'],
  ['113 46 Stockholm', '113 46', 'Stockholm'],
  ['1000-001 Lisboa', '1000-001', 'Lisboa'],
  ['L-1611 Luxembourg', 'L-1611', 'Luxembourg'],
  ['Leeds LS10 1JR', 'LS10 1JR', 'Leeds'],
  ['LS10 1JR Leeds', 'LS10 1JR', 'Leeds'],
  ['69004 Lyon 4e', '69004', 'Lyon 4e'],
  ['Hamburg', '', 'Hamburg'],
])('%s is the post code %s and the town %s', (town, postalCode, city) => {
  expect(splitTown(town)).toEqual({ postalCode, city })
})
