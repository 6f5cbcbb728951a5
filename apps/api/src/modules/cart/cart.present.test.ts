import { expect, test } from 'vitest'
import { newId, toWireId } from '@galleria/kernel/id'
import { firstTaxRates as taxRates } from '../../../../../database/reference/tax-rates.ts'
import { presentCart } from './cart.present.ts'
import type { CartRow } from './cart.store.ts'

const now = new Date('2026-11-20T10:00:00Z')
const id = newId('cartLine')
const desk: CartRow = {
  id,
  qty: 2,
  isSelected: true,
  available: 5,
  skuId: 1,
  finish: 'oak',
  size: '100x50',
  suffix: 'oak-100x50',
  picture: 'halden--oak',
  itemId: 7,
  urlKey: 'halden-desk',
  name: 'Halden desk',
  freight: 'bulky',
  shopId: 5,
  shopName: 'Galleria House',
  shopCountry: 'DE',
  sellerId: 9,
  currency: 'EUR',
  amount: 18_900,
  points: 0,
  was: 21_900,
  preSale: null,
  groupBuy: null,
  measure: null,
  set: null,
  voucher: null,
  pickup: null,
  cover: { id: 2, fee: 890 },
  isInsured: false,
  service: null,
  fitting: null,
}
const rate = {
  shopId: 5,
  freight: 'bulky',
  currency: 'EUR',
  fee: 1_990,
  freeFrom: 49_900,
  transitDays: 3,
  handlingDays: 2,
} as const
const rates = new Map([['5:bulky', rate]])
const euro = (value: number) => ({ value, currency: 'EUR' })
const present = (rows: readonly CartRow[], site: 'DE' | 'UK' = 'DE') =>
  presentCart(rows, rates, [], { site, language: 'en', now, taxRates, pointsFactor: 100 })

test('[CART-002] a line says of what kind it is, whose it is, what and how many, what one costs now, and of a set its goods', () => {
  const { set: _, ...single } = desk
  const part = { ...single, unitQty: 2, skuId: 8, name: 'Rona shelf' }
  const [set] = present([
    { ...desk, set: { percentOff: 10, single: 21_000, parts: [{ ...part, unitQty: 1 }, part] } },
  ]).cartLineList
  expect(set).toMatchObject({
    cartLineTypeDict: 'NORMAL_SALE_B2C',
    seller: { id: 9 },
    shop: { id: 5 },
    item: { id: 7 },
    sku: { id: 1 },
    skuQty: 2,
    snapshotPrc: euro(189),
    lineGroupTypeDict: 'DIY_MAIN',
  })
  expect(set?.diySkuLineList.map(({ sku, skuQty }) => [sku.name, skuQty])).toEqual([
    ['Rona shelf', 1],
    ['Rona shelf', 2],
  ])
})

test('goods that cross a customs border into the storefront are marked so; codes cross none', () => {
  const typeOf = (change: Partial<CartRow>, site: 'DE' | 'UK') =>
    present([{ ...desk, ...change }], site).cartLineList[0]?.cartLineTypeDict
  expect([
    typeOf({}, 'UK'),
    typeOf({ shopCountry: 'FR' }, 'DE'),
    typeOf({ shopCountry: 'GB' }, 'DE'),
    typeOf({ shopCountry: 'GB' }, 'UK'),
    typeOf({ voucher: { kind: 'service', days: 30 } }, 'UK'),
  ]).toEqual([
    'NORMAL_SALE_CBE',
    'NORMAL_SALE_B2C',
    'NORMAL_SALE_CBE',
    'NORMAL_SALE_B2C',
    'NORMAL_SALE_B2C',
  ])
})

test('a line shows its sku, item, shop and seller, its price and the day it would come', () => {
  const [line] = present([desk]).cartLineList
  expect(line).toMatchObject({
    id: toWireId('cartLine', id),
    cartLineTypeDict: 'NORMAL_SALE_B2C',
    isSelected: true,
    skuQty: 2,
    availableQty: 5,
    // Friday and five working days.
    expectDate: '2026-11-27',
    item: { id: 7, urlKey: 'halden-desk', name: 'Halden desk' },
    shop: { id: 5, name: 'Galleria House' },
    seller: { id: 9 },
    lineAmt: euro(378),
  })
  expect(line?.sku).toMatchObject({
    id: 1,
    name: 'Halden desk',
    image: '/pictures/halden--oak-320.webp',
    skuUrlSuffix: 'oak-100x50',
    attributes: [
      { attrKey: 'finish', attrVal: 'oak' },
      { attrKey: 'size', attrVal: '100x50' },
    ],
    salePrc: euro(189),
    originalPrc: euro(219),
  })
})
test('[CART-008] the summary adds up what is selected and there, and counts everything', () => {
  const rows: CartRow[] = [
    desk,
    { ...desk, qty: 1, amount: 4_200, was: null },
    { ...desk, qty: 4, isSelected: false },
    { ...desk, qty: 3, available: 0 },
  ]
  expect(present(rows).summary).toEqual({
    // 19 % contained in 420.00 and 19.90 for their delivery.
    taxAmt: euro(70.24),
    taxRate: 0.19,
    isTaxShown: true,
    originAmt: euro(480),
    totalAmt: euro(420),
    deliveryAmt: euro(19.9),
    insuranceTotalAmt: euro(0),
    discountAmt: euro(60),
    totalPoints: 0,
    expectPoints: 420,
    pointsFactor: 1,
    selectedQty: 3,
    totalQty: 10,
  })
  expect(
    present(rows).cartLineList.map(({ isSelected, expectDate }) => [
      isSelected,
      expectDate > '2026',
    ]),
  ).toEqual([
    [true, true],
    [true, true],
    [false, true],
    [true, true],
  ])
  // Guests earn nothing; goods for points cost them, and earn by their money alone.
  expect(
    presentCart(rows, rates, [], { site: 'DE', language: 'en', now, taxRates, pointsFactor: 0 })
      .summary.expectPoints,
  ).toBe(0)
  expect(
    present([{ ...desk, qty: 2, amount: 1000, was: null, points: 50_000 }]).summary,
  ).toMatchObject({
    totalAmt: euro(20),
    totalPoints: 1000,
    expectPoints: 20,
    pointsFactor: 1,
  })
})
test('in the United Kingdom the tax is not shown', () =>
  expect(present([desk], 'UK').summary.isTaxShown).toBe(false))
test('more than 99 are not offered, a price that was not reduced has none before it, and without a rate there is no day', () => {
  const [line] = present([{ ...desk, available: 500, was: null, freight: 'parcel' }]).cartLineList
  expect([line?.availableQty, line?.sku.originalPrc, line?.expectDate]).toEqual([99, null, ''])
})
