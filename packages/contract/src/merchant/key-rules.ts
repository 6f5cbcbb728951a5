import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/** Of the keys with which a shop's own programs sign in. Safe in a browser: no schema library. */

/** How many a shop has at most that are good. */
export const MOST_KEYS = 20
/** No key is good for longer; whoever needs one for longer makes the next one meanwhile. */
export const LONGEST_KEY_DAYS = 365
export const keyDays = [30, 90, 180, LONGEST_KEY_DAYS] as const
export const LONGEST_KEY_NAME = 60
/** So begins every key, so that one that was copied where it does not belong is known for one. */
export const KEY_MARK = 'glr_'

/** A new key as it is typed: it has a name, and is for something. */
export type TypedKey = { readonly name: string; readonly scopeList: readonly string[] }
export const keySchema = formSchema<TypedKey>((typed) => [
  ...findEmpty(typed, 'name'),
  ...findUnless(typed.scopeList.length > 0, 'scopeList', 'choose'),
])
