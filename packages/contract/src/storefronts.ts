import type { Currency } from '@galleria/kernel/money'
import type { CountryCode } from './address/country-code.ts'
import type { TaxCodeKind } from './merchant/tax-codes.ts'

/**
 * The eight storefronts as data; no code asks which country it is. Sources:
 * account-address-and-shared section 9, decisions section 4.
 */

export const sites = ['DE', 'NL', 'ES', 'SE', 'FR', 'IT', 'PL', 'UK'] as const
export type Site = (typeof sites)[number]

export const languages = ['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'] as const
export type Language = (typeof languages)[number]

export type Storefront = {
  readonly site: Site
  /** ISO 3166-1 alpha-2 of its own country. */
  readonly country: CountryCode
  /** Where it delivers, its own country first. */
  readonly countries: readonly CountryCode[]
  readonly currency: Currency
  readonly language: Language
  /** BCP 47, for numbers and dates in the storefront's own language. */
  readonly region: string
  readonly timeZone: string
  readonly dialCode: string
  /**
   * For so many years from delivery the seller answers by law for faults of goods; sources stand in
   * decision 265.
   */
  readonly guaranteeYears: number
  /** Whether by that law they begin anew with a replacement. */
  readonly hasNewGuarantee: boolean
  readonly isTaxShownInCart: boolean
  readonly hasPointsMall: boolean
  readonly firstChannel: 'PAYPAL_PAY_PC' | 'ADYEN_PC'
  readonly streetMax: number
  readonly streetAndNumberMax: number
  readonly isDetailRequired: boolean
  readonly asksHearFrom: boolean
  /** The country whose tax codes an invoice's buyer gives; null where none is asked for. */
  readonly taxCode: TaxCodeKind | null
  /** Companies show their tax document (PDF) with the code. */
  readonly needsTaxDocument: boolean
  /** Browsers fill both names into the first field there. */
  readonly splitsNames: boolean
  readonly postalExample: string
  readonly paymentLogos: readonly string[]
}

const base = [
  'PayPal',
  'Visa',
  'Mastercard',
  'Maestro',
  'Amex',
  'Google Pay',
  'Apple Pay',
  'Klarna',
] as const
const elsewhere = {
  streetMax: 200,
  streetAndNumberMax: 34,
  isDetailRequired: true,
  guaranteeYears: 2,
  hasNewGuarantee: false,
  isTaxShownInCart: true,
  hasPointsMall: true,
  firstChannel: 'ADYEN_PC',
  asksHearFrom: false,
  taxCode: null,
  needsTaxDocument: false,
  splitsNames: false,
} as const

export const storefronts: Readonly<Record<Site, Storefront>> = {
  DE: {
    ...elsewhere,
    site: 'DE',
    country: 'DE',
    countries: ['DE', 'AT', 'LU'],
    currency: 'EUR',
    language: 'de',
    region: 'de-DE',
    timeZone: 'Europe/Berlin',
    dialCode: '+49',
    streetMax: 35,
    streetAndNumberMax: 33,
    isDetailRequired: false,
    hasPointsMall: false,
    firstChannel: 'PAYPAL_PAY_PC',
    postalExample: '20095',
    paymentLogos: [...base, 'Billie'],
  },
  NL: {
    ...elsewhere,
    site: 'NL',
    country: 'NL',
    countries: ['NL'],
    currency: 'EUR',
    language: 'nl',
    region: 'nl-NL',
    timeZone: 'Europe/Amsterdam',
    dialCode: '+31',
    postalExample: '3511 AB',
    paymentLogos: [...base, 'Billie', 'iDEAL', 'Bancontact'],
  },
  ES: {
    ...elsewhere,
    site: 'ES',
    country: 'ES',
    countries: ['ES', 'PT'],
    currency: 'EUR',
    language: 'es',
    region: 'es-ES',
    timeZone: 'Europe/Madrid',
    dialCode: '+34',
    // Also in Portugal, where a replacement has three years of its own.
    guaranteeYears: 3,
    hasNewGuarantee: true,
    taxCode: 'ES',
    postalExample: '46001',
    paymentLogos: [...base, 'Multibanco', 'MB Way'],
  },
  SE: {
    ...elsewhere,
    site: 'SE',
    country: 'SE',
    countries: ['SE'],
    currency: 'SEK',
    language: 'sv',
    region: 'sv-SE',
    timeZone: 'Europe/Stockholm',
    dialCode: '+46',
    guaranteeYears: 3,
    asksHearFrom: true,
    postalExample: '111 20',
    paymentLogos: [...base, 'Swish'],
  },
  FR: {
    ...elsewhere,
    site: 'FR',
    country: 'FR',
    countries: ['FR'],
    currency: 'EUR',
    language: 'fr',
    region: 'fr-FR',
    timeZone: 'Europe/Paris',
    dialCode: '+33',
    postalExample: '69001',
    paymentLogos: [...base, 'Carte Bleue', 'Discover', 'JCB', 'UnionPay', 'Diners'],
  },
  IT: {
    ...elsewhere,
    site: 'IT',
    country: 'IT',
    countries: ['IT'],
    currency: 'EUR',
    language: 'it',
    region: 'it-IT',
    timeZone: 'Europe/Rome',
    dialCode: '+39',
    taxCode: 'IT',
    needsTaxDocument: true,
    postalExample: '20121',
    paymentLogos: [...base, 'Satispay'],
  },
  PL: {
    ...elsewhere,
    site: 'PL',
    country: 'PL',
    countries: ['PL'],
    currency: 'PLN',
    language: 'pl',
    region: 'pl-PL',
    timeZone: 'Europe/Warsaw',
    dialCode: '+48',
    taxCode: 'PL',
    postalExample: '61-001',
    paymentLogos: [...base, 'Blik', 'Przelewy24', 'Paypo'],
  },
  UK: {
    ...elsewhere,
    site: 'UK',
    country: 'GB',
    countries: ['GB'],
    currency: 'GBP',
    language: 'en',
    region: 'en-GB',
    timeZone: 'Europe/London',
    dialCode: '+44',
    guaranteeYears: 6,
    isTaxShownInCart: false,
    asksHearFrom: true,
    splitsNames: true,
    postalExample: 'LS1 4DY',
    paymentLogos: [...base, 'Clearpay'],
  },
}

/**
 * The tag under which numbers, dates and money are written for a reader of `language` in a
 * storefront.
 */
export function formatLocale(language: Language, site: Site): string {
  const front = storefronts[site]
  if (language === front.language) return front.region
  return language === 'zh-CN' || language === 'en'
    ? language === 'en'
      ? 'en-GB'
      : language
    : `${language}-${language.toUpperCase().replace('SV', 'SE')}`
}

export function isSite(value: unknown): value is Site {
  return typeof value === 'string' && (sites as readonly string[]).includes(value)
}
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}

export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening'
/**
 * Before 11 morning, 11 and 12 noon, 13 to 17 afternoon, otherwise evening (decisions section 4).
 */
export function greetingAt(hour: number): Greeting {
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}
