import { expect, test } from 'vitest'
import type { Item, SavedItem } from './item-queries.ts'
import {
  findDifferences,
  findPictureDifference,
  partChanged,
  type Say,
} from './state-difference.ts'

const say: Say = {
  language: (language) => language,
  freight: (freight) => freight,
  number: (number, unit) => `${number} ${unit}`,
  kind: (kind) => kind,
  days: (days) => `${days} days`,
  place: (place) => place,
}
const picture = (url: string, textList: Item['imageList'][number]['textList'] = []) => ({
  ...{ url, previewUrl: url, tint: '#000000', textList },
})
const english = { language: 'en' as const, name: 'Desk', description: 'A desk.', details: ['Oak'] }
const load = {
  ...{ key: 'max-load', name: 'Carries', kind: 'number' as const, unit: 'kg', isRequired: false },
  ...{ option: null, number: 60, textList: [] },
}
const state = (change: Partial<SavedItem> = {}) =>
  ({
    ...{ category: { id: 1, key: 'desks' }, categoryName: 'Desks', movedTo: null, language: 'en' },
    ...{ textList: [english], manufacturer: 'Quill', responsiblePerson: 'Quill', voucher: null },
    ...{ energyClass: null, freight: 'parcel', attributeList: [load] },
    imageList: [picture('a'), picture('b')],
    ...change,
  }) as SavedItem
const now = (change: Partial<SavedItem> = {}) => state(change) as unknown as Item
const told = (earlier: SavedItem, present: Item) =>
  findDifferences(earlier, present, say).map((one) => [
    [one.field, one.language, one.name].filter(Boolean).join(' '),
    ...[one.path, one.earlier, one.now],
  ])

test('two states that say the same have no difference, whatever their room was called', () => {
  expect(told(state({ categoryName: 'Writing desks' }), now())).toEqual([])
  expect(findPictureDifference(state(), now())).toBeUndefined()
})

test('what is different is told field by field, with the place of each in the form', () => {
  const german = { ...english, language: 'de' as const, name: 'Tisch' }
  expect(
    told(
      state({ textList: [german, { ...english, details: ['Oak', 'Oiled'] }], energyClass: 'A' }),
      now({
        ...{ category: { id: 3, key: 'chairs' }, categoryName: 'Chairs', freight: 'bulky' },
        attributeList: [{ ...load, number: 75 }],
      }),
    ),
  ).toEqual([
    ['category', 'categoryId', 'Desks', 'Chairs'],
    ['name de', 'textList.0.name', 'Tisch', ''],
    ['description de', 'textList.0.description', 'A desk.', ''],
    ['details de', 'textList.0.details', 'Oak', ''],
    ['details en', 'textList.1.details', 'Oak\nOiled', 'Oak'],
    ['energy', 'energyClass', 'A', ''],
    ['attribute Carries', 'attributeList.max-load', '60 kg', '75 kg'],
    ['freight', 'freight', 'parcel', 'bulky'],
  ])
})

test('what only now is said has no place in the earlier form', () => {
  expect(told(state({ attributeList: [] }), now())).toEqual([
    ['attribute Carries', '', '', '60 kg'],
  ])
})

test('goods that became a service are told as what each of them has', () => {
  const voucher = { kind: 'service', validDays: 730, place: 'shop', address: 'Kai 1' } as const
  expect(told(state({ attributeList: [] }), now({ voucher }))).toEqual([
    ['kind', 'voucher', 'goods', 'service'],
    ['manufacturer', 'manufacturer', 'Quill', ''],
    ['responsible', 'responsiblePerson', 'Quill', ''],
    ['freight', 'freight', 'parcel', ''],
    ['days', '', '', '730 days'],
    ['place', '', '', 'shop · Kai 1'],
  ])
})

test('pictures are told by picture: only then, only now, or in another order', () => {
  const urls = (list: Item['imageList'] | undefined) => list?.map(({ url }) => url)
  const changed = findPictureDifference(state(), now({ imageList: [picture('b'), picture('c')] }))
  expect([urls(changed?.gone as never), urls(changed?.added as never)]).toEqual([['a'], ['c']])
  expect(changed?.isReordered).toBe(false)
  expect(findPictureDifference(state(), now({ imageList: [picture('b'), picture('a')] }))).toEqual({
    gone: [],
    added: [],
    isReordered: true,
  })
})

test('what a picture shows is told by the picture, wherever it stands now', () => {
  const front = (text: string) => picture('a', [{ language: 'en', text }])
  const earlier = state({ imageList: [picture('b'), front('The front')] })
  expect(told(earlier, now({ imageList: [front('The front'), picture('b')] }))).toEqual([])
  expect(told(earlier, now({ imageList: [front('Its seat'), picture('b')] }))).toEqual([
    ['picture en 2', 'imageTextList.1', 'The front', 'Its seat'],
  ])
  expect(told(state(), now({ imageList: [front('Its seat')] }))).toEqual([
    ['picture en 1', '', '', 'Its seat'],
  ])
})

test('of a text the words are marked that the other has not', () => {
  expect(partChanged('A chair for long evenings.', 'A chair for short evenings.')).toEqual([
    ...['A chair for ', 'long ', 'evenings.'],
  ])
  expect(partChanged('the same', 'the same')).toEqual(['the same', '', ''])
  expect(partChanged('a a', 'a a a')).toEqual(['a ', '', 'a'])
})
