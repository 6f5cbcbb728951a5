import { afterAll, beforeAll, expect, test } from 'vitest'
import { DETAIL } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { billOf, runPromotion } from '../../../testing/promotion-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

test('a version that is withdrawn at a storefront is neither announced nor given there as a gift', async () => {
  const merchant = await t.signIn(people.merchant)
  await runPromotion(t, merchant, {
    name: 'A lamp for you',
    kind: 'GIFT',
    percentOff: undefined,
    giftCode: 'GH-3',
  })
  const offers = async () =>
    (await t.visit().call('POST /sapi/mall-marketing/promotion/listOfItem', { itemId: 1001 })).map(
      ({ name }) => name,
    )
  expect(await offers()).toEqual(['A lamp for you'])
  await t.sql(
    `update sku_prices set withdrawn_at = mall_now(), sold_since = null where sku_id = $1 and site = 'DE'`,
    [skus.lamp],
  )
  expect(await offers()).toEqual([])
  const guest = t.visit()
  const { bill, place } = await billOf(guest, { goods: { desk: 1 } })
  expect(bill.shopList[0]?.giftList.map(({ isThere }) => isThere)).toEqual([false])
  const order = await guest.call(DETAIL, { id: orderId(await place()) })
  expect(order.tradeOrderLineList.map(({ sku }) => sku.id)).toEqual([skus.desk])
})
