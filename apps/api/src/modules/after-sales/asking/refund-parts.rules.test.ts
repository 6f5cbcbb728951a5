import { describe, expect, test } from 'vitest'
import { findAvailable } from '#modules/order/claims/index.ts'
import type { OrderLineRow, OrderRow } from '#modules/order/index.ts'
import { idOf, lampSnapshot, someLine, someOrder } from '../../../testing/some-rows.ts'
import { refundPartsOf } from './refund-parts.rules.ts'

/**
 * How the most that goods can give back comes about, to the cent. Two lamps at 59.90 with 3.80 off
 * were 116.00, 18.52 of them tax; their shipping of 4.90 holds 0.78 of tax.
 */

const none = { extras: 0, discount: 0, earlier: 0 }
const lamps = (change: Partial<OrderLineRow> = {}) => someLine({ deliveredQty: 2, ...change })
const orderOf = (lines: OrderLineRow[], change: Partial<OrderRow> = {}) =>
  someOrder({ lines, ...change })
/** Of so many units of each line of the order, in their order. */
function partsOf(order: OrderRow, ...units: readonly number[]) {
  const asked = units.map((qty, index) => ({ lineId: order.lines[index]?.id ?? '', qty }))
  const available = findAvailable(order, asked)
  if (!available || available === 'tooOften') throw new Error('these cannot be asked about')
  return refundPartsOf(order, available)
}

describe('goods with something off', () => {
  test('stand at the price they were ordered at, and what was taken off beside it; one of two has half of each', () => {
    expect(partsOf(orderOf([lamps()]), 1)).toEqual({
      ...none,
      goods: 5990,
      discount: 190,
      tax: 926,
    })
  })

  test('all of them with the shipping, whose tax is in it', () => {
    expect(partsOf(orderOf([lamps()]), 2)).toEqual({
      ...none,
      goods: 11_980,
      discount: 380,
      tax: 1930,
    })
  })

  test('whether they were sent or not makes no difference', () => {
    const whole = { ...none, goods: 11_980, discount: 380, tax: 1930 }
    expect(partsOf(orderOf([lamps({ deliveredQty: 1 })]), 2)).toEqual(whole)
    expect(partsOf(orderOf([lamps({ deliveredQty: 0 })]), 2)).toEqual(whole)
  })

  test('with all of their price off, they are goods and discount of the same amount', () => {
    const free = lamps({ needPay: 0, discount: 11_980, tax: 0, commission: 0 })
    const order = orderOf([free], { shipping: 0, tax: 0, needPay: 0, paid: 0 })
    expect(partsOf(order, 2)).toEqual({ ...none, goods: 11_980, discount: 11_980, tax: 0 })
  })
})

describe('assembly and cover', () => {
  /** Two desks at 189.00, with 98.00 of assembly and 17.80 of cover for both. */
  const desks = (snapshot: Partial<OrderLineRow['snapshot']>, needPay: number) =>
    someLine({
      ...{ id: idOf('orderLine', 12), deliveredQty: 2, unitPrice: 18_900, discount: 0 },
      ...{ needPay, tax: 7884 },
      snapshot: { ...lampSnapshot, ...snapshot },
    })
  const service = { fee: 9800 }
  const insurance = { id: 1, name: 'Cover', fee: 1780 }
  const orderWith = (line: OrderLineRow) =>
    orderOf([line], { shipping: 1990, tax: 8202, needPay: line.needPay + 1990 })

  test('stand beside the goods, of each desk its part', () => {
    const order = orderWith(desks({ service, insurance }, 49_380))
    expect(partsOf(order, 1)).toEqual({ ...none, goods: 18_900, extras: 5790, tax: 3942 })
    expect(partsOf(order, 2)).toEqual({ ...none, goods: 37_800, extras: 11_580, tax: 8202 })
  })

  test('one of them alone, too', () => {
    expect(partsOf(orderWith(desks({ service }, 47_600)), 1)).toMatchObject({
      goods: 18_900,
      extras: 4900,
    })
    expect(partsOf(orderWith(desks({ insurance }, 39_580)), 1)).toMatchObject({
      goods: 18_900,
      extras: 890,
    })
  })

  test('what is off is off the goods, and nothing of it off the assembly', () => {
    const line = { ...desks({ service }, 43_820), discount: 3780 }
    expect(partsOf(orderWith(line), 1)).toMatchObject({
      goods: 18_900,
      extras: 4900,
      discount: 1890,
    })
  })

  test('are no more than is left to the cent: of three lamps for nothing with 1.01 of cover, two gave back 0.34 each, the third has 0.33', () => {
    const line = lamps({
      ...{ qty: 3, deliveredQty: 3, reversedQty: 2, claimed: 68, refunded: 68 },
      ...{ discount: 17_970, needPay: 101, tax: 0 },
      snapshot: { ...lampSnapshot, insurance: { ...insurance, fee: 101 } },
    })
    expect(partsOf(orderOf([line]), 1)).toMatchObject({
      goods: 5990,
      extras: 33,
      discount: 5990,
      earlier: 0,
    })
  })
})

describe('what has gone back of goods that stay', () => {
  test('counts as earlier, not as discount, and has its tax with it: the rest is what the shipping and the other half hold', () => {
    const line = lamps({ claimed: 5800, refunded: 5800 })
    const order = orderOf([line], { claimedGoods: 5800, refunded: 5800 })
    expect(partsOf(order, 2)).toEqual({
      goods: 11_980,
      extras: 0,
      discount: 380,
      earlier: 5800,
      tax: 1004,
    })
  })

  test('as does what is only asked for yet', () => {
    const order = orderOf([lamps({ claimed: 5800 })], { claimedGoods: 5800 })
    expect(partsOf(order, 2)).toEqual({
      goods: 11_980,
      extras: 0,
      discount: 380,
      earlier: 5800,
      tax: 1004,
    })
  })

  test('where it was all, only the shipping is left', () => {
    const line = lamps({ claimed: 11_600, refunded: 11_600 })
    const order = orderOf([line], { claimedGoods: 11_600, refunded: 11_600 })
    expect(partsOf(order, 2)).toEqual({
      goods: 11_980,
      extras: 0,
      discount: 380,
      earlier: 11_600,
      tax: 78,
    })
  })
})

describe('cents that do not divide', () => {
  /** Three lamps with 27.97 off: 151.73, of which a third is 50.58. */
  const three = (change: Partial<OrderLineRow> = {}) =>
    lamps({ qty: 3, deliveredQty: 3, discount: 2797, needPay: 15_173, tax: 2423, ...change })
  const parts = (line: OrderLineRow, qty: number) => partsOf(orderOf([line]), qty)

  test('are in the discount: of one, two and three', () => {
    expect(parts(three(), 1)).toMatchObject({ goods: 5990, discount: 932, earlier: 0, tax: 808 })
    expect(parts(three(), 2)).toMatchObject({ goods: 11_980, discount: 1865, earlier: 0 })
    expect(parts(three(), 3)).toMatchObject({ goods: 17_970, discount: 2797, earlier: 0 })
  })

  test('a cent that is missing for the last one is no earlier refund, two are', () => {
    const last = (claimed: number) => three({ reversedQty: 2, claimed, refunded: claimed })
    expect(parts(last(10_115), 1)).toMatchObject({ goods: 5990, discount: 932, earlier: 0 })
    expect(parts(last(10_116), 1)).toMatchObject({ goods: 5990, discount: 933, earlier: 0 })
    expect(parts(last(10_117), 1)).toMatchObject({ goods: 5990, discount: 932, earlier: 2 })
  })

  test('a cent that is over for the last one goes back with it', () => {
    const line = three({ needPay: 15_172, discount: 2798, reversedQty: 2, claimed: 10_114 })
    expect(parts(line, 1)).toMatchObject({ goods: 5990, discount: 932, earlier: 0 })
  })

  /** Three quarters of a metre of ribbon at 0.43 are 0.32, two of them 0.21 of that; alone 0.22. */
  const ribbon = (change: Partial<OrderLineRow> = {}) =>
    lamps({
      ...{ qty: 3, deliveredQty: 3, unitPrice: 43, discount: 0, needPay: 32, tax: 5 },
      snapshot: { ...lampSnapshot, measure: { unit: 'metre', step: 25 } },
      ...change,
    })

  test('of goods by measure they are in the price while nothing was taken off', () => {
    expect(parts(ribbon(), 2)).toMatchObject({ goods: 21, discount: 0 })
    expect(parts(ribbon(), 3)).toMatchObject({ goods: 32, discount: 0 })
  })

  test('and in the discount once something was', () => {
    expect(parts(ribbon({ discount: 1, needPay: 31 }), 2)).toMatchObject({ goods: 22, discount: 1 })
  })
})

test('several lines are summed; nothing asked for is nothing', () => {
  const desk = someLine({
    ...{ id: idOf('orderLine', 12), qty: 1, deliveredQty: 1, unitPrice: 18_900, discount: 0 },
    ...{ needPay: 21_800, claimed: 2000, refunded: 2000, tax: 3481 },
    snapshot: { ...lampSnapshot, service: { fee: 2900 } },
  })
  const order = orderOf([lamps(), desk], { needPay: 33_890, tax: 5411, refunded: 2000 })
  expect(partsOf(order, 1, 1)).toEqual({
    goods: 24_890,
    extras: 2900,
    discount: 190,
    earlier: 2000,
    tax: 4088,
  })
  expect(partsOf(order)).toEqual({ goods: 0, extras: 0, discount: 0, earlier: 0, tax: 0 })
})
