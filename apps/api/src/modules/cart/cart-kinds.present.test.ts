import { newId, toWireId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import type { ShopPromotion } from '#modules/promotion/index.ts'
import { firstTaxRates as taxRates } from '../../../../../database/reference/tax-rates.ts'
import { cartRow, now, rates } from '../../testing/some-cart-rows.ts'
import { presentCart, presentGroupChoice, sendsFrom } from './cart.present.ts'
import type { CartRow } from './cart.store.ts'

/** Goods in a cart that are not simply sent and paid, what shops take off there, and covers. */

const euro = (value: number) => ({ value, currency: 'EUR' })
const cart = (rows: readonly CartRow[], promotions: readonly ShopPromotion[] = []) =>
  presentCart(rows, rates, promotions, {
    site: 'DE',
    language: 'en',
    now,
    taxRates,
    pointsFactor: 100,
  })
const line = (change: Partial<CartRow>) => cart([cartRow(change)]).cartLineList[0]
const amountOff = (amount: number, change: Partial<ShopPromotion> = {}): ShopPromotion => ({
  id: newId('promotion'),
  shopId: 5,
  name: 'Off',
  kind: 'AMOUNT',
  percent: null,
  amount,
  fromGoods: 0,
  gift: null,
  ...change,
})
const cover = { id: 2, fee: 890 }
const pickup = { id: 4, name: 'Galleria Hamburg', country: 'DE', holdDays: 14 } as CartRow['pickup']

test('ordinary goods have no site, terms, cover, group or set', () => {
  expect(line({})).toMatchObject({
    site: null,
    preSale: null,
    voucher: null,
    insurance: null,
    isInsured: false,
    groupBuy: null,
    lineGroupTypeDict: null,
    diySkuLineList: [],
    salePoints: 0,
    linePoints: 0,
    // Of a Monday: one working day at the shop and two on the way.
    expectDate: '2026-11-26',
  })
})

describe('a cover', () => {
  test('is offered by its name and what it costs for a piece, and says whether it is chosen', () => {
    const offered = {
      insuranceId: 2,
      insuranceName: 'Cover for breakage and the first year',
      insuranceFee: euro(8.9),
    }
    expect(line({ cover, qty: 3 })).toMatchObject({ insurance: offered, isInsured: false })
    expect(line({ cover, isInsured: true })).toMatchObject({ insurance: offered, isInsured: true })
    expect(line({ isInsured: true })).toMatchObject({ insurance: null, isInsured: false })
  })

  test('is added for each piece where it is chosen, and is no part of what is taken off', () => {
    const rows = [
      cartRow({ cover, isInsured: true, qty: 3, was: 12_000 }),
      cartRow({ skuId: 2, cover }),
      cartRow({ skuId: 3, isInsured: true }),
      cartRow({ skuId: 4, cover, isInsured: true, isSelected: false }),
    ]
    expect(cart(rows).summary).toMatchObject({
      originAmt: euro(560),
      insuranceTotalAmt: euro(26.7),
      totalAmt: euro(526.7),
      discountAmt: euro(60),
      deliveryAmt: euro(5.9),
      // 19 of 119 parts of all that is to pay.
      taxAmt: euro(85.04),
    })
  })
})

describe('promotions of shops', () => {
  const rows = [
    cartRow({ qty: 2 }),
    cartRow({ skuId: 2, amount: 5_000 }),
    cartRow({ skuId: 3, shopId: 11, amount: 8_000 }),
    cartRow({ skuId: 4, shopId: 12, amount: 3_000 }),
  ]

  test('are listed, and take off the best of each shop from the goods of that shop', () => {
    const promotions = [
      amountOff(1_000),
      amountOff(0, { kind: 'PERCENT', percent: 10, amount: null }),
      amountOff(700, { shopId: 11 }),
    ]
    const { promotionList, summary } = cart(rows, promotions)
    expect(promotionList.map(({ id, shopId, desc }) => [id, shopId, desc])).toEqual([
      [toWireId('promotion', promotions[0]!.id), 5, '€10.00 off'],
      [toWireId('promotion', promotions[1]!.id), 5, '10% off'],
      [toWireId('promotion', promotions[2]!.id), 11, '€7.00 off'],
    ])
    // 10 % of 250.00, and 7.00.
    expect(summary).toMatchObject({
      originAmt: euro(360),
      totalAmt: euro(328),
      discountAmt: euro(32),
      expectPoints: 328,
      pointsFactor: 1,
    })
    expect(cart(rows).summary).toMatchObject({ totalAmt: euro(360), discountAmt: euro(0) })
  })

  test('count the goods of their shop that are selected and can be reduced, from their value on', () => {
    const from = (fromGoods: number, more: Partial<CartRow> = {}) =>
      cart(
        [cartRow({}), cartRow({ skuId: 2, amount: 5_000, ...more })],
        [amountOff(1_000, { fromGoods })],
      ).summary.discountAmt
    expect([from(15_000), from(15_001)]).toEqual([euro(10), euro(0)])
    for (const more of [
      { voucher: { kind: 'service', days: 90 } } as const,
      { isSelected: false },
      { available: 0 },
      { shopId: 11 },
    ]) {
      expect(from(10_000, more), JSON.stringify(more)).toEqual(euro(10))
      expect(from(10_001, more), JSON.stringify(more)).toEqual(euro(0))
    }
    expect(from(10_001, { points: 100 })).toEqual(euro(0))
  })
})

test('goods for points say what one costs, what all of the line do, and what the selected lines do together', () => {
  const mug = { points: 2_500, amount: 0 }
  expect(line({ ...mug, qty: 4 })).toMatchObject({ salePoints: 25, linePoints: 100 })
  const rows = [
    cartRow({ ...mug, qty: 4 }),
    cartRow({ points: 100, qty: 2, skuId: 2 }),
    cartRow({ ...mug, isSelected: false }),
  ]
  expect(cart(rows).summary.totalPoints).toBe(102)
})

test('goods by measure are spoken of in their unit, cost what their length does, and are one piece', () => {
  const rope = { measure: { unit: 'metre', step: 50 }, qty: 5, amount: 1_000 } as const
  expect(line(rope)).toMatchObject({ skuQty: 2.5, lineAmt: euro(25) })
  const rows = [
    cartRow(rope),
    cartRow({ qty: 2, skuId: 2 }),
    cartRow({ ...rope, isSelected: false }),
  ]
  expect(cart(rows).summary).toMatchObject({ totalAmt: euro(225), selectedQty: 3, totalQty: 4 })
})

test('what is fetched names its site, and is there when its shop has it ready, crossing no border', () => {
  expect(line({ pickup, shopCountry: 'GB' })).toMatchObject({
    cartLineTypeDict: 'NORMAL_SALE_O2O',
    site: { id: 4, name: 'Galleria Hamburg' },
    expectDate: '2026-11-24',
  })
})

test('codes say what they are and how long they hold, and are waited for by nobody', () => {
  expect(line({ voucher: { kind: 'service', days: 90 } })).toMatchObject({
    voucher: { kind: 'service', validDays: 90 },
    expectDate: '',
  })
})

describe('goods of a pre-sale', () => {
  const preSale = {
    eventType: 'DEPOSIT',
    depositPercent: 20,
    balanceStartsAt: '2026-12-01T00:00:00Z',
    balanceEndsAt: '2026-12-04T11:00:00Z',
    isDepositKept: false,
    deliveryTimeType: 'RELATIVE_TIME',
    duration: 14,
    expectDate: null,
    endsAt: '2026-11-30T00:00:00Z',
  } as const

  test('say what of a unit is paid now and later, and come so many days after the last day to pay', () => {
    expect(line({ preSale, qty: 2 })).toMatchObject({
      preSale: { preSaleUnitAmount: euro(20), balanceSaleUnitAmount: euro(80) },
      expectDate: '2026-12-18',
    })
  })

  test('that are paid at once come so many days from now, whatever a carrier takes', () => {
    const atOnce = { ...preSale, balanceEndsAt: null }
    expect(line({ preSale: atOnce })?.expectDate).toBe('2026-12-07')
    expect(line({ preSale: atOnce, freight: 'bulky' })?.expectDate).toBe('2026-12-07')
  })
})

describe('goods of a group of buyers', () => {
  const groupBuy = {
    id: null,
    size: 3,
    percentOff: 20,
    openHours: 48,
    endsAt: null,
    isOffered: true,
    single: 10_000,
  }
  const id = newId('groupBuy')
  const joined = { ...groupBuy, id, endsAt: '2026-11-24T09:30:00+01:00' }

  test('say which group is begun or joined, and until when that waits', () => {
    expect(presentGroupChoice(groupBuy)).toEqual({
      id: null,
      size: 3,
      percentOff: 20,
      openHours: 48,
      endTime: null,
    })
    expect(line({ groupBuy: joined })?.groupBuy).toEqual({
      id: toWireId('groupBuy', id),
      size: 3,
      percentOff: 20,
      openHours: 48,
      endTime: '2026-11-24T08:30:00.000Z',
    })
  })

  test('set out when the group ends at the latest: a new one after all its hours, one that is joined at its end, others now', () => {
    expect([sendsFrom(null, now), sendsFrom(groupBuy, now), sendsFrom(joined, now)]).toEqual([
      now,
      new Date('2026-11-25T11:00:00Z'),
      new Date('2026-11-24T08:30:00Z'),
    ])
    // Three working days from Wednesday, and from Tuesday.
    expect([line({ groupBuy })?.expectDate, line({ groupBuy: joined })?.expectDate]).toEqual([
      '2026-11-30',
      '2026-11-27',
    ])
  })
})
