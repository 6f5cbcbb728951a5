import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReplyOf } from '@galleria/contract/client'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { confirmOverdue } from '#modules/order/index.ts'
import { sendDueRefunds } from '#modules/payment/index.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder, send, until } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { stepDueReverses, stepReverse } from './run-refund.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
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
afterAll(() => t.close())

const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const RENDER = 'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow' as const
const APPLY = 'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow' as const
const CANCEL =
  'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow' as const
const READ = 'POST /sapi/mall-order/web/reverseorder/querybyid' as const
const LIST = 'POST /sapi/mall-order/web/reverseorder/querypage' as const
const APPROVE = 'POST /sapi/mall-merchant/reverseorder/approve' as const
const REJECT = 'POST /sapi/mall-merchant/reverseorder/reject' as const

type Wish = { qty?: number; amount?: number; line?: number; more?: object }
async function asked(buyer: Visitor, orderId: string, { qty = 1, line = 0 }: Wish = {}) {
  const order = await buyer.call(DETAIL, { id: orderId })
  return {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: order.tradeOrderLineList[line]?.id ?? '' }, reverseQty: qty },
    ],
  }
}
async function apply(
  buyer: Visitor,
  orderId: string,
  wish: Wish = {},
): Promise<ReplyOf<typeof APPLY>> {
  const body = await asked(buyer, orderId, wish)
  const amount = wish.amount ?? (await buyer.call(RENDER, body)).availableRefundAmt.value
  return buyer.call(APPLY, {
    ...body,
    applyRefundAmt: { value: amount },
    reverseReason: 'DAMAGED',
    ...wish.more,
  })
}
/** Runs jobs until the after-sales order is where it is expected; the lab answers after some milliseconds. */
async function reaches(buyer: Visitor, id: string, status: string): Promise<ReplyOf<typeof READ>> {
  return until(async () => {
    await t.drain()
    const found = await buyer.call(READ, { id })
    return found.reverseTradeOrderStatus === status && found
  }, `the after-sales order to be ${status}`)
}
const money = (value: number) => ({ value, currency: 'EUR' })
const ledger = async (contractId: string) =>
  Object.fromEntries(
    (
      await t.sql<{ account: string; sum: number }>(
        'select account, sum(amount)::bigint as sum from ledger_entries where ref = $1 group by 1 having sum(amount) <> 0 order by 1',
        [fromWireId('contract', contractId)],
      )
    ).map((row) => [row.account, row.sum]),
  )
const everything = () =>
  t.sql(`select (select json_agg(o order by id) from orders o) as o, (select json_agg(l order by id) from order_lines l) as l, (select json_agg(r order by id) from reverse_orders r) as r, (select json_agg(s order by sku_id) from stock s) as s,
  (select json_agg(f order by id) from refunds f) as f, (select count(*)::int from transitions) as t, (select count(*)::int from ledger_entries) as e`)

describe('a refund without a return', () => {
  test("[AS-001, AS-043, AS-070, AS-071, AS-115, AS-116, AS-114, AS-036, AS-038, AS-041] goes from the preview over the seller's yes to the money, with every step in its history", async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const body = await asked(anna, orderId)
    const before = await everything()
    const preview = await anna.call(RENDER, body)
    expect(await everything()).toEqual(before)
    expect([
      preview.availableRefundAmt,
      preview.availableRefundShippingAmt,
      preview.availableReverseTypes,
      preview.reverseTradeOrderLineList[0]?.tradeOrderLine.canReverseQty,
    ]).toEqual([money(59.9), money(0), ['SALE_REFUND'], 2])

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
      operationList: ['cancel'],
      auditedTime: null,
      refundedTime: null,
      changeToReturn: false,
    })
    expect((await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]).toMatchObject({
      reverseStatus: 'PROCESSING',
      canReverseQty: 1,
    })

    const approved = await merchant.call(APPROVE, { id: reverse.id })
    expect([approved.reverseTradeOrderStatus, approved.operationList, approved.buyerName]).toEqual([
      'WAITING_FOR_REFUND',
      [],
      'Kim Petersen',
    ])
    const done = await reaches(anna, reverse.id, 'REVERSE_DONE')
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
      await reaches(anna, reverse.id, 'REVERSE_DONE')
    }
    const after = await anna.call(DETAIL, { id: orderId })
    expect([after.displayStatus, after.refundedAmt, after.operationList]).toEqual([
      'CLOSED',
      after.paidAmt,
      ['checkExpressTrack', 'buyAgain'],
    ])
    // What is left is the provider's fee, which it keeps.
    const left = await ledger(order.contractId)
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
    const inBooks = async () => -((await ledger(contract.id))['seller:5'] ?? 0)
    // Lamp and desks 626.90, freight free: 12 % of each line is the mall's, 100.09 of it all is tax.
    expect(await seen()).toEqual([62_690, 0, 7523, 55_167])
    expect(await inBooks()).toBe(55_167 - 10_009)
    for (const [line, amount] of [
      [0, 33.33],
      [1, 7.77],
      [1, 181.23],
    ] as const) {
      const reverse = await apply(anna, id, { line, amount })
      await merchant.call(APPROVE, { id: reverse.id })
      await reaches(anna, reverse.id, 'REVERSE_DONE')
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
    await reaches(anna, reverse.id, 'REVERSE_DONE')
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('CLOSED')
    expect(await stock()).toEqual(before)
    expect(await t.audit()).toEqual([])
  })

  test("an order whose goods all wait for the shop's answer is not late; once the shop declines it is", async () => {
    const orders = [
      await paidOrder(t, anna, { lamp: 1 }),
      await paidOrder(t, anna, { lamp: 1 }),
    ].map(({ tradeOrderList: [order] }) => order?.id ?? '')
    await t.sql(`update orders set paid_at = paid_at - interval '30 days' where id = any($1)`, [
      orders.map((id) => fromWireId('order', id)),
    ])
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
    await reaches(anna, reverse.id, 'REVERSE_DONE')
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('UN_RECEIVED')
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('COMPLETE')
    expect(await t.audit()).toEqual([])
  })

  test('so it does when a complaint about what was sent is still open, and is refused only afterwards', async () => {
    const orderId = (await paidOrder(t, anna, { lamp: 2 })).tradeOrderList[0]?.id ?? ''
    await send(merchant, orderId, 1)
    const aboutSent = await apply(anna, orderId, { amount: 5 })
    const aboutUnsent = await apply(anna, orderId)
    await merchant.call(APPROVE, { id: aboutUnsent.id })
    await reaches(anna, aboutUnsent.id, 'REVERSE_DONE')
    await merchant.call(REJECT, { id: aboutSent.id, reason: 'It was whole when it left.' })
    expect(await anna.call(DETAIL, { id: orderId })).toMatchObject({
      displayStatus: 'UN_RECEIVED',
      operationList: ['confirm', 'checkExpressTrack', 'buyAgain', 'buyerApplyReverse'],
    })
    expect(
      (await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId }))
        .displayStatus,
    ).toBe('COMPLETE')
  })

  test('a seller who says nothing for 48 hours has agreed', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    t.clock.advance(48 * 3_600_000 - 1000)
    await stepDueReverses(t.mall.gate.own())
    expect((await anna.call(READ, { id: reverse.id })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_AUDIT_BY_SELLER',
    )
    t.clock.advance(1000)
    await stepDueReverses(t.mall.gate.own())
    const done = await reaches(anna, reverse.id, 'REVERSE_DONE')
    expect([done.decidedBySilence, done.progressList[2]?.actor]).toEqual([true, 'clock'])
  })

  test('[AS-062, AS-120] the buyer takes it back; its units can be asked for again', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    await expect(apply(anna, orderId)).rejects.toMatchObject({ code: 'reverse.not_eligible' })
    expect((await anna.call(CANCEL, { id: reverse.id })).reverseTradeOrderStatus).toBe(
      'REVERSE_CANCELED',
    )
    expect((await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]).toMatchObject({
      reverseStatus: 'NOT_REQUESTED',
      canReverseQty: 1,
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

  test('[AS-068] the seller refuses with a reason, which the buyer reads on the page and in a mail', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
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
      operationList: ['viewRejectReason'],
    })
    await t.drain()
    const mail = (await t.inbox('kim@galleria.test')).find((one) =>
      one.subject.includes('declined'),
    )
    expect(mail?.text).toContain('The photo shows another lamp.')
    expect((await t.inbox('house@galleria.test'))[0]?.subject).toContain('Kim Petersen asks for')
  })

  test('[AS-124, AS-060] a refund that the provider refuses is shown as failed and tried again with a new key until it is through', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 }, 'refund_fails_once')
    const reverse = await apply(anna, orderId)
    await merchant.call(APPROVE, { id: reverse.id })
    const failed = await reaches(anna, reverse.id, 'REFUND_FAIL')
    expect(failed.actualRefundAmt).toEqual(money(0))
    const [first] = await t.sql<{ id: Id<'refund'>; attempt_key: string; status: string }>(
      `select id, attempt_key, status from refunds where reverse_id = $1`,
      [fromWireId('reverse', reverse.id)],
    )
    expect(first?.status).toBe('FAILED')
    t.clock.advance(3_600_000)
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    expect((await reaches(anna, reverse.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(
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
    t.clock.advance(22 * 86_400_000)
    await signIn()
    await confirmOverdue(t.mall.gate.own())
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('UN_RECEIVED')
    await merchant.call(REJECT, { id: reverse.id, reason: 'No.' })
    await confirmOverdue(t.mall.gate.own())
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('COMPLETE')
  })
})

describe('what is refused, and moves nothing', () => {
  const refusals: [string, (orderId: string) => Promise<object>, string][] = [
    [
      '[AS-077] a cent more than is available',
      async (id) => ({ ...(await asked(anna, id)), applyRefundAmt: { value: 59.91 } }),
      'refund.exceeds_available',
    ],
    [
      '[AS-078] a third decimal',
      async (id) => ({ ...(await asked(anna, id)), applyRefundAmt: { value: 1.005 } }),
      'request.malformed',
    ],
    [
      '[AS-076] less than nothing',
      async (id) => ({ ...(await asked(anna, id)), applyRefundAmt: { value: -1 } }),
      'request.malformed',
    ],
    [
      'nothing at all',
      async (id) => ({ ...(await asked(anna, id)), applyRefundAmt: { value: 0 } }),
      'request.malformed',
    ],
    ['[AS-075] no amount', (id) => asked(anna, id), 'request.malformed'],
    [
      '[AS-088, AS-096] more units than were bought',
      async (id) => ({ ...(await asked(anna, id, { qty: 3 })), applyRefundAmt: { value: 1 } }),
      'reverse.not_eligible',
    ],
    [
      '[AS-087] no unit',
      async (id) => ({ ...(await asked(anna, id, { qty: 0 })), applyRefundAmt: { value: 1 } }),
      'request.malformed',
    ],
    [
      '[AS-092] no line',
      async (id) => ({
        tradeOrder: { id },
        reverseTradeOrderLineList: [],
        applyRefundAmt: { value: 1 },
      }),
      'request.malformed',
    ],
    [
      'a line of another order',
      async (id) => ({
        ...(await asked(anna, await receivedOrder(t, anna, merchant, { lamp: 1 }))),
        tradeOrder: { id },
        applyRefundAmt: { value: 1 },
      }),
      'reverse.not_eligible',
    ],
    [
      'one line twice',
      async (id) => {
        const body = await asked(anna, id)
        return {
          ...body,
          reverseTradeOrderLineList: [
            ...body.reverseTradeOrderLineList,
            ...body.reverseTradeOrderLineList,
          ],
          applyRefundAmt: { value: 1 },
        }
      },
      'reverse.not_eligible',
    ],
    [
      "[AS-046] the merchant's own kind of return",
      async (id) => ({
        ...(await asked(anna, id)),
        reverseTradeOrderType: 'PURCHASE_RETURN',
        applyRefundAmt: { value: 1 },
      }),
      'reverse.type',
    ],
    [
      '[AS-081, AS-082] no reason',
      async (id) => ({
        ...(await asked(anna, id)),
        applyRefundAmt: { value: 1 },
        reverseReason: undefined,
      }),
      'request.malformed',
    ],
    [
      '[AS-083] a remark of 501 letters',
      async (id) => ({
        ...(await asked(anna, id)),
        applyRefundAmt: { value: 1 },
        remark: 'x'.repeat(501),
      }),
      'request.malformed',
    ],
    [
      '[AS-085] seven pictures',
      async (id) => ({
        ...(await asked(anna, id)),
        applyRefundAmt: { value: 1 },
        attachmentList: {
          files: Array.from({ length: 7 }, () => ({
            url: '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp',
          })),
        },
      }),
      'request.malformed',
    ],
    [
      "a picture that is not the buyer's own",
      async (id) => ({
        ...(await asked(anna, id)),
        applyRefundAmt: { value: 1 },
        attachmentList: { files: [{ url: '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp' }] },
      }),
      'request.malformed',
    ],
  ]
  let orderId: string
  beforeAll(async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
  })
  test.each(refusals)('%s', async (_, bodyOf, code) => {
    const body = { reverseReason: 'DAMAGED', ...(await bodyOf(orderId)) }
    const before = await everything()
    await expect(anna.call(APPLY, body as never)).rejects.toMatchObject({ code })
    expect(await everything()).toEqual(before)
  })

  test('an order that is not paid, and one that was received more than 30 days ago', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    t.clock.advance(30 * 86_400_000)
    await signIn()
    expect((await anna.call(DETAIL, { id: orderId })).operationList).toContain('buyerApplyReverse')
    t.clock.advance(1000)
    expect((await anna.call(DETAIL, { id: orderId })).operationList).not.toContain(
      'buyerApplyReverse',
    )
    await expect(apply(anna, orderId, { amount: 1 })).rejects.toMatchObject({
      code: 'reverse.not_eligible',
    })
  })

  test('[AS-106] a guest', async () => {
    const guest = t.visit()
    const orderId = (await paidOrder(t, guest, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
    expect((await guest.call(DETAIL, { id: orderId })).operationList).not.toContain(
      'buyerApplyReverse',
    )
    await expect(apply(guest, orderId, { amount: 1 })).rejects.toMatchObject({
      code: 'auth.signed_out',
    })
  })

  test("somebody else's order, and another seller's decision", async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const body = await asked(anna, orderId)
    await expect(ben.call(RENDER, body)).rejects.toMatchObject({ code: 'order.not_found' })
    await expect(
      ben.call(APPLY, { ...body, applyRefundAmt: { value: 1 }, reverseReason: 'OTHER' }),
    ).rejects.toMatchObject({ code: 'order.not_found' })
    const reverse = await apply(anna, orderId)
    const before = await everything()
    await expect(ben.call(READ, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await expect(ben.call(CANCEL, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await expect(otherMerchant.call(APPROVE, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await expect(
      otherMerchant.call(REJECT, { id: reverse.id, reason: 'No.' }),
    ).rejects.toMatchObject({ code: 'reverse.not_found' })
    await expect(anna.call(APPROVE, { id: reverse.id })).rejects.toMatchObject({
      status: 403,
      code: 'auth.role',
    })
    expect(await everything()).toEqual(before)
  })

  test("a seller's own purchase in the own shop is for somebody else to decide", async () => {
    const orderId = await receivedOrder(t, merchant, merchant, { lamp: 1 })
    const reverse = await apply(merchant, orderId)
    await expect(merchant.call(APPROVE, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.own_purchase',
    })
  })

  test('the sixth application for one line', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    for (let i = 0; i < 5; i += 1) await anna.call(CANCEL, { id: (await apply(anna, orderId)).id })
    await expect(apply(anna, orderId)).rejects.toMatchObject({ code: 'reverse.not_eligible' })
  })
})

describe('at the same time', () => {
  test('twenty applications for the last two units make two', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const body = await asked(anna, orderId)
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        anna.call(APPLY, { ...body, applyRefundAmt: { value: 59.9 }, reverseReason: 'DAMAGED' }),
      ),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2)
    const [line] = (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList
    expect(line?.canReverseQty).toBe(0)
    expect(await t.audit()).toEqual([])
  })

  test('one key makes one application, however often it is sent', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
    const body = {
      ...(await asked(anna, orderId)),
      applyRefundAmt: { value: 5 },
      reverseReason: 'DAMAGED' as const,
      requestKey: 'one-press-of-the-button',
    }
    const made = await Promise.all(Array.from({ length: 8 }, () => anna.call(APPLY, body)))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect((await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]?.canReverseQty).toBe(2)
  })

  test('approve, reject and cancel at once: one of them wins, and the money moves once or not at all', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    const results = await Promise.allSettled([
      merchant.call(APPROVE, { id: reverse.id }),
      merchant.call(REJECT, { id: reverse.id, reason: 'No.' }),
      anna.call(CANCEL, { id: reverse.id }),
      merchant.call(APPROVE, { id: reverse.id }),
    ])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await t.audit('always')).toEqual([])
  })

  test('every step taken ten times at once is taken once', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    await merchant.call(APPROVE, { id: reverse.id })
    const id = fromWireId('reverse', reverse.id) as Id<'reverse'>
    await Promise.all(Array.from({ length: 10 }, () => stepReverse(t.mall.gate.own(), id)))
    await reaches(anna, reverse.id, 'REVERSE_DONE')
    await Promise.all(Array.from({ length: 10 }, () => stepReverse(t.mall.gate.own(), id)))
    expect((await anna.call(READ, { id: reverse.id })).progressList).toHaveLength(6)
    expect(await t.audit()).toEqual([])
  })
})

describe('the lists', () => {
  test('[AS-002, AS-110, AS-125, AS-006, AS-111, AS-113] a buyer finds the own after-sales orders by word, by number, by being open and by order and sku', async () => {
    const fresh = await t.signIn(people.otherMerchant)
    const orderId = await receivedOrder(t, fresh, merchant, { lamp: 2, desk: 1 })
    expect(await fresh.call(LIST, {})).toEqual({ data: [], total: 0 })
    const first = await apply(fresh, orderId)
    t.clock.advance(1000)
    const second = await apply(fresh, orderId, { line: 1 })
    await fresh.call(CANCEL, { id: first.id })
    const ids = async (body: object) => (await fresh.call(LIST, body)).data.map((row) => row.id)
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ applied: true })).toEqual([second.id])
    expect(await ids({ keyword: first.reverseTradeOrderCode.toLowerCase() })).toEqual([first.id])
    expect(await ids({ keyword: '%' })).toEqual([])
    expect(await ids({ reverseOrderId: [first.id, 'asv_01jd4vr6f5e7s8kq2m3n4p5q6r'] })).toEqual([
      first.id,
    ])
    expect((await fresh.call(LIST, { pageNo: 2 })).total).toBe(2)
    expect(
      (
        await fresh.call('POST /sapi/mall-order/web/reverseorder/querybyordersku', {
          tradeOrderId: orderId,
          skuId: 4,
        })
      ).map((row) => row.id),
    ).toEqual([
      [first, second].find((one) => one.reverseTradeOrderLineList[0]?.tradeOrderLine.sku.id === 4)
        ?.id,
    ])
    expect(
      await ben.call('POST /sapi/mall-order/web/reverseorder/querybyordersku', {
        tradeOrderId: orderId,
        skuId: 4,
      }),
    ).toEqual([])
  })

  test('[AS-032, AS-033, AS-034, AS-035, AS-037, AS-039, AS-040] a row has every field the documents name', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { id } = await apply(anna, orderId, { more: { remark: 'Chipped.' } })
    const reverse = await anna.call(READ, { id })
    expect(Object.keys(reverse)).toEqual(
      expect.arrayContaining([
        'id',
        'reverseTradeOrderCode',
        'reverseTradeOrderType',
        'reverseTradeOrderStatus',
        'createdAt',
        'orderedTime',
        'shopId',
        'skuTotalCount',
        'seller',
        'skuDetail',
        'tradeOrder',
        'tradeContract',
        'reverseReason',
        'reverseOrderId',
        'changeToReturn',
        'returnAddress',
        'fulfillmentProgressList',
        'qcRejectReason',
        'auditRejectReason',
        'auditedTime',
        'postBackTime',
        'checkedTime',
        'sellerDeliveryTime',
        'refundedTime',
        'stopTime',
        'sellerConfirmRefundShippingAmt',
      ]),
    )
    expect(reverse.remarkList).toEqual([{ remark: 'Chipped.', attachmentList: { files: [] } }])
    expect(reverse.availableReverseReasons).toContain('DAMAGED')
    expect(reverse.reverseTradeOrderLineList[0]?.tradeOrderLine.sku).toMatchObject({
      item: { id: 1003, itemName: 'Vesna lamp', urlKey: 'vesna-lamp' },
      salePrc: money(59.9),
      skuUrlSuffix: 'brass',
      businessTypeDict: null,
      adjustStep: 1,
    })
  })

  test('a seller finds those of the own shops, by status, word and order', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    const PAGE = 'POST /sapi/mall-merchant/reverseorder/page' as const
    expect(
      (await merchant.call(PAGE, { orderId, status: ['WAITING_FOR_AUDIT_BY_SELLER'] })).data.map(
        (row) => [row.id, row.operationList],
      ),
    ).toEqual([[reverse.id, ['approve', 'reject']]])
    expect((await merchant.call(PAGE, { keyword: reverse.reverseTradeOrderCode })).total).toBe(1)
    expect((await otherMerchant.call(PAGE, { orderId })).total).toBe(0)
  })
})
