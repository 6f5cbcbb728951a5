import { refusalOf } from '../../../testing/account-steps.ts'
import type { ArgumentOf } from '@galleria/contract/client'
import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  PASS,
  POST_BACK,
  READ,
  REFUSE,
  REJECT,
  apply,
  everything,
  ledger,
  money,
  reaches,
  type Asking,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendBackBody, sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/** The mall rules about a part of what was asked for: fewer units, less money, or both (A35). */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const BUYER = 'kim@galleria.test'

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())

/** Declined, and both have said their side: about three lamps for 59.90 each. */
async function heard(asking: Asking = { type: 'SALE_RETURN', qty: 3 }) {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 3 })
  const request = await apply(anna!, orderId, asking)
  await merchant!.call(REJECT, { id: request.id, reason: 'It was used.' })
  return told(request.id, orderId)
}
async function told(id: string, orderId: string) {
  await anna!.call(ASK, { id, content: 'It never was.' })
  const said = await merchant!.call(SAY, { id, content: 'It was.' })
  return { id, orderId, lineId: said.reverseTradeOrderLineList[0]?.id ?? '' }
}
type Part = Pick<ArgumentOf<typeof RULE>, 'lines' | 'amount'>
const rule = (id: string, ruling: 'REFUND' | 'RETURN' | 'NONE', part: Part = {}) =>
  operator!.call(RULE, { id, ruling, reason: 'The photos show it.', ...part })
const claims = (orderId: string) =>
  t.sql(
    `select open_reverse_qty as open, reversed_qty as gone, claimed::int, refunded::int from order_lines where order_id = $1`,
    [fromWireId('order', orderId)],
  )

test('a part of the money for goods that stay: it goes back once, the rest is free to be asked for, and both read how much', async () => {
  const { id, orderId } = await heard()
  const ruled = await rule(id, 'REFUND', { amount: { value: 40 } })
  expect(ruled.dispute).toMatchObject({
    ruling: 'REFUND',
    ruledAmount: money(40),
    isPart: true,
    isOnceMore: false,
  })
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect([done.applyRefundAmt, done.refundAmount, done.actualRefundAmt]).toEqual([
    money(179.7),
    money(40),
    money(40),
  ])
  expect(await claims(orderId)).toEqual([{ open: 0, gone: 0, claimed: 4000, refunded: 4000 }])
  expect((await ledger(t, await contractOf(orderId)))['buyer']).toBe(undefined)
  const mail = (await t.inbox(BUYER)).find(
    ({ subject, text }) =>
      subject.startsWith('Galleria has decided') && text.includes(done.reverseTradeOrderCode),
  )
  expect(mail?.text).toContain('€40.00 is refunded')
  expect(mail?.text).toContain('€179.70 had been asked for; this is a part of it.')
  // The lamps can still be sent back for what is left of their money.
  expect((await apply(anna!, orderId, { type: 'SALE_RETURN', qty: 3 })).refundAmount).toEqual(
    money(139.7),
  )
  expect(await t.audit()).toEqual([])
})

async function contractOf(orderId: string): Promise<string> {
  const order = await anna!.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  return order.contractId
}

test('of three units two come back: the third is free again, and no more than two are looked at', async () => {
  const { id, orderId, lineId } = await heard()
  const ruled = await rule(id, 'RETURN', { lines: [{ id: lineId, qty: 2 }] })
  expect([
    ruled.dispute?.ruledAmount,
    ruled.dispute?.isPart,
    ruled.reverseTradeOrderLineList[0]?.ruledQty,
  ]).toEqual([money(119.8), true, 2])
  expect(await claims(orderId)).toEqual([{ open: 2, gone: 0, claimed: 11980, refunded: 0 }])
  await anna!.call(POST_BACK, sendBackBody(id, { number: 'PART1' }))
  expect(await refusalOf(merchant!.call(PASS, { id, lines: [{ id: lineId, sellable: 3 }] }))).toBe(
    '422 reverse.inspection',
  )
  await merchant!.call(PASS, { id, lines: [{ id: lineId, sellable: 2 }] })
  expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(119.8))
  expect(await claims(orderId)).toEqual([{ open: 0, gone: 2, claimed: 11980, refunded: 11980 }])
  expect(await t.audit()).toEqual([])
})

test('of what comes back and is missing then its buyer asks again: units add up', async () => {
  const { id, lineId } = await heard()
  await rule(id, 'RETURN', { lines: [{ id: lineId, qty: 2 }] })
  await anna!.call(POST_BACK, sendBackBody(id, { number: 'PART2' }))
  const passed = await merchant!.call(PASS, {
    id,
    lines: [{ id: lineId, sellable: 1, missing: 1 }],
  })
  const restId = passed.refusedPart?.id ?? ''
  const rest = await merchant!.call(SHOPS, { id: restId })
  expect([rest.reverseTradeOrderLineList[0]?.reverseQty, rest.refundAmount]).toEqual([
    1,
    money(59.9),
  ])
  expect((await anna!.call(READ, { id: restId })).operationList).toContain('askMall')
  await reaches(t, anna!, id, 'REVERSE_DONE')
  expect(await t.audit()).toEqual([])
})

test('fewer units and less money at once; of goods in the house of the shop only those are gone', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 3 })
  const { id, lineIds } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId, {
    qty: 3,
  })
  const picture = await upload(t, merchant!, 'evidence', await photo())
  await merchant!.call(REFUSE, {
    id,
    reason: 'Used.',
    attachmentList: { files: [{ url: picture.url }] },
  })
  await told(id, orderId)
  await rule(id, 'REFUND', { lines: [{ id: lineIds[0] ?? '', qty: 2 }], amount: { value: 100 } })
  expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(100))
  expect(await claims(orderId)).toEqual([{ open: 0, gone: 2, claimed: 10000, refunded: 10000 }])
  expect(await t.audit()).toEqual([])
})

test.each([
  ['as much money as was asked for', { amount: { value: 179.7 } }],
  ['more than that', { amount: { value: 179.71 } }],
  ['none', { amount: { value: 0 } }],
])('never %s is a part: nothing moves', async (_, part) => {
  const { id } = await heard()
  const before = await everything(t)
  expect(await refusalOf(rule(id, 'REFUND', part))).toMatch(/^4(00|22) /)
  expect(await everything(t)).toEqual(before)
})

test('never all units, more than were asked about, none, the same line twice, or another request’s; nor a part of nothing', async () => {
  const { id, lineId } = await heard()
  const other = await heard()
  const before = await everything(t)
  const units = (...lines: { id: string; qty: number }[]) => rule(id, 'RETURN', { lines })
  for (const tried of [
    () => units({ id: lineId, qty: 3 }),
    () => units({ id: lineId, qty: 4 }),
    () => units({ id: lineId, qty: 1 }, { id: lineId, qty: 1 }),
    () => units({ id: other.lineId, qty: 1 }),
    () => rule(id, 'NONE', { amount: { value: 10 } }),
    () => rule(id, 'REFUND', { lines: [{ id: lineId, qty: 1 }], amount: { value: 59.9 } }),
  ])
    expect(await refusalOf(tried())).toBe('422 dispute.part')
  expect(await everything(t)).toEqual(before)
})

test('of two who rule about different parts at the same moment one does', async () => {
  const { id, orderId } = await heard({ qty: 3, amount: 50 })
  const ends = await Promise.all(
    [10, 20, 30].map((value) => refusalOf(rule(id, 'REFUND', { amount: { value } }))),
  )
  expect(ends.filter((end) => end === 'no refusal')).toHaveLength(1)
  expect(ends.filter((end) => end === '409 reverse.state')).toHaveLength(2)
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect(done.actualRefundAmt).toEqual(done.dispute?.ruledAmount)
  expect((await claims(orderId))[0]).toMatchObject({ claimed: done.actualRefundAmt.value * 100 })
  expect(await t.audit()).toEqual([])
})
