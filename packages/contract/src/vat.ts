import type { CountryCode } from './address/country-code.ts'

/**
 * VAT by country of delivery. Standard rates as fractions: the goods of a furniture shop know no other. Source: the rates that the European Commission publishes (AT UStG
 * § 10, LU loi TVA art. 39, PT CIVA art. 18, and so on), GB: VAT Act 1994 s. 2.
 */
export const vatRates: Readonly<Record<CountryCode, number>> = {
  DE: 0.19,
  AT: 0.2,
  LU: 0.17,
  NL: 0.21,
  ES: 0.21,
  PT: 0.23,
  SE: 0.25,
  FR: 0.2,
  IT: 0.22,
  PL: 0.23,
  GB: 0.2,
}

/** Countries without a border for goods between them: Directive 2006/112/EC art. 5. The United Kingdom is one of its own. */
const unionCountries: ReadonlySet<CountryCode> = new Set(
  (Object.keys(vatRates) as CountryCode[]).filter((country) => country !== 'GB'),
)

/** Without a customs border between them. A country that the mall does not deliver to is outside. */
export function inOneCustomsArea(one: string, other: CountryCode): boolean {
  return one === other || (unionCountries.has(one as CountryCode) && unionCountries.has(other))
}

export const taxTreatments = ['STANDARD', 'REVERSE_CHARGE', 'EXPORT'] as const
/** Why a bill contains the tax it does. Where it contains none, its prices are those without the tax of the shop's own country. */
export type TaxTreatment = (typeof taxTreatments)[number]

type Sale = {
  readonly from: CountryCode
  /** Where the goods end up; undefined while nobody knows. */
  readonly to: CountryCode | undefined
  /** Whether the bill names a company of the other country with a VAT id that is right. */
  readonly isCompanyOf: (country: CountryCode) => boolean
}

/** Goods to another country of the Union are taxed there, by the buyer itself where it is a company (art. 138, 194); what leaves the customs border is free (art. 146). */
export function taxOf({ from, to, isCompanyOf }: Sale): {
  readonly treatment: TaxTreatment
  readonly rate: number
} {
  if (to === undefined || to === from) return { treatment: 'STANDARD', rate: vatRates[from] }
  if (!unionCountries.has(from) || !unionCountries.has(to)) return { treatment: 'EXPORT', rate: 0 }
  if (isCompanyOf(to)) return { treatment: 'REVERSE_CHARGE', rate: 0 }
  return { treatment: 'STANDARD', rate: vatRates[to] }
}
