import { addressCountries, type CountryCode } from './address-countries.ts'
import { isEmail } from './address-rules.ts'
import { readSellerTaxId } from './seller-tax.ts'

/** What a shop tells about itself before it may sell: one set of rules for the form and the server. */

/** In the order of the form; each step is filled in by itself and kept. */
export const applicationSteps = ['account', 'company', 'documents', 'return', 'send'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** What a seller has to have and to accept; all are ticked before anything is sent. */
export const requirements = ['registered', 'returns', 'safety', 'packaging', 'terms'] as const
export type Requirement = (typeof requirements)[number]

export const applicationMaxima = { company: 100, taxId: 30, contactName: 80, contactPhone: 24, email: 254, shopName: 40, about: 1000, street: 100, houseNo: 20, detail: 100, postalCode: 12, city: 80, province: 80 } as const
export const SHORTEST_ABOUT = 40
export const MOST_DOCUMENTS = 5
/** Of what an operator tells a seller or an applicant. */
export const LONGEST_REASON = 500

export type ReturnAddress = { street: string; houseNo: string; detail: string; postalCode: string; city: string; province: string; country: string }
export type ApplicationFields = {
  company: string; taxId: string; country: string; contactName: string; contactPhone: string; email: string; shopName: string; about: string
  returnAddress: ReturnAddress
  /** Wire ids of files. */
  documents: readonly string[]
  agreed: readonly string[]
}
export type ApplicationFlaw = { readonly path: string; readonly code: string }

const texts: readonly { path: keyof typeof applicationMaxima & keyof ApplicationFields; step: ApplicationStep }[] = [
  { path: 'company', step: 'company' }, { path: 'taxId', step: 'company' }, { path: 'contactName', step: 'account' }, { path: 'contactPhone', step: 'account' }, { path: 'email', step: 'account' },
  { path: 'shopName', step: 'company' }, { path: 'about', step: 'company' },
]
const returnTexts: readonly (keyof ReturnAddress & keyof typeof applicationMaxima)[] = ['street', 'houseNo', 'postalCode', 'city']

/** On which step a field is asked for. */
export function stepOf(path: string): ApplicationStep {
  if (path.startsWith('returnAddress')) return 'return'
  if (path.startsWith('documents')) return 'documents'
  if (path.startsWith('agreed')) return 'send'
  return texts.find((field) => field.path === path)?.step ?? 'company'
}

export function isSellerCountry(country: string): country is CountryCode {
  return Object.hasOwn(addressCountries, country)
}

/**
 * What is still missing or wrong, in the order of the form; empty when it may be sent. `isPhone` is the country's own rule, handed in
 * because it is large. Whether a document is there and clean only the server knows.
 */
export function applicationFlaws(given: ApplicationFields, isPhone: (phone: string) => boolean = () => true): ApplicationFlaw[] {
  const flaws = [...textFlaws(given, isPhone), ...returnFlaws(given.returnAddress)]
  if (given.documents.length === 0) flaws.push({ path: 'documents', code: 'document_required' })
  for (const one of requirements) if (!given.agreed.includes(one)) flaws.push({ path: `agreed.${one}`, code: 'agree' })
  return flaws
}

function textFlaws(given: ApplicationFields, isPhone: (phone: string) => boolean): ApplicationFlaw[] {
  const flaws: ApplicationFlaw[] = texts.filter(({ path }) => given[path].trim() === '').map(({ path }) => ({ path, code: 'required' }))
  const ask = (path: keyof ApplicationFields, code: string, isRight: boolean) => { if (!isRight && !flaws.some((flaw) => flaw.path === path)) flaws.push({ path, code }) }
  ask('country', given.country === '' ? 'required' : 'invalid', isSellerCountry(given.country))
  if (isSellerCountry(given.country)) ask('taxId', 'vat_id', readSellerTaxId(given.country, given.taxId) !== undefined)
  ask('email', 'email', isEmail(given.email))
  ask('contactPhone', 'phone', PHONE.test(given.contactPhone) && isPhone(given.contactPhone))
  ask('about', 'too_small', given.about.trim().length >= SHORTEST_ABOUT)
  return flaws
}
const PHONE = /^\+\d[\d ()/.-]{6,21}\d$/

function returnFlaws(address: ReturnAddress): ApplicationFlaw[] {
  const flaws: ApplicationFlaw[] = returnTexts.filter((field) => address[field].trim() === '').map((field) => ({ path: `returnAddress.${field}`, code: 'required' }))
  if (!isSellerCountry(address.country)) return [...flaws, { path: 'returnAddress.country', code: address.country === '' ? 'required' : 'invalid' }]
  const isPostal = addressCountries[address.country].postal.test(address.postalCode.trim())
  return isPostal || address.postalCode.trim() === '' ? flaws : [...flaws, { path: 'returnAddress.postalCode', code: 'postal' }]
}

/** Which words the way in has: settle (begin, or a rejected application), audit (we are looking at it), backend, or limited (a back office with fewer rights). */
export const entryLabels = ['settle', 'audit', 'backend', 'limited'] as const
export type EntryLabel = (typeof entryLabels)[number]
