import { isCountryCode } from '../address/countries.ts'
import { isPostalCode } from '../address/postal-codes.ts'
import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/**
 * Where goods come back to, for the form of a shop and for the server. Safe in a browser: no schema
 * library.
 */

export type TypedReturnAddress = {
  readonly personName: string
  readonly detailAddress: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

/** Where the mall knows how postcodes of a country look. */
export const fitsCountry = ({ country, postalCode }: TypedReturnAddress): boolean =>
  !isCountryCode(country) || isPostalCode(country, postalCode)

/** All but the telephone is needed. */
export const returnAddressSchema = formSchema<TypedReturnAddress>((typed) => {
  const empty = findEmpty(typed, 'personName', 'detailAddress', 'postalCode', 'city')
  const isTyped = typed.postalCode.trim() !== ''
  return [...empty, ...findUnless(!isTyped || fitsCountry(typed), 'postalCode', 'postal')]
})
