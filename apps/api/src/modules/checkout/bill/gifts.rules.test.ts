import { newId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import type { GiftGoods, ShopPromotion } from '#modules/promotion/index.ts'
import { firstTaxRates as taxRates } from '../../../../../../database/reference/tax-rates.ts'
import { cartRow, now, rates } from '../../../testing/some-cart-rows.ts'
import { fingerprintOf, makeBill } from './bill.rules.ts'
import { giftsFor } from './gifts.rules.ts'

const lamp: GiftGoods = {
  skuId: 70,
  finish: 'brass',
  size: '40',
  suffix: '',
  picture: 'lamp',
  itemId: 7,
  urlKey: 'lamp',
  name: 'Lamp',
  freight: 'parcel',
  available: 5,
  withSkuId: null,
  withName: null,
}
const rule = (gift: Partial<GiftGoods> | null, change: Partial<ShopPromotion> = {}) => ({
  id: newId('promotion'),
  shopId: 5,
  name: 'A lamp',
  kind: 'GIFT' as const,
  percent: null,
  amount: null,
  fromGoods: 0,
  gift: gift && { ...lamp, ...gift },
  ...change,
})
/** Which of these rules give, and whether what they give is there. */
const given = (rows: readonly CartRow[], ...rules: ReturnType<typeof rule>[]) =>
  giftsFor(rows, rules).map(({ promotion, isThere }) => [
    rules.indexOf(promotion as never),
    isThere,
  ])
const setOf = (qty: number, unitQty: number, skuId: number) =>
  cartRow({
    qty,
    amount: 18_000,
    skuId: 1,
    set: {
      percentOff: 10,
      single: 20_000,
      parts: [
        { ...cartRow({ skuId: 1 }), unitQty: 1 },
        { ...cartRow({ skuId }), unitQty },
      ],
    },
  })

describe('a gift', () => {
  test('is given by its shop alone, one piece for each rule, with what it is', () => {
    const [own, others, off] = [rule({}), rule({}, { shopId: 11 }), rule(null)]
    expect(giftsFor([cartRow({ qty: 3 })], [others, off, own])).toEqual([
      { promotion: own, goods: lamp, isThere: true },
    ])
    expect(given([], own)).toEqual([])
  })

  test('comes from the value of goods on that its rule names: not a cent below, and at it', () => {
    const from = (fromGoods: number) => rule({}, { fromGoods })
    const rows = [cartRow({ qty: 2 }), cartRow({ skuId: 2, amount: 50 })]
    expect(given(rows, from(20_049), from(20_050), from(20_051))).toEqual([
      [0, true],
      [1, true],
    ])
  })

  test('counts goods by measure by what their length costs', () => {
    const rope = cartRow({ qty: 5, amount: 1_000, measure: { unit: 'metre', step: 50 } })
    expect(given([rope], rule({}, { fromGoods: 2_500 }), rule({}, { fromGoods: 2_501 }))).toEqual([
      [0, true],
    ])
  })

  test('is not earned by goods that are sold on terms of their own', () => {
    const code = cartRow({ voucher: { kind: 'service', days: 90 }, amount: 50_000 })
    expect(given([code], rule({}))).toEqual([])
    expect(given([code, cartRow({})], rule({}, { fromGoods: 10_001 }))).toEqual([])
    expect(given([code, cartRow({})], rule({}, { fromGoods: 10_000 }))).toEqual([[0, true]])
  })

  test('with a certain sku comes where one of the goods is that sku, also as one of a set', () => {
    const withTwo = rule({ withSkuId: 2 })
    expect(given([cartRow({ skuId: 1 })], withTwo)).toEqual([])
    expect(given([cartRow({ skuId: 1 }), cartRow({ skuId: 2 })], withTwo)).toEqual([[0, true]])
    expect(given([setOf(1, 1, 2)], withTwo)).toEqual([[0, true]])
    expect(given([setOf(1, 1, 3)], withTwo)).toEqual([])
    expect(given([cartRow({ skuId: 2, points: 100 }), cartRow({})], withTwo)).toEqual([])
  })
})

describe('the last piece of a gift', () => {
  test('is given, and the next rule that gives the same says that there is none', () => {
    const last = { available: 1 }
    expect(given([cartRow({})], rule(last), rule(last), rule({ skuId: 71, available: 0 }))).toEqual(
      [
        [0, true],
        [1, false],
        [2, false],
      ],
    )
    expect(given([cartRow({})], rule({ available: 2 }), rule({ available: 2 }))).toEqual([
      [0, true],
      [1, true],
    ])
  })

  test('is not there where the goods of its own sku take all that the shelf has', () => {
    const bought = (qty: number) => [cartRow({}), cartRow({ skuId: 70, qty })]
    expect([4, 5, 6].map((qty) => given(bought(qty), rule({}))[0]?.[1])).toEqual([
      true,
      false,
      false,
    ])
    // Two lines of it count together, and those on terms of their own count, too.
    const two = [
      cartRow({ skuId: 70, qty: 2 }),
      cartRow({ skuId: 70, qty: 3, voucher: { kind: 'service', days: 9 } }),
    ]
    expect(given(two, rule({}), rule({ available: 6 }))).toEqual([
      [0, false],
      [1, true],
    ])
  })

  test('is not there where the sets take all: as many as each set has, for each set', () => {
    const taken = (available: number) => given([setOf(2, 3, 70)], rule({ available }))[0]?.[1]
    expect([6, 7].map(taken)).toEqual([false, true])
  })
})

describe('a bill', () => {
  const row = cartRow({})
  const bill = (...promotions: ShopPromotion[]) =>
    makeBill(
      [row],
      rates,
      { site: 'DE', now, taxRates, tax: { treatment: 'STANDARD', rate: 0.19 } },
      { promotions, coupon: null },
    )

  test('names its gifts, each with the day it comes by its own way of delivery, and costs nothing more', () => {
    const [quick, slow] = [rule({}), rule({ skuId: 71, freight: 'freight' })]
    const made = bill(quick, slow)
    // Of a Monday: one and two, or three and five working days.
    expect(
      made.shops[0]?.gifts.map(({ promotion, goods, isThere, expectDate }) => [
        promotion.id,
        goods.skuId,
        isThere,
        expectDate,
      ]),
    ).toEqual([
      [quick.id, 70, true, '2026-11-26'],
      [slow.id, 71, true, '2026-12-03'],
    ])
    expect([made.needPay, made.shops[0]?.promotion]).toEqual([10_590, null])
  })

  test('is agreed to with its gifts: which they are, and whether they are there', () => {
    const one = rule({})
    const prints = [
      bill(),
      bill(one),
      bill(rule({})),
      bill({ ...one, gift: { ...lamp, available: 0 } }),
    ].map(fingerprintOf)
    expect(new Set(prints).size).toBe(4)
    expect(fingerprintOf(bill({ ...one, name: 'Another name' }))).toBe(prints[1])
  })
})
