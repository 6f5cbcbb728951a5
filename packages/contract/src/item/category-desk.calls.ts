import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { languages } from '../storefronts.ts'
import { line, nothing, smallId } from '../wire.ts'
import {
  CATEGORY_KEY,
  LONGEST_CATEGORY_INTRO,
  LONGEST_CATEGORY_KEY,
  LONGEST_CATEGORY_NAME,
  MAIN_LANGUAGE,
  MOST_CATEGORIES,
} from './category-rules.ts'

/**
 * The categories of the mall: what they are called in each language, where and in which order they
 * stand.
 */

const deskReply = z.object({
  /** In the order in which menus show them, what is below one right behind it. */
  categoryList: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      /** What a change is based on. */ version: z.int(),
      /** Ids from the top down to its own. */ path: z.array(z.int()),
      /** Listed goods in it and below it. */ itemCount: z.int(),
      /** Goods in it and below it have an energy label. */ needsEnergyLabel: z.boolean(),
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
export type WireCategories = z.output<typeof deskReply>
export type WireDeskCategory = WireCategories['categoryList'][number]

const text = {
  name: line(LONGEST_CATEGORY_NAME, 1),
  intro: line(LONGEST_CATEGORY_INTRO, 1),
}
const others = languages.filter((language) => language !== MAIN_LANGUAGE)

const texts = {
  /** In English. */ main: z.object(text),
  /** In other languages, each once. */
  otherList: z.array(z.object({ language: z.enum(others), ...text })).check(
    z.maxLength(others.length),
    z.refine((list) => new Set(list.map((one) => one.language)).size === list.length, {
      error: 'twice',
    }),
  ),
}
/** Below which it stands; null for the top. */
const parentId = z.nullable(smallId)

const ids = z.array(smallId).check(z.minLength(1), z.maxLength(MOST_CATEGORIES))

export const categoryDeskCalls = {
  listDeskCategories: defineCall({
    call: 'POST /sapi/mall-operator/category/list',
    who: 'operator',
    right: 'content',
    writes: false,
    about: 'All categories in their order, with what they are called in each language.',
    body: nothing,
    reply: deskReply,
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
      ...texts,
    }),
    reply: deskReply,
    refusals: ['category.not_found', 'category.changed'],
  }),
  addCategory: defineCall({
    call: 'POST /sapi/mall-operator/category/add',
    who: 'operator',
    right: 'content',
    writes: 'goods',
    about:
      'Adds a category at the top or below another, behind those that stand there; the same again is no change. Until it has a picture of its own it shows that of the one above it.',
    body: z.object({
      key: z.string().check(z.maxLength(LONGEST_CATEGORY_KEY), z.regex(CATEGORY_KEY)),
      parentId,
      ...texts,
    }),
    reply: deskReply,
    refusals: [
      'category.not_found',
      'category.key_taken',
      'category.too_deep',
      'category.too_many',
    ],
  }),
  moveCategory: defineCall({
    call: 'POST /sapi/mall-operator/category/move',
    who: 'operator',
    right: 'content',
    writes: 'goods',
    about:
      'Puts a category below another or at the top, with all that is below it. Never below itself. Names the version that was read.',
    body: z.object({ id: smallId, version: smallId, parentId }),
    reply: deskReply,
    refusals: [
      'category.not_found',
      'category.changed',
      'category.below_itself',
      'category.too_deep',
      'category.energy_missing',
    ],
  }),
  askEnergyLabel: defineCall({
    call: 'POST /sapi/mall-operator/category/energyLabel',
    who: 'operator',
    right: 'content',
    writes: 'goods',
    about:
      'Says whether goods of a category and of those below it need an energy label. Refused as long as something is sold there without its class. Names the version that was read.',
    body: z.object({ id: smallId, version: smallId, isNeeded: z.boolean() }),
    reply: deskReply,
    refusals: ['category.not_found', 'category.changed', 'category.energy_missing'],
  }),
  retireCategory: defineCall({
    call: 'POST /sapi/mall-operator/category/retire',
    who: 'operator',
    right: 'content',
    writes: 'goods',
    about:
      'Retires a category: its goods go to another one, and so do its address and those that led on to it. Nothing may stand below it, and the last one stays. Names the version that was read; to where it went already is no change.',
    body: z.object({ id: smallId, version: smallId, intoId: smallId }),
    reply: deskReply,
    refusals: [
      'category.not_found',
      'category.changed',
      'category.has_below',
      'category.last',
      'category.energy_missing',
    ],
  }),
  orderCategories: defineCall({
    call: 'POST /sapi/mall-operator/category/order',
    who: 'operator',
    right: 'content',
    writes: 'goods',
    about:
      'Puts the categories in another order, each among those beside it. Names the order that was read: if somebody has changed it since, it is refused.',
    body: z.object({ fromList: ids, toList: ids }),
    reply: deskReply,
    refusals: ['category.changed'],
  }),
}
