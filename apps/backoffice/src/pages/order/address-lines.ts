import type { MerchantOrder } from '@galleria/contract/merchant'

/** An address as it stands on a label, empty parts left out. The house number follows the street; in Britain it goes before it. */
export function addressLines(address: MerchantOrder['deliverTo'], countryName: string): string[] {
  const isBritish = /^(GB|UK|United Kingdom)$/.test(address.country)
  const street = (isBritish ? [address.houseNo, address.street] : [address.street, address.houseNo]).filter(Boolean).join(' ')
  const town = isBritish ? [address.city, address.postalCode] : [[address.postalCode, address.city].filter(Boolean).join(' ')]
  return [address.name, address.company, street, address.detailAddress, ...town, address.province, countryName].filter(Boolean)
}
