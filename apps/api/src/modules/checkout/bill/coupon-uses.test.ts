import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  codeOf,
  issueCards,
  offerGiftCards,
  stopCampaign,
} from '../../../testing/campaign-steps.ts'
import { APPROVE, apply, DETAIL, ledger, reaches } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { openSites } from '../../../testing/pick-up-steps.ts'
import {
  BILL,
  billOf,
  endPromotion,
  orderWith,
  PLACE,
  runCoupon,
  runPromotion,
} from '../../../testing/promotion-steps.ts'
import { addAddress, fillCart, payFor, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

let t: TestMall
let merchant: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  operator = await t.signIn(people.operator)
})
afterEach(() =>
  t.sql(`update promotions set status = 'ENDED' where status = 'RUNNING'`).then(() => undefined),
)
afterAll(() => t.close())

test('a gift card is good in the storefront of its order alone', async () => {
  const { id } = await offerGiftCards(t)
  const anna = await t.signIn(people.anna)
  const ordered = await receivedOrder(t, anna, merchant, { desk: 1 })
  await Promise.all([issueCards(t), stopCampaign(t, id)])
  const couponCode = await codeOf(anna, { tradeOrderList: [{ id: ordered }] })
  const there = t.visit({ site: 'NL' })
  const cartLineIds = await fillCart(there, { desk: 1 })
  await expect(there.call(BILL, { cartLineIds, couponCode })).rejects.toMatchObject({
    code: 'coupon.unknown',
  })
  const { bill } = await billOf(t.visit(), { goods: { desk: 1 }, couponCode })
  expect(bill.orderDiscountAmt).toEqual({ value: 15, currency: 'EUR' })
})

test('one person who orders twice at once has a coupon once, and the other order is none', async () => {
  const id = await runCoupon(t, operator, { code: 'AT-ONCE', mostEach: 1 })
  const wanted = {
    goods: { lamp: 1 },
    couponCode: 'AT-ONCE',
    address: { email: 'at.once@galleria.test' },
  } as const
  const bills = await Promise.all([1, 2, 3].map(() => billOf(t.visit(), wanted)))
  const placed = await Promise.allSettled(bills.map(({ place }) => place()))
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of placed)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'coupon.used_by_you' })
  const [{ used } = { used: 0 }] = await t.sql<{ used: number }>(
    'select used from promotions where id = $1',
    [fromWireId('promotion', id)],
  )
  expect(used).toBe(1)
})

test('a guest with a coupon who signs in as somebody who had it, too, keeps both orders, and the books agree', async () => {
  await runCoupon(t, operator, { code: 'TWICE', mostEach: 1 })
  const wanted = { goods: { lamp: 1 }, couponCode: 'TWICE' } as const
  const anna = await t.signIn(people.anna)
  await orderWith(anna, { ...wanted, address: { email: 'one@galleria.test' } })
  const guest = t.visit()
  const second = await orderWith(guest, { ...wanted, address: { email: 'two@galleria.test' } })
  await guest.call('POST /auth/web/user/login', { account: people.anna, password: 'galleria-demo' })
  expect(await anna.call(DETAIL, { id: orderId(second) })).toMatchObject({
    orderDiscountAmt: { value: 10 },
  })
  expect(await t.audit('always')).toEqual([])
})

test('a coupon that takes off nothing of goods this cheap is not used up by them', async () => {
  const id = await runCoupon(t, operator, {
    code: 'CENTS',
    kind: 'PERCENT',
    amountOff: undefined,
    percentOff: 1,
    from: 0,
    most: 1,
  })
  const [price] = await t.sql<{ amount: number }>(
    `select amount from sku_prices where sku_id = $1 and site = 'DE'`,
    [skus.lamp],
  )
  const setPrice = (amount: number) =>
    t.sql(`update sku_prices set amount = $2 where sku_id = $1 and site = 'DE'`, [
      skus.lamp,
      amount,
    ])
  await setPrice(40)
  const { bill, place } = await billOf(t.visit(), { goods: { lamp: 1 }, couponCode: 'CENTS' })
  expect(bill).toMatchObject({ orderDiscountAmt: { value: 0 }, coupon: null })
  await place()
  await setPrice(price?.amount ?? 0)
  expect(
    await t.sql('select used from promotions where id = $1', [fromWireId('promotion', id)]),
  ).toEqual([{ used: 0 }])
  expect(await t.audit('always')).toEqual([])
})

test('goods of four cents, twice 90 % off and fetched, cost a cent: an order that is paid nowhere is none', async () => {
  await openSites(t)
  await runPromotion(t, merchant, { percentOff: 90 })
  await runCoupon(t, operator, {
    code: 'NINETY',
    kind: 'PERCENT',
    amountOff: undefined,
    percentOff: 90,
    from: 0,
  })
  const setPrice = (amount: number) =>
    t.sql(`update sku_prices set amount = $2 where sku_id = $1 and site = 'DE'`, [
      skus.lamp,
      amount,
    ])
  await setPrice(4)
  const guest = t.visit()
  await guest.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
  await guest.call('POST /sapi/mall-order/cartline/chooseSite', { shopId: 5, siteId: 1 })
  const { cartLineList, summary } = await guest.call('POST /sapi/mall-order/cartline/list', {})
  expect(summary).toMatchObject({ totalAmt: { value: 0.01 }, discountAmt: { value: 0.03 } })
  const asked = {
    cartLineIds: cartLineList.map(({ id }) => id),
    addressId: await addAddress(guest),
    couponCode: 'NINETY',
  }
  const { quoteId, ...bill } = await guest.call(BILL, asked)
  expect(bill).toMatchObject({ needPayAmt: { value: 0.01 }, coupon: null })
  const placed = await guest.call(PLACE, { ...asked, quoteId })
  await setPrice(5990)
  await payFor(t, guest, placed.id)
  expect(await guest.call(DETAIL, { id: orderId(placed) })).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    paidAmt: { value: 0.01 },
  })
  expect(await t.audit('always')).toEqual([])
})

test('a reduced line given back unit by unit and cent by cent comes to what was paid, in the order, the papers and the books', async () => {
  await runPromotion(t, merchant, { percentOff: 7 })
  await runCoupon(t, operator, { code: 'PARTS', amountOff: 33.33, from: 100 })
  const anna = await t.signIn(people.anna)
  const placed = await orderWith(anna, { goods: { desk: 1, lamp: 3 }, couponCode: 'PARTS' })
  await payFor(t, anna, placed.id)
  const id = orderId(placed)
  await send(merchant, id)
  const refund = async (line: number, qty: number, amount?: number) => {
    const reverse = await apply(anna, id, { line, qty, ...(amount ? { amount } : {}) })
    await merchant.call(APPROVE, { id: reverse.id })
    await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  }
  await refund(1, 1, 0.01)
  await refund(0, 1)
  await refund(1, 3)
  const order = await anna.call(DETAIL, { id })
  expect(order).toMatchObject({
    displayStatus: 'CLOSED',
    refundedAmt: order.needPayAmt,
  })
  const [papers] = await t.sql(
    `select sum(gross) filter (where kind = 'INVOICE')::int as invoiced, sum(gross) filter (where kind = 'CREDIT_NOTE')::int as credited from invoices where order_id = $1`,
    [fromWireId('order', id)],
  )
  const minor = Math.round(order.needPayAmt.value * 100)
  expect(papers).toEqual({ invoiced: minor, credited: minor })
  // Nothing but what the provider keeps for its work.
  expect(Object.keys(await ledger(t, placed.id))).toEqual(['fees', 'provider'])
  expect(await t.audit('always')).toEqual([])
})

test('codes are not guessed: ten wrong ones an hour for a person, and a bound for everybody at one connection; one that there is does not count', async () => {
  await runCoupon(t, operator, { code: 'REAL', from: 1000 })
  await runCoupon(t, operator, { code: 'REAL-2', from: 1000 })
  const guess = async (visitor: Visitor, couponCode: string) =>
    billOf(visitor, { goods: { lamp: 1 }, couponCode }).then(
      () => 'found',
      ({ code }: { code: string }) => code,
    )
  const guest = t.visit()
  for (let times = 0; times < 12; times += 1)
    expect(await guess(guest, 'REAL')).toBe('coupon.goods')
  // A checkout with a wrong code in its address is loaded again and again.
  for (let times = 0; times < 12; times += 1)
    expect(await guess(guest, 'GUESS-0')).toBe('coupon.unknown')
  for (let times = 1; times < 10; times += 1)
    expect(await guess(guest, `GUESS-${times}`)).toBe('coupon.unknown')
  expect(await guess(guest, 'GUESS-11')).toBe('coupon.tries')
  // Also a right one is not told any more, until the hour is over, however often it is tried; the
  // one that was looked at before is, and without a code the bill is there.
  expect([await guess(guest, 'REAL-2'), await guess(guest, 'REAL-2')]).toEqual([
    'coupon.tries',
    'coupon.tries',
  ])
  expect(await guess(guest, 'REAL')).toBe('found')
  expect((await billOf(guest, { goods: { lamp: 1 } })).bill.coupon).toBeNull()
  expect(await guess(t.visit(), 'GUESS-12')).toBe('coupon.unknown')
  await t.sql(`update rate_limits set used = 100 where key like 'coupon:network:%'`)
  expect(await guess(t.visit(), 'GUESS-13')).toBe('coupon.tries')
  t.clock.advance(3_601_000)
  expect(await guess(guest, 'GUESS-14')).toBe('coupon.unknown')
})

test('whoever looks at an item reads what its shop takes off or gives along now: gifts that are there, and those that come with other goods only there', async () => {
  const offers = async (itemId: number, visitor = t.visit()) =>
    (await visitor.call('POST /sapi/mall-marketing/promotion/listOfItem', { itemId })).map(
      ({ name, desc }) => `${name}: ${desc}`,
    )
  const id = await runPromotion(t, merchant, { name: 'Spring', percentOff: 10, from: 200 })
  const gift = { kind: 'GIFT', percentOff: undefined, giftCode: 'GH-3' } as const
  await runPromotion(t, merchant, { ...gift, name: 'A lamp', withCode: 'GH-2' })
  const later = new Date(t.clock.now().getTime() + HOUR).toISOString()
  await runPromotion(t, merchant, { name: 'Tomorrow', startTime: later })
  await runPromotion(t, merchant, { name: 'Elsewhere', site: 'NL' })
  const spring = 'Spring: 10% off goods from €200.00'
  expect(await offers(1001)).toEqual([spring, 'A lamp: Free with Halden desk: Vesna lamp'])
  expect(await offers(1003)).toEqual([spring])
  // Of the other shop, and of nobody.
  expect([await offers(1002), await offers(4242)]).toEqual([[], []])
  expect(await offers(1003, t.visit({ language: 'de' }))).toEqual([
    expect.stringMatching(/^Spring: 10\s%/),
  ])
  await endPromotion(merchant, id)
  expect(await offers(1003)).toEqual([])
})
