import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { paidOrder } from '../../../testing/shop-steps.ts'

const WAYBILL = 'GET /api/tms/web/express/track/waybill/query' as const

let t: TestMall
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  otherMerchant = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

describe('shipping', () => {
  test('several parcels send an order bit by bit; stock leaves with each, the last one moves the order', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 3 })
    const id = orderId(contract)
    const [before] = await t.sql<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from stock where sku_id = 1',
    )
    const first = await merchant.call(SHIP, {
      orderId: id,
      ...parcelOf(await guest.call(DETAIL, { id }), 1),
    })
    expect([first.displayStatus, first.unshippedQty, first.packageList.length]).toEqual([
      'UN_DELIVERY',
      2,
      1,
    ])
    const second = await merchant.call(SHIP, { orderId: id, ...parcelOf(first) })
    expect([second.displayStatus, second.unshippedQty, second.packageList.length]).toEqual([
      'UN_RECEIVED',
      0,
      2,
    ])
    expect(await t.sql('select on_hand, reserved from stock where sku_id = 1')).toEqual([
      { on_hand: (before?.on_hand ?? 0) - 3, reserved: (before?.reserved ?? 0) - 3 },
    ])
    await expect(
      merchant.call(SHIP, {
        orderId: id,
        carrierId: 1,
        serviceCode: 'X1',
        lines: [{ id: second.tradeOrderLineList[0]?.id ?? '', qty: 1 }],
      }),
    ).rejects.toMatchObject({ status: 409, code: 'order.state' })
  })

  test("more than is left, another order's line, an unknown carrier and a used number each send nothing", async () => {
    const guest = t.visit()
    const [contract, other] = [
      await paidOrder(t, guest, { desk: 1 }),
      await paidOrder(t, guest, { desk: 1 }),
    ]
    const id = orderId(contract)
    const [detail, otherDetail] = [
      await guest.call(DETAIL, { id }),
      await guest.call(DETAIL, { id: orderId(other) }),
    ]
    await expect(
      merchant.call(SHIP, { orderId: id, ...parcelOf(detail, 2) }),
    ).rejects.toMatchObject({ status: 422, code: 'parcel.too_many' })
    await expect(
      merchant.call(SHIP, { orderId: id, ...parcelOf(otherDetail) }),
    ).rejects.toMatchObject({ code: 'parcel.too_many' })
    await expect(
      merchant.call(SHIP, { orderId: id, ...parcelOf(detail), carrierId: 99 }),
    ).rejects.toMatchObject({ code: 'carrier.not_found' })
    const shipped = await merchant.call(SHIP, { orderId: orderId(other), ...parcelOf(otherDetail) })
    await expect(
      merchant.call(SHIP, {
        orderId: id,
        ...parcelOf(detail),
        serviceCode: shipped.packageList[0]?.serviceCode ?? '',
      }),
    ).rejects.toMatchObject({ code: 'parcel.number_taken' })
    await expect(
      merchant.call(SHIP, { orderId: id, ...parcelOf(detail), serviceCode: '<script>' }),
    ).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'serviceCode', code: 'tracking' }] },
    })
    expect((await guest.call(DETAIL, { id })).packageList).toEqual([])
    expect(
      await t.sql(
        'select delivered_qty from order_lines l join orders o on o.id = l.order_id where o.code = $1',
        [contract.tradeOrderList[0]?.tradeOrderCode],
      ),
    ).toEqual([{ delivered_qty: 0 }])
  })

  test('the same parcel sent twice at once is sent once', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 2 })
    const detail = await guest.call(DETAIL, { id: orderId(contract) })
    const results = await Promise.allSettled(
      [parcelOf(detail), parcelOf(detail)].map((parcel) =>
        merchant.call(SHIP, { orderId: orderId(contract), ...parcel }),
      ),
    )
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await guest.call(DETAIL, { id: orderId(contract) })).packageList).toHaveLength(1)
  })

  test("another shop's orders do not exist for a merchant, and a buyer has no back office", async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1 })
    const detail = await guest.call(DETAIL, { id: orderId(contract) })
    await expect(
      otherMerchant.call('POST /sapi/mall-merchant/order/detail', { id: orderId(contract) }),
    ).rejects.toMatchObject({ status: 404, code: 'order.not_found' })
    await expect(
      otherMerchant.call(SHIP, { orderId: orderId(contract), ...parcelOf(detail) }),
    ).rejects.toMatchObject({ status: 404, code: 'order.not_found' })
    const page = await otherMerchant.call('POST /sapi/mall-merchant/order/page', { pageSize: 100 })
    expect(page.data.every((row) => row.seller.id === 11)).toBe(true)
    await expect(guest.call('POST /sapi/mall-merchant/order/page', {})).rejects.toMatchObject({
      status: 401,
    })
  })

  test("the merchant sees what is to ship, and the day's figures", async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1 })
    const page = await merchant.call('POST /sapi/mall-merchant/order/page', {
      status: ['UN_DELIVERY'],
      keyword: contract.tradeOrderList[0]?.tradeOrderCode,
    })
    expect(page).toMatchObject({
      total: 1,
      data: [
        {
          id: orderId(contract),
          buyerName: 'Kim Petersen',
          shipTo: 'Hamburg, DE',
          unshippedQty: 1,
          operationList: ['ship', 'hold', 'delay', 'cancelForStock'],
        },
      ],
    })
    const today = await merchant.call('POST /sapi/mall-merchant/order/today', {})
    expect(today.toShip).toBeGreaterThan(0)
    expect(today.sales.every(({ day }) => day <= today.day)).toBe(true)
  })

  test('[LOG-017] a buyer reads the way of an own parcel by carrier and number; of anybody else’s there is none', async () => {
    const [guest, stranger] = [t.visit(), t.visit()]
    const contract = await paidOrder(t, guest, { desk: 1 })
    await paidOrder(t, stranger, { desk: 1 })
    const id = orderId(contract)
    const parcel = parcelOf(await guest.call(DETAIL, { id }))
    await merchant.call(SHIP, { orderId: id, ...parcel })
    await t.drain()
    const waybill = { carrierCompanyCode: 'dhl', wayBillNumber: parcel.serviceCode }
    const [detail] = await guest.call('POST /sapi/mall-order/web/order/listPackage', { id })
    const tracks = await guest.call(WAYBILL, waybill)
    expect(tracks).toEqual(detail?.logisticsList)
    expect(tracks[0]).toMatchObject({
      formatTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      originTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      context: expect.stringMatching(/\w/),
    })
    for (const [who, wanted] of [
      [stranger, waybill],
      [guest, { ...waybill, wayBillNumber: 'NOTHING1' }],
      [guest, { ...waybill, carrierCompanyCode: 'dpd' }],
    ] as const)
      await expect(who.call(WAYBILL, wanted)).rejects.toMatchObject({
        status: 404,
        code: 'parcel.not_found',
      })
    await expect(t.visit().call(WAYBILL, waybill)).rejects.toMatchObject({ status: 401 })
    expect(await guest.raw('GET', WAYBILL.slice(4))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'carrierCompanyCode' }, { path: 'wayBillNumber' }] },
    })
  })

  test('[LOG-013, LOG-021, LOG-019, LOG-016] the buyer follows a parcel by what the carrier says', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1 })
    const id = orderId(contract)
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    await t.drain()
    const [parcel] = await guest.call('POST /sapi/mall-order/web/order/listPackage', { id })
    expect(parcel).toMatchObject({
      fulfillmentProgressStatus: 'SEND_DELIVERY',
      fulfillmentServiceProvider: { entityName: 'DHL', entityCode: 'dhl' },
      operationList: ['buyerPostponeConfirmDeadline', 'confirm'],
      createdAt: t.clock.now().toISOString(),
    })
    expect(parcel?.logisticsList[0]).toMatchObject({
      ftime: expect.any(String),
      areaName: expect.any(String),
      context: expect.any(String),
    })
    expect(await guest.call('POST /sapi/mall-order/web/logistics/listCompany', {})).toEqual([
      { id: 1, entityName: 'DHL', entityCode: 'dhl' },
      { id: 2, entityName: 'DPD', entityCode: 'dpd' },
    ])
    expect(
      (await t.inbox('kim@galleria.test')).some(
        (mail) =>
          mail.subject ===
          `A parcel from order ${contract.tradeOrderList[0]?.tradeOrderCode} is on its way`,
      ),
    ).toBe(true)
  })
})
