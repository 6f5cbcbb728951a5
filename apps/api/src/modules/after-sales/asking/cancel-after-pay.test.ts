import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  apply,
  DETAIL,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * What was paid and not sent is cancelled by its buyer at once, guests too, whole or by line. A
 * lamp is 59.90, its parcel 4.90, free from 99.
 */

const CANCEL = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const

let t: TestMall
let [anna, merchant, guest]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
  guest = t.visit()
})
afterAll(() => t.close())

async function paid(who: Visitor, goods: Parameters<typeof paidOrder>[2]): Promise<string> {
  return (await paidOrder(t, who, goods)).tradeOrderList[0]?.id ?? ''
}
const orderOf = (who: Visitor, id: string) => who.call(DETAIL, { id })
/** As the page sends it: all lines at full quantity, or some. */
async function cancellation(who: Visitor, id: string, qty?: number) {
  const { tradeOrderLineList } = await orderOf(who, id)
  return {
    tradeOrder: { id },
    reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: qty ?? line.canCancelQty,
    })),
  }
}
const stock = () => t.sql('select sku_id, on_hand, reserved from stock order by 1')

test('the buyer is told by mail that it is cancelled, and the shop that it must not be sent', async () => {
  const id = await paid(anna!, { lamp: 1 })
  const { tradeOrderCode: code } = await orderOf(anna!, id)
  const reverse = await anna!.call(CANCEL, await cancellation(anna!, id))
  await t.drain()
  const toBuyer = (await t.inbox('kim@galleria.test')).find(
    ({ subject }) => subject === `Your cancellation of order ${code}`,
  )
  expect(toBuyer?.text).toContain('€64.80 will be refunded to the payment method you used')
  expect(toBuyer?.links).toContainEqual(expect.stringContaining(`/buyer/as/detail/${reverse.id}`))
  const toShop = (await t.inbox(people.merchant)).find(
    ({ subject }) => subject === `Cancelled, please do not send: order ${code}`,
  )
  expect(toShop?.links).toContainEqual(
    expect.stringContaining(`/backoffice/after-sales/${reverse.id}`),
  )
})

test('[ORD-099, ORD-140] all lines at full quantity: nobody has to agree, the money comes back whole, the goods are on the shelf again', async () => {
  const before = await stock()
  const id = await paid(anna!, { lamp: 1, desk: 1 })
  const order = await orderOf(anna!, id)
  expect(order.operationList).toContain('buyerCancelAfterPay')
  const reverse = await anna!.call(CANCEL, [await cancellation(anna!, id)] as never)
  expect(reverse).toMatchObject({
    reverseTradeOrderType: 'SALE_CANCEL_AFTER_PAID',
    reverseTradeOrderStatus: 'WAITING_FOR_REFUND',
    applyRefundAmt: order.paidAmt,
    operationList: [],
  })
  expect((await orderOf(anna!, id)).operationList).not.toContain('buyerCancelAfterPay')
  await expect(
    merchant!.call('POST /sapi/mall-merchant/order/ship', {
      orderId: id,
      carrierId: 2,
      serviceCode: 'ST00000001',
      lines: order.tradeOrderLineList.map((line) => ({ id: line.id, qty: 1 })),
    }),
  ).rejects.toMatchObject({ code: 'order.state' })
  await reaches(t, anna!, reverse.id, 'REVERSE_DONE')
  expect(await orderOf(anna!, id)).toMatchObject({
    displayStatus: 'CLOSED',
    refundedAmt: order.paidAmt,
  })
  expect(await stock()).toEqual(before)
  expect(Object.keys(await ledger(t, order.contractId))).toEqual(['fees', 'provider'])
  expect(await t.audit()).toEqual([])
})

test('some units of a line: they come back with their money, the rest is sent and cannot be cancelled any more', async () => {
  const id = await paid(anna!, { lamp: 2 })
  const reverse = await anna!.call(CANCEL, await cancellation(anna!, id, 1))
  expect(reverse.applyRefundAmt).toEqual(money(59.9))
  await reaches(t, anna!, reverse.id, 'REVERSE_DONE')
  expect(await orderOf(anna!, id)).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    operationList: expect.arrayContaining(['buyerCancelAfterPay']),
  })
  await send(merchant!, id)
  const sent = await orderOf(anna!, id)
  expect(sent.displayStatus).toBe('UN_RECEIVED')
  expect(sent.operationList).not.toContain('buyerCancelAfterPay')
  const before = await everything(t)
  await expect(anna!.call(CANCEL, await cancellation(anna!, id, 1))).rejects.toMatchObject({
    status: 409,
    code: 'order.state',
  })
  expect(await everything(t)).toEqual(before)
  expect(await t.audit()).toEqual([])
})

test('[ORD-099] what its buyer cancelled in part stands in both histories, with what, who and when, and at each line how many of it', async () => {
  const id = await paid(guest!, { lamp: 2, desk: 1 })
  const asked = await cancellation(guest!, id, 1)
  await guest!.call(CANCEL, asked)
  await t.drain()
  const [seen, desk] = [
    await orderOf(guest!, id),
    await merchant!.call('POST /sapi/mall-merchant/order/detail', { id }),
  ]
  const told = {
    fromState: 'UN_DELIVERY',
    toState: 'UN_DELIVERY',
    event: 'cancelLines',
    actor: 'buyer',
    at: expect.any(String),
    canceledLineList: seen.tradeOrderLineList.map((line) => ({
      tradeOrderLineId: line.id,
      name: line.sku.name,
      qty: 1,
      marketingUnit: null,
    })),
  }
  for (const { progressList, tradeOrderLineList } of [seen, desk]) {
    expect(progressList.filter(({ event }) => event === 'cancelLines')).toEqual([told])
    expect(
      tradeOrderLineList.map((line) => [line.tradeQty, line.canceledQty, line.canShipQty]),
    ).toEqual([
      [2, 1, 1],
      [1, 1, 0],
    ])
  }
  expect(await t.audit()).toEqual([])
})

test('a guest cancels the own order; nobody else can, and nothing moves', async () => {
  const id = await paid(guest!, { lamp: 1 })
  expect((await orderOf(guest!, id)).operationList).toContain('buyerCancelAfterPay')
  const body = await cancellation(guest!, id)
  const before = await everything(t)
  await expect(anna!.call(CANCEL, body)).rejects.toMatchObject({ code: 'order.not_found' })
  await expect(t.visit().call(CANCEL, body)).rejects.toMatchObject({ status: 401 })
  expect(await everything(t)).toEqual(before)
  const { id: reverseId } = await guest!.call(CANCEL, body)
  await reaches(t, guest!, reverseId, 'REVERSE_DONE')
  expect((await orderOf(guest!, id)).displayStatus).toBe('CLOSED')
})

test('more than is left, a line twice, a line of another order and one that is in another request are refused, and nothing moves', async () => {
  const [id, other] = [await paid(anna!, { lamp: 2 }), await paid(anna!, { lamp: 1 })]
  const body = await cancellation(anna!, id)
  const [line] = body.reverseTradeOrderLineList
  const foreign = await cancellation(anna!, other)
  await apply(anna!, id, { qty: 1, cancel: 1 })
  const before = await everything(t)
  for (const lines of [
    [{ ...line!, reverseQty: 2 }],
    [
      { ...line!, reverseQty: 1 },
      { ...line!, reverseQty: 1 },
    ],
    foreign.reverseTradeOrderLineList,
  ])
    await expect(
      anna!.call(CANCEL, { ...body, reverseTradeOrderLineList: lines }),
    ).rejects.toMatchObject({ status: 422, code: 'reverse.not_eligible' })
  expect(await everything(t)).toEqual(before)
})

test('pressed twice at once, by the same key or by none, there is one cancellation and one refund', async () => {
  for (const requestKey of ['once-and-again', undefined]) {
    const id = await paid(anna!, { lamp: 1 })
    const body = { ...(await cancellation(anna!, id)), requestKey }
    const answers = await Promise.allSettled([1, 2, 3].map(() => anna!.call(CANCEL, body)))
    const ids = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    await reaches(t, anna!, ids[0]!, 'REVERSE_DONE')
    const order = await orderOf(anna!, id)
    expect(order.refundedAmt).toEqual(order.paidAmt)
  }
  expect(await t.audit()).toEqual([])
})

test('a cancellation and a parcel at once: either the units were sent or their money is back, never both', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 6; round += 1) {
    const id = await paid(anna!, { lamp: 1 })
    const body = await cancellation(anna!, id)
    const [canceled, sent] = await Promise.allSettled(
      round % 2 === 0
        ? [anna!.call(CANCEL, body), send(merchant!, id)]
        : [send(merchant!, id).then(() => anna!.call(CANCEL, body)), Promise.reject(new Error())],
    )
    if (canceled.status === 'fulfilled') await reaches(t, anna!, canceled.value.id, 'REVERSE_DONE')
    const { displayStatus } = await orderOf(anna!, id)
    if (round % 2 === 0)
      expect([canceled.status, sent.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    ends.add(displayStatus)
    expect(displayStatus).toBe(canceled.status === 'fulfilled' ? 'CLOSED' : 'UN_RECEIVED')
  }
  expect(await t.audit()).toEqual([])
})
