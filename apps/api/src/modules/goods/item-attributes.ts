import type { Parsed } from '@galleria/contract/define-call'
import type { itemDeskCalls } from '@galleria/contract/item-desk'
import { refuse } from '@galleria/contract/refusals'
import type { Tx } from '#platform/db.ts'
import type { ItemFacts } from '#modules/catalog/index.ts'
import {
  findAskedOf,
  type AskedOfItem,
  type AttributeValue,
} from '#modules/catalog/categories/index.ts'
import type { ItemAttribute } from './own-item.queries.ts'

export type Given = NonNullable<Parsed<typeof itemDeskCalls.saveItem>['attributeList']>[number]

/**
 * What is said of an item, held against what its category asks: what is of another kind, unknown or
 * given twice is told at its field.
 */
export async function readAttributes(
  tx: Tx,
  given: readonly Given[] | undefined,
  { categoryId, known }: { readonly categoryId: number; readonly known: readonly ItemAttribute[] },
): Promise<{
  attributes?: NonNullable<ItemFacts['attributes']>
  /** Of what is asked. */
  given: Given[]
  /** By their keys. */ missing: string[]
}> {
  const asked = await findAskedOf(tx, categoryId)
  const list = given ?? known.map(givenOf)
  // What is not asked is no fault where nothing is said of it: the form was opened before it was
  // hidden, or its category moved.
  const told = list.filter(
    (one) => asked.some(({ key }) => one.key === key) || (given && saysSomething(one)),
  )
  const errors: { path: string; code: string }[] = []
  const values = told.flatMap((one, index) => {
    const attribute = asked.find(({ key }) => key === one.key)
    const isTwice = told.findIndex(({ key }) => key === one.key) < index
    const value = attribute && !isTwice ? readValue(one, attribute, known) : 'table_not_asked'
    if (typeof value === 'string')
      errors.push({ path: `attributeList.${one.key}`, code: isTwice ? 'invalid' : value })
    return typeof value === 'object' ? [value] : []
  })
  if (errors.length > 0) throw refuse('item.refused', { errors })
  const missing = asked
    .filter(
      ({ id, isRequired }) => isRequired && !values.some(({ attributeId }) => attributeId === id),
    )
    .map(({ key }) => key)
  const read = { given: told, missing }
  return given ? { ...read, attributes: { asked: asked.map(({ id }) => id), values } } : read
}

export const givenOf = ({ key, option, number, texts }: ItemAttribute): Given => ({
  key,
  option: option?.key ?? null,
  number,
  textList: texts,
})

const saysSomething = ({ option = null, number = null, textList = [] }: Given) =>
  option !== null || number !== null || textList.length > 0

/** The value, undefined where nothing is said, or what is wrong with it. */
function readValue(
  { key, option = null, number = null, textList = [] }: Given,
  attribute: AskedOfItem,
  known: readonly ItemAttribute[],
): AttributeValue | 'invalid' | 'table_choice' | undefined {
  const { kind, options, id } = attribute
  const isOther =
    (option !== null && kind !== 'choice') ||
    (number !== null && kind !== 'number') ||
    (textList.length > 0 && kind !== 'text')
  const languages = textList.map(({ language }) => language)
  if (isOther || new Set(languages).size < languages.length) return 'invalid'
  if (!saysSomething({ key, option, number, textList })) return undefined
  const chosen = options.find((one) => one.key === option)
  const isUnchanged = known.some((one) => one.key === key && one.option?.key === option)
  if (option !== null && (!chosen || (chosen.isHidden && !isUnchanged))) return 'table_choice'
  return { attributeId: id, optionId: chosen?.id ?? null, number, texts: textList }
}

/** What is said of an item, as the log tells it: `max-load: 62.5`. */
export function tellAttributes(list: readonly Given[]): string {
  return list
    .flatMap(({ key, option, number, textList = [] }) => {
      const value = option ?? number ?? textList.map(({ text }) => text).join(' / ')
      return value === '' ? [] : [`${key}: ${value}`]
    })
    .toSorted()
    .join(', ')
}

/** What is asked before an item is sold and is not said of it, by its names. */
export function missingIn(attributes: readonly ItemAttribute[]): string[] {
  return attributes
    .filter(
      ({ isRequired, option, number, texts }) =>
        isRequired && option === null && number === null && texts.length === 0,
    )
    .map(({ name }) => name)
}
