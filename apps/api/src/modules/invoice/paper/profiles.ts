import { isCountryCode, type CountryCode } from '@galleria/contract/address-countries'
import { readSellerTaxId } from '@galleria/contract/seller-tax'
import type { InvoiceFacts } from '../invoice.types.ts'

/** Which rules an XML says that it follows. Factur-X's profile EN 16931 names the norm alone. */
export type Profile = 'EN16931' | 'XRECHNUNG'

export const guidelines: Readonly<Record<Profile, string>> = {
  EN16931: 'urn:cen.eu:en16931:2017',
  XRECHNUNG: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}

/**
 * Under which scheme of the list of electronic addresses (EAS) a company of each country is reached
 * by its VAT id; Sweden has the number of the organisation, which stands in it.
 */
const schemes: Readonly<Record<CountryCode, string>> = {
  DE: '9930',
  AT: '9914',
  LU: '9938',
  NL: '9944',
  ES: '9920',
  PT: '9946',
  SE: '0007',
  FR: '9957',
  IT: '0211',
  PL: '9945',
  GB: '9932',
}

/** Where a program delivers what is for this company (BT-49). */
export function electronicAddressOf(
  country: string,
  vatId: string,
): { scheme: string; id: string } {
  const scheme = schemes[country as CountryCode]
  return { scheme, id: country === 'SE' ? vatId.slice(2, 12) : vatId }
}

/**
 * The buyer's VAT id with its country, where it gave one that is right; a consumer's tax code is
 * none.
 */
export function vatIdOf({ buyer }: Pick<InvoiceFacts, 'buyer'>): string | undefined {
  return buyer.company.trim() !== '' && isCountryCode(buyer.country)
    ? readSellerTaxId(buyer.country, buyer.taxCode)
    : undefined
}

/**
 * A company's XML is an XRechnung as well: it has all that one needs, its electronic address being
 * its VAT id. What does not name a seller's phone is the norm's alone, and so is the paper of a
 * deposit, whose type XRechnung does not know (BR-DE-17).
 */
export function profileFor(facts: InvoiceFacts): Profile {
  const isWhole = vatIdOf(facts) !== undefined && facts.seller.phone !== ''
  return isWhole && facts.kind !== 'DEPOSIT' ? 'XRECHNUNG' : 'EN16931'
}
