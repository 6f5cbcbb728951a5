import { expect, test } from 'vitest'
import { priceField } from '../../parts/typed-prices.ts'
import { readItem, readLines, readVersion } from './read-form.ts'

function typed(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('each line is a fact, and an empty line is none', () => {
  expect(readLines(' Solid oak \n\n  Oiled\n')).toEqual(['Solid oak', 'Oiled'])
})

test('an item is read as it was typed, its first language first', () => {
  const form = typed({
    ...{ categoryId: '3', manufacturer: ' M ', responsiblePerson: 'R', freight: 'bulky' },
    ...{ energyClass: '', 'de.name': 'Stuhl', 'de.description': 'Gut.', 'de.details': 'Eiche' },
    ...{ 'en.name': 'Chair', 'en.description': 'Good.', 'en.details': '' },
    ...{ 'picture./files/a.webp.de': ' Von oben ', 'picture./files/a.webp.en': ' ' },
  })
  expect(readItem(form, ['de', 'en'], ['/files/a.webp'])).toEqual({
    ...{ categoryId: 3, language: 'de', manufacturer: 'M', responsiblePerson: 'R' },
    ...{ energyClass: null, freight: 'bulky', imageList: ['/files/a.webp'] },
    attributeList: [],
    imageTextList: [{ url: '/files/a.webp', textList: [{ language: 'de', text: 'Von oben' }] }],
    textList: [
      { language: 'de', name: 'Stuhl', description: 'Gut.', details: ['Eiche'] },
      { language: 'en', name: 'Chair', description: 'Good.', details: [] },
    ],
  })
})

test('what a room asks is read by its kind, in its order; what is empty is nothing, and what is no number is none that the mall takes', () => {
  const form = typed({
    ...{ 'attribute.top': 'solid', 'attribute.load': '62,5', 'attribute.legs': 'four' },
    ...{ 'attribute.width': '', 'attribute.care.de': ' Abwischen ', 'attribute.care.en': '' },
  })
  const asked = [
    { key: 'top', kind: 'choice' as const },
    ...['load', 'legs', 'width'].map((key) => ({ key, kind: 'number' as const })),
    { key: 'care', kind: 'text' as const },
  ]
  expect(readItem(form, ['de', 'en'], [], asked).attributeList).toEqual([
    { key: 'top', option: 'solid' },
    { key: 'load', number: 62.5 },
    { key: 'legs', number: -1 },
    { key: 'width', number: null },
    { key: 'care', textList: [{ language: 'de', text: 'Abwischen' }] },
  ])
})

test('numbers have a comma or a point, and only prices that were typed are sent', () => {
  const form = typed({
    ...{
      skuCode: 'A-1',
      gtin: ' 4006381 333931 ',
      finish: 'oak',
      sizeName: 'one',
      widthCm: '61,5',
      depthCm: '70',
    },
    ...{ heightCm: 'tall', weightKg: '8.5', [priceField('DE')]: '149,50', [priceField('SE')]: '' },
  })
  expect(readVersion(form)).toEqual({
    ...{
      skuCode: 'A-1',
      gtin: '4006381 333931',
      finish: 'oak',
      sizeName: 'one',
      widthCm: 61.5,
      depthCm: 70,
    },
    ...{ heightCm: 0, weightKg: 8.5, priceList: [{ site: 'DE', amount: 149.5 }] },
  })
})

test('a service is read with how its codes are sold, and without what only goods have', () => {
  const form = typed({
    ...{
      categoryId: '3',
      voucherKind: 'service',
      validDays: '90',
      place: 'home',
      address: 'Kai 1',
    },
    ...{ 'en.name': 'Planning', 'en.description': 'Good.', 'en.details': '' },
  })
  expect(readItem(form, ['en'], [])).toEqual({
    ...{ categoryId: 3, language: 'en', energyClass: null, imageList: [], attributeList: [] },
    imageTextList: [],
    textList: [{ language: 'en', name: 'Planning', description: 'Good.', details: [] }],
    voucher: { kind: 'service', validDays: 90, place: 'home', address: null },
  })
  const version = typed({ skuCode: 'A-1', sizeName: 'Two hours', [priceField('DE')]: '80' })
  expect(readVersion(version)).toEqual({
    ...{ skuCode: 'A-1', gtin: '', sizeName: 'Two hours', priceList: [{ site: 'DE', amount: 80 }] },
  })
})
