import { containedTax } from '@galleria/kernel/money'
import { newId } from '@galleria/kernel/id'
import { discountFor } from '@galleria/contract/promotion-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import { sumRates, sumTotal } from '#modules/invoice/amounts.rules.ts'
import { invoiceOf } from '#modules/order/invoices/invoice-facts.rules.ts'
import { firstTaxRates as taxRates } from '../../../../../../database/reference/tax-rates.ts'
import { cartRow, now, rates } from '../../../testing/some-cart-rows.ts'
import { someContract, someLine, someOrder } from '../../../testing/some-rows.ts'
import { makeBill, type Bill, type ShopBill } from './bill.rules.ts'
import { partOfSale, sharesOf } from './sale.rules.ts'

/**
 * Whatever is taken off whichever mixture of goods: bill, order, books and invoice say the same to
 * the cent, and nobody orders for nothing.
 */

const standard = { treatment: 'STANDARD', rate: 0.19 } as const
const promotion = (terms: object) => ({
  id: newId('promotion'),
  shopId: 5,
  name: 'Off',
  kind: 'PERCENT' as const,
  percent: 90,
  amount: null,
  fromGoods: 0,
  gift: null,
  ...terms,
})
const coupon = (terms: object) => ({
  ...promotion({}),
  shopId: null,
  code: 'OFF',
  status: 'RUNNING' as const,
  startsAt: now,
  endsAt: now,
  isShown: false,
  isUsedUp: false,
  isUsedByYou: false,
  ...terms,
})
/** Where nothing is taken for delivery. */
const free = new Map([...rates].map(([key, rate]) => [key, { ...rate, fee: 0, freeFrom: 0 }]))
free.set('11:parcel', { ...free.get('5:parcel')!, shopId: 11 })
const ofOther = (change: Partial<CartRow>) =>
  cartRow({ shopId: 11, shopName: 'Other', sellerId: 110, ...change })
const site = (country: 'AT' | 'DE' | 'FR') => ({
  id: 1,
  name: 'Site',
  street: 'Kai',
  houseNo: '1',
  postalCode: '1010',
  city: 'Town',
  country,
  phone: '',
  openingHours: '',
  holdDays: 14,
})

test('a percentage leaves a cent to pay, of however little', () => {
  const taken = (goods: number) =>
    discountFor({ kind: 'PERCENT', percent: 90, amount: null, fromGoods: 0 }, goods)
  expect([taken(0), taken(1), taken(2), taken(4), taken(5), taken(100)]).toEqual([
    0, 0, 1, 3, 4, 90,
  ])
})

test('promotion and coupon of 90 % on goods of a few cents, delivered free, leave each order a cent', () => {
  const rows = [cartRow({ amount: 4 }), ofOther({ skuId: 3, amount: 40 })]
  const bill = makeBill(
    rows,
    free,
    { site: 'DE', now, taxRates, tax: standard },
    {
      promotions: [promotion({}), promotion({ shopId: 11 })],
      coupon: coupon({}),
    },
  )
  expect(bill.shops.map(({ goods, needPay }) => [goods, needPay])).toEqual([
    [4, 1],
    [40, 1],
  ])
  expect(bill).toMatchObject({ shopDiscount: 39, orderDiscount: 3, needPay: 2 })
})

describe('any mixture', () => {
  const row = fc.record({
    shopId: fc.constantFrom(5, 11),
    amount: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 61, max: 300_000 })),
    qty: fc.integer({ min: 1, max: 5 }),
  })
  const terms = fc.oneof(
    fc.record({ kind: fc.constant('PERCENT'), percent: fc.integer({ min: 1, max: 90 }) }),
    fc
      .record({
        amount: fc.integer({ min: 1, max: 60_000 }),
        more: fc.integer({ min: 1, max: 99 }),
      })
      // As the desk and the table want it: an amount begins with more goods than it takes off.
      .map(({ amount, more }) => ({
        kind: 'AMOUNT',
        percent: null,
        amount,
        fromGoods: amount + more,
      })),
  )
  const mixture = fc.record({
    rows: fc.array(row, { minLength: 1, maxLength: 6 }),
    fetched: fc.option(fc.constantFrom('AT', 'DE', 'FR'), { nil: null }),
    tax: fc.constantFrom(
      standard,
      { treatment: 'REVERSE_CHARGE', rate: 0 } as const,
      { treatment: 'EXPORT', rate: 0 } as const,
      { treatment: 'STANDARD', rate: 0.2 } as const,
    ),
    shop: fc.option(terms, { nil: null }),
    coupon: fc.option(terms, { nil: null }),
    isFree: fc.boolean(),
  })

  test('of goods that are sent without tax and goods that are fetched with it comes to the same in bill, order, books and invoice, per line, rate and total', () => {
    fc.assert(
      fc.property(mixture, (mixed) => {
        const rows = mixed.rows.map((one, index) =>
          (one.shopId === 5 ? cartRow : ofOther)({
            ...one,
            skuId: index + 1,
            pickup: mixed.fetched && one.shopId === 5 ? site(mixed.fetched) : null,
          }),
        )
        const bill = makeBill(
          rows,
          mixed.isFree ? free : dear,
          { site: 'DE', now, taxRates, tax: mixed.tax },
          {
            promotions: mixed.shop ? [promotion(mixed.shop)] : [],
            coupon: mixed.coupon && coupon(mixed.coupon),
          },
        )
        expectSums(bill)
        for (const shop of bill.shops) expectPapers(shop)
      }),
      { numRuns: 1000 },
    )
  })
})

/** As `free`, with something to pay for delivery. */
const dear = new Map([...free].map(([key, rate]) => [key, { ...rate, fee: 590, freeFrom: null }]))

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((all, one) => all + of(one), 0)
}

function expectSums(bill: Bill): void {
  expect(bill).toMatchObject({
    goods: sum(bill.shops, ({ goods }) => goods),
    needPay: sum(bill.shops, ({ needPay }) => needPay),
    tax: sum(bill.shops, ({ tax }) => tax),
  })
  expect(bill.needPay).toBe(bill.goods - bill.shopDiscount - bill.orderDiscount + bill.shipping)
  for (const { lines, ...shop } of bill.shops) {
    expect(shop.needPay - shop.shipping).toBeGreaterThan(0)
    expect(shop.goods - shop.shopDiscount - shop.orderDiscount + shop.shipping).toBe(shop.needPay)
    for (const { amount, tax, off, commission } of lines) {
      expect(Math.min(amount, off.shop, off.order, commission)).toBeGreaterThanOrEqual(0)
      expect(tax).toBe(containedTax({ minor: amount, currency: 'EUR' }, shop.taxRate).minor)
    }
  }
}

/** The order as it would be kept, its sale as it is booked and its invoice as it is written. */
function expectPapers(shop: ShopBill): void {
  const order = someOrder({
    lines: shop.lines.map(({ cart, amount, off, tax, commission }) => ({
      ...someLine(),
      id: newId('orderLine'),
      qty: cart.qty,
      deliveredQty: cart.qty,
      needPay: amount,
      refunded: 0,
      tax,
      taxRate: shop.taxRate,
      commission,
      snapshot: { ...someLine().snapshot, off },
    })),
    shopId: shop.shopId,
    shipping: shop.shipping,
    needPay: shop.needPay,
    paid: shop.needPay,
    refunded: 0,
    tax: shop.tax,
    taxRate: shop.taxRate,
    taxTreatment: shop.taxTreatment,
  })
  const booked = partOfSale(sharesOf(order), { before: 0, after: shop.needPay, currency: 'EUR' })
  expect(sum(booked, ({ minor }) => minor)).toBe(shop.needPay)
  expect(booked.find(({ account }) => account === 'tax')?.minor).toBe(shop.tax)
  const draft = invoiceOf(order, someContract(), [])
  if (!draft) throw new Error('an order without an invoice')
  const { facts } = draft
  expect(sumTotal(facts)).toMatchObject({ gross: shop.needPay, tax: shop.tax })
  expect(sumRates(facts)).toEqual([
    {
      rate: shop.taxRate,
      gross: shop.needPay,
      tax: shop.tax,
      net: shop.needPay - shop.tax,
    },
  ])
  // A line that costs nothing stands on no paper; each other one says its price before what was
  // taken off.
  const billed = shop.lines.filter(({ amount }) => amount > 0)
  expect(facts.lines.map(({ gross, tax }) => [gross, tax])).toEqual(
    billed.map(({ amount, tax }) => [amount, tax]),
  )
  for (const [index, { net, allowance = 0 }] of facts.lines.entries()) {
    const { amount, off } = billed[index] as (typeof billed)[number]
    const before = amount + off.shop + off.order
    const taxBefore = containedTax({ minor: before, currency: 'EUR' }, shop.taxRate).minor
    // Both are rounded by themselves: never more than a cent apart.
    expect(Math.abs(net + allowance - (before - taxBefore))).toBeLessThanOrEqual(1)
  }
}
