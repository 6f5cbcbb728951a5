import * as z from 'zod/mini'
import { sites, storefronts, type Site, type Storefront } from './storefronts.ts'

/**
 * The rules of a delivery address, one schema per storefront, used by the form in the browser and by the server alike.
 * Messages are codes; the screen translates them. Source: account-address-and-shared section 5, decisions section 4.
 */

const NAME_MAX = 34
const PHONE_MAX = 20

export const genders = ['MALE', 'FEMALE', 'UN_KNOW'] as const

function field(max: number, required: boolean) {
  return z.string().check(
    z.maxLength(max, { error: 'length', abort: true }), z.trim(),
    z.minLength(required ? 1 : 0, { error: 'required', abort: true }),
    z.refine((value: string) => !value.includes('\\') && !hasControl(value), { error: 'invalid' }),
  )
}
function hasControl(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f]/.test(value)
}

// Linear: the length is checked first, and each label's repetition is bounded.
const EMAIL = /^[^\s@\\"<>()]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/
export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value)
}
export const email = z.string().check(z.maxLength(254, { error: 'length', abort: true }), z.trim(), z.minLength(1, { error: 'required', abort: true }), z.refine(isEmail, { error: 'email' }))

const PHONE = /^\+\d{1,4} ?[\d ()/.-]{4,17}[\d*]$/

function addressFor(front: Storefront) {
  return z.object({
    gender: z.enum(genders, { error: 'required' }),
    firstName: field(NAME_MAX, true),
    lastName: field(NAME_MAX, true),
    personPhone: z.string().check(z.maxLength(PHONE_MAX, { error: 'length', abort: true }), z.trim(), z.minLength(1, { error: 'required', abort: true }), z.regex(PHONE, { error: 'phone' })),
    email,
    company: z._default(field(100, false), ''),
    poiName: field(front.streetMax, true),
    houseNo: field(front.streetAndNumberMax, true),
    detailAddress: z._default(field(front.isDetailRequired ? 36 : 35, front.isDetailRequired), ''),
    postalCode: field(100, true).check(z.regex(front.postalCode, { error: 'postal' })),
    city: field(100, true),
    province: field(100, true),
    country: field(100, true),
    hearFrom: z._default(field(200, front.asksHearFrom), ''),
    isDefault: z._default(z.boolean(), false),
  }).check(
    z.refine((a) => (a.firstName + a.lastName).length <= NAME_MAX, { error: 'name_length', path: ['lastName'] }),
    z.refine((a) => `${a.poiName} ${a.houseNo}`.length - 1 <= front.streetAndNumberMax, { error: 'street_length', path: ['houseNo'] }),
  )
}

type AddressSchema = ReturnType<typeof addressFor>
export const addressRules = Object.fromEntries(sites.map((site) => [site, addressFor(storefronts[site])])) as Record<Site, AddressSchema>
export type AddressForm = z.input<AddressSchema>
export type ValidAddress = z.output<AddressSchema>
