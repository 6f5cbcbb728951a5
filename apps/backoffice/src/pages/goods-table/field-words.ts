import {
  attributeFields,
  isAttributeField,
  tableFields,
  type DecimalSign,
  type Separator,
  type TableField,
} from '@galleria/contract/goods-table-rules'
import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { itemChoicesQuery } from '../items/item-queries.ts'
import { languageName } from '../../parts/language-name.ts'
import { useFormat } from '../../parts/use-format.ts'

const words: Readonly<Record<string, MessageDescriptor>> = {
  sku: msg`Article number`,
  gtin: msg`GTIN`,
  item: msg`Item, by its number or a word of yours`,
  shop: msg`Shop`,
  kind: msg`Sold as`,
  category: msg`Room`,
  language: msg`Language of the item`,
  manufacturer: msg`Manufacturer`,
  responsible: msg`Responsible person`,
  energy: msg`Energy class`,
  freight: msg`Sent as`,
  name: msg`Name`,
  description: msg`Description`,
  details: msg`Facts, one a line`,
  finish: msg`Finish`,
  size: msg`Size`,
  width: msg`Width in cm`,
  depth: msg`Depth in cm`,
  height: msg`Height in cm`,
  weight: msg`Weight in kg`,
  price: msg`Price`,
  stock: msg`On hand`,
  stockSeen: msg`On hand when the table was made`,
}

/** What a field is called: `Name: Deutsch`, `Price: Germany`. */
export function useFieldName(): (field: TableField) => string {
  const { i18n } = useLingui()
  const format = useFormat()
  const { data } = useQuery(itemChoicesQuery)
  return (field) => {
    const [word = '', second, third] = field.split('.')
    const isAsked = isAttributeField(field)
    const of = isAsked ? third : second
    const attribute = isAsked && data?.attributeList.find(({ key }) => key === second)
    const name = attribute ? attribute.name : words[word] ? i18n._(words[word]) : word
    const site = sites.find((one) => one === of)
    if (site) return `${name}: ${format.site(site)}`
    const language = languages.find((one) => one === of)
    return language ? `${name}: ${languageName(language)}` : name
  }
}

/** What a column can be: the columns of every mall, and those of what its categories ask. */
export function useTableFields(): readonly TableField[] {
  const { data } = useQuery(itemChoicesQuery)
  return [...tableFields, ...(data?.attributeList ?? []).flatMap(attributeFields)]
}

/**
 * What stands in a cell as it is read here: amounts in the storefront's currency, choices and texts
 * as they are.
 */
export function useCellText(): (field: TableField, cell: string) => string {
  const format = useFormat()
  return (field, cell) => {
    const site = sites.find((one) => field === `price.${one}`)
    return site ? format.money({ value: Number(cell), currency: storefronts[site].currency }) : cell
  }
}

export const separatorWords: Readonly<Record<Separator, MessageDescriptor>> = {
  ',': msg`Comma ,`,
  ';': msg`Semicolon ;`,
  '\t': msg`Tabulator`,
}
export const decimalWords: Readonly<Record<DecimalSign, MessageDescriptor>> = {
  '.': msg`Point: 129.90`,
  ',': msg`Comma: 129,90`,
}
