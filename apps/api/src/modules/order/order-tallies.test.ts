import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { findViolations } from '../../../../../database/audit.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, paidOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { foldTallies } from './fold-tallies.ts'

const PAGE = 'POST /sapi/mall-merchant/order/page' as const
const TODAY = 'POST /sapi/mall-merchant/order/today' as const

let t: TestMall
let merchant: Visitor
let client: pg.Client
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  client = new pg.Client({ connectionString: t.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await t.close()
})

const wrongCounts = async () =>
  (await findViolations(client)).find(({ invariant }) => invariant.id === 'I44')?.rows ?? []
const work = async () => {
  const { toShip, late, underWay, unpaid } = await merchant.call(TODAY, {})
  return { toShip, late, underWay, unpaid }
}

test('the numbers on the tabs follow each step of an order at once, and stay when they are folded', async () => {
  const none = { toShip: 0, late: 0, underWay: 0, unpaid: 0 }
  expect(await work()).toEqual(none)
  const buyer = t.visit()
  await order(buyer, { lamp: 1 })
  expect(await work()).toEqual({ ...none, unpaid: 1 })
  const paid = await paidOrder(t, t.visit(), { desk: 2 })
  expect(await work()).toEqual({ ...none, unpaid: 1, toShip: 1 })
  const id = paid.tradeOrderList[0]?.id ?? ''
  await send(merchant, id, 1)
  expect(await work()).toEqual({ ...none, unpaid: 1, toShip: 1 })
  await foldTallies(t.mall.gate.own())
  expect(await work()).toEqual({ ...none, unpaid: 1, toShip: 1 })
  expect(await t.sql('select from order_tallies where not is_sum')).toEqual([])
  await send(merchant, id)
  expect(await work()).toEqual({ ...none, unpaid: 1, underWay: 1 })
  await Promise.all([foldTallies(t.mall.gate.own()), foldTallies(t.mall.gate.own())])
  expect(await work()).toEqual({ ...none, unpaid: 1, underWay: 1 })
  expect(await wrongCounts()).toEqual([])
})

test('orders placed at once are all counted, whoever folds meanwhile', async () => {
  const before = (await merchant.call(PAGE, {})).total
  await Promise.all([
    ...Array.from({ length: 6 }, () => order(t.visit(), { lamp: 1 })),
    foldTallies(t.mall.gate.own()),
    foldTallies(t.mall.gate.own(), 2),
  ])
  expect((await merchant.call(PAGE, {})).total).toBe(before + 6)
  expect(await wrongCounts()).toEqual([])
})

test('a count that is not that of the orders is found by the audit', async () => {
  await t.sql(
    'update order_tallies set n = n + 1 where ctid = (select min(ctid) from order_tallies)',
  )
  expect(await wrongCounts()).toHaveLength(2)
  await t.sql('select recount_orders()')
  expect(await wrongCounts()).toEqual([])
})

test('a page far back is found by the days that come before it, in either order', async () => {
  const codes: string[] = []
  for (let day = 0; day < 6; day += 1) {
    const contract = await order(t.visit(), { lamp: 1 })
    await t.sql(
      `update orders set ordered_at = ordered_at - make_interval(days => $2) where contract_id = $1`,
      [fromWireId('contract', contract.id), 100 - Math.floor(day / 2)],
    )
    codes.push(contract.tradeOrderList[0]?.tradeOrderCode ?? '')
  }
  const { total } = await merchant.call(PAGE, {})
  const read = async (sort: 'oldest' | 'newest', pageNo: number) =>
    (await merchant.call(PAGE, { sort, pageNo, pageSize: 1, status: ['PENDING_PAY'] })).data.map(
      (row) => row.tradeOrderCode,
    )
  const oldest = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read('oldest', page)))
  expect(oldest.flat()).toEqual(codes)
  const { total: unpaid } = await merchant.call(PAGE, { status: ['PENDING_PAY'] })
  expect(unpaid).toBeLessThan(total)
  const newest = await Promise.all([0, 1, 2, 3, 4, 5].map((page) => read('newest', unpaid - page)))
  expect(newest.flat()).toEqual(codes)
  expect(await read('newest', unpaid + 1)).toEqual([])
})
