import type { WireOrderAddress } from '@galleria/contract/order'

/** An address as it stands on a letter; empty parts leave no gap. */
export function addressLines(address: WireOrderAddress): string[] {
  return [
    join(address.firstName, address.lastName),
    address.company,
    join(address.poiName, address.houseNo),
    address.detailAddress,
    join(address.postalCode, address.city),
    address.province,
    address.country,
    address.personPhone,
    address.taxCode,
  ].filter((line) => line !== '')
}
function join(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(' ')
}
