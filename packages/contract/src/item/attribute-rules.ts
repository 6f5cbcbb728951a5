import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/** What a category asks of its goods. Safe in a browser: no schema library. */

export const attributeKinds = ['choice', 'number', 'text'] as const
export type AttributeKind = (typeof attributeKinds)[number]

export const LONGEST_ATTRIBUTE_NAME = 40
export const LONGEST_OPTION_NAME = 40
/** Of a number, the same in every language: cm, kg, W. */
export const LONGEST_UNIT = 8
export const LONGEST_ATTRIBUTE_TEXT = 200
/** To two decimals. */
export const HIGHEST_ATTRIBUTE = 1_000_000

/**
 * Part of addresses and headings of tables, for good: small letters, digits, hyphens between them.
 */
export const LONGEST_ATTRIBUTE_KEY = 30
export const ATTRIBUTE_KEY = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Of an option. */
export const OPTION_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
/**
 * What the address of a listing says of itself, or of every listing, and what is no key of a plain
 * object.
 */
const taken = [
  ...['keyword', 'category', 'shop', 'sort', 'page', 'sku', 'site', 'lang', 'language'],
  ...['finish', 'price', 'available', 'reduced', 'width', 'depth', 'height', 'rating'],
  // What every object has.
  'constructor',
]
export const isAttributeKey = (key: string): boolean =>
  key.length <= LONGEST_ATTRIBUTE_KEY && ATTRIBUTE_KEY.test(key) && !taken.includes(key)

/** Of a mall: a table of goods may have a column for each of them, or nine. */
export const MOST_ATTRIBUTES = 100
export const MOST_OPTIONS = 40
/** So many filters a page of goods has, the first ones. */
export const MOST_FILTERS = 20

export const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/**
 * An attribute as it is typed: without its key once that is said. Options stand at fields of their
 * own.
 */
export type TypedAttribute = {
  readonly key?: string | undefined
  readonly name: string
  readonly optionList: readonly { readonly field: string; readonly name: string }[]
}
export const attributeSchema = formSchema<TypedAttribute>((typed) => [
  ...findUnless(typed.key === undefined || isAttributeKey(typed.key), 'key', 'attribute_key'),
  ...findEmpty(typed, 'name'),
  ...typed.optionList.flatMap(({ field, name }) => findUnless(name !== '', field, 'required')),
])
