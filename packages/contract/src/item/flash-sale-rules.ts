/** Limits of flash sales, for the form of a shop and for the server. Safe in a browser: no schema library. */
export const LONGEST_SALE_DAYS = 31
/** From now on, to its end. */
export const MOST_SALE_DAYS_AHEAD = 365
/** That a desk shows: those that can still be ended first, then the newest. */
export const MOST_SALES_SHOWN = 100
