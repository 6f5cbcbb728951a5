/**
 * Limits of pre-sales, for the form of a shop and for the server. Safe in a browser: no schema
 * library.
 */
export const DEPOSIT_PERCENT = { least: 5, most: 90 } as const
export const MOST_DELIVERY_DAYS = 365
/**
 * To pay the balance: from when it opens, and from the end of the pre-sale, so that whoever orders
 * last has it, too. Less, and a deposit could be kept of who was away for a day.
 */
export const LEAST_BALANCE_DAYS = 3
/**
 * From now on, for every day of a plan: of goods that come later than that nobody knows the price.
 */
export const MOST_DAYS_AHEAD = 365
/** That a desk shows: those that can still be ended first, then the newest. */
export const MOST_PRE_SALES_SHOWN = 100
