import type { Site } from './storefronts.ts'
import { storefronts } from './storefronts.ts'

/** The countries that the storefronts send to: their region ids, which never change, and what a postal code looks like there. */
export type AddressCountry = {
  /** The region's id; 5 stands first wherever it is offered. */
  readonly id: number
  /** In the country's own language, as an address says it. */
  readonly name: string
  readonly shortName: string
  /** Of a delivery. */
  readonly postal: RegExp
  /** Of an invoice too; elsewhere an invoice takes any code. */
  readonly isPostalForBilling: boolean
  readonly postalExample: string
}

export const addressCountries = {
  DE: {
    id: 5,
    name: 'Deutschland',
    shortName: 'DE',
    postal: /^\d{5}$/,
    isPostalForBilling: false,
    postalExample: '20095',
  },
  AT: {
    id: 6,
    name: 'Österreich',
    shortName: 'AT',
    postal: /^\d{4}$/,
    isPostalForBilling: false,
    postalExample: '1010',
  },
  LU: {
    id: 7,
    name: 'Luxemburg',
    shortName: 'LU',
    postal: /^\d{4}$/,
    isPostalForBilling: false,
    postalExample: '1611',
  },
  NL: {
    id: 8,
    name: 'Nederland',
    shortName: 'NL',
    postal: /^[1-9]\d{3} ?[A-Za-z]{2}$/,
    isPostalForBilling: true,
    postalExample: '3511 AB',
  },
  // Balearics, Canaries, Ceuta and Melilla are not delivered to, nor are Madeira and the Azores; invoices go there.
  ES: {
    id: 9,
    name: 'España',
    shortName: 'ES',
    postal: /^(?!07|35|38|51|52)\d{5}$/,
    isPostalForBilling: false,
    postalExample: '46001',
  },
  PT: {
    id: 10,
    name: 'Portugal',
    shortName: 'PT',
    postal: /^[1-8]\d{3}-?\d{3}$/,
    isPostalForBilling: false,
    postalExample: '1100-053',
  },
  SE: {
    id: 11,
    name: 'Sverige',
    shortName: 'SE',
    postal: /^[1-9]\d{2} ?\d{2}$/,
    isPostalForBilling: true,
    postalExample: '111 20',
  },
  FR: {
    id: 12,
    name: 'France',
    shortName: 'FR',
    postal: /^\d{5}$/,
    isPostalForBilling: true,
    postalExample: '69001',
  },
  IT: {
    id: 13,
    name: 'Italia',
    shortName: 'IT',
    postal: /^\d{5}$/,
    isPostalForBilling: true,
    postalExample: '20121',
  },
  PL: {
    id: 14,
    name: 'Polska',
    shortName: 'PL',
    postal: /^\d{2}-\d{3}$/,
    isPostalForBilling: true,
    postalExample: '61-001',
  },
  // The government's pattern for a postcode, with or without its blank.
  GB: {
    id: 15,
    name: 'United Kingdom',
    shortName: 'GB',
    postal:
      /^(?:GIR ?0AA|(?:[A-PR-UWYZ](?:\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY])) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
    isPostalForBilling: true,
    postalExample: 'LS1 4DY',
  },
} as const satisfies Readonly<Record<string, AddressCountry>>
export type CountryCode = keyof typeof addressCountries

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

/** The postal code as it is kept, in capitals. */
export function tidyPostalCode(typed: string): string {
  return typed.trim().toUpperCase()
}
