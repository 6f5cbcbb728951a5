import { expect, test } from 'vitest'
import { readSet, sumOf } from './set-form.ts'

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('[PROD-013] only ticked parts of a set are put into the cart, each in its version and number', () => {
  const fields = [
    ['set', '1'],
    ['sku-1001', '11'],
    ['qty-1001', '1'],
    ['sku-1002', '12'],
    ['qty-1002', '4'],
    ['sku-1003', '13'],
    ['qty-1003', '2'],
  ] as const
  expect(readSet(formOf([...fields, ['part', '1001'], ['part', '1003']]))).toEqual([
    { sku: { id: 11 }, skuQty: 1 },
    { sku: { id: 13 }, skuQty: 2 },
  ])
  expect(readSet(formOf(fields))).toEqual([])
})
test('what no page sends is left out', () => {
  const odd = [
    ['sku-1', '-1'],
    ['qty-1', '1'],
    ['sku-2', '5'],
    ['qty-2', '1000'],
    ['sku-3', '1.5'],
    ['qty-3', '1'],
    ['qty-4', '1'],
  ] as const
  expect(
    readSet(formOf([...odd, ...['1', '2', '3', '4', 'x', ''].map((id) => ['part', id] as const)])),
  ).toEqual([])
})
test('a sum is exact to the cent', () => {
  expect(
    sumOf([
      { value: 0.1, qty: 3 },
      { value: 59.9, qty: 2 },
      { value: 1999, qty: 1 },
    ]),
  ).toBe(2119.1)
})
