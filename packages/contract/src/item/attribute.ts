import * as z from 'zod/mini'
import { languages } from '../storefronts.ts'
import { line } from '../wire.ts'
import {
  ATTRIBUTE_KEY,
  attributeKinds,
  hasTwoDecimals,
  HIGHEST_ATTRIBUTE,
  LONGEST_ATTRIBUTE_KEY,
  LONGEST_ATTRIBUTE_TEXT,
  MOST_ATTRIBUTES,
  OPTION_KEY,
} from './attribute-rules.ts'

/** What is said of an item because its category asks it, on the wire. */

const optionKey = z.string().check(z.maxLength(LONGEST_ATTRIBUTE_KEY), z.regex(OPTION_KEY))
const attributeKey = z.string().check(z.maxLength(LONGEST_ATTRIBUTE_KEY), z.regex(ATTRIBUTE_KEY))
const about = {
  key: z.string(),
  /** In the reader's language. */ name: z.string(),
  kind: z.enum(attributeKinds),
  unit: z.string(),
}
const option = z.object({ key: z.string(), name: z.string() })

/**
 * As its shop says it; of another kind than the attribute's is refused. What is left out, null or
 * empty is nothing.
 */
const given = z.object({
  key: attributeKey,
  option: z.optional(z.nullable(optionKey)),
  number: z.optional(
    z.nullable(
      z.number().check(
        z.minimum(0),
        z.maximum(HIGHEST_ATTRIBUTE),
        z.refine((value) => hasTwoDecimals(value), { error: 'decimals' }),
      ),
    ),
  ),
  textList: z.optional(
    z
      .array(z.object({ language: z.enum(languages), text: line(LONGEST_ATTRIBUTE_TEXT, 1) }))
      .check(z.maxLength(languages.length)),
  ),
})
export type GivenAttribute = z.input<typeof given>
/** All that is said of it; absent, what is said already stays. */
export const givenAttributes = z.optional(z.array(given).check(z.maxLength(MOST_ATTRIBUTES)))

/** What an item's category asks, and what its shop has said. */
export const ownAttribute = z.object({
  ...about,
  isRequired: z.boolean(),
  option: z.nullable(option),
  number: z.nullable(z.number()),
  textList: z.array(z.object({ language: z.enum(languages), text: z.string() })),
})
export type WireOwnAttribute = z.output<typeof ownAttribute>

/** What a form asks of an item of this category, and of those below it. */
export const askedAttribute = z.object({
  ...about,
  categoryId: z.int(),
  isRequired: z.boolean(),
  optionList: z.array(option),
})
export type WireAskedAttribute = z.output<typeof askedAttribute>

/** As a buyer reads it: a text (of a choice the option's name), or a number. */
export const shownAttribute = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  text: z.nullable(z.string()),
  number: z.nullable(z.number()),
})
export type WireShownAttribute = z.output<typeof shownAttribute>

/** A filter of a page of goods: options, or the least and the most. */
export const attributeFacet = z.object({
  ...about,
  optionList: z.array(
    z.object({
      ...option.shape,
      /** How many items it would leave; null where a large mall does not count them. */
      count: z.nullable(z.int()),
    }),
  ),
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
})
export type WireAttributeFacet = z.output<typeof attributeFacet>

const bound = z.optional(z.number().check(z.minimum(0), z.maximum(HIGHEST_ATTRIBUTE)))
/** What is asked of goods; what their category has no filter for does not count. */
export const askedFilter = z.object({
  key: attributeKey,
  /** One of these options. */
  optionList: z.optional(z.array(optionKey).check(z.maxLength(20))),
  min: bound,
  max: bound,
})
export type AskedFilter = z.output<typeof askedFilter>
