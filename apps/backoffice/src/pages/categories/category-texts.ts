import type { WireDeskCategory } from '@galleria/contract/category-desk'
import {
  categoryField,
  MAIN_LANGUAGE,
  type TypedCategoryText,
} from '@galleria/contract/category-rules'
import type { Language } from '@galleria/contract/storefronts'
import { wordsOf, type Typed } from '../../parts/typed-prices.ts'

/** What a category is called, as it is typed: English first. */
export type Texts = readonly [TypedCategoryText, ...TypedCategoryText[]]

/** What is left empty has no text of its own. */
export function givenOf(others: readonly TypedCategoryText[]) {
  return others.flatMap(({ language, ...text }) =>
    language === MAIN_LANGUAGE || text.name === '' ? [] : [{ language, ...text }],
  )
}

export function mainFirst(texts: WireDeskCategory['textList']): WireDeskCategory['textList'] {
  return texts.toSorted(
    (a, b) => Number(b.language === MAIN_LANGUAGE) - Number(a.language === MAIN_LANGUAGE),
  )
}

/** What is typed; the languages are those of the form. */
export function readTexts(
  typed: Typed,
  { textList }: { readonly textList: readonly { readonly language: Language }[] },
): Texts {
  const read = (language: Language): TypedCategoryText => ({
    language,
    name: wordsOf(typed, categoryField('name', language)),
    intro: wordsOf(typed, categoryField('intro', language)),
  })
  const others = textList.filter(({ language }) => language !== MAIN_LANGUAGE)
  return [read(MAIN_LANGUAGE), ...others.map(({ language }) => read(language))]
}

/** Where on the form stands what the mall found wrong: it counts the languages that were sent. */
export function textFieldOf(path: string, [, ...others]: Texts): string {
  const [, index, part] = /^(?:main|otherList\.(\d+))\.(name|intro)$/.exec(path) ?? []
  const language = index === undefined ? MAIN_LANGUAGE : givenOf(others)[Number(index)]?.language
  if (!language || (part !== 'name' && part !== 'intro')) return path
  return categoryField(part, language)
}
