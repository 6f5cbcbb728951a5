import { addressSchema, type AddressType, type PhoneCheck } from '@galleria/contract/address-rules'
import type { Site } from '@galleria/contract/storefronts'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { toAddress, type AddressValues } from './address-values.ts'

/** The storefront's rules over what is typed, phones included: the same schema and the same check as the server's. */
export function addressErrors(
  site: Site,
  type: AddressType,
  values: AddressValues,
  isPhone?: PhoneCheck,
): FieldErrors {
  return errorsOf(addressSchema(site, type, isPhone), toAddress(values, type))
}
