import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo, refusalOf } from '../../testing/account-steps.ts'
import {
  APPROVE,
  DETAIL,
  PASS,
  POST_BACK,
  READ,
  RENDER,
  RETURN,
  WAIVE,
  apply,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { endow, sellForPoints } from '../../testing/point-steps.ts'
import { sendBackBody } from '../../testing/return-steps.ts'
import { order, paidOrder, send } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/**
 * Goods that cost points alone can be sent back once they were sent: their points come back for the
 * units that do.
 */

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((who) => t.signIn(who)))
  await sellForPoints(t, skus.lamp, { points: 500, amount: 0 })
})
afterAll(() => t.close())
beforeEach(() => endow(t, anna!, 2000))

const pointsNow = async () =>
  (
    await t.sql<{ points: number }>(
      'select (p.points / 100)::int as points from point_accounts p join users u on u.id = p.user_id where u.email = $1',
      [people.anna],
    )
  )[0]?.points
const refunds = async () =>
  (await t.sql<{ n: number }>('select count(*)::int as n from refunds'))[0]

async function received(lamp: number): Promise<string> {
  const contract = await order(anna!, { lamp }, { email: people.anna })
  const id = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant!, id)
  await anna!.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
  return id
}

async function askBack(orderId: string, qty: number) {
  const body = await requestBody(anna!, orderId, { qty, type: 'SALE_RETURN' })
  return anna!.call(RETURN, {
    ...body,
    applyRefundAmt: { value: 0 },
    reverseReason: 'NO_LONGER_WANTED',
  })
}

test('come back: the form offers that and nothing else, their points are back once, no refund is made of nothing, and everybody reads of points', async () => {
  const id = await received(2)
  expect(await pointsNow()).toBe(1000)
  expect((await anna!.call(DETAIL, { id })).operationList).toContain('buyerApplyReverse')
  const body = await requestBody(anna!, id, { qty: 1, type: 'SALE_RETURN' })
  expect(await anna!.call(RENDER, body)).toMatchObject({
    availableReverseTypes: ['SALE_RETURN'],
    availableRefundAmt: money(0),
    availableRefundPoints: 500,
    reverseTradeOrderLineList: [
      {
        refundPoints: 500,
        tradeOrderLine: { tradeOrderLinePrice: { actualNeedPayPoints: 1000, paidAmt: money(0) } },
      },
    ],
  })
  expect(await refusalOf(apply(anna!, id, { amount: 0 }))).toMatch(/^4/)

  const asked = await askBack(id, 1)
  expect([asked.refundPoints, asked.reverseTradeOrderLineList[0]?.refundPoints]).toEqual([500, 500])
  const heard = await mailsTo(t, people.merchant)
  expect(heard[0]?.text).toContain('500 points')
  await merchant!.call(APPROVE, { id: asked.id })
  await anna!.call(POST_BACK, sendBackBody(asked.id, { number: 'POINTS1' }))
  const line = asked.reverseTradeOrderLineList[0]?.id ?? ''
  await merchant!.call(PASS, { id: asked.id, lines: [{ id: line, sellable: 1 }] })
  const done = await reaches(t, anna!, asked.id, 'REVERSE_DONE')
  expect([done.refundPoints, done.actualRefundAmt]).toEqual([500, money(0)])
  expect(await pointsNow()).toBe(1500)
  expect(await refunds()).toEqual({ n: 0 })
  expect((await anna!.call(DETAIL, { id })).refundedPoints).toBe(500)
  const mail = (await mailsTo(t, people.anna)).find(({ subject }) =>
    /^Your points for order .* are back$/.test(subject),
  )
  expect(mail?.text).toContain('500 points from your order')

  // With the last of them the order is closed.
  const rest = await askBack(id, 1)
  await merchant!.call(APPROVE, { id: rest.id })
  await merchant!.call(WAIVE, { id: rest.id })
  await reaches(t, anna!, rest.id, 'REVERSE_DONE')
  expect(await pointsNow()).toBe(2000)
  expect((await anna!.call(DETAIL, { id })).displayStatus).toBe('CLOSED')
  expect(await t.audit()).toEqual([])
})

test('of whose return the mall rules for the buyer without the goods, the points come back all the same; asked twice at once a unit comes back once', async () => {
  const id = await received(1)
  const twice = await Promise.allSettled([askBack(id, 1), askBack(id, 1)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [asked] = twice.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const reverse = { id: asked?.id ?? '' }
  await merchant!.call('POST /sapi/mall-merchant/reverseorder/reject', {
    ...reverse,
    reason: 'No.',
  })
  await anna!.call('POST /sapi/mall-order/web/reverseorder/askMall', {
    ...reverse,
    content: 'Yes.',
  })
  const side = { ...reverse, content: 'It is used.' }
  await merchant!.call('POST /sapi/mall-merchant/reverseorder/answerDispute', side)
  const operator = await t.signIn(people.operator)
  await operator.call('POST /sapi/mall-operator/dispute/rule', {
    ...reverse,
    ruling: 'REFUND',
    reason: 'It never worked.',
  })
  await reaches(t, anna!, reverse.id, 'REVERSE_DONE')
  expect(await pointsNow()).toBe(2000)
  expect((await anna!.call(READ, reverse)).refundPoints).toBe(500)
  expect(await t.audit()).toEqual([])
})

test('of which some is money: the preview says all points beside all money, and less money brings fewer of them', async () => {
  await sellForPoints(t, skus.lamp, { points: 500, amount: 1000 })
  const contract = await paidOrder(t, anna!, { lamp: 2 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant!, id)
  await anna!.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
  const body = await requestBody(anna!, id, { qty: 2, type: 'SALE_REFUND' })
  expect(await anna!.call(RENDER, body)).toMatchObject({
    availableRefundAmt: money(20),
    availableRefundPoints: 1000,
    reverseTradeOrderLineList: [{ refundPoints: 1000, availableRefundAmt: money(20) }],
  })
  const asked = await apply(anna!, id, { qty: 2, amount: 5 })
  expect([asked.refundPoints, asked.reverseTradeOrderLineList[0]?.refundPoints]).toEqual([250, 250])
  await sellForPoints(t, skus.lamp, { points: 500, amount: 0 })
})
