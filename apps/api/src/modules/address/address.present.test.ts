import { expect, test } from 'vitest'
import { toWireId } from '@galleria/kernel/id'
import { documentUrl } from '#modules/files/index.ts'
import { idOf } from '../../testing/some-rows.ts'
import { presentAddress } from './address.present.ts'
import type { AddressRow } from './address.store.ts'

const row: AddressRow = {
  id: idOf('address', 31),
  type: 'SHIPPING',
  site: 'DE',
  firstName: 'Kim',
  lastName: 'Petersen',
  gender: 'f',
  phone: '4030123456',
  areaCode: '+49',
  email: 'kim@xn--mbel-5qa.test',
  company: 'Möbel GmbH',
  taxCode: 'DE136695976',
  eori: 'DE1234567',
  street: 'Lange Reihe',
  houseNumber: '5a',
  detail: 'Hof',
  postalCode: '20099',
  city: 'Hamburg',
  province: 'Hamburg',
  country: 'Deutschland',
  regionId: 276,
  regionCode: 'DE',
  districtList: [],
  longitude: 10.01,
  latitude: 53.56,
  hearFrom: 'friend',
  subscribe: true,
  isDefault: true,
  documentId: idOf('file', 9),
  documentName: 'tax.pdf',
}

test('an address is shown as its owner wrote it, with its region, its document and its mail domain in letters', () => {
  expect(presentAddress(row)).toEqual({
    id: toWireId('address', row.id),
    addressType: 'SHIPPING',
    gender: 'f',
    firstName: 'Kim',
    lastName: 'Petersen',
    personName: 'Kim Petersen',
    personPhone: '4030123456',
    areaCode: '+49',
    areaCodeId: 'DE',
    email: 'kim@möbel.test',
    company: 'Möbel GmbH',
    taxCode: 'DE136695976',
    eori: 'DE1234567',
    poiName: 'Lange Reihe',
    houseNo: '5a',
    detailAddress: 'Hof',
    postalCode: '20099',
    city: 'Hamburg',
    province: 'Hamburg',
    country: 'Deutschland',
    region: { id: 276, regionName: 'Deutschland', regionShortName: 'DE' },
    regionShortName: 'DE',
    districtList: [],
    addressLongitude: 10.01,
    addressLatitude: 53.56,
    hearFrom: 'friend',
    subscribe: true,
    rfcFile: {
      id: toWireId('file', idOf('file', 9)),
      name: 'tax.pdf',
      url: documentUrl(idOf('file', 9)),
      status: 'done',
    },
    isDefault: true,
    addressStatus: 'ENABLED',
    site: 'DE',
  })
})

test('what an address does not have is empty', () => {
  const bare = { ...row, lastName: '', areaCode: '', regionId: null, documentName: null }
  expect(presentAddress(bare)).toMatchObject({
    personName: 'Kim',
    areaCodeId: '',
    region: null,
    rfcFile: { name: '' },
  })
  expect(presentAddress({ ...row, documentId: null }).rfcFile).toBeNull()
})
