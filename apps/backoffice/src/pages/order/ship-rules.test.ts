import { Problem } from '@galleria/contract/client'
import { describe, expect, test } from 'vitest'
import {
  canShip,
  countPieces,
  isTrackingNumber,
  packParcel,
  refusalByField,
  tidyNumber,
} from './ship-rules.ts'

const lines = [
  { id: 'a', canShipQty: 2 },
  { id: 'b', canShipQty: 0 },
  { id: 'c', canShipQty: 4 },
]

describe('what goes into a parcel', () => {
  test('is all that is left, and nothing of what has gone', () => {
    expect(packParcel(lines, {})).toEqual([
      { id: 'a', qty: 2 },
      { id: 'c', qty: 4 },
    ])
    const sku = { marketingUnit: null }
    expect(
      countPieces(
        packParcel(lines, {}),
        lines.map((line) => ({ ...line, sku })),
      ),
    ).toBe(6)
    // Of what is sold by the metre one piece goes, however long.
    expect(
      countPieces(
        [{ id: 'a', qty: 2.5 }],
        [{ id: 'a', sku: { marketingUnit: { unitName: 'm' } } }],
      ),
    ).toBe(1)
  })
  test('is nothing of a line whose units are all asked back', () => {
    expect(packParcel([{ id: 'd', canShipQty: 0 }], { d: 2 })).toEqual([])
  })
  test('is less where less was entered, and leaves out a line set to nothing', () => {
    expect(packParcel(lines, { a: 0, c: 1 })).toEqual([{ id: 'c', qty: 1 }])
  })
  test('is never more than what is left, when part of it has gone meanwhile', () => {
    expect(packParcel(lines, { a: 3 })).toContainEqual({ id: 'a', qty: 2 })
  })
})
test('an order can be shipped when the mall says so', () => {
  expect(canShip({ operationList: ['ship', 'hold'] })).toBe(true)
  expect(canShip({ operationList: [] })).toBe(false)
})
test('a tracking number has letters and digits, at most 40; spaces pasted with it do not count', () => {
  expect(tidyNumber(' 0034 0434 16de ')).toBe('0034043416DE')
  expect(isTrackingNumber('0034043416DE')).toBe(true)
  expect(['', 'AB-12', 'ä1', 'x'.repeat(41)].map(isTrackingNumber)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

function refusal(
  status: number,
  code: string,
  errors?: { path: string; code: string; message: string }[],
) {
  return new Problem({
    type: '',
    title: '',
    status,
    code,
    detail: code,
    requestId: '',
    ...(errors ? { errors } : {}),
  })
}
describe('a refusal is shown where it belongs', () => {
  test('a number that is taken, at the number', () =>
    expect(refusalByField(refusal(422, 'parcel.number_taken'))).toEqual({
      field: 'number',
      message: 'parcel.number_taken',
      isStale: false,
    }))
  test('too many pieces, at the quantities, and the order is read again', () =>
    expect(refusalByField(refusal(422, 'parcel.too_many'))).toEqual({
      field: 'quantities',
      message: 'parcel.too_many',
      isStale: true,
    }))
  test('an order that moved on, over the form, and the order is read again', () =>
    expect(refusalByField(refusal(409, 'order.state'))).toEqual({
      field: 'form',
      message: 'order.state',
      isStale: true,
    }))
  test('a malformed field, at that field', () =>
    expect(
      refusalByField(
        refusal(400, 'request.malformed', [
          { path: 'serviceCode', code: 'tracking', message: 'letters only' },
        ]),
      ),
    ).toEqual({ field: 'number', message: 'letters only', isStale: false }))
  test('no answer at all leaves open what happened, so the order is read again', () =>
    expect(refusalByField(refusal(0, 'network')).isStale).toBe(true))
})
