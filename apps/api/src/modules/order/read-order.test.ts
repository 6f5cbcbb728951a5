import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { DETAIL, orderId } from '../../testing/order-steps.ts'
import { order, paidOrder, pay } from '../../testing/shop-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

describe('the order detail', () => {
  test('[ORD-136, ORD-062, ORD-070] has the bill, the addresses, the payment, the lines and the history', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { deskWide: 2 })
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

  test("[ORD-134] somebody else's order is answered exactly like one that does not exist, whatever is done with it", async () => {
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
      'POST /sapi/mall-order/web/order/listPackage',
      'POST /sapi/mall-order/web/order/queryMergeInfo',
    ] as const)
      await expect(stranger.call(act, { id: orderId(contract) })).rejects.toMatchObject({
        status: 404,
        code: 'order.not_found',
      })
    for (const act of [
      'POST /sapi/mall-order/web/order/secondaryPay',
      'POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById',
    ] as const)
      await expect(stranger.call(act, { id: contract.id })).rejects.toMatchObject({
        status: 404,
        code: 'contract.not_found',
      })
    await expect(pay(stranger, contract.id)).rejects.toMatchObject({
      status: 404,
      code: 'contract.not_found',
    })
    const own = await pay(owner, contract.id)
    await expect(
      stranger.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey: own.payUniqueKey,
        paymentRecordId: own.paymentRecordId,
      }),
    ).rejects.toMatchObject({ status: 404, code: 'payment.not_found' })
    expect(
      await t.sql('select status from payment_attempts where contract_id = $1', [
        fromWireId('contract', contract.id),
      ]),
    ).toEqual([{ status: 'PAY_PENDING' }])
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
