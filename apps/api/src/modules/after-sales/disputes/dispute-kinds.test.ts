import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DETAIL,
  PASS,
  POST_BACK,
  REFUSE,
  REJECT,
  apply,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import {
  EXCHANGE,
  exchangeBody,
  goodsSentBack,
  lamps,
  offerLamps,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendBackBody } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/**
 * What the mall rules about requests of every kind: units, money and shelves add up, whatever was
 * asked for.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())

async function ruled(id: string, ruling: 'REFUND' | 'RETURN' | 'NONE') {
  await anna!.call(ASK, { id, content: 'It came like that.' })
  await merchant!.call(SAY, { id, content: 'It did not.' })
  return operator!.call(RULE, { id, ruling, reason: 'The photos show it.' })
}
const decline = (id: string) => merchant!.call(REJECT, { id, reason: 'It was used.' })
const linesOf = async (orderId: string) =>
  (await anna!.call(DETAIL, { id: orderId })).tradeOrderLineList.map(
    ({ sku, canReverseQty, tradeQty }) => [sku.id, tradeQty, canReverseQty],
  )

test('a declined exchange is ruled about as money: the goods come back, nothing is held, and the money goes back', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const before = await shelf(t, lamps.steel)
  const { id } = await anna!.call(EXCHANGE, await exchangeBody(anna!, orderId))
  await decline(id)
  const back = await ruled(id, 'RETURN')
  expect([back.reverseTradeOrderStatus, back.changeToReturn]).toEqual([
    'WAITING_FOR_BUYER_RETURN',
    true,
  ])
  expect(await shelf(t, lamps.steel)).toEqual(before)
  await anna!.call(POST_BACK, sendBackBody(id, { number: 'KIND1' }))
  await merchant!.call(PASS, {
    id,
    lines: [{ id: back.reverseTradeOrderLineList[0]?.id ?? '', sellable: 1 }],
  })
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect(done.actualRefundAmt).toEqual(money(64.8))
  expect(await linesOf(orderId)).toEqual([[lamps.brass, 1, 0]])
  expect(await t.audit()).toEqual([])
})

test('goods of an exchange that were refused are ruled about as money, too: what was held is free, and no stock moves', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const before = [await shelf(t, lamps.steel), await shelf(t, lamps.brass)]
  const { id } = await goodsSentBack({ buyer: anna!, merchant: merchant! }, orderId)
  await merchant!.call(REFUSE, {
    id,
    reason: 'It smells of smoke.',
    attachmentList: {
      files: [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }],
    },
  })
  await ruled(id, 'REFUND')
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.changeToReturn]).toEqual([money(64.8), true])
  expect([await shelf(t, lamps.steel), await shelf(t, lamps.brass)]).toEqual(before)
  expect(await t.audit()).toEqual([])
})

test('of two units one can be in dispute while the other is asked about, and each is paid back once', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const first = await apply(anna!, orderId, { type: 'SALE_RETURN' })
  await decline(first.id)
  await anna!.call(ASK, { id: first.id, content: 'It came like that.' })
  expect(await linesOf(orderId)).toEqual([[lamps.brass, 2, 1]])
  const second = await apply(anna!, orderId)
  await merchant!.call('POST /sapi/mall-merchant/reverseorder/approve', { id: second.id })
  await reaches(t, anna!, second.id, 'REVERSE_DONE')
  await merchant!.call(SAY, { id: first.id, content: 'It did not.' })
  await operator!.call(RULE, { id: first.id, ruling: 'REFUND', reason: 'The photos show it.' })
  await reaches(t, anna!, first.id, 'REVERSE_DONE')
  const [row] = await t.sql<{ paid: number; refunded: number }>(
    `select need_pay::int as paid, refunded::int as refunded from orders order by ordered_at desc limit 1`,
  )
  expect(row?.refunded).toBeLessThanOrEqual(row?.paid ?? 0)
  expect(await t.audit()).toEqual([])
})
