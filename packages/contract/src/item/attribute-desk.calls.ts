import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { languages } from '../storefronts.ts'
import { line, nothing, smallId } from '../wire.ts'
import {
  ATTRIBUTE_KEY,
  attributeKinds,
  isAttributeKey,
  LONGEST_ATTRIBUTE_KEY,
  LONGEST_ATTRIBUTE_NAME,
  LONGEST_OPTION_NAME,
  LONGEST_UNIT,
  MOST_ATTRIBUTES,
  MOST_OPTIONS,
  OPTION_KEY,
} from './attribute-rules.ts'
import { MAIN_LANGUAGE } from './category-rules.ts'

/** What categories ask of their goods: a text, a number, or one of named options. */

/** Of every language; where it is not its own, the English one stands in. */
const nameList = z.array(
  z.object({ language: z.enum(languages), name: z.string(), isOwn: z.boolean() }),
)
const deskReply = z.object({
  /** Each category's in the order in which goods show them. */
  attributeList: z.array(
    z.object({
      id: z.int(),
      categoryId: z.int(),
      key: z.string(),
      kind: z.enum(attributeKinds),
      unit: z.string(),
      isFilter: z.boolean(),
      /** An item has it before it is sold. */ isRequired: z.boolean(),
      /** It is neither asked nor shown; what items say of it is kept. */ isHidden: z.boolean(),
      /** What a change is based on. */ version: z.int(),
      /** Items that say something of it. */ itemCount: z.int(),
      nameList,
      optionList: z.array(
        z.object({
          key: z.string(),
          /** Nobody chooses it any more; items that have it keep it. */ isHidden: z.boolean(),
          itemCount: z.int(),
          nameList,
        }),
      ),
    }),
  ),
})
export type WireAttributes = z.output<typeof deskReply>
export type WireAttribute = WireAttributes['attributeList'][number]

const others = languages.filter((language) => language !== MAIN_LANGUAGE)
const namesOf = (longest: number) => ({
  /** In English. */ name: line(longest, 1),
  /** In other languages, each once. */
  otherList: z.array(z.object({ language: z.enum(others), name: line(longest, 1) })).check(
    z.maxLength(others.length),
    z.refine((list) => new Set(list.map((one) => one.language)).size === list.length, {
      error: 'twice',
    }),
  ),
})
const option = z.object({
  key: z.string().check(z.maxLength(LONGEST_ATTRIBUTE_KEY), z.regex(OPTION_KEY)),
  isHidden: z.boolean(),
  ...namesOf(LONGEST_OPTION_NAME),
})

const form = {
  ...namesOf(LONGEST_ATTRIBUTE_NAME),
  /** A text makes no filter. */ isFilter: z.boolean(),
  isRequired: z.boolean(),
  /** Of a choice, in their order; those that are there already are among them. */
  optionList: z.array(option).check(
    z.maxLength(MOST_OPTIONS),
    z.refine((list) => new Set(list.map(({ key }) => key)).size === list.length, {
      error: 'twice',
    }),
  ),
}

const desk = { who: 'operator', right: 'content' } as const
const ids = z.array(smallId).check(z.minLength(1), z.maxLength(MOST_ATTRIBUTES))

export const attributeDeskCalls = {
  listAttributes: defineCall({
    call: 'POST /sapi/mall-operator/attribute/list',
    ...desk,
    writes: false,
    about: 'What each category asks of its goods, with what it is called in each language.',
    body: nothing,
    reply: deskReply,
    refusals: [],
  }),
  addAttribute: defineCall({
    call: 'POST /sapi/mall-operator/attribute/add',
    ...desk,
    writes: 'goods',
    about:
      'A category asks something of its goods and of those below it, behind what it asks already. Key, kind and unit are for good. The same again is no change.',
    body: z.object({
      categoryId: smallId,
      key: z.string().check(
        z.maxLength(LONGEST_ATTRIBUTE_KEY),
        z.regex(ATTRIBUTE_KEY),
        z.refine((key) => isAttributeKey(key), { error: 'invalid' }),
      ),
      kind: z.enum(attributeKinds),
      /** Of a number; empty where it has none. */ unit: line(LONGEST_UNIT),
      ...form,
    }),
    reply: deskReply,
    refusals: [
      'category.not_found',
      'attribute.key_taken',
      'attribute.too_many',
      'attribute.no_options',
    ],
  }),
  saveAttribute: defineCall({
    call: 'POST /sapi/mall-operator/attribute/save',
    ...desk,
    writes: 'goods',
    about:
      'Changes names, options and what an attribute is asked for. What is hidden is kept. Names the version that was read: of two who change it at once the second is refused.',
    body: z.object({ id: smallId, version: smallId, isHidden: z.boolean(), ...form }),
    reply: deskReply,
    refusals: ['attribute.not_found', 'attribute.changed', 'attribute.no_options'],
  }),
  orderAttributes: defineCall({
    call: 'POST /sapi/mall-operator/attribute/order',
    ...desk,
    writes: 'goods',
    about:
      'Puts what a category asks in another order. Names the order that was read: if somebody has changed it since, it is refused.',
    body: z.object({ categoryId: smallId, fromList: ids, toList: ids }),
    reply: deskReply,
    refusals: ['attribute.changed'],
  }),
}
