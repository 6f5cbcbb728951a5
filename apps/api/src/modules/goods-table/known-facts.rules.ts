import type { TableField } from '@galleria/contract/goods-table-rules'
import { shortGtin } from '@galleria/contract/item-rules'
import { toMajor, type Currency } from '@galleria/kernel/money'
import { inUnits } from '@galleria/kernel/measure'
import { oneBreak } from './cells.rules.ts'
import type { Facts } from './goods-table.types.ts'
import type { KnownItem, KnownVersion } from './known.queries.ts'

/** What the mall knows of an item in the vocabulary of a table. */
export function itemFacts(item: KnownItem): Facts {
  const facts: Facts = {
    item: String(item.itemId),
    shop: item.shopId,
    kind: item.voucher?.kind ?? 'goods',
    category: item.categoryKey,
    language: item.language,
    ...(item.voucher ? {} : factsOfGoods(item)),
  }
  if (item.energyClass !== null) facts.energy = item.energyClass
  for (const { language, name, description, details } of item.texts ?? []) {
    facts[`name.${language}`] = oneBreak(name)
    facts[`description.${language}`] = oneBreak(description)
    facts[`details.${language}`] = details.map((line) => line.trim()).join('\n')
  }
  for (const { key, option, number, texts } of item.attributes) {
    if (option) facts[`attribute.${key}`] = option.key
    if (number !== null) facts[`attribute.${key}`] = number
    for (const { language, text } of texts) facts[`attribute.${key}.${language}`] = text
  }
  return facts
}

/** Nobody makes or sends what is sold as codes. */
const factsOfGoods = ({ manufacturer, responsiblePerson, freight }: KnownItem): Facts => ({
  manufacturer: oneBreak(manufacturer),
  responsible: oneBreak(responsiblePerson),
  freight,
})

export function versionFacts(version: KnownVersion): Facts {
  const facts: Facts = {
    sku: version.code,
    ...(version.gtin === null ? {} : { gtin: version.gtin }),
    size: version.size.trim(),
    ...(version.voucher ? {} : measuresOf(version)),
    stock: inUnits(version.onHand, version.measure),
  }
  for (const { site, amount, currency } of version.prices)
    facts[`price.${site}`] = toMajor({ minor: amount, currency: currency as Currency })
  return facts
}

const measuresOf = (version: KnownVersion): Facts => ({
  finish: version.finish,
  width: version.widthMm / 10,
  depth: version.depthMm / 10,
  height: version.heightMm / 10,
  weight: version.weightG / 1000,
})

/** Spreadsheets drop the noughts that a number begins with; it is the same all the same. */
export function isOther(
  field: TableField,
  after: Facts[TableField],
  before: Facts[TableField],
): boolean {
  return field === 'gtin'
    ? shortGtin(String(after ?? '')) !== shortGtin(String(before ?? ''))
    : after !== before
}
