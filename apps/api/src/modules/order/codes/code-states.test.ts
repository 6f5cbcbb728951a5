import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { buyCodes, sellVouchers, voucherSkus } from '../../../testing/voucher-steps.ts'

/**
 * What the desks of the shop and of the mall see of an order's codes: what became of each, never a
 * code.
 */

const SHOP = 'POST /sapi/mall-merchant/order/detail' as const
const MALL = 'POST /sapi/mall-operator/order/detail' as const
const REDEEM = 'POST /sapi/mall-merchant/coupon/redeem' as const
const CANCEL = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
const signIn = async () => {
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
}
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  await sellVouchers(t)
  await signIn()
})
afterAll(() => t.close())

test('the shop and the mall see which codes of an order are open, taken, asked back and over, with their days', async () => {
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.service, 3)
  const end = new Date(t.clock.now().getTime() + 30 * DAY).toISOString()
  const states = async (call: typeof SHOP | typeof MALL, who: Visitor) =>
    (await who.call(call, { id: orderId })).codeList
      .map(({ state, usedTime, expirationTime }) => [state, usedTime, expirationTime])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)))

  const made = await merchant!.call(SHOP, { id: orderId })
  const lineId = made.tradeOrderLineList[0]?.id ?? ''
  expect(made.codeList).toEqual(
    codes.map(({ id }) => ({ id, lineId, state: 'open', usedTime: null, expirationTime: end })),
  )

  t.clock.advance(60_000)
  const usedAt = t.clock.now().toISOString()
  await merchant!.call(REDEEM, { couponCode: codes[0]?.couponCode ?? '' })
  await anna!.call(CANCEL, {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty: 1 }],
  })
  const now = [
    ['open', null, end],
    ['returned', null, end],
    ['used', usedAt, end],
  ]
  expect(await states(SHOP, merchant!)).toEqual(now)
  expect(await states(MALL, operator!)).toEqual(now)

  t.clock.advance(30 * DAY)
  await signIn()
  const over = [['expired', null, end], ...now.slice(1)]
  expect(await states(SHOP, merchant!)).toEqual(over)
  expect(await states(MALL, operator!)).toEqual(over)
})
