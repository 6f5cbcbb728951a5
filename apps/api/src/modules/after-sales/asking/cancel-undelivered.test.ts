import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArgumentOf } from '@galleria/contract/client'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  APPLY,
  APPROVE,
  CANCEL,
  CANCEL_PAID,
  DETAIL,
  REJECT,
  RENDER,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { orderWith, runPromotion } from '../../../testing/promotion-steps.ts'
import { order as place, paidOrder, payFor, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * All of an order that was not sent is to be cancelled, and its shop decides. A lamp is 59.90, a
 * desk 189.00; delivery is 4.90, free from 99.
 */

const CANCEL_UNDELIVERED =
  'POST /api/trantor/flow/bbc_trade_InitiateReverseTradeOrderForCancelUnDeliveryFlow' as const
type Body = ArgumentOf<typeof CANCEL_UNDELIVERED>

let t: TestMall
let [anna, merchant, ben]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, ben] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.ben),
  ])
})
afterAll(() => t.close())

async function paid(goods: Parameters<typeof paidOrder>[2]): Promise<string> {
  return (await paidOrder(t, anna!, goods)).tradeOrderList[0]?.id ?? ''
}
const orderOf = (id: string) => anna!.call(DETAIL, { id })
const stock = () => t.sql('select sku_id, on_hand, reserved from stock order by 1')

/** As the page sends it: every line with units that were not sent, with all of them. */
async function undelivered(id: string): Promise<Body> {
  const { tradeOrderLineList } = await orderOf(id)
  return {
    tradeOrder: { id },
    reverseTradeOrderType: 'SALE_CANCEL_BEFORE_DELIVERY',
    reverseTradeOrderLineList: tradeOrderLineList
      .filter(({ canCancelQty }) => canCancelQty > 0)
      .map((line) => ({ tradeOrderLine: { id: line.id }, reverseQty: line.canCancelQty })),
    reverseReason: 'NO_LONGER_WANTED',
  }
}
/** The shop tries to send all of it. */
const ship = async (id: string) => {
  const { tradeOrderLineList } = await orderOf(id)
  return merchant!.call('POST /sapi/mall-merchant/order/ship', {
    orderId: id,
    carrierId: 2,
    serviceCode: 'CU00000001',
    lines: tradeOrderLineList.map((line) => ({ id: line.id, qty: line.tradeQty })),
  })
}

test('[AS-001, AS-047, AS-119] all that was not sent is asked to be cancelled; the shop cannot send it meanwhile, agrees, and money and goods are back', async () => {
  const before = await stock()
  const id = await paid({ lamp: 2, desk: 1 })
  const order = await orderOf(id)
  const body = await undelivered(id)
  expect(await anna!.call(RENDER, body)).toMatchObject({
    reverseTradeOrderType: 'SALE_CANCEL_BEFORE_DELIVERY',
    availableRefundAmt: order.paidAmt,
    leastRefundAmt: order.paidAmt,
    availableReverseTypes: ['SALE_REFUND', 'SALE_CANCEL_BEFORE_DELIVERY'],
    availableReverseReasons: ['TOO_LATE', 'NO_LONGER_WANTED', 'OTHER'],
  })
  const reverse = await anna!.call(CANCEL_UNDELIVERED, [body] as never)
  expect(reverse).toMatchObject({
    reverseTradeOrderType: 'SALE_CANCEL_BEFORE_DELIVERY',
    reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
    applyRefundAmt: order.paidAmt,
    operationList: ['cancel', 'modify'],
    skuTotalCount: 3,
  })
  await expect(ship(id)).rejects.toMatchObject({ code: 'order.state' })
  await expect(anna!.call(CANCEL_UNDELIVERED, body)).rejects.toMatchObject({ status: 422 })
  await merchant!.call(APPROVE, { id: reverse.id })
  await reaches(t, anna!, reverse.id, 'REVERSE_DONE')
  expect(await orderOf(id)).toMatchObject({ displayStatus: 'CLOSED', refundedAmt: order.paidAmt })
  expect(await stock()).toEqual(before)
  expect(Object.keys(await ledger(t, order.contractId))).toEqual(['fees', 'provider'])
  expect(await t.audit()).toEqual([])
})

test('[AS-094, AS-095] one line of two, or one piece of two, is refused by preview and application alike, and nothing moves', async () => {
  const id = await paid({ lamp: 2, desk: 1 })
  const body = await undelivered(id)
  const [first, second] = body.reverseTradeOrderLineList
  const before = await everything(t)
  for (const lines of [
    [first!],
    [second!],
    [
      { ...first!, reverseQty: 1 },
      { ...second!, reverseQty: 1 },
    ],
  ]) {
    const asked = { ...body, reverseTradeOrderLineList: lines }
    await expect(anna!.call(RENDER, asked)).rejects.toMatchObject({ code: 'reverse.not_all' })
    await expect(anna!.call(CANCEL_UNDELIVERED, asked)).rejects.toMatchObject({
      status: 422,
      code: 'reverse.not_all',
    })
  }
  expect(await everything(t)).toEqual(before)
})

test('an amount of its own is refused: it is all of their money, or none is said', async () => {
  const id = await paid({ lamp: 1 })
  const body = await undelivered(id)
  const before = await everything(t)
  await expect(
    anna!.call(CANCEL_UNDELIVERED, { ...body, applyRefundAmt: { value: 20 } }),
  ).rejects.toMatchObject({ code: 'refund.unsent_whole' })
  await expect(
    anna!.call(CANCEL_UNDELIVERED, { ...body, applyRefundAmt: { value: 64.81 } }),
  ).rejects.toMatchObject({ code: 'refund.exceeds_available' })
  expect(await everything(t)).toEqual(before)
  const reverse = await anna!.call(CANCEL_UNDELIVERED, { ...body, applyRefundAmt: { value: 64.8 } })
  expect(reverse.applyRefundAmt).toEqual(money(64.8))
})

test('[AS-097] of an order that was sent in part only what was not sent is in it; once all is sent there is nothing to cancel', async () => {
  const id = await paid({ lamp: 3 })
  await send(merchant!, id, 1)
  const [line] = (await orderOf(id)).tradeOrderLineList
  expect([line?.canReverseQty, line?.canCancelQty]).toEqual([3, 2])
  const body = await undelivered(id)
  const all = { ...body.reverseTradeOrderLineList[0]!, reverseQty: 3 }
  await expect(
    anna!.call(RENDER, { ...body, reverseTradeOrderLineList: [all] }),
  ).rejects.toMatchObject({ code: 'reverse.not_eligible' })
  expect(await anna!.call(RENDER, body)).toMatchObject({
    availableRefundAmt: money(119.8),
    reverseTradeOrderLineList: [{ reverseQty: 2, cancelQty: 2 }],
  })
  await send(merchant!, id)
  await expect(anna!.call(CANCEL_UNDELIVERED, body)).rejects.toMatchObject({
    code: 'reverse.not_eligible',
  })
  const held = await anna!.call(RENDER, { ...body, reverseTradeOrderType: 'SALE_REFUND' })
  expect(held.availableReverseTypes).toEqual(['SALE_RETURN', 'SALE_REFUND'])
})

test('[AS-098] a gift that was not sent is not in it and cannot be named; with all of its goods it goes along by itself', async () => {
  await runPromotion(t, merchant!, {
    name: 'A lamp for you',
    kind: 'GIFT',
    percentOff: undefined,
    giftCode: 'GH-3',
  })
  const placed = await orderWith(anna!, { goods: { desk: 1 } })
  await t.sql(`update promotions set status = 'ENDED' where status = 'RUNNING'`)
  await payFor(t, anna!, placed.id)
  const id = placed.tradeOrderList[0]?.id ?? ''
  const [desk, gift] = (await orderOf(id)).tradeOrderLineList
  expect(gift).toMatchObject({ tradeOrderLineBusinessType: 'GIFT', canCancelQty: 0, canShipQty: 1 })
  const body = await undelivered(id)
  expect(body.reverseTradeOrderLineList).toMatchObject([{ tradeOrderLine: { id: desk?.id } }])
  const withGift = {
    ...body,
    reverseTradeOrderLineList: [
      ...body.reverseTradeOrderLineList,
      { tradeOrderLine: { id: gift!.id }, reverseQty: 1 },
    ],
  }
  for (const call of [RENDER, CANCEL_UNDELIVERED, CANCEL_PAID] as const) {
    await expect(anna!.call(call, withGift as never)).rejects.toMatchObject({
      code: 'reverse.not_eligible',
    })
  }
  const reverse = await anna!.call(CANCEL_UNDELIVERED, body)
  await merchant!.call(APPROVE, { id: reverse.id })
  await reaches(t, anna!, reverse.id, 'REVERSE_DONE')
  expect((await orderOf(id)).tradeOrderLineList).toMatchObject([
    { canShipQty: 0 },
    { canShipQty: 0 },
  ])
  expect(await t.audit()).toEqual([])
})

test('after a no, and after it was taken back, the order is sent as before', async () => {
  for (const end of ['no', 'back'] as const) {
    const id = await paid({ lamp: 1 })
    const { id: reverseId } = await anna!.call(CANCEL_UNDELIVERED, await undelivered(id))
    if (end === 'no') await merchant!.call(REJECT, { id: reverseId, reason: 'It is packed.' })
    else await anna!.call(CANCEL, { id: reverseId })
    expect((await orderOf(id)).tradeOrderLineList[0]).toMatchObject({ canShipQty: 1 })
    await send(merchant!, id)
    expect(await orderOf(id)).toMatchObject({ displayStatus: 'UN_RECEIVED', refundedAmt: money(0) })
  }
  expect(await t.audit()).toEqual([])
})

test('the call is for its own type, for members, and for their own orders', async () => {
  const id = await paid({ lamp: 1 })
  const body = await undelivered(id)
  const before = await everything(t)
  for (const [call, type] of [
    [APPLY, 'SALE_CANCEL_BEFORE_DELIVERY'],
    [CANCEL_UNDELIVERED, 'SALE_REFUND'],
    [CANCEL_UNDELIVERED, 'PURCHASE_RETURN'],
  ] as const)
    await expect(
      anna!.call(call, { ...body, applyRefundAmt: { value: 64.8 }, reverseTradeOrderType: type }),
    ).rejects.toMatchObject({ code: 'reverse.type' })
  await expect(ben!.call(CANCEL_UNDELIVERED, body)).rejects.toMatchObject({
    code: 'order.not_found',
  })
  await expect(t.visit().call(CANCEL_UNDELIVERED, body)).rejects.toMatchObject({ status: 401 })
  await expect(
    anna!.call(CANCEL_UNDELIVERED, { ...body, reverseReason: 'DAMAGED' }),
  ).rejects.toMatchObject({ body: { errors: [{ path: 'reverseReason' }] } })
  expect(await everything(t)).toEqual(before)
})

test('asked for while the parcel is packed: either it is asked for or it is sent, never both, and asked twice at once it is one request', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await paid({ lamp: 2 })
    const body = { ...(await undelivered(id)), requestKey: `packed-${round}` }
    const [asked, again, sent] = await Promise.allSettled([
      anna!.call(CANCEL_UNDELIVERED, body),
      anna!.call(CANCEL_UNDELIVERED, body),
      ship(id),
    ])
    expect(asked.status).toBe(again.status)
    expect(sent.status).toBe(asked.status === 'fulfilled' ? 'rejected' : 'fulfilled')
    const [line] = (await orderOf(id)).tradeOrderLineList
    expect([line?.deliveredQty, line?.canShipQty]).toEqual(
      asked.status === 'fulfilled' ? [0, 0] : [2, 0],
    )
    const [{ count }] = (await t.sql<{ count: number }>(
      'select count(*)::int as count from reverse_orders where request_key = $1',
      [body.requestKey],
    )) as [{ count: number }]
    expect(count).toBe(asked.status === 'fulfilled' ? 1 : 0)
  }
  expect(await t.audit()).toEqual([])
})

test('[AS-042] cancelling after paid needs a payment: before it there is nothing of the kind, after it the shop is not asked', async () => {
  const contract = await place(anna!, { lamp: 1 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  const [line] = (await orderOf(id)).tradeOrderLineList
  const lines = [{ tradeOrderLine: { id: line!.id }, reverseQty: 1 }]
  const before = await everything(t)
  await expect(
    anna!.call(CANCEL_PAID, { tradeOrder: { id }, reverseTradeOrderLineList: lines }),
  ).rejects.toMatchObject({ status: 409, code: 'order.state' })
  expect(await everything(t)).toEqual(before)
  const later = await paid({ lamp: 1 })
  const reverse = await anna!.call(CANCEL_PAID, (await undelivered(later)) as never)
  expect(reverse).toMatchObject({
    reverseTradeOrderType: 'SALE_CANCEL_AFTER_PAID',
    reverseTradeOrderStatus: 'WAITING_FOR_REFUND',
  })
})
