import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { languages } from '../storefronts.ts'
import { line, nothing, smallId } from '../wire.ts'
import { LONGEST_CATEGORY_INTRO, LONGEST_CATEGORY_NAME, MAIN_LANGUAGE } from './category-rules.ts'

/** The categories of the mall: what they are called in each language, and in which order they stand. */

const kept = z.object({
  /** In the order in which menus show them. */
  categoryList: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      /** What a change is based on. */ version: z.int(),
      /** Listed goods in it. */ itemCount: z.int(),
      /** Of every language; where it is not its own, the English one stands in. */
      textList: z.array(
        z.object({
          language: z.enum(languages),
          name: z.string(),
          intro: z.string(),
          isOwn: z.boolean(),
        }),
      ),
    }),
  ),
})
export type WireCategories = z.output<typeof kept>
export type WireKeptCategory = WireCategories['categoryList'][number]

const text = {
  name: line(LONGEST_CATEGORY_NAME, 1),
  intro: line(LONGEST_CATEGORY_INTRO, 1),
}
const others = languages.filter((language) => language !== MAIN_LANGUAGE)

const ids = z.array(smallId).check(z.minLength(1), z.maxLength(100))

export const categoryDeskCalls = {
  listKeptCategories: defineCall({
    call: 'POST /sapi/mall-operator/category/list',
    who: 'operator',
    right: 'content',
    writes: false,
    about: 'All categories in their order, with what they are called in each language.',
    body: nothing,
    reply: kept,
    refusals: [],
  }),
  nameCategory: defineCall({
    call: 'POST /sapi/mall-operator/category/name',
    who: 'operator',
    right: 'content',
    writes: 'goods',
    about:
      'Names a category in the languages that are given, English always; in all others the English text stands in. Its address stays. Names the version that was read: of two who change it at once the second is refused.',
    body: z.object({
      id: smallId,
      version: smallId,
      /** In English. */ main: z.object(text),
      /** In other languages, each once. */
      otherList: z.array(z.object({ language: z.enum(others), ...text })).check(
        z.maxLength(others.length),
        z.refine((texts) => new Set(texts.map((one) => one.language)).size === texts.length, {
          error: 'twice',
        }),
      ),
    }),
    reply: kept,
    refusals: ['category.not_found', 'category.changed'],
  }),
  orderCategories: defineCall({
    call: 'POST /sapi/mall-operator/category/order',
    who: 'operator',
    right: 'content',
    writes: 'goods',
    about:
      'Puts the categories in another order. Names the order that was read: if somebody has changed it since, it is refused.',
    body: z.object({ fromList: ids, toList: ids }),
    reply: kept,
    refusals: ['category.changed'],
  }),
}
