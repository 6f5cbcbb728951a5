import { newId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '#modules/cart/index.ts'
import type { Coupon, ShopPromotion } from '#modules/promotion/index.ts'
import { cartRow } from '../../../testing/some-cart-rows.ts'
import { goodsForCoupon, takeOff } from './discounts.rules.ts'

/**
 * Which promotion of which shop counts for which goods, and on which lines what is taken off comes
 * to lie.
 */

type Part = Parameters<typeof takeOff>[0][number]
type Where = Parameters<typeof takeOff>[2]
const where: Where = { currency: 'EUR', charged: (minor) => minor }
/** As for whom no tax is contained, in even figures: a tenth less. */
const untaxed = (minor: number) => minor - minor / 10
const promotion = (terms: Partial<ShopPromotion>): ShopPromotion => ({
  id: newId('promotion'),
  shopId: 5,
  name: 'Off',
  kind: 'AMOUNT',
  percent: null,
  amount: null,
  fromGoods: 0,
  gift: null,
  ...terms,
})
const coupon = (terms: Partial<Coupon>) => ({ ...promotion({}), ...terms }) as Coupon
/** The goods of one order, each line by its price; `change` says what they all are. */
const part = (amounts: readonly number[], change: Partial<CartRow> = {}): Part => {
  const rows = amounts.map((amount) => cartRow({ amount, ...change }))
  return { rows, lines: rows.map((cart) => ({ cart, amount: cart.amount })) }
}
const inOther = { shopId: 11 }
const code = { voucher: { kind: 'service', days: 90 } } as const
const byCoupon = (parts: readonly Part[], one: Coupon, on = where) =>
  takeOff(parts, { promotions: [], coupon: one }, on).map(({ off }) =>
    off.map(({ order }) => order),
  )
const byShop = (parts: readonly Part[], promotions: readonly ShopPromotion[]) =>
  takeOff(parts, { promotions, coupon: null }, where).map(({ off }) => off.map(({ shop }) => shop))

describe('what a shop takes off', () => {
  test('is taken of its own goods only, by the best of its own promotions', () => {
    const [small, best, others] = [
      promotion({ amount: 300 }),
      promotion({ amount: 500 }),
      promotion({ amount: 900, ...inOther }),
    ]
    const parts = [part([2_000, 3_000]), part([4_000], { shopId: 12 }), part([1_000], inOther)]
    const taken = takeOff(parts, { promotions: [small, others, best], coupon: null }, where)
    expect(taken).toEqual([
      {
        promotion: best,
        off: [
          { shop: 200, order: 0 },
          { shop: 300, order: 0 },
        ],
      },
      { promotion: null, off: [{ shop: 0, order: 0 }] },
      { promotion: others, off: [{ shop: 900, order: 0 }] },
    ])
  })

  test('begins with goods that can be reduced: what is sold on terms of its own does not count, nor is it reduced', () => {
    const mixed = part([4_000, 9_000])
    const [desk, second] = mixed.rows as [CartRow, CartRow]
    const sold = { ...second, ...code }
    const one: Part = {
      rows: [desk, sold],
      lines: [
        { cart: desk, amount: 4_000 },
        { cart: sold, amount: 9_000 },
      ],
    }
    expect(byShop([one], [promotion({ amount: 500, fromGoods: 4_001 })])).toEqual([[0, 0]])
    expect(byShop([one], [promotion({ amount: 500, fromGoods: 4_000 })])).toEqual([[500, 0]])
    expect(byCoupon([one], coupon({ amount: 500, fromGoods: 4_000 }))).toEqual([[500, 0]])
  })

  test('of goods that are fetched counts with their tax, where others are sent without', () => {
    const fetched = { ...part([10_000]), charged: where.charged }
    const taken = takeOff(
      [fetched, part([10_000], inOther)],
      {
        promotions: [promotion({ amount: 1_000 }), promotion({ amount: 1_000, ...inOther })],
        coupon: null,
      },
      { ...where, charged: untaxed },
    )
    expect(taken.map(({ off }) => off[0]?.shop)).toEqual([1_000, 900])
  })
})

describe('a coupon', () => {
  test('holds from the value of goods on that it names, after what their shops take off: not a cent below', () => {
    const parts = [part([6_000]), part([5_000], inOther)]
    const shops = [promotion({ amount: 1_000 })]
    expect(goodsForCoupon(parts, shops)).toBe(10_000)
    expect(goodsForCoupon(parts, [])).toBe(11_000)
    const taken = (fromGoods: number) =>
      takeOff(parts, { promotions: shops, coupon: coupon({ amount: 1_000, fromGoods }) }, where)
    expect([9_999, 10_000, 10_001].map((from) => taken(from).map(({ off }) => off[0]))).toEqual([
      [
        { shop: 1_000, order: 500 },
        { shop: 0, order: 500 },
      ],
      [
        { shop: 1_000, order: 500 },
        { shop: 0, order: 500 },
      ],
      [
        { shop: 1_000, order: 0 },
        { shop: 0, order: 0 },
      ],
    ])
  })

  test('is spread by what lines cost, the odd cent to the earlier of equal ones, also beside codes that it does not reduce', () => {
    const ten = coupon({ amount: 1_000 })
    expect(byCoupon([part([3_000, 3_000]), part([3_000], inOther)], ten)).toEqual([
      [334, 333],
      [333],
    ])
    expect(
      byCoupon([part([5_000], code), part([3_000, 3_000]), part([3_000], inOther)], ten),
    ).toEqual([[0], [334, 333], [333]])
  })

  test('that would take all goods of an order leaves a cent of its dearest line, and nothing of the others', () => {
    expect(byCoupon([part([1, 2]), part([1_000], inOther)], coupon({ amount: 5_000 }))).toEqual([
      [1, 1],
      [999],
    ])
    expect(byCoupon([part([1]), part([100], inOther)], coupon({ amount: 5_000 }))).toEqual([
      [0],
      [99],
    ])
    expect(byCoupon([part([700, 300])], coupon({ amount: 1_000 }))).toEqual([[699, 300]])
  })

  test('takes nothing of goods that cannot be reduced, and no percentage that is not there', () => {
    expect(byCoupon([part([5_000], code)], coupon({ amount: 1_000 }))).toEqual([[0]])
    expect(byCoupon([part([5_000])], coupon({ kind: 'PERCENT' }))).toEqual([[0]])
    expect(byCoupon([part([5_000])], coupon({}))).toEqual([[0]])
    expect(byCoupon([part([5_000])], coupon({ kind: 'PERCENT', percent: 20 }))).toEqual([[1_000]])
  })
})

describe('a coupon for somebody to whom goods are sent without tax', () => {
  const abroad = { ...where, charged: untaxed }
  const fetched = (amounts: number[], change: Partial<CartRow> = {}) => ({
    ...part(amounts, change),
    charged: where.charged,
  })
  const ten = coupon({ amount: 1_000 })

  test('counts whole where all that it reduces is fetched', () => {
    expect(byCoupon([fetched([10_000])], ten, abroad)).toEqual([[1_000]])
    expect(byCoupon([fetched([10_000]), fetched([10_000], inOther)], ten, abroad)).toEqual([
      [500],
      [500],
    ])
    // What it does not reduce does not matter, in another order or in this one.
    expect(byCoupon([part([5_000], code), fetched([10_000])], ten, abroad)).toEqual([[0], [1_000]])
    const [desk] = fetched([10_000]).rows as [CartRow]
    const points = cartRow({ points: 100, amount: 0 })
    const mixed: Part = {
      rows: [desk, points],
      lines: [
        { cart: desk, amount: 10_000 },
        { cart: points, amount: 0 },
      ],
      charged: where.charged,
    }
    expect(byCoupon([mixed], ten, abroad)).toEqual([[1_000, 0]])
  })

  test('counts without tax where any of it is sent, in whichever order', () => {
    const sent = part([10_000], inOther)
    expect(byCoupon([fetched([10_000]), sent], ten, abroad)).toEqual([[450], [450]])
    expect(byCoupon([sent, fetched([10_000])], ten, abroad)).toEqual([[450], [450]])
    expect(byCoupon([sent], ten, abroad)).toEqual([[900]])
  })
})
