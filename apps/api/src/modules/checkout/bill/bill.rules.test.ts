import { newId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import { firstTaxRates as taxRates } from '../../../../../../database/reference/tax-rates.ts'
import { cartRow, now, rates } from '../../../testing/some-cart-rows.ts'
import { fingerprintOf, hasSamePrices, makeBill } from './bill.rules.ts'

const standard = { treatment: 'STANDARD', rate: 0.19 } as const
const bill = (rows: CartRow[], tax: Parameters<typeof makeBill>[2]['tax'] = standard) =>
  makeBill(rows, rates, { site: 'DE', now, taxRates, tax })

test('each shop charges shipping once, by its heaviest goods, and is waited for until its slowest', () => {
  const [shop] = bill([
    cartRow({ skuId: 2, freight: 'freight', amount: 18_900 }),
    cartRow({ qty: 2, amount: 1290 }),
  ]).shops
  expect(shop).toMatchObject({
    shopId: 5,
    sellerId: 50,
    goods: 21_480,
    shipping: 4900,
    freight: 'freight',
    needPay: 26_380,
    expectDate: '2026-12-03',
  })
  expect(shop?.lines.map(({ amount, expectDate }) => [amount, expectDate])).toEqual([
    [18_900, '2026-12-03'],
    [2580, '2026-11-26'],
  ])
})

test('tax is contained in goods and shipping, commission is taken of the goods alone', () => {
  const [shop] = bill([cartRow({ qty: 2, amount: 1290 })]).shops
  // 19 of 119 parts of 25.80 are 4.12, of 5.90 0.94; 12 % of 25.80 are 3.10.
  expect(shop).toMatchObject({ goods: 2580, shipping: 590, tax: 412 + 94, needPay: 3170 })
  expect(shop?.lines[0]).toMatchObject({ tax: 412, commission: 310 })
})

test('shipping is free from the threshold on, counted shop by shop', () => {
  const rows = [
    cartRow({ freight: 'freight', amount: 50_000 }),
    cartRow({ skuId: 3, shopId: 11, shopName: 'Other', freight: 'bulky', amount: 29_999 }),
  ]
  const whole = bill(rows)
  expect(whole.shops.map(({ shopId, shipping }) => [shopId, shipping])).toEqual([
    [5, 0],
    [11, 1990],
  ])
  expect(whole).toMatchObject({
    currency: 'EUR',
    taxRate: 0.19,
    goods: 79_999,
    shipping: 1990,
    tax: whole.shops.reduce((sum, { tax }) => sum + tax, 0),
    needPay: 81_989,
  })
})

test('goods of a class that their shop does not send to this storefront are an error, not free', () => {
  expect(() => bill([cartRow({ freight: 'bulky' })])).toThrow('shop 5 has no bulky rate for DE')
})

test('a bill has the same prices only while lines, quantities, prices and shipping are the same', () => {
  const row = cartRow({})
  const seen = fingerprintOf(bill([row]))
  expect(hasSamePrices(bill([{ ...row, name: 'Another name', available: 1 }]), seen)).toBe(true)
  for (const change of [{ qty: 2 }, { amount: 10_001 }, { skuId: 2 }, { id: newId('cartLine') }])
    expect(hasSamePrices(bill([{ ...row, ...change }]), seen)).toBe(false)
  const dearer = new Map([...rates, ['5:parcel', { ...rates.get('5:parcel')!, fee: 591 }]] as const)
  expect(
    hasSamePrices(makeBill([row], dearer, { site: 'DE', now, taxRates, tax: standard }), seen),
  ).toBe(false)
  expect(hasSamePrices({ ...bill([row]), currency: 'GBP' }, seen)).toBe(false)
  expect(hasSamePrices(bill([row], { treatment: 'STANDARD', rate: 0.2 }), seen)).toBe(false)
})

describe('the tax of where the goods go', () => {
  const rows = [cartRow({ qty: 3, amount: 1999 }), cartRow({ skuId: 2, amount: 10_000 })]
  test('is contained in the same prices, line by line and in the delivery', () => {
    const [home, away] = [bill(rows), bill(rows, { treatment: 'STANDARD', rate: 0.2 })]
    expect(away.needPay).toBe(home.needPay)
    const [shop] = away.shops
    expect(shop?.lines.map(({ tax }) => tax)).toEqual([1000, 1667])
    // 5997 + 10000 of goods and 590 of delivery: 999.5 and 1666.67 and 98.33, each rounded.
    expect(away).toMatchObject({
      needPay: 16_587,
      tax: 2765,
      taxRate: 0.2,
      taxTreatment: 'STANDARD',
    })
  })

  test('is nothing for a company that owes it itself: each unit and the delivery cost what is left without it', () => {
    const { shops, ...all } = bill(rows, { treatment: 'REVERSE_CHARGE', rate: 0 })
    expect(shops[0]?.lines.map(({ cart, amount, tax }) => [cart.amount, amount, tax])).toEqual([
      [1680, 5040, 0],
      [8403, 8403, 0],
    ])
    expect(all).toMatchObject({
      goods: 13_443,
      shipping: 496,
      needPay: 13_939,
      tax: 0,
      taxRate: 0,
      taxTreatment: 'REVERSE_CHARGE',
    })
    expect(shops[0]?.lines.map(({ commission }) => commission)).toEqual([605, 1008])
  })

  test('takes nobody’s free delivery away: what the goods cost on the shelf counts', () => {
    const desk = [cartRow({ freight: 'freight', amount: 50_000 })]
    expect(bill(desk).shipping).toBe(0)
    expect(bill(desk, { treatment: 'EXPORT', rate: 0 })).toMatchObject({
      goods: 42_017,
      shipping: 0,
    })
  })
})
