import { expect, test } from 'vitest'
import { comparedAttributes, differingRows, type Column } from './compare-rows.ts'

const column = (change: { sku?: object; item?: object } = {}) =>
  ({
    sku: {
      salePrc: { value: 189 },
      salePoints: 0,
      availableQty: 5,
      preSale: null,
      finish: 'oak',
      widthCm: 100,
      depthCm: 50,
      heightCm: 74,
      weightKg: 18,
      ...change.sku,
    },
    item: {
      ratingAvg: null,
      ratingCount: 0,
      shipping: { expectDate: '2026-12-04', fee: { value: 19.9 } },
      details: ['Solid oak'],
      attributeList: [],
      energyClass: null,
      category: { id: 1 },
      shop: { id: 5 },
      ...change.item,
    },
  }) as unknown as Column

test('rows in which two columns differ are told, others are not', () => {
  const wider = column({
    sku: { widthCm: 120, salePrc: { value: 229 } },
    item: { details: ['Solid oak', 'Drawer'] },
  })
  expect([...differingRows([column(), wider])]).toEqual(['price', 'width', 'details'])
  expect([...differingRows([column(), column(), wider])]).toEqual(['price', 'width', 'details'])
})

test('the same twice, or one alone, differs in nothing', () => {
  expect([...differingRows([column(), column()])]).toEqual([])
  expect([...differingRows([column()])]).toEqual([])
})

test('what is sold out differs in when it comes', () => {
  expect([...differingRows([column(), column({ sku: { availableQty: 0 } })])]).toEqual(['delivery'])
})

const holds = (number: number) => ({ key: 'load', name: 'Load', number, unit: 'kg', text: null })
const made = (text: string) => ({ key: 'top', name: 'Top', number: null, unit: '', text })

test('what the categories ask is compared, each once and also where one item says nothing of it', () => {
  const bare = column()
  const sturdy = column({ item: { attributeList: [holds(120), made('Oak')] } })
  const light = column({ item: { attributeList: [made('Oak'), holds(60)] } })
  expect(comparedAttributes([bare, sturdy, light]).map(({ key }) => key)).toEqual(['load', 'top'])
  expect([...differingRows([sturdy, light])]).toEqual(['attribute load'])
  expect([...differingRows([sturdy, sturdy])]).toEqual([])
  expect([...differingRows([bare, sturdy])]).toEqual(['attribute load', 'attribute top'])
})
