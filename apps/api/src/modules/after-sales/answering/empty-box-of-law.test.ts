import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  CANCEL,
  DETAIL,
  PASS,
  POST_BACK,
  READ,
  REJECT,
  apply,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { lamps, offerLamps, shelf } from '../../../testing/exchange-steps.ts'
import { withdrawn } from '../../../testing/loss-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendBackBody } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * An empty box of goods that nobody can decline: those of a withdrawal by law, or of a return that
 * the mall has ruled. The mall decides.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const ADD = 'POST /sapi/mall-order/web/reverseorder/addProof' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const MALLS = 'POST /sapi/mall-operator/dispute/detail' as const
const BUYER = 'kim@galleria.test'
const WHY = 'The box was empty when we opened it.'

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
let numbers = 0
async function signIn() {
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((one) => t.signIn(one)),
  )
}
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  await signIn()
})
afterAll(() => t.close())

const shown = async () => ({
  reason: WHY,
  attachmentList: {
    files: [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }],
  },
})
type Back = { readonly id: string; readonly lineId: string; readonly orderId: string }

/** Two lamps that were withdrawn from are on their way back. */
async function withdrawnAndSent(): Promise<Back> {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const back = await withdrawn(t, anna!, orderId)
  await anna!.call(POST_BACK, sendBackBody(back.id, { number: `EMPTY${(numbers += 1)}` }))
  return { ...back, orderId }
}

/** Two lamps whose return the mall has ruled are on their way back. */
async function ruledAndSent(): Promise<Back> {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const { id } = await apply(anna!, orderId, { type: 'SALE_RETURN', qty: 2 })
  await merchant!.call(REJECT, { id, reason: 'No.' })
  await anna!.call(ASK, { id, content: 'They are as they came.' })
  await merchant!.call(SAY, { id, content: 'They are not.' })
  await operator!.call(RULE, { id, ruling: 'RETURN', reason: 'Let us see them.' })
  await anna!.call(POST_BACK, sendBackBody(id, { number: `EMPTY${(numbers += 1)}` }))
  const { reverseTradeOrderLineList } = await anna!.call(READ, { id })
  return { id, lineId: reverseTradeOrderLineList[0]?.id ?? '', orderId }
}

const none = ({ id, lineId }: Back) => ({ id, lines: [{ id: lineId, missing: 2 }] })
/** The shop says that nothing was in it: which request the mall decides about. */
async function found(back: Back): Promise<string> {
  const said = await merchant!.call(PASS, { ...none(back), ...(await shown()) })
  return said.refusedPart?.id ?? ''
}
const events = async (id: string) =>
  (await anna!.call(READ, { id })).progressList.map(({ event, actor }) => [event, actor])
const claimed = async (orderId: string) =>
  (await anna!.call(DETAIL, { id: orderId })).tradeOrderLineList[0]?.canReverseQty
const mailsOf = async (address: string, subject: string) =>
  (await t.inbox(address)).filter((mail) => mail.subject.startsWith(subject)).length

const kinds = [
  ['a withdrawal by law', withdrawnAndSent],
  ['a return that the mall has ruled', ruledAndSent],
] as const

test.each(kinds)(
  'of %s: no money moves and no stock, it ends, and what it claimed waits for the mall by itself',
  async (_, send) => {
    const back = await send()
    const { dispute } = await anna!.call(READ, { id: back.id })
    const before = await shelf(t, lamps.brass)
    const { contractId, tradeOrderCode: code } = await anna!.call(DETAIL, { id: back.orderId })
    const { 'seller:5': owed = 0, 'held:5': held = 0, ...books } = await ledger(t, contractId)
    const id = await found(back)
    await t.drain()
    const ended = await anna!.call(READ, { id: back.id })
    expect(ended).toMatchObject({
      reverseTradeOrderStatus: 'REVERSE_CLOSE',
      isInDispute: false,
      actualRefundAmt: money(0),
      refusedPart: { id },
    })
    // What was ruled before stands as it was written.
    expect(ended.dispute).toEqual(dispute)
    expect(ended.reverseTradeOrderLineList[0]?.inspectionList).toEqual([
      { disposition: 'MISSING', qty: 2 },
    ])
    expect(ended.operationList).not.toContain('askMall')
    expect((await events(back.id)).at(-1)).toEqual(['closeEmpty', 'merchant'])
    const asked = await anna!.call(READ, { id })
    expect(asked).toMatchObject({
      reverseTradeOrderType: 'SALE_RETURN',
      isInDispute: true,
      splitFrom: { id: back.id },
      refundAmount: money(119.8),
      qcRejectReason: WHY,
      reverseTradeOrderLineList: [{ reverseQty: 2, refundAmt: money(119.8) }],
      dispute: { cause: 'EMPTY', content: '', ruling: null, canComeBack: false },
    })
    expect(asked.qcAttachmentList.files).toHaveLength(1)
    expect(asked.operationList).toEqual(expect.arrayContaining(['cancel', 'addProof']))
    expect(await events(id)).toEqual([
      ['setApart', 'merchant'],
      ['refuseRest', 'merchant'],
      ['askEmpty', 'clock'],
    ])
    // Claimed as before, and by one request.
    expect(await claimed(back.orderId)).toBe(0)
    expect(await shelf(t, lamps.brass)).toEqual(before)
    // The shop's share is disputed now, and held.
    expect(await ledger(t, contractId)).toEqual({ ...books, 'held:5': owed + held })
    const subject = `The parcel you sent back for order ${code} was empty`
    const boxes = await Promise.all([people.anna, BUYER].map((box) => mailsOf(box, subject)))
    expect(boxes.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await mailsOf(people.merchant, `The empty return parcel for order ${code}`)).toBe(1)
    expect(
      await mailsOf(
        people.operator,
        `Please decide about application ${asked.reverseTradeOrderCode}: the return parcel was empty`,
      ),
    ).toBe(1)
    expect(await t.audit()).toEqual([])
  },
)

test.each(kinds)('of %s: the mall rules for its buyer, all of it', async (_, send) => {
  const back = await send()
  const id = await found(back)
  await anna!.call(ADD, {
    id,
    requestKey: crypto.randomUUID(),
    content: 'The counter weighed it: 3.1 kg.',
  })
  const before = await shelf(t, lamps.brass)
  // The shop has 48 hours to say its side.
  expect((await operator!.call(MALLS, { id })).rulingList).toEqual([])
  await merchant!.call(SAY, { id, content: WHY })
  expect((await operator!.call(MALLS, { id })).rulingList).toEqual(['REFUND', 'NONE'])
  expect(
    await refusalOf(operator!.call(RULE, { id, ruling: 'RETURN', reason: 'Send them.' })),
  ).toBe('409 reverse.state')
  await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'The carrier weighed it with them.' })
  expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(119.8))
  expect((await anna!.call(READ, { id: back.id })).actualRefundAmt).toEqual(money(0))
  expect(await shelf(t, lamps.brass)).toEqual(before)
  expect(await claimed(back.orderId)).toBe(0)
  expect(await t.audit()).toEqual([])
})

test.each(kinds)('of %s: the mall rules about a part of the money', async (_, send) => {
  const back = await send()
  const id = await found(back)
  await merchant!.call(SAY, { id, content: WHY })
  const before = await shelf(t, lamps.brass)
  await operator!.call(RULE, {
    id,
    ruling: 'REFUND',
    reason: 'Half each.',
    amount: { value: 59.9 },
  })
  expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(59.9))
  expect(await shelf(t, lamps.brass)).toEqual(before)
  expect(await t.audit()).toEqual([])
})

test.each(kinds)('of %s: the mall rules for the shop, and is not asked again', async (_, send) => {
  const back = await send()
  const id = await found(back)
  await merchant!.call(SAY, { id, content: WHY })
  await operator!.call(RULE, { id, ruling: 'NONE', reason: 'It weighed as much as its box.' })
  const closed = await anna!.call(READ, { id })
  expect([closed.reverseTradeOrderStatus, closed.isInDispute, closed.actualRefundAmt]).toEqual([
    'REVERSE_CLOSE',
    false,
    money(0),
  ])
  for (const one of [id, back.id])
    expect(await refusalOf(anna!.call(ASK, { id: one, content: 'But.' }))).toBe('409 reverse.state')
  expect(await claimed(back.orderId)).toBe(2)
  expect(await t.audit()).toEqual([])
})

test.each(kinds)(
  'of %s: its buyer takes it back, or the shop agrees after all',
  async (_, send) => {
    const first = await send()
    const taken = await found(first)
    await anna!.call(CANCEL, { id: taken })
    expect((await anna!.call(READ, { id: taken })).reverseTradeOrderStatus).toBe('REVERSE_CANCELED')
    expect(await refusalOf(anna!.call(ASK, { id: first.id, content: 'But.' }))).toBe(
      '409 reverse.state',
    )
    const second = await send()
    const given = await found(second)
    const before = await shelf(t, lamps.brass)
    await merchant!.call(GIVE_IN, { id: given })
    expect((await reaches(t, anna!, given, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(119.8))
    expect(await shelf(t, lamps.brass)).toEqual(before)
    expect(await t.audit()).toEqual([])
  },
)

test.each(kinds)('of %s: twice, at once and stale it is said once', async (_, send) => {
  const back = await send()
  const body = { ...none(back), ...(await shown()) }
  const both = await Promise.all([1, 2].map(() => refusalOf(merchant!.call(PASS, body))))
  expect(both.filter((one) => one === '409 reverse.state')).toHaveLength(1)
  const before = await everything(t)
  expect(await refusalOf(merchant!.call(PASS, body))).toBe('409 reverse.state')
  expect(
    await refusalOf(
      merchant!.call(PASS, { id: back.id, lines: [{ id: back.lineId, sellable: 2 }] }),
    ),
  ).toBe('409 reverse.state')
  expect(await everything(t)).toEqual(before)
  expect(await t.audit()).toEqual([])
})

test.each(kinds)('of %s: it needs a reason and a photo, and all of it missing', async (_, send) => {
  const back = await send()
  const { reason, attachmentList } = await shown()
  const before = await everything(t)
  const lines = [{ id: back.lineId, missing: 1, refused: 1 }]
  expect([
    await refusalOf(merchant!.call(PASS, none(back))),
    await refusalOf(merchant!.call(PASS, { ...none(back), reason })),
    await refusalOf(merchant!.call(PASS, { ...none(back), attachmentList })),
  ]).toEqual(Array(3).fill('422 reverse.inspection'))
  expect(
    await refusalOf(merchant!.call(PASS, { id: back.id, lines, reason, attachmentList })),
  ).toBe('422 reverse.inspection')
  expect(await everything(t)).toEqual(before)
  await found(back)
})

test('before anybody has named a parcel there is no box: goods of a withdrawal that nobody has sent', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const back = { ...(await withdrawn(t, anna!, orderId)), orderId }
  const said = await shown()
  const before = await everything(t)
  expect(await refusalOf(merchant!.call(PASS, { ...none(back), ...said }))).toBe(
    '422 reverse.inspection',
  )
  expect(await everything(t)).toEqual(before)
})

test('the 14 days of a withdrawal end meanwhile: nothing goes back by itself, and the mall rules all the same; a shop that says nothing has accepted', async () => {
  const [back, silent] = [await withdrawnAndSent(), await withdrawnAndSent()]
  const id = await found(back)
  await t.drain()
  const before = await shelf(t, lamps.brass)
  t.clock.advance(15 * DAY)
  for (let round = 0; round < 2; round += 1) {
    await stepDueReverses(t.mall.gate.own())
    await t.drain()
  }
  await signIn()
  expect(await anna!.call(READ, { id })).toMatchObject({
    isInDispute: true,
    actualRefundAmt: money(0),
    dispute: { isLate: true },
  })
  expect((await anna!.call(READ, { id: back.id })).actualRefundAmt).toEqual(money(0))
  const accepted = await reaches(t, anna!, silent.id, 'REVERSE_DONE')
  expect(accepted.actualRefundAmt).toEqual(money(119.8))
  expect(accepted.reverseTradeOrderLineList[0]?.inspectionList).toEqual([
    { disposition: 'SELLABLE', qty: 2 },
  ])
  expect(await shelf(t, lamps.brass)).toEqual([before[0] + 2, before[1]])
  await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'The carrier weighed it with them.' })
  expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(119.8))
  expect(await shelf(t, lamps.brass)).toEqual([before[0] + 2, before[1]])
  expect(await t.audit()).toEqual([])
})
