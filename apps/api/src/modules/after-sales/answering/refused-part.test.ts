import { refusalOf } from '../../../testing/account-steps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CANCEL,
  DETAIL,
  LIST,
  PASS,
  READ,
  apply,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { SHIP, CONFIRM, goodsSentBack, lamps, offerLamps } from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/** A shop accepts some of what came back: its buyer can ask the mall about the rest (A19, A34). */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const

let t: TestMall
let [anna, ben, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, ben, merchant, operator] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())

const who = () => ({ buyer: anna!, merchant: merchant! })
const shown = async () => ({
  files: [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }],
})
let numbers = 8000

/**
 * Of three lamps that came back one is accepted, one is broken by its buyer, one never came; what
 * is not accepted goes back in a parcel.
 */
async function partlyRefused() {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 3 })
  const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 3 })
  const photos = await shown()
  const passed = await merchant!.call(PASS, {
    id,
    lines: [{ id: lineIds[0] ?? '', sellable: 1, missing: 1, refused: 1 }],
    reason: 'The shade of one is cracked.',
    attachmentList: photos,
    carrierId: 2,
    serviceCode: `again${(numbers += 1)}`,
  })
  return { id, orderId, restId: passed.refusedPart?.id ?? '', photos }
}

test('[AS-044] what was not accepted is a closed request of its own, with its reason, photos and parcel; it claims nothing and counts as no request', async () => {
  const { id, orderId, restId, photos } = await partlyRefused()
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.refusedPart?.id, done.splitFrom]).toEqual([
    money(59.9),
    restId,
    null,
  ])
  const rest = await anna!.call(READ, { id: restId })
  expect(rest).toMatchObject({
    reverseTradeOrderType: 'SALE_RETURN',
    reverseTradeOrderStatus: 'REVERSE_CLOSE',
    reverseReason: 'NO_LONGER_WANTED',
    splitFrom: { id, reverseTradeOrderCode: done.reverseTradeOrderCode },
    refusedPart: null,
    refundAmount: money(119.8),
    qcRejectReason: 'The shade of one is cracked.',
    qcAttachmentList: photos,
    operationList: ['askMall', 'viewRejectReason', 'viewLogistics'],
    reverseTradeOrderLineList: [{ reverseQty: 2, refundAmt: money(119.8) }],
    fulfillmentProgressList: [{ operaterType: 'SELLER', serviceCode: `AGAIN${numbers}` }],
  })
  // Nobody asked for it: it was set apart by the shop.
  expect(rest.progressList.map(({ event, actor }) => [event, actor])).toEqual([
    ['setApart', 'merchant'],
    ['refuseRest', 'merchant'],
  ])
  expect(rest.reverseTradeOrderCode).not.toBe(done.reverseTradeOrderCode)
  // One request was made, not two: the line can be asked about four times more.
  const order = await anna!.call(DETAIL, { id: orderId })
  expect(order.tradeOrderLineList[0]).toMatchObject({
    canReverseQty: 2,
    canReverseAmt: money(119.8),
  })
  expect(
    await t.sql(
      'select requests, open_requests, open_reverse_qty from order_lines where order_id = $1',
      [
        (
          await t.sql<{ order_id: string }>(
            'select order_id from reverse_orders order by applied_at desc, id desc limit 1',
          )
        )[0]?.order_id,
      ],
    ),
  ).toEqual([{ requests: 1, open_requests: 0, open_reverse_qty: 0 }])
  const { data } = await anna!.call(LIST, { pageNo: 1, pageSize: 10 } as never)
  expect(data.map((one) => one.id)).toEqual(expect.arrayContaining([id, restId]))
  expect(await refusalOf(ben!.call(READ, { id: restId }))).toBe('404 reverse.not_found')
  expect((await merchant!.call(SHOPS, { id: restId })).splitFrom?.id).toBe(id)
  expect(await t.audit()).toEqual([])
})

test('nothing is made where all is accepted, nor of units that are asked for once more', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2 })
  await merchant!.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 1, scrap: 1 }] })
  expect((await reaches(t, anna!, id, 'REVERSE_DONE')).refusedPart).toBeNull()

  const { orderId: other, restId } = await partlyRefused()
  await apply(anna!, other, { type: 'SALE_RETURN', qty: 1 })
  expect((await anna!.call(READ, { id: restId })).operationList).not.toContain('askMall')
  const before = await everything(t)
  expect(await refusalOf(anna!.call(ASK, { id: restId, content: 'It was whole.' }))).toBe(
    '409 reverse.state',
  )
  expect(await everything(t)).toEqual(before)
})

test('the mall rules about it: its money goes back, its units are gone from the order, and the books add up', async () => {
  const { id, orderId, restId } = await partlyRefused()
  await reaches(t, anna!, id, 'REVERSE_DONE')
  const asked = await anna!.call(ASK, { id: restId, content: 'It was whole.' })
  expect([asked.isInDispute, asked.operationList]).toEqual([
    true,
    ['cancel', 'addProof', 'viewRejectReason', 'viewLogistics'],
  ])
  // While the mall looks at it nobody asks for the same.
  expect(await refusalOf(apply(anna!, orderId, { type: 'SALE_RETURN', amount: 59.9 }))).toBe(
    '422 reverse.not_eligible',
  )
  await merchant!.call(SAY, { id: restId, content: 'It was cracked.' })
  await operator!.call(RULE, { id: restId, ruling: 'REFUND', reason: 'The parcel was crushed.' })
  const paid = await reaches(t, anna!, restId, 'REVERSE_DONE')
  expect(paid.actualRefundAmt).toEqual(money(119.8))
  const order = await anna!.call(DETAIL, { id: orderId })
  expect(order.tradeOrderLineList[0]?.canReverseAmt).toEqual(money(0))
  expect((await ledger(t, order.contractId))['buyer']).toBeUndefined()
  expect(await t.audit()).toEqual([])
})

test('the shop gives in: no goods come back that it has already', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2 })
  const passed = await merchant!.call(PASS, {
    id,
    lines: [{ id: lineIds[0] ?? '', sellable: 1, missing: 1 }],
  })
  const restId = passed.refusedPart?.id ?? ''
  // What is missing needs no words, and its buyer has the same way to the mall.
  const rest = await anna!.call(READ, { id: restId })
  expect([rest.qcRejectReason, rest.operationList]).toEqual(['', ['askMall']])
  await anna!.call(ASK, { id: restId, content: 'Both were in it.' })
  expect((await merchant!.call(GIVE_IN, { id: restId })).reverseTradeOrderStatus).toBe(
    'WAITING_FOR_REFUND',
  )
  expect((await reaches(t, anna!, restId, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(59.9))
  const order = await anna!.call(DETAIL, { id: orderId })
  expect(order.displayStatus).toBe('CLOSED')
  expect(await t.audit()).toEqual([])
})

test('taken back it stays as it was before: declined by its shop, and to be asked for anew', async () => {
  const { orderId, restId } = await partlyRefused()
  await anna!.call(ASK, { id: restId, content: 'It was whole.' })
  expect((await anna!.call(CANCEL, { id: restId })).reverseTradeOrderStatus).toBe(
    'REVERSE_CANCELED',
  )
  expect(
    (await apply(anna!, orderId, { type: 'SALE_RETURN', qty: 2 })).reverseTradeOrderStatus,
  ).toBe('WAITING_FOR_AUDIT_BY_SELLER')
  expect(await t.audit('always')).toEqual([])
})

test('of an exchange it is the money of what is not replaced, also once the others have been', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const { id, lineId } = await goodsSentBack(who(), orderId, { qty: 2, sku: lamps.copper })
  const passed = await merchant!.call(PASS, {
    id,
    lines: [{ id: lineId, sellable: 1, refused: 1 }],
    reason: 'One is cracked.',
    attachmentList: await shown(),
  })
  const restId = passed.refusedPart?.id ?? ''
  await merchant!.call(SHIP, {
    id,
    carrierId: 2,
    serviceCode: `AGAIN${(numbers += 1)}`,
  } as never)
  t.clock.advance(1000)
  await anna!.call(CONFIRM, { id })
  const rest = await anna!.call(READ, { id: restId })
  expect([rest.operationList, rest.reverseTradeOrderLineList[0]?.derivativeSku?.id]).toEqual([
    ['askMall', 'viewRejectReason'],
    lamps.copper,
  ])
  await anna!.call(ASK, { id: restId, content: 'It was whole.' })
  await merchant!.call(GIVE_IN, { id: restId })
  const paid = await reaches(t, anna!, restId, 'REVERSE_DONE')
  expect([paid.actualRefundAmt, paid.changeToReturn]).toEqual([money(59.9), true])
  // She has one lamp left, in copper.
  const order = await anna!.call(DETAIL, { id: orderId })
  expect(order.tradeOrderLineList[0]).toMatchObject({
    canReverseQty: 1,
    canReverseAmt: money(59.9),
  })
  expect(await t.audit()).toEqual([])
})
