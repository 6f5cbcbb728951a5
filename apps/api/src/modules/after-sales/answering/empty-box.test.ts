import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  DETAIL,
  PASS,
  READ,
  REFUSE,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { lamps, offerLamps, shelf } from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/** The box that came back is empty: nothing is accepted, which is a refusal of its own. */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const WHY = 'The box was empty when we opened it.'
let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((one) => t.signIn(one)),
  )
})
afterAll(() => t.close())

async function emptyBox() {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const { id, lineIds } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId, {
    qty: 2,
  })
  const before = await everything(t)
  // As a look at goods it is refused: what was accepted of nothing?
  expect(
    await refusalOf(merchant!.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', missing: 2 }] })),
  ).toBe('422 reverse.inspection')
  expect(await everything(t)).toEqual(before)
  const shown = { url: (await upload(t, merchant!, 'evidence', await photo())).url }
  await merchant!.call(REFUSE, { id, reason: WHY, attachmentList: { files: [shown] } })
  return { id, orderId }
}

test('the shop refuses it with a photo: no money, no stock, and both units can be asked about again', async () => {
  const before = await shelf(t, lamps.brass)
  const { id, orderId } = await emptyBox()
  const closed = await anna!.call(READ, { id })
  expect([closed.reverseTradeOrderStatus, closed.qcRejectReason, closed.actualRefundAmt]).toEqual([
    'REVERSE_CLOSE',
    WHY,
    money(0),
  ])
  expect(closed.operationList).toContain('askMall')
  const order = await anna!.call(DETAIL, { id: orderId })
  expect(order.tradeOrderLineList[0]).toMatchObject({
    canReverseQty: 2,
    canReverseAmt: money(119.8),
  })
  expect(await shelf(t, lamps.brass)).toEqual([before[0] - 2, before[1]])
  expect(await t.audit()).toEqual([])
})

test('the mall rules for its buyer: the money goes back, and still no stock moves', async () => {
  const { id, orderId } = await emptyBox()
  const before = await shelf(t, lamps.brass)
  await anna!.call(ASK, { id, content: 'Both lamps were in it, and the carrier has its weight.' })
  await merchant!.call(SAY, { id, content: WHY })
  await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'The carrier weighed it with them.' })
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect(done.actualRefundAmt).toEqual(money(119.8))
  expect(await shelf(t, lamps.brass)).toEqual(before)
  const { contractId } = await anna!.call(DETAIL, { id: orderId })
  expect((await ledger(t, contractId))['buyer']).toBeUndefined()
  expect(await t.audit()).toEqual([])
})

test('the mall rules for the shop: it stays closed, no money moves, and it cannot be asked again', async () => {
  const { id } = await emptyBox()
  await anna!.call(ASK, { id, content: 'Both lamps were in it.' })
  await merchant!.call(SAY, { id, content: WHY })
  await operator!.call(RULE, { id, ruling: 'NONE', reason: 'It weighed as much as its box.' })
  const closed = await anna!.call(READ, { id })
  expect([closed.reverseTradeOrderStatus, closed.isInDispute, closed.actualRefundAmt]).toEqual([
    'REVERSE_CLOSE',
    false,
    money(0),
  ])
  expect(await refusalOf(anna!.call(ASK, { id, content: 'But.' }))).toBe('409 reverse.state')
  expect(await t.audit()).toEqual([])
})
