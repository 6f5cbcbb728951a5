import { isProblem, type Client } from '@galleria/contract/client'
import type { WireAddress } from '@galleria/contract/address'
import type { AddressType } from '@galleria/contract/address-rules'
import { customsErrors } from './address-errors.ts'
import type { FieldErrors } from '@galleria/ui/form/field-errors'
import {
  addressFields,
  readAddressForm,
  toAddress,
  type AddressField,
  type AddressValues,
} from './address-values.ts'

export type SaveAnswer =
  | { readonly saved: string; readonly errors?: undefined; readonly values?: undefined }
  | { readonly saved?: undefined; readonly errors: FieldErrors; readonly values?: AddressValues }

/**
 * Saves a new address, or the changes to the one the form names. What is wrong comes back by field,
 * with everything that was typed.
 */
export async function saveAddress(
  { call }: { call: Client },
  form: FormData,
): Promise<SaveAnswer & { address?: WireAddress }> {
  const values = readAddressForm(form)
  const type: AddressType = form.get('addressType') === 'BILLING' ? 'BILLING' : 'SHIPPING'
  const id = String(form.get('id') ?? '')
  const asked = form.getAll('needs')
  const lacking = customsErrors(
    { eori: asked.includes('eori'), taxCode: asked.includes('taxCode') },
    values,
  )
  if (type === 'BILLING' && Object.keys(lacking).length > 0) return { errors: lacking, values }
  const given = toAddress(values, type)
  try {
    const address = id
      ? await call('POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow', {
          ...given,
          id,
        })
      : await call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', given)
    return { saved: address.id, address }
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return { errors: fieldErrorsOf(error.body.errors, error.code), values }
  }
}

/** Parts that nobody sees stand at the field they belong to. */
const SEEN_AT: Readonly<Record<string, AddressField>> = {
  areaCode: 'personPhone',
  addressType: 'country',
  districtList: 'province',
  addressLongitude: 'poiName',
  addressLatitude: 'poiName',
}

/** By field, the first reason of each; a refusal without fields stands at the form as a whole. */
export function fieldErrorsOf(
  errors: readonly { path: string; code: string }[] | undefined,
  code: string,
): FieldErrors {
  if (!errors || errors.length === 0) return { form: { code } }
  return Object.fromEntries(
    errors.toReversed().map(({ path, code: reason }) => {
      const field = path.split('.')[0] ?? ''
      const seen = SEEN_AT[field] ?? addressFields.find((one) => one === field)
      return [seen ?? 'form', { code: reason }]
    }),
  )
}
