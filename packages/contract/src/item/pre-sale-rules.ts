/** Limits of pre-sales, for the form of a shop and for the server. Safe in a browser: no schema library. */
export const DEPOSIT_PERCENT = { least: 5, most: 90 } as const
export const MOST_DELIVERY_DAYS = 365
/** From the end of a pre-sale to the end of the time to pay the balance: whoever orders last has it, too. */
export const LEAST_BALANCE_DAYS = 3
/** The newest that a desk shows. */
export const MOST_PRE_SALES_SHOWN = 100
