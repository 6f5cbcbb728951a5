import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ArgumentOf } from '@galleria/contract/client'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { codeFor, waitAMinute } from '../../../testing/account-steps.ts'
import { money } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, LIST, SIGN, orderId } from '../../../testing/order-steps.ts'
import { paidOrder, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

const REISSUE = 'POST /sapi/mall-merchant/order/reissue' as const
const CALL_OFF = 'POST /sapi/mall-merchant/order/cancelReissue' as const
const READ = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  anna = await t.signIn(people.anna)
  merchant = await t.signIn(people.merchant)
})
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql('delete from addresses')
})
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})
afterAll(() => t.close())

const refused = (code: string, status = 422) => ({ status, code })
const stockOf = async (skuId: number) =>
  (
    await t.sql<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from stock where sku_id = $1',
      [skuId],
    )
  )[0]
const countOrders = async () =>
  (await t.sql<{ n: number }>('select count(*)::int as n from orders'))[0]?.n

let keys = 0
/** A received order of so many lamps, of which something is to be sent again. */
async function received(lamp = 2) {
  const id = await receivedOrder(t, anna, merchant, { lamp })
  const { tradeOrderLineList, tradeOrderCode } = await merchant.call(READ, { id })
  const line = tradeOrderLineList[0]
  return { id, code: tradeOrderCode, lineId: line?.id ?? '' }
}
type Body = ArgumentOf<typeof REISSUE>
const asked = (id: string, lines: Body['lines'], change: Partial<Body> = {}): Body => ({
  orderId: id,
  reason: 'MISSING',
  lines,
  requestKey: `request-${(keys += 1)}`,
  knownCount: 5,
  ...change,
})
const idOfLast = async (orderIdOf: string) =>
  (await merchant.call(READ, { id: orderIdOf })).reissueList.at(-1)?.id ?? ''

test('[ORD-066] what is missing is sent at no charge: an order at zero with the kind REVERSE_REISSUE, to send at once, which is received like any other', async () => {
  const one = await received()
  const before = await stockOf(skus.lamp)
  const after = await merchant.call(
    REISSUE,
    asked(one.id, [{ id: one.lineId, qty: 1, part: '4 screws M6 × 40' }]),
  )
  expect(after.displayStatus).toBe('COMPLETE')
  expect(after.reissueList).toEqual([
    {
      id: expect.any(String),
      tradeOrderCode: expect.any(String),
      displayStatus: 'UN_DELIVERY',
      reason: 'MISSING',
    },
  ])
  expect(await stockOf(skus.lamp)).toEqual({
    on_hand: before?.on_hand,
    reserved: (before?.reserved ?? 0) + 1,
  })
  const id = after.reissueList[0]?.id ?? ''
  const code = after.reissueList[0]?.tradeOrderCode
  expect(after.progressList.at(-1)).toEqual({
    fromState: 'COMPLETE',
    toState: 'COMPLETE',
    event: 'reissueReceived',
    actor: 'merchant',
    at: t.clock.now().toISOString(),
    cause: 'MISSING',
    tradeOrderCode: code,
  })

  const seen = await anna.call(DETAIL, { id })
  expect(seen).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    tradeOrderBusinessType: 'REVERSE_REISSUE',
    reissueOf: { id: one.id, tradeOrderCode: one.code, reason: 'MISSING' },
    needPayAmt: money(0),
    skuAmt: money(0),
    shippingAmt: money(0),
    taxAmt: money(0),
    skuTotalCount: 2,
    timeline: { paidTime: null },
    invoiceStatus: null,
    earnPointsStatus: null,
    withdrawal: null,
    reissueList: [],
    operationList: ['buyerChangeAddress'],
    tradeContract: { paymentOrderList: [], needPayAmt: money(0) },
  })
  const linesOf = ({ tradeOrderLineList }: typeof seen) =>
    tradeOrderLineList.map((line) => [
      ...[line.sku.name, line.tradeQty, line.canShipQty],
      ...[line.canReverseQty, line.canCancelQty],
    ])
  expect(linesOf(seen)).toEqual([
    ['Vesna lamp', 1, 1, 0, 0],
    ['Part for Vesna lamp: 4 screws M6 × 40', 1, 1, 0, 0],
  ])
  expect(seen.progressList).toEqual([
    {
      fromState: null,
      toState: 'UN_DELIVERY',
      event: 'submit',
      actor: 'merchant',
      at: t.clock.now().toISOString(),
      cause: 'MISSING',
      tradeOrderCode: one.code,
    },
  ])
  expect((await anna.call(DETAIL, { id: one.id })).reissueList).toEqual(after.reissueList)

  await send(merchant, id)
  expect(await stockOf(skus.lamp)).toEqual({
    on_hand: (before?.on_hand ?? 0) - 1,
    reserved: before?.reserved,
  })
  await anna.call(SIGN, { id })
  const done = await anna.call(DETAIL, { id })
  expect(done).toMatchObject({
    displayStatus: 'COMPLETE',
    operationList: ['checkExpressTrack'],
    invoiceStatus: null,
    earnPointsStatus: null,
    withdrawal: null,
  })
  expect(linesOf(done)[0]).toEqual(['Vesna lamp', 1, 0, 0, 0])
  const { data } = await anna.call(LIST, { pageNo: 1 })
  expect(data[0]).toMatchObject({ id, tradeOrderBusinessType: 'REVERSE_REISSUE' })
})

test('a double click and an answer that was lost make one, and hold its units once', async () => {
  const one = await received()
  const before = await stockOf(skus.lamp)
  const body = asked(one.id, [{ id: one.lineId, qty: 1 }])
  const answers = await Promise.all([1, 2, 3].map(() => merchant.call(REISSUE, body)))
  expect(answers.map(({ reissueList }) => reissueList.length)).toEqual([1, 1, 1])
  const again = await merchant.call(REISSUE, { ...body, reason: 'LOST' })
  expect(again.reissueList).toEqual(answers[0]?.reissueList)
  expect(await stockOf(skus.lamp)).toEqual({
    on_hand: before?.on_hand,
    reserved: (before?.reserved ?? 0) + 1,
  })
  await t.drain()
  const mails = (await t.inbox('kim@galleria.test')).filter(({ text }) => text.includes(one.code))
  expect(
    mails.filter(({ subject }) => subject.endsWith('is sending you something at no charge')),
  ).toHaveLength(1)
})

test('what cannot be sent again is refused, and nothing has moved', async () => {
  const one = await received()
  const other = await received(1)
  const unsent = orderId(await paidOrder(t, anna, { lamp: 1 }))
  const unsentLine = (await merchant.call(READ, { id: unsent })).tradeOrderLineList[0]?.id ?? ''
  const [stock, orders] = [await stockOf(skus.lamp), await countOrders()]
  const tries: [code: string, status: number, body: Body, who?: Visitor][] = [
    ['reissue.lines', 422, asked(one.id, [{ id: one.lineId, qty: 3 }])],
    [
      'reissue.lines',
      422,
      asked(one.id, [
        { id: one.lineId, qty: 2 },
        { id: one.lineId, qty: 1 },
      ]),
    ],
    ['reissue.lines', 422, asked(one.id, [{ id: other.lineId, part: 'A leg' }])],
    ['reissue.lines', 422, asked(one.id, [{ id: one.lineId }])],
    ['qty.step', 422, asked(one.id, [{ id: one.lineId, qty: 0.5 }])],
    ['order.state', 409, asked(unsent, [{ id: unsentLine, qty: 1 }])],
    [
      'order.not_found',
      404,
      asked(one.id, [{ id: one.lineId, qty: 1 }]),
      await t.signIn(people.otherMerchant),
    ],
  ]
  for (const [code, status, body, who = merchant] of tries)
    await expect(who.call(REISSUE, body), code).rejects.toMatchObject(refused(code, status))
  await expect(merchant.call(REISSUE, asked(one.id, []))).rejects.toMatchObject({ status: 400 })
  await expect(
    merchant.call(REISSUE, asked(one.id, [{ id: one.lineId, part: 'x'.repeat(121) }])),
  ).rejects.toMatchObject({ status: 400 })
  expect([await stockOf(skus.lamp), await countOrders()]).toEqual([stock, orders])
  expect((await merchant.call(READ, { id: one.id })).reissueList).toEqual([])
})

test('of an order that was closed nothing is sent again, nor of what was sent at no charge itself', async () => {
  const one = await received()
  await merchant.call(REISSUE, asked(one.id, [{ id: one.lineId, part: 'A shade' }]))
  const id = await idOfLast(one.id)
  await send(merchant, id)
  const read = await merchant.call(READ, { id })
  expect(read.operationList).toEqual([])
  const lineId = read.tradeOrderLineList[0]?.id ?? ''
  await expect(
    merchant.call(REISSUE, asked(id, [{ id: lineId, part: 'A bulb' }])),
  ).rejects.toMatchObject(refused('order.state', 409))

  const unpaid = orderId(await paidOrder(t, anna, { lamp: 1 }))
  const line = (await merchant.call(READ, { id: unpaid })).tradeOrderLineList[0]?.id ?? ''
  await merchant.call('POST /sapi/mall-merchant/order/cancelLines', {
    orderId: unpaid,
    lines: [{ id: line, qty: 1 }],
    requestKey: 'cancel-all-of-it',
  })
  await t.drain()
  expect(await merchant.call(READ, { id: unpaid })).toMatchObject({
    displayStatus: 'CLOSED',
    operationList: [],
  })
  await expect(merchant.call(REISSUE, asked(unpaid, [{ id: line, qty: 1 }]))).rejects.toMatchObject(
    refused('order.state', 409),
  )
})

test('what is sold out is named; a part in words needs no shelf', async () => {
  const one = await received()
  await t.sql('update stock set on_hand = reserved where sku_id = $1', [skus.lamp])
  try {
    const [stock, orders] = [await stockOf(skus.lamp), await countOrders()]
    const error = await merchant
      .call(REISSUE, asked(one.id, [{ id: one.lineId, qty: 1 }]))
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ ...refused('stock.sold_out'), body: { skuIds: [skus.lamp] } })
    expect([await stockOf(skus.lamp), await countOrders()]).toEqual([stock, orders])

    await merchant.call(REISSUE, asked(one.id, [{ id: one.lineId, part: 'A plug' }]))
    await send(merchant, await idOfLast(one.id))
    expect(await stockOf(skus.lamp)).toEqual(stock)
  } finally {
    await t.sql(
      'update stock set on_hand = (select sum(d_on_hand) from stock_moves where sku_id = $1) where sku_id = $1',
      [skus.lamp],
    )
  }
})

test('an order has five of them, however many at the same moment', async () => {
  const one = await received()
  const tries = await Promise.allSettled(
    Array.from({ length: 7 }, () =>
      merchant.call(REISSUE, asked(one.id, [{ id: one.lineId, part: 'A bulb' }])),
    ),
  )
  const left = tries.filter(({ status }) => status === 'rejected')
  expect(left).toHaveLength(2)
  for (const { reason } of left as PromiseRejectedResult[])
    expect(reason).toMatchObject({ ...refused('reissue.too_many'), body: { most: 5 } })
  expect((await merchant.call(READ, { id: one.id })).reissueList).toHaveLength(5)
})

test('until something of it is sent its shop cancels it: the hold is free, and its buyer is told once', async () => {
  const one = await received()
  const before = await stockOf(skus.lamp)
  await merchant.call(
    REISSUE,
    asked(one.id, [
      { id: one.lineId, qty: 1 },
      { id: one.lineId, part: 'A bulb' },
    ]),
  )
  const id = await idOfLast(one.id)
  expect((await merchant.call(READ, { id })).operationList).toEqual([
    'ship',
    'hold',
    'delay',
    'cancelReissue',
  ])
  await expect(merchant.call(CALL_OFF, { id: one.id })).rejects.toMatchObject(
    refused('order.state', 409),
  )
  const other = await t.signIn(people.otherMerchant)
  await expect(other.call(CALL_OFF, { id })).rejects.toMatchObject(refused('order.not_found', 404))

  await merchant.call(CALL_OFF, { id })
  const { displayStatus } = await merchant.call(CALL_OFF, { id })
  expect(displayStatus).toBe('CANCELED')
  expect(await stockOf(skus.lamp)).toEqual(before)
  await t.drain()
  const { code } = await codeOf(id)
  const subjects = (await t.inbox('kim@galleria.test')).map(({ subject }) => subject)
  expect(subjects.filter((one) => one === `Order ${code} will not be sent`)).toHaveLength(1)
})

test('once all of it was sent it is not cancelled; called back it can be', async () => {
  const one = await received()
  const before = await stockOf(skus.lamp)
  await merchant.call(
    REISSUE,
    asked(one.id, [
      { id: one.lineId, qty: 1 },
      { id: one.lineId, part: 'A bulb' },
    ]),
  )
  const id = await idOfLast(one.id)
  await send(merchant, id)
  await expect(merchant.call(CALL_OFF, { id })).rejects.toMatchObject(refused('order.state', 409))
  await t.drain()
  const { packageList } = await merchant.call(READ, { id })
  await merchant.call('POST /sapi/mall-merchant/order/callParcelBack', {
    orderId: id,
    parcelId: packageList[0]?.id ?? '',
    reason: 'The wrong bulb.',
  })
  await merchant.call(CALL_OFF, { id })
  expect(await stockOf(skus.lamp)).toEqual(before)
})

test('a guest gets it, too, and it goes along with its order into an account', async () => {
  const guest = t.visit()
  const id = orderId(await paidOrder(t, guest, { lamp: 1 }))
  await send(merchant, id)
  const lineId = (await merchant.call(READ, { id })).tradeOrderLineList[0]?.id ?? ''
  await merchant.call(REISSUE, asked(id, [{ id: lineId, part: 'A bulb' }], { reason: 'DAMAGED' }))
  const reissueId = await idOfLast(id)
  expect(await guest.call(DETAIL, { id: reissueId })).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    buyer: { isTourist: true },
    reissueOf: { id, reason: 'DAMAGED' },
  })
  await t.drain()
  const mail = (await t.inbox('kim@galleria.test')).find(
    ({ subject, text }) =>
      subject.endsWith('is sending you something at no charge') && text.includes('guest-order?'),
  )
  expect(mail?.text).toContain('Part for Vesna lamp: A bulb')
  const token = /guest-order\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  waitAMinute(t)
  const ben = await t.signIn(people.ben)
  await ben.call('POST /sapi/mall-order/web/order/sendGuestOrderCode', { token })
  await ben.call('POST /sapi/mall-order/web/order/unlockGuestOrder', {
    token,
    emailCode: await codeFor(t, 'kim@galleria.test'),
  })
  const { data } = await ben.call(LIST, { pageNo: 1 })
  expect(data.map((one) => one.id)).toEqual([reissueId, id])
})

test('its mails speak of what is on its way and where to ask, and of no money', async () => {
  const one = await received()
  await merchant.call(REISSUE, asked(one.id, [{ id: one.lineId, qty: 1 }]))
  const id = await idOfLast(one.id)
  await merchant.call('POST /sapi/mall-merchant/order/delay', {
    id,
    day: new Date(t.clock.now().getTime() + 20 * DAY).toISOString().slice(0, 10),
    reason: 'SUPPLIER',
  })
  await t.drainAll()
  await send(merchant, id)
  await t.drain()
  await anna.call(SIGN, { id })
  await t.drain()
  const { code } = await codeOf(id)
  const mails = (await t.inbox('kim@galleria.test')).filter(({ text }) => text.includes(code))
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `A parcel from order ${code} is on its way`,
    'Galleria House is sending you something at no charge',
    `Order ${code} is complete`,
    `Order ${code} is delayed`,
  ])
  for (const { subject, text } of mails)
    expect(text, subject).not.toMatch(/€|refund|apply for after-sales|fault shows/)
  expect(mails.find(({ subject }) => subject.endsWith('is complete'))?.text).toContain(
    `If something isn’t right, please ask on the page of your order ${one.code}.`,
  )
})

const codeOf = async (id: string) =>
  (
    await t.sql<{ code: string }>('select code from orders where id = $1', [
      fromWireId('order', id),
    ])
  )[0] ?? { code: '' }
