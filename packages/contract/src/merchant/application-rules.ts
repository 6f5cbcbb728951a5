import { formSchema } from '../form-schema.ts'
import { addressCountries, type CountryCode } from '../address/countries.ts'
import { isEmail } from '../account/email.ts'
import {
  requirements,
  SHORTEST_ABOUT,
  textFields,
  type ApplicationFields,
  type ApplicationFlaw,
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
 * What is still missing or wrong, in the order of the form; empty when it may be sent. `isPhone` is the country's own rule, handed in
 * because it is large. Whether a document is there and clean only the server knows.
 */
export function applicationFlaws(
  given: ApplicationFields,
  isPhone: (phone: string) => boolean = () => true,
): ApplicationFlaw[] {
  const flaws = [...textFlaws(given, isPhone), ...returnFlaws(given.returnAddress)]
  if (given.documents.length === 0) flaws.push({ path: 'documents', code: 'document_required' })
  for (const one of requirements)
    if (!given.agreed.includes(one)) flaws.push({ path: `agreed.${one}`, code: 'agree' })
  return flaws
}

/** The same as the schema of the form. */
export function sellerApplicationSchema(isPhone?: (phone: string) => boolean) {
  return formSchema<ApplicationFields>((given) => applicationFlaws(given, isPhone))
}

function textFlaws(
  given: ApplicationFields,
  isPhone: (phone: string) => boolean,
): ApplicationFlaw[] {
  const flaws: ApplicationFlaw[] = textFields
    .filter(({ path }) => stripInvisible(given[path]).trim() === '')
    .map(({ path }) => ({ path, code: 'required' }))
  const ask = (path: keyof ApplicationFields, code: string, isRight: boolean) => {
    if (!isRight && !flaws.some((flaw) => flaw.path === path)) flaws.push({ path, code })
  }
  for (const { path } of textFields) ask(path, 'invalid', !hasForbiddenSignsInText(given[path]))
  ask('country', given.country === '' ? 'required' : 'invalid', isSellerCountry(given.country))
  if (isSellerCountry(given.country))
    ask('taxId', 'vat_id', readSellerTaxId(given.country, given.taxId) !== undefined)
  ask('email', 'email', isEmail(given.email))
  ask('contactPhone', 'phone', PHONE.test(given.contactPhone) && isPhone(given.contactPhone))
  ask('about', 'too_small', given.about.trim().length >= SHORTEST_ABOUT)
  return flaws
}
const PHONE = /^\+\d[\d ()/.-]{6,21}\d$/

const returnTexts = ['street', 'houseNo', 'postalCode', 'city'] as const

function returnFlaws(address: ReturnAddress): ApplicationFlaw[] {
  const flaws: ApplicationFlaw[] = returnTexts
    .filter((field) => stripInvisible(address[field]).trim() === '')
    .map((field) => ({ path: `returnAddress.${field}`, code: 'required' }))
  for (const field of [...returnTexts, 'detail', 'province'] as const)
    if (hasForbiddenSigns(address[field]))
      flaws.push({ path: `returnAddress.${field}`, code: 'invalid' })
  if (!isSellerCountry(address.country))
    return [
      ...flaws,
      { path: 'returnAddress.country', code: address.country === '' ? 'required' : 'invalid' },
    ]
  return isPostalCode(address.country, address.postalCode) || address.postalCode.trim() === ''
    ? flaws
    : [...flaws, { path: 'returnAddress.postalCode', code: 'postal' }]
}
