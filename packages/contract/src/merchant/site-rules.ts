import { isPostalCode } from '../address/postal-codes.ts'
import { findEmpty, findUnless, formSchema } from '../form-schema.ts'
import { readTypedWhole } from '../typed-number.ts'
import type { taxCountries } from '../vat.ts'

/**
 * Limits of a shop's sites, for its form and for the server. Safe in a browser: no schema library.
 */
export const MOST_SITES = 20
export const LONGEST_HOURS = 200
/** Days that goods wait for who fetches them. */
export const HOLD_DAYS = { least: 3, usual: 14, most: 60 } as const
/** So many days before the last one their buyer is reminded. */
export const REMINDED_BEFORE_DAYS = 3

/** A site as it is typed. */
export type TypedSite = Readonly<
  Record<
    'name' | 'street' | 'houseNo' | 'postalCode' | 'city' | 'phone' | 'openingHours' | 'holdDays',
    string
  >
> & { readonly country: (typeof taxCountries)[number] }

export const siteSchema = formSchema<TypedSite>((typed) => [
  ...findEmpty(typed, 'name', 'street', 'houseNo', 'postalCode', 'city', 'openingHours'),
  ...findUnless(
    typed.postalCode.trim() === '' || isPostalCode(typed.country, typed.postalCode),
    'postalCode',
    'postal',
  ),
  ...findUnless(readTypedWhole(typed.holdDays, HOLD_DAYS) !== undefined, 'holdDays', 'days'),
])
