import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPROVE, apply } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const PAGE = 'POST /sapi/mall-merchant/reverseorder/page' as const

let t: TestMall
let merchant: Visitor
let otherMerchant: Visitor
let orders: string[]
let codes: string[]
beforeAll(async () => {
  t = await openTestMall()
  const anna = await t.signIn(people.anna)
  ;[merchant, otherMerchant] = [
    await t.signIn(people.merchant),
    await t.signIn(people.otherMerchant),
  ]
  orders = [
    await receivedOrder(t, anna, merchant, { lamp: 3 }),
    await receivedOrder(t, anna, merchant, { desk: 1 }),
  ]
  const requests = []
  for (const orderId of [orders[0], orders[0], orders[1], orders[0]]) {
    requests.push(await apply(anna, orderId ?? '', { amount: 5 }))
    t.clock.advance(60_000)
  }
  codes = requests.map((one) => one.reverseTradeOrderCode)
  await merchant.call(APPROVE, { id: requests[1]?.id ?? '' })
})
afterAll(() => t.close())

const ask = async (body: Parameters<typeof merchant.call<typeof PAGE>>[1]) => {
  const { data, total } = await merchant.call(PAGE, body)
  return [total, ...data.map((row) => codes.indexOf(row.reverseTradeOrderCode))]
}

test("a seller's requests stand newest first or oldest first, page by page, each page with the count of all", async () => {
  expect(await ask({})).toEqual([4, 3, 2, 1, 0])
  expect(await ask({ sort: 'oldest' })).toEqual([4, 0, 1, 2, 3])
  expect(await ask({ pageSize: 3 })).toEqual([4, 3, 2, 1])
  expect(await ask({ pageSize: 3, pageNo: 2 })).toEqual([4, 0])
  expect(await ask({ pageSize: 3, pageNo: 3 })).toEqual([4])
})

test('what has to be answered first comes first, whenever it was asked', async () => {
  await t.sql(
    `update reverse_orders set answer_by = answer_by + interval '300 days' where code = $1`,
    [codes[0]],
  )
  expect(await ask({ sort: 'deadline', status: ['WAITING_FOR_AUDIT_BY_SELLER'] })).toEqual([
    3, 2, 3, 0,
  ])
})

test('requests of the same moment keep their places from page to page', async () => {
  await t.sql(`update reverse_orders set applied_at = (select max(applied_at) from reverse_orders)`)
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => ask({ pageSize: 1, pageNo })))
  expect(pages.map(([, code]) => code).toSorted()).toEqual([0, 1, 2, 3])
  for (const [index, code] of codes.entries())
    await t.sql(
      `update reverse_orders set applied_at = applied_at + make_interval(mins => $2) where code = $1`,
      [code, index],
    )
})

test('each filter narrows the list and its count, alone and together', async () => {
  expect(await ask({ status: ['WAITING_FOR_AUDIT_BY_SELLER'] })).toEqual([3, 3, 2, 0])
  expect(await ask({ status: ['WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_REFUND'] })).toEqual([
    4, 3, 2, 1, 0,
  ])
  expect(await ask({ type: ['SALE_REFUND'] })).toEqual([4, 3, 2, 1, 0])
  expect(await ask({ type: ['SALE_RETURN'] })).toEqual([0])
  expect(await ask({ shopId: 5 })).toEqual([4, 3, 2, 1, 0])
  expect(await ask({ shopId: 11 })).toEqual([0])
  expect(await ask({ orderId: orders[1] ?? '' })).toEqual([1, 2])
  expect(await ask({ keyword: 'VESNA' })).toEqual([3, 3, 1, 0])
  expect(await ask({ keyword: codes[1] ?? '' })).toEqual([1, 1])
  expect(await ask({ keyword: '%' })).toEqual([0])
  expect(
    await ask({ keyword: 'vesna', orderId: orders[0] ?? '', status: ['WAITING_FOR_REFUND'] }),
  ).toEqual([1, 1])
})

test("another seller's list has none of them", async () => {
  expect(await otherMerchant.call(PAGE, {})).toEqual({ data: [], total: 0 })
  expect((await otherMerchant.call(PAGE, { orderId: orders[0] ?? '' })).total).toBe(0)
})
