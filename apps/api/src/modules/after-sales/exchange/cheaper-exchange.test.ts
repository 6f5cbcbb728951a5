import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPLY,
  APPROVE,
  CANCEL,
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
import {
  CHOICES,
  CONFIRM,
  EXCHANGE,
  LAMP_ITEM,
  REFUND_INSTEAD,
  SHIP,
  agreedExchange,
  askExchange,
  exchangeBody,
  exchanged,
  goodsPassed,
  goodsSentBack,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
  replacementSent,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderWith, runCoupon } from '../../../testing/promotion-steps.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { orderWithExtras } from '../../../testing/service-steps.ts'
import { payFor, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * What comes instead costs less than was paid for the goods: the difference goes back once it is
 * sent. The lamp was bought for 59.90, copper costs 39.90.
 */

const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const { copper, steel, brass, gold } = lamps
let t: TestMall
let anna: Visitor
let merchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
beforeEach(async () => {
  await priceAt(t, brass, 5990)
  await priceAt(t, steel, 5990)
  await priceAt(t, copper, 3990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const detail = () => anna.call(DETAIL, { id: orderId })
const lineOf = async () => (await detail()).tradeOrderLineList[0]
const books = async () => ledger(t, (await detail()).contractId)
/** What a preview says comes back beside each sku for which there is nothing to pay. */
async function listed(qty = 1, id = orderId): Promise<Record<number, number>> {
  const body = { ...(await requestBody(anna, id, { qty })), reverseTradeOrderType: 'SALE_EXCHANGE' }
  const { differenceList, surchargeList } = await anna.call(RENDER, body as never)
  const free = differenceList.filter(
    (one) => surchargeList.find(({ skuId }) => skuId === one.skuId)?.amt.value === 0,
  )
  return Object.fromEntries(free.map(({ skuId, amt }) => [skuId, amt.value]))
}
const differenceOf = async (id: string) => (await anna.call(READ, { id })).exchangeDifference
/** The request that gives it back, once that is done. */
async function given(id: string) {
  const request = (await differenceOf(id))?.request
  return reaches(t, anna, request?.id ?? '', 'REVERSE_DONE')
}
/** What a return of so many of them would give. */
const returnOf = async (qty: number, skuId: number) => {
  const body = await requestBody(anna, orderId, { qty, type: 'SALE_RETURN' })
  const lines = body.reverseTradeOrderLineList.map((line) => ({ ...line, goodsSku: { id: skuId } }))
  return (await anna.call(RENDER, { ...body, reverseTradeOrderLineList: lines })).availableRefundAmt
    .value
}

describe('before it is asked for', () => {
  test('[AS-123] what costs less can be chosen, and of each it is said what comes back; who says nothing of paying for what costs more is told how much', async () => {
    const [choices] = await anna.call(CHOICES, [
      { diyItemId: LAMP_ITEM, tradeOrderLineId: (await lineOf())?.id ?? '' },
    ])
    expect(choices?.skuList.map(({ id }) => id)).toEqual([brass, steel, copper, gold])
    expect(await listed(1)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 20 })
    expect(await listed(3)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 60 })
    const before = await everything(t)
    await expect(
      anna.call(EXCHANGE, await exchangeBody(anna, orderId, { sku: gold })),
    ).rejects.toMatchObject({ code: 'reverse.exchange_surcharge' })
    expect(await everything(t)).toEqual(before)
  })

  test('who was told another amount is told the new one, and nothing is asked for; who was told the right one asks', async () => {
    const body = await exchangeBody(anna, orderId, { sku: copper })
    const told = (value: number) => ({
      ...body,
      reverseTradeOrderLineList: body.reverseTradeOrderLineList.map((line) => ({
        ...line,
        differenceAmt: money(value),
      })),
    })
    await priceAt(t, copper, 4490)
    const before = await everything(t)
    await expect(anna.call(EXCHANGE, told(20))).rejects.toMatchObject({
      code: 'reverse.exchange_price',
      body: { skuId: copper, amount: '€15.00' },
    })
    expect(await everything(t)).toEqual(before)
    expect((await anna.call(EXCHANGE, told(15))).exchangeDifference).toEqual({
      amt: money(15),
      request: null,
    })
    expect(await t.audit()).toEqual([])
  })
})

describe('the difference', () => {
  test('is what was said when it was asked for, whatever the price becomes; shop and buyer read it, and no money moves before the replacement is sent', async () => {
    const start = await books()
    const asked = await askExchange(anna, orderId, { sku: copper, qty: 2 })
    await priceAt(t, copper, 5990)
    const said = { amt: money(40), request: null }
    expect([asked.exchangeDifference, asked.refundAmount]).toEqual([said, money(0)])
    expect((await merchant.call(MERCHANT_READ, { id: asked.id })).exchangeDifference).toEqual(said)
    await merchant.call(APPROVE, { id: asked.id })
    expect(await differenceOf(asked.id)).toEqual(said)
    expect(await books()).toEqual(start)
    await anna.call(CANCEL, { id: asked.id })
    expect(await differenceOf(asked.id)).toBeNull()
    expect(await lineOf()).toMatchObject({ canReverseQty: 3, canReverseAmt: money(179.7) })

    const { id } = await goodsPassed(who(), orderId, { sku: steel })
    expect(await differenceOf(id)).toBeNull()
    expect(await books()).toEqual(start)
    expect(await t.audit()).toEqual([])
  })

  test('goes back once the replacement is sent, as a request of its own with books and a credit note, and once however often the shop presses', async () => {
    const start = await books()
    const { id } = await goodsPassed(who(), orderId, { sku: copper })
    const shipment = { id, carrierId: 2, serviceCode: nextNumber() }
    await Promise.all(Array.from({ length: 5 }, () => merchant.call(SHIP, shipment)))
    // Both are open, and one of the five requests of their line, from the first moment on.
    const requestsOf = () =>
      t.sql(
        'select requests, open_requests from order_lines where order_id = (select order_id from reverse_orders where id = $1)',
        [fromWireId('reverse', id)],
      )
    expect(await requestsOf()).toEqual([{ requests: 1, open_requests: 2 }])
    const done = await given(id)
    expect(await requestsOf()).toEqual([{ requests: 1, open_requests: 1 }])
    expect(done).toMatchObject({
      reverseTradeOrderType: 'SALE_REFUND',
      actualRefundAmt: money(20),
      differenceOf: { id },
      exchangeDifference: null,
      operationList: [],
      reverseTradeOrderLineList: [{ reverseQty: 1, tradeOrderLine: { sku: { id: copper } } }],
    })
    expect(done.progressList.map(({ event }) => event)).toEqual([
      'splitDifference',
      'giveDifference',
      'startRefund',
      'finishRefund',
      'settle',
    ])
    const [count] = await t.sql<{ requests: number; refunds: number; notes: number }>(
      `select (select count(*)::int from reverse_orders where difference_of is not null and order_id = r.order_id) as requests,
        (select count(*)::int from refunds f where f.reverse_id = r.id) as refunds, (select count(*)::int from invoices i where i.reverse_id = r.id and i.kind = 'CREDIT_NOTE') as notes
       from reverse_orders r where r.code = $1`,
      [done.reverseTradeOrderCode],
    )
    expect(count).toEqual({ requests: 1, refunds: 1, notes: 1 })
    const now = await books()
    const moved = Object.fromEntries(
      Object.keys(start).map((account) => [account, (now[account] ?? 0) - (start[account] ?? 0)]),
    )
    // 20.00 with 19 % of it in it, and 12 % commission on it taken back.
    const sums = Object.entries(moved).filter(([, minor]) => minor !== 0)
    expect(sums.reduce((sum, [, minor]) => sum + minor, 0)).toBe(0)
    expect(moved).toMatchObject({ tax: 319 })
    expect(await t.audit()).toEqual([])

    const confirmed = await anna.call(CONFIRM, { id })
    expect(confirmed.exchangeDifference).toMatchObject({
      amt: money(20),
      request: { id: done.id },
    })
    expect(await requestsOf()).toEqual([{ requests: 1, open_requests: 0 }])
    expect(await t.audit()).toEqual([])
  })

  test('of what is not accepted does not go back: each unit brings its part', async () => {
    const { id, lineId } = await goodsSentBack(who(), orderId, { sku: copper, qty: 3 })
    await merchant.call(PASS, { id, lines: [{ id: lineId, scrap: 2, missing: 1 }] })
    expect((await differenceOf(id))?.amt).toEqual(money(40))
    await merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })
    expect((await given(id)).actualRefundAmt).toEqual(money(40))
    await anna.call(CONFIRM, { id })
    expect(await lineOf()).toMatchObject({ canReverseQty: 3, canReverseAmt: money(139.7) })
    expect(await t.audit()).toEqual([])
  })

  test('is never given where the exchange ends with money: then all of what was paid goes back, in one piece', async () => {
    const { id } = await goodsPassed(who(), orderId, { sku: copper, qty: 3 })
    expect((await merchant.call(REFUND_INSTEAD, { id })).exchangeDifference).toBeNull()
    expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(179.7))
    expect((await detail()).displayStatus).toBe('CLOSED')
    expect(await t.audit()).toEqual([])
  })
})

describe('what came instead', () => {
  test('gives back what was paid for it: the goods’ money less the difference, while the others of its line give all of theirs', async () => {
    await given((await exchanged(who(), orderId, { sku: copper })).id)
    expect([await returnOf(1, copper), await returnOf(1, brass), await returnOf(2, brass)]).toEqual(
      [39.9, 59.9, 119.8],
    )
    await expect(
      anna.call(RETURN, {
        ...(await requestBody(anna, orderId, { type: 'SALE_RETURN' })),
        applyRefundAmt: money(39.91),
        reverseReason: 'OTHER',
      }),
    ).rejects.toMatchObject({ code: 'refund.exceeds_available' })
    const { id, lineIds } = await sentBack(t, who(), orderId)
    await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 1 }] })
    expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(39.9))
    const rest = await sentBack(t, who(), orderId, { qty: 2 })
    await merchant.call(PASS, { id: rest.id, lines: [{ id: rest.lineIds[0] ?? '', sellable: 2 }] })
    expect((await reaches(t, anna, rest.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(119.8))
    expect((await detail()).displayStatus).toBe('CLOSED')
    expect(await t.audit()).toEqual([])
  })

  test('is exchanged once more from what was left for it, and what comes then gives back what is left after both', async () => {
    await given((await exchanged(who(), orderId, { sku: copper })).id)
    await priceAt(t, steel, 2990)
    expect(await listed(1)).toMatchObject({ [copper]: 0, [steel]: 10 })
    // From 39.90 there is no way back to what costs 59.90.
    expect(await listed(1)).not.toHaveProperty(String(brass))
    const again = await exchanged(who(), orderId, { sku: steel })
    expect((await given(again.id)).actualRefundAmt).toEqual(money(10))
    expect([await returnOf(1, steel), await returnOf(2, brass)]).toEqual([29.9, 119.8])
    expect(await t.audit()).toEqual([])
  })
})

describe('what was paid', () => {
  test('is what is left of it: after a part was refunded, and with a discount that several lines and units share, to the cent', async () => {
    const reduced = await apply(anna, orderId, { qty: 3, amount: 139.7 })
    await merchant.call(APPROVE, { id: reduced.id })
    await reaches(t, anna, reduced.id, 'REVERSE_DONE')
    // 40.00 are left for three: each is worth at most its share, and all of them no more than that.
    expect(await listed(3)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 0 })
    const even = await exchanged(who(), orderId, { sku: copper, qty: 3 })
    expect(even.exchangeDifference).toBeNull()

    await runCoupon(t, await t.signIn(people.operator), { code: 'TENOFF' })
    const placed = await orderWith(anna, { goods: { lamp: 3, desk: 1 }, couponCode: 'TENOFF' })
    await payFor(t, anna, placed.id)
    orderId = placed.tradeOrderList[0]?.id ?? ''
    await send(merchant, orderId)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
    const lines = (await detail()).tradeOrderLineList
    const line = lines.findIndex(({ sku }) => sku.id === brass)
    const paid = lines[line]?.tradeOrderLinePrice.paidAmt.value ?? 0
    expect(paid).toBeLessThan(179.7)
    const { id } = await replacementSent(who(), orderId, { sku: copper, line, qty: 3 })
    expect((await given(id)).actualRefundAmt).toEqual(money(Math.round(paid * 100 - 11_970) / 100))
    await anna.call(CONFIRM, { id })
    expect(await t.audit()).toEqual([])
  })

  test('what covers the goods is no part of their price: it stays paid, and comes back with the goods only', async () => {
    const placed = await orderWithExtras(anna, { goods: { lamp: 1 }, isAssembled: false })
    await payFor(t, anna, placed.id)
    orderId = placed.tradeOrderList[0]?.id ?? ''
    await send(merchant, orderId)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
    // 59.90 and 3.90 for the cover.
    expect(await listed(1)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 20 })
    const { id } = await replacementSent(who(), orderId, { sku: copper })
    expect((await given(id)).actualRefundAmt).toEqual(money(20))
    await anna.call(CONFIRM, { id })
    // With the delivery, of 4.90.
    expect(await returnOf(1, copper)).toBe(48.7)
    expect(await t.audit()).toEqual([])
  })

  test('a sale of what was bought decides nothing for a sound piece of it, and what costs no more than the goods do now is never dearer', async () => {
    await priceAt(t, brass, 7000)
    await priceAt(t, steel, 6500)
    expect(await listed(1)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 20, [gold]: 0 })
    await priceAt(t, brass, 3000)
    expect(await listed(1)).toEqual({ [brass]: 0, [copper]: 20 })
    const { id } = await agreedExchange(who(), orderId, { sku: brass })
    expect(await differenceOf(id)).toBeNull()
    expect(await t.audit()).toEqual([])
  })
})

test('its money can be asked back only once: with a refund of the goods that stay beside it, no more than was paid', async () => {
  const { id } = await replacementSent(who(), orderId, { sku: copper, qty: 3 })
  await given(id)
  await anna.call(CONFIRM, { id })
  await expect(
    anna.call(APPLY, {
      ...(await requestBody(anna, orderId, { qty: 3 })),
      applyRefundAmt: money(119.71),
      reverseReason: 'OTHER',
    }),
  ).rejects.toMatchObject({ code: 'refund.exceeds_available' })
  const last = await apply(anna, orderId, { qty: 3, amount: 119.7 })
  await merchant.call(APPROVE, { id: last.id })
  await reaches(t, anna, last.id, 'REVERSE_DONE')
  expect((await detail()).displayStatus).toBe('CLOSED')
  expect(await t.audit()).toEqual([])
})

test('buyer and shop read the difference in their mails: when it is asked for, and the buyer once the replacement is sent', async () => {
  await priceAt(t, copper, 3877)
  // A shop that has answered is not asked any more.
  await askExchange(anna, orderId, { sku: copper })
  await t.drain()
  const { id } = await replacementSent(who(), orderId, { sku: copper })
  await given(id)
  const read = async (address: string) =>
    (await t.inbox(address)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')
  const buyers = await read('kim@galleria.test')
  expect(buyers).toContain('costs less than you paid: once it is sent you get €21.13 back.')
  expect(buyers).toContain('It costs less than you paid: €21.13 will be refunded')
  expect(await read(people.merchant)).toContain('€21.13 is refunded to the buyer once you send it.')
})
