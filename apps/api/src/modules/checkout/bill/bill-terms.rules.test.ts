import { hash } from 'node:crypto'
import { newId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import type { Coupon, ShopPromotion } from '#modules/promotion/index.ts'
import { firstTaxRates as taxRates } from '../../../../../../database/reference/tax-rates.ts'
import { cartRow, now, rates } from '../../../testing/some-cart-rows.ts'
import { fingerprintOf, makeBill } from './bill.rules.ts'

/**
 * What a bill says of what is taken off and of what is fetched, and how little of an ordinary one
 * is in its fingerprint.
 */

const standard = { treatment: 'STANDARD', rate: 0.19 } as const
const untaxed = { treatment: 'EXPORT', rate: 0 } as const
const amountOff = (amount: number, fromGoods = 0) => ({
  id: newId('promotion'),
  shopId: 5,
  name: 'Off',
  kind: 'AMOUNT' as const,
  percent: null,
  amount,
  fromGoods,
  gift: null,
})
const couponOf = (amount: number, fromGoods = 0) =>
  amountOff(amount, fromGoods) as unknown as Coupon
const pickupIn = (country: 'AT' | 'DE', id = 1) =>
  ({ id, country, name: 'Galleria', holdDays: 14 }) as CartRow['pickup']
const bill = (
  rows: readonly CartRow[],
  off: { promotions?: readonly ShopPromotion[]; coupon?: Coupon } = {},
  tax: Parameters<typeof makeBill>[2]['tax'] = standard,
) =>
  makeBill(
    rows,
    rates,
    { site: 'DE', now, taxRates, tax },
    { promotions: [], coupon: null, ...off },
  )

describe('a coupon on a bill', () => {
  test('is named where it takes off something, and else is not used', () => {
    const coupon = couponOf(1_000, 10_000)
    const row = cartRow({})
    expect(bill([row], { coupon })).toMatchObject({
      coupon,
      orderDiscount: 1_000,
      goods: 10_000,
      needPay: 9_590,
    })
    const below = { ...row, amount: 9_999 }
    expect(bill([below], { coupon })).toMatchObject({ coupon: null, orderDiscount: 0 })
    expect(bill([{ ...row, amount: 1 }], { coupon: couponOf(1_000) })).toMatchObject({
      coupon: null,
      orderDiscount: 0,
      needPay: 591,
    })
  })

  test('is paid by the mall out of its commission, without the tax, as far as that goes', () => {
    const commission = (amount: number) =>
      bill([cartRow({})], { coupon: couponOf(amount) }).shops[0]?.lines[0]?.commission
    // 12 % of 100.00 are 12.00; 11.90 without tax are 10.00, 14.28 are 12.00, 14.29 are 12.01.
    expect([0, 1_190, 1_427, 1_428, 1_429, 5_000].map(commission)).toEqual([1_200, 200, 1, 0, 0, 0])
  })
})

describe('what a shop takes off on a bill', () => {
  test('is named with its promotion, and reduces what the mall has its share of', () => {
    const promotion = amountOff(500)
    const made = bill([cartRow({})], { promotions: [promotion] })
    expect(made.shops[0]).toMatchObject({ promotion, shopDiscount: 500, needPay: 10_090 })
    expect(made.shops[0]?.lines[0]?.commission).toBe(1_140)
    expect(bill([cartRow({})]).shops[0]?.promotion).toBeNull()
  })

  test('is not named where it comes to nothing for a buyer without tax', () => {
    const onePercent = { ...amountOff(0), kind: 'PERCENT' as const, percent: 1, amount: null }
    // 1 % of 0.50 is a cent; of the 0.42 without tax it is none.
    const of = (tax: typeof standard | typeof untaxed) =>
      bill([cartRow({ amount: 50 })], { promotions: [onePercent] }, tax).shops[0]
    expect(of(standard)).toMatchObject({ promotion: onePercent, shopDiscount: 1 })
    expect(of(untaxed)).toMatchObject({ promotion: null, shopDiscount: 0 })
  })
})

describe('what is fetched', () => {
  test('is there once its shop has it ready, with the tax of its site and nothing to pay for delivery', () => {
    const made = bill([cartRow({ pickup: pickupIn('AT') })], {}, untaxed)
    expect(made).toMatchObject({
      taxRate: 0.2,
      taxTreatment: 'STANDARD',
      tax: 1_667,
      shipping: 0,
      needPay: 10_000,
    })
    // Ready on the next working day; sent it would be two more.
    expect(made.shops[0]).toMatchObject({
      handover: 'site',
      pickup: pickupIn('AT'),
      expectDate: '2026-11-24',
    })
  })

  test('is agreed to beside what is sent with the rate of each, whichever is first', () => {
    const [fetched, sent] = [
      cartRow({ pickup: pickupIn('DE') }),
      cartRow({ shopId: 11, freight: 'bulky' }),
    ]
    const printOf = (rate: number) =>
      fingerprintOf(bill([fetched, sent], {}, { treatment: 'STANDARD', rate }))
    expect(printOf(0.2)).not.toBe(printOf(0.1))
  })

  test('is agreed to with its site, and with the tax there', () => {
    const row = cartRow({})
    const prints = [null, pickupIn('DE'), pickupIn('DE', 2), pickupIn('AT')].map((pickup) =>
      fingerprintOf(bill([{ ...row, pickup }])),
    )
    expect(new Set(prints).size).toBe(4)
  })
})

test('a bill of nothing has the tax that it was asked for', () => {
  const { shops, needPay, taxRate, taxTreatment } = bill([], {}, untaxed)
  expect([shops, needPay, taxRate, taxTreatment]).toEqual([[], 0, 0, 'EXPORT'])
  expect(bill([]).taxRate).toBe(0.19)
})

describe('the fingerprint', () => {
  const row = cartRow({})

  test('of ordinary goods names nothing but these, so that checkouts that are open stay good when the mall learns of other kinds', () => {
    const agreed = ['EUR', 0.19, [[5, 590, [row.id, 1, row.finish, row.size, 1, 10_000]]]]
    expect(fingerprintOf(bill([row]))).toBe(hash('sha256', JSON.stringify(agreed), 'base64url'))
  })

  test('changes with what is taken off, by whom, and how much of it', () => {
    const prints = [
      bill([row]),
      bill([row], { promotions: [amountOff(500)] }),
      bill([row], { promotions: [amountOff(501)] }),
      bill([row], { coupon: couponOf(500) }),
      bill([row], { coupon: couponOf(500), promotions: [amountOff(500)] }),
    ].map(fingerprintOf)
    expect(new Set(prints).size).toBe(5)
    // Whose name it bears does not matter.
    expect(fingerprintOf(bill([row], { promotions: [amountOff(500)] }))).toBe(prints[1])
  })
})

test('a coupon takes off its whole amount of goods that are fetched with their tax, also for a buyer to whom goods are sent without', () => {
  const pickup = { country: 'DE', name: 'Galleria Hamburg', holdDays: 14 } as CartRow['pickup']
  const coupon = {
    id: newId('promotion'),
    kind: 'AMOUNT',
    percent: null,
    amount: 1190,
    fromGoods: 5000,
  } as Coupon
  const off = (change: Partial<CartRow>) =>
    makeBill(
      [cartRow(change)],
      rates,
      { site: 'DE', now, taxRates, tax: { treatment: 'REVERSE_CHARGE', rate: 0 } },
      { promotions: [], coupon },
    ).orderDiscount
  expect(off({ pickup })).toBe(1190)
  expect(off({})).toBe(1000)
})
