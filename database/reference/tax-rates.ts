import type { TaxRates } from '@galleria/contract/vat'

/**
 * With what a new mall begins, as migration 0292 has it; what counts is what stands in the table.
 * For the demo's past orders, and for tests.
 */
export const firstTaxRates: TaxRates = {
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
