import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  CANCEL,
  DETAIL,
  READ,
  apply,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { SCORCHED, withholdTwenty, lookedAt, withdrawn } from '../../../testing/loss-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/**
 * What goods that were withdrawn from have lost in value stays with their shop, shown with photos
 * and open to dispute (decision 259).
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
beforeEach(() => t.sql(`delete from rate_limits where key like 'withdrawal:%'`))
afterEach(async () => expect(await t.audit()).toEqual([]))
afterAll(() => t.close())

const who = () => ({ buyer: anna!, merchant: merchant! })
const keepTwenty = () => withholdTwenty(t, who())
const withdraw = (orderId: string, qty?: number) => withdrawn(t, anna!, orderId, qty)
const looked = (
  ...[back, found, said]: Parameters<typeof lookedAt> extends [unknown, unknown, ...infer Rest]
    ? Rest
    : never
) => lookedAt(t, who(), back, found, said)
const withheldOf = async (orderId: string) =>
  (
    await t.sql<{ withheld: number }>('select withheld from order_lines where order_id = $1', [
      fromWireId('order', orderId),
    ])
  ).map((one) => Number(one.withheld))

describe('what goods that were withdrawn from have lost in value', () => {
  test('is kept of their money and not of what the delivery had cost; it is a closed request of its own, with the shop’s reason and photos, that claims nothing and counts as no request', async () => {
    const { orderId, id, lossId } = await keepTwenty()
    const done = await anna!.call(READ, { id })
    const order = await anna!.call(DETAIL, { id: orderId })
    expect(done).toMatchObject({
      lossOfValue: { amt: money(20), isOpen: true, request: { id: lossId } },
      lossOfValueOf: null,
      refusedPart: null,
      qcRejectReason: SCORCHED,
      actualRefundAmt: money(99.8),
    })
    const withheld = await anna!.call(READ, { id: lossId })
    expect(withheld).toMatchObject({
      reverseTradeOrderType: 'SALE_REFUND',
      reverseTradeOrderStatus: 'REVERSE_CLOSE',
      lossOfValue: null,
      lossOfValueOf: { id, reverseTradeOrderCode: done.reverseTradeOrderCode },
      splitFrom: null,
      returnAddress: null,
      refundAmount: money(20),
      qcRejectReason: SCORCHED,
      qcAttachmentList: done.qcAttachmentList,
      operationList: ['askMall', 'viewRejectReason'],
      reverseTradeOrderLineList: [{ reverseQty: 2, refundAmt: money(20) }],
    })
    expect(withheld.progressList.map(({ event, actor }) => [event, actor])).toEqual([
      ['splitLoss', 'merchant'],
      ['keepLoss', 'merchant'],
    ])
    expect(
      await t.sql(
        'select requests, open_requests, open_reverse_qty, reversed_qty, withheld::int from order_lines where order_id = $1',
        [fromWireId('order', orderId)],
      ),
    ).toEqual([
      { requests: 1, open_requests: 0, open_reverse_qty: 0, reversed_qty: 2, withheld: 2000 },
    ])
    // Nobody can ask for what was kept but by that request.
    expect(order.tradeOrderLineList[0]).toMatchObject({
      canReverseQty: 0,
      canReverseAmt: money(0),
    })
    expect((await ledger(t, order.contractId))['buyer']).toBeUndefined()
  })

  test('leaves what the delivery had cost alone, also where all of the goods’ money is kept', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const request = await withdraw(orderId)
    const before = await everything(t)
    expect(await refusalOf(looked(request, { scrap: 1, loss: 59.91 }))).toBe('422 reverse.loss')
    expect(await everything(t)).toEqual(before)
    await looked(request, { scrap: 1, loss: 59.9 })
    const done = await reaches(t, anna!, request.id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.lossOfValue?.amt]).toEqual([money(4.9), money(59.9)])
    expect(await withheldOf(orderId)).toEqual([5990])
  })

  test('needs a reason and a photo, a withdrawal, and goods that are accepted; else nothing moves', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 3 })
    const request = await withdraw(orderId)
    const photos = { files: [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }] }
    const counts = { scrap: 1, missing: 2 }
    const before = await everything(t)
    for (const said of [{}, { reason: SCORCHED }, { attachmentList: photos }])
      expect(await refusalOf(looked(request, { ...counts, loss: 1 }, said))).toBe(
        '422 reverse.loss',
      )
    // At most what goes back for the one lamp that came.
    const all = { reason: SCORCHED, attachmentList: photos }
    expect(await refusalOf(looked(request, { ...counts, loss: 59.91 }, all))).toBe(
      '422 reverse.loss',
    )
    // What is as good as new has lost nothing.
    expect(await refusalOf(looked(request, { sellable: 1, missing: 2, loss: 1 }, all))).toBe(
      '422 reverse.loss',
    )
    for (const loss of [0.005, -1])
      expect(await refusalOf(looked(request, { ...counts, loss }, all))).toBe(
        '400 request.malformed',
      )
    expect(await everything(t)).toEqual(before)

    const other = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const back = await sentBack(t, { buyer: anna!, merchant: merchant! }, other)
    const agreed = { id: back.id, lineId: back.lineIds[0] ?? '' }
    const then = await everything(t)
    expect(await refusalOf(looked(agreed, { scrap: 1, loss: 1 }, all))).toBe('422 reverse.loss')
    expect(await everything(t)).toEqual(then)
  })

  test('is set apart beside what is missing, each with its own money', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 3 })
    const request = await withdraw(orderId)
    const passed = await looked(request, { scrap: 2, missing: 1, loss: 10 })
    const done = await reaches(t, anna!, request.id, 'REVERSE_DONE')
    const [missing, withheld] = await Promise.all(
      [passed.refusedPart?.id, passed.lossOfValue?.request.id].map((id) =>
        anna!.call(READ, { id: id ?? '' }),
      ),
    )
    expect([done, missing!, withheld!].map((one) => one.refundAmount)).toEqual([
      money(109.8),
      money(59.9),
      money(10),
    ])
    // The one that never came can be asked about again, and brings what was paid for it, not what
    // is kept of the others.
    const order = await anna!.call(DETAIL, { id: orderId })
    expect(order.tradeOrderLineList[0]).toMatchObject({
      canReverseQty: 1,
      canReverseAmt: money(59.9),
    })
  })

  test('is no hindrance to the delivery’s money, which goes back with the last of the goods', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1, desk: 1 })
    const first = await withdraw(orderId, 1)
    await looked(first, { scrap: 1, loss: 20 })
    expect((await reaches(t, anna!, first.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(39.9))
    const second = await withdraw(orderId)
    expect(await anna!.call(READ, { id: second.id })).toMatchObject({
      applyRefundAmt: money(208.9),
      applyRefundShippingAmt: money(19.9),
    })
  })

  test('is told to its buyer by mail: how much, why, and until when the mall can be asked', async () => {
    // Mails of the tests before are no news.
    await t.drainAll()
    const { lossId } = await keepTwenty()
    const { reverseTradeOrderCode: lossCode } = await anna!.call(READ, { id: lossId })
    const mail = (await t.inbox('kim@galleria.test')).find(({ subject }) =>
      subject.includes('has accepted your return'),
    )
    for (const said of [
      '€20.00 is kept by Galleria House because, it says, the items were used beyond what is needed to try them',
      SCORCHED,
      `open application ${lossCode} on the application page`,
    ])
      expect(mail?.text).toContain(said)
    const until = new Date(t.clock.now().getTime() + 7 * DAY)
    expect(mail?.text).toContain(`until ${until.getUTCDate()} `)
    expect(mail?.text).toContain('€99.80 will be refunded')
  })

  test('is told to a guest with the way to the mall: by a code to the order’s address, no account has to be created', async () => {
    const guest = t.visit()
    const { orderId, id, lossId } = await withholdTwenty(t, { ...who(), buyer: guest })
    await t.drain()
    const { reverseTradeOrderCode: lossCode } = await guest.call(READ, { id: lossId })
    const { reverseTradeOrderCode: code, tradeOrder } = await guest.call(READ, { id })
    const mail = (await t.inbox('kim@galleria.test')).find(
      ({ subject, text }) =>
        subject.includes('has accepted your return') && text.includes(tradeOrder.tradeOrderCode),
    )
    expect(mail?.text).toContain(
      `ask Galleria to decide on application ${lossCode}, free of charge.`,
    )
    expect(mail?.text).toContain(
      `For that you confirm the email address of your order with a code. In another browser than the one you ordered with, first open “View your application ${code}” below.`,
    )
    expect(mail?.text).toContain(`View your application ${code}:`)
    expect(mail?.text).not.toMatch(/an account|create one/)
    const [confirm] = (mail?.links ?? []).filter((link) => link.includes('/buyer/as-account'))
    expect(new URL(confirm ?? 'http://no').search).toBe(
      `?tradeOrderId=${orderId}&request=${lossId}`,
    )
  })
})

describe('its buyer asks the mall', () => {
  const ask = (id: string) => anna!.call(ASK, { id, content: 'It was on for an hour.' })

  test('and is right: the money goes back, the order is closed, and the books add up', async () => {
    const { orderId, lossId } = await keepTwenty()
    expect((await ask(lossId)).operationList).toEqual(['cancel', 'addProof', 'viewRejectReason'])
    expect(await withheldOf(orderId)).toEqual([0])
    await merchant!.call(SAY, { id: lossId, content: 'See the photo.' })
    // The goods are with the shop: nothing can come back once more.
    expect(
      await refusalOf(operator!.call(RULE, { id: lossId, ruling: 'RETURN', reason: 'Back.' })),
    ).toBe('409 reverse.state')
    await operator!.call(RULE, { id: lossId, ruling: 'REFUND', reason: 'It is hardly seen.' })
    expect((await reaches(t, anna!, lossId, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(20))
    const order = await anna!.call(DETAIL, { id: orderId })
    expect(order.displayStatus).toBe('CLOSED')
    expect((await ledger(t, order.contractId))['buyer']).toBeUndefined()
  })

  test('and is right in part: the rest stays with the shop', async () => {
    const { orderId, lossId } = await keepTwenty()
    await ask(lossId)
    await merchant!.call(SAY, { id: lossId, content: 'See the photo.' })
    await operator!.call(RULE, {
      id: lossId,
      ruling: 'REFUND',
      amount: { value: 15 },
      reason: 'It can be cleaned.',
    })
    expect((await reaches(t, anna!, lossId, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(15))
    expect(await withheldOf(orderId)).toEqual([500])
    await t.drain()
    const ruled = (await t.inbox('kim@galleria.test')).find(({ subject }) =>
      subject.startsWith('Galleria has decided about your application'),
    )
    expect(ruled?.text).toContain('€15.00 of what was deducted for loss of value is refunded')
    expect(ruled?.text).not.toContain('stay with the buyer')
    expect((await anna!.call(DETAIL, { id: orderId })).displayStatus).not.toBe('CLOSED')
  })

  test('and is not: the shop keeps it, and the mall is not asked twice', async () => {
    const { orderId, lossId } = await keepTwenty()
    await ask(lossId)
    await merchant!.call(SAY, { id: lossId, content: 'See the photo.' })
    await operator!.call(RULE, { id: lossId, ruling: 'NONE', reason: 'It was used.' })
    const ended = await anna!.call(READ, { id: lossId })
    expect([ended.reverseTradeOrderStatus, ended.operationList]).toEqual([
      'REVERSE_CLOSE',
      ['viewRejectReason'],
    ])
    expect(await withheldOf(orderId)).toEqual([2000])
  })

  test('and takes that back: the shop keeps it, too', async () => {
    const { orderId, lossId } = await keepTwenty()
    await ask(lossId)
    await anna!.call(CANCEL, { id: lossId })
    expect(await withheldOf(orderId)).toEqual([2000])
    expect(
      await refusalOf(apply(anna!, orderId, { type: 'SALE_REFUND', qty: 1, amount: 20 })),
    ).toBe('422 reverse.not_eligible')
  })

  test('and the shop gives in', async () => {
    const { orderId, lossId } = await keepTwenty()
    await ask(lossId)
    await merchant!.call(GIVE_IN, { id: lossId })
    expect((await reaches(t, anna!, lossId, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(20))
    expect((await anna!.call(DETAIL, { id: orderId })).displayStatus).toBe('CLOSED')
  })
})
