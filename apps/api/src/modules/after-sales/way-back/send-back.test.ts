import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import {
  CANCEL,
  DETAIL,
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
import {
  advanceParcel,
  agreedReturn,
  sendBackBody,
  sentBack,
} from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { upload } from '../../../testing/upload-steps.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** The parcel in which goods go back, and who is waited for how long. */

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, ben, merchant, otherMerchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
}
beforeEach(async () => {
  await signIn()
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const own = () => ({ ...t.mall.gate.own(), now: () => t.clock.now() })
async function passTime(ms: number): Promise<void> {
  t.clock.advance(ms)
  await stepDueReverses(own())
  await signIn()
}
const lineOf = async () => (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]
const mailsAbout = async (code: string) =>
  (
    await t.sql<{ subject: string }>(
      `select data->>'kind' as subject from pgboss.job where name like 'mail.reverse%' and data->>'reverseId' = $1 order by created_on`,
      [code],
    )
  )
    .map(({ subject }) => subject)
    .toSorted()
const uuidOf = (id: string) => fromWireId('reverse', id) as Id<'reverse'>

describe('what is named of the parcel', () => {
  test('[AS-066, AS-100, AS-102, AS-104] needs a carrier and a number of letters and digits, and goes as SELF_DELIVERY; anything else is said at its field and moves nothing', async () => {
    const { id } = await agreedReturn(who(), orderId)
    const before = await everything(t)
    const send = (serviceCode: unknown, provider: object, returnMode = 'SELF_DELIVERY') =>
      anna.raw('POST', '/api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
        body: [
          {
            id,
            fulfillmentProgressList: [{ serviceCode, fulfillmentServiceProvider: provider }],
            returnMode,
          },
        ],
      })
    const errorsOf = async (serviceCode: unknown, provider: object) => {
      const { status, body } = await send(serviceCode, provider)
      return [status, (body as { errors: { path: string; code: string }[] }).errors]
    }
    const at = (field: string) => `fulfillmentProgressList.0.${field}`
    expect(await errorsOf('A1', {})).toEqual([
      400,
      [
        {
          path: at('fulfillmentServiceProvider.id'),
          code: 'carrier_required',
          message: expect.any(String),
        },
      ],
    ])
    expect(await errorsOf(' ', { id: 2 })).toEqual([
      400,
      [{ path: at('serviceCode'), code: 'number_required', message: expect.any(String) }],
    ])
    for (const number of ['A-1', 'ä1', '12 34', 'x'.repeat(41)])
      expect(await errorsOf(number, { id: 2 })).toEqual([
        400,
        [{ path: at('serviceCode'), code: 'number_invalid', message: expect.any(String) }],
      ])
    const { status, body } = await send('A1', { id: 2 }, 'PICK_UP')
    expect([status, (body as { errors: { path: string }[] }).errors]).toMatchObject([
      400,
      [{ path: 'returnMode' }],
    ])
    await expect(
      anna.call(POST_BACK, sendBackBody(id, { carrier: 99, number: 'A1' })),
    ).rejects.toMatchObject({ code: 'carrier.not_found' })
    expect(await everything(t)).toEqual(before)
  })

  test('belongs to nobody else: neither a parcel that came from a shop, nor one of another request', async () => {
    const [{ number: sent } = { number: '' }] = await t.sql<{ number: string }>(
      'select number from parcels where carrier_id = 2 order by shipped_at desc limit 1',
    )
    const first = await sentBack(t, who(), orderId)
    const { id } = await agreedReturn(who(), orderId)
    const before = await everything(t)
    for (const number of [sent, first.number.toLowerCase()])
      await expect(anna.call(POST_BACK, sendBackBody(id, { number }))).rejects.toMatchObject({
        code: 'parcel.number_taken',
      })
    expect(await everything(t)).toEqual(before)
  })

  test('is not replaced by a window that knows nothing of it: that one reads which number stands there, and replaces it when it says so', async () => {
    const { id, number } = await sentBack(t, who(), orderId)
    const before = await everything(t)
    const other = { ...sendBackBody(id, { number: `${number}B` }), replaces: '' }
    await expect(anna.call(POST_BACK, other)).rejects.toMatchObject({
      code: 'parcel.named',
      body: { number },
    })
    expect(await everything(t)).toEqual(before)
    // The same number again is no move, whatever its window knew.
    await anna.call(POST_BACK, { ...sendBackBody(id, { number }), replaces: 'OLD' })
    expect(await everything(t)).toEqual(before)
    const put = await anna.call(POST_BACK, { ...other, replaces: number.toLowerCase() })
    expect(put.fulfillmentProgressList).toMatchObject([{ serviceCode: `${number}B` }])
  })

  test('two windows that name different numbers at once are one number and one question', async () => {
    const { id } = await agreedReturn(who(), orderId)
    const numbers = ['ONE', 'TWO', 'THREE'].map((word) => `${word}${Date.now()}`)
    const ends = await Promise.all(
      numbers.map((number) =>
        anna.call(POST_BACK, { ...sendBackBody(id, { number }), replaces: '' }).then(
          () => 'named',
          ({ code }) => code,
        ),
      ),
    )
    expect(ends.toSorted()).toEqual(['named', 'parcel.named', 'parcel.named'])
    const { progressList } = await anna.call(READ, { id })
    expect(progressList.at(-1)?.event).toBe('postBack')
  })

  test('is put right until its carrier has the parcel in hand, and the same named again is no move', async () => {
    const { id, number } = await sentBack(t, who(), orderId)
    const before = await everything(t)
    await anna.call(POST_BACK, sendBackBody(id, { number: number.toLowerCase() }))
    expect(await everything(t)).toEqual(before)
    const right = `${number}X`
    const corrected = await anna.call(POST_BACK, sendBackBody(id, { number: right }))
    expect(corrected.fulfillmentProgressList).toMatchObject([{ serviceCode: right }])
    expect(corrected.progressList.map(({ event }) => event)).toEqual([
      'apply',
      'route',
      'approveReturn',
      'postBack',
      'correctPostBack',
    ])
    await t.drain()
    await advanceParcel(t, right, 'in_transit')
    t.clock.advance(60_000)
    await checkReverseParcels(own())
    await expect(
      anna.call(POST_BACK, sendBackBody(id, { number: `${number}Y` })),
    ).rejects.toMatchObject({ code: 'reverse.state', body: { operationList: ['viewLogistics'] } })
    expect(await t.audit()).toEqual([])
  })

  test('whose carrier is switched off keeps it while its number is put right; no other parcel gets one that is switched off', async () => {
    const { id, number } = await sentBack(t, who(), orderId)
    const next = await agreedReturn(who(), await receivedOrder(t, anna, merchant, { lamp: 2 }))
    const offOrOn = (carrierId: number, isOn: boolean) =>
      t.sql('update carriers set is_on = $2 where id = $1', [carrierId, isOn])
    try {
      await offOrOn(2, false)
      const put = await anna.call(POST_BACK, sendBackBody(id, { number: `${number}X` }))
      expect(put.fulfillmentProgressList).toMatchObject([
        { serviceCode: `${number}X`, fulfillmentServiceProvider: { id: 2 } },
      ])
      await offOrOn(1, false)
      const before = await everything(t)
      for (const body of [
        sendBackBody(id, { carrier: 1, number: `${number}Y` }),
        sendBackBody(next.id, { carrier: 2, number: `${number}Z` }),
      ])
        await expect(anna.call(POST_BACK, body)).rejects.toMatchObject({
          code: 'carrier.not_found',
        })
      expect(await everything(t)).toEqual(before)
    } finally {
      await offOrOn(1, true)
      await offOrOn(2, true)
    }
  })

  test('is followed by its buyer alone, and named by nobody else; ten presses at once send one parcel', async () => {
    const { id } = await agreedReturn(who(), orderId)
    await expect(ben.call(POST_BACK, sendBackBody(id, { number: 'B1' }))).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await Promise.all(
      Array.from({ length: 10 }, () => anna.call(POST_BACK, sendBackBody(id, { number: 'TEN1' }))),
    )
    const { progressList } = await anna.call(READ, { id })
    expect(progressList.filter(({ event }) => event === 'postBack')).toHaveLength(1)
    const track = { carrierCompanyCode: 'dpd', wayBillNumber: 'TEN1' }
    await t.drain()
    expect(await anna.call('GET /api/tms/web/express/track/waybill/query', track)).not.toHaveLength(
      0,
    )
    await expect(
      ben.call('GET /api/tms/web/express/track/waybill/query', track),
    ).rejects.toMatchObject({ code: 'parcel.not_found' })
  })
})

describe('who is waited for', () => {
  test('a shop to which the goods have come has three working days to look at them, then it has accepted them', async () => {
    const second = await sentBack(t, who(), orderId)
    await advanceParcel(t, second.number, 'delivered')
    t.clock.advance(60_000)
    await checkReverseParcels(own())
    await t.drain()
    const there = await anna.call(READ, { id: second.id })
    const left = Date.parse(there.nextStepTime ?? '') - t.clock.now().getTime()
    expect(left > 2 * DAY && left < 6 * DAY).toBe(true)
    await passTime(left + 1000)
    await reaches(t, anna, second.id, 'REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })

  test('a buyer who sends nothing is reminded twice, keeps the goods after 14 days, and may ask again', async () => {
    const { id } = await agreedReturn(who(), orderId, { qty: 2 })
    expect(await lineOf()).toMatchObject({ canReverseQty: 0 })
    await passTime(11 * DAY)
    await passTime(2 * DAY)
    await passTime(DAY - 1000)
    const { reverseTradeOrderStatus, nextStepTime } = await anna.call(READ, { id })
    expect([
      reverseTradeOrderStatus,
      Date.parse(nextStepTime ?? '') > t.clock.now().getTime(),
    ]).toEqual(['WAITING_FOR_BUYER_RETURN', true])
    await passTime(2000)
    const closed = await anna.call(READ, { id })
    expect([closed.reverseTradeOrderStatus, closed.progressList.at(-1)?.event]).toEqual([
      'REVERSE_CLOSE',
      'lapse',
    ])
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    // The shop has two who may answer.
    expect(await mailsAbout(uuidOf(id))).toEqual([
      'applied',
      'applied',
      'lapsed',
      'received',
      'sendBack',
      'sendBackReminder',
      'sendBackReminder',
    ])
    // What was on its way before the leaps in time comes first.
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('the silence of a shop agrees to a return, to its own address, and no money goes', async () => {
    const { id } = await agreedReturn({ buyer: anna, merchant: anna }, orderId).catch(() => ({
      id: '',
    }))
    expect(id).toBe('')
    const [{ wire } = { wire: '' }] = await anna
      .call('POST /sapi/mall-order/web/reverseorder/querypage', {})
      .then(({ data }) => data.map((row) => ({ wire: row.id })))
    await passTime(2 * DAY + 1000)
    const found = await anna.call(READ, { id: wire })
    expect([
      found.reverseTradeOrderStatus,
      found.decidedBySilence,
      found.returnAddress?.personName,
    ]).toEqual(['WAITING_FOR_BUYER_RETURN', true, 'Galleria House GmbH'])
  })

  test('a shop that does not look at the goods in ten days has accepted them', async () => {
    const { id } = await sentBack(t, who(), orderId)
    await passTime(10 * DAY + 1000)
    expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(59.9))
    expect(await t.audit()).toEqual([])
  })
})

describe('other ends', () => {
  test('a return that was agreed to is taken back as long as nothing was sent', async () => {
    const { id } = await agreedReturn(who(), orderId)
    await anna.call(CANCEL, { id })
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    const { id: sentId } = await sentBack(t, who(), orderId)
    await expect(anna.call(CANCEL, { id: sentId })).rejects.toMatchObject({ code: 'reverse.state' })
    expect(await t.audit()).toEqual([])
  })

  test('a shop that waives the return pays, the goods stay, and no stock moves', async () => {
    const { id } = await agreedReturn(who(), orderId)
    await expect(otherMerchant.call(WAIVE, { id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    const stock = await t.sql('select * from stock order by sku_id')
    await merchant.call(WAIVE, { id })
    expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(59.9))
    expect(await t.sql('select * from stock order by sku_id')).toEqual(stock)
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    expect(await t.audit()).toEqual([])
  })

  test('goods that are refused go back to their buyer, who reads why and sees it; somebody else does not', async () => {
    const { id } = await sentBack(t, who(), orderId, { qty: 2 })
    const { url } = await upload(t, merchant, 'evidence')
    await expect(
      merchant.call(REFUSE, { id, reason: 'Used.', attachmentList: { files: [] } }),
    ).rejects.toMatchObject({ status: 400 })
    await merchant.call(REFUSE, {
      id,
      reason: 'Used for weeks.',
      attachmentList: { files: [{ url }] },
      carrierId: 2,
      serviceCode: `AGAIN${id.slice(-4)}`,
    })
    const refused = await anna.call(READ, { id })
    expect(refused).toMatchObject({
      reverseTradeOrderStatus: 'REVERSE_CLOSE',
      qcRejectReason: 'Used for weeks.',
      qcAttachmentList: { files: [{ url }] },
      operationList: ['askMall', 'viewRejectReason', 'viewLogistics'],
    })
    expect(refused.fulfillmentProgressList.map(({ operaterType }) => operaterType)).toEqual([
      'USER',
      'SELLER',
    ])
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    const seen = async (visitor: Visitor) => (await visitor.raw('GET', url)).status
    expect([await seen(anna), await seen(merchant), await seen(ben)]).toEqual([200, 200, 404])
    expect(await t.audit()).toEqual([])
  })

  test('a part that is refused keeps its money, with reason and photo', async () => {
    const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2 })
    const { url } = await upload(t, merchant, 'evidence')
    await merchant.call(PASS, {
      id,
      lines: [{ id: lineIds[0] ?? '', sellable: 1, refused: 1 }],
      reason: 'One is broken.',
      attachmentList: { files: [{ url }] },
    })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.qcRejectReason]).toEqual([money(59.9), 'One is broken.'])
    // Its credit note is about the piece that was paid back.
    const notes = await t.sql(
      `select gross::int, facts->'lines'->0->'qty' as qty from invoices where kind = 'CREDIT_NOTE' and order_id = $1`,
      [fromWireId('order', orderId)],
    )
    expect(notes).toEqual([{ gross: 5990, qty: 1 }])
    expect(await t.audit()).toEqual([])
  })

  test('two answers at once: one of pass and refuse wins, and everything agrees', async () => {
    const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2 })
    const { url } = await upload(t, merchant, 'evidence')
    const answers = await Promise.allSettled([
      merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 2 }] }),
      merchant.call(REFUSE, { id, reason: 'No.', attachmentList: { files: [{ url }] } }),
      merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', scrap: 2 }] }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await t.drain()
    expect(await t.audit()).toEqual([])
  })
})
