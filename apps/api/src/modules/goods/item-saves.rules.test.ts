import type { Refusal } from '@galleria/kernel/refusal'
import { expect, test } from 'vitest'
import { readSaved, savedFormOf, type SavedForm } from './item-saves.rules.ts'

type GivenItem = Parameters<typeof savedFormOf>[0]

const given: GivenItem = {
  categoryId: 12,
  language: 'de',
  texts: [{ language: 'de', name: 'Halden', description: 'Ein Tisch.', details: ['Eiche', 'Öl'] }],
  manufacturer: 'Nordholz GmbH, Kiel',
  responsiblePerson: 'Nordholz GmbH, Kiel',
  energyClass: 'D',
  attributes: [],
  freight: 'bulky',
  voucher: null,
  pictures: ['halden--oak', 'halden--second'],
  pictureTexts: {},
}
const text = { language: 'de', text: 'Feucht abwischen' } as const
const attributesOf = (attributes: GivenItem['attributes']) =>
  savedFormOf({ ...given, attributes }).attributeList

test('a save of goods keeps every field of their form, and pictures by their names', () => {
  expect(savedFormOf(given)).toEqual({
    categoryId: 12,
    language: 'de',
    textList: given.texts,
    manufacturer: 'Nordholz GmbH, Kiel',
    responsiblePerson: 'Nordholz GmbH, Kiel',
    energyClass: 'D',
    freight: 'bulky',
    attributeList: [],
    pictures: ['halden--oak', 'halden--second'],
  })
})

test('a save of what is sold as a code keeps its terms, and neither maker nor freight nor energy class', () => {
  const { manufacturer: _, responsiblePerson: __, freight: ___, ...rest } = savedFormOf(given)
  expect(
    savedFormOf({
      ...given,
      voucher: { kind: 'service', days: 90, place: 'shop', address: 'Kai 1, Kiel' },
    }),
  ).toEqual({
    ...rest,
    energyClass: null,
    voucher: { kind: 'service', validDays: 90, place: 'shop', address: 'Kai 1, Kiel' },
  })
})

test('of what a category asks a save keeps what was given, and that the rest was not', () => {
  expect(
    attributesOf([
      { key: 'wood', option: 'oak' },
      { key: 'max-load', number: 0 },
      { key: 'care', textList: [text] },
      { key: 'colour', option: null, number: null, textList: [] },
      { key: 'height' },
    ]),
  ).toEqual([
    { key: 'wood', option: 'oak', number: null, textList: [] },
    { key: 'max-load', option: null, number: 0, textList: [] },
    { key: 'care', option: null, number: null, textList: [text] },
  ])
})

test('a save is a copy: what happens to the form later does not change it', () => {
  const details = ['Eiche']
  const pictures = ['halden--oak']
  const saved = savedFormOf({ ...given, texts: [{ ...given.texts[0]!, details }], pictures })
  details.push('Öl')
  pictures.push('halden--second')
  expect(saved.textList[0]?.details).toEqual(['Eiche'])
  expect(saved.pictures).toEqual(['halden--oak'])
})

const which = { itemId: 5, version: 3 }
const refusalOf = (form: SavedForm) => {
  try {
    readSaved(form, which)
  } catch (error) {
    return { code: (error as Refusal).code, facts: (error as Refusal).facts }
  }
  return 'not refused'
}

test('a save comes back as a form of the item as it stands now, its pictures by their addresses', () => {
  expect(readSaved(savedFormOf(given), which)).toEqual({
    itemId: 5,
    version: 3,
    categoryId: 12,
    language: 'de',
    textList: given.texts,
    manufacturer: 'Nordholz GmbH, Kiel',
    responsiblePerson: 'Nordholz GmbH, Kiel',
    energyClass: 'D',
    freight: 'bulky',
    attributeList: [],
    voucher: null,
    imageList: ['/pictures/halden--oak-640.webp', '/pictures/halden--second-640.webp'],
    imageTextList: [
      { url: '/pictures/halden--oak-640.webp', textList: [] },
      { url: '/pictures/halden--second-640.webp', textList: [] },
    ],
  })
})

test('what pictures show is kept where it is given, and comes back in the order of the pictures', () => {
  const pictureTexts = { 'halden--second': { de: 'Die Rückseite', en: 'The back' } }
  const saved = savedFormOf({ ...given, pictureTexts })
  expect(saved.pictureTexts).toEqual(pictureTexts)
  expect(savedFormOf(given)).not.toHaveProperty('pictureTexts')
  expect(readSaved(saved, which).imageTextList).toEqual([
    { url: '/pictures/halden--oak-640.webp', textList: [] },
    {
      url: '/pictures/halden--second-640.webp',
      textList: [
        { language: 'de', text: 'Die Rückseite' },
        { language: 'en', text: 'The back' },
      ],
    },
  ])
})

test('what the rules of today refuse is told at its fields, however it was saved once', () => {
  const saved = savedFormOf(given)
  expect(refusalOf({ ...saved, textList: [] })).toEqual({
    code: 'item.refused',
    facts: { errors: [{ path: 'textList', code: 'too_small' }] },
  })
  expect(refusalOf({ ...saved, manufacturer: undefined, freight: undefined })).toEqual({
    code: 'item.refused',
    facts: {
      errors: [
        { path: 'manufacturer', code: 'required' },
        { path: 'freight', code: 'required' },
      ],
    },
  })
})

test('a text that is too long now is told by its place in the form', () => {
  const saved = savedFormOf({
    ...given,
    texts: [{ ...given.texts[0]!, description: 'x'.repeat(4_001) }],
  })
  expect(refusalOf(saved)).toEqual({
    code: 'item.refused',
    facts: { errors: [{ path: 'textList.0.description', code: 'too_big' }] },
  })
})
