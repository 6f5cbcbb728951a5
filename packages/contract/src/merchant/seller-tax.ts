import type { CountryCode } from '../address/countries.ts'
import { isTaxCode, tidyTaxCode } from './tax-codes.ts'

/**
 * The VAT ids of companies in the countries the mall sells in, by each country's own check digits;
 * kept with the country in front, `DE317854208`.
 */

/** What stands in front, as the EU's register writes it. */
const prefixes: Readonly<Record<CountryCode, string>> = {
  DE: 'DE',
  AT: 'AT',
  LU: 'LU',
  NL: 'NL',
  ES: 'ES',
  PT: 'PT',
  SE: 'SE',
  FR: 'FR',
  IT: 'IT',
  PL: 'PL',
  GB: 'GB',
}
export const sellerTaxExamples: Readonly<Record<CountryCode, string>> = {
  DE: 'DE317854208',
  AT: 'ATU13585627',
  LU: 'LU15027442',
  NL: 'NL859173422B01',
  ES: 'ESB98213465',
  PT: 'PT501964843',
  SE: 'SE556188840401',
  FR: 'FR53839204179',
  IT: 'IT00743110157',
  PL: 'PL9721384509',
  GB: 'GB318742646',
}

/**
 * The VAT id as it is kept; undefined when it is none of that country. Blanks, dots, small letters
 * and a missing prefix are forgiven.
 */
export function readSellerTaxId(country: CountryCode, typed: string): string | undefined {
  const tidy = tidyTaxCode(typed)
  if (!tidy) return undefined
  const prefix = prefixes[country]
  const bare = tidy.startsWith(prefix) ? tidy.slice(prefix.length) : tidy
  return checks[country](bare) ? prefix + bare : undefined
}

const checks: Readonly<Record<CountryCode, (bare: string) => boolean>> = {
  DE: isGerman,
  AT: (bare) =>
    /^U\d{8}$/.test(bare) &&
    (10 - ((digitSum(bare.slice(1, 8), [1, 2, 1, 2, 1, 2, 1]) + 4) % 10)) % 10 === Number(bare[8]),
  LU: (bare) => /^\d{8}$/.test(bare) && Number(bare.slice(0, 6)) % 89 === Number(bare.slice(6)),
  NL: (bare) =>
    /^\d{9}B\d{2}$/.test(bare) &&
    (weigh(bare, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(bare[8]) ||
      BigInt(`2321${bare.replace('B', '11')}`) % 97n === 1n),
  ES: (bare) => isTaxCode('ES', bare),
  PT: (bare) =>
    /^[1-9]\d{8}$/.test(bare) &&
    ((rest) => (rest < 2 ? 0 : 11 - rest))(weigh(bare, [9, 8, 7, 6, 5, 4, 3, 2]) % 11) ===
      Number(bare[8]),
  SE: (bare) => /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/.test(bare) && isLuhn(bare.slice(0, 10)),
  FR: (bare) =>
    /^[A-HJ-NP-Z\d]{2}\d{9}$/.test(bare) &&
    isLuhn(bare.slice(2)) &&
    (!/^\d{2}/.test(bare) ||
      (12 + 3 * (Number(bare.slice(2)) % 97)) % 97 === Number(bare.slice(0, 2))),
  IT: (bare) => isTaxCode('IT', bare),
  PL: (bare) => isTaxCode('PL', bare),
  GB: (bare) =>
    /^(?:\d{9}|\d{12})$/.test(bare) &&
    ((sum) => sum % 97 === 0 || (sum + 55) % 97 === 0)(
      weigh(bare, [8, 7, 6, 5, 4, 3, 2]) + Number(bare.slice(7, 9)),
    ),
}

/** ISO 7064, MOD 11,10. */
function isGerman(bare: string): boolean {
  if (!/^[1-9]\d{8}$/.test(bare)) return false
  let product = 10
  for (const figure of bare.slice(0, 8)) {
    const sum = (Number(figure) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(bare[8])
}

function weigh(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0)
}
function digitSum(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + sumOfDigits(weight * Number(text[index])), 0)
}
function isLuhn(text: string): boolean {
  return (
    [...text]
      .toReversed()
      .reduce(
        (sum, figure, index) => sum + sumOfDigits(Number(figure) * (index % 2 === 0 ? 1 : 2)),
        0,
      ) %
      10 ===
    0
  )
}
function sumOfDigits(number: number): number {
  return number > 9 ? number - 9 : number
}
