import { describe, expect, test } from 'vitest'
import { finishNames } from '@galleria/i18n'

import { categories, finishes, models } from '../models.ts'
import { articles } from '../articles.ts'
import { categoryTexts } from '../../../../database/reference/category-texts.ts'
import { itemNames } from './item-names.ts'
import { itemTitle } from './item-title.ts'
import { languages, type Language } from './languages.ts'
import { materialOf } from './materials.ts'
import { modelTextsIn } from '../model-texts.ts'
import { shopTexts } from './shop-texts.ts'

/**
 * Words where words are separated by spaces, characters in Chinese; the item’s name and bare
 * punctuation do not count.
 */
function lengthOf(language: Language, text: string): number {
  if (language === 'zh-CN') return [...text.replace('{name}', '')].length
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

const modelKeys = models.map((model) => model.key).sort()

describe.each(languages)('the catalogue in %s', (language) => {
  const texts = modelTextsIn(language)

  test('speaks of every model and of no other', () => {
    expect(Object.keys(texts).sort()).toEqual(modelKeys)
  })

  test('keeps every description to two or three sentences of a readable length', () => {
    const [least, most] = language === 'zh-CN' ? [60, 110] : [35, 60]
    const outside = Object.entries(texts)
      .filter(([, text]) => {
        const length = lengthOf(language, text.description)
        const sentences =
          text.description.match(language === 'zh-CN' ? /。/g : /\.(?:\s|$)/g)?.length ?? 0
        return length < least || length > most || sentences < 2 || sentences > 3
      })
      .map(([key]) => key)
    expect(outside).toEqual([])
  })

  test('names the item once and uses no other placeholder', () => {
    for (const [key, { noun, description, details }] of Object.entries(texts)) {
      expect(description.match(/\{[^}]*\}/g), key).toEqual(['{name}'])
      expect([noun, ...details].join(), key).not.toMatch(/[{}]/)
    }
  })

  test('stays calm: no exclamation marks, no doubled spaces, no straight quotes', () => {
    for (const [key, { noun, description, details }] of Object.entries(texts)) {
      for (const text of [noun, description, ...details])
        expect(text, key).not.toMatch(/[!！¡'"]| {2}|^\s|\s$/)
    }
  })

  test('tells three different facts about each model and repeats no description', () => {
    for (const [key, { details }] of Object.entries(texts))
      expect(new Set(details).size, key).toBe(3)
    expect(new Set(Object.values(texts).map((text) => text.description)).size).toBe(models.length)
  })

  test('names every finish, its material, every category and every shop', () => {
    for (const finish of finishes) expect(finishNames[finish]?.[language], finish).toBeTruthy()
    for (const model of models) {
      for (const finish of model.finishes)
        expect(materialOf(model.category, finish)[language], finish).toBeTruthy()
    }
    for (const { key } of categories) {
      expect(categoryTexts[key][language].name, key).toBeTruthy()
      expect(categoryTexts[key][language].intro, key).toMatch(/[.。]$/)
    }
    for (const shop of Object.values(shopTexts))
      expect(shop.about[language], shop.name).toMatch(/[.。]$/)
  })

  test('has every article, neither a stub nor a treatise', () => {
    const [least, most] = language === 'zh-CN' ? [220, 600] : [120, 300]
    for (const { slug, texts } of articles) {
      const { title, body } = texts[language]
      expect(title, slug).toBeTruthy()
      const length = lengthOf(language, body)
      expect(length >= least && length <= most, `${slug}: ${length}`).toBe(true)
    }
  })
})

describe('item names', () => {
  test('there are 240, all different, short and in plain letters', () => {
    expect(itemNames.length).toBe(240)
    expect(new Set(itemNames.map((name) => name.toLowerCase())).size).toBe(240)
    for (const name of itemNames) expect(name).toMatch(/^[A-Z][a-z]{3,8}$/)
  })

  test('stand before the noun or after it, as the language has it', () => {
    expect(itemTitle('en', 'Halden', modelTextsIn('en')['desk-steel']!.noun)).toBe('Halden desk')
    expect(itemTitle('de', 'Halden', modelTextsIn('de')['desk-steel']!.noun)).toBe(
      'Schreibtisch Halden',
    )
    expect(itemTitle('fr', 'Halden', modelTextsIn('fr')['desk-steel']!.noun)).toBe('Bureau Halden')
    expect(itemTitle('zh-CN', 'Halden', modelTextsIn('zh-CN')['desk-steel']!.noun)).toBe(
      'Halden 书桌',
    )
  })
})

describe('materials', () => {
  test('a green lamp is lacquered steel where a green sofa is wool', () => {
    expect(materialOf('lamps', 'forest').en).toBe('Steel, matt lacquer')
    expect(materialOf('sofas', 'forest').en).toBe('Wool weave: 70% wool, 30% polyamide')
  })
})

describe('articles', () => {
  const byId = new Map(articles.map((article) => [article.id, article]))

  test('carry the ids from 36001 on, each slug once', () => {
    expect(articles.map((article) => article.id)).toEqual(articles.map((_, index) => 36001 + index))
    expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length)
  })

  test('link only to articles that exist', () => {
    for (const { slug, texts } of articles) {
      for (const { body } of Object.values(texts)) {
        for (const [, id] of body.matchAll(/\]\(\/article\/(\d+)\)/g))
          expect(byId.has(Number(id)), `${slug} -> ${id}`).toBe(true)
      }
    }
  })

  test('link to the same places in every language', () => {
    const linksOf = (body: string) =>
      [...body.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]).sort()
    for (const { slug, texts } of articles) {
      for (const language of languages)
        expect(linksOf(texts[language].body), `${slug} ${language}`).toEqual(linksOf(texts.en.body))
    }
  })

  test('imprint and terms end by saying that the mall is a demonstration', () => {
    const words: Record<Language, RegExp> = {
      en: /demonstration mall/,
      de: /Demonstrations-Mall/,
      nl: /demonstratiemall/,
      es: /galería de demostración/,
      sv: /demonstrationsgalleria/,
      fr: /galerie de démonstration/,
      it: /galleria dimostrativa/,
      pl: /galerią demonstracyjną/,
      'zh-CN': /演示商城/,
    }
    for (const { slug, texts } of articles.filter((article) =>
      ['imprint', 'terms'].includes(article.slug),
    )) {
      for (const language of languages) {
        const lastParagraph = texts[language].body.split('\n\n').at(-1)
        expect(lastParagraph, `${slug} ${language}`).toMatch(words[language])
      }
    }
  })
})
