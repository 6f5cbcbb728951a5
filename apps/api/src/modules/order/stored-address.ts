import { codeOfCountry } from '@galleria/contract/country-codes'
import { toWireId } from '@galleria/kernel/id'
import type { AddressRow } from '#modules/address/index.ts'
import type { StoredAddress } from './order.types.ts'

/** The address as it is now; a later change in the address book changes no order. */
export function storeAddress(address: AddressRow): StoredAddress {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    email: address.email,
    personPhone: address.phone,
    poiName: address.street,
    houseNo: address.houseNumber,
    detailAddress: address.detail,
    postalCode: address.postalCode,
    city: address.city,
    province: address.province,
    country: address.country,
    regionShortName: address.regionCode || (codeOfCountry(address.country) ?? ''),
    districtList: address.districtList,
    company: address.company,
    taxCode: address.taxCode,
    eori: address.eori,
    ...(address.documentId ? { rfcFileId: toWireId('file', address.documentId) } : {}),
  }
}

/** Tax and delivery cost the same wherever in a country goods go. */
export function isSameCountry(one: StoredAddress, other: StoredAddress): boolean {
  return countryOf(one) === countryOf(other)
}
function countryOf({ regionShortName, country }: StoredAddress): string {
  return codeOfCountry(country) || regionShortName || country
}
