import { findEmpty, findUnless, formSchema } from '../form-schema.ts'
import type { Site } from '../storefronts.ts'

/**
 * Limits of flash sales, for the form of a shop and for the server. Safe in a browser: no schema
 * library.
 */
export const LONGEST_SALE_DAYS = 31
/** From now on, to its end. */
export const MOST_SALE_DAYS_AHEAD = 365
/** That a desk shows: those that can still be ended first, then the newest. */
export const MOST_SALES_SHOWN = 100

/**
 * As it is typed: times are of the clock on the wall, prices those of storefronts where something
 * stands.
 */
export type TypedFlashSale = {
  readonly skuCode: string
  readonly startTime: string
  readonly endTime: string
  readonly priceList: { site: Site; amount: number }[]
}
export const flashSaleSchema = formSchema<TypedFlashSale>((typed) => [
  ...findEmpty(typed, 'skuCode', 'startTime', 'endTime'),
  ...findUnless(typed.priceList.length > 0, 'price-DE', 'price'),
])
