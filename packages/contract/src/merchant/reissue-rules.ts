import { findUnless, formSchema } from '../form-schema.ts'

/**
 * How a shop sends something at no charge, for its form and for the server. Safe in a browser: no
 * schema library.
 */

/** Why: something was missing or damaged, a parcel is lost, or the shop wants to be kind. */
export const reissueReasons = ['MISSING', 'DAMAGED', 'LOST', 'GOODWILL'] as const
export type ReissueReason = (typeof reissueReasons)[number]

/** A part in words, as its buyer reads it on the list of what is in the parcel. */
export const LONGEST_PART = 120
/**
 * Of one order, without what was cancelled before anything of it was sent; who lacks more than that
 * is served better by their money.
 */
export const MOST_REISSUES = 5
/** And so many with those that were cancelled before anything of them was sent. */
export const MOST_REISSUES_MADE = 20
/** Lines of the order that something is sent of at once, whole units and a part together. */
export const MOST_REISSUE_LINES = 20

/** A line of the form: so many whole units, and a part in words; either may be empty. */
export type ReissueFormLine = { readonly qty: number; readonly part: string }
export type ReissueForm = {
  readonly reason: string
  readonly lines: readonly ReissueFormLine[]
}
export const reissueSchema = formSchema<ReissueForm>(({ reason, lines }) => {
  const filled = lines.filter(({ qty, part }) => qty > 0 || part.trim() !== '').length
  return [
    ...findUnless(filled > 0, 'lines', 'required'),
    ...findUnless(filled <= MOST_REISSUE_LINES, 'lines', 'most'),
    ...findUnless(reason !== '', 'reason', 'required'),
  ]
})
