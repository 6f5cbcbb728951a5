import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReplyOf } from '@galleria/contract/client'
import { confirmOverdue } from './receive-order.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { order, paidOrder, pay, type Contract } from '../../testing/shop-steps.ts'

let t: TestMall
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  otherMerchant = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const LIST = 'POST /sapi/mall-order/web/order/pageTradeOrderForBuyer' as const
const COUNTS = 'POST /sapi/mall-order/web/order/queryOrderQuantityForStatusBuyer' as const
const SHIP = 'POST /sapi/mall-merchant/order/ship' as const
const SIGN = 'POST /sapi/mall-order/web/order/signForDelivery' as const

const paid = (visitor: Visitor, wishes: Parameters<typeof order>[1]): Promise<Contract> =>
  paidOrder(t, visitor, wishes)
const orderId = (contract: Contract, index = 0) => contract.tradeOrderList[index]?.id ?? ''
let nextNumber = 1000
const parcelOf = (detail: Pick<ReplyOf<typeof DETAIL>, 'tradeOrderLineList'>, qty?: number) => ({
  carrierId: 1,
  serviceCode: `JD${(nextNumber += 1)}`,
  lines: detail.tradeOrderLineList
    .map((line) => ({ id: line.id, qty: qty ?? line.tradeQty - line.deliveredQty }))
    .filter((line) => line.qty > 0),
})

describe('the order list', () => {
  test('[ORD-133, ORD-135, ORD-153] shows a buyer the own orders only, newest first, with how many there are', async () => {
    const [guest, stranger] = [t.visit(), t.visit()]
    const first = await order(guest, { lamp: 1 })
    t.clock.advance(60_000)
    const second = await order(guest, { chair: 1 })
    await order(stranger, { lamp: 1 })
    const page = await guest.call(LIST, {})
    expect([page.total, page.data.map((one) => one.id)]).toEqual([
      2,
      [orderId(second), orderId(first)],
    ])
  })

  test('[ORD-026] a page holds five orders unless asked otherwise', async () => {
    const guest = t.visit()
    for (let i = 0; i < 6; i += 1) await order(guest, { lamp: 1 })
    expect((await guest.call(LIST, {})).data).toHaveLength(5)
    expect((await guest.call(LIST, { pageNo: 2 })).data).toHaveLength(1)
    const beyond = await guest.call(LIST, { pageNo: 3 })
    expect([beyond.data.length, beyond.total]).toEqual([0, 6])
  })

  test('[ORD-138, ORD-079] counts the orders of each tab', async () => {
    const guest = t.visit()
    await order(guest, { lamp: 1 })
    const gone = await order(guest, { lamp: 1 })
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: orderId(gone),
    })
    await paid(guest, { lamp: 1 })
    expect(await guest.call(COUNTS, { deviceSource: 'PC' })).toEqual([
      { displayOrderStatus: 'ALL_ORDER', quantity: 3 },
      { displayOrderStatus: 'PENDING_PAY', quantity: 1 },
      { displayOrderStatus: 'UN_DELIVERY', quantity: 1 },
      { displayOrderStatus: 'UN_RECEIVED', quantity: 0 },
      { displayOrderStatus: 'COMPLETE', quantity: 0 },
      { displayOrderStatus: 'CANCEL_ALL', quantity: 1 },
    ])
    expect(
      (await guest.call(LIST, { searchStatus: 'CANCEL_ALL' })).data.map((one) => one.id),
    ).toEqual([orderId(gone)])
  })

  test("[ORD-022] finds by code and by a part of an item's name, and takes % and _ at their word", async () => {
    const guest = t.visit()
    const lamp = await order(guest, { lamp: 1 })
    await order(guest, { chair: 1 })
    expect((await guest.call(LIST, { queryParams: 'vesn' })).data.map((one) => one.id)).toEqual([
      orderId(lamp),
    ])
    expect(
      (await guest.call(LIST, { queryParams: lamp.tradeOrderList[0]?.tradeOrderCode })).total,
    ).toBe(1)
    expect((await guest.call(LIST, { queryParams: '%' })).total).toBe(0)
    expect((await guest.call(LIST, { queryParams: '_' })).total).toBe(0)
  })

  test("finds an item by its name in the order's language and in every reader's", async () => {
    await t.sql(
      "update item_texts set name = 'Vesna Leuchte' where item_id = 1003 and language = 'de'",
    )
    const guest = t.visit({ site: 'DE', language: 'de' })
    const lamp = await order(guest, { lamp: 1 })
    await order(guest, { chair: 1 })
    await t.sql(
      "update item_texts set name = 'Vesna lamp' where item_id = 1003 and language = 'de'",
    )
    for (const word of ['LEUCHTE', 'lamp', 'Vesna'])
      expect([
        word,
        ...(await guest.call(LIST, { queryParams: word })).data.map((one) => one.id),
      ]).toEqual([word, orderId(lamp)])
  })

  test('a filter that does not exist is refused at its field', async () => {
    const guest = t.visit()
    await order(guest, { lamp: 1 })
    await expect(guest.call(LIST, { searchStatus: 'EVERYTHING' as never })).rejects.toMatchObject({
      status: 400,
      code: 'request.malformed',
      body: { errors: [{ path: 'searchStatus' }] },
    })
    for (const tradeType of ['FOO', 'NORMAL_POINT_REDEEM'])
      await expect(guest.call(LIST, { tradeType: tradeType as never })).rejects.toMatchObject({
        status: 400,
        code: 'request.malformed',
        body: { errors: [{ path: 'tradeType' }] },
      })
    expect((await guest.call(LIST, { tradeType: 'NORMAL' })).total).toBe(1)
    await expect(guest.call(LIST, { pageSize: 5000 })).rejects.toMatchObject({ status: 400 })
    await expect(guest.call(LIST, { queryParams: 'x'.repeat(1_000_000) })).rejects.toMatchObject({
      status: 413,
    })
  })
})

describe('the order detail', () => {
  test('[ORD-136, ORD-062, ORD-070] has the bill, the addresses, the payment, the lines and the history', async () => {
    const guest = t.visit()
    const contract = await paid(guest, { deskWide: 2 })
    const detail = await guest.call(DETAIL, { id: orderId(contract) })
    expect(detail).toMatchObject({
      displayStatus: 'UN_DELIVERY',
      fulfillmentType: 'SITE_SHIPPING',
      isInGroup: 0,
      skuTotalCount: 2,
      skuAmt: { value: 458, currency: 'EUR' },
      shippingAmt: { value: 19.9 },
      taxRate: 0.19,
      taxAmt: { value: 76.31 },
      needPayAmt: { value: 477.9 },
      paidAmt: { value: 477.9 },
      shop: { id: 5, name: 'Galleria House' },
      seller: { id: 5 },
      buyer: { isTourist: true },
      buyerEmail: 'kim@galleria.test',
      timeline: {
        orderedTime: t.clock.now().toISOString(),
        paidTime: t.clock.now().toISOString(),
        depositPaidTime: null,
      },
      tradeContract: {
        id: contract.id,
        selectedAddress: {
          firstName: 'Kim',
          poiName: 'Lange Reihe',
          houseNo: '5a',
          postalCode: '20099',
          regionShortName: 'DE',
        },
        paymentOrderList: [
          {
            type: 'FULL',
            amount: { value: 477.9 },
            paymentRecordBOList: [{ recordStatus: 'PAY_SUCCESS', payChannel: 'MOCKPAY' }],
          },
        ],
      },
      tradeOrderLineList: [
        {
          tradeQty: 2,
          deliveredQty: 0,
          reverseStatus: 'NOT_REQUESTED',
          sku: {
            id: 2,
            name: 'Halden desk',
            skuUrlSuffix: 'oak-120x60',
            salePrc: { value: 229, currency: 'EUR' },
            item: { id: 1001, urlKey: 'halden-desk' },
          },
          tradeOrderLinePrice: {
            skuAmt: { value: 458 },
            needPaySkuAmt: { value: 458 },
            paidAmt: { value: 458 },
          },
        },
      ],
      nextStep: { kind: 'ship', at: null },
    })
    expect(detail.progressList.map(({ event, actor, toState }) => [event, actor, toState])).toEqual(
      [
        ['submit', 'buyer', 'PENDING_PAY'],
        ['pay', 'payment', 'UN_DELIVERY'],
      ],
    )
  })

  test("[ORD-134] somebody else's order is answered exactly like one that does not exist", async () => {
    const [owner, stranger] = [t.visit(), t.visit()]
    const contract = await order(owner, { lamp: 1 })
    await order(stranger, { lamp: 1 })
    const foreign = await stranger.raw('POST', DETAIL.slice(5), { body: { id: orderId(contract) } })
    const missing = await stranger.raw('POST', DETAIL.slice(5), {
      body: { id: 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r' },
    })
    const strip = ({ status, body }: { status: number; body: unknown }) => ({
      status,
      body: { ...(body as object), requestId: '' },
    })
    expect(strip(foreign)).toEqual(strip(missing))
    expect(foreign.status).toBe(404)
    for (const act of [
      'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder',
      'POST /sapi/mall-order/web/order/signForDelivery',
    ] as const)
      await expect(stranger.call(act, { id: orderId(contract) })).rejects.toMatchObject({
        status: 404,
        code: 'order.not_found',
      })
    expect((await owner.call(DETAIL, { id: orderId(contract) })).displayStatus).toBe('PENDING_PAY')
  })

  test('a wrong outTradeOrderCode is a further condition, never another door', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    expect(
      (
        await guest.call(DETAIL, {
          id: orderId(contract),
          outTradeOrderCode: contract.tradeOrderList[0]?.tradeOrderCode,
        })
      ).id,
    ).toBe(orderId(contract))
    await expect(
      guest.call(DETAIL, { id: orderId(contract), outTradeOrderCode: '000000000000' }),
    ).rejects.toMatchObject({ code: 'order.not_found' })
  })

  test('[ORD-092, ORD-094, ORD-100] offers pay until an attempt exists, then to resume, and to cancel', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    expect((await guest.call(DETAIL, { id: orderId(contract) })).operationList).toEqual([
      'buyerCancelBeforePay',
      'pay',
    ])
    await pay(guest, contract.id)
    expect((await guest.call(DETAIL, { id: orderId(contract) })).operationList).toEqual([
      'buyerCancelBeforePay',
      'secondary_pay',
    ])
  })

  test('[ORD-166] the orders that are paid and cancelled together are listed', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1, chair: 1 })
    const merge = await guest.call('POST /sapi/mall-order/web/order/queryMergeInfo', {
      id: orderId(contract, 1),
    })
    expect([
      merge.contractId,
      merge.needPayAmt,
      merge.tradeOrderList.map((one) => [one.id, one.isInGroup]),
    ]).toEqual([
      contract.id,
      contract.needPayAmt,
      contract.tradeOrderList.map((one) => [one.id, 1]),
    ])
  })

  test('[ORD-143] a contract that is to be paid names its orders, its amount and until when', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    expect(
      await guest.call('POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById', {
        id: contract.id,
      }),
    ).toMatchObject({
      id: contract.id,
      needPayAmt: contract.needPayAmt,
      isPayable: true,
      regionShortName: 'DE',
      expirationTime: new Date(t.clock.now().getTime() + 30 * 60_000).toISOString(),
      tradeOrderList: [{ id: orderId(contract) }],
    })
  })
})

describe('shipping', () => {
  test('several parcels send an order bit by bit; stock leaves with each, the last one moves the order', async () => {
    const guest = t.visit()
    const contract = await paid(guest, { desk: 3 })
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
    const [contract, other] = [await paid(guest, { desk: 1 }), await paid(guest, { desk: 1 })]
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
    const contract = await paid(guest, { desk: 2 })
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
    const contract = await paid(guest, { desk: 1 })
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
    const contract = await paid(guest, { desk: 1 })
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
          operationList: ['ship'],
        },
      ],
    })
    const today = await merchant.call('POST /sapi/mall-merchant/order/today', {})
    expect(today.toShip).toBeGreaterThan(0)
    expect(today.sales.every(({ day }) => day <= today.day)).toBe(true)
  })

  test('[LOG-021, LOG-019, LOG-016] the buyer follows a parcel by what the carrier says', async () => {
    const guest = t.visit()
    const contract = await paid(guest, { desk: 1 })
    const id = orderId(contract)
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    await t.drain()
    const [parcel] = await guest.call('POST /sapi/mall-order/web/order/listPackage', { id })
    expect(parcel).toMatchObject({
      fulfillmentProgressStatus: 'SEND_DELIVERY',
      fulfillmentServiceProvider: { entityName: 'DHL', entityCode: 'dhl' },
      operationList: ['confirm'],
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
          `A parcel of order ${contract.tradeOrderList[0]?.tradeOrderCode} is on its way`,
      ),
    ).toBe(true)
  })
})

describe('confirming receipt', () => {
  test('[ORD-141, ORD-096] with one parcel the order is complete', async () => {
    const guest = t.visit()
    const contract = await paid(guest, { desk: 1 })
    const id = orderId(contract)
    await expect(guest.call(SIGN, { id })).rejects.toMatchObject({
      status: 409,
      body: { operationList: ['buyAgain'] },
    })
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    expect((await guest.call(DETAIL, { id })).operationList).toEqual([
      'confirm',
      'checkExpressTrack',
      'buyAgain',
    ])
    expect(await guest.call(SIGN, { id })).toEqual({
      displayStatus: 'COMPLETE',
      operationList: ['checkExpressTrack', 'buyAgain'],
    })
    await expect(guest.call(SIGN, { id })).rejects.toMatchObject({
      status: 409,
      code: 'order.state',
    })
  })

  test('with several parcels each is confirmed by itself, and the last completes the order; twenty clicks at once confirm once', async () => {
    const guest = t.visit()
    const contract = await paid(guest, { desk: 2 })
    const id = orderId(contract)
    const first = await merchant.call(SHIP, {
      orderId: id,
      ...parcelOf(await guest.call(DETAIL, { id }), 1),
    })
    const second = await merchant.call(SHIP, { orderId: id, ...parcelOf(first) })
    const [one, two] = second.packageList.map((parcel) => parcel.id)
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () => guest.call(SIGN, { id, fulfillmentProgressId: one })),
    )
    expect(clicks.filter((click) => click.status === 'fulfilled')).toHaveLength(1)
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    expect((await guest.call(SIGN, { id, fulfillmentProgressId: two })).displayStatus).toBe(
      'COMPLETE',
    )
    expect(
      await t.sql(
        `select count(*)::int as n from transitions t join orders o on o.id = t.entity_id where o.code = $1 and event = 'receive'`,
        [contract.tradeOrderList[0]?.tradeOrderCode],
      ),
    ).toEqual([{ n: 1 }])
  })

  test('happens by itself 21 days after dispatch when nobody says anything, by two clocks once', async () => {
    const guest = t.visit()
    const contract = await paid(guest, { desk: 1 })
    const id = orderId(contract)
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    t.clock.advance(21 * 86_400_000 - 1000)
    await confirmOverdue(t.mall.gate.own())
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    t.clock.advance(2000)
    await Promise.all([confirmOverdue(t.mall.gate.own()), confirmOverdue(t.mall.gate.own())])
    const detail = await guest.call(DETAIL, { id })
    expect([detail.displayStatus, detail.progressList.at(-1)?.actor]).toEqual(['COMPLETE', 'clock'])
  })
})
