import { expect, test } from 'vitest'
import type { TableAttribute } from './attributes.rules.ts'
import {
  fieldOfPath,
  itemErrors,
  itemFormOf,
  remarksOf,
  versionErrors,
  versionFormOf,
} from './forms.rules.ts'
import type { Facts } from './goods-table.types.ts'

const attribute = (key: string, kind: TableAttribute['kind'], categoryId = 10): TableAttribute => ({
  key,
  kind,
  unit: '',
  categoryId,
  nameList: [],
  optionList: [],
})
const places = {
  rooms: [
    { id: 12, key: 'desks', path: [10, 12] },
    { id: 20, key: 'lamps', path: [20] },
  ],
  attributes: [
    attribute('wood', 'choice'),
    attribute('max-load', 'number'),
    attribute('care', 'text', 12),
    attribute('socket', 'choice', 20),
  ],
}
const facts: Facts = {
  category: 'desks',
  language: 'de',
  manufacturer: 'Nordholz GmbH, Kiel',
  responsible: 'Nordholz GmbH, Kiel',
  freight: 'bulky',
  'name.de': 'Halden',
  'description.de': 'Ein Tisch.',
  'details.de': 'Eiche\nÖl',
}
const form = (change: Facts = {}, voucher?: Parameters<typeof itemFormOf>[3]) =>
  itemFormOf({ ...facts, ...change }, places, ['/pictures/a-640.webp'], voucher)

test('a row of a table fills the form of an item as a person would', () => {
  expect(form()).toEqual({
    categoryId: 12,
    language: 'de',
    textList: [
      { language: 'de', name: 'Halden', description: 'Ein Tisch.', details: ['Eiche', 'Öl'] },
    ],
    manufacturer: 'Nordholz GmbH, Kiel',
    responsiblePerson: 'Nordholz GmbH, Kiel',
    energyClass: null,
    freight: 'bulky',
    attributeList: [],
    voucher: null,
    imageList: ['/pictures/a-640.webp'],
  })
  expect(form({ energy: 'D' }).energyClass).toBe('D')
})

test('a language of which one part is said is written, with the others empty; the rest is not', () => {
  const nothing = { name: '', description: '', details: [] }
  const texts = (change: Facts) => form(change).textList.slice(1)
  expect(texts({})).toEqual([])
  expect(texts({ 'name.sv': 'Halden' })).toEqual([{ ...nothing, language: 'sv', name: 'Halden' }])
  expect(texts({ 'details.fr': 'Chêne' })).toEqual([
    { ...nothing, language: 'fr', details: ['Chêne'] },
  ])
})

test('a row that says nothing leaves everything empty, for the form to refuse', () => {
  expect(itemFormOf({}, { rooms: places.rooms }, [])).toEqual({
    categoryId: 0,
    language: '',
    textList: [],
    manufacturer: '',
    responsiblePerson: '',
    energyClass: null,
    freight: '',
    attributeList: [],
    voucher: null,
    imageList: [],
  })
})

test('what is sold as a code keeps its terms, and has neither maker nor freight nor energy class', () => {
  const terms = { kind: 'service', validDays: 90, place: 'home', address: null } as const
  const { manufacturer: _, responsiblePerson: __, freight: ___, ...rest } = form()
  expect(form({ energy: 'D' }, terms)).toEqual({ ...rest, energyClass: null, voucher: terms })
})

test('of attributes those are given that the room and those above it ask, each in its kind', () => {
  expect(
    form({
      'attribute.wood': 'oak',
      'attribute.max-load': 0,
      'attribute.care.de': 'Feucht abwischen',
      'attribute.care.en': 'Wipe with a damp cloth',
      'attribute.socket': 'e27',
    }).attributeList,
  ).toEqual([
    { key: 'wood', option: 'oak' },
    { key: 'max-load', number: 0 },
    {
      key: 'care',
      textList: [
        { language: 'en', text: 'Wipe with a damp cloth' },
        { language: 'de', text: 'Feucht abwischen' },
      ],
    },
  ])
  expect(form({ 'attribute.max-load': 62.5 }).attributeList).toEqual([
    { key: 'max-load', number: 62.5 },
  ])
  expect(form({ category: 'lamps', 'attribute.socket': 'e27' }).attributeList).toEqual([
    { key: 'socket', option: 'e27' },
  ])
  expect(form({ category: 'none', 'attribute.wood': 'oak' }).attributeList).toEqual([])
})

const measures: Facts = { finish: 'oak', width: 120.5, depth: 60, height: 74, weight: 31.5 }

test('the form of a version has its measures as numbers, and the prices that are given', () => {
  expect(
    versionFormOf(
      { ...measures, size: '120', gtin: '4006381333931', 'price.DE': 129.5, 'price.SE': 0 },
      'HAL-OAK',
    ),
  ).toEqual({
    skuCode: 'HAL-OAK',
    gtin: '4006381333931',
    sizeName: '120',
    finish: 'oak',
    widthCm: 120.5,
    depthCm: 60,
    heightCm: 74,
    weightKg: 31.5,
    priceList: [
      { site: 'DE', amount: 129.5 },
      { site: 'SE', amount: 0 },
    ],
  })
  expect(versionFormOf({}, 'HAL-OAK')).toEqual({
    skuCode: 'HAL-OAK',
    sizeName: '',
    priceList: [],
  })
})

test('what a form refuses is told at the column that the table has for it', () => {
  const saying = {
    textList: [{ language: 'de' }, { language: 'sv' }] as const,
    priceList: [{ site: 'DE' }, { site: 'UK' }],
    attributeList: [
      { key: 'max-load', number: 1 },
      {
        key: 'care',
        textList: [
          { language: 'de' as const, text: '' },
          { language: 'en' as const, text: '' },
        ],
      },
    ],
  }
  const columns = (paths: string[]) => paths.map((path) => fieldOfPath(path, saying))
  expect(columns(['weightKg', 'responsiblePerson', 'categoryId', 'voucher'])).toEqual([
    ...['weight', 'responsible', 'category'],
    undefined,
  ])
  expect(
    columns(['textList.0.name', 'textList.1.details.0', 'textList.1.language', 'textList.1']),
  ).toEqual(['name.de', 'details.sv', 'name.sv', 'name.sv'])
  expect(columns(['priceList.1.amount', 'attributeList.0.number'])).toEqual([
    'price.UK',
    'attribute.max-load',
  ])
  expect(columns(['attributeList.1.textList.1.text', 'attributeList.1'])).toEqual([
    'attribute.care.en',
    'attribute.care.de',
  ])
  expect(columns(['attributeList.wood', 'textList', 'textList.2.name', 'priceList.2'])).toEqual([
    'attribute.wood',
    undefined,
    undefined,
    undefined,
  ])
  expect(['textList.0.name', 'priceList.0.amount'].map((path) => fieldOfPath(path, {}))).toEqual([
    undefined,
    undefined,
  ])
  expect(fieldOfPath('attributeList.wood', {})).toBe('attribute.wood')
})

test('a form that is filled in is refused for nothing', () => {
  expect(itemErrors(form(), facts)).toEqual([])
  const version = { ...measures, size: '120' }
  expect(versionErrors(versionFormOf(version, 'HAL-OAK'), version, { isMeasured: true })).toEqual(
    [],
  )
})

test('a row is refused for what the form refuses; what it does not say at all is missing', () => {
  const given: Facts = { ...facts, freight: 'van', 'name.sv': 'Halden' }
  delete given.manufacturer
  expect(itemErrors(itemFormOf(given, places, []), given)).toEqual([
    { field: 'description.sv', code: 'required' },
    { field: 'manufacturer', code: 'required' },
    { field: 'freight', code: 'invalid_value' },
  ])
})

test('goods have all their measures; a service or a card has none', () => {
  const said: Facts = { size: 'Two hours', sku: 'S-1' }
  const of = (given: Facts, isMeasured: boolean) =>
    versionErrors(versionFormOf(given, 'S-1'), given, { isMeasured })
  expect(of(said, false)).toEqual([])
  expect(of(said, true)).toEqual(
    ['finish', 'width', 'depth', 'height', 'weight'].map((field) => ({ field, code: 'required' })),
  )
  expect(of({ ...said, finish: 'oak', weight: 2 }, false)).toEqual([
    { field: 'finish', code: 'table_of_goods' },
    { field: 'weight', code: 'table_of_goods' },
  ])
  expect(of({ ...said, ...measures, width: 1_000.5 }, true)).toEqual([
    { field: 'width', code: 'too_big' },
  ])
})

test('a column is told once, with how much would have fit; what has no column is told of the row', () => {
  const errors = [
    { path: 'skuCode', code: 'length', max: 40 },
    { path: 'skuCode', code: 'article_number' },
    { path: 'gtin', code: 'gtin' },
    { path: 'voucher', code: 'valid_days', max: 3 },
    { path: 'imageList', code: 'too_big' },
  ]
  expect(remarksOf(errors, {}, { sku: 'x y' })).toEqual([
    { field: 'sku', code: 'length', facts: { max: 40 } },
    { field: 'gtin', code: 'required' },
    { code: 'valid_days' },
  ])
})
