import { refusalOf } from '../../../testing/account-steps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  APPLY,
  APPROVE,
  RENDER,
  RETURN,
  apply,
  everything,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** What the preview offers is what the calls take. */

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((who) => t.signIn(who)))
})
afterAll(() => t.close())

test('no refund is offered for goods all of whose money went back: they can still come back, for nothing', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1, desk: 1 })
  const lamp = await requestBody(anna!, orderId, { line: 0 })
  const offered = async () => (await anna!.call(RENDER, lamp)).availableReverseTypes
  expect(await offered()).toContain('SALE_REFUND')
  const first = await apply(anna!, orderId, { line: 0 })
  await merchant!.call(APPROVE, { id: first.id })
  await reaches(t, anna!, first.id, 'REVERSE_DONE')
  expect(await offered()).toEqual(['SALE_RETURN', 'SALE_EXCHANGE'])
  const asked = { applyRefundAmt: { value: 0 }, reverseReason: 'OTHER' as const }
  const before = await everything(t)
  expect(await refusalOf(anna!.call(APPLY, { ...lamp, ...asked }))).toMatch(/^400 /)
  expect(await everything(t)).toEqual(before)
  const back = await anna!.call(RETURN, {
    ...lamp,
    reverseTradeOrderType: 'SALE_RETURN',
    ...asked,
  })
  expect(back.refundAmount).toEqual(money(0))
})
