import * as z from 'zod/mini'
import { countryNamed, countryOfRegion } from './countries.ts'
import { limitsOf, NAMES_MAX, PHONE_MAX, stripEmoji, splitName } from './limits.ts'
import { hasForbiddenSigns, stripInvisible, stripSigns } from '../plain-text.ts'
import { countryOfDialCode, joinPhone, splitPhone } from './dial-codes.ts'
import { isDelivered, isPostalCode, tidyPostalCode } from './postal-codes.ts'
import { isPersonName } from './person-name.ts'
import { isEmail, tidyEmail } from '../account/email.ts'
import { storefronts, type Site } from '../storefronts.ts'
import { readSellerTaxId } from '../merchant/seller-tax.ts'
import { isTaxCode, tidyTaxCode } from '../merchant/tax-codes.ts'

/**
 * The rules of an address, one schema per storefront and kind, used by the form in the browser and
 * by the server alike. Messages are codes; the screen translates them. Source:
 * account-address-and-shared section 5, decisions section 4.
 *
 * A phone is judged by its pattern here; `isPhone` of `phone-check.ts` adds the country's own
 * rules. It is handed in, because it is large and a browser loads it when somebody comes to the
 * field.
 */

export const genders = ['MALE', 'FEMALE', 'UN_KNOW'] as const
const addressTypes = ['SHIPPING', 'BILLING'] as const
export type AddressType = (typeof addressTypes)[number]
/**
 * Whether a number, with its dial code, is one of its country; numbers of countries it does not
 * know are left to the pattern.
 */
export type PhoneCheck = (phone: string) => boolean

/**
 * The first thing wrong with a text, as a code. None of them stops the others: what is wrong with
 * the form is told at once.
 */
function text(max: number, required: boolean, error: (value: string) => string | undefined) {
  return z.string().check(
    z.check<string>(({ value, issues }) => {
      const code =
        value.length > max ? 'length' : findError(stripInvisible(value).trim(), required, error)
      if (code)
        issues.push({
          code: 'custom',
          message: code,
          params: { max },
          input: value,
          continue: true,
        })
    }),
    z.overwrite(stripInvisible),
    z.trim(),
  )
}
function findError(
  value: string,
  required: boolean,
  error: (value: string) => string | undefined,
): string | undefined {
  if (value === '') return required ? 'required' : undefined
  return error(value)
}
function field(max: number, required: boolean) {
  return text(max, required, (value) =>
    value.includes('\\') || hasForbiddenSigns(value) ? 'invalid' : undefined,
  )
}

function name(max: number) {
  return text(max, true, (value) => {
    if (value.includes('\\') || hasForbiddenSigns(value)) return 'invalid'
    return isPersonName(value) ? undefined : 'name'
  })
}

/** For the calls of an account. */
export const email = z
  .string()
  .check(
    z.maxLength(254, { error: 'length', abort: true }),
    z.overwrite(stripSigns),
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine(isEmail, { error: 'email' }),
    z.overwrite(tidyEmail),
  )

const PHONE = /^\+\d{1,4} ?[\d ()/.-]{4,17}[\d*]$/
function phone(isPhone: PhoneCheck) {
  return text(PHONE_MAX, true, (value) =>
    PHONE.test(value) && (value.endsWith('*') || isPhone(value)) ? undefined : 'phone',
  )
}

const EORI = /^[A-Z]{2}[A-Z0-9]{1,15}$/
const coordinate = (most: number) =>
  z._default(
    z.nullable(
      z
        .number({ error: 'invalid' })
        .check(z.minimum(-most, { error: 'invalid' }), z.maximum(most, { error: 'invalid' })),
    ),
    null,
  )

/** One chosen level of the picker. */
const districtChoice = z.object({
  districtCode: z.string().check(z.maxLength(40)),
  districtName: z.string().check(z.maxLength(100)),
  districtLevel: z.int().check(z.minimum(1), z.maximum(4)),
})
/** A document that was sent: `status` is what the upload says, and only `done` can be saved. */
const documentChoice = z.object({
  id: z.string().check(z.maxLength(40)),
  name: z._default(z.string().check(z.maxLength(200)), ''),
  status: z._default(z.string().check(z.maxLength(20)), 'done'),
})

function addressFor(site: Site, type: AddressType, isPhone: PhoneCheck) {
  const front = storefronts[site]
  const limits = limitsOf(site, type)
  const isBilling = type === 'BILLING'
  return z
    .object({
      addressType: z._default(z.literal(type, { error: 'invalid' }), type),
      gender: z.enum(genders, { error: 'required' }),
      firstName: name(limits.name),
      lastName: name(limits.name),
      personPhone: phone(isPhone),
      areaCode: z._default(field(6, false), ''),
      email: text(254, true, (value) => (isEmail(value) ? undefined : 'email')),
      company: z._default(field(100, false), ''),
      poiName: field(limits.street, true),
      houseNo: field(front.streetAndNumberMax, true),
      detailAddress: z._default(field(limits.detail, front.isDetailRequired), ''),
      postalCode: field(100, true),
      city: field(100, true),
      province: field(100, true),
      country: field(100, true),
      districtList: z._default(
        z.array(districtChoice, { error: 'invalid' }).check(z.maxLength(4, { error: 'invalid' })),
        [],
      ),
      addressLongitude: coordinate(180),
      addressLatitude: coordinate(90),
      hearFrom: z._default(field(200, front.asksHearFrom && !isBilling), ''),
      taxCode: z._default(field(30, false), ''),
      eori: z._default(
        text(17, false, (value) => (EORI.test(value) ? undefined : 'invalid')),
        '',
      ),
      rfcFile: z._default(z.nullable(documentChoice), null),
      subscribe: z._default(z.boolean(), false),
      isDefault: z._default(z.boolean(), false),
    })
    .check(
      z.refine((a) => isBilling || (a.firstName + a.lastName).length <= NAMES_MAX, {
        error: 'name_length',
        path: ['lastName'],
        when: hasTexts('firstName', 'lastName'),
      }),
      z.refine((a) => (a.poiName + a.houseNo).length <= front.streetAndNumberMax, {
        error: 'street_length',
        path: ['houseNo'],
        when: hasTexts('poiName', 'houseNo'),
      }),
      z.refine((a) => isBilling || countryNamed(site, a.country) !== undefined, {
        error: 'country',
        path: ['country'],
        when: hasTexts('country'),
      }),
      z.refine((a) => fitsPostalCode(site, isBilling, a), {
        error: 'postal',
        path: ['postalCode'],
        when: hasTexts('country', 'postalCode'),
      }),
      z.refine((a) => !isBilling || a.taxCode === '' || fitsTaxCode(site, a), {
        error: 'tax_code',
        path: ['taxCode'],
        when: hasTexts('taxCode', 'country'),
      }),
      z.refine((a) => !needsDocument(site, type, a.company) || a.taxCode !== '', {
        error: 'required',
        path: ['taxCode'],
        when: hasTexts('company'),
      }),
      z.refine((a) => !needsDocument(site, type, a.company) || a.rfcFile !== null, {
        error: 'required',
        path: ['rfcFile'],
        when: hasTexts('company'),
      }),
      z.refine((a) => !a.rfcFile || a.rfcFile.status === 'done', {
        error: 'upload',
        path: ['rfcFile'],
        when: isObject,
      }),
    )
}

/**
 * Whether a tax code and its document are asked for: invoices of companies, where the storefront
 * needs them.
 */
export function needsDocument(site: Site, type: AddressType, company: string): boolean {
  return (
    type === 'BILLING' &&
    storefronts[site].needsTaxDocument &&
    typeof company === 'string' &&
    company.trim() !== ''
  )
}

/**
 * A bill's code is of the storefront's country, or the VAT id of another country it delivers to:
 * with that a company there owes the tax itself.
 */
function fitsTaxCode(
  site: Site,
  { country, taxCode }: { country: string; taxCode: string },
): boolean {
  const front = storefronts[site]
  const known = countryNamed(site, country)?.shortName
  if (known && known !== front.country) return readSellerTaxId(known, taxCode) !== undefined
  return front.taxCode === null || isTaxCode(front.taxCode, taxCode)
}

function fitsPostalCode(
  site: Site,
  isBilling: boolean,
  { country, postalCode }: { country: string; postalCode: string },
): boolean {
  const known = countryNamed(site, country)
  if (!known) return true
  if (!isBilling) return isDelivered(known.shortName, postalCode)
  return !known.isPostalForBilling || isPostalCode(known.shortName, postalCode)
}

type Judged = {
  readonly value: unknown
  readonly issues: readonly { readonly path?: PropertyKey[] | undefined }[]
}

function isObject({ value }: Judged): boolean {
  return typeof value === 'object' && value !== null
}
/** A rule over several fields waits until each of them is right by itself, and for no other. */
function hasTexts(...fields: readonly string[]) {
  return (judged: Judged) =>
    isObject(judged) &&
    fields.every(
      (name) =>
        typeof (judged.value as Record<string, unknown>)[name] === 'string' &&
        !judged.issues.some((issue) => issue.path?.[0] === name),
    )
}

/**
 * What is mended before it is judged, so that form and server mend alike: names that came in one,
 * emoji, the dial code apart from its number, the country's own name.
 */
function tidy(site: Site, isBilling: boolean, given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const a: Record<string, unknown> = { ...given }
  const short = (name: string): string =>
    typeof a[name] === 'string' && (a[name] as string).length <= 400 ? (a[name] as string) : ''
  if (storefronts[site].splitsNames && short('firstName') && typeof a['lastName'] === 'string')
    Object.assign(a, splitName(short('firstName'), a['lastName'].slice(0, 400)))
  for (const name of ['personPhone', 'email']) if (short(name)) a[name] = stripSigns(short(name))
  if (short('email')) a['email'] = tidyEmail(short('email').trim())
  if (short('hearFrom')) a['hearFrom'] = stripEmoji(short('hearFrom'))
  if (short('personPhone') && short('personPhone').trim().length <= PHONE_MAX) {
    a['personPhone'] = joinPhone(
      countryOfDialCode(short('areaCode')) ? short('areaCode') : storefronts[site].dialCode,
      short('personPhone'),
    )
    a['areaCode'] = splitPhone(a['personPhone'] as string).code
  }
  if (!short('country').trim())
    a['country'] =
      countryOfRegion(Number((a['region'] as { id?: unknown } | undefined)?.id))?.name ??
      a['country']
  if (short('country') && !isBilling)
    a['country'] = countryNamed(site, short('country').trim())?.name ?? a['country']
  if (short('postalCode'))
    a['postalCode'] = tidyPostalCode(
      countryNamed(site, short('country').trim())?.shortName,
      short('postalCode'),
    )
  for (const name of ['taxCode', 'eori'])
    if (short(name)) a[name] = tidyTaxCode(short(name)) ?? a[name]
  return a
}

type Shape = ReturnType<typeof addressFor>
export type ValidAddress = z.output<Shape>
export type AddressForm = Omit<z.input<Shape>, 'addressType'> & {
  addressType?: AddressType | undefined
}
export type AddressSchema = z.ZodMiniType<ValidAddress, AddressForm>

/**
 * The rules of one kind of address. With `isPhone` they are those of the server. Made when asked
 * for: a browser needs one of the sixteen, and making all kept a phone busy for 30 ms.
 */
export function addressSchema(
  site: Site,
  type: AddressType,
  isPhone: PhoneCheck = () => true,
): AddressSchema {
  return z.pipe(
    z.transform((given: unknown) => tidy(site, type === 'BILLING', given)),
    addressFor(site, type, isPhone),
  ) as unknown as AddressSchema
}
