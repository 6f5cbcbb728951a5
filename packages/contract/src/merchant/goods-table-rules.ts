import { voucherKinds } from '../item/voucher-rules.ts'
import type { AttributeKind } from '../item/attribute-rules.ts'
import { languages, sites, type Language, type Site } from '../storefronts.ts'

/** Tables of goods that a shop takes out and sends in. Safe in a browser: no schema library. */

export const IMPORT_PATH = '/sapi/mall-merchant/goodsTable/upload'
/** Exactly so many bytes are accepted. */
export const IMPORT_MAX = 32 * 1024 * 1024
export const MOST_IMPORT_ROWS = 50_000
/** More than a mall can have: each of its attributes may have one in every language. */
export const MOST_IMPORT_COLUMNS = 1000
/**
 * Of a table that is taken over as a whole: so long buyers of these goods may have to wait for one
 * another.
 */
export const MOST_WHOLE_ROWS = 1000
/** How long a table waits for its word, and what became of its rows is kept after it. */
export const IMPORT_HOURS = 24
export const IMPORT_DAYS = 7

export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]
export const decimalSigns = ['.', ','] as const
export type DecimalSign = (typeof decimalSigns)[number]

const itemFields = [
  'item',
  'shop',
  'kind',
  'category',
  'language',
  'manufacturer',
  'responsible',
  'energy',
  'freight',
] as const
/**
 * What the mall calls the kinds of what is sold. Services and cards are begun in their form, not by
 * a table.
 */
export const tableKinds = ['goods', ...voucherKinds] as const

const versionFields = ['gtin', 'finish', 'size', 'width', 'depth', 'height', 'weight'] as const
const stockFields = ['stock', 'stockSeen'] as const
export type TextField = `${'name' | 'description' | 'details'}.${Language}`
export type PriceField = `price.${Site}`
/** Of what a category asks: `attribute.max-load`; of a text `attribute.care.de`. */
export type AttributeField = `attribute.${string}`
export const ATTRIBUTE_FIELD = /^attribute\.[a-z][a-z0-9-]{0,29}(\.[a-zA-Z-]{2,5})?$/

/** What a column of a table can be, in the order in which tables are written. */
export type TableField =
  | 'sku'
  | (typeof itemFields)[number]
  | TextField
  | (typeof versionFields)[number]
  | PriceField
  | AttributeField
  | (typeof stockFields)[number]

/** Those of every mall; what its categories ask comes behind them. */
export const tableFields: readonly TableField[] = [
  'sku',
  ...itemFields,
  ...languages.flatMap((language) =>
    (['name', 'description', 'details'] as const).map((part) => `${part}.${language}` as const),
  ),
  ...versionFields,
  ...sites.map((site) => `price.${site}` as const),
  ...stockFields,
]

export function isTableField(field: string): field is TableField {
  return (tableFields as readonly string[]).includes(field) || isAttributeField(field)
}

export const isAttributeField = (field: string): field is AttributeField =>
  ATTRIBUTE_FIELD.test(field)

/** The columns of an attribute: one, or of a text one in each language. */
export const attributeFields = ({
  key,
  kind,
}: {
  readonly key: string
  readonly kind: AttributeKind
}): AttributeField[] =>
  kind === 'text'
    ? languages.map((language): AttributeField => `attribute.${key}.${language}`)
    : [`attribute.${key}`]

/** Columns that only tell: no row changes by them. */
export const toldColumns = ['state', 'held', 'free'] as const

/**
 * Where a table of goods is: to be told what its columns are, being read, read, being taken over;
 * then over.
 */
export const importStatuses = [
  'RECEIVED',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'STOPPED',
  'FAILED',
  'DISCARDED',
] as const
export type ImportStatus = (typeof importStatuses)[number]
export const openStatuses: readonly ImportStatus[] = ['RECEIVED', 'CHECKING', 'CHECKED', 'RUNNING']

/** What a row would do. */
export const rowPlans = ['NEW', 'CHANGE', 'SAME', 'FAULT'] as const
export type RowPlan = (typeof rowPlans)[number]
/** What became of it. `LEFT`: it was not to be taken over. */
export const rowAnswers = ['DONE', 'SAME', 'CONFLICT', 'REFUSED', 'LEFT'] as const
export type RowAnswer = (typeof rowAnswers)[number]

/** All rows or none, or those that can be. */
export const importModes = ['ALL', 'GOOD'] as const
export type ImportMode = (typeof importModes)[number]
