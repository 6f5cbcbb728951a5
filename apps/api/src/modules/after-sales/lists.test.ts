import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANCEL, DETAIL, LIST, READ, apply, money } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, ben, merchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
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

  test('[AS-032, AS-035, AS-037] a request names what it is about, what was asked for and what can be given back', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const order = await anna.call(DETAIL, { id: orderId })
    const { id } = await apply(anna, orderId, { amount: 12.5, more: { remark: 'Chipped.' } })
    const reverse = await anna.call(READ, { id })
    expect(reverse).toMatchObject({
      id,
      reverseOrderId: id,
      reverseTradeOrderCode: expect.stringMatching(/^R\d{12}$/),
      reverseTradeOrderType: 'SALE_REFUND',
      reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
      createdAt: t.clock.now().toISOString(),
      orderedTime: t.clock.now().toISOString(),
      shopId: 5,
      seller: { id: 5, name: 'Galleria House GmbH' },
      skuTotalCount: 1,
      skuDetail: 'Vesna lamp',
      tradeOrder: { id: orderId, tradeOrderCode: order.tradeOrderCode },
      tradeContract: { createdAt: order.timeline.orderedTime },
      reverseReason: 'OTHER',
      applyRefundAmt: money(12.5),
      availableRefundAmt: money(64.8),
      availableReverseReasons: [
        'DAMAGED',
        'NOT_AS_DESCRIBED',
        'WRONG_ITEM',
        'MISSING_PARTS',
        'NOT_RECEIVED',
        'TOO_LATE',
        'NO_LONGER_WANTED',
        'OTHER',
      ],
      availableReverseTypes: ['SALE_REFUND'],
      remarkList: [{ remark: 'Chipped.', attachmentList: { files: [] } }],
      reverseTradeOrderLineList: [
        {
          reverseQty: 1,
          applyRefundAmt: money(12.5),
          tradeOrderLine: {
            id: order.tradeOrderLineList[0]?.id,
            sku: {
              item: { id: 1003, itemName: 'Vesna lamp', urlKey: 'vesna-lamp' },
              salePrc: money(59.9),
              skuUrlSuffix: 'brass',
              adjustStep: 1,
            },
          },
        },
      ],
    })
  })
})
