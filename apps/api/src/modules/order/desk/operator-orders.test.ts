import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order, paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const PAGE = 'POST /sapi/mall-operator/order/page' as const
const DETAIL = 'POST /sapi/mall-operator/order/detail' as const
const HOLD = 'POST /sapi/mall-operator/order/hold' as const
const RELEASE = 'POST /sapi/mall-operator/order/release' as const

let t: TestMall
let operator: Visitor
/** By the time they were placed. */ let codes: string[]
let ids: string[]
beforeAll(async () => {
  t = await openTestMall()
  operator = await t.signIn(people.operator)
  const contracts = [
    await order(t.visit(), { desk: 1 }),
    await paidOrder(t, t.visit(), { lamp: 1 }),
    await order(t.visit(), { chair: 1 }, { email: 'else@galleria.test', lastName: 'Yildirim' }),
  ]
  for (const [index, { id }] of contracts.entries())
    await t.sql(
      `update orders set ordered_at = '2026-01-01'::timestamptz + make_interval(mins => $2) where contract_id = $1`,
      [fromWireId('contract', id), index],
    )
  const { data } = await operator.call(PAGE, {})
  codes = data.map(({ tradeOrderCode }) => tradeOrderCode).toReversed()
  ids = data.map(({ id }) => id).toReversed()
})
afterAll(() => t.close())

const ask = async (body: Parameters<typeof operator.call<typeof PAGE>>[1]) => {
  const { data, hasMore, isComplete } = await operator.call(PAGE, body)
  return { found: data.map((row) => codes.indexOf(row.tradeOrderCode)), hasMore, isComplete }
}

test('the operator sees the orders of every shop, the newest first, and goes on from the last one shown', async () => {
  const sellers = await t.sql<{ n: number }>(
    'select count(distinct seller_id)::int as n from orders',
  )
  expect([codes.length, sellers]).toEqual([3, [{ n: 2 }]])
  expect(await ask({ pageSize: 2 })).toEqual({ found: [2, 1], hasMore: true, isComplete: true })
  expect(await ask({ pageSize: 2, after: ids[1]! })).toEqual({
    found: [0],
    hasMore: false,
    isComplete: true,
  })
  expect(await ask({ pageSize: 3 })).toMatchObject({ found: [2, 1, 0], hasMore: false })
})

test('the operator finds an order by its code, by the mail address and the name of its buyer, by seller and by tracking number', async () => {
  expect(await ask({ keyword: codes[1]! })).toMatchObject({ found: [1], isComplete: true })
  expect(await ask({ keyword: 'ELSE@galleria' })).toMatchObject({ found: [2] })
  expect(await ask({ keyword: 'YILDIRIM' })).toMatchObject({ found: [2] })
  expect(await ask({ keyword: 'nobody here' })).toEqual({
    found: [],
    hasMore: false,
    isComplete: true,
  })
  expect(await ask({ sellerId: 5 })).toMatchObject({ found: [1, 0] })
  expect(await ask({ sellerId: 11, keyword: codes[1]! })).toMatchObject({ found: [] })
  expect(await ask({ keyword: 'galleria.test', pageSize: 1, after: ids[2]! })).toMatchObject({
    found: [1],
    hasMore: true,
  })
})

test('two letters are refused: they are in no index of words', async () => {
  await expect(operator.call(PAGE, { keyword: ' ab ' })).rejects.toMatchObject({
    code: 'request.malformed',
  })
})

test("the operator reads an order's history, parcels, payment, refund and books to the cent", async () => {
  await send(await t.signIn(people.merchant), ids[1]!)
  const read = await operator.call(DETAIL, { id: ids[1]! })
  expect(read).toMatchObject({
    tradeOrderCode: codes[1],
    buyerMail: 'kim@galleria.test',
    buyerName: 'Kim Petersen',
    siblingList: [],
    refundList: [],
  })
  expect(read.progressList.map(({ event }) => event)).toEqual(['submit', 'pay', 'ship'])
  expect(read.packageList).toHaveLength(1)
  expect(read.claimList).toMatchObject([
    { type: 'FULL', status: 'PAID', attemptList: [{ channel: 'MOCKPAY', status: 'PAY_SUCCESS' }] },
  ])
  const { value } = read.paidAmt
  expect(read.claimList.map((one) => [one.amount.value, one.attemptList[0]?.amount.value])).toEqual(
    [[value, value]],
  )
  expect(read.captureList.map((one) => one.amount.value)).toEqual([value])
  const cents = read.entryList.map((one) => Math.round(one.amount.value * 100))
  expect(cents.length).toBeGreaterThan(2)
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0)
  expect(await ask({ keyword: read.packageList[0]!.serviceCode })).toMatchObject({ found: [1] })
})

test('who is not an operator sees neither the list nor an order, and an order that is none is not found', async () => {
  const merchant = await t.signIn(people.merchant)
  await expect(merchant.call(PAGE, {})).rejects.toMatchObject({ code: 'auth.role' })
  await expect(merchant.call(DETAIL, { id: ids[0]! })).rejects.toMatchObject({ code: 'auth.role' })
  await expect(t.visit().call(PAGE, {})).rejects.toMatchObject({ code: 'auth.signed_out' })
  await expect(
    operator.call(DETAIL, { id: 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r' }),
  ).rejects.toMatchObject({ code: 'order.not_found' })
})

test('the operator holds an order back and releases it in the name of its shop, and both sides read why', async () => {
  const buyer = t.visit()
  const { id } = (await paidOrder(t, buyer, { lamp: 1 })).tradeOrderList[0]!
  const merchant = await t.signIn(people.merchant)
  await expect(operator.call(HOLD, { id, reason: ' ' })).rejects.toMatchObject({
    code: 'request.malformed',
  })
  const held = await operator.call(HOLD, { id, reason: 'Recalled by its maker' })
  expect([held.operationList, held.holdReason]).toEqual([
    ['release', 'cancelForStock'],
    'Recalled by its maker',
  ])
  await expect(send(merchant, id)).rejects.toMatchObject({ code: 'order.state' })
  await expect(operator.call(HOLD, { id, reason: 'twice' })).rejects.toMatchObject({
    code: 'order.state',
  })
  await expect(merchant.call(HOLD, { id, reason: 'x' })).rejects.toMatchObject({
    code: 'auth.role',
  })
  expect(
    (await operator.call(RELEASE, { id, reason: 'The maker has checked it' })).operationList,
  ).toEqual(['ship', 'hold', 'cancelForStock'])

  const told = [
    ['hold', 'operator', 'Recalled by its maker'],
    ['release', 'operator', 'The maker has checked it'],
  ]
  const readers = [
    await merchant.call('POST /sapi/mall-merchant/order/detail', { id }),
    await buyer.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
      id,
    }),
  ]
  for (const { progressList } of readers)
    expect(
      progressList.slice(-2).map(({ event, actor, reason }) => [event, actor, reason]),
    ).toEqual(told)
  await send(merchant, id)
})
