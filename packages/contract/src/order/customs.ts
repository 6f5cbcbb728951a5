import type { CountryCode } from '../address/country-code.ts'
import { inOneCustomsArea } from '../vat.ts'

/** Whether goods of a shop there cross a customs border on their way. */
export function crossesBorder(from: string, to: CountryCode): boolean {
  return !inOneCustomsArea(from, to)
}

/**
 * Consignments to the United Kingdom of at most so much (minor units of its pound) have their tax
 * collected when they are sold: the import scheme.
 */
export const IMPORT_SCHEME_MOST = 13_500

/**
 * What customs want to know of a company that is billed: its EORI number as the importer; or within
 * the import scheme its tax code, by which it accounts for the tax itself.
 */
export type CustomsNeeds = { readonly eori: boolean; readonly taxCode: boolean }

type Consignment = {
  /** The shop's country (ISO 3166-1 alpha-2). */ readonly from: string
  readonly to: CountryCode
  /** Price of its goods, in minor units, without delivery. */ readonly goods: number
}

/** For the goods of one checkout, shop by shop. */
export function customsNeedsOf(consignments: readonly Consignment[]): CustomsNeeds {
  const crossing = consignments.filter(({ from, to }) => crossesBorder(from, to))
  const isInScheme = ({ to, goods }: Consignment) => to === 'GB' && goods <= IMPORT_SCHEME_MOST
  return {
    eori: crossing.some((one) => !isInScheme(one)),
    taxCode: crossing.some(isInScheme),
  }
}

/**
 * What of it a bill to a company lacks; private buyers are asked for neither. For the form and for
 * the server that orders.
 */
export function findCustomsErrors(
  needs: CustomsNeeds,
  billed: { readonly company: string; readonly taxCode: string; readonly eori: string },
): { readonly path: 'taxCode' | 'eori'; readonly code: 'required' }[] {
  if (billed.company.trim() === '') return []
  return (['taxCode', 'eori'] as const)
    .filter((name) => needs[name] && billed[name].trim() === '')
    .map((path) => ({ path, code: 'required' }))
}
