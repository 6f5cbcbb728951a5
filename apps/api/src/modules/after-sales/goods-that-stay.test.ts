import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  APPROVE,
  CANCEL,
  DETAIL,
  REJECT,
  RENDER,
  apply,
  requestBody,
  everything,
  ledger,
  money,
  reaches,
} from '../../testing/after-sales-steps.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * Money back while the goods stay: units and money are claimed apart, and what was not asked for
 * stays.
 */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

async function approved(orderId: string, amount: number): Promise<void> {
  const { id } = await apply(anna, orderId, { amount })
  await merchant.call(APPROVE, { id })
  await reaches(t, anna, id, 'REVERSE_DONE')
}
const lineOf = async (orderId: string) =>
  (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]

test('5.00 for a scratch use 5.00: the lamp can still go back, and the rest can be asked for', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  await approved(orderId, 5)
  expect(await lineOf(orderId)).toMatchObject({
    canReverseQty: 1,
    canReverseAmt: money(59.8),
    reverseStatus: 'DONE',
  })
  const order = await anna.call(DETAIL, { id: orderId })
  expect([order.displayStatus, order.refundedAmt]).toEqual(['COMPLETE', money(5)])
  expect(order.operationList).toContain('buyerApplyReverse')
  // With the last of the goods' money delivery can be asked for, too: 54.90 and 4.90.
  expect((await anna.call(RENDER, await requestBody(anna, orderId))).availableRefundAmt).toEqual(
    money(59.8),
  )
  await expect(apply(anna, orderId, { amount: 59.81 })).rejects.toMatchObject({
    code: 'refund.exceeds_available',
  })
  expect(await t.audit()).toEqual([])
})

test('in any number of steps exactly what was paid comes back, delivery last, and then there is nothing to ask for', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  for (const amount of [5, 20, 34.9]) await approved(orderId, amount)
  expect(await lineOf(orderId)).toMatchObject({ canReverseQty: 1, canReverseAmt: money(4.9) })
  await approved(orderId, 4.9)
  const order = await anna.call(DETAIL, { id: orderId })
  expect([order.displayStatus, order.refundedAmt]).toEqual(['CLOSED', money(64.8)])
  expect(order.operationList).not.toContain('buyerApplyReverse')
  expect(Object.keys(await ledger(t, order.contractId))).toEqual(['fees', 'provider'])
  expect(await t.audit()).toEqual([])
})

test('what is asked for counts while it is open, and is free again when it comes to nothing', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const first = await apply(anna, orderId, { amount: 50 })
  const second = await apply(anna, orderId, { amount: 9 })
  expect(await lineOf(orderId)).toMatchObject({
    canReverseAmt: money(5.8),
    canReverseQty: 1,
    reverseStatus: 'PROCESSING',
  })
  const before = await everything(t)
  await expect(apply(anna, orderId, { amount: 10 })).rejects.toMatchObject({
    code: 'refund.exceeds_available',
  })
  expect(await everything(t)).toEqual(before)
  await anna.call(CANCEL, { id: first.id })
  expect(await lineOf(orderId)).toMatchObject({ canReverseAmt: money(55.8) })
  await merchant.call(REJECT, { id: second.id, reason: 'It was whole.' })
  expect(await lineOf(orderId)).toMatchObject({
    canReverseAmt: money(64.8),
    reverseStatus: 'NOT_REQUESTED',
  })
})

test('[AS-038] a request names what was asked for and what came back, the shipping in it by itself', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const { id, ...asked } = await apply(anna, orderId)
  const amounts = (of: typeof asked) => ({
    refundAmount: of.refundAmount,
    applyRefundAmt: of.applyRefundAmt,
    applyRefundShippingAmt: of.applyRefundShippingAmt,
    actualRefundAmt: of.actualRefundAmt,
    actualRefundShippingAmt: of.actualRefundShippingAmt,
    sellerConfirmRefundShippingAmt: of.sellerConfirmRefundShippingAmt,
  })
  const before = {
    refundAmount: money(64.8),
    applyRefundAmt: money(64.8),
    applyRefundShippingAmt: money(4.9),
    actualRefundAmt: money(0),
    actualRefundShippingAmt: money(0),
    sellerConfirmRefundShippingAmt: money(0),
  }
  expect(amounts(asked)).toEqual(before)
  expect(amounts(await merchant.call(APPROVE, { id }))).toEqual({
    ...before,
    sellerConfirmRefundShippingAmt: money(4.9),
  })
  expect(amounts(await reaches(t, anna, id, 'REVERSE_DONE'))).toEqual({
    ...before,
    actualRefundAmt: money(64.8),
    actualRefundShippingAmt: money(4.9),
    sellerConfirmRefundShippingAmt: money(4.9),
  })
})
