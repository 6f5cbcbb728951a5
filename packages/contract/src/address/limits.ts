import { storefronts, type Site } from '../storefronts.ts'

/**
 * How long the parts of an address may be, what an input lets in, and how a typed text is cut. Safe
 * in a browser: no schema library.
 */

/** First and last name together, without the space between them. */
export const NAMES_MAX = 34
/** With the dial code and its blank. */
export const PHONE_MAX = 20

type Type = 'SHIPPING' | 'BILLING'

/**
 * The rules' own limits; a carrier's label is short, an invoice is not. Where the street is
 * limited, the detail address is as well.
 */
export function limitsOf(site: Site, type: Type): { name: number; street: number; detail: number } {
  const { streetMax } = storefronts[site]
  return type === 'BILLING'
    ? { name: 100, street: 200, detail: 200 }
    : { name: NAMES_MAX, street: streetMax, detail: streetMax }
}

/** The longest an input lets anything become; the rules decide what is accepted. */
export function inputMaxima(site: Site, type: Type) {
  const { name, street } = limitsOf(site, type)
  return {
    firstName: name,
    lastName: name,
    company: 100,
    poiName: street,
    houseNo: storefronts[site].streetAndNumberMax,
    detailAddress: type === 'BILLING' ? 100 : 36,
    postalCode: 100,
    city: 100,
    province: 100,
    country: 100,
    email: 254,
    personPhone: PHONE_MAX,
    hearFrom: 200,
    taxCode: 30,
    eori: 17,
  } as const
}

/** What the rules accept, which is told when a text is longer. */
export function ruleMaxima(site: Site, type: Type) {
  return { ...inputMaxima(site, type), detailAddress: limitsOf(site, type).detail }
}

/** A name, cut so that both names and the space between them stay within 35 characters. */
export function cutName(typed: string, other: string): string {
  return typed.slice(0, Math.max(1, NAMES_MAX - other.trim().length))
}

/** One name for both, as browsers fill it in: the first word is the first name. */
export function splitName(
  firstName: string,
  lastName: string,
): { firstName: string; lastName: string } {
  const whole = firstName.trim()
  const blank = whole.indexOf(' ')
  return lastName.trim() !== '' || blank < 0
    ? { firstName, lastName }
    : { firstName: whole.slice(0, blank), lastName: whole.slice(blank + 1).trim() }
}

export function stripEmoji(text: string): string {
  return text.replaceAll(
    /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u200D|\uFE0F|\u20E3/gu,
    '',
  )
}
