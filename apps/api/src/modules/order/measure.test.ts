import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import {
  apply,
  CANCEL_PAID,
  DETAIL,
  everything,
  READ,
  reaches,
} from '../../testing/after-sales-steps.ts'
import { measuredSkus, sellByMeasure } from '../../testing/measure-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { buySkus } from '../../testing/voucher-steps.ts'

/** Goods by the metre and the kilogram: counted in steps, spoken of in units, rounded once. */

const CREATE = 'POST /sapi/mall-order/cartline/create' as const
const SHIP = 'POST /sapi/mall-merchant/order/ship' as const

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  await sellByMeasure(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  )
const stockOf = (skuId: number) =>
  t.sql('select on_hand, reserved from stock where sku_id = $1', [skuId])
async function buyWorktop(qty: number): Promise<string> {
  const placed = await buySkus(t, anna!, [[measuredSkus.worktop, qty]])
  return placed.tradeOrderList[0]?.id ?? ''
}
const approve = (id: string) =>
  merchant!.call('POST /sapi/mall-merchant/reverseorder/approve', { id })

test('what is sold by the metre says its unit, its step and the price of a metre, in lists and on its page', async () => {
  const item = await anna!.call('POST /sapi/mall-item/item/detail', { id: 4001 })
  expect(item.skuList[0]).toMatchObject({
    businessTypeDict: 'WEIGHT',
    marketingUnit: { unitName: 'm' },
    adjustStep: 0.5,
    salePrc: { value: 12.99, currency: 'EUR' },
    availableQty: 50,
  })
  const found = await anna!.call('POST /sapi/mall-item/item/search', { keyword: '', shopId: 5 })
  expect(found.data.find(({ itemId }) => itemId === 4001)).toMatchObject({
    marketingUnit: { unitName: 'm' },
    salePrc: { value: 12.99 },
  })
  expect(found.data.find(({ itemId }) => itemId === 1001)).toMatchObject({
    businessTypeDict: null,
    marketingUnit: null,
    adjustStep: 1,
  })
})

test('a cart takes whole steps only, costs what they cost rounded once, and counts them as one piece', async () => {
  const cart = await anna!.call(CREATE, { skuId: measuredSkus.worktop, skuQty: 2.5 })
  // 12.99 a metre, 2.5 m: 32.475.
  expect(cart.cartLineList).toMatchObject([
    {
      skuQty: 2.5,
      availableQty: 50,
      lineAmt: { value: 32.48 },
      sku: { marketingUnit: { unitName: 'm' }, adjustStep: 0.5 },
    },
  ])
  expect(cart.summary).toMatchObject({ totalAmt: { value: 32.48 }, selectedQty: 1, totalQty: 1 })
  expect(await anna!.call('POST /sapi/mall-order/cartline/count', {})).toEqual({ totalQty: 1 })
  const [{ id } = { id: '' }] = cart.cartLineList
  const before = await anna!.call('POST /sapi/mall-order/cartline/list', {})
  expect(
    await codeOf(anna!.call('POST /sapi/mall-order/cartline/update', { id, skuQty: 2.7 })),
  ).toBe('qty.step')
  expect(await codeOf(anna!.call(CREATE, { skuId: measuredSkus.oil, skuQty: 0.3 }))).toBe(
    'qty.step',
  )
  // A desk is sold whole.
  expect(await codeOf(anna!.call(CREATE, { skuId: 1, skuQty: 1.5 }))).toBe('qty.step')
  expect(
    await codeOf(anna!.call('POST /sapi/mall-order/cartline/update', { id, skuQty: 50.5 })),
  ).toBe('stock.exceeded')
  expect(await anna!.call('POST /sapi/mall-order/cartline/list', {})).toEqual(before)
  await anna!.call('POST /sapi/mall-order/cartline/delete', { ids: [id] })
})

test('[ORD-005, ORD-011, ORD-073] an order says of each sku what it is and where it is found, its kind, its unit and its step, and of itself that all of it is by measure', async () => {
  const [before] = (await stockOf(measuredSkus.worktop)) as { reserved: number }[]
  const id = await buyWorktop(2.5)
  const shown = await anna!.call(DETAIL, { id })
  expect(shown).toMatchObject({
    itemBusinessType: 'weight',
    skuTotalCount: 1,
    skuAmt: { value: 32.48 },
    // 4.90 of shipping.
    needPayAmt: { value: 37.38 },
  })
  expect(shown.tradeOrderLineList[0]).toMatchObject({
    tradeQty: 2.5,
    canShipQty: 2.5,
    canCancelQty: 2.5,
    tradeOrderLinePrice: { skuAmt: { value: 32.48 }, paidAmt: { value: 32.48 } },
    sku: {
      id: measuredSkus.worktop,
      name: 'Alm worktop',
      image: expect.stringContaining('desk-slim--oak'),
      attributes: [
        { attrKey: 'finish', attrVal: 'oak' },
        { attrKey: 'size', attrVal: '60 x 4 cm' },
      ],
      item: { id: 4001, urlKey: 'alm-worktop' },
      businessTypeDict: 'WEIGHT',
      marketingUnit: { unitName: 'm' },
      adjustStep: 0.5,
      skuUrlSuffix: 'oak',
      salePrc: { value: 12.99 },
    },
  })
  // The shelf counts steps.
  expect(await stockOf(measuredSkus.worktop)).toMatchObject([{ reserved: before!.reserved + 5 }])
  const mixed = await buySkus(t, anna!, [
    [measuredSkus.oil, 0.75],
    [4, 1],
  ])
  const both = await anna!.call(DETAIL, { id: mixed.tradeOrderList[0]?.id ?? '' })
  expect([both.itemBusinessType, both.skuTotalCount]).toEqual([null, 2])
  expect(both.tradeOrderLineList.map(({ sku }) => sku.marketingUnit)).toEqual([
    { unitName: 'kg' },
    null,
  ])
})

test('a parcel takes part of the length, the rest is still to send, and the invoice names metres by their code', async () => {
  const orderId = await buyWorktop(2.5)
  const lineId = (await anna!.call(DETAIL, { id: orderId })).tradeOrderLineList[0]?.id ?? ''
  const parcel = { orderId, carrierId: 2, serviceCode: 'MS1' }
  const before = await everything(t)
  expect(await codeOf(merchant!.call(SHIP, { ...parcel, lines: [{ id: lineId, qty: 0.7 }] }))).toBe(
    'qty.step',
  )
  expect(await codeOf(merchant!.call(SHIP, { ...parcel, lines: [{ id: lineId, qty: 3 }] }))).toBe(
    'parcel.too_many',
  )
  expect(await everything(t)).toEqual(before)
  const sent = await merchant!.call(SHIP, { ...parcel, lines: [{ id: lineId, qty: 1 }] })
  expect([sent.displayStatus, sent.unshippedQty]).toEqual(['UN_DELIVERY', 1])
  expect(sent.tradeOrderLineList[0]).toMatchObject({ deliveredQty: 1, canShipQty: 1.5 })
  expect(sent.packageList[0]?.fulfillmentProgressLineList).toMatchObject([
    { qty: 1, marketingUnit: { unitName: 'm' } },
  ])
  const picks = await merchant!.call('POST /sapi/mall-merchant/order/pickList', { ids: [orderId] })
  expect(picks.goodsList).toMatchObject([{ qty: 1.5, sku: { marketingUnit: { unitName: 'm' } } }])
  const done = await merchant!.call(SHIP, {
    ...parcel,
    serviceCode: 'MS2',
    lines: [{ id: lineId, qty: 1.5 }],
  })
  expect(done.displayStatus).toBe('UN_RECEIVED')
  const [invoice] = await t.sql<{ facts: { lines: object[] } }>(
    'select facts from invoices where order_id = $1',
    [fromWireId('order', orderId)],
  )
  expect(invoice?.facts.lines).toMatchObject([{ qty: 2.5, unit: 'metre', gross: 3248 }])
})

test('[AS-089] what is asked back goes by the step, and in parts it is exactly what was paid', async () => {
  const orderId = await buyWorktop(2.5)
  const before = await everything(t)
  const [line] = (await anna!.call(DETAIL, { id: orderId })).tradeOrderLineList
  const cancel = (reverseQty: number) =>
    anna!.call(CANCEL_PAID, {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [{ tradeOrderLine: { id: line?.id ?? '' }, reverseQty }],
    })
  expect(await codeOf(cancel(0.75))).toBe('qty.step')
  expect(await everything(t)).toEqual(before)
  const canceled = await reaches(t, anna!, (await cancel(0.5)).id, 'REVERSE_DONE')
  expect(canceled).toMatchObject({
    skuTotalCount: 1,
    reverseTradeOrderLineList: [
      {
        reverseQty: 0.5,
        cancelQty: 0.5,
        applyRefundAmt: { value: 6.5 },
        tradeOrderLine: { sku: { adjustStep: 0.5, marketingUnit: { unitName: 'm' } } },
      },
    ],
  })
  await merchant!.call(SHIP, {
    orderId,
    carrierId: 2,
    serviceCode: 'MS3',
    lines: [{ id: line?.id ?? '', qty: 2 }],
  })
  expect(await codeOf(apply(anna!, orderId, { qty: 0.2, amount: 1 }))).toBe('qty.step')
  const asked = await apply(anna!, orderId, { qty: 2 })
  await approve(asked.id)
  await reaches(t, anna!, asked.id, 'REVERSE_DONE')
  const rest = await anna!.call(READ, { id: asked.id })
  // 6.50 and 25.98 are the 32.48 that were paid; the delivery goes back with the last of it.
  expect([rest.actualRefundAmt.value, rest.actualRefundShippingAmt.value]).toEqual([30.88, 4.9])
  expect((await anna!.call(DETAIL, { id: orderId })).displayStatus).toBe('CLOSED')
})

test('an item keeps what it is sold by, and sets, pre-sales and prices in points are for pieces', async () => {
  await expect(t.sql('update items set step = 10 where id = 4001')).rejects.toThrow('keeps')
  await expect(
    t.sql(`insert into point_prices (sku_id, site, points, amount) values (41, 'NL', 100, 0)`),
  ).rejects.toThrow('by the piece')
  await expect(
    t.sql(
      'insert into set_parts (main_id, part_id, shop_id, position, qty) values (1001, 4001, 5, 1, 1)',
    ),
  ).rejects.toThrow('by the piece')
})
