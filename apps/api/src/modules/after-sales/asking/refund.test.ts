import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY, HOUR } from '@galleria/kernel/time'
import { confirmOverdue } from '../../../testing/order-work.ts'
import {
  APPLY,
  APPROVE,
  CANCEL,
  DETAIL,
  READ,
  REJECT,
  RENDER,
  apply,
  requestBody,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'
import { sendDueRefunds } from '../../../testing/payment-work.ts'

let t: TestMall
let anna: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, merchant, otherMerchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
}
afterAll(() => t.close())

describe('a refund without a return', () => {
  test("[AS-043, AS-070, AS-115, AS-116, AS-114, AS-036, ORD-072] goes from the preview over the seller's yes to the money, with every step in its history", async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const body = await requestBody(anna, orderId)
    const before = await everything(t)
    const preview = await anna.call(RENDER, body)
    expect(await everything(t)).toEqual(before)
    expect([
      preview.availableRefundAmt,
      preview.availableRefundShippingAmt,
      preview.availableReverseTypes,
      preview.reverseTradeOrderLineList[0]?.tradeOrderLine.canReverseQty,
    ]).toEqual([money(59.9), money(0), ['SALE_RETURN', 'SALE_EXCHANGE', 'SALE_REFUND'], 2])

    const reverse = await anna.call(APPLY, [
      {
        ...body,
        applyRefundAmt: money(25.5),
        reverseReason: 'DAMAGED',
        remark: 'A scratch on the foot.',
        requestKey: preview.requestKey,
      },
    ] as never)
    expect(reverse).toMatchObject({
      reverseTradeOrderType: 'SALE_REFUND',
      reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
      refundAmount: money(25.5),
      applyRefundAmt: money(25.5),
      availableRefundAmt: money(59.9),
      actualRefundAmt: money(0),
      skuTotalCount: 1,
      reverseNotes: {
        reverseReason: 'DAMAGED',
        reverseText: 'A scratch on the foot.',
        auditRejectReason: '',
      },
      operationList: ['cancel', 'modify'],
      auditedTime: null,
      refundedTime: null,
      changeToReturn: false,
    })
    expect((await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]).toMatchObject({
      reverseStatus: 'PROCESSING',
      canReverseQty: 2,
      canReverseAmt: money(94.3),
    })

    const approved = await merchant.call(APPROVE, { id: reverse.id })
    expect([approved.reverseTradeOrderStatus, approved.operationList, approved.buyerName]).toEqual([
      'WAITING_FOR_REFUND',
      [],
      'Kim Petersen',
    ])
    const done = await reaches(t, anna, reverse.id, 'REVERSE_DONE')
    expect(done).toMatchObject({
      actualRefundAmt: money(25.5),
      actualRefundShippingAmt: money(0),
      operationList: [],
    })
    expect(done.progressList.map((step) => [step.event, step.actor, step.toState])).toEqual([
      ['apply', 'buyer', 'AS_APPLIED'],
      ['route', 'clock', 'WAITING_FOR_AUDIT_BY_SELLER'],
      ['approveRefund', 'merchant', 'WAITING_FOR_REFUND'],
      ['startRefund', 'payment', 'REFUND_PENDING'],
      ['finishRefund', 'payment', 'REFUND_DONE'],
      ['settle', 'clock', 'REVERSE_DONE'],
    ])
    const order = await anna.call(DETAIL, { id: orderId })
    expect([
      order.displayStatus,
      order.refundedAmt,
      order.paidAmt,
      order.tradeOrderLineList[0]?.reverseStatus,
    ]).toEqual(['COMPLETE', money(25.5), order.needPayAmt, 'DONE'])
    expect(await t.audit()).toEqual([])
  })

  test('[AS-077] given back whole in three steps, an order leaves nobody a cent: not the seller, not the mall, not the tax', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1, desk: 2 })
    const order = await anna.call(DETAIL, { id: orderId })
    expect(order.needPayAmt).toEqual(money(457.8))
    for (const line of [0, 1, 1]) {
      const reverse = await apply(anna, orderId, { line })
      await merchant.call(APPROVE, { id: reverse.id })
      await reaches(t, anna, reverse.id, 'REVERSE_DONE')
    }
    const after = await anna.call(DETAIL, { id: orderId })
    expect([after.displayStatus, after.refundedAmt, after.operationList]).toEqual([
      'CLOSED',
      after.paidAmt,
      [
        'checkExpressTrack',
        'viewInvoice',
        'buyerCheckVATInvoice',
        'sendInvoiceEmail',
        'buyAgain',
        'comment',
      ],
    ])
    // What is left is the provider's fee, which it keeps.
    const left = await ledger(t, order.contractId)
    expect(Object.keys(left)).toEqual(['fees', 'provider'])
    expect((left['fees'] ?? 0) + (left['provider'] ?? 0)).toBe(0)
    expect(await t.audit()).toEqual([])
  })

  test('the shop sees what is left to it: paid, less what was given back, less the commission that stays, is the payout, as the books say', async () => {
    const contract = await paidOrder(t, anna, { lamp: 1, desk: 3, chair: 1 })
    const own = (
      await Promise.all(contract.tradeOrderList.map((row) => anna.call(DETAIL, { id: row.id })))
    ).find((row) => row.shop.id === 5)
    const id = own?.id ?? ''
    const seen = async () => {
      const { paidAmt, refundedAmt, commissionAmt, payoutAmt } = await merchant.call(
        'POST /sapi/mall-merchant/order/detail',
        { id },
      )
      return [paidAmt, refundedAmt, commissionAmt, payoutAmt].map((amount) =>
        Math.round(amount.value * 100),
      )
    }
    const inBooks = async () => -((await ledger(t, contract.id))['seller:5'] ?? 0)
    await send(merchant, id)
    // Lamp and desks 626.90, freight free: 12 % of each line is the mall's, 100.09 of it all is
    // tax.
    expect(await seen()).toEqual([62_690, 0, 7523, 55_167])
    expect(await inBooks()).toBe(55_167 - 10_009)
    for (const [line, amount] of [
      [0, 33.33],
      [1, 7.77],
      [1, 181.23],
    ] as const) {
      const reverse = await apply(anna, id, { line, amount })
      await merchant.call(APPROVE, { id: reverse.id })
      await reaches(t, anna, reverse.id, 'REVERSE_DONE')
      const [paid = 0, back = 0, commission = 0, payout = 0] = await seen()
      expect([paid, paid - back - commission]).toEqual([62_690, payout])
    }
    // 222.33 of 626.90 went back, with 26.68 of its commission.
    expect(await seen()).toEqual([62_690, 22_233, 4855, 35_602])
    const { sum: tax } = (
      await t.sql<{ sum: number }>(
        `select -sum(amount)::int as sum from ledger_entries x where ref = $1 and account = 'tax' and exists (select 1 from ledger_entries s where s.txn_id = x.txn_id and s.account = 'seller:5') and event = 'reversal'`,
        [fromWireId('contract', contract.id)],
      )
    )[0]!
    expect(await inBooks()).toBe(35_602 - 10_009 - tax)
    // The other shop of the same payment is paid as before.
    const other = contract.tradeOrderList.find((row) => row.id !== id)?.id ?? ''
    expect(
      await otherMerchant.call('POST /sapi/mall-merchant/order/detail', { id: other }),
    ).toMatchObject({ refundedAmt: money(0), commissionAmt: money(15.48) })
  })

  test('units that were never sent are not sent any more, go back on the shelf, and their order is closed', async () => {
    const stock = async () =>
      (await t.sql('select on_hand, reserved from stock where sku_id = 4'))[0]
    const before = await stock()
    const contract = await paidOrder(t, anna, { lamp: 2 })
    const [orderId, code] = [
      contract.tradeOrderList[0]?.id ?? '',
      contract.tradeOrderList[0]?.tradeOrderCode ?? '',
    ]
    const toShip = async () =>
      [
        (
          await merchant.call('POST /sapi/mall-merchant/order/page', {
            toShipOnly: true,
            keyword: code,
          })
        ).total,
        (await merchant.call('POST /sapi/mall-merchant/order/today', {})).toShip,
      ] as const
    const [listed, counted] = await toShip()
    expect(listed).toBe(1)
    const reverse = await apply(anna, orderId, { qty: 2 })
    expect([reverse.applyRefundAmt, reverse.applyRefundShippingAmt]).toEqual([
      contract.needPayAmt,
      money(0),
    ])
    const open = await merchant.call('POST /sapi/mall-merchant/order/detail', { id: orderId })
    expect([open.unshippedQty, open.operationList]).toEqual([0, []])
    // Until it is answered it waits for the answer, not for a parcel.
    expect(await toShip()).toEqual([0, counted - 1])
    await expect(
      merchant.call('POST /sapi/mall-merchant/order/ship', {
        orderId,
        carrierId: 2,
        serviceCode: 'NEVER1',
        lines: [{ id: open.tradeOrderLineList[0]?.id ?? '', qty: 1 }],
      }),
    ).rejects.toMatchObject({ code: 'order.state' })
    await merchant.call(APPROVE, { id: reverse.id })
    await reaches(t, anna, reverse.id, 'REVERSE_DONE')
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('CLOSED')
    expect(await stock()).toEqual(before)
    expect(await t.audit()).toEqual([])
  })

  test("an order whose goods all wait for the shop's answer is not late; once the shop declines it is", async () => {
    const orders = [
      await paidOrder(t, anna, { lamp: 1 }),
      await paidOrder(t, anna, { lamp: 1 }),
    ].map(({ tradeOrderList: [order] }) => order?.id ?? '')
    await t.sql(
      `update orders set paid_at = paid_at - interval '30 days', ship_by = ship_by - interval '30 days' where id = any($1)`,
      [orders.map((id) => fromWireId('order', id))],
    )
    const late = async () =>
      (
        await merchant.call('POST /sapi/mall-merchant/order/page', {
          lateOnly: true,
          pageSize: 100,
        })
      ).data
        .map((row) => row.id)
        .filter((id) => orders.includes(id))
        .toSorted()
    const counted = async () =>
      (await merchant.call('POST /sapi/mall-merchant/order/today', {})).late
    const both = await counted()
    expect(await late()).toEqual(orders.toSorted())
    const reverse = await apply(anna, orders[0] ?? '', { qty: 1 })
    expect([await late(), await counted()]).toEqual([[orders[1]], both - 1])
    await merchant.call(REJECT, { id: reverse.id, reason: 'It leaves us today.' })
    expect([await late(), await counted()]).toEqual([orders.toSorted(), both])
  })

  test('when the last unit to send is refunded, the order waits for the parcel that is under way', async () => {
    const orderId = (await paidOrder(t, anna, { lamp: 2 })).tradeOrderList[0]?.id ?? ''
    await send(merchant, orderId, 1)
    // The one she holds and the one that was not sent.
    const reverse = await apply(anna, orderId, { qty: 2, amount: 60 })
    await merchant.call(APPROVE, { id: reverse.id })
    await reaches(t, anna, reverse.id, 'REVERSE_DONE')
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('UN_RECEIVED')
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('COMPLETE')
    expect(await t.audit()).toEqual([])
  })

  test('a seller who says nothing for 48 hours has agreed', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    t.clock.advance(48 * HOUR - 1000)
    await stepDueReverses(t.mall.gate.own())
    expect((await anna.call(READ, { id: reverse.id })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_AUDIT_BY_SELLER',
    )
    t.clock.advance(1000)
    await stepDueReverses(t.mall.gate.own())
    const done = await reaches(t, anna, reverse.id, 'REVERSE_DONE')
    expect([done.decidedBySilence, done.progressList[2]?.actor]).toEqual([true, 'clock'])
  })

  test('[AS-062, AS-120] the buyer takes it back; its money can be asked for again', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    await expect(apply(anna, orderId)).rejects.toMatchObject({ code: 'reverse.not_eligible' })
    expect((await anna.call(CANCEL, { id: reverse.id })).reverseTradeOrderStatus).toBe(
      'REVERSE_CANCELED',
    )
    expect((await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]).toMatchObject({
      reverseStatus: 'NOT_REQUESTED',
      canReverseQty: 1,
      canReverseAmt: money(64.8),
    })
    await expect(anna.call(CANCEL, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.state',
      body: { operationList: [] },
    })
    await expect(merchant.call(APPROVE, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.state',
    })
    expect((await apply(anna, orderId)).reverseTradeOrderStatus).toBe('WAITING_FOR_AUDIT_BY_SELLER')
  })

  test('the seller refuses with a reason, which the buyer reads on the page and in a mail', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    // Its shop is told before it decides: what is decided already is nobody's work.
    await t.drainAll()
    await expect(merchant.call(REJECT, { id: reverse.id, reason: '   ' })).rejects.toMatchObject({
      code: 'request.malformed',
    })
    const rejected = await merchant.call(REJECT, {
      id: reverse.id,
      reason: 'The photo shows another lamp.',
    })
    expect(rejected.reverseTradeOrderStatus).toBe('REVERSE_CLOSE')
    expect(await anna.call(READ, { id: reverse.id })).toMatchObject({
      auditRejectReason: 'The photo shows another lamp.',
      reverseNotes: { auditRejectReason: 'The photo shows another lamp.' },
      operationList: ['askMall', 'viewRejectReason'],
    })
    await t.drain()
    const mail = (await t.inbox('kim@galleria.test')).find((one) =>
      one.subject.includes('declined'),
    )
    expect(mail?.text).toContain('The photo shows another lamp.')
    const { tradeOrderCode } = await anna.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const toShop = (await t.inbox('house@galleria.test')).map(({ subject }) => subject)
    expect(
      toShop.some(
        (one) => one.includes('Kim Petersen has applied for') && one.includes(tradeOrderCode),
      ),
    ).toBe(true)
  })

  test('[AS-124, AS-060] a refund that the provider refuses is shown as failed and tried again with a new key until it is through', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 }, 'refund_fails_once')
    const reverse = await apply(anna, orderId)
    await merchant.call(APPROVE, { id: reverse.id })
    const failed = await reaches(t, anna, reverse.id, 'REFUND_FAIL')
    expect(failed.actualRefundAmt).toEqual(money(0))
    const [first] = await t.sql<{ status: string }>(
      `select status from refunds where reverse_id = $1`,
      [fromWireId('reverse', reverse.id)],
    )
    expect(first?.status).toBe('FAILED')
    t.clock.advance(HOUR)
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    expect((await reaches(t, anna, reverse.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(
      money(reverse.applyRefundAmt.value),
    )
    expect(
      (
        await t.sql('select count(*)::int as n from refunds where reverse_id = $1', [
          fromWireId('reverse', reverse.id),
        ])
      )[0],
    ).toEqual({ n: 1 })
    expect(await t.audit()).toEqual([])
  })

  test('receipt is not taken as confirmed while a complaint about the parcel is open', async () => {
    const orderId = (await paidOrder(t, anna, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
    await send(merchant, orderId)
    const reverse = await apply(anna, orderId)
    t.clock.advance(22 * DAY)
    await signIn()
    await confirmOverdue(t.mall.gate.own())
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('UN_RECEIVED')
    await merchant.call(REJECT, { id: reverse.id, reason: 'No.' })
    await confirmOverdue(t.mall.gate.own())
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('COMPLETE')
  })
})
