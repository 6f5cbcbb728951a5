import type { WireAttribute } from '@galleria/contract/attribute-desk'
import { attributeFields, type AttributeField } from '@galleria/contract/goods-table-rules'
import { languages, type Language } from '@galleria/contract/storefronts'

/** What categories ask of their goods, as columns of a table. */

export type TableAttribute = Pick<
  WireAttribute,
  'key' | 'kind' | 'unit' | 'categoryId' | 'nameList' | 'optionList'
>

export function partsOf(field: AttributeField): { key: string; language: Language | undefined } {
  const [, key = '', language] = field.split('.')
  return { key, language: languages.find((one) => one === language) }
}

export const attributeOf = (
  field: AttributeField,
  attributes: readonly TableAttribute[],
): TableAttribute | undefined => attributes.find(({ key }) => key === partsOf(field).key)

const nameIn = (names: WireAttribute['nameList'], language: Language) =>
  names.find((one) => one.language === language)?.name

/**
 * `Carries (kg) [max-load]`, `Care [care] de`: two attributes may be called the same, so that each
 * has its key with it.
 */
export function headingOfAttribute(
  field: AttributeField,
  attribute: TableAttribute,
  language: Language,
): string {
  const { key, unit, nameList } = attribute
  const name = nameIn(nameList, language) ?? key
  const of = partsOf(field).language
  return [unit ? `${name} (${unit})` : name, `[${key}]`, ...(of ? [of] : [])].join(' ')
}

/** By the key that a heading has with it, or by its name where only one attribute is called so. */
export function guessAttribute(
  heading: string,
  attributes: readonly TableAttribute[],
): AttributeField | undefined {
  const [, key, language = ''] = /\[([a-z0-9-]+)\]\s*([A-Za-z-]*)\s*$/.exec(heading) ?? []
  const called = attributes.filter((one) =>
    key === undefined
      ? one.kind !== 'text' && one.nameList.some(({ name }) => isSame(name, heading))
      : one.key === key,
  )
  const [attribute] = called
  if (!attribute || called.length > 1) return undefined
  return attributeFields(attribute).find((field) =>
    isSame(partsOf(field).language ?? '', key === undefined ? '' : language),
  )
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** An option as a table writes it: by its name, or where two are called so by its key. */
export function optionCell(key: string, attribute: TableAttribute, language: Language): string {
  const names = attribute.optionList.map((one) => nameIn(one.nameList, language) ?? one.key)
  const at = attribute.optionList.findIndex((one) => one.key === key)
  const name = names[at] ?? key
  return names.filter((one) => isSame(one, name)).length === 1 ? name : key
}
