import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  CANCEL,
  DETAIL,
  LIST,
  OF_SKU,
  POST_BACK,
  READ,
  REJECT,
  apply,
  everything,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { fromWireId } from '@galleria/kernel/id'
import { advanceParcel, sendBackBody } from '../../../testing/return-steps.ts'
import { paidOrder, send } from '../../../testing/shop-steps.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * Guests read the after-sales of their own orders, and name the parcel of what comes back; they do
 * nothing else with them.
 */

let t: TestMall
let guest: Visitor
let merchant: Visitor
let orderId: string
let id: string
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  guest = t.visit()
  orderId = (await paidOrder(t, guest, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
  // Asking needs an account: for that moment the guest has one.
  const become = (kind: string) =>
    t.sql(
      `update users set kind = $2::text, email = case when $2::text = 'member' then id || '@galleria.test' end, password_hash = case when $2::text = 'member' then 'x' end
      where id = (select buyer_id from orders where id = $1)`,
      [fromWireId('order', orderId), kind],
    )
  await become('member')
  id = (await apply(guest, orderId)).id
  await become('tourist')
})
afterAll(() => t.close())

test('a guest finds the after-sales of the own order in the list, by order and sku, and whole; nothing can be done with them', async () => {
  const own = { id, operationList: [], reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER' }
  expect((await guest.call(LIST, {})).data).toMatchObject([own])
  expect(await guest.call(OF_SKU, { tradeOrderId: orderId, skuId: 4 })).toMatchObject([own])
  expect(await guest.call(READ, { id })).toMatchObject({ ...own, tradeOrder: { id: orderId } })
  const before = await everything(t)
  await expect(guest.call(CANCEL, { id })).rejects.toMatchObject({ status: 401 })
  await expect(apply(guest, orderId)).rejects.toMatchObject({ status: 401 })
  expect(await everything(t)).toEqual(before)
})

test('another guest sees nothing of it, and somebody without a session is sent away', async () => {
  const other = t.visit()
  await paidOrder(t, other, { lamp: 1 })
  expect(await other.call(LIST, {})).toEqual({ data: [], total: 0 })
  expect(await other.call(OF_SKU, { tradeOrderId: orderId, skuId: 4 })).toEqual([])
  await expect(other.call(READ, { id })).rejects.toMatchObject({ code: 'reverse.not_found' })
  await expect(t.visit().call(READ, { id })).rejects.toMatchObject({ status: 401 })
})

test("a guest reads the shop's reason", async () => {
  await merchant.call(REJECT, { id, reason: 'It is packed already.' })
  expect(await guest.call(READ, { id })).toMatchObject({
    operationList: ['viewRejectReason'],
    auditRejectReason: 'It is packed already.',
  })
  expect((await guest.call(DETAIL, { id: orderId })).operationList).not.toContain(
    'buyerApplyReverse',
  )
})

test('a guest who has withdrawn names the parcel, puts its number right until the carrier has it, and nobody else names it', async () => {
  const leaver = t.visit()
  const sent = (await paidOrder(t, leaver, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
  await send(merchant, sent)
  await leaver.call('POST /sapi/mall-order/web/order/signForDelivery', { id: sent })
  await leaver.call('POST /sapi/mall-order/web/withdrawal/state', {
    requestKey: randomUUID(),
    name: 'Kim Petersen',
    orderCode: 'as shown',
    email: 'leaver@galleria.test',
    orderId: sent,
  })
  await t.drain()
  const [request] = (await leaver.call(LIST, {})).data
  expect(request).toMatchObject({
    reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
    operationList: ['postBack'],
  })
  const asked = request?.id ?? ''
  const before = await everything(t)
  await expect(
    guest.call(POST_BACK, sendBackBody(asked, { number: 'GUEST0' })),
  ).rejects.toMatchObject({
    code: 'reverse.not_found',
  })
  await expect(
    t.visit().call(POST_BACK, sendBackBody(asked, { number: 'GUEST0' })),
  ).rejects.toMatchObject({
    status: 401,
  })
  expect(await everything(t)).toEqual(before)

  const named = await leaver.call(POST_BACK, sendBackBody(asked, { number: 'GUEST1' }))
  expect(named).toMatchObject({
    reverseTradeOrderStatus: 'WAITING_FOR_QC_DONE',
    operationList: ['correctPostBack', 'viewLogistics'],
  })
  expect(named.progressList.at(-1)).toMatchObject({ event: 'postBack', actor: 'buyer' })
  await leaver.call(POST_BACK, sendBackBody(asked, { number: 'GUEST2' }))
  await t.drain()
  await advanceParcel(t, 'GUEST2', 'delivered')
  t.clock.advance(60_000)
  await checkReverseParcels(t.mall.gate.own())
  await expect(
    leaver.call(POST_BACK, sendBackBody(asked, { number: 'GUEST3' })),
  ).rejects.toMatchObject({
    code: 'reverse.state',
    body: { operationList: ['viewLogistics'] },
  })
  const done = await reaches(t, leaver, asked, 'WAITING_FOR_QC_DONE')
  expect(done.fulfillmentProgressList.map(({ serviceCode }) => serviceCode)).toEqual(['GUEST2'])
})
