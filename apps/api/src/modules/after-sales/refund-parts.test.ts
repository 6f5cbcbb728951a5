import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReverseType } from '@galleria/contract/after-sales-rules'
import { fromWireId } from '@galleria/kernel/id'
import {
  APPROVE,
  DETAIL,
  RENDER,
  apply,
  ledger,
  money,
  reaches,
} from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  BILL,
  PLACE,
  endPromotion,
  orderWith,
  runCoupon,
  runPromotion,
} from '../../testing/promotion-steps.ts'
import { endow, sellForPoints } from '../../testing/point-steps.ts'
import { billWithExtras, offerAssembly } from '../../testing/service-steps.ts'
import { offerSet, orderSets } from '../../testing/set-steps.ts'
import {
  addAddress,
  fillCart,
  hamburg,
  payFor,
  receivedOrder,
  send,
} from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/**
 * How the most that can come back comes about, to the cent, is said before anything is asked for;
 * the refund takes just that. A lamp is 59.90, a desk 189.00.
 */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
})
beforeEach(async () => {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

type Preview = Awaited<ReturnType<typeof preview>>
async function preview(
  orderId: string,
  qty: number,
  index = 0,
  reverseTradeOrderType: ReverseType = 'SALE_REFUND',
) {
  const { tradeOrderLineList } = await anna.call(DETAIL, { id: orderId })
  const goods = tradeOrderLineList.filter((line) => line.canReverseQty > 0)
  return anna.call(RENDER, {
    tradeOrder: { id: orderId },
    reverseTradeOrderType,
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: goods[index]?.id ?? '' }, reverseQty: qty },
    ],
  })
}

/**
 * In cents: goods, extras, discount, earlier, shipping, the most, and the tax in it. What is said
 * adds up.
 */
function figures(seen: Preview) {
  const cents = ({ value }: { value: number }) => Math.round(value * 100)
  const parts = seen.availableRefundParts
  const said = {
    goods: cents(parts.goodsAmt),
    extras: cents(parts.extrasAmt),
    discount: cents(parts.discountAmt),
    earlier: cents(parts.earlierAmt),
    shipping: cents(seen.availableRefundShippingAmt),
    most: cents(seen.availableRefundAmt),
    tax: cents(parts.taxAmt),
  }
  expect(said.goods + said.extras - said.discount - said.earlier + said.shipping).toBe(said.most)
  return said
}

/** All that can be had for these units goes back: what the books took of the tax. */
async function taxTaken(orderId: string, qty: number, amount: number): Promise<number> {
  const { id } = await apply(anna, orderId, {
    qty,
    amount: amount / 100,
    more: { reverseReason: 'DAMAGED' },
  })
  const before = await taxIn(orderId)
  await merchant.call(APPROVE, { id })
  expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(amount / 100))
  return (await taxIn(orderId)) - before
}
async function taxIn(orderId: string): Promise<number> {
  const { contractId } = await anna.call(DETAIL, { id: orderId })
  const row = { tax: (await ledger(t, contractId))['tax'] ?? 0 }
  return row.tax
}

async function received(orderId: string): Promise<string> {
  await send(merchant, orderId)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  return orderId
}

test('of one, two and three lamps with a tenth off and a coupon of 10.00: what is said is what the refund takes, tax included', async () => {
  const promotion = await runPromotion(t, merchant)
  await runCoupon(t, await t.signIn(people.operator))
  const placed = await orderWith(anna, { goods: { lamp: 3 }, couponCode: 'WELCOME' })
  await payFor(t, anna, placed.id)
  await endPromotion(merchant, promotion)
  const orderId = await received(placed.tradeOrderList[0]?.id ?? '')
  // 179.70 less 17.97 and 10.00 is 151.73; a third of it is 50.58.
  const none = { extras: 0, earlier: 0, shipping: 0 }
  expect(figures(await preview(orderId, 1))).toEqual({
    ...none,
    goods: 5990,
    discount: 932,
    most: 5058,
    tax: 808,
  })
  expect(figures(await preview(orderId, 2))).toEqual({
    ...none,
    goods: 11_980,
    discount: 1865,
    most: 10_115,
    tax: 1615,
  })
  expect(figures(await preview(orderId, 3))).toEqual({
    ...none,
    goods: 17_970,
    discount: 2797,
    most: 15_173,
    tax: 2423,
  })
  const one = figures(await preview(orderId, 1))
  expect(await taxTaken(orderId, 1, one.most)).toBe(one.tax)
  // The lamp stays with its buyer: what went back of it is no discount, and counts as earlier.
  expect(figures(await preview(orderId, 3))).toEqual({
    ...none,
    goods: 17_970,
    discount: 2797,
    earlier: 5058,
    most: 10_115,
    tax: 1615,
  })
  const rest = figures(await preview(orderId, 3))
  expect(await taxTaken(orderId, 3, rest.most)).toBe(rest.tax)
  const [order] = await t.sql<{ tax: number }>('select tax::int from orders where id = $1', [
    fromWireId('order', orderId),
  ])
  expect(one.tax + rest.tax).toBe(order?.tax)
})

test('assembly and cover stand beside the goods, a bundle’s discount with each of its parts', async () => {
  await offerAssembly(merchant)
  const { place } = await billWithExtras(anna, { goods: { desk: 2 } })
  const placed = await place()
  await payFor(t, anna, placed.id)
  const orderId = await received(placed.tradeOrderList[0]?.id ?? '')
  const none = { discount: 0, earlier: 0, shipping: 0 }
  expect(figures(await preview(orderId, 1))).toEqual({
    ...none,
    goods: 18_900,
    extras: 5790,
    most: 24_690,
    tax: 3942,
  })
  expect(figures(await preview(orderId, 2))).toEqual({
    ...none,
    goods: 37_800,
    extras: 11_580,
    shipping: 1990,
    most: 51_370,
    tax: 8202,
  })

  await offerSet(t)
  const set = await orderSets(t, anna)
  const setId = await received(set.tradeOrderList[0]?.id ?? '')
  // 7 % of 308.80 are 21.62: 13.23 of them the desk's, 8.39 the two lamps'.
  const bare = { extras: 0, earlier: 0, shipping: 0 }
  expect([figures(await preview(setId, 1)), figures(await preview(setId, 1, 1))]).toEqual([
    { ...bare, goods: 18_900, discount: 1323, most: 17_577, tax: 2806 },
    { ...bare, goods: 5990, discount: 419, most: 5571, tax: 890 },
  ])
})

test('without tax where the buyer owes it, and without money of an exchange', async () => {
  const wien = {
    ...hamburg,
    ...{ personPhone: '+43 6641234567', postalCode: '1010', city: 'Wien', province: 'Wien' },
    country: 'Österreich',
  }
  const cartLineIds = await fillCart(anna, { lamp: 2 })
  const addressId = await addAddress(anna, wien)
  const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow'
  const { id: billingAddressId } = await anna.call(CREATE, {
    ...wien,
    ...{ addressType: 'BILLING', company: 'Wiener Möbel GmbH', taxCode: 'ATU13585627' },
  })
  const choice = { cartLineIds, addressId, billingAddressId }
  const { quoteId, taxTreatment } = await anna.call(BILL, choice)
  expect(taxTreatment).toBe('REVERSE_CHARGE')
  const placed = await anna.call(PLACE, { ...choice, quoteId })
  await payFor(t, anna, placed.id)
  const orderId = await received(placed.tradeOrderList[0]?.id ?? '')
  const none = { extras: 0, discount: 0, earlier: 0, shipping: 0, tax: 0 }
  expect(figures(await preview(orderId, 1))).toEqual({ ...none, goods: 5034, most: 5034 })
  expect(figures(await preview(orderId, 2))).toEqual({ ...none, goods: 10_068, most: 10_068 })
  expect(figures(await preview(orderId, 1, 0, 'SALE_EXCHANGE'))).toEqual({
    ...none,
    goods: 0,
    most: 0,
  })
})

test('of goods for points the money beside them', async () => {
  await endow(t, anna, 5000)
  await sellForPoints(t, skus.lamp, { points: 1000, amount: 2000 })
  const pointsId = await receivedOrder(t, anna, merchant, { lamp: 2 })
  const none = { extras: 0, earlier: 0, shipping: 0 }
  expect(figures(await preview(pointsId, 1))).toEqual({
    ...none,
    goods: 2000,
    discount: 0,
    most: 2000,
    tax: 320,
  })
})
