import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DETAIL,
  PASS,
  READ,
  RENDER,
  RETURN,
  apply,
  everything,
  ledger,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { lamps, offerLamps, shelf } from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * Goods go back before the last parcel of their order was sent: three lamps of 59.90 with 4.90 of
 * delivery, of which two were sent.
 */

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

async function sentInPart(): Promise<string> {
  const orderId = (await paidOrder(t, anna!, { lamp: 3 })).tradeOrderList[0]?.id ?? ''
  await send(merchant!, orderId, 2)
  return orderId
}
const sign = (id: string) => anna!.call('POST /sapi/mall-order/web/order/signForDelivery', { id })

test('only what was sent can go back: one unit more is refused, and nothing moves', async () => {
  const orderId = await sentInPart()
  expect(
    (await anna!.call(RENDER, await requestBody(anna!, orderId, { qty: 2, type: 'SALE_RETURN' })))
      .availableRefundAmt,
  ).toEqual(money(119.8))
  const before = await everything(t)
  const body = await requestBody(anna!, orderId, { qty: 3, type: 'SALE_RETURN' })
  expect(
    await refusalOf(
      anna!.call(RETURN, { ...body, applyRefundAmt: { value: 1 }, reverseReason: 'OTHER' }),
    ),
  ).toBe('422 reverse.not_eligible')
  expect(await everything(t)).toEqual(before)
})

test('the money of what went back is back while the rest is still to be sent; the rest is sent, received, and can go back with the delivery', async () => {
  const orderId = await sentInPart()
  const before = await shelf(t, lamps.brass)
  const { id, lineIds } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId, {
    qty: 2,
  })
  const open = await anna!.call(DETAIL, { id: orderId })
  expect([open.displayStatus, open.tradeOrderLineList[0]?.canReverseQty]).toEqual([
    'UN_DELIVERY',
    1,
  ])
  await merchant!.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 2 }] })
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect(done.actualRefundAmt).toEqual(money(119.8))
  // Two are for sale again, and the third is still held for its buyer.
  expect(await shelf(t, lamps.brass)).toEqual([before[0] + 2, before[1]])
  expect(await t.audit()).toEqual([])

  await send(merchant!, orderId)
  await sign(orderId)
  const whole = await anna!.call(DETAIL, { id: orderId })
  expect([whole.displayStatus, whole.refundedAmt]).toEqual(['COMPLETE', money(119.8)])
  const last = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId, { qty: 1 })
  await merchant!.call(PASS, { id: last.id, lines: [{ id: last.lineIds[0] ?? '', sellable: 1 }] })
  expect((await reaches(t, anna!, last.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(59.9))
  expect((await anna!.call(DETAIL, { id: orderId })).displayStatus).toBe('CLOSED')
  expect((await ledger(t, whole.contractId))['buyer']).toBeUndefined()
  expect(await t.audit()).toEqual([])
})

test('while some are on their way back the last one can be called off, each with its own money', async () => {
  const orderId = await sentInPart()
  const { id, lineIds } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId, {
    qty: 2,
  })
  const canceled = await apply(anna!, orderId, { qty: 1, cancel: 1 })
  await merchant!.call('POST /sapi/mall-merchant/reverseorder/approve', { id: canceled.id })
  await merchant!.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 2 }] })
  const [back, off] = [
    await reaches(t, anna!, id, 'REVERSE_DONE'),
    await reaches(t, anna!, canceled.id, 'REVERSE_DONE'),
  ]
  expect([back.actualRefundAmt, off.actualRefundAmt]).toEqual([money(119.8), money(59.9)])
  expect((await anna!.call(READ, { id })).reverseTradeOrderStatus).toBe('REVERSE_DONE')
  expect(await t.audit()).toEqual([])
})
