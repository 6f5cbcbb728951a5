import { findEmpty, findUnless, formSchema } from '../form-schema.ts'
import { readTypedAmount, readTypedWhole } from '../typed-number.ts'
import type { ReverseType } from './rules.ts'

/**
 * Limits of what a shop sets up before anybody asks, for its forms and the server. Safe in a
 * browser: no schema library.
 */

export const MOST_SAVED_ANSWERS = 50
export const LONGEST_SAVED_TITLE = 60
/** As long as the shortest text that it is put into. */
export const LONGEST_SAVED_TEXT = 500

export const MOST_APPROVAL_RULES = 10
export const MOST_BY_RULE_A_DAY = 100
/**
 * What a rule may agree to: an exchange needs somebody who looks whether there is a replacement,
 * and what was paid and not sent its buyer cancels alone.
 */
export const ruledTypes = [
  'SALE_REFUND',
  'SALE_RETURN',
  'SALE_CANCEL_BEFORE_DELIVERY',
] as const satisfies readonly ReverseType[]
/** In the history of a request: why the clock agreed. */
export const BY_SHOPS_RULE = 'SHOPS_RULE'

/** So many rows of the list are agreed to in one go. */
export const MOST_AT_ONCE = 25

export type TypedAnswer = { readonly title: string; readonly content: string }
export const savedAnswerSchema = formSchema<TypedAnswer>((typed) =>
  findEmpty(typed, 'title', 'content'),
)

/** A rule as it is typed. */
export type TypedRule = {
  readonly typeList: readonly string[]
  readonly reasonList: readonly string[]
  readonly most: string
  readonly mostADay: string
}
const aDay = { least: 1, most: MOST_BY_RULE_A_DAY }
export const approvalRuleSchema = formSchema<TypedRule>((typed) => [
  ...findUnless(typed.typeList.length > 0, 'typeList', 'choose'),
  ...findUnless(typed.reasonList.length > 0, 'reasonList', 'choose'),
  ...findUnless(readTypedAmount(typed.most) !== undefined, 'most', 'amount'),
  ...findUnless(readTypedWhole(typed.mostADay, aDay) !== undefined, 'mostADay', 'daily'),
])
