import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { planSteps } from '../../testing/plan-steps.ts'

const PRICE = 'POST /sapi/mall-merchant/goods/price' as const

let t: TestMall
let s: ReturnType<typeof planSteps>
beforeAll(async () => {
  t = await openTestMall()
  s = planSteps(t)
})
afterAll(() => t.close())
beforeEach(() => s.beginAnew())

const sellInFrance = (amount: number | null, seenAmount: number | null) =>
  s.shop().call(PRICE, {
    skuCode: 'GH-1',
    priceList: [{ site: 'FR', amount, seenAmount, isReduced: false }],
    isSure: true,
  })

test('a version that was sold at a storefront and taken off sale there, both after its first price was planned, is not brought back by that plan', async () => {
  await sellInFrance(null, 189)
  await s.plan(3, [{ site: 'FR', amount: 199 }])
  await sellInFrance(210, null)
  await s.later(1)
  await sellInFrance(null, 210)
  await s.later(3)
  await s.begin()
  expect((await s.priceAt('FR')).salePrc).toBeNull()
})
