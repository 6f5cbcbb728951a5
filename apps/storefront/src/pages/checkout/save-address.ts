import { isProblem, type Client } from '@galleria/contract/client'
import type { Site } from '@galleria/contract/storefronts'
import { readAddressForm, type AddressErrors, type AddressValues } from './address-values.ts'

export type SaveAnswer =
  | { readonly saved: string; readonly errors?: undefined; readonly values?: undefined }
  | { readonly saved?: undefined; readonly errors: AddressErrors; readonly values: AddressValues }

/** Saves a new address, or the changes to the one the form names. What is wrong comes back by field, with everything that was typed. */
export async function saveAddress({ call, site }: { call: Client; site: Site }, form: FormData): Promise<SaveAnswer> {
  const values = readAddressForm(form, site)
  const id = String(form.get('id') ?? '')
  try {
    const address = id
      ? await call('POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow', { id, ...values })
      : await call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', values)
    return { saved: address.id }
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return { errors: errorsOf(error.body.errors, error.code), values }
  }
}

/** By field; a refusal without fields stands at the form as a whole. */
export function errorsOf(errors: readonly { path: string; code: string }[] | undefined, code: string): AddressErrors {
  if (!errors || errors.length === 0) return { form: code }
  return Object.fromEntries(errors.toReversed().map((error) => [error.path, error.code]))
}
