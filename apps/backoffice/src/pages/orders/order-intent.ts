/**
 * What `s` leaves in the history entry, for the detail to go straight to its shipping form. A new
 * number each time, so that a second press counts.
 */
export type OrderIntent = { readonly shipAsked?: number }
