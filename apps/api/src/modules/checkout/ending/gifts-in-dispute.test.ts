import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  apply,
  CANCEL,
  DETAIL,
  money,
  READ,
  reaches,
  REJECT,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { orderWith, runPromotion } from '../../../testing/promotion-steps.ts'
import { payFor } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * A request that carries a gift which was not sent is taken to the mall as any other; the gift goes
 * along with what is agreed to, and with nothing before.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const SHIP = 'POST /sapi/mall-merchant/order/ship' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
  await runPromotion(t, merchant!, {
    name: 'A lamp for you',
    kind: 'GIFT',
    percentOff: undefined,
    giftCode: 'GH-3',
  })
})
afterAll(() => t.close())

let parcels = 0
/**
 * The desk was sent and its lamp was not; all of the desk's money was asked back, and the shop has
 * said no.
 */
async function declined() {
  const placed = await orderWith(anna!, { goods: { desk: 1 } })
  await payFor(t, anna!, placed.id)
  const id = orderId(placed)
  const [desk, lamp] = (await anna!.call(DETAIL, { id })).tradeOrderLineList
  await ship(id, desk?.id)
  const request = await apply(anna!, id, { line: 0, qty: 1, cancel: 0 })
  expect(request.reverseTradeOrderLineList).toHaveLength(2)
  await merchant!.call(REJECT, { id: request.id, reason: 'It was sent whole.' })
  return { id, requestId: request.id, lampId: lamp?.id }
}
const ship = (id: string, lineId = '') =>
  merchant!.call(SHIP, {
    orderId: id,
    carrierId: 2,
    serviceCode: `GIFT${(parcels += 1)}`,
    lines: [{ id: lineId, qty: 1 }],
  })
const heldFor = (id: string) =>
  t.sql(
    `select coalesce(sum(d_reserved), 0)::int as n from stock_moves m join order_lines l on l.id = m.line_id where l.snapshot ? 'gift' and l.order_id = $1`,
    [fromWireId('order', id)],
  )

test('the mall is asked, the gift waits in the order, and goes with the money once the mall rules that it goes back', async () => {
  const { id, requestId } = await declined()
  expect((await anna!.call(READ, { id: requestId })).operationList).toContain('askMall')
  const asked = await anna!.call(ASK, { id: requestId, content: 'A leg is split.' })
  expect([asked.isInDispute, asked.reverseTradeOrderLineList.length]).toEqual([true, 1])
  expect((await anna!.call(DETAIL, { id })).tradeOrderLineList[1]).toMatchObject({ canShipQty: 1 })
  expect(await t.audit('always')).toEqual([])
  await merchant!.call(SAY, { id: requestId, content: 'It was whole.' })
  await operator!.call(RULE, { id: requestId, ruling: 'REFUND', reason: 'It is split.' })
  const done = await reaches(t, anna!, requestId, 'REVERSE_DONE')
  expect(done.reverseTradeOrderLineList).toHaveLength(2)
  expect((await anna!.call(DETAIL, { id })).displayStatus).toBe('CLOSED')
  expect(await heldFor(id)).toEqual([{ n: 0 }])
  expect(await t.audit()).toEqual([])
})

test('sent meanwhile it stays its buyer’s, and the rest is ruled about', async () => {
  const { id, requestId, lampId } = await declined()
  await ship(id, lampId)
  await anna!.call(ASK, { id: requestId, content: 'A leg is split.' })
  await merchant!.call(SAY, { id: requestId, content: 'It was whole.' })
  await operator!.call(RULE, {
    id: requestId,
    ruling: 'REFUND',
    reason: 'A part of it.',
    amount: { value: 100 },
  })
  const done = await reaches(t, anna!, requestId, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.reverseTradeOrderLineList.length]).toEqual([money(100), 1])
  expect(await t.audit()).toEqual([])
})

test('taken back, the order is as it was, and the gift is sent', async () => {
  const { id, requestId, lampId } = await declined()
  await anna!.call(ASK, { id: requestId, content: 'A leg is split.' })
  await anna!.call(CANCEL, { id: requestId })
  await ship(id, lampId)
  expect((await anna!.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
  expect(await t.audit('always')).toEqual([])
})
