import { finishNames } from '@galleria/i18n'
import type { Row } from '../../../database/bulk-insert.ts'
import type { Item } from './items.ts'
import { modelTextsIn } from './model-texts.ts'
import { categoryTexts } from '../../../database/reference/category-texts.ts'
import { itemTitle } from './texts/item-title.ts'
import { languages, type Language } from './texts/languages.ts'
import { materialOf } from './texts/materials.ts'
import { shopTexts } from './texts/shop-texts.ts'
import { categories, type Finish } from './models.ts'

const fabrics: readonly Finish[] = ['forest', 'sand', 'slate', 'terracotta', 'ocean']

/** An item's full name in one language, as cards, orders and mails have it. */
export function itemName(item: Item, language: Language): string {
  return itemTitle(language, item.properName, modelTextsIn(language)[item.model.key]!.noun)
}

/**
 * For `document` and `words`, which PostgreSQL makes from these: weight A for the name, so that it
 * beats a mention in a description.
 */
export const itemTextExpressions = {
  words: 'plain_text(words)',
  document: `setweight(to_tsvector(search_config(language), plain_text(name || ' ' || noun)), 'A') || to_tsvector(search_config(language), plain_text(words || ' ' || description))`,
}

/** Every item in every language. `words` holds what a person might type to find it. */
export function itemTextRows(items: readonly Item[]): Row[] {
  return items.flatMap((item) => languages.map((language) => itemTextRow(item, language)))
}

function itemTextRow(item: Item, language: Language): Row {
  const { noun, description, details } = modelTextsIn(language)[item.model.key]!
  const category = categories.find(({ id }) => id === item.categoryId)!.key
  const finishes = [...new Set(item.skus.map(({ finish }) => finish))]
  const materials = listMaterials(item, finishes, language)
  const name = itemName(item, language)
  const words = [
    name,
    noun,
    modelTextsIn('en')[item.model.key]!.noun,
    categoryTexts[category][language].name,
    shopTexts[item.shop.id]!.name,
    ...finishes.map((finish) => finishNames[finish]![language]),
    ...materials,
  ]
  return {
    item_id: item.id,
    language,
    name,
    noun,
    description: description.replaceAll('{name}', item.properName),
    details: [...details, ...materials],
    words: [...new Set(words)].join(' '),
  }
}

/**
 * Regulation (EU) 1007/2011 wants the fibres of a textile named, so each cloth says which colour it
 * is.
 */
function listMaterials(item: Item, finishes: readonly Finish[], language: Language): string[] {
  const lines = finishes.map((finish) => {
    const material = materialOf(item.model.category, finish)[language]
    if (item.model.category === 'lamps' || !fabrics.includes(finish)) return material
    const colour = finishNames[finish]![language]
    return language === 'zh-CN' ? `${material}（${colour}）` : `${material} (${colour})`
  })
  return [...new Set(lines)]
}
