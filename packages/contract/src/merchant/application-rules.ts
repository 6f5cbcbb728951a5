import { formSchema } from '../form-schema.ts'
import { addressCountries, type CountryCode } from '../address/countries.ts'
import { isEmail } from '../account/email.ts'
import {
  requirements,
  SHORTEST_ABOUT,
  textFields,
  type ApplicationFields,
  type ApplicationError,
  type ReturnAddress,
} from './rules.ts'
import { hasForbiddenSigns, hasForbiddenSignsInText, stripInvisible } from '../plain-text.ts'
import { isPostalCode } from '../address/postal-codes.ts'
import { readSellerTaxId } from './seller-tax.ts'

/** When a shop's application is complete: one set of rules for the form and the server. */

export function isSellerCountry(country: string): country is CountryCode {
  return Object.hasOwn(addressCountries, country)
}

/**
 * What is still missing or wrong, in the order of the form; empty when it may be sent. `isPhone` is
 * the country's own rule, handed in because it is large. Whether a document is there and clean only
 * the server knows.
 */
export function applicationErrors(
  given: ApplicationFields,
  isPhone: (phone: string) => boolean = () => true,
): ApplicationError[] {
  const errors = [...textErrors(given, isPhone), ...returnErrors(given.returnAddress)]
  if (given.documents.length === 0) errors.push({ path: 'documents', code: 'document_required' })
  for (const one of requirements)
    if (!given.agreed.includes(one)) errors.push({ path: `agreed.${one}`, code: 'agree' })
  return errors
}

/** The same as the schema of the form. */
export function sellerApplicationSchema(isPhone?: (phone: string) => boolean) {
  return formSchema<ApplicationFields>((given) => applicationErrors(given, isPhone))
}

function textErrors(
  given: ApplicationFields,
  isPhone: (phone: string) => boolean,
): ApplicationError[] {
  const errors: ApplicationError[] = textFields
    .filter(({ path }) => stripInvisible(given[path]).trim() === '')
    .map(({ path }) => ({ path, code: 'required' }))
  const ask = (path: keyof ApplicationFields, code: string, isRight: boolean) => {
    if (!isRight && !errors.some((error) => error.path === path)) errors.push({ path, code })
  }
  for (const { path } of textFields) ask(path, 'invalid', !hasForbiddenSignsInText(given[path]))
  ask('country', given.country === '' ? 'required' : 'invalid', isSellerCountry(given.country))
  if (isSellerCountry(given.country))
    ask('taxId', 'vat_id', readSellerTaxId(given.country, given.taxId) !== undefined)
  ask('email', 'email', isEmail(given.email))
  ask('contactPhone', 'phone', PHONE.test(given.contactPhone) && isPhone(given.contactPhone))
  ask('about', 'too_small', given.about.trim().length >= SHORTEST_ABOUT)
  return errors
}
const PHONE = /^\+\d[\d ()/.-]{6,21}\d$/

const returnTexts = ['street', 'houseNo', 'postalCode', 'city'] as const

function returnErrors(address: ReturnAddress): ApplicationError[] {
  const errors: ApplicationError[] = returnTexts
    .filter((field) => stripInvisible(address[field]).trim() === '')
    .map((field) => ({ path: `returnAddress.${field}`, code: 'required' }))
  for (const field of [...returnTexts, 'detail', 'province'] as const)
    if (hasForbiddenSigns(address[field]))
      errors.push({ path: `returnAddress.${field}`, code: 'invalid' })
  if (!isSellerCountry(address.country))
    return [
      ...errors,
      { path: 'returnAddress.country', code: address.country === '' ? 'required' : 'invalid' },
    ]
  return isPostalCode(address.country, address.postalCode) || address.postalCode.trim() === ''
    ? errors
    : [...errors, { path: 'returnAddress.postalCode', code: 'postal' }]
}
