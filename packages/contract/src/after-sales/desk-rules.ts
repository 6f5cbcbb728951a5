import type { ReverseType } from './rules.ts'

/** Limits of what a shop sets up before anybody asks, for its forms and the server. Safe in a browser: no schema library. */

export const MOST_SAVED_ANSWERS = 50
export const LONGEST_SAVED_TITLE = 60
/** As long as the shortest text that it is put into. */
export const LONGEST_SAVED_TEXT = 500

export const MOST_APPROVAL_RULES = 10
export const MOST_BY_RULE_A_DAY = 100
/** What a rule may agree to: an exchange needs somebody who looks whether there is a replacement, and what was paid and not sent its buyer cancels alone. */
export const ruledTypes = [
  'SALE_REFUND',
  'SALE_RETURN',
  'SALE_CANCEL_BEFORE_DELIVERY',
] as const satisfies readonly ReverseType[]
/** In the history of a request: why the clock agreed. */
export const BY_SHOPS_RULE = 'SHOPS_RULE'

/** So many rows of the list are agreed to in one go. */
export const MOST_AT_ONCE = 25
