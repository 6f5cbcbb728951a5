import { languages } from '../storefronts.ts'
import { dialCountries, type DialCountry } from './dial-codes.ts'

/**
 * ISO 3166-1 alpha-2 of a country of Europe that an address names: in any of the mall's languages,
 * or by the code. Undefined for what names none.
 */
export function codeOfCountry(name: string): DialCountry | undefined {
  return codesByName.get(name.toLowerCase())
}

const codes = Object.keys(dialCountries) as DialCountry[]
const tongues = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
const codesByName: ReadonlyMap<string, DialCountry> = new Map(
  codes.flatMap((code) =>
    [code, ...tongues.map((tongue) => tongue.of(code) ?? code)].map(
      (name) => [name.toLowerCase(), code] as const,
    ),
  ),
)
