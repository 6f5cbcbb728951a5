import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  PASS,
  POST_BACK,
  READ,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { agreedExchange, lamps, offerLamps, shelf } from '../../../testing/exchange-steps.ts'
import { makePdf, openDocument, sendDocument } from '../../../testing/document-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel, agreedReturn, sendBackBody } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** Labels that shops give for what comes back: at their cost, and at their risk. */

const LABEL = 'POST /sapi/mall-merchant/reverseorder/label' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const DISPUTE = 'POST /sapi/mall-operator/dispute/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const BUYER = 'kim@galleria.test'

let t: TestMall
let [anna, ben, merchant, otherMerchant, operator]: Visitor[] = []
const signInAll = async () => {
  ;[anna, ben, merchant, otherMerchant, operator] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant, people.operator].map((one) =>
      t.signIn(one),
    ),
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
let numbers = 100
const nextLabel = () => `LBL${(numbers += 1)}`
async function says(number: string, to: string): Promise<void> {
  await advanceParcel(t, number, to)
  t.clock.advance(60_000)
  await checkReverseParcels(t.mall.gate.own())
  await t.drain()
}
async function agreed(reverseReason = 'DAMAGED', lamp = 1) {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp })
  const { id, reverseTradeOrderLineList } = await agreedReturn(who(), orderId, {
    qty: lamp,
    more: { reverseReason },
  })
  return { id, orderId, lineId: reverseTradeOrderLineList[0]?.id ?? '' }
}
const give = (id: string, serviceCode: string, more: object = { code: 'SHOW-ME-1' }) =>
  merchant!.call(LABEL, { id, carrierId: 2, serviceCode, ...more })
const mailsOf = async (subject: string) =>
  (await t.inbox(BUYER)).filter((mail) => mail.subject.startsWith(subject)).length
const daysLater = async (days: number) => {
  t.clock.advance(days * DAY)
  await stepDueReverses(t.mall.gate.own())
  await t.drain()
  await signInAll()
}

describe('a shop’s label', () => {
  test('is read by its buyer and by mail, and its carrier’s first scan says that the goods are sent', async () => {
    const { id, lineId } = await agreed()
    expect((await merchant!.call(SHOPS, { id })).operationList).toEqual([
      'giveLabel',
      'waiveReturn',
    ])
    const number = nextLabel()
    await give(id, number)
    await t.drain()
    const shown = await read(id)
    expect(shown).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
      operationList: ['cancel', 'postBack'],
      fulfillmentProgressList: [],
      returnLabel: {
        serviceCode: number,
        fulfillmentServiceProvider: { id: 2, entityCode: 'dpd' },
        code: 'SHOW-ME-1',
        document: null,
      },
    })
    const subject = `Your return label for order ${shown.tradeOrder.tradeOrderCode}`
    expect(await mailsOf(subject)).toBe(1)
    // The second of two presses; and a carrier that was only told.
    const all = await everything(t)
    await give(id, number.toLowerCase())
    expect(await everything(t)).toEqual(all)
    t.clock.advance(60_000)
    await checkReverseParcels(t.mall.gate.own())
    await t.drain()
    expect((await read(id)).reverseTradeOrderStatus).toBe('WAITING_FOR_BUYER_RETURN')

    await says(number, 'in_transit')
    const sent = await read(id)
    expect(sent).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_QC_DONE',
      returnLabel: null,
      fulfillmentProgressList: [{ serviceCode: number, operaterType: 'USER' }],
    })
    expect(sent.progressList.at(-1)).toMatchObject({ event: 'postBack', actor: 'clock' })
    await merchant!.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] })
    expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
    expect(await mailsOf(subject)).toBe(1)
    expect(await t.audit()).toEqual([])
  })

  test('is replaced until its carrier has it, and given by nobody else', async () => {
    const { id } = await agreed()
    const [first, second] = [nextLabel(), nextLabel()]
    await give(id, first)
    await give(id, second, { code: 'SHOW-ME-2' })
    expect((await read(id)).returnLabel).toMatchObject({ serviceCode: second, code: 'SHOW-ME-2' })
    expect(
      await refusalOf(
        otherMerchant!.call(LABEL, { id, carrierId: 2, serviceCode: 'X1', code: 'x' }),
      ),
    ).toBe('404 reverse.not_found')
    expect(await refusalOf(give(id, nextLabel(), {}))).toBe('400 request.malformed')
    expect(
      await refusalOf(merchant!.call(LABEL, { id, carrierId: 999, serviceCode: 'X1', code: 'x' })),
    ).toBe('422 carrier.not_found')
    // A number is one parcel's, also one that nobody has sent yet.
    const other = await agreed()
    expect(await refusalOf(give(other.id, second))).toBe('422 parcel.number_taken')
    await t.drain()
    await says(second, 'in_transit')
    expect(await refusalOf(give(id, nextLabel()))).toBe('409 reverse.state')
    expect(await t.audit()).toEqual([])
  })

  test('is handed in by one press, also where its carrier says nothing yet; and lost it is the shop’s', async () => {
    const { id } = await agreed('NO_LONGER_WANTED', 2)
    const brass = await shelf(t, lamps.brass)
    const number = nextLabel()
    await give(id, number)
    await t.drain()
    await anna!.call(POST_BACK, sendBackBody(id, { number }))
    await anna!.call(POST_BACK, sendBackBody(id, { number }))
    const sent = await read(id)
    expect([sent.reverseTradeOrderStatus, sent.fulfillmentProgressList.length]).toEqual([
      'WAITING_FOR_QC_DONE',
      1,
    ])
    await says(number, 'lost')
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.isInDispute]).toEqual([money(119.8), false])
    expect(done.reverseTradeOrderLineList[0]?.inspectionList).toEqual([
      { disposition: 'LOST', qty: 2 },
    ])
    expect(await shelf(t, lamps.brass)).toEqual(brass)
    expect(await t.audit()).toEqual([])
  })

  test('is not needed: a parcel of the own is sent instead, at the own risk', async () => {
    const { id } = await agreed()
    const [label, own] = [nextLabel(), nextLabel()]
    await give(id, label)
    await t.drain()
    await anna!.call(POST_BACK, sendBackBody(id, { number: own }))
    await t.drain()
    expect((await read(id)).fulfillmentProgressList.map(({ serviceCode }) => serviceCode)).toEqual([
      own,
    ])
    await says(own, 'lost')
    expect(await read(id)).toMatchObject({ isInDispute: true, dispute: { cause: 'LOST' } })
    expect(await t.audit()).toEqual([])
  })

  test('a number that was handed in and is put right is its buyer’s own', async () => {
    const { id } = await agreed()
    const [label, own] = [nextLabel(), nextLabel()]
    await give(id, label)
    await anna!.call(POST_BACK, sendBackBody(id, { number: label }))
    await anna!.call(POST_BACK, sendBackBody(id, { number: own }))
    await t.drain()
    await says(own, 'lost')
    expect((await read(id)).dispute?.cause).toBe('LOST')
    expect(await t.audit()).toEqual([])
  })

  test('and its PDF is of no use to anybody then: it is let go with the number', async () => {
    const { id } = await agreed()
    const { id: file } = (await sendDocument(t, merchant!, makePdf())).body
    const [label, own] = [nextLabel(), nextLabel()]
    await give(id, label, { document: { id: file } })
    const url = (await read(id)).returnLabel?.document?.url ?? ''
    await anna!.call(POST_BACK, sendBackBody(id, { number: label }))
    await anna!.call(POST_BACK, sendBackBody(id, { number: own }))
    expect((await openDocument(t, anna!, url)).statusCode).toBe(404)
    const rows = await t.sql<{ isAttached: boolean }>(
      `select attached_at is not null as "isAttached" from files where id = $1`,
      [fromWireId('file', file)],
    )
    expect(rows).toEqual([{ isAttached: false }])
  })

  test('to print is opened by its buyer and the shop, and by nobody else', async () => {
    const { id } = await agreed()
    const { id: file } = (await sendDocument(t, merchant!, makePdf())).body
    await give(id, nextLabel(), { document: { id: file } })
    const document = (await read(id)).returnLabel?.document
    expect(document).toMatchObject({ name: 'visura.pdf', isReady: true })
    const opens = async (visitor: Visitor | undefined) =>
      (await openDocument(t, visitor, document?.url ?? '')).statusCode
    expect([await opens(anna!), await opens(merchant!)]).toEqual([200, 200])
    expect([
      await opens(ben!),
      await opens(otherMerchant!),
      await opens(operator!),
      await opens(undefined),
    ]).toEqual([404, 404, 404, 404])
    // A PDF bears the number of its own label.
    const all = await everything(t)
    await expect(give(id, nextLabel(), { document: { id: file } })).rejects.toMatchObject({
      code: 'request.malformed',
      body: { errors: [{ path: 'document', code: 'picture' }] },
    })
    expect(await everything(t)).toEqual(all)
    await give(id, nextLabel())
    expect([await opens(anna!), await opens(otherMerchant!)]).toEqual([404, 404])
    expect(await refusalOf(ben!.call(READ, { id }))).toBe('404 reverse.not_found')
    expect(await refusalOf(otherMerchant!.call(SHOPS, { id }))).toBe('404 reverse.not_found')
  })
})

describe('a label that the shop owes', () => {
  test('and has not given in fourteen days brings the mall to decide: the request is not closed', async () => {
    const { id } = await agreed()
    expect((await merchant!.call(SHOPS, { id })).owesReturnLabel).toBe(true)
    await daysLater(14)
    const asked = await read(id)
    expect(asked).toMatchObject({
      isInDispute: true,
      dispute: { cause: 'NO_LABEL', canComeBack: true },
    })
    expect(asked.progressList.at(-1)).toMatchObject({ event: 'askLabel', actor: 'clock' })
    expect(
      await mailsOf(
        `Galleria decides about your return for order ${asked.tradeOrder.tradeOrderCode}`,
      ),
    ).toBe(1)
    expect(await refusalOf(give(id, nextLabel()))).toBe('409 reverse.state')
    await daysLater(2)
    expect((await operator!.call(DISPUTE, { id })).rulingList).toEqual(['REFUND', 'RETURN', 'NONE'])
    await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'No label was given.' })
    expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
    expect(await t.audit()).toEqual([])
  })

  test('is given after all: the shop agrees, gives it, and the goods come back', async () => {
    const { id, lineId } = await agreed()
    await daysLater(14)
    await merchant!.call(GIVE_IN, { id })
    const number = nextLabel()
    await give(id, number)
    await t.drain()
    await says(number, 'in_transit')
    await merchant!.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] })
    expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
    expect(await t.audit()).toEqual([])
  })

  test('was given: who does not use it in time keeps the goods, as who owes the way back', async () => {
    const given = await agreed()
    await give(given.id, nextLabel())
    const own = await agreed('NO_LONGER_WANTED')
    expect((await read(own.id)).owesReturnLabel).toBe(false)
    await daysLater(14)
    for (const { id } of [given, own])
      expect(await read(id)).toMatchObject({
        reverseTradeOrderStatus: 'REVERSE_CLOSE',
        isInDispute: false,
      })
    expect(await t.audit()).toEqual([])
  })

  test('of an exchange frees what was held, and is ruled about as money', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const steel = await shelf(t, lamps.steel)
    const { id } = await agreedExchange(who(), orderId)
    await daysLater(14)
    expect(await read(id)).toMatchObject({ isInDispute: true, changeToReturn: true })
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    await daysLater(2)
    await operator!.call(RULE, { id, ruling: 'NONE', reason: 'It is sound.' })
    expect(await t.audit()).toEqual([])
  })
})
