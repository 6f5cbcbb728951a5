import { expect, test } from 'vitest'
import { toWireId } from '@galleria/kernel/id'
import { idOf, lampSnapshot, someLine, someOrder } from '../../../testing/some-rows.ts'
import { presentOrderLines } from './order.present.ts'
import { presentKind } from './sets.present.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

/**
 * A set as its buyer sees it: a line for the set as it was bought, and below it one for each of its
 * goods.
 */

const euro = (value: number) => ({ value, currency: 'EUR' })
const setId = idOf('orderLine', 90)
const partOf = (position: number, unitQty: number, change: Partial<OrderLineRow>, id = setId) =>
  someLine({
    ...change,
    snapshot: {
      ...lampSnapshot,
      name: position === 1 ? 'Oak table' : 'Oak chair',
      set: { id, position, unitQty, setQty: 2, setPrice: 50_000, percentOff: 7 },
    },
  })
/** Two sets of a table and four chairs for 500.00 each, 40.00 less than singly. */
const table = partOf(1, 1, {
  id: idOf('orderLine', 21),
  qty: 2,
  deliveredQty: 2,
  unitPrice: 30_000,
  needPay: 55_556,
  discount: 4444,
  expectDate: '2026-11-28',
})
const chairs = partOf(2, 4, {
  id: idOf('orderLine', 22),
  qty: 8,
  deliveredQty: 7,
  unitPrice: 6000,
  needPay: 44_444,
  discount: 3556,
  expectDate: '2026-12-05',
})
const lamps = someLine()
const order = (change: Partial<OrderRow> = {}) =>
  someOrder({
    lines: [lamps, table, chairs],
    shipping: 490,
    needPay: 112_090,
    paid: 112_090,
    ...change,
  })
const setOf = (change: Partial<OrderRow> = {}) => {
  const found = presentOrderLines(order(change)).find(
    (line) => line.lineGroupTypeDict === 'DIY_MAIN',
  )
  if (!found) throw new Error('no set among the lines')
  return found
}

test('the set stands before its goods, and other lines by themselves', () =>
  expect(
    presentOrderLines(order()).map((line) => [
      line.id,
      line.lineGroupTypeDict,
      line.ownerOrderLineBO?.id,
    ]),
  ).toEqual([
    [toWireId('orderLine', lamps.id), null, undefined],
    [toWireId('orderLine', setId), 'DIY_MAIN', undefined],
    [toWireId('orderLine', table.id), 'DIY_CHILD', toWireId('orderLine', setId)],
    [toWireId('orderLine', chairs.id), 'DIY_CHILD', toWireId('orderLine', setId)],
  ]))

test('it looks like its main item at the price of the set, and its amounts are the sums of its goods', () => {
  const set = setOf()
  expect(set).toMatchObject({
    tradeQty: 2,
    itemBusinessType: null,
    ownerOrderLineBO: null,
    sku: { name: 'Oak table', salePrc: euro(500) },
    tradeOrderLinePrice: {
      skuAmt: euro(1080),
      needPaySkuAmt: euro(1000),
      discountAmt: euro(80),
      paidAmt: euro(1000),
    },
  })
  expect(set.diySkuLineList).toMatchObject([
    {
      id: toWireId('orderLine', table.id),
      tradeQty: 2,
      deliveredQty: 2,
      sku: { name: 'Oak table' },
    },
    {
      id: toWireId('orderLine', chairs.id),
      tradeQty: 8,
      deliveredQty: 7,
      sku: { name: 'Oak chair' },
    },
  ])
})

test('nothing is paid of it before the whole order is', () =>
  expect(setOf({ paid: 0 }).tradeOrderLinePrice).toMatchObject({
    needPaySkuAmt: euro(1000),
    paidAmt: euro(0),
  }))

test('nothing is sent, cancelled or given back of the set itself', () =>
  expect(setOf()).toMatchObject({
    canShipQty: 0,
    canReverseQty: 0,
    canCancelQty: 0,
    canReverseAmt: euro(0),
  }))

test('as many sets have gone out as there are whole ones in the parcels', () => {
  const gone = (tables: number, seats: number) =>
    setOf({
      lines: [
        { ...table, deliveredQty: tables },
        { ...chairs, deliveredQty: seats },
      ],
    }).deliveredQty
  expect([gone(0, 8), gone(1, 3), gone(1, 4), gone(2, 7), gone(2, 8)]).toEqual([0, 0, 1, 1, 2])
})

test('as many sets are cancelled as all goods of which are', () => {
  const canceled = (tables: number, seats: number) =>
    setOf({
      lines: [
        { ...table, canceledQty: tables },
        { ...chairs, canceledQty: seats },
      ],
    }).canceledQty
  expect([canceled(0, 8), canceled(1, 3), canceled(1, 4), canceled(2, 8)]).toEqual([0, 0, 1, 2])
})

test('after-sales of any of its goods are those of the set', () => {
  const status = (change: Partial<OrderLineRow>, ofTable: Partial<OrderLineRow> = {}) =>
    setOf({
      lines: [
        { ...table, ...ofTable },
        { ...chairs, ...change },
      ],
    }).reverseStatus
  expect([
    status({}),
    status({ openRequests: 1 }),
    status({ reversedQty: 1 }),
    status({ refunded: 100 }),
    status({ reversedQty: 1 }, { openRequests: 1 }),
  ]).toEqual(['NOT_REQUESTED', 'PROCESSING', 'DONE', 'DONE', 'PROCESSING'])
})

test('it is there when the last of its goods is, whichever that is', () => {
  expect(setOf().expectDate).toBe('2026-12-05')
  const late = { ...table, expectDate: '2027-01-10' }
  expect(setOf({ lines: [late, chairs] }).expectDate).toBe('2027-01-10')
})

test('two sets of one order have each their own goods', () => {
  const other = idOf('orderLine', 91)
  const desk = partOf(1, 1, { id: idOf('orderLine', 31), needPay: 10_000 }, other)
  const stool = partOf(2, 1, { id: idOf('orderLine', 32), needPay: 2000 }, other)
  const sets = presentOrderLines(order({ lines: [table, chairs, desk, stool], needPay: 1 })).filter(
    (line) => line.lineGroupTypeDict === 'DIY_MAIN',
  )
  expect(
    sets.map((set) => [set.diySkuLineList.length, set.tradeOrderLinePrice.needPaySkuAmt]),
  ).toEqual([
    [2, euro(1000)],
    [2, euro(120)],
  ])
})

test('a line says whether it is ordinary, one of the goods of a set, or a gift', () => {
  const ordinary = {
    lineGroupTypeDict: null,
    itemBusinessType: null,
    ownerOrderLineBO: null,
    diySkuLineList: [],
    tradeOrderLineBusinessType: null,
    sourceTypeDice: null,
  }
  expect(presentKind(lamps)).toEqual(ordinary)
  expect(presentKind(chairs)).toEqual({
    ...ordinary,
    lineGroupTypeDict: 'DIY_CHILD',
    itemBusinessType: 'DIY_SLAVE',
    ownerOrderLineBO: { id: toWireId('orderLine', setId) },
  })
  const gift = { promotionId: idOf('promotion', 9) }
  expect(presentKind({ snapshot: { ...lampSnapshot, gift } })).toEqual({
    ...ordinary,
    tradeOrderLineBusinessType: 'GIFT',
    sourceTypeDice: 'PREFERENTIAL_GIFT',
  })
})
