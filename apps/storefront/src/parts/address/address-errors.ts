import { addressSchema, type AddressType, type PhoneCheck } from '@galleria/contract/address-rules'
import { findCustomsErrors, type CustomsNeeds } from '@galleria/contract/customs'
import type { Site } from '@galleria/contract/storefronts'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { toAddress, type AddressValues } from './address-values.ts'

/**
 * The storefront's rules over what is typed, phones included: the same schema and the same check as
 * the server's.
 */
export function addressErrors(
  site: Site,
  type: AddressType,
  values: AddressValues,
  { isPhone, needs }: { isPhone?: PhoneCheck | undefined; needs?: CustomsNeeds | undefined } = {},
): FieldErrors {
  return {
    ...(type === 'BILLING' ? customsErrors(needs, values) : {}),
    ...errorsOf(addressSchema(site, type, isPhone), toAddress(values, type)),
  }
}

/** What customs want and a company's bill lacks, by field. */
export function customsErrors(
  needs: CustomsNeeds | undefined,
  { company, taxCode, eori }: Pick<AddressValues, 'company' | 'taxCode' | 'eori'>,
): FieldErrors {
  const lacking = needs ? findCustomsErrors(needs, { company, taxCode, eori }) : []
  return Object.fromEntries(lacking.map(({ path, code }) => [path, { code }]))
}

export function customsFields(needs: CustomsNeeds | undefined): ('eori' | 'taxCode')[] {
  return (['eori', 'taxCode'] as const).filter((name) => needs?.[name])
}
