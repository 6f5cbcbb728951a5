import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

const PLAN = 'POST /sapi/mall-merchant/goods/planPrices' as const
const WITHDRAW = 'POST /sapi/mall-merchant/goods/withdrawPrices' as const

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

test.each(['2027-02-30T10:00', '2027-06-31T10:00'])(
  'a day that no calendar has is refused by its field: %s',
  async (shopTime) => {
    const priceList = [{ site: 'DE' as const, amount: 199, isReduced: false }]
    const status = (call: Promise<unknown>) =>
      call.then(
        () => 200,
        (error: { status?: number }) => error.status,
      )
    expect([
      await status(merchant.call(PLAN, { skuCode: 'GH-1', shopTime, priceList })),
      await status(merchant.call(WITHDRAW, { skuCode: 'GH-1', shopTime })),
    ]).toEqual([400, 400])
  },
)
