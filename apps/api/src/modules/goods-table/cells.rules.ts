import {
  isAttributeField,
  tableKinds,
  type DecimalSign,
  type TableField,
} from '@galleria/contract/goods-table-rules'
import { freights } from '@galleria/contract/delivery-rules'
import { bareGtin, energyClasses } from '@galleria/contract/item-rules'
import { languages } from '@galleria/contract/storefronts'
import { finishNames } from '@galleria/i18n'
import { attributeOf, type TableAttribute } from './attributes.rules.ts'
import type { Facts, Remark } from './goods-table.types.ts'

/** Cells as people and spreadsheets write them, read into facts. */

export type Choices = {
  readonly shops: readonly { readonly id: number; readonly name: string }[]
  readonly rooms: readonly {
    readonly id: number
    readonly key: string
    readonly path: readonly number[]
    readonly names: readonly string[]
  }[]
  /** What categories ask of their goods. */
  readonly attributes?: readonly TableAttribute[]
  /** What is called so no longer, and where its goods went. */
  readonly retired?: readonly {
    readonly key: string
    readonly names: readonly string[]
    readonly into: string
  }[]
}
export type Reader = Choices & { readonly decimalSign: DecimalSign }

/** The apostrophe that keeps a spreadsheet from calculating is no part of a text. */
export const plainCell = (cell: string): string =>
  /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell

export const oneBreak = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** Lines that say something, without the space around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * A number with the decimal sign of its table, undefined for anything else: `1.299,00` and `1
 * 299,00` where it is a comma. A point in such a table groups thousands or is a mistake, and is
 * never taken for the other sign.
 */
export function readNumber(text: string, decimalSign: DecimalSign): number | undefined {
  const bare = text.replaceAll(/[\s\u00a0\u202f’']/g, '')
  const [group, point] = decimalSign === ',' ? ['\\.', ','] : [',', '\\.']
  const shape = new RegExp(`^(\\d{1,9}|\\d{1,3}(?:${group}\\d{3}){1,2})(?:${point}(\\d{1,6}))?$`)
  const [, whole, part] = shape.exec(bare) ?? []
  if (whole === undefined) return undefined
  return Number(`${whole.replaceAll(/\D/g, '')}.${part ?? '0'}`)
}

/** A number as its table writes it. */
export const writeNumber = (value: number, decimalSign: DecimalSign): string =>
  String(value).replace('.', decimalSign)

const NUMBERS: ReadonlySet<string> = new Set([
  'width',
  'depth',
  'height',
  'weight',
  'stock',
  'stockSeen',
])
export const isNumeric = (field: TableField): boolean =>
  NUMBERS.has(field) || field.startsWith('price.')

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

const finishes = Object.entries(finishNames).map(([key, names]) => ({
  key,
  names: Object.values(names),
}))

/** A choice by its key or by its name in any language of the mall. */
const choose = (
  text: string,
  choices: readonly { readonly key: string; readonly names: readonly string[] }[],
) =>
  choices.find(({ key, names }) => same(key, text) || names.some((name) => same(name, text)))?.key

const pick = (text: string, keys: readonly string[]) => keys.find((key) => same(key, text))

const readers: Partial<
  Record<TableField, (text: string, reader: Reader) => string | number | undefined>
> = {
  shop: (text, { shops }) =>
    shops.find(({ id, name }) => String(id) === text || same(name, text))?.id,
  category: (text, { rooms }) => choose(text, rooms),
  kind: (text) => pick(text, tableKinds),
  language: (text) => pick(text, languages),
  energy: (text) => pick(text, energyClasses),
  freight: (text) => pick(text, freights),
  gtin: bareGtin,
  finish: (text) => choose(text, finishes),
}

/**
 * What the cells of a row say; an empty one says nothing. What cannot be read is told, unless it is
 * what is known already.
 */
export function readCells(
  cells: readonly string[],
  fields: readonly (TableField | null)[],
  reader: Reader,
  known: Facts,
): { facts: Facts; errors: Remark[] } {
  const facts: Facts = {}
  const errors: Remark[] = []
  fields.forEach((field, index) => {
    const text = oneBreak(plainCell((cells[index] ?? '').trim()))
    if (field === null || text === '') return
    const value = valueOf(field, text, reader)
    if (value !== undefined) facts[field] = value
    else if (text !== known[field]) errors.push(errorOf(field, text, reader))
  })
  return { facts, errors }
}

/** A room that was retired says where its goods went. */
function errorOf(
  field: TableField,
  text: string,
  { retired = [], attributes = [] }: Reader,
): Remark {
  const isNumber = isAttributeField(field)
    ? attributeOf(field, attributes)?.kind === 'number'
    : isNumeric(field)
  if (isNumber) return { field, code: 'table_number' }
  const key = field === 'category' ? choose(text, retired) : undefined
  const room = retired.find((one) => one.key === key)
  return room
    ? { field, code: 'table_retired', facts: { category: room.into } }
    : { field, code: 'table_choice' }
}

function valueOf(field: TableField, text: string, reader: Reader): string | number | undefined {
  if (isNumeric(field)) return readNumber(text, reader.decimalSign)
  if (isAttributeField(field))
    return attributeValue(attributeOf(field, reader.attributes ?? []), text, reader)
  if (field.startsWith('details.')) return linesOf(text).join('\n')
  const read = readers[field]
  return read ? read(text, reader) : text
}

/** An option by its key or by its name in any language. */
function attributeValue(
  attribute: TableAttribute | undefined,
  text: string,
  { decimalSign }: Reader,
): string | number | undefined {
  if (attribute?.kind === 'number') return readNumber(text, decimalSign)
  if (attribute?.kind !== 'choice') return attribute && text.replaceAll(/\s+/g, ' ')
  const options = attribute.optionList.map(({ key, nameList }) => ({
    key,
    names: nameList.map(({ name }) => name),
  }))
  return choose(text, options)
}
