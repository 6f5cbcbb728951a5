import { findEmpty, findUnless, formSchema } from '../form-schema.ts'
import type { Language } from '../storefronts.ts'

/** How a category is named. Safe in a browser: no schema library. */

export const LONGEST_CATEGORY_NAME = 40
export const LONGEST_CATEGORY_INTRO = 200

/** Part of its address, for good: small letters, digits, hyphens between them. */
export const LONGEST_CATEGORY_KEY = 40
export const CATEGORY_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * One below another, so many at most from the top: a menu, a trail and a filter can still be read.
 */
export const DEEPEST_CATEGORY = 3
/** Of a mall. Whatever is asked of a category and of all below it asks as many as that. */
export const MOST_CATEGORIES = 100

/** Stands in for every language that has no text of its own. */
export const MAIN_LANGUAGE = 'en'

/** What a category is called in a language, as it is typed; fields are named by `categoryField`. */
export type TypedCategoryText = {
  readonly language: Language
  readonly name: string
  readonly intro: string
}
type CategoryTexts = { readonly texts: readonly TypedCategoryText[] }

export const categoryField = (field: 'name' | 'intro', language: Language) => `${field}-${language}`

/** Both or neither; in English always. */
const textErrors = ({ texts }: CategoryTexts) =>
  texts.flatMap((text) => {
    const isMain = text.language === MAIN_LANGUAGE
    const empty = findEmpty(text, 'name', 'intro')
    if (!isMain && empty.length === 2) return []
    return empty.map(({ path }) => ({
      path: categoryField(path === 'name' ? 'name' : 'intro', text.language),
      code: isMain ? 'required' : 'both',
    }))
  })
export const categoryTextsSchema = formSchema<CategoryTexts>(textErrors)
export const newCategorySchema = formSchema<CategoryTexts & { readonly key: string }>((typed) => [
  ...findUnless(CATEGORY_KEY.test(typed.key), 'key', 'category_key'),
  ...textErrors(typed),
])
/** A category that is retired has to say where its goods go. */
export const retireSchema = formSchema<{ readonly intoId: string }>((typed) =>
  findEmpty(typed, 'intoId'),
)
