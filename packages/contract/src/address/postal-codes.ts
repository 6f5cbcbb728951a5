import type { CountryCode } from './countries.ts'
import { stripSigns } from '../plain-text.ts'

/**
 * What a postal code looks like in each country, how it is written there, and where no lorry goes.
 * Safe in a browser: no schema library.
 */
type PostalRule = {
  /** Letters and figures alone, without the country in front. */
  readonly bare: RegExp
  /** What people write in front: `D-10115`. */
  readonly prefixes: readonly string[]
  /** Where the code is parted, counted from its end, and with what. */
  readonly parted?: readonly [fromEnd: number, sign: string]
  /** Of its bare form. There is such a place, but nothing is sent there; an invoice may name it. */
  readonly unserved?: RegExp
  /**
   * Of its bare form, the part that tells the town; the rest is a street or a house. Without it all
   * of it.
   */
  readonly area?: RegExp
}

const rules: Readonly<Record<CountryCode, PostalRule>> = {
  DE: { bare: /^(?!00)\d{5}$/, prefixes: ['DE', 'D'] },
  AT: { bare: /^[1-9]\d{3}$/, prefixes: ['AT', 'A'] },
  LU: { bare: /^[1-9]\d{3}$/, prefixes: ['LU', 'L'] },
  // The postal service leaves out the letters SA, SD and SS.
  NL: {
    bare: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/,
    prefixes: ['NL'],
    parted: [2, ' '],
    area: /^\d{4}/,
  },
  // The first two figures are the province: 01 to 52. Balearics, Canaries, Ceuta and Melilla are
  // not delivered to.
  ES: {
    bare: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    prefixes: ['ES', 'E'],
    unserved: /^(?:07|35|38|51|52)/,
  },
  // Madeira and the Azores.
  PT: {
    bare: /^[1-9]\d{6}$/,
    prefixes: ['PT', 'P'],
    parted: [3, '-'],
    unserved: /^9/,
    area: /^\d{4}/,
  },
  SE: { bare: /^[1-9]\d{4}$/, prefixes: ['SE', 'S'], parted: [2, ' '] },
  // Overseas, and Monaco, which is no part of the country.
  FR: { bare: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, prefixes: ['FR', 'F'], unserved: /^9[78]/ },
  // The Vatican and San Marino have Italian codes and no Italian customs.
  IT: { bare: /^(?!0000)\d{5}$/, prefixes: ['IT', 'I'], unserved: /^(?:00120|4789\d)$/ },
  PL: { bare: /^\d{5}$/, prefixes: ['PL'], parted: [3, '-'] },
  // The government's pattern. The Channel Islands and Man have codes of its kind and a customs
  // border.
  GB: {
    bare: /^(?:GIR0AA|(?:[A-PR-UWYZ](?:\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]))\d[ABD-HJLNP-UW-Z]{2})$/,
    prefixes: ['GB', 'UK'],
    parted: [3, ' '],
    unserved: /^(?:JE|GY|IM)\d/,
    area: /^[A-Z]+\d+[A-Z]*(?=\d[A-Z]{2}$)/,
  },
}

/**
 * The part of a code by which a town is found: `NW1 6XE` -> `NW1`, `1012 JS` -> `1012`. Undefined
 * where it is no code of the country.
 */
export function postcodeArea(country: CountryCode, typed: string): string | undefined {
  const plain = stripSigns(typed).trim().toUpperCase()
  const { area = /^.+$/ } = rules[country]
  const code = bareCode(rules[country], plain)
  return code === undefined ? undefined : area.exec(code)?.[0]
}

/**
 * The code as its country writes it: `nw16xe` -> `NW1 6XE`, `D-10115` -> `10115`. One that fits no
 * rule stays as it was typed, in capitals.
 */
export function tidyPostalCode(country: CountryCode | undefined, typed: string): string {
  const plain = stripSigns(typed).trim().toUpperCase()
  const code = country && bareCode(rules[country], plain)
  if (country === undefined || code === undefined) return plain
  const [fromEnd, sign] = rules[country].parted ?? [0, '']
  const at = code.length - fromEnd
  return code.slice(0, at) + sign + code.slice(at)
}

export function isPostalCode(country: CountryCode, code: string): boolean {
  return bareCode(rules[country], code.trim().toUpperCase()) !== undefined
}

/** Whether deliveries go there, too. */
export function isDelivered(country: CountryCode, code: string): boolean {
  const bare = bareCode(rules[country], code.trim().toUpperCase())
  return bare !== undefined && rules[country].unserved?.test(bare) !== true
}

/** The longest that is looked at. */
const LONGEST = 20

function bareCode({ bare, prefixes }: PostalRule, code: string): string | undefined {
  if (code.length > LONGEST) return undefined
  const all = code.replace(/[ .-]/g, '')
  return [
    all,
    ...prefixes.filter((one) => all.startsWith(one)).map((one) => all.slice(one.length)),
  ].find((one) => bare.test(one))
}
