import { newId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { picksOf, sumPicks, whyNotPicked, type PickLine } from './pick-list.rules.ts'

const line: PickLine = {
  id: newId('orderLine'),
  skuId: 1,
  code: 'GH-1',
  name: 'Alma desk',
  finish: 'oak',
  size: '100 x 50 cm',
  qty: 2,
  deliveredQty: 0,
  canceledQty: 0,
  openCancelQty: 0,
}
const toSend = {
  status: 'UN_DELIVERY',
  handover: 'parcel',
  isHeld: false,
  lines: [line],
} as const

test('an order is picked while it has a unit to send; else the first reason that holds is named', () => {
  const reasons = [
    toSend,
    { ...toSend, isHeld: true },
    { ...toSend, handover: 'voucher' },
    { ...toSend, lines: [{ ...line, deliveredQty: 1, openCancelQty: 1 }] },
    { ...toSend, lines: [{ ...line, canceledQty: 1, openCancelQty: 1 }], isHeld: true },
    { ...toSend, status: 'PENDING_PAY' },
    { ...toSend, status: 'PENDING_DEPOSIT' },
    { ...toSend, status: 'PENDING_BALANCE' },
    { ...toSend, status: 'PROCESSING' },
    { ...toSend, status: 'UN_RECEIVED' },
    { ...toSend, status: 'COMPLETE' },
    { ...toSend, status: 'CANCELED' },
    { ...toSend, status: 'CLOSED' },
  ] as const
  expect(reasons.map((order) => whyNotPicked(order))).toEqual([
    undefined,
    'HELD',
    'CODES',
    'ASKED_BACK',
    'ASKED_BACK',
    'UNPAID',
    'UNPAID',
    'UNPAID',
    'UNPAID',
    'SENT',
    'SENT',
    'CANCELED',
    'CANCELED',
  ])
})

test('an article that an order has twice, alone and in a set, is summed and counts as one order', () => {
  const picks = picksOf([line, { ...line, id: newId('orderLine'), qty: 4, deliveredQty: 1 }])
  const sums = sumPicks([picks, picksOf([line])], 'de')
  expect(sums.map(({ qty, orderCount }) => [qty, orderCount])).toEqual([[7, 2]])
})

test('a part in words is no piece of what it belongs to', () => {
  const part = { ...line, id: newId('orderLine'), name: 'Part for Alma desk: a leg', part: 'a leg' }
  const picks = picksOf([line, { ...part, qty: 1 }])
  expect(sumPicks([picks], 'en').map(({ line: { name }, qty }) => [name, qty])).toEqual([
    ['Alma desk', 2],
    ['Part for Alma desk: a leg', 1],
  ])
})
