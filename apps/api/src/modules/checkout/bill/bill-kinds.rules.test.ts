import { describe, expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import { firstTaxRates as taxRates } from '../../../../../../database/reference/tax-rates.ts'
import { cartRow, now, rates } from '../../../testing/some-cart-rows.ts'
import { billingNeedsOf, fingerprintOf, groupOf, makeBill } from './bill.rules.ts'

/**
 * Goods that are not simply sent and paid: what they come to, and that each of their terms is part
 * of what was agreed to.
 */

const bill = (rows: CartRow[]) =>
  makeBill(rows, rates, { site: 'DE', now, taxRates, tax: { treatment: 'STANDARD', rate: 0.19 } })
/** Another bill than before, by one change of a row. */
const differs = (row: CartRow, change: Partial<CartRow>) =>
  fingerprintOf(bill([row])) !== fingerprintOf(bill([{ ...row, ...change }]))

describe('a set', () => {
  const part = cartRow({})
  const set = cartRow({
    qty: 3,
    amount: 18_000,
    set: {
      percentOff: 10,
      single: 20_000,
      parts: [
        { ...part, skuId: 1, amount: 10_000, unitQty: 1 },
        { ...part, skuId: 2, amount: 5_000, unitQty: 2 },
      ],
    },
  })

  test('is billed by its goods: as many of each as the sets have, each with its share of the price', () => {
    const [shop] = bill([set]).shops
    expect(
      shop?.lines.map(({ cart, amount, set: share }) => [cart.skuId, cart.qty, amount, share]),
    ).toEqual([
      [1, 3, 27_000, { position: 1, unitQty: 1, setQty: 3, setPrice: 18_000, percentOff: 10 }],
      [2, 6, 27_000, { position: 2, unitQty: 2, setQty: 3, setPrice: 18_000, percentOff: 10 }],
    ])
    expect([shop?.goods, shop?.needPay]).toEqual([54_000, 54_590])
  })

  test('is another one when its reduction is', () =>
    expect(differs(set, { set: { ...set.set!, percentOff: 11 } })).toBe(true))

  test('is another one when one of its goods becomes another colour', () => {
    const [main, lamp] = set.set!.parts
    const parts = [main!, { ...lamp!, finish: 'walnut' }]
    expect(differs(set, { set: { ...set.set!, parts } })).toBe(true)
  })
})

describe('codes', () => {
  const code = cartRow({ voucher: { kind: 'service', days: 90 } })

  test('are an order of their own beside the goods of their shop, without delivery, and there today', () => {
    const { shops } = bill([cartRow({}), code])
    expect(
      shops.map(({ handover, shipping, needPay, expectDate }) => [
        handover,
        shipping,
        needPay,
        expectDate,
      ]),
    ).toEqual([
      ['parcel', 590, 10_590, '2026-11-26'],
      ['voucher', 0, 10_000, '2026-11-23'],
    ])
  })

  test('of two kinds are two orders; how long they hold is agreed to', () => {
    const card = cartRow({ voucher: { kind: 'shopping_card', days: 90 } })
    expect(bill([code, card]).shops).toHaveLength(2)
    expect(bill([code, { ...code, id: card.id }]).shops).toHaveLength(1)
    expect(differs(code, { voucher: { kind: 'service', days: 91 } })).toBe(true)
  })

  test('cross no border: customs want nothing for them', () => {
    const abroad = { shopCountry: 'DE', amount: 20_000 }
    expect(billingNeedsOf(bill([cartRow({ ...abroad })]), 'GB')).toEqual({
      eori: true,
      taxCode: false,
    })
    expect(billingNeedsOf(bill([{ ...code, ...abroad }]), 'GB')).toEqual({
      eori: false,
      taxCode: false,
    })
    // Goods of 135.00 and less, those of a shop together, come in by the import scheme.
    const small = [cartRow({ amount: 10_000 }), cartRow({ skuId: 2, amount: 3_500 })]
    expect(billingNeedsOf(bill(small), 'GB')).toEqual({ eori: false, taxCode: true })
    const large = [cartRow({ amount: 10_000 }), cartRow({ skuId: 2, amount: 3_501 })]
    expect(billingNeedsOf(bill(large), 'GB')).toEqual({ eori: true, taxCode: false })
  })
})

describe('goods for points', () => {
  const mug = cartRow({ points: 2_500, amount: 0, qty: 2 })

  test('cost their points for each unit, and no delivery', () => {
    const { points, shipping, needPay, shops } = bill([mug])
    expect([points, shipping, needPay, shops[0]?.points]).toEqual([5_000, 0, 0, 5_000])
  })

  test('are agreed to with their points', () => {
    expect(differs(mug, { points: 2_400 })).toBe(true)
    expect(bill([cartRow({})]).points).toBe(0)
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
  const sofa = cartRow({ qty: 3, preSale })

  test('are paid by a deposit on each unit, and come so many days after the last day to pay the rest', () => {
    const { deposit, needPay, shops } = bill([sofa])
    expect([deposit, needPay]).toEqual([6_000, 30_590])
    expect(shops[0]?.lines[0]).toMatchObject({
      expectDate: '2026-12-18',
      preSale: { ...preSale, unitFirst: 2_000, unitLater: 8_000, transitDays: 2 },
    })
  })

  test('paid at once have no deposit, and come so many days from now', () => {
    const atOnce = bill([
      cartRow({
        preSale: {
          ...preSale,
          eventType: 'FULL_PAYMENT',
          depositPercent: null,
          balanceEndsAt: null,
        },
      }),
    ])
    expect([atOnce.deposit, atOnce.shops[0]?.expectDate]).toEqual([0, '2026-12-07'])
    expect(bill([cartRow({})]).deposit).toBe(0)
  })

  test('are agreed to with their terms', () => {
    expect(differs(sofa, { preSale: { ...preSale, isDepositKept: true } })).toBe(true)
    expect(differs(sofa, { preSale: null })).toBe(true)
  })
})

describe('goods of a group of buyers', () => {
  const groupBuy = {
    id: null,
    size: 3,
    percentOff: 20,
    openHours: 24,
    endsAt: null,
    isOffered: true,
    single: 10_000,
  }
  const desk = cartRow({ qty: 2, amount: 8_000, groupBuy })

  test('cost the group’s price for each unit, and are the bill’s group', () => {
    const made = bill([desk])
    expect([made.goods, groupOf(made)?.skuId]).toEqual([16_000, desk.skuId])
    expect(groupOf(bill([cartRow({})]))).toBeUndefined()
  })

  test('cost what is left of the shelf’s price without tax, less the group’s part, where no tax is contained', () => {
    const [shop] = makeBill([desk], rates, {
      site: 'DE',
      now,
      taxRates,
      tax: { treatment: 'REVERSE_CHARGE', rate: 0 },
    }).shops
    // 100.00 without 15.97 is 84.03, of that 80 %.
    expect(shop?.lines.map(({ cart, amount }) => [cart.amount, amount])).toEqual([[8_403, 13_444]])
  })

  test('are agreed to with the size of the group', () =>
    expect(differs(desk, { groupBuy: { ...groupBuy, size: 4 } })).toBe(true))
})

test('two bills of the same goods are the same, and each rate of tax and currency is its own', () => {
  const row = cartRow({})
  expect(differs(row, {})).toBe(false)
  // A shop may change what a version is called while somebody looks at its bill.
  expect(differs(row, { finish: 'walnut' })).toBe(true)
  expect(differs(row, { size: '140 x 80 cm' })).toBe(true)
  expect(fingerprintOf({ ...bill([row]), taxRate: 0.2 })).not.toBe(fingerprintOf(bill([row])))
  expect(fingerprintOf({ ...bill([row]), currency: 'SEK' })).not.toBe(fingerprintOf(bill([row])))
})
