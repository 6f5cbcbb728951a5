import type { WireAddress } from '@galleria/contract/address'
import { countryOfDialCode } from '@galleria/contract/dial-codes'
import { toWireId } from '@galleria/kernel/id'
import { showEmail } from '#platform/show-email.ts'
import { documentUrl } from '#modules/files/index.ts'
import type { AddressRow } from './address.store.ts'

export function presentAddress(row: AddressRow): WireAddress {
  return {
    id: toWireId('address', row.id),
    addressType: row.type,
    gender: row.gender,
    firstName: row.firstName,
    lastName: row.lastName,
    personName: `${row.firstName} ${row.lastName}`.trim(),
    personPhone: row.phone,
    areaCode: row.areaCode,
    areaCodeId: countryOfDialCode(row.areaCode) ?? '',
    email: showEmail(row.email),
    company: row.company,
    taxCode: row.taxCode,
    eori: row.eori,
    poiName: row.street,
    houseNo: row.houseNumber,
    detailAddress: row.detail,
    postalCode: row.postalCode,
    city: row.city,
    province: row.province,
    country: row.country,
    region:
      row.regionId === null
        ? null
        : { id: row.regionId, regionName: row.country, regionShortName: row.regionCode },
    regionShortName: row.regionCode,
    districtList: row.districtList,
    addressLongitude: row.longitude,
    addressLatitude: row.latitude,
    hearFrom: row.hearFrom,
    subscribe: row.subscribe,
    rfcFile: row.documentId && {
      id: toWireId('file', row.documentId),
      name: row.documentName ?? '',
      url: documentUrl(row.documentId),
      status: 'done',
    },
    isDefault: row.isDefault,
    addressStatus: 'ENABLED',
    site: row.site,
  }
}
