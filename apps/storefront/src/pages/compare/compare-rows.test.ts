import { expect, test } from 'vitest'
import { differingRows, type Column } from './compare-rows.ts'

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
