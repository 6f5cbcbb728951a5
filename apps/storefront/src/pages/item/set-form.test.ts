import { expect, test } from 'vitest'
import { pricesOf, readSet } from './set-form.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('[PROD-013] a set is put into the cart with the version of its main item and of each other part', () => {
  expect(
    readSet(formOf({ set: '1001', 'sku-1003': '13', 'sku-1001': '11', 'sku-1002': '12' })),
  ).toEqual({
    skuId: 11,
    diySkuLineList: [{ sku: { id: 13 } }, { sku: { id: 11 } }, { sku: { id: 12 } }],
  })
})
test('what no page sends is no set', () => {
  for (const fields of [
    { set: '1001' },
    { set: '1002', 'sku-1001': '11' },
    { set: '1001', 'sku-1001': '-1' },
    { set: '1001', 'sku-1001': '11', 'sku-1002': '1.5' },
    { set: '1', 'sku-1': '1', 'sku-2': '2', 'sku-3': '3', 'sku-4': '4', 'sku-5': '5' },
  ] as Record<string, string>[])
    expect(readSet(formOf(fields)), JSON.stringify(fields)).toBeUndefined()
})
test('a set costs its parts less the percentage, exact to the cent', () => {
  const parts = [
    { value: 189, qty: 1 },
    { value: 59.9, qty: 2 },
  ]
  expect(pricesOf(parts, 7)).toEqual({ single: 308.8, price: 287.18 })
  expect(pricesOf(parts, 0)).toEqual({ single: 308.8, price: 308.8 })
})
