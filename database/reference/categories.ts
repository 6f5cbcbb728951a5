import { languages } from '@galleria/contract/storefronts'
import type { Row } from '../bulk-insert.ts'
import { categories } from './category-keys.ts'
import { categoryTexts } from './category-texts.ts'

export function categoryRows(): Row[] {
  return categories.map(({ id, key }) => ({
    id,
    key,
    position: id,
    picture: `room-${key}`,
    needs_energy_label: key === 'lamps',
  }))
}

export function categoryTextRows(): Row[] {
  return categories.flatMap(({ id, key }) =>
    languages.map((language) => ({ category_id: id, language, ...categoryTexts[key][language] })),
  )
}
