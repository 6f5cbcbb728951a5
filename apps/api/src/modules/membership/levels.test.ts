import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { membershipCalls } from '@galleria/contract/membership'
import { taskCalls } from '@galleria/contract/membership-tasks'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { endow, refundDone, sellForPoints } from '../../testing/point-steps.ts'
import { DETAIL } from '../../testing/review-steps.ts'
import { order, paidOrder, receivedOrder } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { finishDuePoints } from '../order/benefits/earn-for-orders.ts'

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

const CUSTOMER = 'POST /sapi/mall-customer/customer/queryCustomerFlow' as const
const LOG = 'POST /sapi/mall-customer/customer-points/pagePointsLog' as const
const LEVELS = 'POST /api/trantor/flow/customer_PagingLevelManageFlow' as const
const LEVEL = 'POST /api/trantor/flow/customer_QueryLevelManageFlow' as const
const NEXT = 'POST /api/trantor/flow/customer_QueryLevelUpDifferenceFlow' as const
const BENEFITS = 'POST /api/trantor/func/marketing_QueryBenefitByLevelFunc' as const
const OWN_BENEFITS = 'POST /api/trantor/func/marketing_QueryCustomerBenefitByLevelFunc' as const

const pine = { level: 1, levelName: 'Pine', growthValue: 0 }
const birch = { level: 2, levelName: 'Birch', growthValue: 500 }

test('whoever has earned nothing is at the first level, with nothing', async () => {
  expect(await anna.call(CUSTOMER, {})).toEqual({
    nickname: 'anna',
    ...pine,
    pointBalance: 0,
    heldPoints: 0,
    pendingPoints: 0,
    pendingFinalTime: null,
  })
  expect(await anna.call(LOG, {})).toEqual({ data: [], total: 0 })
})

test('[MEM-007] [MEM-011] the levels there are, page by page, and one of them', async () => {
  const all = await anna.call(LEVELS, {})
  expect(all.total).toBe(5)
  expect(all.data.map((one) => [one.level, one.levelName, one.growthValue])).toEqual([
    [1, 'Pine', 0],
    [2, 'Birch', 500],
    [3, 'Ash', 1500],
    [4, 'Oak', 4000],
    [5, 'Walnut', 10000],
  ])
  expect((await anna.call(LEVELS, { pageNo: 2, pageSize: 4 })).data).toEqual([
    { level: 5, levelName: 'Walnut', growthValue: 10000 },
  ])
  expect(await anna.call(LEVEL, {})).toEqual(pine)
  expect(await anna.call(LEVEL, { level: 2 })).toEqual(birch)
  await expect(anna.call(LEVEL, { level: 6 })).rejects.toMatchObject({ code: 'not_found' })
})

test('[MEM-009] [MEM-012] what comes with levels: more points for each order', async () => {
  const factors = (await anna.call(BENEFITS, {})).map((one) => [one.level, one.pointsFactor])
  expect(factors).toEqual([
    [1, 1],
    [2, 1.05],
    [3, 1.1],
    [4, 1.2],
    [5, 1.3],
  ])
  const gift = { benefitType: 'ORDER_POINTS' }
  expect(await anna.call(BENEFITS, { level: 4 })).toEqual([
    { ...gift, level: 4, pointsFactor: 1.2 },
  ])
  expect(await anna.call(OWN_BENEFITS, {})).toEqual([{ ...gift, level: 1, pointsFactor: 1 }])
})

test('[MEM-010] an order that makes a level earns by the one before; the next one earns more, and gives back just that', async () => {
  expect(await anna.call(NEXT, {})).toEqual({ level: 1, nextLevel: birch, differenceValue: 500 })
  const first = await receivedOrder(t, anna, merchant, { lamp: 10 })
  expect(await anna.call(CUSTOMER, {})).toMatchObject({
    ...birch,
    growthValue: 599,
    pendingPoints: 599,
    pendingFinalTime: new Date(t.clock.now().getTime() + 30 * DAY).toISOString(),
  })
  expect(await anna.call(NEXT, {})).toMatchObject({ level: 2, differenceValue: 901 })

  // The cart and an order that is not complete say what the level makes of it; growth knows none.
  const { summary } = await anna.call('POST /sapi/mall-order/cartline/create', {
    skuId: skus.lamp,
  })
  expect([summary.expectPoints, summary.pointsFactor]).toEqual([62.89, 1.05])
  const waiting = (await paidOrder(t, anna, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
  expect(await anna.call(DETAIL, { id: waiting })).toMatchObject({
    earnPoints: 125.79,
    earnPointsStatus: 'EXPECTED',
  })

  t.clock.advance(1_000)
  const second = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const [newest] = (await anna.call(LOG, {})).data
  // 59.90 by 1.05, without the fraction of a hundredth.
  expect(newest).toMatchObject({ changeType: 'EARNED', pendingPoints: 62.89, growthValue: 59.9 })
  expect(newest?.tradeOrder?.id).toBe(second)
  expect(newest?.tradeOrder?.tradeOrderCode).toMatch(/^\d{12}$/)

  // The first order's money goes back: its member is at the first level again, the second order's
  // factor stays.
  await refundDone(t, anna, merchant, first, { qty: 10, amount: 599 })
  expect(await anna.call(CUSTOMER, {})).toMatchObject({ ...pine, growthValue: 59.9 })
  // What happens at one moment on several connections has no order.
  t.clock.advance(1_000)
  await refundDone(t, anna, merchant, second, { qty: 1, amount: 20 })
  expect((await anna.call(LOG, {})).data[0]).toMatchObject({
    changeType: 'UNDONE',
    pendingPoints: -21,
    growthValue: -20,
  })
  await refundDone(t, anna, merchant, second, { qty: 1, amount: 39.9 })
  expect(await anna.call(CUSTOMER, {})).toMatchObject({ growthValue: 0, pendingPoints: 0 })
  const kept = await t.sql('select factor from earned_orders where order_id = $1', [
    fromWireId('order', second),
  ])
  expect(kept).toEqual([{ factor: 105 }])
})

test('the history is told page by page, the newest first, and nobody else reads it', async () => {
  // What happens at one moment on several connections has no order.
  t.clock.advance(1_000)
  const id = await receivedOrder(t, anna, merchant, { lamp: 1 })
  t.clock.advance(31 * DAY)
  anna = await t.signIn(people.anna)
  merchant = await t.signIn(people.merchant)
  await finishDuePoints(t.mall.gate.own())
  const page = await anna.call(LOG, { pageSize: 2 })
  expect(page.total).toBe(7)
  expect(page.data).toMatchObject([
    { changeType: 'RELEASED', points: 59.9, pendingPoints: -59.9, growthValue: 0 },
    { changeType: 'EARNED', points: 0, pendingPoints: 59.9, growthValue: 59.9 },
  ])
  expect(page.data[0]?.tradeOrder?.id).toBe(id)
  expect((await anna.call(LOG, { pageNo: 4, pageSize: 2 })).data).toHaveLength(1)
  expect(await anna.call(CUSTOMER, {})).toMatchObject({ pointBalance: 59.9, pendingPoints: 0 })
  const ben = await t.signIn(people.ben)
  expect((await ben.call(LOG, {})).total).toBe(0)
})

test('what is pending is due with the first order that has points pending, not with one that was given back', async () => {
  const ben = await t.signIn(people.ben)
  const given = await receivedOrder(t, ben, merchant, { lamp: 1 })
  t.clock.advance(DAY)
  await receivedOrder(t, ben, merchant, { lamp: 1 })
  const kept = t.clock.now().getTime() + 30 * DAY
  expect(await ben.call(CUSTOMER, {})).toMatchObject({
    pendingPoints: 119.8,
    pendingFinalTime: new Date(kept - DAY).toISOString(),
  })
  await refundDone(t, ben, merchant, given, { qty: 1, amount: 59.9 })
  expect(await ben.call(CUSTOMER, {})).toMatchObject({
    pendingPoints: 59.9,
    pendingFinalTime: new Date(kept).toISOString(),
  })
})

test('[MEM-008] a member is told level and growth, and the points to spend, set aside and pending', async () => {
  const ben = await t.signIn(people.ben)
  const { pendingFinalTime } = await ben.call(CUSTOMER, {})
  await endow(t, ben, 60)
  await sellForPoints(t, skus.deskWide, { points: 50, amount: 1_900 })
  await order(ben, { deskWide: 1 })
  expect(await ben.call(CUSTOMER, {})).toEqual({
    nickname: 'ben',
    ...pine,
    growthValue: 59.9,
    pointBalance: 10,
    heldPoints: 50,
    pendingPoints: 59.9,
    pendingFinalTime,
  })
  expect(pendingFinalTime).not.toBe(null)
})

test('[MEM-006] a member can call all of it; a guest and a stranger are sent to sign in, and given nothing', async () => {
  const task = { site: 'DE' }
  const bodies = new Map<string, object>([
    ...Object.values(membershipCalls).map(({ call }): [string, object] => [call, {}]),
    ...Object.values(taskCalls).map(({ call }): [string, object] => [call, task]),
    [taskCalls.giveForReviews.call, { ...task, growthEventType: 'POST_ORDER_REVIEW' }],
    [taskCalls.giveForShare.call, { ...task, growthEventType: 'SHARE_PRODUCT' }],
    [taskCalls.giveForProfile.call, { ...task, growthEventType: 'COMPLETE_PROFILE' }],
  ])
  expect(bodies.size).toBe(13)
  const ask = (who: Visitor, call: string) => who.call(call as never, bodies.get(call) as never)
  const guest = t.visit()
  await receivedOrder(t, guest, merchant, { lamp: 1 })
  const entries = () => t.sql('select count(*)::int as n from point_entries')
  const before = await entries()
  for (const who of [guest, t.visit()])
    for (const call of bodies.keys())
      await expect(ask(who, call), call).rejects.toMatchObject({
        status: 401,
        code: 'auth.signed_out',
      })
  expect(await entries()).toEqual(before)
  const ben = await t.signIn(people.ben)
  for (const call of bodies.keys()) expect(await ask(ben, call), call).toBeTypeOf('object')
})
