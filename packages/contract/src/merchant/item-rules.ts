import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/**
 * What a shop says of an item that it puts into the mall, for its forms and for the server. Safe in
 * a browser: no schema library.
 */

export const LONGEST_ITEM_NAME = 80
export const LONGEST_DESCRIPTION = 4000
export const MOST_DETAILS = 12
export const LONGEST_DETAIL = 120
/**
 * Name and address of a company, as the law on product safety wants them (Regulation (EU) 2023/988,
 * article 19).
 */
export const LONGEST_COMPANY = 300
export const LONGEST_SIZE = 40
export const LONGEST_CODE = 40
export const MOST_VERSIONS = 200
/** Of one shop, put away ones included. */
export const MOST_ITEMS = 50_000
/** Ticked in the list for one thing that is done with all of them. */
export const MOST_CHOSEN_ITEMS = 200
export const MOST_ITEM_PICTURES = 24
/** What a picture shows, for who does not see it. */
export const LONGEST_PICTURE_TEXT = 150
/** Centimetres and kilograms of one unit. */
export const LARGEST_CM = 1000
export const HEAVIEST_KG = 2000
/** Why the mall sends an item back. */
export const LONGEST_REVIEW_NOTE = 500
/** So many items of a seller are looked at before they are sold; after that it is trusted. */
export const LOOKED_AT = 3

/**
 * Being written; waits for the mall's word; is sold; taken off sale by its shop; put away for good.
 */
export const itemStatuses = ['DRAFT', 'IN_REVIEW', 'ON_SALE', 'PAUSED', 'ARCHIVED'] as const
export type ItemStatus = (typeof itemStatuses)[number]

/**
 * Article numbers stand on labels and in tables: no spaces, nothing that a table would take for a
 * formula.
 */
export const isArticleNumber = (code: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(code)

/** 14 digits in groups. */
export const LONGEST_GTIN = 24
export const bareGtin = (typed: string): string => typed.replaceAll(/\s/g, '')

/**
 * Without the noughts before it, which make it longer and no other number: 12 digits are the same
 * 13 with one.
 */
export const shortGtin = (typed: string): string => bareGtin(typed).replace(/^0+/, '')

/**
 * Whether it means the same everywhere: numbers that begin with 2, 02 or 04 anybody gives to what
 * is their own (GS1 General Specifications, restricted circulation).
 */
export const isWorldwideGtin = (gtin: string): boolean =>
  !/^(?:2|02|04)/.test(gtin.padStart(14, '0').slice(1))

/**
 * A number of GS1, which is never nought, with its check digit: from the right every other digit
 * counts three times, and the sum is a multiple of ten (GS1 General Specifications, 7.9).
 */
export function isGtin(digits: string): boolean {
  if (!/^([0-9]{8}|[0-9]{12,14})$/.test(digits) || !/[1-9]/.test(digits)) return false
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The colours and materials that the shop window filters by. */
export const finishes = [
  'oak',
  'walnut',
  'black-ash',
  'white',
  'birch',
  'forest',
  'sand',
  'slate',
  'terracotta',
  'ocean',
  'black-steel',
  'brass',
] as const
export type Finish = (typeof finishes)[number]

/** What a version of goods has, and one of a service or a card has not. */
export const measuresOfGoods = ['finish', 'widthCm', 'depthCm', 'heightCm', 'weightKg'] as const

export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** What an item lacks before it can be sold. */
export const itemGaps = ['picture', 'version', 'price', 'energy', 'attribute'] as const
export type ItemGap = (typeof itemGaps)[number]

/** Why buyers do not see an item, or could not buy it at a storefront. */
export const previewReasons = [
  ...(['DRAFT', 'IN_REVIEW', 'PAUSED', 'ARCHIVED', 'HELD_BACK'] as const),
  ...(['NO_VERSION', 'NO_PRICE_HERE', 'NOT_SENT_HERE', 'SOLD_OUT'] as const),
] as const
export type PreviewReason = (typeof previewReasons)[number]

type Text = string | null | undefined
/** What is said of an item, in the shape of the call: errors bear its paths. */
export type WrittenItem = {
  readonly textList: readonly { readonly name: string; readonly description: string }[]
  readonly voucher?: { readonly place: string; readonly address?: Text } | null | undefined
  readonly manufacturer?: Text
  readonly responsiblePerson?: Text
}
export const itemSchema = formSchema<WrittenItem>((written) => {
  const { textList, voucher } = written
  return [
    ...textList.flatMap((text, index) =>
      findEmpty(text, 'name', 'description').map(({ path, code }) => ({
        path: `textList.${index}.${path}`,
        code,
      })),
    ),
    ...(voucher
      ? findUnless(
          voucher.place !== 'shop' || Boolean(voucher.address),
          'voucher.address',
          'required',
        )
      : findEmpty(written, 'manufacturer', 'responsiblePerson')),
  ]
})

/** What is said of one of its versions; of goods how large and how heavy one is. */
export type WrittenVersion = {
  readonly skuCode: string
  readonly sizeName: string
  readonly widthCm?: number | undefined
  readonly depthCm?: number | undefined
  readonly heightCm?: number | undefined
  readonly weightKg?: number | undefined
}
const LEAST_MEASURE = 0.1
const measures = {
  widthCm: LARGEST_CM,
  depthCm: LARGEST_CM,
  heightCm: LARGEST_CM,
  weightKg: HEAVIEST_KG,
} as const

/** The number of one that is there stays. */
export const versionSchema = (isNew: boolean) =>
  formSchema<WrittenVersion>((written) => [
    ...(isNew ? findEmpty(written, 'skuCode') : []),
    ...findEmpty(written, 'sizeName'),
    ...(Object.keys(measures) as (keyof typeof measures)[]).flatMap((name) => {
      const { [name]: value = LEAST_MEASURE } = written
      return findUnless(value >= LEAST_MEASURE && value <= measures[name], name, 'measure')
    }),
  ])
