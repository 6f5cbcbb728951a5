import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/**
 * A price is struck through only where buyers could pay it for 30 days, whatever was planned and
 * put away meanwhile.
 */

const GOODS = 'POST /sapi/mall-merchant/goods/detail' as const
const PRICE = 'POST /sapi/mall-merchant/goods/price' as const
const SELL = 'POST /sapi/mall-merchant/goods/sell' as const
const ITEM = 'POST /sapi/mall-item/item/detail' as const
const PLAN = 'POST /sapi/mall-merchant/flashSale/plan' as const
const SKU = 'GH-1'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
async function later(days: number) {
  t.clock.advance(days * DAY)
  merchant = await t.signIn(people.merchant)
}
/** Sold for 189.00 for a month, and nothing planned. */
beforeEach(async () => {
  await later(0)
  await t.sql('delete from flash_sales')
  await price(189)
  await later(31)
})

async function price(amount: number | null, isReduced = false) {
  const { priceList } = await merchant.call(GOODS, { skuCode: SKU })
  const seenAmount = priceList.find(({ site }) => site === 'DE')?.salePrc?.value ?? null
  return merchant.call(PRICE, {
    skuCode: SKU,
    isSure: true,
    priceList: [{ site: 'DE', amount, seenAmount, isReduced }],
  })
}
const sell = (isOnSale: boolean) => merchant.call(SELL, { skuCode: SKU, isOnSale })
const plan = (from: number) =>
  merchant.call(PLAN, {
    skuCode: SKU,
    startTime: new Date(t.clock.now().getTime() + from * DAY).toISOString(),
    endTime: new Date(t.clock.now().getTime() + (from + 2) * DAY).toISOString(),
    priceList: [{ site: 'DE', amount: 149 }],
  })
async function shown() {
  const { skuList } = await t.visit().call(ITEM, { id: 1001 })
  const sku = skuList.find(({ id }) => id === skus.desk)
  return [sku?.salePrc?.value, sku?.originalPrc?.value ?? null, sku?.lowest30Prc?.value ?? null]
}
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: { body?: { errors?: { code: string }[] } }) => error.body?.errors?.[0]?.code,
  )

test('raised, put away at once and sold again a month later it is reduced from nothing', async () => {
  await price(1000)
  await sell(false)
  await later(31)
  await sell(true)
  expect(await refused(price(150, true))).toBe('price_new')
  await later(31)
  expect(await refused(price(150, true))).toBe('not refused')
  expect(await shown()).toEqual([150, 1000, 1000])
})

test('put away for a month after a month of being sold it is reduced as before', async () => {
  await sell(false)
  await later(31)
  await sell(true)
  expect(await refused(price(150, true))).toBe('not refused')
  expect(await shown()).toEqual([150, 189, 189])
})

test('a flash sale that begins on a price that was withdrawn and sold again dearer states no price before it', async () => {
  await plan(2)
  await price(null)
  await price(900)
  await later(3)
  expect(await shown()).toEqual([149, null, null])
})

test('and none that was asked for a moment, long before it', async () => {
  await plan(50)
  await price(1000)
  await sell(false)
  await later(50.5)
  await sell(true)
  expect(await shown()).toEqual([149, null, null])
})

test('on a price that was sold for a month it states that', async () => {
  await plan(2)
  await later(3)
  expect(await shown()).toEqual([149, 189, 189])
})
