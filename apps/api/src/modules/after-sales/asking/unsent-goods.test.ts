import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  APPLY,
  APPROVE,
  DETAIL,
  REJECT,
  RENDER,
  apply,
  requestBody,
  type Asking,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * Units that were never sent are cancelled whole, with all their money, or not at all. A lamp is
 * 59.90, its parcel 4.90, free from 99.
 */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

async function paid(lamps: number): Promise<string> {
  return (await paidOrder(t, anna, { lamp: lamps })).tradeOrderList[0]?.id ?? ''
}
const orderOf = (id: string) => anna.call(DETAIL, { id })
const stock = async () => (await t.sql('select on_hand, reserved from stock where sku_id = 4'))[0]

test('less than all their money is refused, by the preview and by the application alike, and nothing moves', async () => {
  const orderId = await paid(1)
  const body = await requestBody(anna, orderId)
  const preview = await anna.call(RENDER, body)
  expect([
    preview.availableRefundAmt,
    preview.leastRefundAmt,
    preview.availableRefundShippingAmt,
    preview.reverseTradeOrderLineList[0]?.cancelQty,
  ]).toEqual([money(64.8), money(64.8), money(4.9), 1])
  const before = await everything(t)
  for (const value of [5, 59.9, 64.79])
    await expect(
      anna.call(APPLY, { ...body, applyRefundAmt: { value }, reverseReason: 'OTHER' }),
    ).rejects.toMatchObject({
      code: 'refund.unsent_whole',
      status: 422,
      body: {
        title:
          'Items that have not been sent can only be cancelled in full: please apply for at least €64.80, or leave them out.',
        errors: [{ path: 'applyRefundAmt.value', code: 'unsent_whole' }],
      },
    })
  await expect(
    anna.call(APPLY, { ...body, applyRefundAmt: { value: 64.81 }, reverseReason: 'OTHER' }),
  ).rejects.toMatchObject({ code: 'refund.exceeds_available' })
  const [line] = body.reverseTradeOrderLineList
  const partly = { ...line, applyRefundAmt: { value: 59.89 } } as never
  await expect(
    anna.call(RENDER, { ...body, reverseTradeOrderLineList: [partly] }),
  ).rejects.toMatchObject({
    code: 'refund.unsent_whole',
    body: { errors: [{ path: 'reverseTradeOrderLineList.0.applyRefundAmt.value' }] },
  })
  await expect(
    anna.call(APPLY, {
      ...body,
      reverseTradeOrderLineList: [partly],
      reverseReason: 'OTHER',
    }),
  ).rejects.toMatchObject({ code: 'refund.unsent_whole' })
  expect(await everything(t)).toEqual(before)
})

test('all of them: they are not sent, go back on the shelf, the order is closed and nobody has lost a cent', async () => {
  const before = await stock()
  const orderId = await paid(1)
  const reverse = await apply(anna, orderId)
  expect([reverse.applyRefundAmt, reverse.applyRefundShippingAmt]).toEqual([
    money(64.8),
    money(4.9),
  ])
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  const order = await orderOf(orderId)
  expect([order.displayStatus, order.refundedAmt]).toEqual(['CLOSED', order.paidAmt])
  expect(await stock()).toEqual(before)
  const left = await ledger(t, order.contractId)
  expect(Object.keys(left)).toEqual(['fees', 'provider'])
  expect(await t.audit()).toEqual([])
})

test('one of two: its 59.90 come back, the other one is sent, and delivery is paid for what is sent', async () => {
  const orderId = await paid(2)
  const reverse = await apply(anna, orderId)
  expect([reverse.applyRefundAmt, reverse.applyRefundShippingAmt]).toEqual([money(59.9), money(0)])
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  const order = await orderOf(orderId)
  expect(order).toMatchObject({ displayStatus: 'UN_DELIVERY', refundedAmt: money(59.9) })
  expect(order.tradeOrderLineList[0]).toMatchObject({
    canShipQty: 1,
    canReverseQty: 1,
    canCancelQty: 1,
  })
  await send(merchant, orderId)
  expect((await orderOf(orderId)).displayStatus).toBe('UN_RECEIVED')
  expect(await t.audit()).toEqual([])
})

test("the shop's silence of 48 hours cancels whole, too", async () => {
  const orderId = await paid(1)
  const reverse = await apply(anna, orderId)
  t.clock.advance(48 * HOUR)
  await stepDueReverses(t.mall.gate.own())
  expect((await reaches(t, anna, reverse.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
  const order = await orderOf(orderId)
  expect([order.displayStatus, order.refundedAmt]).toEqual(['CLOSED', order.paidAmt])
})

test('a request about a lamp that was sent and one that was not: the unsent one is whole, the sent one has a free amount', async () => {
  const orderId = await paid(2)
  await send(merchant, orderId, 1)
  const body = await requestBody(anna, orderId, { qty: 2 })
  const preview = await anna.call(RENDER, body)
  expect([preview.leastRefundAmt, preview.availableRefundAmt]).toEqual([money(59.9), money(119.8)])
  await expect(apply(anna, orderId, { qty: 2, amount: 59.89 })).rejects.toMatchObject({
    code: 'refund.unsent_whole',
  })
  const reverse = await apply(anna, orderId, { qty: 2, amount: 64.9 })
  expect(reverse.reverseTradeOrderLineList[0]).toMatchObject({ reverseQty: 2, cancelQty: 1 })
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  const order = await orderOf(orderId)
  expect(order).toMatchObject({ displayStatus: 'UN_RECEIVED', refundedAmt: money(64.9) })
  // Of the lamp she keeps 54.90 can still be asked for, and it can still be sent back.
  expect(order.tradeOrderLineList[0]).toMatchObject({
    canReverseQty: 1,
    canCancelQty: 0,
    canReverseAmt: money(54.9),
  })
  expect(await t.audit()).toEqual([])
})

test('the buyer says which: of a line that was sent in part only the unsent lamp is cancelled, or only the sent one is complained about', async () => {
  const orderId = await paid(2)
  await send(merchant, orderId, 1)
  const unsent = await apply(anna, orderId, { qty: 1, cancel: 1 })
  expect(unsent.applyRefundAmt).toEqual(money(59.9))
  await expect(apply(anna, orderId, { qty: 1, cancel: 1 })).rejects.toMatchObject({
    code: 'reverse.not_eligible',
  })
  const aboutSent = await apply(anna, orderId, { qty: 1, cancel: 0, amount: 5 })
  expect(aboutSent.reverseTradeOrderLineList[0]?.cancelQty).toBe(0)
  await merchant.call(APPROVE, { id: unsent.id })
  await reaches(t, anna, unsent.id, 'REVERSE_DONE')
  await merchant.call(REJECT, { id: aboutSent.id, reason: 'It was whole when it left.' })
  expect(await orderOf(orderId)).toMatchObject({
    displayStatus: 'UN_RECEIVED',
    operationList: [
      'buyerPostponeConfirmDeadline',
      'confirm',
      'checkExpressTrack',
      'viewInvoice',
      'buyerCheckVATInvoice',
      'sendInvoiceEmail',
      'buyAgain',
      'buyerApplyReverse',
    ],
  })
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  expect((await orderOf(orderId)).displayStatus).toBe('COMPLETE')
  expect(await t.audit()).toEqual([])
})

test('three cancelled one after another, one of them asked for twice, give back exactly what was paid', async () => {
  const contract = await paidOrder(t, anna, { desk: 1, lamp: 3 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  const lamp = (await orderOf(id)).tradeOrderLineList.findIndex(({ sku }) => sku.id === 4)
  const requests = []
  for (const line of [lamp, lamp, lamp, 1 - lamp]) requests.push(await apply(anna, id, { line }))
  const [first] = requests
  await merchant.call(REJECT, { id: first?.id ?? '', reason: 'It is packed already.' })
  requests[0] = await apply(anna, id, { line: lamp })
  for (const request of requests) {
    await merchant.call(APPROVE, { id: request.id })
    await reaches(t, anna, request.id, 'REVERSE_DONE')
  }
  const order = await orderOf(id)
  expect([order.displayStatus, order.refundedAmt]).toEqual(['CLOSED', order.paidAmt])
  expect(await t.audit()).toEqual([])
})

test('[AS-035] the preview names the reasons that fit where the goods are: not sent, on their way, received', async () => {
  const orderId = await paid(2)
  const reasons = async (asking: Asking) =>
    (await anna.call(RENDER, await requestBody(anna, orderId, asking))).availableReverseReasons
  expect(await reasons({})).toEqual(['TOO_LATE', 'NO_LONGER_WANTED', 'OTHER'])
  await send(merchant, orderId, 1)
  const underWay = [
    'DAMAGED',
    'NOT_AS_DESCRIBED',
    'WRONG_ITEM',
    'MISSING_PARTS',
    'NOT_RECEIVED',
    'TOO_LATE',
    'OTHER',
  ]
  expect(await reasons({ cancel: 0 })).toEqual(underWay)
  expect(await reasons({ qty: 2 })).toEqual([...underWay.slice(0, 6), 'NO_LONGER_WANTED', 'OTHER'])
  await send(merchant, orderId)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  const preview = await anna.call(RENDER, await requestBody(anna, orderId))
  expect(preview).toMatchObject({
    availableRefundAmt: money(59.9),
    availableReverseTypes: ['SALE_RETURN', 'SALE_EXCHANGE', 'SALE_REFUND'],
    availableReverseReasons: underWay.filter((reason) => reason !== 'NOT_RECEIVED'),
  })
})

test('a reason that the preview does not name is refused at its field, and nothing is asked for', async () => {
  const orderId = await paid(1)
  const before = await everything(t)
  await expect(apply(anna, orderId, { more: { reverseReason: 'DAMAGED' } })).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'reverseReason', code: 'reason_required' }] },
  })
  expect(await everything(t)).toEqual(before)
  await send(merchant, orderId)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  for (const reverseReason of ['NOT_RECEIVED', 'NO_LONGER_WANTED'])
    await expect(apply(anna, orderId, { more: { reverseReason } })).rejects.toMatchObject({
      body: { errors: [{ path: 'reverseReason', code: 'reason_required' }] },
    })
  expect((await apply(anna, orderId, { more: { reverseReason: 'DAMAGED' } })).reverseReason).toBe(
    'DAMAGED',
  )
})
