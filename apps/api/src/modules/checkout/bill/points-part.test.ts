import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { contractId, createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { endow, refundDone, sellForPoints } from '../../../testing/point-steps.ts'
import { holdPoints } from '#modules/points/index.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import {
  addAddress,
  fillCart,
  order,
  pay,
  payFor,
  send,
  until,
  type Contract,
} from '../../../testing/shop-steps.ts'
import { expireDueContracts } from '../ending/close-contract.ts'

let t: TestMall
let merchant: Visitor
let anna: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  anna = await t.signIn(people.anna)
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  await t.sql('delete from cart_lines')
  await sellForPoints(t, skus.lamp, { points: 500, amount: 0 })
  await sellForPoints(t, skus.desk, { points: 300, amount: 10000 })
  await endow(t, anna, 2000)
})
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const { orderStates, books, check, providerState, refunds } = createMoneyTrail(() => t)
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const CANCEL = 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder' as const
const CANCEL_PAID = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const
const LIST = 'POST /sapi/mall-order/web/order/pageTradeOrderForBuyer' as const
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const CREATE = 'POST /sapi/mall-order/web/order/createTradeContract' as const
const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const detail = (contract: Contract) => anna.call(DETAIL, { id: orderId(contract) })
/** What Anna has to spend, and what is set aside, in points; or somebody else. */
async function pots(who = anna): Promise<{ points: number; held: number }> {
  const user = await who.call('POST /auth/web/user/current', {})
  const [row] = await t.sql<{ points: number; held: number }>(
    'select points::float8 / 100 as points, held::float8 / 100 as held from point_accounts where user_id = $1',
    [fromWireId('user', user?.id ?? '')],
  )
  return { points: Number(row?.points), held: Number(row?.held) }
}
const pointBooks = (contract: Contract) =>
  t.sql(
    `select account, sum(amount)::float8 / 100 as points from ledger_entries where ref = $1 and currency = 'PTS' group by 1 having sum(amount) <> 0 order by 1`,
    [contractId(contract)],
  )

describe('goods for points only', () => {
  test('[ORD-066, ORD-074, ORD-152] are paid when they are ordered, wait to be sent at once, and stand in the points tab', async () => {
    const contract = await order(anna, { lamp: 2 })
    expect(contract).toMatchObject({ needPayAmt: { value: 0 }, paymentOrderList: [] })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect(await pots()).toEqual({ points: 1000, held: 0 })
    expect(await pointBooks(contract)).toEqual([
      { account: 'points', points: 1000 },
      { account: 'seller:5', points: -1000 },
    ])
    const found = await detail(contract)
    expect(found).toMatchObject({
      tradeType: 'NORMAL_POINT_REDEEM',
      needPayAmt: { value: 0 },
      shippingAmt: { value: 0 },
      actualNeedPayPoints: 1000,
      actualPaidPoints: 1000,
      refundedPoints: 0,
      earnPoints: 0,
      invoiceStatus: null,
      operationList: expect.arrayContaining(['buyerCancelAfterPay']),
    })
    expect(found.tradeOrderLineList[0]?.tradeOrderLinePrice).toMatchObject({
      skuAmt: { value: 0 },
      needPaySkuAmt: { value: 0 },
      actualPaidPoints: 1000,
      actualNeedPayPoints: 1000,
    })
    const ids = async (tradeType?: 'NORMAL' | 'NORMAL_POINT_REDEEM') =>
      (await anna.call(LIST, tradeType ? { tradeType } : {})).data.map(({ id }) => id)
    expect(await ids('NORMAL_POINT_REDEEM')).toContain(orderId(contract))
    expect(await ids('NORMAL')).not.toContain(orderId(contract))
    expect(await ids()).toContain(orderId(contract))

    await send(merchant, orderId(contract))
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId(contract) })
    await t.drain()
    expect(await orderStates(contract)).toEqual(['COMPLETE'])
    const mails = await t.inbox('kim@galleria.test')
    const told = mails.filter(({ text }) =>
      text.includes(contract.tradeOrderList[0]?.tradeOrderCode ?? ''),
    )
    expect(told.map(({ text }) => text).join()).toMatch(
      /1000 (points; there is nothing|Punkten bezahlt)/,
    )
    expect(await t.audit()).toEqual([])
  })

  test('give the points of what is canceled back, unit by unit; with the last one the order is closed', async () => {
    const contract = await order(anna, { lamp: 3 })
    expect(await pots()).toEqual({ points: 500, held: 0 })
    const lineId = (await detail(contract)).tradeOrderLineList[0]?.id ?? ''
    const cancel = async (reverseQty: number) => {
      await anna.call(CANCEL_PAID, {
        tradeOrder: { id: orderId(contract) },
        reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty }],
      })
      await until(async () => {
        await t.drain()
        return (await detail(contract)).reverseStatus === 'DONE'
      }, 'the cancellation')
    }
    await cancel(1)
    expect(await pots()).toEqual({ points: 1000, held: 0 })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect((await detail(contract)).refundedPoints).toBe(500)
    await cancel(2)
    expect(await pots()).toEqual({ points: 2000, held: 0 })
    await until(async () => {
      await t.drain()
      return (await orderStates(contract))[0] === 'CLOSED'
    }, 'the end of the order')
    expect(await pointBooks(contract)).toEqual([])
    expect(await t.audit()).toEqual([])
  })

  test('are for members who have enough, and are ordered by themselves', async () => {
    const placed = () => t.sql('select from contracts')
    const before = (await placed()).length
    const guest = t.visit()
    await expect(order(guest, { lamp: 1 })).rejects.toMatchObject({ code: 'points.members' })
    await expect(order(anna, { lamp: 5 })).rejects.toMatchObject({
      code: 'points.short',
      body: { needed: 2500, left: 2000 },
    })
    const cartLineIds = await fillCart(anna, { lamp: 1, chair: 1 })
    await expect(anna.call(RENDER, { cartLineIds })).rejects.toMatchObject({ code: 'points.alone' })
    expect(await pots()).toEqual({ points: 2000, held: 0 })
    expect(await placed()).toHaveLength(before)
    expect(
      await t.sql('select from stock where sku_id = $1 and reserved > 5', [skus.lamp]),
    ).toEqual([])
  })

  test('twenty at once set aside no point twice, and of two orders that need the same points one is placed', async () => {
    const ben = await t.signIn(people.ben)
    await endow(t, ben, 2000)
    const ctx = t.mall.gate.own()
    const user = await ben.call('POST /auth/web/user/current', {})
    const buyerId = fromWireId('user', user?.id ?? '')
    if (!buyerId) throw new Error('Ben is no member')
    const holds = await Promise.all(
      Array.from({ length: 20 }, () =>
        ctx.inTransaction((tx) =>
          holdPoints(tx, { id: ctx.newId('order'), buyerId, points: 60_000 }, ctx.now()),
        ),
      ),
    )
    expect(holds.filter(Boolean)).toHaveLength(3)
    expect(await pots(ben)).toEqual({ points: 200, held: 1800 })

    await endow(t, ben, 700)
    const addressId = await addAddress(ben)
    const quote = async (name: 'lamp' | 'desk') => {
      await fillCart(ben, { [name]: 1 })
      const { cartLineList } = await ben.call('POST /sapi/mall-order/cartline/list', {})
      const cartLineIds = cartLineList
        .filter(({ sku }) => sku.id === skus[name])
        .map(({ id }) => id)
      const { quoteId } = await ben.call(RENDER, { cartLineIds, addressId })
      return { cartLineIds, addressId, quoteId }
    }
    const quotes = [await quote('lamp'), await quote('desk')]
    const placed = await Promise.allSettled(quotes.map((one) => ben.call(CREATE, one)))
    expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(placed.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'points.short' },
    })
    const { points, held } = await pots(ben)
    expect([
      [200, 1800],
      [400, 2100],
    ]).toContainEqual([points, held])
  })
})

describe('goods for points and money', () => {
  test('have their points set aside until the money is there, and taken then', async () => {
    const contract = await order(anna, { desk: 2 })
    expect(contract.paymentOrderList.map(({ amount }) => amount.value)).toEqual([200])
    expect(await pots()).toEqual({ points: 1400, held: 600 })
    expect(await detail(contract)).toMatchObject({
      displayStatus: 'PENDING_PAY',
      actualNeedPayPoints: 600,
      actualPaidPoints: 0,
    })
    await payFor(t, anna, contract.id)
    expect(await pots()).toEqual({ points: 1400, held: 0 })
    expect(await pointBooks(contract)).toEqual([
      { account: 'points', points: 600 },
      { account: 'seller:5', points: -600 },
    ])
    expect(await detail(contract)).toMatchObject({
      displayStatus: 'UN_DELIVERY',
      paidAmt: { value: 200 },
      actualPaidPoints: 600,
      // The money earns as any other does.
      earnPoints: 200,
    })
    expect((await books(contract)).length).toBeGreaterThan(3)
  })

  test('give both parts back with a refund, in the same proportion, and all of both in the end', async () => {
    const contract = await order(anna, { desk: 1 })
    await payFor(t, anna, contract.id)
    await send(merchant, orderId(contract))
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId(contract) })
    expect(await pots()).toEqual({ points: 1700, held: 0 })
    await refundDone(t, anna, merchant, orderId(contract), { qty: 1, amount: 33.33 })
    expect(await pots()).toEqual({ points: 1799.99, held: 0 })
    expect(await detail(contract)).toMatchObject({
      refundedAmt: { value: 33.33 },
      refundedPoints: 99.99,
    })
    await refundDone(t, anna, merchant, orderId(contract), { qty: 1, amount: 66.67 })
    expect(await pots()).toEqual({ points: 2000, held: 0 })
    expect(await orderStates(contract)).toEqual(['CLOSED'])
    expect(await pointBooks(contract)).toEqual([])
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('give the points back when the order is canceled or its time is over; money that comes later goes back', async () => {
    const first = await order(anna, { desk: 1 })
    await anna.call(CANCEL, { id: orderId(first) })
    expect(await pots()).toEqual({ points: 2000, held: 0 })

    const second = await order(anna, { desk: 1 })
    expect(await pots()).toEqual({ points: 1700, held: 300 })
    await t.scenario('late')
    await pay(anna, second.id)
    t.clock.advance(31 * 60_000)
    await expireDueContracts(t.mall.gate.own(), t.mall.providers)
    expect(await orderStates(second)).toEqual(['CANCELED'])
    expect(await pots()).toEqual({ points: 2000, held: 0 })
    expect(await pointBooks(second)).toEqual([])

    await until(async () => (await providerState(second)).captures.length === 1, 'late money')
    await check(second)
    await t.drain()
    expect(await orderStates(second)).toEqual(['CANCELED'])
    expect(await refunds(second)).toEqual([{ status: 'DONE', amount: 10000, reason: 'late' }])
    expect(await pots()).toEqual({ points: 2000, held: 0 })
  })
})
