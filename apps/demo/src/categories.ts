import type { Row } from '../../../database/bulk-insert.ts'
import { categories } from './models.ts'
import { categoryTexts } from './texts/category-texts.ts'
import { languages } from './texts/languages.ts'

export function categoryRows(): Row[] {
  return categories.map(({ id, key }) => ({ id, key, position: id, picture: `room-${key}` }))
}

export function categoryTextRows(): Row[] {
  return categories.flatMap(({ id, key }) =>
    languages.map((language) => ({ category_id: id, language, ...categoryTexts[key][language] })),
  )
}
