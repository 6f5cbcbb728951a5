import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const hamburg = {
  name: 'Lea Brandt',
  company: '',
  street: 'Lange Reihe',
  houseNo: '12a',
  detailAddress: '',
  postalCode: '20099',
  city: 'Hamburg',
  province: '',
  country: 'DE',
  phone: '+49 40 1234567',
}

test('an address is a label: the number after the street, the postcode before the town, nothing empty', () => {
  expect(addressLines(hamburg, 'Germany')).toEqual([
    'Lea Brandt',
    'Lange Reihe 12a',
    '20099 Hamburg',
    'Germany',
  ])
})
test('a town that is its own state stands there once', () => {
  expect(addressLines({ ...hamburg, province: 'Hamburg' }, 'Germany')).toEqual([
    'Lea Brandt',
    'Lange Reihe 12a',
    '20099 Hamburg',
    'Germany',
  ])
})
test('in Britain the number goes first and the postcode has its own line', () => {
  expect(
    addressLines(
      {
        ...hamburg,
        street: 'Park Row',
        houseNo: '4',
        city: 'Leeds',
        postalCode: 'LS1 5HD',
        country: 'GB',
        company: 'Brandt Ltd',
      },
      'United Kingdom',
    ),
  ).toEqual(['Lea Brandt', 'Brandt Ltd', '4 Park Row', 'Leeds', 'LS1 5HD', 'United Kingdom'])
})
