import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANCEL, LIST, READ, apply, money } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, ben, merchant, otherMerchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
}
afterAll(() => t.close())

describe('the lists', () => {
  test('[AS-002, AS-110, AS-125, AS-006, AS-111, AS-113] a buyer finds the own after-sales orders by word, by number, by being open and by order and sku', async () => {
    const fresh = await t.signIn(people.otherMerchant)
    const orderId = await receivedOrder(t, fresh, merchant, { lamp: 2, desk: 1 })
    expect(await fresh.call(LIST, {})).toEqual({ data: [], total: 0 })
    const first = await apply(fresh, orderId)
    t.clock.advance(1000)
    const second = await apply(fresh, orderId, { line: 1 })
    await fresh.call(CANCEL, { id: first.id })
    const ids = async (body: object) => (await fresh.call(LIST, body)).data.map((row) => row.id)
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ applied: true })).toEqual([second.id])
    expect(await ids({ keyword: first.reverseTradeOrderCode.toLowerCase() })).toEqual([first.id])
    expect(await ids({ keyword: '%' })).toEqual([])
    expect(await ids({ reverseOrderId: [first.id, 'asv_01jd4vr6f5e7s8kq2m3n4p5q6r'] })).toEqual([
      first.id,
    ])
    expect((await fresh.call(LIST, { pageNo: 2 })).total).toBe(2)
    expect(
      (
        await fresh.call('POST /sapi/mall-order/web/reverseorder/querybyordersku', {
          tradeOrderId: orderId,
          skuId: 4,
        })
      ).map((row) => row.id),
    ).toEqual([
      [first, second].find((one) => one.reverseTradeOrderLineList[0]?.tradeOrderLine.sku.id === 4)
        ?.id,
    ])
    expect(
      await ben.call('POST /sapi/mall-order/web/reverseorder/querybyordersku', {
        tradeOrderId: orderId,
        skuId: 4,
      }),
    ).toEqual([])
  })

  test('[AS-032, AS-033, AS-034, AS-035, AS-037, AS-039, AS-040] a row has every field the documents name', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { id } = await apply(anna, orderId, { more: { remark: 'Chipped.' } })
    const reverse = await anna.call(READ, { id })
    expect(Object.keys(reverse)).toEqual(
      expect.arrayContaining([
        'id',
        'reverseTradeOrderCode',
        'reverseTradeOrderType',
        'reverseTradeOrderStatus',
        'createdAt',
        'orderedTime',
        'shopId',
        'skuTotalCount',
        'seller',
        'skuDetail',
        'tradeOrder',
        'tradeContract',
        'reverseReason',
        'reverseOrderId',
        'changeToReturn',
        'returnAddress',
        'fulfillmentProgressList',
        'qcRejectReason',
        'auditRejectReason',
        'auditedTime',
        'postBackTime',
        'checkedTime',
        'sellerDeliveryTime',
        'refundedTime',
        'stopTime',
        'sellerConfirmRefundShippingAmt',
      ]),
    )
    expect(reverse.remarkList).toEqual([{ remark: 'Chipped.', attachmentList: { files: [] } }])
    expect(reverse.availableReverseReasons).toContain('DAMAGED')
    expect(reverse.reverseTradeOrderLineList[0]?.tradeOrderLine.sku).toMatchObject({
      item: { id: 1003, itemName: 'Vesna lamp', urlKey: 'vesna-lamp' },
      salePrc: money(59.9),
      skuUrlSuffix: 'brass',
      businessTypeDict: null,
      adjustStep: 1,
    })
  })

  test('a seller finds those of the own shops, by status, word and order', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    const PAGE = 'POST /sapi/mall-merchant/reverseorder/page' as const
    expect(
      (await merchant.call(PAGE, { orderId, status: ['WAITING_FOR_AUDIT_BY_SELLER'] })).data.map(
        (row) => [row.id, row.operationList],
      ),
    ).toEqual([[reverse.id, ['approve', 'reject']]])
    expect((await merchant.call(PAGE, { keyword: reverse.reverseTradeOrderCode })).total).toBe(1)
    expect((await otherMerchant.call(PAGE, { orderId })).total).toBe(0)
  })
})
