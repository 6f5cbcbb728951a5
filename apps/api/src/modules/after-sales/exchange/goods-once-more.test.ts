import { refusalOf } from '../../../testing/account-steps.ts'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  PASS,
  POST_BACK,
  READ,
  REFUSE,
  WAIVE,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel, sendBackBody, sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * A shop looked at goods, did not accept them and sent them out again: the mall can rule that they
 * come back once more (A20, A35).
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const MALLS = 'POST /sapi/mall-operator/dispute/detail' as const
const BUYER = 'kim@galleria.test'

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
}
beforeAll(async () => {
  t = await openTestMall()
  await signInAll()
})
afterAll(() => t.close())

const shown = async () => ({
  files: [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }],
})
let numbers = 100

/**
 * Sent back, not accepted, and sent out again in a parcel of the shop's; its buyer has asked the
 * mall.
 */
async function sentOutAgain(qty = 1) {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: qty })
  const sent = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId, { qty })
  await merchant!.call(REFUSE, {
    id: sent.id,
    reason: 'It smells of smoke.',
    attachmentList: await shown(),
    carrierId: 2,
    serviceCode: `OUT${(numbers += 1)}`,
  })
  await anna!.call(ASK, { id: sent.id, content: 'Nobody smokes here.' })
  return { ...sent, orderId }
}
async function ruledReturn(qty = 1) {
  const case_ = await sentOutAgain(qty)
  await merchant!.call(SAY, { id: case_.id, content: 'It smells.' })
  await operator!.call(RULE, { id: case_.id, ruling: 'RETURN', reason: 'It does not.' })
  return case_
}

test('the mall rules that they come back: sent a second time, in a parcel of its own, looked at, and paid back once', async () => {
  const { id, number, orderId, lineIds } = await sentOutAgain()
  await merchant!.call(SAY, { id, content: 'It smells.' })
  expect((await operator!.call(MALLS, { id })).rulingList).toEqual(['REFUND', 'RETURN', 'NONE'])
  await operator!.call(RULE, { id, ruling: 'RETURN', reason: 'It does not smell.' })
  const waiting = await anna!.call(READ, { id })
  expect([waiting.reverseTradeOrderStatus, waiting.operationList, waiting.postBackTime]).toEqual([
    'WAITING_FOR_BUYER_RETURN',
    ['cancel', 'postBack'],
    null,
  ])
  expect(waiting.dispute).toMatchObject({ ruling: 'RETURN', isOnceMore: true, isPart: false })
  expect(waiting.returnAddress).not.toBeNull()
  // Nothing is there to be looked at yet.
  expect((await merchant!.call(SHOPS, { id })).operationList).toEqual(['giveLabel', 'waiveReturn'])
  const lines = [{ id: lineIds[0] ?? '', sellable: 1 }]
  expect(await refusalOf(merchant!.call(PASS, { id, lines }))).toBe('409 reverse.state')
  // The number of the first time is taken: it was another parcel.
  expect(await refusalOf(anna!.call(POST_BACK, sendBackBody(id, { number })))).toBe(
    '422 parcel.number_taken',
  )
  const again = await anna!.call(POST_BACK, sendBackBody(id, { number: 'AGAIN1' }))
  expect(
    again.fulfillmentProgressList.map(({ operaterType, serviceCode }) => [
      operaterType,
      serviceCode,
    ]),
  ).toEqual([
    ['USER', number],
    ['USER', 'AGAIN1'],
    ['SELLER', `OUT${numbers}`],
  ])
  expect(again.operationList).toEqual(['correctPostBack', 'viewLogistics'])
  await anna!.call(POST_BACK, sendBackBody(id, { number: 'AGAIN2' }))
  await merchant!.call(PASS, { id, lines })
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.qcRejectReason]).toEqual([money(64.8), 'It smells of smoke.'])
  expect(
    await t.sql('select reversed_qty, open_reverse_qty from order_lines where order_id = $1', [
      fromWireId('order', orderId),
    ]),
  ).toEqual([{ reversed_qty: 1, open_reverse_qty: 0 }])
  expect(await t.audit()).toEqual([])
})

test('its buyer is told that the shop bears the cost', async () => {
  const { id } = await ruledReturn()
  await t.drain()
  const { reverseTradeOrderCode: code } = await anna!.call(READ, { id })
  const mail = (await t.inbox(BUYER)).find(
    ({ subject, text }) => subject.startsWith('Galleria has decided') && text.includes(code),
  )
  expect(mail?.text).toContain('once more, at the shop’s cost')
})

test('a shop that agrees after all gets them back first, and can leave them where they are', async () => {
  const { id, orderId } = await sentOutAgain()
  const agreed = await merchant!.call(GIVE_IN, { id })
  expect(agreed.reverseTradeOrderStatus).toBe('WAITING_FOR_BUYER_RETURN')
  await merchant!.call(WAIVE, { id })
  expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
  expect(
    await t.sql('select reversed_qty, open_reverse_qty from order_lines where order_id = $1', [
      fromWireId('order', orderId),
    ]),
  ).toEqual([{ reversed_qty: 0, open_reverse_qty: 0 }])
  expect(await t.audit()).toEqual([])
})

test('they are not declined a second time, and a shop that says nothing has accepted them once the second parcel has been there three working days', async () => {
  const { id } = await ruledReturn()
  await anna!.call(POST_BACK, sendBackBody(id, { number: 'AGAIN3' }))
  expect(
    await refusalOf(
      merchant!.call(REFUSE, { id, reason: 'Smoke.', attachmentList: await shown() }),
    ),
  ).toBe('409 reverse.state')
  // The first parcel arrived long ago; that says nothing about the second.
  await t.sql(
    `update reverse_parcels set scanned_at = mall_now(), delivered_at = mall_now() - interval '20 days' where reverse_id = $1 and operator = 'USER' and round = 1`,
    [fromWireId('reverse', id)],
  )
  await stepDueReverses(t.mall.gate.own())
  await t.drain()
  const sent = await anna!.call(READ, { id })
  expect([sent.reverseTradeOrderStatus, sent.operationList]).toEqual([
    'WAITING_FOR_QC_DONE',
    ['correctPostBack', 'viewLogistics'],
  ])
  await advanceParcel(t, 'AGAIN3', 'delivered')
  t.clock.advance(11 * DAY)
  await stepDueReverses(t.mall.gate.own())
  await signInAll()
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.decidedBySilence]).toEqual([money(64.8), true])
})

test('who sends nothing in time keeps them', async () => {
  const { id } = await ruledReturn()
  t.clock.advance(15 * DAY)
  await stepDueReverses(t.mall.gate.own())
  await signInAll()
  const closed = await anna!.call(READ, { id })
  expect([closed.reverseTradeOrderStatus, closed.operationList]).toEqual([
    'REVERSE_CLOSE',
    ['viewRejectReason', 'viewLogistics'],
  ])
  expect(await t.audit('always')).toEqual([])
})

test('of a part that was not accepted those come back that were sent out; where some never came the mall rules about money', async () => {
  for (const [missing, rulings] of [
    [0, ['REFUND', 'RETURN', 'NONE']],
    [1, ['REFUND', 'NONE']],
  ] as const) {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 3 })
    const { id, lineIds } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId, {
      qty: 3,
    })
    const passed = await merchant!.call(PASS, {
      id,
      lines: [{ id: lineIds[0] ?? '', sellable: 1, missing, refused: 2 - missing }],
      reason: 'Cracked.',
      attachmentList: await shown(),
      carrierId: 2,
      serviceCode: `OUT${(numbers += 1)}`,
    })
    const restId = passed.refusedPart?.id ?? ''
    await anna!.call(ASK, { id: restId, content: 'They were whole.' })
    await merchant!.call(SAY, { id: restId, content: 'They were cracked.' })
    expect((await operator!.call(MALLS, { id: restId })).rulingList).toEqual(rulings)
    if (missing > 0) {
      const before = await everything(t)
      expect(
        await refusalOf(operator!.call(RULE, { id: restId, ruling: 'RETURN', reason: 'Whole.' })),
      ).toBe('409 reverse.state')
      expect(await everything(t)).toEqual(before)
      continue
    }
    await operator!.call(RULE, { id: restId, ruling: 'RETURN', reason: 'Whole.' })
    await anna!.call(POST_BACK, sendBackBody(restId, { number: `REST${numbers}` }))
    const { reverseTradeOrderLineList } = await merchant!.call(SHOPS, { id: restId })
    await merchant!.call(PASS, {
      id: restId,
      lines: [{ id: reverseTradeOrderLineList[0]?.id ?? '', sellable: 2 }],
    })
    await reaches(t, anna!, id, 'REVERSE_DONE')
    expect((await reaches(t, anna!, restId, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(119.8))
    expect(await t.audit()).toEqual([])
  }
})
