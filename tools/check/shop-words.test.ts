import { expect, test } from 'vitest'
import { findAvoided, findMisprints, findWrongWords, type Term } from './shop-words.ts'

const basket: Term = {
  term: 'basket',
  en: ['basket', 'baskets?'],
  de: ['Warenkorb', 'warenkorb|warenkörb'],
  fr: ['panier', 'panier'],
}
const textIn = (language: string, text: string, english = 'Go to basket') => ({
  where: `${language}.po`,
  language,
  english,
  text,
})

test('where the English speaks of a basket, so does every translation, inflected as it may be', () => {
  const texts = [
    textIn('de', 'Zum Warenkorb'),
    textIn('de', 'Alle Warenkörbe', 'All baskets'),
    textIn('fr', 'Voir le chariot'),
    textIn('fr', 'Voir tout', 'See all'),
  ]
  expect(findWrongWords(texts, [basket], {})).toEqual([
    'fr.po: "Voir le chariot" should say "panier", as "Go to basket" speaks of "basket"',
  ])
})

test('a placeholder that is called like a term is no word, and a plural is read in all its forms', () => {
  const texts = [
    textIn('de', '{basket} ist leer', '{basket} is empty'),
    textIn(
      'de',
      '{n, plural, one {# Wagen} other {# Wagen}}',
      '{n, plural, one {# basket} other {# baskets}}',
    ),
  ]
  expect(findWrongWords(texts, [basket], {})).toHaveLength(1)
})

test('what says it without the word is named one by one, and no longer than it does', () => {
  const around = { fr: { basket: ['Go to basket', 'Gone'] } }
  expect(findWrongWords([textIn('fr', 'Voir mes achats')], [basket], around)).toEqual([
    'around.json: fr says "basket" in "Gone" by now, or the text is gone',
  ])
})

test('a word that is not used here is found in its own language only', () => {
  const avoided = { de: [{ find: '\\bEinkaufswagen\\b', say: 'Warenkorb' }] }
  expect(
    findAvoided(
      [textIn('de', 'Der Einkaufswagen ist leer'), textIn('nl', 'Einkaufswagen')],
      avoided,
    ),
  ).toEqual(['de.po: "Der Einkaufswagen ist leer" has \\bEinkaufswagen\\b: say Warenkorb'])
})

test.each([
  ['120 x 60 cm', '× between numbers, not x'],
  ['⌀ 40', 'Ø'],
  ['minus: -5', 'the true minus −'],
  ['Saving ...', '…'],
  ["the shop's", 'curly quotes and apostrophes'],
  ['See "Help"', 'curly quotes and apostrophes'],
  ['Bitte warten。', 'the punctuation of a European language'],
  ['at most {limit} MB', 'a no-break space between number and unit'],
  ['120 × 60', 'no-break spaces around ×'],
])('"%s" needs %s', (text, say) => {
  expect(findMisprints([textIn('de', text)])).toContainEqual(`de.po: "${text}" needs ${say}`)
})

test('French has no-break spaces where a line must not begin with a sign; other languages have none there', () => {
  const say = 'needs a no-break space before ; : ? ! and »'
  for (const text of ['Et après ?', '« Codes »', 'Motif : {reason}'])
    expect(findMisprints([textIn('fr', text)])).toEqual([`fr.po: "${text}" ${say}`])
  expect(
    findMisprints([
      textIn('fr', 'Et après\u00a0? Motif\u00a0: à 12:30'),
      textIn('de', 'Gut : so ?'),
    ]),
  ).toEqual([])
})

test('what is set well has no fault; Chinese has its own punctuation', () => {
  const texts = [
    textIn('en', '120\u00a0×\u00a060\u00a0cm, −5 °C, “Help” …'),
    textIn('en', "{name}''s <0>shop</0>"),
    textIn('zh-CN', '请稍候。'),
  ]
  expect(findMisprints(texts)).toEqual([])
})
