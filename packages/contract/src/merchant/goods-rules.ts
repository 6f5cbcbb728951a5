import { findUnless, formSchema } from '../form-schema.ts'
import { readTypedWhole } from '../typed-number.ts'

/** What a shop may do with its stock and its prices. Safe in a browser: no schema library. */

/**
 * Free units of a version up to which a shop is told that few are left, unless it has said
 * otherwise.
 */
export const LOW_STOCK = 5
export const MOST_LOW_STOCK = 1000
/** On hand of a version, in the steps it is counted in. */
export const MOST_ON_HAND = 1_000_000
/** Of one move, in units. */
export const MOST_MOVED = 100_000
export const LONGEST_STOCK_NOTE = 200
/** Major units. */
export const HIGHEST_PRICE = 1_000_000
/**
 * A price that becomes more than so many times the last one, or less than that part of it, is asked
 * about twice.
 */
export const FAR_PRICE = 2

/** Prices that begin later: so many moments of one version at most, and no further away. */
export const MOST_PRICE_PLANS = 20
export const MOST_PRICE_PLAN_DAYS = 365
/** So long those that could not begin are shown. */
export const REFUSED_PLAN_DAYS = 30

/** Why a person moves stock, and which way. */
export const stockReasons = {
  RECEIVED: 1,
  FOUND: 1,
  DAMAGED: -1,
  LOST: -1,
  OWN_USE: -1,
} as const
export type StockReason = keyof typeof stockReasons

/** Every reason that a move may have: those above, a count, and what the mall itself moves. */
export const moveReasons = [
  ...(Object.keys(stockReasons) as StockReason[]),
  'COUNTED',
  'FIRST',
  'ORDERED',
  'CANCELED',
  'EXPIRED',
  'SENT',
  'CALLED_BACK',
  'RETURNED',
  'REFUNDED',
  'EXCHANGE',
  'EXCHANGE_ENDED',
  'REPLACEMENT',
  'OTHER',
] as const
export type MoveReason = (typeof moveReasons)[number]

/** Whether a price is so far from the last one that it is asked about twice. */
export function isFarPrice(amount: number, last: number): boolean {
  return amount > last * FAR_PRICE || amount * FAR_PRICE < last
}

/** What a shop does before it sells, in this order. */
export const firstSteps = ['item', 'stock', 'onSale', 'people', 'secondFactor'] as const
export type FirstStep = (typeof firstSteps)[number]

export const stockAlertsSchema = formSchema<{ readonly lowQty: string }>(({ lowQty }) =>
  findUnless(
    readTypedWhole(lowQty, { least: 0, most: MOST_LOW_STOCK }) !== undefined,
    'lowQty',
    'whole',
  ),
)
