import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  apply,
  APPROVE,
  DETAIL,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { preSell } from '../../../testing/pre-sale-steps.ts'
import {
  BILL,
  billOf,
  endPromotion,
  orderWith,
  runCoupon,
  runPromotion,
} from '../../../testing/promotion-steps.ts'
import { addAddress, fillCart, pay, payFor, send, until } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { checkPayment } from '../../../testing/payment-work.ts'
import { expireContract } from '../ending/index.ts'

let t: TestMall
let merchant: Visitor
let other: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
  operator = await t.signIn(people.operator)
})
/** Nothing runs when the next test begins. */
afterEach(() =>
  t.sql(`update promotions set status = 'ENDED' where status = 'RUNNING'`).then(() => undefined),
)
afterAll(() => t.close())

const CANCEL = 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder' as const
const used = async (id: string) =>
  (
    await t.sql<{ used: number }>('select used from promotions where id = $1', [
      fromWireId('promotion', id),
    ])
  )[0]?.used
const uses = (id: string) =>
  t.sql<{ status: string; amount: number }>(
    'select status, amount from promotion_uses where promotion_id = $1 order by at, id',
    [fromWireId('promotion', id)],
  )

test('[CART-010] what a shop takes off is in the summary of the cart: original less total, by the best promotion that the selected goods reach', async () => {
  await runPromotion(t, merchant, { name: 'Small', percentOff: 5 })
  await runPromotion(t, merchant, {
    name: 'Big',
    kind: 'AMOUNT',
    percentOff: undefined,
    amountOff: 40,
    from: 200,
  })
  const guest = t.visit()
  await fillCart(guest, { desk: 1, chair: 1 })
  const list = () => guest.call('POST /sapi/mall-order/cartline/list', {})
  // The chair is another shop's.
  expect((await list()).summary).toMatchObject({
    originAmt: money(318),
    totalAmt: money(308.55),
    discountAmt: money(9.45),
    deliveryAmt: money(19.9),
    taxAmt: money(52.45),
  })
  await fillCart(guest, { lamp: 1 })
  expect(await list()).toMatchObject({
    promotionList: [
      { shopId: 5, name: 'Small', kind: 'PERCENT', percentOff: 5, desc: '5% off' },
      { shopId: 5, name: 'Big', kind: 'AMOUNT', amountOff: money(40), fromAmt: money(200) },
    ],
    summary: { originAmt: money(377.9), totalAmt: money(337.9), discountAmt: money(40) },
  })
})

test('[ORD-063] shop discount and coupon are rows of the bill and of the order, each explained by name, words and amount', async () => {
  await runPromotion(t, merchant, { name: 'Spring weeks', percentOff: 10, from: 100 })
  await runCoupon(t, operator, { name: 'Welcome', code: 'HELLO-1' })
  const guest = t.visit()
  const { bill, place } = await billOf(guest, {
    goods: { desk: 1, lamp: 1, chair: 1 },
    couponCode: ' hello-1 ',
  })
  const activityList = [
    {
      benefitDict: 'PROMOTION',
      benefitInfoAmt: money(24.89),
      benefitInfoList: [
        {
          benefitName: 'Spring weeks',
          benefitDesc: '10% off goods from €100.00',
          discount: money(24.89),
        },
      ],
    },
    {
      benefitDict: 'COUPON',
      benefitInfoAmt: money(6.35),
      benefitInfoList: [
        {
          benefitName: 'Welcome',
          benefitDesc: '€10.00 off goods from €50.00',
          discount: money(6.35),
        },
      ],
    },
  ]
  expect(bill).toMatchObject({
    skuAmt: money(377.9),
    shopDiscountAmt: money(24.89),
    orderDiscountAmt: money(10),
    needPayAmt: money(362.91),
    coupon: { code: 'HELLO-1', name: 'Welcome' },
  })
  const contract = await place()
  expect(contract.needPayAmt).toEqual(money(362.91))
  const orders = await Promise.all(
    contract.tradeOrderList.map(({ id }) => guest.call(DETAIL, { id })),
  )
  const house = orders.find(({ shop }) => shop.id === 5)
  expect(house).toMatchObject({
    skuAmt: money(248.9),
    shopDiscountAmt: money(24.89),
    orderDiscountAmt: money(6.35),
    activityList,
    needPayAmt: money(237.56),
    // 19 % of what is paid, not of what the shelf says.
    taxAmt: money(37.93),
  })
  expect(house?.tradeOrderLineList.map((line) => line.tradeOrderLinePrice)).toMatchObject([
    { skuAmt: money(189), discountAmt: money(23.72), needPaySkuAmt: money(165.28) },
    { skuAmt: money(59.9), discountAmt: money(7.52), needPaySkuAmt: money(52.38) },
  ])
  expect(orders.find(({ shop }) => shop.id === 11)).toMatchObject({
    shopDiscountAmt: money(0),
    orderDiscountAmt: money(3.65),
    needPayAmt: money(125.35),
  })
})

test('an order keeps what it was made with, whatever becomes of the promotion; one without has an empty list', async () => {
  const id = await runPromotion(t, merchant, { name: 'Kept' })
  const guest = t.visit()
  const placed = await orderWith(guest, { goods: { lamp: 1 } })
  await endPromotion(merchant, id)
  expect(await guest.call(DETAIL, { id: orderId(placed) })).toMatchObject({
    shopDiscountAmt: money(5.99),
    activityList: [{ benefitInfoList: [{ benefitName: 'Kept', discount: money(5.99) }] }],
  })
  const plain = await orderWith(guest, { goods: { lamp: 1 } })
  expect((await guest.call(DETAIL, { id: orderId(plain) })).activityList).toEqual([])
})

test('terms stand since a promotion runs: nobody changes them, not even by hand', async () => {
  const id = await runPromotion(t, merchant)
  await expect(
    merchant.call('POST /sapi/mall-merchant/promotion/save', {
      id,
      shopId: 5,
      site: 'DE',
      name: 'Other',
      kind: 'PERCENT',
      percentOff: 90,
      startTime: '2026-01-01T00:00:00Z',
      endTime: '2030-01-01T00:00:00Z',
    }),
  ).rejects.toMatchObject({ code: 'promotion.state', body: { operationList: ['end'] } })
  await expect(
    t.sql('update promotions set percent = 90 where id = $1', [fromWireId('promotion', id)]),
  ).rejects.toThrow('stand since it runs')
})

test('a bill whose promotion has ended meanwhile is no agreement: the cart is looked at again, and nothing was ordered', async () => {
  const id = await runPromotion(t, merchant)
  const { place } = await billOf(t.visit(), { goods: { lamp: 1 } })
  await endPromotion(merchant, id)
  const before = await everything(t)
  await expect(place()).rejects.toMatchObject({ code: 'price.changed' })
  expect(await everything(t)).toEqual(before)
})

test('a coupon that cannot be used says why: unknown, a draft, of another storefront, ended, too little in the cart, used up, already used', async () => {
  const guest = t.visit()
  const refused = (couponCode: string, goods: Parameters<typeof fillCart>[1] = { lamp: 1 }) =>
    billOf(guest, { goods, couponCode }).then(
      () => 'accepted',
      (error: { code: string }) => error.code,
    )
  await operator.call('POST /sapi/mall-operator/coupon/save', {
    site: 'DE',
    name: 'Draft',
    kind: 'PERCENT',
    percentOff: 5,
    code: 'DRAFT',
    startTime: '2026-01-01T00:00:00Z',
    endTime: '2030-01-01T00:00:00Z',
  })
  await runCoupon(t, operator, { code: 'DUTCH', site: 'NL' })
  const ended = await runCoupon(t, operator, { code: 'ENDED' })
  await operator.call('POST /sapi/mall-operator/coupon/end', { id: ended })
  await runCoupon(t, operator, {
    code: 'LATER',
    startTime: new Date(t.clock.now().getTime() + HOUR).toISOString(),
  })
  await runCoupon(t, operator, { code: 'LARGE', from: 1000 })
  await runCoupon(t, operator, { code: 'ONCE', most: 1 })
  await runCoupon(t, operator, { code: 'MINE', mostEach: 1 })
  expect(await refused('NOBODYS')).toBe('coupon.unknown')
  expect(await refused('DRAFT')).toBe('coupon.unknown')
  expect(await refused('DUTCH')).toBe('coupon.unknown')
  expect(await refused('ENDED')).toBe('coupon.ended')
  expect(await refused('LATER')).toBe('coupon.ended')
  expect(await refused('LARGE')).toBe('coupon.goods')
  await orderWith(t.visit(), { goods: { lamp: 1 }, couponCode: 'ONCE' })
  expect(await refused('ONCE')).toBe('coupon.used_up')
  await orderWith(guest, { goods: { lamp: 1 }, couponCode: 'MINE' })
  expect(await refused('MINE')).toBe('coupon.used_by_you')
})

test('two who want the last use of a coupon at once: one has it, the other has ordered nothing', async () => {
  const id = await runCoupon(t, operator, { code: 'LAST', most: 1 })
  const bills = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      billOf(t.visit(), {
        goods: { lamp: 1 },
        couponCode: 'LAST',
        address: { email: `last${index}@galleria.test` },
      }),
    ),
  )
  const placed = await Promise.allSettled(bills.map(({ place }) => place()))
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of placed)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'coupon.used_up' })
  expect([await used(id), (await uses(id)).length]).toEqual([1, 1])
})

test('one person has a coupon once, also as another guest with the same mail address; a cancelled order gives it back', async () => {
  const id = await runCoupon(t, operator, { code: 'PERSON', mostEach: 1 })
  const wanted = {
    goods: { lamp: 1 },
    couponCode: 'PERSON',
    address: { email: 'per.son@galleria.test' },
  } as const
  const guest = t.visit()
  const first = await orderWith(guest, wanted)
  const again = await billOf(t.visit(), {
    ...wanted,
    address: { email: 'PER.son+2@galleria.test' },
  })
  await expect(again.place()).rejects.toMatchObject({ code: 'coupon.used_by_you' })
  expect(await used(id)).toBe(1)
  await guest.call(CANCEL, { id: orderId(first) })
  expect([await used(id), await uses(id)]).toEqual([0, [{ status: 'RELEASED', amount: 1000 }]])
  await again.place()
  expect(await used(id)).toBe(1)
})

test('a coupon of an order that the clock closes is good again; late money takes it once more, or goes back when somebody else has it', async () => {
  const closed = async (couponCode: string) => {
    const id = await runCoupon(t, operator, { code: couponCode, most: 1 })
    const guest = t.visit()
    const contract = await orderWith(guest, { goods: { lamp: 1 }, couponCode })
    await t.scenario('late')
    await pay(guest, contract.id)
    t.clock.advance(31 * 60_000)
    const contractId = fromWireId('contract', contract.id) as Id<'contract'>
    await expireContract(t.mall.gate.own(), t.mall.providers, contractId)
    expect(await used(id)).toBe(0)
    return { id, contractId }
  }
  const moneyOf = async ({ contractId }: { contractId: Id<'contract'> }) => {
    const disposition = await until(async () => {
      const [attempt] = await t.sql<{ id: Id<'attempt'> }>(
        'select id from payment_attempts where contract_id = $1',
        [contractId],
      )
      await checkPayment(t.mall.gate.own(), t.mall.providers, attempt?.id as Id<'attempt'>)
      const [capture] = await t.sql<{ disposition: string }>(
        'select disposition from captures where contract_id = $1',
        [contractId],
      )
      return capture?.disposition
    }, 'late money')
    return disposition
  }
  const one = await closed('LATE')
  expect(await moneyOf(one)).toBe('APPLIED')
  expect([await used(one.id), await uses(one.id)]).toEqual([1, [{ status: 'USED', amount: 1000 }]])
  const two = await closed('LATE-2')
  await orderWith(t.visit(), {
    goods: { lamp: 1 },
    couponCode: 'LATE-2',
    address: { email: 'else@galleria.test' },
  })
  expect(await moneyOf(two)).toBe('AUTO_REFUNDED')
  expect((await uses(two.id)).map(({ status }) => status)).toEqual(['RELEASED', 'HELD'])
})

test('a refund gives back what was paid of a line, not what the shelf says; the books and the papers come to the same', async () => {
  await runPromotion(t, merchant, { name: 'Spring weeks', percentOff: 10 })
  await runCoupon(t, operator, {
    code: 'BACK',
    kind: 'PERCENT',
    amountOff: undefined,
    percentOff: 5,
  })
  const anna = await t.signIn(people.anna)
  const placed = await orderWith(anna, { goods: { desk: 1, lamp: 2 }, couponCode: 'BACK' })
  await payFor(t, anna, placed.id)
  const id = orderId(placed)
  await send(merchant, id)
  const { tradeOrderLineList } = await anna.call(DETAIL, { id })
  // 59.90 twice, less 10 %, less 5 % of that.
  expect(tradeOrderLineList[1]).toMatchObject({
    canReverseAmt: money(102.43),
    tradeOrderLinePrice: { paidAmt: money(102.43) },
  })
  const reverse = await apply(anna, id, { line: 1, qty: 1 })
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  expect(await anna.call(DETAIL, { id })).toMatchObject({ refundedAmt: money(51.22) })
  expect(await t.audit('always')).toEqual([])
  const [paper] = await t.sql<{ lines: object[] }>(
    `select facts -> 'lines' as lines from invoices where kind = 'CREDIT_NOTE' and order_id = $1`,
    [fromWireId('order', id)],
  )
  // 59.90 - 51.22 = 8.68, of 17.37 for both 8.69 with tax, 7.30 without.
  expect(paper?.lines).toMatchObject([{ qty: 1, gross: 5122, allowance: 730 }])
})

test('the mall pays its coupon out of its commission, and its shop earns as without one', async () => {
  const sale = async (couponCode?: string) => {
    const guest = t.visit()
    const placed = await orderWith(guest, {
      goods: { desk: 1 },
      ...(couponCode ? { couponCode } : {}),
    })
    await payFor(t, guest, placed.id)
    return ledger(t, placed.id)
  }
  const before = await sale()
  await runCoupon(t, operator, { code: 'OURS', amountOff: 20 })
  const after = await sale('OURS')
  // 20.00 are 16.81 without tax.
  expect([before['commission'], after['commission']]).toEqual([-2268, -587])
  // The tax is that of what was paid.
  expect([before['tax'], after['tax']]).toEqual([-3336, -3016])
  expect([before['seller:5'], after['seller:5']]).toEqual([-15286, -15287])
})

test('what is sold on terms of its own is not reduced: points, codes, pre-sales and groups keep their price', async () => {
  await runPromotion(t, other, { shopId: 11, percentOff: 50 })
  await runCoupon(t, operator, {
    code: 'OWN',
    kind: 'PERCENT',
    amountOff: undefined,
    percentOff: 50,
    from: 0,
  })
  const guest = t.visit()
  await preSell(t, skus.chair, { isFull: true })
  const cartLineIds = await fillCart(guest, { chair: 1 })
  const addressId = await addAddress(guest)
  expect(await guest.call(BILL, { cartLineIds, addressId })).toMatchObject({
    skuAmt: money(129),
    shopDiscountAmt: money(0),
  })
  await expect(
    guest.call(BILL, { cartLineIds, addressId, couponCode: 'OWN' }),
  ).rejects.toMatchObject({ code: 'coupon.goods' })
  await t.sql('delete from pre_sales')
})
