import { expect, test } from 'vitest'
import { isOther, itemFacts, versionFacts } from './known-facts.rules.ts'
import type { KnownVersion } from './known.queries.ts'

const known: KnownVersion = {
  itemId: 3,
  itemVersion: 5,
  status: 'ON_SALE',
  isHeldBack: false,
  requestKey: null,
  shopId: 2,
  shopName: 'Nordholz',
  categoryKey: 'desks',
  language: 'de',
  manufacturer: 'Nordholz GmbH\r\nKai 1, Kiel ',
  responsiblePerson: 'Nordholz GmbH',
  energyClass: null,
  freight: 'bulky',
  voucher: null,
  texts: null,
  attributes: [],
  skuId: 7,
  position: 1,
  code: 'HAL-OAK',
  gtin: null,
  finish: 'oak',
  size: ' 120 ',
  widthMm: 1_205,
  depthMm: 600,
  heightMm: 740,
  weightG: 31_500,
  onHand: 12,
  held: 5,
  measure: null,
  isPriced: true,
  prices: [],
}
const card = { kind: 'shopping_card', days: 1_095 } as const
const ofItem = (change: Partial<KnownVersion>) => itemFacts({ ...known, ...change })
const ofVersion = (change: Partial<KnownVersion>) => versionFacts({ ...known, ...change })

test('goods are known by their number, shop, room and language, their maker, and how they are sent', () => {
  expect(ofItem({})).toEqual({
    item: '3',
    shop: 2,
    kind: 'goods',
    category: 'desks',
    language: 'de',
    manufacturer: 'Nordholz GmbH\nKai 1, Kiel',
    responsible: 'Nordholz GmbH',
    freight: 'bulky',
  })
})

test('what is sold as a code is known by what it is, and has neither maker nor freight', () => {
  expect(ofItem({ voucher: card })).toEqual({
    item: '3',
    shop: 2,
    kind: 'shopping_card',
    category: 'desks',
    language: 'de',
  })
})

test('an energy class is known where there is one', () => {
  expect(ofItem({ energyClass: 'D' }).energy).toBe('D')
  expect('energy' in ofItem({})).toBe(false)
})

test('texts are known in each language that was written, with breaks and space as a table gives them', () => {
  const { [`name.de`]: name, ...facts } = ofItem({
    texts: [
      {
        language: 'de',
        name: ' Halden ',
        description: 'Ein Tisch.\r\nAus Eiche.\n',
        details: [' Eiche', 'Öl '],
      },
      { language: 'sv', name: 'Halden', description: 'Ett bord.', details: [] },
    ],
  })
  expect(name).toBe('Halden')
  expect(facts).toMatchObject({
    'description.de': 'Ein Tisch.\nAus Eiche.',
    'details.de': 'Eiche\nÖl',
    'name.sv': 'Halden',
    'description.sv': 'Ett bord.',
    'details.sv': '',
  })
  expect('name.en' in facts).toBe(false)
})

test('of what its category asks that is known which was said: an option, a number, nought too, or a text', () => {
  const nothing = { option: null, number: null, texts: [] }
  const facts = ofItem({
    attributes: [
      { ...nothing, key: 'wood', option: { key: 'oak' } },
      { ...nothing, key: 'max-load', number: 0 },
      {
        ...nothing,
        key: 'care',
        texts: [
          { language: 'de', text: 'Feucht abwischen' },
          { language: 'en', text: 'Wipe with a damp cloth' },
        ],
      },
      { ...nothing, key: 'colour' },
    ],
  })
  expect(Object.entries(facts).filter(([field]) => field.startsWith('attribute.'))).toEqual([
    ['attribute.wood', 'oak'],
    ['attribute.max-load', 0],
    ['attribute.care.de', 'Feucht abwischen'],
    ['attribute.care.en', 'Wipe with a damp cloth'],
  ])
})

test('a version is known in centimetres and kilograms, with what is on hand, held or not', () => {
  expect(ofVersion({})).toEqual({
    sku: 'HAL-OAK',
    size: '120',
    finish: 'oak',
    width: 120.5,
    depth: 60,
    height: 74,
    weight: 31.5,
    stock: 12,
  })
  expect(ofVersion({ gtin: '4006381333931' }).gtin).toBe('4006381333931')
})

test('a card has no measures, cloth is counted in metres', () => {
  expect(ofVersion({ voucher: card })).toEqual({ sku: 'HAL-OAK', size: '120', stock: 12 })
  expect(ofVersion({ measure: { unit: 'metre', step: 50 } }).stock).toBe(6)
})

test('prices are known where it is sold, in the currency there', () => {
  const facts = ofVersion({
    prices: [
      { site: 'DE', currency: 'EUR', amount: 12_950, isReduced: false },
      { site: 'SE', currency: 'SEK', amount: 149_900, isReduced: true },
    ],
  })
  expect(Object.entries(facts).filter(([field]) => field.startsWith('price.'))).toEqual([
    ['price.DE', 129.5],
    ['price.SE', 1_499],
  ])
})

test('a number under a barcode is the same without the noughts before it, that a spreadsheet drops', () => {
  expect(isOther('gtin', '12345670', '0000012345670')).toBe(false)
  expect(isOther('gtin', '12345670', '12345671')).toBe(true)
  expect(isOther('gtin', '12345670', undefined)).toBe(true)
  expect(isOther('gtin', undefined, '12345670')).toBe(true)
  expect(isOther('gtin', undefined, undefined)).toBe(false)
})

test('of anything else every sign counts', () => {
  expect([isOther('size', '0120', '120'), isOther('size', '120', '120')]).toEqual([true, false])
  expect([isOther('width', 60, 60), isOther('width', 60, undefined)]).toEqual([false, true])
})
