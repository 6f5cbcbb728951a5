import { fromWireId } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  apply,
  APPROVE,
  CANCEL_PAID,
  DETAIL,
  everything,
  money,
  reaches,
  REJECT,
} from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { orderId } from '../../testing/order-steps.ts'
import { billOf, orderWith, runPromotion } from '../../testing/promotion-steps.ts'
import { payFor, send } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
afterEach(() =>
  t.sql(`update promotions set status = 'ENDED' where status = 'RUNNING'`).then(() => undefined),
)
afterAll(() => t.close())

const giveLamp = (terms: { from?: number; withCode?: string } = {}) =>
  runPromotion(t, merchant, {
    name: 'A lamp for you',
    kind: 'GIFT',
    percentOff: undefined,
    giftCode: 'GH-3',
    ...terms,
  })
const reserved = async () =>
  (await t.sql<{ n: number }>('select reserved as n from stock where sku_id = $1', [skus.lamp]))[0]
    ?.n
/** A paid order of a desk, with its lamp. */
async function withGift(qty = 1) {
  await giveLamp()
  const anna = await t.signIn(people.anna)
  const placed = await orderWith(anna, { goods: { desk: qty } })
  await payFor(t, anna, placed.id)
  const id = orderId(placed)
  const lines = (await anna.call(DETAIL, { id })).tradeOrderLineList
  const [desk = '', lamp = ''] = lines.map((line) => line.id)
  return { anna, id, desk, lamp }
}

test('[ORD-007] from a value of goods on a gift is a line of its own at zero, with its stock held, and free again when the order is cancelled', async () => {
  await giveLamp({ from: 150 })
  const guest = t.visit()
  const before = (await reserved()) ?? 0
  const { bill, place } = await billOf(guest, { goods: { desk: 1 } })
  expect(bill).toMatchObject({
    needPayAmt: money(208.9),
    shopList: [
      { giftList: [{ skuId: skus.lamp, promotionName: 'A lamp for you', isThere: true }] },
    ],
  })
  const id = orderId(await place())
  expect(await guest.call(DETAIL, { id })).toMatchObject({
    skuAmt: money(189),
    needPayAmt: money(208.9),
    activityList: [
      {
        benefitDict: 'PROMOTION',
        benefitInfoList: [
          {
            benefitName: 'A lamp for you',
            benefitDesc: 'Free with goods from €150.00: Vesna lamp',
          },
        ],
      },
    ],
    tradeOrderLineList: [
      { sku: { id: skus.desk }, tradeOrderLineBusinessType: null, sourceTypeDice: null },
      {
        sku: { id: skus.lamp, salePrc: money(0) },
        tradeQty: 1,
        tradeOrderLineBusinessType: 'GIFT',
        sourceTypeDice: 'PREFERENTIAL_GIFT',
        tradeOrderLinePrice: { needPaySkuAmt: money(0) },
      },
    ],
  })
  expect(await reserved()).toBe(before + 1)
  await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id })
  expect(await reserved()).toBe(before)
})

test('a gift with a certain sku comes with that one only, and none comes below its value of goods', async () => {
  await giveLamp({ withCode: 'GH-2', from: 200 })
  const gifts = async (goods: Parameters<typeof billOf>[1]['goods']) =>
    (await billOf(t.visit(), { goods })).bill.shopList.flatMap(({ giftList }) => giftList).length
  expect(await gifts({ desk: 2 })).toBe(0)
  expect(await gifts({ deskWide: 1 })).toBe(1)
  // The other shop gives nothing.
  expect(await gifts({ chair: 5 })).toBe(0)
})

test('a gift that is out of stock is left away and said so; one that runs out after the bill is no agreement', async () => {
  await giveLamp()
  const { bill, place } = await billOf(t.visit(), { goods: { desk: 1 } })
  expect(bill.shopList[0]?.giftList).toMatchObject([{ isThere: true }])
  await t.sql('update stock set on_hand = reserved where sku_id = $1', [skus.lamp])
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, on_hand - (select sum(d_on_hand) from stock_moves m where m.sku_id = s.sku_id), 0, 'receipt' from stock s where sku_id = $1`,
    [skus.lamp],
  )
  const before = await everything(t)
  await expect(place()).rejects.toMatchObject({ code: 'price.changed' })
  expect(await everything(t)).toEqual(before)
  const guest = t.visit()
  const again = await billOf(guest, { goods: { desk: 1 } })
  expect(again.bill.shopList[0]?.giftList).toMatchObject([{ name: 'Vesna lamp', isThere: false }])
  const id = orderId(await again.place())
  expect((await guest.call(DETAIL, { id })).tradeOrderLineList).toHaveLength(1)
  await t.sql('update stock set on_hand = on_hand + 500 where sku_id = $1', [skus.lamp])
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) values ($1, 500, 0, 'receipt')`,
    [skus.lamp],
  )
})

test('nothing is asked about a gift by itself: it goes with the last of the goods that were not sent', async () => {
  const { anna, id, desk, lamp } = await withGift(2)
  const before = await everything(t)
  await expect(
    anna.call(CANCEL_PAID, {
      tradeOrder: { id },
      reverseTradeOrderLineList: [{ tradeOrderLine: { id: lamp }, reverseQty: 1 }],
    }),
  ).rejects.toMatchObject({ code: 'reverse.not_eligible' })
  expect(await everything(t)).toEqual(before)
  const cancel = async (reverseQty: number) => {
    const reverse = await anna.call(CANCEL_PAID, {
      tradeOrder: { id },
      reverseTradeOrderLineList: [{ tradeOrderLine: { id: desk }, reverseQty }],
    })
    await reaches(t, anna, reverse.id, 'REVERSE_DONE')
    return anna.call(DETAIL, { id })
  }
  expect(await cancel(1)).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    tradeOrderLineList: [{ canShipQty: 1 }, { canShipQty: 1, canReverseQty: 0, canCancelQty: 0 }],
  })
  expect(await cancel(1)).toMatchObject({
    displayStatus: 'CLOSED',
    tradeOrderLineList: [{ canShipQty: 0 }, { canShipQty: 0 }],
  })
  expect(await t.audit('always')).toEqual([])
  const held = await t.sql<{ n: number }>(
    `select coalesce(sum(d_reserved), 0)::int as n from stock_moves m join order_lines l on l.id = m.line_id where l.snapshot ? 'gift' and l.order_id = (select id from orders where status = 'CLOSED')`,
  )
  expect(held).toEqual([{ n: 0 }])
})

/**
 * One desk of two was sent, and is asked about; the other was cancelled while nobody had answered.
 */
async function halfAskedBack() {
  const { anna, id, desk } = await withGift(2)
  await merchant.call('POST /sapi/mall-merchant/order/ship', {
    orderId: id,
    carrierId: 2,
    serviceCode: `GT${id.slice(-8)}`,
    lines: [{ id: desk, qty: 1 }],
  })
  const asked = await apply(anna, id, { line: 0, qty: 1, cancel: 0 })
  const rest = await anna.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: desk }, reverseQty: 1 }],
  })
  await reaches(t, anna, rest.id, 'REVERSE_DONE')
  return { anna, id, asked }
}

test('of two requests the first to ask may be refused: whoever keeps goods keeps the gift, which waits to be sent', async () => {
  const { anna, id, asked } = await halfAskedBack()
  await merchant.call(REJECT, { id: asked.id, reason: 'It was sent whole.' })
  expect(await anna.call(DETAIL, { id })).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    tradeOrderLineList: [{ canShipQty: 0 }, { canShipQty: 1, reverseStatus: 'NOT_REQUESTED' }],
  })
  expect(await t.audit('always')).toEqual([])
})

test('a request that takes the last of the goods takes the gift when it is agreed to, and the order is closed', async () => {
  const { anna, id, asked } = await halfAskedBack()
  await merchant.call(APPROVE, { id: asked.id })
  await reaches(t, anna, asked.id, 'REVERSE_DONE')
  expect(await anna.call(DETAIL, { id })).toMatchObject({
    displayStatus: 'CLOSED',
    tradeOrderLineList: [{ canShipQty: 0 }, { canShipQty: 0, reverseStatus: 'DONE' }],
  })
  const held = await t.sql<{ n: number }>(
    `select coalesce(sum(d_reserved), 0)::int as n from stock_moves m join order_lines l on l.id = m.line_id where l.snapshot ? 'gift' and l.order_id = $1`,
    [fromWireId('order', id)],
  )
  expect(held).toEqual([{ n: 0 }])
  expect(await t.audit('always')).toEqual([])
})

test('a gift that was sent stays its buyer’s, also when all the money of the goods goes back', async () => {
  const { anna, id } = await withGift()
  await send(merchant, id)
  const reverse = await apply(anna, id, { line: 0, qty: 1 })
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  expect(await anna.call(DETAIL, { id })).toMatchObject({
    refundedAmt: money(208.9),
    tradeOrderLineList: [{ deliveredQty: 1 }, { deliveredQty: 1, reverseStatus: 'NOT_REQUESTED' }],
  })
  expect(await t.audit('always')).toEqual([])
})

test('a shop that cannot send a gift cancels it, and its order goes on', async () => {
  const { anna, id, desk, lamp } = await withGift()
  await merchant.call('POST /sapi/mall-merchant/order/cancelLines', {
    orderId: id,
    lines: [{ id: lamp, qty: 1 }],
    requestKey: 'no-lamp-left',
  })
  await t.drain()
  const [mail] = (await t.inbox('kim@galleria.test')).filter(({ subject }) =>
    /The free gift with order|Zugabe zu Bestellung/.test(subject),
  )
  expect(mail?.text).toContain('Vesna lamp')
  expect(mail?.text).not.toMatch(/0[.,]00/)
  expect(await anna.call(DETAIL, { id })).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    refundedAmt: money(0),
    tradeOrderLineList: [
      { id: desk, canShipQty: 1 },
      { id: lamp, canShipQty: 0, reverseStatus: 'DONE' },
    ],
  })
  expect(await t.audit('always')).toEqual([])
})

test('a gift that is all that is left to send can still be cancelled by its shop: its order does not wait for ever', async () => {
  const { anna, id, desk, lamp } = await withGift()
  await merchant.call('POST /sapi/mall-merchant/order/ship', {
    orderId: id,
    carrierId: 2,
    serviceCode: 'GB1003',
    lines: [{ id: desk, qty: 1 }],
  })
  const cancelled = await merchant.call('POST /sapi/mall-merchant/order/cancelLines', {
    orderId: id,
    lines: [{ id: lamp, qty: 1 }],
    requestKey: 'the-lamp-broke',
  })
  expect(cancelled.operationList).not.toContain('cancelForStock')
  await t.drain()
  expect((await anna.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
  expect(await t.audit('always')).toEqual([])
})

test('what a shop gives is a piece of its own goods, by its item number', async () => {
  const refused = (giftCode: string) =>
    runPromotion(t, merchant, { kind: 'GIFT', percentOff: undefined, giftCode }).then(
      () => [],
      (error: { body: { errors: object[] } }) => error.body.errors,
    )
  expect(await refused('NW-1')).toMatchObject([{ path: 'giftCode', code: 'item_number' }])
  expect(await refused('')).toMatchObject([{ path: 'giftCode', code: 'required' }])
})

test('a parcel with a gift is not called back once all the money of its goods is asked back: nobody could send the gift again, and its stock would be held for ever', async () => {
  const { anna, id, desk, lamp } = await withGift()
  const ship = (lineId: string, serviceCode: string) =>
    merchant.call('POST /sapi/mall-merchant/order/ship', {
      orderId: id,
      carrierId: 2,
      serviceCode,
      lines: [{ id: lineId, qty: 1 }],
    })
  await ship(desk, 'GB1001')
  const { packageList } = await ship(lamp, 'GB1002')
  const parcelId = packageList.find((one) => one.serviceCode === 'GB1002')?.id ?? ''
  const reverse = await apply(anna, id, { line: 0, qty: 1 })
  const before = await everything(t)
  await expect(
    merchant.call('POST /sapi/mall-merchant/order/callParcelBack', {
      orderId: id,
      parcelId,
      reason: 'The wrong lamp.',
    }),
  ).rejects.toMatchObject({ code: 'parcel.asked_back' })
  expect(await everything(t)).toEqual(before)
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  expect((await anna.call(DETAIL, { id })).displayStatus).toBe('CLOSED')
  const held = await t.sql<{ n: number }>(
    `select coalesce(sum(d_reserved), 0)::int as n from stock_moves m join order_lines l on l.id = m.line_id where l.snapshot ? 'gift' and l.order_id = $1`,
    [fromWireId('order', id)],
  )
  expect(held).toEqual([{ n: 0 }])
})
