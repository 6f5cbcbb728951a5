import type { CountryCode } from './address/country-code.ts'

/**
 * The countries whose tax the mall knows: those it delivers to. Their rates are data, kept by the
 * mall from the day on which they begin (`tax-rates`).
 */
export const taxCountries = [
  'DE',
  'AT',
  'LU',
  'NL',
  'ES',
  'PT',
  'SE',
  'FR',
  'IT',
  'PL',
  'GB',
] as const satisfies readonly CountryCode[]

/** VAT by country of delivery at one time, as fractions. */
export type TaxRates = Readonly<Record<CountryCode, number>>

/**
 * Countries without a border for goods between them: Directive 2006/112/EC art. 5. The United
 * Kingdom is one of its own.
 */
const unionCountries: ReadonlySet<CountryCode> = new Set(
  taxCountries.filter((country) => country !== 'GB'),
)

/**
 * Without a customs border between them. A country that the mall does not deliver to is outside.
 */
export function inOneCustomsArea(one: string, other: CountryCode): boolean {
  return one === other || (unionCountries.has(one as CountryCode) && unionCountries.has(other))
}

export const taxTreatments = ['STANDARD', 'REVERSE_CHARGE', 'EXPORT'] as const
/**
 * Why a bill contains the tax it does. Where it contains none, its prices are those without the tax
 * of the shop's own country.
 */
export type TaxTreatment = (typeof taxTreatments)[number]

type Sale = {
  readonly rates: TaxRates
  readonly from: CountryCode
  /** Where the goods end up; undefined while nobody knows. */
  readonly to: CountryCode | undefined
  /** Whether the bill names a company of the other country with a VAT id that is right. */
  readonly isCompanyOf: (country: CountryCode) => boolean
}

/**
 * Goods to another country of the Union are taxed there, by the buyer itself where it is a company
 * (art. 138, 194); what leaves the customs border is free (art. 146).
 */
export function taxOf({ rates, from, to, isCompanyOf }: Sale): {
  readonly treatment: TaxTreatment
  readonly rate: number
} {
  if (to === undefined || to === from) return { treatment: 'STANDARD', rate: rates[from] }
  if (!unionCountries.has(from) || !unionCountries.has(to)) return { treatment: 'EXPORT', rate: 0 }
  if (isCompanyOf(to)) return { treatment: 'REVERSE_CHARGE', rate: 0 }
  return { treatment: 'STANDARD', rate: rates[to] }
}
