import { findUnless, formSchema } from '../form-schema.ts'

/** How a tax rate is entered. Safe in a browser: no schema library. */

/** No country of ours has ever taken as much. */
export const HIGHEST_TAX_RATE = 0.5

/**
 * A fraction with at most three digits, so a percentage with at most one: every screen and invoice
 * writes it in full.
 */
export function isTaxRate(rate: number): boolean {
  return (
    rate >= 0 && rate <= HIGHEST_TAX_RATE && Math.abs(rate * 1000 - Math.round(rate * 1000)) < 1e-6
  )
}

/** 19, 5.5 or 25,5 % as a fraction; undefined for what is none. */
export function readPercent(typed: string): number | undefined {
  const plain = typed
    .replace(/\s*%\s*$/, '')
    .trim()
    .replace(',', '.')
  if (!/^\d{1,2}(\.\d)?$/.test(plain)) return undefined
  const rate = Math.round(Number(plain) * 10) / 1000
  return isTaxRate(rate) ? rate : undefined
}

export type TypedTaxRate = { readonly beginsOn: string; readonly rate: string }
/** `firstDay` is the first day that has not begun in its country. */
export const taxRateSchema = (firstDay: string) =>
  formSchema<TypedTaxRate>(({ beginsOn, rate }) => [
    ...findUnless(beginsOn >= firstDay, 'beginsOn', 'begun'),
    ...findUnless(readPercent(rate) !== undefined, 'rate', 'tax_rate'),
  ])
