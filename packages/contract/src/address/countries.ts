import { storefronts, type Site } from '../storefronts.ts'
import type { CountryCode } from './country-code.ts'

export type { CountryCode }

/** The countries that the storefronts send to: their region ids, which never change. */
export type AddressCountry = {
  /** The region's id; 5 stands first wherever it is offered. */
  readonly id: number
  /** In the country's own language, as an address says it. */
  readonly name: string
  readonly shortName: CountryCode
  readonly timeZone: string
  /** Whether an invoice's postal code is held to the country's form; elsewhere it takes any. */
  readonly isPostalForBilling: boolean
  readonly postalExample: string
}

export const addressCountries = {
  DE: {
    id: 5,
    name: 'Deutschland',
    shortName: 'DE',
    timeZone: 'Europe/Berlin',
    isPostalForBilling: false,
    postalExample: '20095',
  },
  AT: {
    id: 6,
    name: 'Österreich',
    shortName: 'AT',
    timeZone: 'Europe/Vienna',
    isPostalForBilling: false,
    postalExample: '1010',
  },
  LU: {
    id: 7,
    name: 'Luxemburg',
    shortName: 'LU',
    timeZone: 'Europe/Luxembourg',
    isPostalForBilling: false,
    postalExample: '1611',
  },
  NL: {
    id: 8,
    name: 'Nederland',
    shortName: 'NL',
    timeZone: 'Europe/Amsterdam',
    isPostalForBilling: true,
    postalExample: '3511 AB',
  },
  ES: {
    id: 9,
    name: 'España',
    shortName: 'ES',
    timeZone: 'Europe/Madrid',
    isPostalForBilling: false,
    postalExample: '46001',
  },
  PT: {
    id: 10,
    name: 'Portugal',
    shortName: 'PT',
    timeZone: 'Europe/Lisbon',
    isPostalForBilling: false,
    postalExample: '1100-053',
  },
  SE: {
    id: 11,
    name: 'Sverige',
    shortName: 'SE',
    timeZone: 'Europe/Stockholm',
    isPostalForBilling: true,
    postalExample: '111 20',
  },
  FR: {
    id: 12,
    name: 'France',
    shortName: 'FR',
    timeZone: 'Europe/Paris',
    isPostalForBilling: true,
    postalExample: '69001',
  },
  IT: {
    id: 13,
    name: 'Italia',
    shortName: 'IT',
    timeZone: 'Europe/Rome',
    isPostalForBilling: true,
    postalExample: '20121',
  },
  PL: {
    id: 14,
    name: 'Polska',
    shortName: 'PL',
    timeZone: 'Europe/Warsaw',
    isPostalForBilling: true,
    postalExample: '61-001',
  },
  GB: {
    id: 15,
    name: 'United Kingdom',
    shortName: 'GB',
    timeZone: 'Europe/London',
    isPostalForBilling: true,
    postalExample: 'LS1 4DY',
  },
} as const satisfies Readonly<Record<string, AddressCountry>>
/** The countries of a storefront, its own first. */
export function countriesOf(site: Site): readonly AddressCountry[] {
  return storefronts[site].countries.map((code) => addressCountries[code])
}

/** The country of a storefront that an address names: in its own language, or by its short name. */
export function countryNamed(site: Site, name: string): AddressCountry | undefined {
  return countriesOf(site).find((country) => country.name === name || country.shortName === name)
}

export function countryOfRegion(id: number): AddressCountry | undefined {
  return Object.values<AddressCountry>(addressCountries).find((country) => country.id === id)
}

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(addressCountries, code)
}
