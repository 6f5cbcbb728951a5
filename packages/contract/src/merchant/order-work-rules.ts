/** Limits of what a shop writes about an order, for its forms and for the server. Safe in a browser: no schema library. */
export const LONGEST_HOLD_REASON = 200
export const LONGEST_NOTE = 1000
export const MOST_NOTES = 100
