import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/**
 * What a shop takes out of the mall as a table, for its bookkeeping. Safe in a browser: no schema
 * library.
 */

/**
 * Orders, their lines, invoices with their credit notes, the VAT of these by country and rate, and
 * what was asked back, by line.
 */
export const exportKinds = ['ORDERS', 'LINES', 'INVOICES', 'VAT', 'REQUESTS'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportFormats = ['CSV', 'XLSX'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** For how many days a table can be fetched. */
export const EXPORT_DAYS = 7

type Days = { readonly from: string; readonly to: string }
/** The first day is not after the last one. */
export const areInOrder = ({ from, to }: Days): boolean => from <= to

export const exportSchema = formSchema<Days>((typed) => {
  const empty = findEmpty(typed, 'from', 'to')
  return empty.length > 0 ? empty : findUnless(areInOrder(typed), 'to', 'order')
})
