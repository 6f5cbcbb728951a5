import type { WireAddress } from '@galleria/contract/address'
import type { WireUser } from '@galleria/contract/account'
import type { CardForm } from '@galleria/contract/card-rules'

/**
 * What is known of a member already stands in the form: their usual address, the one of invoices
 * first.
 */
export function suggestHolder(
  user: Pick<WireUser, 'email' | 'mobile'>,
  addresses: readonly WireAddress[],
): CardForm {
  const address =
    addresses.find(({ addressType }) => addressType === 'BILLING') ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0]
  const place = (level: number) =>
    address?.districtList.find(({ districtLevel }) => districtLevel === level)?.districtName ?? ''
  return {
    cardHolderName: address ? `${address.firstName} ${address.lastName}`.trim() : '',
    mobile: address?.personPhone || user.mobile || '',
    email: user.email || address?.email || '',
    country: address?.regionShortName ?? '',
    province: address?.province ?? '',
    city: address?.city ?? '',
    district: place(3) || place(2) || address?.city || '',
    street: address?.poiName ?? '',
    houseNumber: address?.houseNo ?? '',
    zipCode: address?.postalCode ?? '',
  }
}
