import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { storefronts } from '../storefronts.ts'
import { nothing, smallId, text, wireMoney } from '../wire.ts'
import {
  LONGEST_SAVED_TEXT,
  LONGEST_SAVED_TITLE,
  MOST_BY_RULE_A_DAY,
  ruledTypes,
} from './desk-rules.ts'
import { buyersReasons } from './rules.ts'

/**
 * What a shop sets up for its desk before anybody asks: texts that it writes often, and its own
 * rules for approving.
 */

const shop = z.object({ id: z.int(), name: z.string() })
const savedAnswer = z.object({ id: z.int(), shop, title: z.string(), content: z.string() })

const rule = {
  isOn: z.boolean(),
  typeList: z.array(z.enum(ruledTypes)),
  reasonList: z.array(z.enum(buyersReasons)),
  /** Up to this amount, in its currency only. */
  most: wireMoney,
  needsPhoto: z.boolean(),
  mostADay: z.int(),
}
const approvalRule = z.object({
  ...rule,
  id: z.int(),
  shop,
  /** How many it has agreed to in the last 24 hours. */
  approvedToday: z.int(),
})
const currencies = [...new Set(Object.values(storefronts).map(({ currency }) => currency))] as const
const which = z.object({ id: smallId })
/** Without an id another one is made; the same said again makes none. */
const written = { id: z.optional(smallId), shopId: smallId }

export const reverseDeskCalls = {
  listSavedAnswers: defineCall({
    call: 'POST /sapi/mall-merchant/savedanswer/list',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'The texts that the own shops have saved for answers, by title.',
    body: nothing,
    reply: z.array(savedAnswer),
    refusals: [],
  }),
  saveSavedAnswer: defineCall({
    call: 'POST /sapi/mall-merchant/savedanswer/save',
    who: 'merchant',
    right: 'after-sales',
    writes: 'shop',
    about: 'Saves a text for answers of an own shop, or changes one.',
    body: z.object({
      ...written,
      title: text(LONGEST_SAVED_TITLE, 1),
      content: text(LONGEST_SAVED_TEXT, 1),
    }),
    reply: z.array(savedAnswer),
    refusals: ['shop.not_found', 'setting.not_found', 'setting.too_many'],
  }),
  removeSavedAnswer: defineCall({
    call: 'POST /sapi/mall-merchant/savedanswer/remove',
    who: 'merchant',
    right: 'after-sales',
    writes: 'shop',
    about: 'Removes one. One that is not there changes nothing.',
    body: which,
    reply: z.array(savedAnswer),
    refusals: [],
  }),
  listApprovalRules: defineCall({
    call: 'POST /sapi/mall-merchant/approvalrule/list',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'By which rules the own shops agree to applications at once.',
    body: nothing,
    reply: z.array(approvalRule),
    refusals: [],
  }),
  saveApprovalRule: defineCall({
    call: 'POST /sapi/mall-merchant/approvalrule/save',
    who: 'merchant',
    right: 'after-sales',
    onlyPeople: true,
    writes: 'shop',
    about:
      'Makes a rule, or changes one. It agrees to applications that come in from then on, right after they were made: of these kinds, for these reasons, up to an amount, with a photo where one is asked for, and so many in 24 hours; never to own purchases, nor as long as the shop is frozen.',
    body: z.object({
      ...written,
      ...rule,
      typeList: z
        .array(z.enum(ruledTypes))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(ruledTypes.length)),
      reasonList: z
        .array(z.enum(buyersReasons))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(buyersReasons.length)),
      most: z.object({
        value: z.number().check(z.positive(), z.maximum(1e6)),
        currency: z.enum(currencies),
      }),
      mostADay: z.int().check(z.minimum(1), z.maximum(MOST_BY_RULE_A_DAY)),
    }),
    reply: z.array(approvalRule),
    refusals: ['shop.not_found', 'setting.not_found', 'setting.too_many'],
  }),
  removeApprovalRule: defineCall({
    call: 'POST /sapi/mall-merchant/approvalrule/remove',
    who: 'merchant',
    right: 'after-sales',
    onlyPeople: true,
    writes: 'shop',
    about:
      'Removes one; what it has agreed to stays agreed to. One that is not there changes nothing.',
    body: which,
    reply: z.array(approvalRule),
    refusals: [],
  }),
}
