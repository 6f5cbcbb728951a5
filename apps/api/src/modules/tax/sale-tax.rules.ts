import { codeOfCountry } from '@galleria/contract/country-codes'
import { readSellerTaxId } from '@galleria/contract/seller-tax'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { taxCountries, taxOf, type TaxRates, type TaxTreatment } from '@galleria/contract/vat'
import { containedTax } from '@galleria/kernel/money'
import type { CountryCode } from '@galleria/contract/address-countries'

type Named = { readonly country: string; readonly company: string; readonly taxCode: string }

/**
 * The tax of what goes from a storefront to this address, with the bill to that one; without a
 * bill's own address it goes where the goods go.
 */
export function taxFor(
  rates: TaxRates,
  site: Site,
  delivery: Pick<Named, 'country'> | undefined,
  billed: Named | undefined,
): ReturnType<typeof taxOf> {
  return taxOf({
    rates,
    from: storefronts[site].country,
    to: delivery && countryOf(delivery.country),
    isCompanyOf: (country) =>
      billed !== undefined &&
      billed.company.trim() !== '' &&
      readSellerTaxId(country, billed.taxCode) !== undefined,
  })
}

/**
 * What is fetched is handed over there, whoever is billed and wherever it goes then (Directive
 * 2006/112/EC art. 31).
 */
export function taxAtSite(
  rates: TaxRates,
  { country }: { readonly country: CountryCode },
): ReturnType<typeof taxOf> {
  return { treatment: 'STANDARD', rate: rates[country] }
}

/** Where a checkout's goods go; without an address, the storefront's own country. */
export function destinationOf(
  site: Site,
  delivery: Pick<Named, 'country'> | undefined,
): CountryCode {
  return (delivery && countryOf(delivery.country)) ?? storefronts[site].country
}

/**
 * What a price of a storefront comes to: where no tax is contained, without that of the storefront.
 */
export function chargedFor(
  minor: number,
  {
    site,
    taxRates,
    treatment,
  }: {
    readonly site: Site
    readonly taxRates: TaxRates
    readonly treatment: TaxTreatment
  },
): number {
  const { currency, country } = storefronts[site]
  if (treatment === 'STANDARD') return minor
  return minor - containedTax({ minor, currency }, taxRates[country]).minor
}

function countryOf(name: string): CountryCode | undefined {
  const code = codeOfCountry(name)
  return taxCountries.find((country) => country === code)
}
