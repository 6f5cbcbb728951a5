import { errorsOf } from '@galleria/ui/form/field-errors'
import { expect, test } from 'vitest'
import { quantitySchema } from '@galleria/contract/quantity-form'
import { readTypedNumber } from '@galleria/contract/typed-number'

test('a quantity is read with a comma or a point, and nothing else is one', () => {
  expect(['12', ' 2,5 ', '0.25', '0'].map(readTypedNumber)).toEqual([12, 2.5, 0.25, 0])
  expect(['', '-1', '1e3', '1.005', '1,2,3', '12345678', undefined].map(readTypedNumber)).toEqual(
    Array.from({ length: 7 }),
  )
})

test('a quantity is whole steps of the goods, at least one where something moves', () => {
  const codeOf = (qty: string, rules = { step: 1, isCount: false }) =>
    errorsOf(quantitySchema(rules), { qty })['qty']?.code
  expect(['', 'x', '0', '100001', '1,5', '1'].map((qty) => codeOf(qty))).toEqual([
    'required',
    'quantity',
    'quantity',
    'most',
    'step',
    undefined,
  ])
  expect(['0', '1000000', '1000001'].map((qty) => codeOf(qty, { step: 1, isCount: true }))).toEqual(
    [undefined, undefined, 'most'],
  )
  expect(['2.5', '2.25'].map((qty) => codeOf(qty, { step: 0.5, isCount: false }))).toEqual([
    undefined,
    'step',
  ])
})
