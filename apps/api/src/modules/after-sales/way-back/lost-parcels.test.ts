import { DAY } from '@galleria/kernel/time'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  CANCEL,
  DETAIL,
  PASS,
  POST_BACK,
  READ,
  REFUSE,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { goodsSentBack, lamps, offerLamps, shelf } from '../../../testing/exchange-steps.ts'
import { withdrawn } from '../../../testing/loss-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel, sendBackBody, sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** A22: parcels that their carrier calls lost, on the way back and in exchange. */

const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const DISPUTE = 'POST /sapi/mall-operator/dispute/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const ADD = 'POST /sapi/mall-order/web/reverseorder/addProof' as const
const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
/** Where the orders' mails go. */
const BUYER = 'kim@galleria.test'

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((one) => t.signIn(one)),
  )
}
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  await signInAll()
})
afterAll(() => t.close())

const who = () => ({ buyer: anna!, merchant: merchant! })
const read = (id: string) => anna!.call(READ, { id })
/** The carrier says so, and the mall asks it a minute later. */
async function says(number: string, to: string): Promise<void> {
  await advanceParcel(t, number, to)
  t.clock.advance(60_000)
  await checkReverseParcels(t.mall.gate.own())
  await t.drain()
}
/** Nothing is left in a contract's books but what its provider has kept. */
const booksOf = async (contractId: string) => Object.keys(await ledger(t, contractId))
const mailsOf = async (address: string, subject: string) =>
  (await t.inbox(address)).filter((mail) => mail.subject.startsWith(subject)).length
async function lostOwn(lamp = 1) {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp })
  const sent = await sentBack(t, who(), orderId, { qty: lamp })
  await says(sent.number, 'lost')
  return { ...sent, orderId }
}

describe('goods that are lost on their way back, in a parcel of the buyer’s own', () => {
  test('bring the mall to decide, once: both are told and say theirs, and an operator rules that the money goes back', async () => {
    const { id, number, orderId } = await lostOwn()
    const before = await shelf(t, lamps.brass)
    const asked = await read(id)
    expect(asked).toMatchObject({
      reverseTradeOrderStatus: 'REVERSE_CLOSE',
      isInDispute: true,
      lostParcel: 'USER',
      operationList: ['cancel', 'addProof', 'viewLogistics'],
      dispute: { cause: 'LOST', content: '', ruling: null, canComeBack: false },
    })
    expect(asked.progressList.at(-1)).toMatchObject({ event: 'askLost', actor: 'clock' })
    const code = asked.tradeOrder.tradeOrderCode
    expect(await mailsOf(BUYER, `Your return parcel for order ${code} is lost`)).toBe(1)
    expect(await mailsOf(people.merchant, `The return parcel for order ${code} is lost`)).toBe(1)
    expect(
      await mailsOf(
        people.operator,
        `Please decide about application ${asked.reverseTradeOrderCode}`,
      ),
    ).toBe(1)

    // Said again, and looked at again: nothing.
    await says(number, 'lost')
    await stepDueReverses(t.mall.gate.own())
    expect((await read(id)).progressList.filter(({ event }) => event === 'askLost')).toHaveLength(1)
    expect(
      await refusalOf(
        merchant!.call(PASS, {
          id,
          lines: [{ id: asked.reverseTradeOrderLineList[0]?.id ?? '', sellable: 1 }],
        }),
      ),
    ).toBe('409 reverse.state')

    const desk = () => operator!.call(DISPUTE, { id })
    expect((await desk()).rulingList).toEqual([])
    await anna!.call(ADD, {
      id,
      content: 'The receipt from the counter.',
      requestKey: randomUUID(),
    })
    await merchant!.call(SAY, { id, content: 'It never came.' })
    // It never was declined, and nobody has it: it cannot come back first.
    expect((await desk()).rulingList).toEqual(['REFUND', 'NONE'])
    expect(await refusalOf(operator!.call(RULE, { id, ruling: 'RETURN', reason: 'No.' }))).toBe(
      '409 reverse.state',
    )
    await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'The counter has stamped it.' })
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.isInDispute]).toEqual([money(64.8), false])
    expect(await shelf(t, lamps.brass)).toEqual(before)
    const { contractId, tradeOrderLineList } = await anna!.call(DETAIL, { id: orderId })
    expect(await booksOf(contractId)).toEqual(['fees', 'provider'])
    expect(tradeOrderLineList[0]).toMatchObject({ canReverseQty: 0 })
    expect(
      await mailsOf(BUYER, `Galleria has decided about your application for order ${code}`),
    ).toBe(1)
    expect(await t.audit()).toEqual([])
  })

  test('can be ruled about in part, against the buyer, given in by the shop, or taken back', async () => {
    const ruledNone = await lostOwn()
    await merchant!.call(SAY, { id: ruledNone.id, content: 'It never came.' })
    await operator!.call(RULE, { id: ruledNone.id, ruling: 'NONE', reason: 'It was not insured.' })
    const closed = await read(ruledNone.id)
    expect([
      closed.reverseTradeOrderStatus,
      closed.isInDispute,
      closed.actualRefundAmt,
      closed.operationList,
    ]).toEqual(['REVERSE_CLOSE', false, money(0), ['viewLogistics']])
    expect(await refusalOf(anna!.call(ASK, { id: ruledNone.id, content: 'But.' }))).toBe(
      '409 reverse.state',
    )

    const part = await lostOwn(2)
    await merchant!.call(SAY, { id: part.id, content: 'It never came.' })
    await operator!.call(RULE, {
      id: part.id,
      ruling: 'REFUND',
      amount: { value: 60 },
      reason: 'Half.',
    })
    expect((await reaches(t, anna!, part.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(60))

    const given = await lostOwn()
    await merchant!.call(GIVE_IN, { id: given.id })
    expect((await reaches(t, anna!, given.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))

    const taken = await lostOwn()
    await anna!.call(CANCEL, { id: taken.id })
    expect((await read(taken.id)).reverseTradeOrderStatus).toBe('REVERSE_CANCELED')
    expect((await anna!.call(DETAIL, { id: taken.orderId })).tradeOrderLineList[0]).toMatchObject({
      canReverseQty: 1,
    })
    expect(await t.audit()).toEqual([])
  })

  test('wait for nobody’s side for ever: after 48 hours of silence it is ruled', async () => {
    const { id } = await lostOwn()
    t.clock.advance(2 * DAY)
    await signInAll()
    await stepDueReverses(t.mall.gate.own())
    expect((await operator!.call(DISPUTE, { id })).rulingList).toEqual(['REFUND', 'NONE'])
    await operator!.call(RULE, { id, ruling: 'NONE', reason: 'Nobody shows anything.' })
    expect(await t.audit()).toEqual([])
  })

  test('of which the parcel turns up after all are still decided about by the mall, which reads where it is', async () => {
    const { id, number } = await lostOwn()
    await says(number, 'delivered')
    const found = await read(id)
    expect([found.isInDispute, found.lostParcel]).toEqual([true, null])
    expect((await operator!.call(DISPUTE, { id })).fulfillmentProgressList.at(-1)).toMatchObject({
      isLost: false,
    })
    await merchant!.call(GIVE_IN, { id })
    await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })

  test('that were delivered first are lost no more; those that the shop has looked at neither', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
    const there = await sentBack(t, who(), orderId)
    await says(there.number, 'delivered')
    await says(there.number, 'lost')
    expect((await read(there.id)).reverseTradeOrderStatus).toBe('WAITING_FOR_QC_DONE')
    const seen = await sentBack(t, who(), orderId)
    await merchant!.call(PASS, { id: seen.id, lines: [{ id: seen.lineIds[0] ?? '', sellable: 1 }] })
    await reaches(t, anna!, seen.id, 'REVERSE_DONE')
    await says(seen.number, 'lost')
    expect((await read(seen.id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })

  test('of an exchange free what was held for it, and are ruled about as money', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const steel = await shelf(t, lamps.steel)
    const { id } = await goodsSentBack(who(), orderId)
    await t.drain()
    const number = (await read(id)).fulfillmentProgressList[0]?.serviceCode ?? ''
    expect(await shelf(t, lamps.steel)).toEqual([steel[0], steel[1] + 1])
    await says(number, 'lost')
    expect(await read(id)).toMatchObject({
      isInDispute: true,
      changeToReturn: true,
      applyRefundAmt: money(64.8),
    })
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    await merchant!.call(SAY, { id, content: 'It never came.' })
    await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'Stamped.' })
    expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
    expect(await t.audit()).toEqual([])
  })
})

describe('goods that are lost on their way back at the risk of the shop', () => {
  test('of a withdrawal by law are paid at once, once, and no stock moves', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
    const before = await shelf(t, lamps.brass)
    const { id } = await withdrawn(t, anna!, orderId)
    await anna!.call(POST_BACK, sendBackBody(id, { number: 'LAWLOST1' }))
    await t.drain()
    await says('LAWLOST1', 'lost')
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(done).toMatchObject({ isInDispute: false, dispute: null, checkedTime: null })
    expect(done.reverseTradeOrderLineList[0]?.inspectionList).toEqual([
      { disposition: 'LOST', qty: 2 },
    ])
    expect(done.progressList.filter(({ event }) => event === 'payLost')).toHaveLength(1)
    expect(await shelf(t, lamps.brass)).toEqual(before)
    // All of the goods, and with them the standard delivery.
    const { contractId, paidAmt } = await anna!.call(DETAIL, { id: orderId })
    expect(done.actualRefundAmt).toEqual(paidAmt)
    expect(await booksOf(contractId)).toEqual(['fees', 'provider'])
    await says('LAWLOST1', 'delivered')
    expect((await read(id)).actualRefundAmt).toEqual(paidAmt)
    expect(
      await mailsOf(
        people.merchant,
        `The return parcel for order ${done.tradeOrder.tradeOrderCode} is lost`,
      ),
    ).toBe(1)
    expect(await t.audit()).toEqual([])
  })

  test('that come back by a ruling of the mall are not ruled about twice', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id, lineIds } = await sentBack(t, who(), orderId)
    expect(lineIds).toHaveLength(1)
    const files = [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }]
    await merchant!.call(REFUSE, {
      id,
      reason: 'Used.',
      attachmentList: { files },
      carrierId: 2,
      serviceCode: 'OUTAGAIN1',
    })
    await anna!.call(ASK, { id, content: 'It never was.' })
    await merchant!.call(SAY, { id, content: 'It was.' })
    await operator!.call(RULE, { id, ruling: 'RETURN', reason: 'Look again.' })
    await anna!.call(POST_BACK, sendBackBody(id, { number: 'ONCEMORE1' }))
    await t.drain()
    await says('ONCEMORE1', 'lost')
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.reverseTradeOrderLineList[0]?.inspectionList]).toEqual([
      money(64.8),
      [{ disposition: 'LOST', qty: 1 }],
    ])
    expect(await t.audit()).toEqual([])
  })
})
