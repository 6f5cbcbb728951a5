import type { WireAddress } from '@galleria/contract/address'
import { toWireId } from '@galleria/kernel/id'
import type { AddressRow } from './address.store.ts'

export function presentAddress(row: AddressRow): WireAddress {
  return {
    id: toWireId('address', row.id), gender: row.gender, firstName: row.firstName, lastName: row.lastName, personName: `${row.firstName} ${row.lastName}`.trim(), personPhone: row.phone,
    email: row.email, company: row.company, taxCode: row.taxCode, poiName: row.street, houseNo: row.houseNumber, detailAddress: row.detail, postalCode: row.postalCode, city: row.city,
    province: row.province, country: row.country, regionShortName: row.regionCode, hearFrom: row.hearFrom, isDefault: row.isDefault, addressStatus: 'ENABLED', site: row.site,
  }
}
