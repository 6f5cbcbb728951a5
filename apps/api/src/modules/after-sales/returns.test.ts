import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  DETAIL,
  PASS,
  POST_BACK,
  READ,
  RENDER,
  RETURN,
  everything,
  ledger,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  APPROVE,
  advanceParcel,
  agreedReturn,
  sendBackBody,
  sentBack,
} from '../../testing/return-steps.ts'
import { paidOrder, receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'

/** Goods that go back: asked for, agreed to, sent, looked at, paid back. */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const stockOf = async (skuId: number) =>
  (await t.sql<{ on_hand: number }>('select on_hand from stock where sku_id = $1', [skuId]))[0]
    ?.on_hand ?? 0
const skuOf = async (orderId: string) =>
  (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]?.sku.id ?? 0

describe('a return', () => {
  test('[AS-044, AS-117, AS-129] is what somebody means who received goods and says nothing else; the call makes one of it, its money waits for the goods', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const { reverseTradeOrderType: _, ...body } = await requestBody(anna, orderId)
    const preview = await anna.call(RENDER, body)
    expect([preview.reverseTradeOrderType, preview.availableReverseTypes]).toEqual([
      'SALE_RETURN',
      ['SALE_RETURN', 'SALE_EXCHANGE', 'SALE_REFUND'],
    ])
    expect(preview.availableReverseReasons).toContain('NO_LONGER_WANTED')

    const asked = await anna.call(RETURN, [
      { ...body, applyRefundAmt: money(59.9), reverseReason: 'NO_LONGER_WANTED' },
    ] as never)
    expect(asked).toMatchObject({
      reverseTradeOrderType: 'SALE_RETURN',
      reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
      refundAmount: money(59.9),
      returnAddress: null,
      operationList: ['cancel', 'modify'],
    })
    await merchant.call(APPROVE, { id: asked.id })
    await t.drain()
    const agreed = await anna.call(READ, { id: asked.id })
    expect([agreed.reverseTradeOrderStatus, agreed.actualRefundAmt, agreed.operationList]).toEqual([
      'WAITING_FOR_BUYER_RETURN',
      money(0),
      ['cancel', 'postBack'],
    ])
    expect(await t.audit()).toEqual([])
  })

  test('of goods that were never sent there is none', async () => {
    const contract = await paidOrder(t, anna, { lamp: 1 })
    const orderId = contract.tradeOrderList[0]?.id ?? ''
    const body = await requestBody(anna, orderId, { type: 'SALE_RETURN' })
    await expect(anna.call(RENDER, body)).rejects.toMatchObject({ code: 'reverse.not_eligible' })
    const { reverseTradeOrderType: _, ...unsaid } = body
    expect((await anna.call(RENDER, unsaid)).availableReverseTypes).toEqual([
      'SALE_REFUND',
      'SALE_CANCEL_BEFORE_DELIVERY',
    ])
  })

  test('[AS-039] goes to the address that the shop names, else to that where it is registered, as it was then', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const { returnAddress } = await agreedReturn(who(), orderId)
    expect(returnAddress).toEqual({
      personName: 'Galleria House GmbH',
      personPhone: '',
      detailAddress: 'Musterweg 1',
      districtList: ['', 'Hamburg', 'DE'],
    })
    const { id } = await anna.call(RETURN, {
      ...(await requestBody(anna, orderId, { type: 'SALE_RETURN' })),
      applyRefundAmt: money(10),
      reverseReason: 'OTHER',
    })
    await merchant.call(APPROVE, {
      id,
      returnAddress: {
        personName: 'Returns',
        personPhone: '+49 40 1234',
        detailAddress: 'Dock 4',
        postalCode: '20457',
        city: 'Hamburg',
        country: 'DE',
      },
    })
    expect((await anna.call(READ, { id })).returnAddress).toEqual({
      personName: 'Returns',
      personPhone: '+49 40 1234',
      detailAddress: 'Dock 4',
      districtList: ['20457', 'Hamburg', 'DE'],
    })
  })

  test('[AS-040, AS-065, AS-122] is sent back with a carrier and a number, in a list of one, followed on its way, looked at and paid back, each with its time', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const skuId = await skuOf(orderId)
    const before = await stockOf(skuId)
    const { id, reverseTradeOrderLineList } = await agreedReturn(who(), orderId)
    const sent = await anna.call(POST_BACK, [sendBackBody(id, { number: 'jd0001' })] as never)
    expect([sent.reverseTradeOrderStatus, sent.operationList]).toEqual([
      'WAITING_FOR_QC_DONE',
      ['correctPostBack', 'viewLogistics'],
    ])
    await t.drain()
    await advanceParcel(t, 'JD0001', 'delivered')
    t.clock.advance(60_000)
    await checkReverseParcels(t.mall.gate.own())
    const there = await anna.call(READ, { id })
    expect(there.fulfillmentProgressList).toEqual([
      {
        fulfillmentProgressStatus: 'SEND_DELIVERY',
        serviceCode: 'JD0001',
        fulfillmentServiceProvider: { id: 2, entityName: 'DPD', entityCode: 'dpd' },
        createdAt: expect.any(String),
        isLost: false,
        operaterType: 'USER',
        logisticsList: expect.arrayContaining([
          { ftime: expect.any(String), context: expect.stringContaining('delivered') },
        ]),
      },
    ])
    expect(there.operationList).toEqual(['viewLogistics'])
    expect(await stockOf(skuId)).toBe(before)

    await merchant.call(PASS, {
      id,
      lines: [{ id: reverseTradeOrderLineList[0]?.id ?? '', sellable: 1 }],
    })
    expect(await stockOf(skuId)).toBe(before + 1)
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done).toMatchObject({
      actualRefundAmt: money(64.8),
      sellerDeliveryTime: null,
      reverseTradeOrderLineList: [{ inspectionList: [{ disposition: 'SELLABLE', qty: 1 }] }],
    })
    for (const time of [
      done.orderedTime,
      done.auditedTime,
      done.postBackTime,
      done.checkedTime,
      done.refundedTime,
      done.stopTime,
    ])
      expect(Date.parse(time ?? '')).not.toBeNaN()
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('CLOSED')
    expect(await t.audit()).toEqual([])
  })

  test('where nothing is due ends without a refund', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { id, lineIds } = await sentBack(t, who(), orderId, { amount: 0 })
    await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', scrap: 1 }] })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(0))
    const order = await anna.call(DETAIL, { id: orderId })
    expect(order.tradeOrderLineList[0]?.canReverseQty).toBe(0)
    expect(await t.audit()).toEqual([])
  })
})

describe('looking at what came back', () => {
  test('only what is as good as new is for sale again; refurbished and broken pieces are paid back all the same', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
    const skuId = await skuOf(orderId)
    const before = await stockOf(skuId)
    const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 3 })
    const lines = [{ id: lineIds[0] ?? '', sellable: 1, refurbish: 1, scrap: 1 }]
    await merchant.call(PASS, { id, lines })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect([await stockOf(skuId), done.actualRefundAmt.value]).toEqual([
      before + 1,
      done.applyRefundAmt.value,
    ])
    // Looked at twice it moves once.
    await expect(merchant.call(PASS, { id, lines })).rejects.toMatchObject({
      code: 'reverse.state',
    })
    expect(await stockOf(skuId)).toBe(before + 1)
    expect(await t.audit()).toEqual([])
  })

  test('units that are missing are not paid back, and can be asked about again', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2 })
    await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 1, missing: 1 }] })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect([done.applyRefundAmt, done.refundAmount, done.actualRefundAmt]).toEqual([
      money(119.8),
      money(59.9),
      money(59.9),
    ])
    expect(done.reverseTradeOrderLineList[0]).toMatchObject({
      applyRefundAmt: money(119.8),
      refundAmt: money(59.9),
      inspectionList: [
        { disposition: 'SELLABLE', qty: 1 },
        { disposition: 'MISSING', qty: 1 },
      ],
    })
    const order = await anna.call(DETAIL, { id: orderId })
    expect(order.tradeOrderLineList[0]).toMatchObject({
      canReverseQty: 1,
      canReverseAmt: money(59.9),
    })
    expect(await t.audit()).toEqual([])
    expect((await ledger(t, order.contractId))['buyer']).toBeUndefined()
  })

  test('takes each unit once: what does not come to the units that were sent moves nothing', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2 })
    const line = lineIds[0] ?? ''
    const before = await everything(t)
    for (const lines of [
      [{ id: line, sellable: 1 }],
      [{ id: line, sellable: 3 }],
      [{ id: line, missing: 2 }],
      [
        { id: line, sellable: 2 },
        { id: line, sellable: 2 },
      ],
      // Refused units need a reason and a photo.
      [{ id: line, sellable: 1, refused: 1 }],
    ])
      await expect(merchant.call(PASS, { id, lines })).rejects.toMatchObject({
        code: 'reverse.inspection',
      })
    expect(await everything(t)).toEqual(before)
  })
})
