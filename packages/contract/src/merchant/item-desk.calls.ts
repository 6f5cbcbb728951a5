import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { languages, sites } from '../storefronts.ts'
import {
  attribute,
  line,
  pageNo,
  pageOf,
  pageSize,
  smallId,
  text,
  wireMoney,
  wireTime,
} from '../wire.ts'
import { askedAttribute, givenAttributes, ownAttribute } from '../item/attribute.ts'
import { HIGHEST_PRICE } from './goods-rules.ts'
import {
  bareGtin,
  energyClasses,
  finishes,
  HEAVIEST_KG,
  isArticleNumber,
  isGtin,
  itemGaps,
  itemStatuses,
  LARGEST_CM,
  LONGEST_CODE,
  LONGEST_COMPANY,
  LONGEST_DESCRIPTION,
  LONGEST_DETAIL,
  LONGEST_GTIN,
  LONGEST_ITEM_NAME,
  LONGEST_REVIEW_NOTE,
  LONGEST_SIZE,
  MOST_DETAILS,
  MOST_ITEM_PICTURES,
} from './item-rules.ts'
import { freights } from '../order/delivery-rules.ts'
import { givenVoucherTerms, wireVoucherTerms } from '../item/voucher.ts'
import { wireModel } from '../item/model.ts'
import { ownPicture, picture, pictureTexts, pictureUrl } from '../item/picture.ts'

/** Items as a shop writes them, from draft to sale, and as the mall looks at its first ones. */

export const version = z.int().check(z.minimum(0), z.maximum(1_000_000))
/** To a tenth: millimetres, and a hundred grams. */
const tenths = z.refine<number>((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, {
  error: 'decimals',
})
const kilograms = z.number().check(z.minimum(0.1), z.maximum(HEAVIEST_KG), tenths)
const centimetres = z.number().check(z.minimum(0.1), z.maximum(LARGEST_CM), tenths)
const amount = z.number().check(z.minimum(0), z.maximum(HIGHEST_PRICE))
const code = text(LONGEST_CODE, 1).check(
  z.refine((typed) => isArticleNumber(typed), { error: 'article_number' }),
)
/** Typed with or without spaces; empty is none. */
const gtin = text(LONGEST_GTIN).check(
  z.overwrite(bareGtin),
  z.refine((digits) => digits === '' || isGtin(digits), { error: 'gtin' }),
)

const writtenText = z.object({
  language: z.enum(languages),
  name: line(LONGEST_ITEM_NAME, 1),
  description: text(LONGEST_DESCRIPTION, 1),
  /** One fact each: material, care, what is in the box. */
  details: z.array(line(LONGEST_DETAIL, 1)).check(z.maxLength(MOST_DETAILS)),
})

const itemForm = {
  categoryId: smallId,
  /** The language that all others fall back to. */
  language: z.enum(languages),
  textList: z.array(writtenText).check(z.minLength(1), z.maxLength(languages.length)),
  /** Null of goods, which are sent. It stays what it is from the first version on. */
  voucher: z._default(z.nullable(givenVoucherTerms), null),
  /** Who makes it and who answers in the Union, with name and address (GPSR); of goods only. */
  manufacturer: z.optional(text(LONGEST_COMPANY, 1)),
  responsiblePerson: z.optional(text(LONGEST_COMPANY, 1)),
  energyClass: z.nullable(z.enum(energyClasses)),
  /** What its category asks. */ attributeList: givenAttributes,
  freight: z.optional(z.enum(freights)),
  imageList: z.array(pictureUrl).check(z.maxLength(MOST_ITEM_PICTURES)),
  /** All that is said of its pictures; absent, what is said of those that stay. */
  imageTextList: z.optional(pictureTexts),
}
type OfGoods = Partial<Record<(typeof ofGoods)[number], unknown>> & { readonly voucher: unknown }
const ofGoods = ['manufacturer', 'responsiblePerson', 'freight'] as const
const goodsFieldChecks = ofGoods.map((field) =>
  z.refine<OfGoods>((form) => form.voucher !== null || form[field] !== undefined, {
    path: [field],
    error: 'required',
  }),
)

const itemRow = z.object({
  itemId: z.int(),
  name: z.string(),
  image: z.nullable(picture),
  shop: z.object({ id: z.int(), name: z.string() }),
  categoryName: z.string(),
  /** As the shop sees it; `HELD_BACK` while its seller may not sell. */
  status: z.enum([...itemStatuses, 'HELD_BACK']),
  versionCount: z.int(),
  /** Of its first version; the call that sells goods names an item by it. */
  skuCode: z.nullable(z.string()),
  /** What a change is based on. */ version: z.int(),
  changedAt: wireTime,
})

/** With what can be done with one, or with many that were ticked. */
const listedItem = z.object({
  ...itemRow.shape,
  operationList: z.array(z.enum(['pause', 'resume', 'archive'])),
})

const itemVersion = z.object({
  skuId: z.int(),
  skuCode: z.string(),
  /** The number under its barcode. */ gtin: z.nullable(z.string()),
  attributes: z.array(attribute),
  finish: z.string(),
  sizeName: z.string(),
  widthCm: z.number(),
  depthCm: z.number(),
  heightCm: z.number(),
  weightKg: z.number(),
  image: z.nullable(picture),
  freeQty: z.number(),
  priceList: z.array(z.object({ site: z.enum(sites), salePrc: wireMoney })),
  /** Whether it can still be taken out: nothing of it was ever in the house or sold. */
  isDroppable: z.boolean(),
})

export const ownItem = z.object({
  ...itemRow.shape,
  urlKey: z.string(),
  category: z.object({ id: z.int(), key: z.string() }),
  language: z.enum(languages),
  /** Those that somebody wrote; the other languages show the one of `language`. */
  textList: z.array(writtenText),
  manufacturer: z.string(),
  responsiblePerson: z.string(),
  energyClass: z.nullable(z.enum(energyClasses)),
  attributeList: z.array(ownAttribute),
  freight: z.enum(freights),
  /** Null of goods, which are sent. */
  voucher: z.nullable(wireVoucherTerms),
  /** Whether it may still become something else: goods, a service or a card. */
  isKindOpen: z.boolean(),
  imageList: z.array(ownPicture),
  model: z.nullable(wireModel),
  versionList: z.array(itemVersion),
  /** What is missing before it can be sold. */
  gapList: z.array(z.enum(itemGaps)),
  /** What its category asks and it does not say, by its names. */
  missingList: z.array(z.string()),
  /** Whether the mall looks at it before it is sold. */
  isLookedAt: z.boolean(),
  /** Why the mall has sent it back, last. */
  reviewNote: z.nullable(z.string()),
  operationList: z.array(z.enum(['save', 'submit', 'takeBack', 'archive'])),
})
export type WireOwnItem = z.output<typeof ownItem>
export type WireItemRow = z.output<typeof itemRow>
export type WireListedItem = z.output<typeof listedItem>
export type WireItemVersion = z.output<typeof itemVersion>

const lookedAtItem = z.object({
  ...ownItem.shape,
  sellerName: z.string(),
  submittedAt: wireTime,
  decisionList: z.array(z.enum(['approve', 'sendBack'])),
})
export type WireItemToLookAt = z.output<typeof lookedAtItem>

export const which = { itemId: smallId, version }

export const itemDeskCalls = {
  itemForm: defineCall({
    call: 'POST /sapi/mall-merchant/item/form',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'What the form of an item chooses from: the own shops, the rooms of the mall and what they ask, and who made the last item.',
    body: z.object({}),
    reply: z.object({
      shopList: z.array(z.object({ id: z.int(), name: z.string() })),
      categoryList: z.array(
        z.object({
          id: z.int(),
          key: z.string(),
          name: z.string(),
          /** Ids from the top down to its own. */ path: z.array(z.int()),
          needsEnergyLabel: z.boolean(),
        }),
      ),
      attributeList: z.array(askedAttribute),
      manufacturer: z.string(),
      responsiblePerson: z.string(),
    }),
    refusals: [],
  }),
  pageItems: defineCall({
    call: 'POST /sapi/mall-merchant/item/page',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'The items of the own shops, what was changed last first.',
    body: z.object({
      keyword: z.optional(text(100)),
      status: z.optional(z.enum(itemStatuses)),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: pageOf(listedItem),
    refusals: [],
  }),
  ownItem: defineCall({
    call: 'POST /sapi/mall-merchant/item/detail',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'An item of the own shops with its texts, pictures and versions, and what is missing.',
    body: z.object({ itemId: smallId }),
    reply: ownItem,
    refusals: ['item.not_found'],
  }),
  addItem: defineCall({
    call: 'POST /sapi/mall-merchant/item/add',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Begins an item as a draft that only its shop sees. Sent twice with one key it is one item.',
    body: z
      .object({
        ...itemForm,
        shopId: smallId,
        requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
      })
      .check(...goodsFieldChecks),
    reply: ownItem,
    refusals: ['item.refused', 'item.too_many'],
  }),
  saveItem: defineCall({
    call: 'POST /sapi/mall-merchant/item/save',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Saves texts, pictures and facts of an item that is not being looked at. What is on sale stays complete.',
    body: z.object({ ...itemForm, ...which }).check(...goodsFieldChecks),
    reply: ownItem,
    refusals: ['item.not_found', 'item.changed', 'goods.state', 'item.refused'],
  }),
  saveVersion: defineCall({
    call: 'POST /sapi/mall-merchant/item/version',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Adds a version to an item, with its first prices, or changes one. Its article number stays, and later prices are set with the goods.',
    body: z.object({
      ...which,
      /** Absent: a new one. */
      skuId: z.optional(smallId),
      skuCode: code,
      /** The number under its barcode, alone in its shop. Absent, it stays; empty, it goes. */
      gtin: z.optional(gtin),
      /** Of a service or a card, what this one is: two hours, fifty euros. */
      sizeName: line(LONGEST_SIZE, 1),
      /** Of goods, all of these. */
      finish: z.optional(z.enum(finishes)),
      widthCm: z.optional(centimetres),
      depthCm: z.optional(centimetres),
      heightCm: z.optional(centimetres),
      weightKg: z.optional(kilograms),
      /** One of the item's pictures; absent, its first. */
      imageUrl: z.optional(pictureUrl),
      /** VAT included. Of a new version only. */
      priceList: z
        .array(z.object({ site: z.enum(sites), amount }))
        .check(z.maxLength(sites.length)),
    }),
    reply: ownItem,
    refusals: ['item.not_found', 'item.changed', 'goods.state', 'item.refused', 'sku.not_found'],
  }),
  dropVersion: defineCall({
    call: 'POST /sapi/mall-merchant/item/dropVersion',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about: 'Takes a version out of a draft of which nothing was ever in the house.',
    body: z.object({ ...which, skuId: smallId }),
    reply: ownItem,
    refusals: ['item.not_found', 'item.changed', 'goods.state', 'sku.not_found'],
  }),
  saveModel: defineCall({
    call: 'POST /sapi/mall-merchant/item/model',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Gives an item the model in three dimensions that was uploaded with the purpose `model`, or takes its model away. It has to be about as large as one of its versions.',
    body: z.object({
      ...which,
      model: z.nullable(
        z.object({
          /** The address that the upload gave. */ url: pictureUrl,
          /** Which of the item's finishes it shows. */ finish: z.enum(finishes),
        }),
      ),
    }),
    reply: ownItem,
    refusals: ['item.not_found', 'item.changed', 'goods.state', 'item.refused', 'model.size'],
  }),
  submitItem: defineCall({
    call: 'POST /sapi/mall-merchant/item/submit',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Puts a complete draft on sale; the first items of a seller are looked at by the mall before.',
    body: z.object(which),
    reply: ownItem,
    refusals: ['item.not_found', 'item.changed', 'goods.state', 'item.incomplete'],
  }),
  takeItemBack: defineCall({
    call: 'POST /sapi/mall-merchant/item/takeBack',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about: 'Takes an item back that the mall has not looked at yet.',
    body: z.object(which),
    reply: ownItem,
    refusals: ['item.not_found', 'item.changed', 'goods.state'],
  }),
  archiveItem: defineCall({
    call: 'POST /sapi/mall-merchant/item/archive',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Puts a draft, or what is off sale, away for good. Orders, invoices and reviews keep what they say of it.',
    body: z.object(which),
    reply: ownItem,
    refusals: ['item.not_found', 'item.changed', 'goods.state'],
  }),
  pageItemsToLookAt: defineCall({
    call: 'POST /sapi/mall-operator/item/page',
    who: 'operator',
    right: 'admission',
    writes: false,
    about: 'Items that wait for the word of the mall, the longest waiting first.',
    body: z.object({ pageNo, pageSize: pageSize(25) }),
    reply: pageOf(lookedAtItem),
    refusals: [],
  }),
  approveItem: defineCall({
    call: 'POST /sapi/mall-operator/item/approve',
    who: 'operator',
    right: 'admission',
    writes: 'goods',
    about: 'The item goes on sale as it was looked at. Nobody decides about items of the own shop.',
    body: z.object(which),
    reply: z.object({ status: z.enum(itemStatuses) }),
    refusals: ['item.not_found', 'item.changed', 'goods.state', 'item.own', 'item.incomplete'],
  }),
  sendItemBack: defineCall({
    call: 'POST /sapi/mall-operator/item/sendBack',
    who: 'operator',
    right: 'admission',
    writes: 'goods',
    about: 'The item goes back to its shop as a draft, with what is to be changed.',
    body: z.object({ ...which, note: text(LONGEST_REVIEW_NOTE, 1) }),
    reply: z.object({ status: z.enum(itemStatuses) }),
    refusals: ['item.not_found', 'item.changed', 'goods.state', 'item.own'],
  }),
}
