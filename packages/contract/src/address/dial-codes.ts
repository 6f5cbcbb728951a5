import type { Site } from '../storefronts.ts'
import { PHONE_MAX } from './limits.ts'
import { storefronts } from '../storefronts.ts'

/**
 * The countries of Europe whose numbers the phone field offers, by ISO 3166-1 alpha-2; each dial
 * code belongs to one of them.
 */
export const dialCountries = {
  AL: '355',
  AD: '376',
  AT: '43',
  BE: '32',
  BA: '387',
  BG: '359',
  HR: '385',
  CY: '357',
  CZ: '420',
  DK: '45',
  EE: '372',
  FI: '358',
  FR: '33',
  DE: '49',
  GR: '30',
  HU: '36',
  IS: '354',
  IE: '353',
  IT: '39',
  XK: '383',
  LV: '371',
  LI: '423',
  LT: '370',
  LU: '352',
  MT: '356',
  MD: '373',
  MC: '377',
  ME: '382',
  NL: '31',
  MK: '389',
  NO: '47',
  PL: '48',
  PT: '351',
  RO: '40',
  RS: '381',
  SK: '421',
  SI: '386',
  ES: '34',
  SE: '46',
  CH: '41',
  UA: '380',
  GB: '44',
} as const
export type DialCountry = keyof typeof dialCountries

export type DialCode = {
  /** The country; the wire's `areaCodeId`. */
  readonly id: DialCountry
  /** With its plus, `+49`; the wire's `areaCode`. */
  readonly code: string
  readonly flag: string
  readonly name: string
}

const countries = Object.keys(dialCountries) as DialCountry[]

/**
 * What the selector of a storefront holds: its own countries first, then the others by their names
 * in the reader's language.
 */
export function dialCodesOf(site: Site, language: string): DialCode[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  const first = storefronts[site].countries as readonly string[]
  const rank = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length)
  return countries
    .map((id) => ({
      id,
      code: `+${dialCountries[id]}`,
      flag: flagOf(id),
      name: names.of(id) ?? id,
    }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || order.compare(a.name, b.name))
}

/** Two regional indicators: `DE` -> the German flag. */
export function flagOf(country: string): string {
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

/** The country of a dial code, `+49` -> `DE`; undefined for one that the selector does not hold. */
export function countryOfDialCode(code: string): DialCountry | undefined {
  return countries.find((id) => `+${dialCountries[id]}` === code)
}

/**
 * A kept number in its parts, `+49 40 301` -> `+49` and `40 301`; a number of elsewhere keeps its
 * plus and has no code.
 */
export function splitPhone(phone: string): { code: string; number: string } {
  const trimmed = phone.trim()
  // Three figures before two: no code is the beginning of another, so the first that fits is the
  // one.
  const id = trimmed.startsWith('+')
    ? countries.find((one) => trimmed.startsWith(dialCountries[one], 1))
    : undefined
  return id
    ? { code: `+${dialCountries[id]}`, number: trimmed.slice(dialCountries[id].length + 1).trim() }
    : { code: '', number: trimmed }
}

/** Where the first zero belongs to the number also from abroad. */
const KEEP_ZERO: ReadonlySet<string> = new Set(['+39'])

/**
 * '{code} {number}': `+49` and `0171 23` -> `+49 171 23`. A number that brings its own code keeps
 * it; none at all stays empty. What would be too long for its blanks loses them.
 */
export function joinPhone(code: string, number: string): string {
  const typed = number.trim()
  if (typed === '' || typed === code) return ''
  if (typed.startsWith('00')) return `+${typed.slice(2)}`
  if (typed.startsWith('+')) return typed
  const own = KEEP_ZERO.has(code) ? typed : typed.replace(/^0/, '')
  return `${code} ${code.length + 1 + own.length > PHONE_MAX ? own.replaceAll(/[ ()/.-]/g, '') : own}`
}
