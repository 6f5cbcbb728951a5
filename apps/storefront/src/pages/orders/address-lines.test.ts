import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  personPhone: '',
  poiName: '',
  detailAddress: '',
  houseNo: '',
  city: '',
  province: '',
  postalCode: '',
  country: '',
  regionShortName: '',
  company: '',
  taxCode: '',
}

test('an address leaves no gaps where nothing was filled in', () => {
  expect(
    addressLines({
      ...empty,
      firstName: 'Anna',
      lastName: 'Lindqvist',
      poiName: 'Schillerstraße',
      houseNo: '32',
      postalCode: '99084',
      city: 'Erfurt',
      country: 'Deutschland',
    }),
  ).toEqual(['Anna Lindqvist', 'Schillerstraße 32', '99084 Erfurt', 'Deutschland'])
  expect(addressLines(empty)).toEqual([])
})
