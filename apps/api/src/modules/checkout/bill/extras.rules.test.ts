import { newId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import { firstTaxRates as taxRates } from '../../../../../../database/reference/tax-rates.ts'
import { cartRow, now, rates } from '../../../testing/some-cart-rows.ts'
import { COMMISSION_RATE } from '#modules/order/benefits/index.ts'
import { fingerprintOf, makeBill } from './bill.rules.ts'
import {
  commissionOnExtras,
  extraAmount,
  extrasOf,
  freezeExtras,
  offerOf,
  serviceOf,
} from './extras.rules.ts'

/** Assembly for 59.00 and cover for 8.90 a piece, both chosen. */
const service = { id: 3, name: 'Assembly', shippingName: 'Two fitters', fee: 5_900 }
const fitting = { contactNumber: '+49 40 123456', remark: 'Third floor' }
const cover = { id: 2, fee: 890 }
const pickup = { country: 'DE', name: 'Galleria Hamburg', holdDays: 14 } as CartRow['pickup']
const chosen = { service, fitting, cover, isInsured: true }
const asIs = (minor: number) => minor
const none = { service: 0, insurance: null }
const row = (change: Partial<CartRow>) => cartRow({ ...chosen, ...change })
const line = (change: Partial<CartRow>) => {
  const cart = row(change)
  return { cart, extras: extrasOf(cart, asIs) }
}
const bill = (rows: CartRow[], rate = 0.19) =>
  makeBill(rows, rates, { site: 'DE', now, taxRates, tax: { treatment: 'STANDARD', rate } })

describe('what is paid beside a line’s goods', () => {
  test('is assembly and cover for each of its pieces, without tax where none is contained', () => {
    expect(extrasOf(row({ qty: 3 }), asIs)).toEqual({
      service: 17_700,
      insurance: { id: 2, fee: 2_670 },
    })
    expect(extrasOf(row({ qty: 3 }), (minor) => minor - 90)).toEqual({
      service: 17_430,
      insurance: { id: 2, fee: 2_400 },
    })
  })

  test('is nothing that was not chosen, is not offered, or is not done with goods that are fetched', () => {
    const cases: [Partial<CartRow>, number, number | undefined][] = [
      [{ fitting: null }, 0, 890],
      [{ service: null }, 0, 890],
      [{ pickup }, 0, 890],
      [{ isInsured: false }, 5_900, undefined],
      [{ cover: null }, 5_900, undefined],
    ]
    for (const [change, fee, covered] of cases) {
      const extras = extrasOf(row(change), asIs)
      expect([extras.service, extras.insurance?.fee], JSON.stringify(change)).toEqual([
        fee,
        covered,
      ])
    }
    expect(extrasOf(cartRow({}), asIs)).toEqual(none)
  })

  test('adds up', () => {
    expect(extraAmount({ service: 5_900, insurance: { id: 2, fee: 890 } })).toBe(6_790)
    expect(extraAmount({ service: 5_900, insurance: null })).toBe(5_900)
    expect(extraAmount(none)).toBe(0)
  })
})

test('the mall keeps its share of assembly, and of its cover all but the tax', () => {
  const terms = { currency: 'EUR', rate: 0.19, of: COMMISSION_RATE } as const
  // 12 % of 59.00; of 8.90 without the 1.42 of tax in it.
  expect(commissionOnExtras({ service: 5_900, insurance: null }, terms)).toBe(708)
  expect(commissionOnExtras({ service: 0, insurance: { id: 2, fee: 890 } }, terms)).toBe(748)
  expect(commissionOnExtras({ service: 5_900, insurance: { id: 2, fee: 890 } }, terms)).toBe(1_456)
  expect(commissionOnExtras(none, terms)).toBe(0)
})

describe('an order with assembly', () => {
  test('keeps the service with what its buyer tells the fitters', () => {
    const lines = [line({ service: null }), line({ service: { ...service, id: 4 } }), line({})]
    expect(serviceOf(lines)).toEqual({
      id: 4,
      name: 'Assembly',
      shippingName: 'Two fitters',
      contactNumber: '+49 40 123456',
      remark: 'Third floor',
    })
  })

  test('keeps none where nothing is assembled', () => {
    expect(serviceOf([])).toBeNull()
    expect(serviceOf([line({ fitting: null }), line({ pickup }), line({ service: null })])).toBe(
      null,
    )
  })

  test('keeps none of a line that lacks what its amount says', () => {
    const extras = { service: 5_900, insurance: null }
    expect(serviceOf([{ cart: row({ service: null }), extras }])).toBeNull()
    expect(serviceOf([{ cart: row({ fitting: null }), extras }])).toBeNull()
  })
})

describe('a shop offers to assemble', () => {
  test('what it can of these goods, for all their pieces, whether or not it is chosen', () => {
    const [desk, chairs] = [
      line({ fitting: null }),
      line({ qty: 4, service: { ...service, fee: 900 } }),
    ]
    const offer = offerOf([line({ service: null }), desk, chairs], (minor) => minor - 100)
    expect(offer).toEqual({ service, amount: 5_800 + 3_200, lines: [desk, chairs] })
  })

  test('nothing where it assembles none of them, or where they are fetched', () => {
    expect(offerOf([], asIs)).toBeNull()
    expect(offerOf([line({ service: null })], asIs)).toBeNull()
    expect(offerOf([line({ pickup })], asIs)).toBeNull()
  })
})

test('a line keeps what was paid for assembly and for cover, this by its name; of what was not paid nothing', () => {
  const insurance = { id: 2, fee: 890 }
  const name = 'Cover for breakage and the first year'
  expect(freezeExtras({ service: 5_900, insurance }, 'en')).toEqual({
    service: { fee: 5_900 },
    insurance: { id: 2, fee: 890, name },
  })
  expect(freezeExtras({ service: 0, insurance }, 'de')).toEqual({
    insurance: { id: 2, fee: 890, name: 'Schutz bei Bruch und im ersten Jahr' },
  })
  expect(freezeExtras({ service: 1, insurance: null }, 'en')).toEqual({ service: { fee: 1 } })
  expect(freezeExtras(none, 'en')).toEqual({})
})

describe('a bill', () => {
  test('adds assembly and cover to what is to pay, with their tax and the mall’s share, and leaves the goods as they are', () => {
    const made = bill([row({})])
    expect(made).toMatchObject({
      goods: 10_000,
      shipping: 590,
      insurance: 890,
      serviceCharge: 5_900,
      // 19 of 119 parts of 100.00 and 67.90 are 26.81, of 5.90 0.94.
      tax: 2_681 + 94,
      needPay: 10_000 + 590 + 890 + 5_900,
    })
    expect(made.shops[0]?.lines[0]).toMatchObject({
      amount: 10_000,
      tax: 2_681,
      // 12 % of 100.00 and of 59.00, and the cover without its tax.
      commission: 1_200 + 708 + 748,
    })
  })

  test('of two shops adds up what is assembled and covered by both', () => {
    const other = row({ skuId: 2, shopId: 11, freight: 'bulky', qty: 2 })
    const { shops, ...all } = bill([row({}), other])
    expect(shops.map(({ insurance, serviceCharge }) => [insurance, serviceCharge])).toEqual([
      [890, 5_900],
      [1_780, 11_800],
    ])
    expect(all).toMatchObject({ insurance: 2_670, serviceCharge: 17_700 })
  })

  test('is agreed to with both, and with what each of them costs', () => {
    const one = row({ id: newId('cartLine') })
    const print = (change: Partial<CartRow>) => fingerprintOf(bill([{ ...one, ...change }]))
    const prints = [
      print({}),
      print({ isInsured: false }),
      print({ fitting: null }),
      print({ isInsured: false, fitting: null }),
      print({ cover: { ...cover, fee: 891 } }),
      print({ service: { ...service, fee: 5_901 } }),
    ]
    expect(new Set(prints).size).toBe(prints.length)
    // What is offered and was not chosen is no part of it.
    expect(print({ isInsured: false, fitting: null })).toBe(
      print({ isInsured: false, fitting: null, cover: null, service: null }),
    )
  })
})
