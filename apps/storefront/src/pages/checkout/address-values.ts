import type { WireAddress } from '@galleria/contract/address'
import { storefronts, type Site } from '@galleria/contract/storefronts'

/** What the address form holds, before and between the rules of `addressRules`: defaults, and what an input lets in. */

export const addressFields = ['gender', 'firstName', 'lastName', 'company', 'poiName', 'houseNo', 'detailAddress', 'postalCode', 'city', 'province', 'country', 'email', 'personPhone', 'hearFrom'] as const
export type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string> & { isDefault: boolean }
/** A code of the rules by field; `form` is a refusal that belongs to none. */
export type AddressErrors = Partial<Record<AddressField | 'form', string>>

/** First and last name together, without the space between them [ADR-038]. */
const NAMES_MAX = 34

/** The longest an input lets anything become; the rules decide what is accepted. */
export function inputLimits(site: Site): Partial<Record<AddressField, number>> {
  const { streetMax, streetAndNumberMax } = storefronts[site]
  return { firstName: NAMES_MAX, lastName: NAMES_MAX, company: 100, poiName: streetMax, houseNo: streetAndNumberMax, detailAddress: 36, postalCode: 100, city: 100, province: 100, email: 254, personPhone: 20, hearFrom: 200 }
}

/** A saved address, or an empty one with the dial code and what is known of the person. */
export function valuesOf(address: WireAddress | undefined, { site, email }: { site: Site; email: string }): AddressValues {
  const values = Object.fromEntries(addressFields.map((field) => [field, address?.[field] ?? ''])) as Record<AddressField, string>
  return {
    ...values, country: ownCountryName(site), isDefault: address?.isDefault ?? false,
    ...(address ? {} : { personPhone: `${storefronts[site].dialCode} `, email }),
  }
}

/** What a form sent. The country is the storefront's, whatever the form says. */
export function readAddressForm(form: FormData, site: Site): AddressValues {
  const values = Object.fromEntries(addressFields.map((field) => [field, String(form.get(field) ?? '')])) as Record<AddressField, string>
  return { ...values, personPhone: tidyPhone(values.personPhone, storefronts[site].dialCode), hearFrom: stripEmoji(values.hearFrom), country: ownCountryName(site), isDefault: form.has('isDefault') }
}

/** The storefront's country in its own language, as carriers want it. */
export function ownCountryName(site: Site): string {
  const { country, language } = storefronts[site]
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/** A name, cut so that both fit the label [ADR-040]. */
export function cutName(typed: string, other: string): string {
  return typed.slice(0, Math.max(1, NAMES_MAX - other.trim().length))
}

/** Where the first zero belongs to the number also from abroad. */
const KEEP_ZERO = new Set(['+39'])

/** A number as people write it at home becomes one that can be called from anywhere: `0171 23` -> `+49 171 23`. An untouched dial code is no number. */
export function tidyPhone(typed: string, dialCode: string): string {
  const phone = typed.trim()
  if (phone === dialCode) return ''
  if (phone.startsWith('00')) return `+${phone.slice(2)}`
  if (phone.startsWith('+') || phone === '') return phone
  return `${dialCode} ${KEEP_ZERO.has(dialCode) ? phone : phone.replace(/^0/, '')}`
}

/** [ADR-077] */
export function stripEmoji(text: string): string {
  return text.replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u200D|\uFE0F|\u20E3/gu, '')
}
