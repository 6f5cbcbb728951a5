import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { planSteps, type PlanSite } from '../../testing/plan-steps.ts'
import { sellForPoints } from '../../testing/point-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/** Planning prices that begin later: what is asked and refused then, and what is taken back. */

const PLAN = 'POST /sapi/mall-merchant/goods/planPrices' as const
const WITHDRAW = 'POST /sapi/mall-merchant/goods/withdrawPrices' as const

let t: TestMall
let s: ReturnType<typeof planSteps>
beforeAll(async () => {
  t = await openTestMall()
  s = planSteps(t)
})
afterAll(() => t.close())
beforeEach(() => s.beginAnew())

test('taken back before it begins it never does; of two who press one does, and what is due is not taken back', async () => {
  await s.plan(1, [{ amount: 199 }])
  const [{ shopTime } = { shopTime: '' }] = await s.plans()
  const pressed = await Promise.allSettled(
    [1, 2].map(() => s.shop().call(WITHDRAW, { skuCode: 'GH-1', shopTime })),
  )
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await s.plans()).toEqual([])
  await s.later(2)
  await s.begin()
  expect((await s.priceAt()).salePrc?.value).toBe(189)
  await s.plan(1, [{ amount: 199 }])
  const [due] = await s.plans()
  await s.later(1)
  await expect(
    s.shop().call(WITHDRAW, { skuCode: 'GH-1', shopTime: due?.shopTime ?? '' }),
  ).rejects.toMatchObject({ code: 'price.plan_over' })
  await s.begin()
  expect((await s.priceAt()).salePrc?.value).toBe(199)
})

test('pressed twice it is planned once; other prices at that moment, the past and more than a year are refused at their field', async () => {
  await Promise.all([s.plan(1, [{ amount: 199 }]), s.plan(1, [{ amount: 199 }])])
  expect(await s.plans()).toHaveLength(1)
  expect(await s.errorsOf(s.plan(1, [{ amount: 198 }]))).toEqual([['shopTime', 'price_plan_taken']])
  expect(await s.errorsOf(s.plan(0, [{ amount: 199 }]))).toEqual([['shopTime', 'price_plan_past']])
  expect(await s.errorsOf(s.plan(366, [{ amount: 199 }]))).toEqual([['shopTime', 'presale_far']])
  for (let days = 2; days <= 20; days += 1) await s.plan(days, [{ amount: 199 }])
  expect(await s.errorsOf(s.plan(21, [{ amount: 199 }]))).toEqual([['shopTime', 'price_plan_full']])
  expect(await s.plans()).toHaveLength(20)
})

test('a price far from the one that will be the last is asked about when it is planned, not when it begins', async () => {
  expect(await s.errorsOf(s.plan(5, [{ amount: 90 }]))).toEqual([
    ['priceList.0.amount', 'price_far'],
  ])
  await s.plan(2, [{ amount: 120 }])
  await s.plan(5, [{ amount: 90 }])
  expect(await s.errorsOf(s.plan(6, [{ amount: 189 }]))).toEqual([
    ['priceList.0.amount', 'price_far'],
  ])
  await s.plan(6, [{ amount: 189 }], { isSure: true })
  await s.later(7)
  await s.begin()
  expect((await s.history()).slice(0, 3).map(([amount]) => amount)).toEqual([189, 90, 120])
})

test('what no price could be is refused when it is planned', async () => {
  expect(await s.errorsOf(s.plan(1, [{ amount: 0 }]))).toEqual([
    ['priceList.0.amount', 'price_missing'],
  ])
  expect(await s.errorsOf(s.plan(1, [{ amount: 180.005 }]))).toEqual([
    ['priceList.0.amount', 'decimals'],
  ])
  expect(await s.errorsOf(s.plan(1, [{ amount: 195, isReduced: true }]))).toEqual([
    ['priceList.0.amount', 'price_no_reduction'],
  ])
  await expect(s.plan(1, [{ amount: 180 }, { amount: 181 }])).rejects.toMatchObject({
    code: 'request.malformed',
  })
  await sellForPoints(t, skus.lamp, { points: 500, amount: 0 })
  await expect(s.plan(1, [{ amount: 60 }], { skuCode: 'GH-3' })).rejects.toMatchObject({
    code: 'goods.state',
  })
  await t.sql('delete from point_prices')
  const lamps = (await s.goods('GH-3')).priceList.flatMap(({ site, salePrc }) =>
    salePrc ? [{ site: site as PlanSite, amount: null }] : [],
  )
  expect(await s.errorsOf(s.plan(1, lamps, { skuCode: 'GH-3' }))).toEqual(
    lamps.map((_, index) => [`priceList.${index}.amount`, 'price_last']),
  )
  expect(await t.sql('select count(*)::int as n from price_plans')).toEqual([{ n: 0 }])
})

test("another shop's goods are not found, neither to plan nor to take back, and nothing is told of them", async () => {
  await s.plan(1, [{ amount: 199 }])
  const [{ shopTime } = { shopTime: '' }] = await s.plans()
  const other = await t.signIn(people.otherMerchant)
  for (const call of [
    () =>
      other.call(PLAN, {
        skuCode: 'GH-1',
        shopTime: '2027-12-01T00:00',
        priceList: [{ site: 'DE', amount: 1, isReduced: false }],
      }),
    () => other.call(WITHDRAW, { skuCode: 'GH-1', shopTime }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'sku.not_found' })
  expect(await s.plans()).toHaveLength(1)
})

test('an hour that the clock shows twice is its first, one that it leaves out the next', async () => {
  const planned = async (shopTime: string) => {
    const { planList } = await s.shop().call(PLAN, {
      skuCode: 'GH-1',
      shopTime,
      priceList: [{ site: 'DE', amount: 199, isReduced: false }],
    })
    await t.sql(`delete from price_plans`)
    return [planList[0]?.startTime, planList[0]?.shopTime]
  }
  t.clock.set(new Date('2029-01-10T12:00:00Z'))
  await s.later(0)
  expect(await planned('2029-10-28T02:30')).toEqual([
    '2029-10-28T00:30:00.000Z',
    '2029-10-28T02:30',
  ])
  expect(await planned('2029-03-25T02:30')).toEqual([
    '2029-03-25T01:30:00.000Z',
    '2029-03-25T03:30',
  ])
})
