import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { exchanged, lamps } from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { applyForRefund, refundDone } from '../../../testing/point-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { order, paidOrder, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { finishDuePoints } from './earn-for-orders.ts'

let t: TestMall
let merchant: Visitor
let anna: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  anna = await t.signIn(people.anna)
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const GROWTH = 'POST /sapi/mall-customer/order-changes/query-order-growth-value' as const
const detail = (visitor: Visitor, id: string) => visitor.call(DETAIL, { id })
const me = async (visitor: Visitor) =>
  (await visitor.call('POST /auth/web/user/current', {}))?.id ?? ''
const growth = async (visitor: Visitor, orderId: string) =>
  (await visitor.call(GROWTH, { orderId, customerId: await me(visitor), siteCountryCode: 'DE' }))
    .growthValue
/** What Anna has, in points. */
async function pots(): Promise<Record<string, number>> {
  const [row] = await t.sql<{ pending: number; points: number; growth: number }>(
    `select coalesce(sum(pending), 0)::float8 / 100 as pending, coalesce(sum(points), 0)::float8 / 100 as points, coalesce(sum(growth), 0)::float8 / 100 as growth
    from point_accounts where user_id = $1`,
    [fromWireId('user', await me(anna))],
  )
  return { ...row }
}
async function change(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await pots()
  await act()
  const after = await pots()
  return Object.fromEntries(
    Object.entries(after).map(([pot, n]) => [
      pot,
      Math.round((n - (before[pot] ?? 0)) * 100) / 100,
    ]),
  )
}

describe('what an order earns', () => {
  test('[GRW-001] is said before it is complete, and earned with the last parcel: a point for a euro of goods, pending, and as much growth', async () => {
    const contract = await paidOrder(t, anna, { lamp: 2 })
    const id = contract.tradeOrderList[0]?.id ?? ''
    expect(await detail(anna, id)).toMatchObject({
      skuAmt: { value: 119.8 },
      earnPoints: 119.8,
      earnPointsStatus: 'EXPECTED',
      earnPointsFinalTime: null,
    })
    expect(await growth(anna, id)).toBe(119.8)
    await send(merchant, id)
    const got = await change(() =>
      anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id }),
    )
    expect(got).toEqual({ pending: 119.8, points: 0, growth: 119.8 })
    expect(await detail(anna, id)).toMatchObject({
      earnPoints: 119.8,
      earnPointsStatus: 'PENDING',
      earnPointsFinalTime: new Date(t.clock.now().getTime() + 30 * DAY).toISOString(),
    })
  })

  test('[GRW-001] is told to its owner only, under the own number', async () => {
    const id = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const ben = await t.signIn(people.ben)
    const asked = (visitor: Visitor, customerId: string) =>
      visitor.call(GROWTH, { orderId: id, customerId, siteCountryCode: 'DE' })
    expect((await asked(anna, await me(anna))).growthValue).toBe(59.9)
    await expect(asked(ben, await me(ben))).rejects.toMatchObject({ code: 'order.not_found' })
    await expect(asked(ben, await me(anna))).rejects.toMatchObject({ code: 'order.not_found' })
    await expect(asked(anna, await me(ben))).rejects.toMatchObject({ code: 'order.not_found' })
    await expect(asked(t.visit(), await me(anna))).rejects.toMatchObject({ status: 401 })
  })

  test('is nothing for a guest, and for an order that was canceled', async () => {
    const guest = t.visit()
    const id = await receivedOrder(t, guest, merchant, { lamp: 1 })
    const nothing = { earnPoints: 0, earnPointsStatus: null }
    expect(await detail(guest, id)).toMatchObject(nothing)
    expect(
      await t.sql('select from earned_orders where order_id = $1', [fromWireId('order', id)]),
    ).toEqual([])
    const canceled = (await order(anna, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
    await anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id: canceled })
    expect(await detail(anna, canceled)).toMatchObject(nothing)
  })

  test('is undone with each refund by its part, and with all the money wholly, whatever the steps', async () => {
    const id = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const amounts = [33.33, 0.01]
    for (const amount of amounts) {
      const got = await change(() => refundDone(t, anna, merchant, id, { qty: 1, amount }))
      expect(got).toEqual({ pending: -amount, points: 0, growth: -amount })
    }
    expect((await detail(anna, id)).earnPoints).toBe(86.46)
    const rest = await change(() => refundDone(t, anna, merchant, id, { qty: 2, amount: 86.46 }))
    expect(rest).toEqual({ pending: -86.46, points: 0, growth: -86.46 })
    expect(await detail(anna, id)).toMatchObject({ earnPoints: 0, earnPointsStatus: 'PENDING' })
    const entries = await t.sql<{ pot: string; sum: number }>(
      'select pot, sum(delta)::float8 as sum from point_entries where order_id = $1 group by 1 order by 1',
      [fromWireId('order', id)],
    )
    expect(entries).toEqual([
      { pot: 'GROWTH', sum: 0 },
      { pot: 'PENDING', sum: 0 },
    ])
  })
})

describe('points become final', () => {
  test('thirty days after receipt, once, and not while something is asked about their order', async () => {
    t.clock.advance(60 * DAY)
    const rounds = () => finishDuePoints(t.mall.gate.own())
    merchant = await t.signIn(people.merchant)
    anna = await t.signIn(people.anna)
    await rounds()
    const quiet = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const asked = await receivedOrder(t, anna, merchant, { lamp: 1 })
    t.clock.advance(29 * DAY)
    merchant = await t.signIn(people.merchant)
    anna = await t.signIn(people.anna)
    const request = await applyForRefund(anna, asked, { qty: 1, amount: 10 })
    expect(await change(rounds)).toEqual({ pending: 0, points: 0, growth: 0 })
    t.clock.advance(DAY)
    expect(await change(() => Promise.all([rounds(), rounds()]))).toEqual({
      pending: -59.9,
      points: 59.9,
      growth: 0,
    })
    expect((await detail(anna, quiet)).earnPointsStatus).toBe('FINAL')
    expect((await detail(anna, asked)).earnPointsStatus).toBe('PENDING')

    await request.grant(t, merchant)
    t.clock.advance(2 * DAY)
    expect(await change(rounds)).toEqual({ pending: -49.9, points: 49.9, growth: 0 })
  })

  test('not while the goods that came in exchange can still be sent back: whoever gets the money back keeps no points for it', async () => {
    const rounds = () => finishDuePoints(t.mall.gate.own())
    const id = await receivedOrder(t, anna, merchant, { lamp: 1 })
    t.clock.advance(29 * DAY)
    merchant = await t.signIn(people.merchant)
    anna = await t.signIn(people.anna)
    await exchanged({ buyer: anna, merchant }, id, { sku: lamps.brass })
    const exchangedAt = t.clock.now().getTime()
    const isPending = {
      earnPoints: 59.9,
      earnPointsStatus: 'PENDING',
      earnPointsFinalTime: new Date(exchangedAt + 30 * DAY).toISOString(),
    }
    expect(await detail(anna, id)).toMatchObject(isPending)
    t.clock.advance(2 * DAY)
    merchant = await t.signIn(people.merchant)
    anna = await t.signIn(people.anna)
    expect(await change(rounds)).toEqual({ pending: 0, points: 0, growth: 0 })
    expect(await detail(anna, id)).toMatchObject(isPending)
    const got = await change(() => refundDone(t, anna, merchant, id, { qty: 1, amount: 50 }))
    expect(got).toEqual({ pending: -50, points: 0, growth: -50 })
    t.clock.advance(29 * DAY)
    anna = await t.signIn(people.anna)
    expect(await change(rounds)).toEqual({ pending: -9.9, points: 9.9, growth: 0 })
  })
})

test('nobody can change or remove an entry', async () => {
  await expect(t.sql('update point_entries set delta = 1')).rejects.toThrow('append-only')
  await expect(t.sql('delete from point_entries')).rejects.toThrow('append-only')
})
