import { expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import { firstTaxRates as taxRates } from '../../../../../../database/reference/tax-rates.ts'
import { presentCart } from '../../cart/cart.present.ts'
import { cartRow, now, rates } from '../../../testing/some-cart-rows.ts'
import { makeBill } from './bill.rules.ts'

/** What the cart says of delivery is what the bill charges for it. */

const bulky = { shopId: 11, freight: 'bulky' } as const
const pickup = { id: 4, name: 'Galleria Hamburg', country: 'DE', holdDays: 14 } as CartRow['pickup']
const part = { ...cartRow({ amount: 11_900 }), unitQty: 1 }

test.each<[string, CartRow[], number]>([
  ['nothing', [], 0],
  ['a parcel', [cartRow({})], 590],
  ['one parcel of several goods', [cartRow({ qty: 3 }), cartRow({ skuId: 2 })], 590],
  ['two shops', [cartRow({}), cartRow(bulky)], 590 + 1990],
  [
    'goods a cent below the value from which they are free',
    [cartRow({ ...bulky, amount: 29_999 })],
    1990,
  ],
  [
    'goods that are free from just that value on',
    [cartRow({ ...bulky, amount: 15_000, qty: 2 })],
    0,
  ],
  [
    'the heaviest of a shop, free by what all its goods cost',
    [cartRow({ amount: 40_000 }), cartRow({ freight: 'freight' })],
    0,
  ],
  ['the heaviest of a shop', [cartRow({}), cartRow({ freight: 'freight' })], 4900],
  [
    'a set by the heaviest of its goods',
    [
      cartRow({
        amount: 23_800,
        set: {
          percentOff: 0,
          single: 23_800,
          parts: [part, { ...part, skuId: 2, freight: 'freight' }],
        },
      }),
    ],
    4900,
  ],
  ['what is fetched', [cartRow({ pickup })], 0],
  [
    'codes, which count for no threshold',
    [
      cartRow({ ...bulky, voucher: { kind: 'service', days: 90 }, amount: 30_000 }),
      cartRow({ ...bulky, skuId: 2 }),
    ],
    1990,
  ],
  ['goods for points', [cartRow({ points: 100 })], 0],
])('%s', (_, rows, fee) => {
  const cart = presentCart(rows, rates, [], {
    site: 'DE',
    language: 'en',
    now,
    taxRates,
    pointsFactor: 0,
  })
  const bill = makeBill(rows, rates, {
    site: 'DE',
    now,
    taxRates,
    tax: { treatment: 'STANDARD', rate: 0.19 },
  })
  const euro = (minor: number) => ({ value: minor / 100, currency: 'EUR' })
  expect([cart.summary.deliveryAmt, bill.shipping]).toEqual([euro(fee), fee])
  expect(cart.summary.taxAmt).toEqual(euro(bill.tax))
})

test('what cannot be ordered or is not chosen is not delivered', () => {
  const rows = [cartRow({ isSelected: false }), cartRow({ ...bulky, available: 0 })]
  const { summary } = presentCart(rows, rates, [], {
    site: 'DE',
    language: 'en',
    now,
    taxRates,
    pointsFactor: 0,
  })
  expect(summary.deliveryAmt).toEqual({ value: 0, currency: 'EUR' })
})
