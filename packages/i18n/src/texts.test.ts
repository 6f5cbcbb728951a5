import { expect, test } from 'vitest'
import { refusalStatus } from '@galleria/contract/refusals'
import { languages, type Language } from '@galleria/contract/storefronts'
import { texts } from './index.ts'

type Words = { readonly [key: string]: string | Words }

/** Texts that are rightly the same as in English, as `language key`; none so far. */
const sameAsEnglish: readonly string[] = []

const translated = languages.filter((language) => language !== 'en')
const english = flatten(texts.en)

test('every language has exactly the texts of English', () => {
  for (const language of translated)
    expect([...flatten(texts[language]).keys()].toSorted(), language).toEqual(
      [...english.keys()].toSorted(),
    )
})
test('every text has the placeholders of its English text', () => {
  for (const [language, key, text] of everyTranslation())
    expect(placeholdersOf(text), `${language} ${key}`).toEqual(
      placeholdersOf(english.get(key) ?? ''),
    )
})
test('a brace stands only around a placeholder', () => {
  for (const language of languages)
    for (const [key, text] of flatten(texts[language]))
      expect(text.replace(/\{\w+\}/g, ''), `${language} ${key}`).not.toMatch(/[{}]/)
})
test('no text is left in English', () => {
  const left = everyTranslation()
    .filter(([, key, text]) => text === english.get(key))
    .map(([language, key]) => `${language} ${key}`)
  expect(left).toEqual(sameAsEnglish)
})
test('no text is empty or starts or ends with a space', () => {
  for (const language of languages)
    for (const [key, text] of flatten(texts[language]))
      expect(text, `${language} ${key}`).toMatch(/^\S(.*\S)?$/)
})
test('every refusal has a text in every language, and no text is without a refusal', () => {
  const codes = Object.keys(refusalStatus).toSorted()
  for (const language of languages)
    expect(Object.keys(texts[language].refusals).toSorted(), language).toEqual(codes)
})
test('what ends with a full stop in English does so in every language', () => {
  for (const [language, key, text] of everyTranslation())
    if (english.get(key)?.endsWith('.')) expect(text, `${language} ${key}`).toMatch(/[.。]$/)
})

function everyTranslation(): [Language, string, string][] {
  return translated.flatMap((language) =>
    [...flatten(texts[language])].map(([key, text]): [Language, string, string] => [
      language,
      key,
      text,
    ]),
  )
}
function flatten(words: Words, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : [...flatten(value, `${path}${key}/`)],
    ),
  )
}
function placeholdersOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted()
}
