import type { MerchantOrder } from '@galleria/contract/merchant'

/** An address as it stands on a label, empty parts left out. The house number follows the street; in Britain it goes before it. */
export function addressLines(address: MerchantOrder['deliverTo'], countryName: string): string[] {
  const isBritish = /^(GB|UK|United Kingdom)$/.test(address.country)
  const street = (isBritish ? [address.houseNo, address.street] : [address.street, address.houseNo])
    .filter(Boolean)
    .join(' ')
  // Bremen is a town and a state; once is enough on a label.
  const province = address.province === address.city ? '' : address.province
  const town = isBritish
    ? [address.city, province, address.postalCode]
    : [[address.postalCode, address.city].filter(Boolean).join(' '), province]
  return [
    address.name,
    address.company,
    street,
    address.detailAddress,
    ...town,
    countryName,
  ].filter(Boolean)
}
