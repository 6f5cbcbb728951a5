import { findUnless, formSchema } from '../form-schema.ts'

/**
 * Limits of what a shop writes about an order, for its forms and for the server. Safe in a browser:
 * no schema library.
 */
export const LONGEST_HOLD_REASON = 200
export const LONGEST_CALL_BACK_REASON = 200
/** Between a shop and its buyer, about one order. */
export const LONGEST_MESSAGE = 1000
export const MOST_MESSAGES = 100
export const MOST_MESSAGE_PHOTOS = 6
export const LONGEST_NOTE = 1000
export const MOST_NOTES = 100
/** Parcels in one table of tracking numbers: what a shop sends in a day, in seconds. */
export const MOST_TABLE_ROWS = 200
/** Orders on one pick list: about as many as one round through the shelves takes. */
export const MOST_PICKED = 50

/** What is sent or cancelled is something. */
export const piecesSchema = formSchema<{ readonly pieces: number }>(({ pieces }) =>
  findUnless(pieces > 0, 'quantities', 'required'),
)
