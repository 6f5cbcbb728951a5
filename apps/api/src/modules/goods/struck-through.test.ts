import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { planSteps } from '../../testing/plan-steps.ts'
import { skus } from '../../testing/small-catalogue.ts'

const ITEM = 'POST /sapi/mall-item/item/detail' as const
const FLASH = 'POST /sapi/mall-merchant/flashSale/plan' as const

let t: TestMall
let s: ReturnType<typeof planSteps>
beforeAll(async () => {
  t = await openTestMall()
  s = planSteps(t)
})
afterAll(() => t.close())
beforeEach(() => s.beginAnew())

const at = (days: number) => s.after(days).toISOString()

test('a flash sale that is no cheaper than the lowest of its 30 days is no reduction by the time it runs: nothing is struck through and nothing saved', async () => {
  await s.shop().call(FLASH, {
    skuCode: 'GH-1',
    startTime: at(5),
    endTime: at(7),
    priceList: [{ site: 'DE', amount: 165 }],
  })
  // Two days at 160.00 between planning and beginning.
  await s.setAll('DE', 160)
  await s.later(2)
  await s.setAll('DE', 189)
  await s.later(4)
  const { skuList } = await t.visit().call(ITEM, { id: 1001 })
  const desk = skuList.find(({ id }) => id === skus.desk)!
  expect(desk).toMatchObject({
    salePrc: { value: 165 },
    originalPrc: null,
  })
})

test('after a flash sale within a reduction nothing stands struck through that is higher than the lowest of 30 days beside it', async () => {
  await s.shop().call('POST /sapi/mall-merchant/goods/price', {
    skuCode: 'GH-1',
    priceList: [{ site: 'DE', amount: 169, seenAmount: 189, isReduced: true }],
  })
  await s.shop().call(FLASH, {
    skuCode: 'GH-1',
    startTime: at(1),
    endTime: at(2),
    priceList: [{ site: 'DE', amount: 150 }],
  })
  await s.later(3)
  const { skuList } = await t.visit().call(ITEM, { id: 1001 })
  const desk = skuList.find(({ id }) => id === skus.desk)!
  expect([desk.salePrc.value, desk.lowest30Prc?.value]).toEqual([169, 150])
  // 169.00 is no reduction from 150.00.
  expect(desk.originalPrc).toBeNull()
})
