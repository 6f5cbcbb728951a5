import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  APPROVE,
  DETAIL,
  PASS,
  READ,
  RENDER,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import {
  CHOICES,
  CONFIRM,
  EXCHANGE,
  SHIP,
  agreedExchange,
  exchangeBody,
  exchanged,
  goodsSentBack,
  lamps,
  leave,
  nextNumber,
  offerLamps,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { measuredSkus, sellByMeasure } from '../../../testing/measure-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { codeOf, openSites, orderToFetch } from '../../../testing/pick-up-steps.ts'
import { offerSet, orderSets } from '../../../testing/set-steps.ts'
import { send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { buyCodes, buySkus, sellVouchers, voucherSkus } from '../../../testing/voucher-steps.ts'

/** Goods of every kind, several at once, and several people at once. */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
async function received(orderId = ''): Promise<string> {
  await send(merchant, orderId)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  return orderId
}
const bought = async (...quantities: (readonly [number, number])[]) =>
  received((await buySkus(t, anna, quantities)).tradeOrderList[0]?.id)
const linesOf = async (id: string) => (await anna.call(DETAIL, { id })).tradeOrderLineList
async function choicesOf(id: string): Promise<number[] | undefined> {
  const [line] = await linesOf(id)
  const asked = { diyItemId: line?.sku.item.id ?? 0, tradeOrderLineId: line?.id ?? '' }
  const [choice] = await anna.call(CHOICES, [asked])
  return choice?.skuList.map(({ id: skuId }) => skuId)
}

describe('what can be exchanged', () => {
  test('are the goods of a set, each by itself; the set keeps its price', async () => {
    await offerSet(t)
    const orderId = await received((await orderSets(t, anna)).tradeOrderList[0]?.id)
    const line = (await linesOf(orderId)).findIndex(({ sku }) => sku.id === lamps.brass)
    const done = await exchanged(who(), orderId, { line })
    expect(done.reverseTradeOrderLineList).toMatchObject([{ replacedQty: 1 }])
    expect(await t.audit()).toEqual([])
  })

  test('are goods by measure, in their unit', async () => {
    await sellByMeasure(t)
    const orderId = await bought([measuredSkus.worktop, 2.5])
    const [onHand] = await shelf(t, measuredSkus.worktop)
    const done = await exchanged(who(), orderId, { qty: 1.5, sku: measuredSkus.worktop })
    expect(done.reverseTradeOrderLineList).toMatchObject([
      { reverseQty: 1.5, replacedQty: 1.5, derivativeSku: { adjustStep: 0.5 } },
    ])
    // Three half metres have come back, and three have gone out.
    expect(await shelf(t, measuredSkus.worktop)).toEqual([onHand, 0])
    expect(await t.audit()).toEqual([])
  })

  test('are neither codes nor what was fetched: nothing is offered, and asking is refused', async () => {
    await sellVouchers(t)
    const { orderId, codes } = await buyCodes(t, anna, voucherSkus.service, 1)
    await merchant.call('POST /sapi/mall-merchant/coupon/redeem', {
      couponCode: codes[0]?.couponCode ?? '',
    })
    await openSites(t)
    const { id } = await orderToFetch(t, anna, [[skus.lamp, 1]])
    await t.drain()
    const verifyCode = await codeOf(anna, id)
    await merchant.call('POST /sapi/mall-merchant/order/handOver', { id, verifyCode })
    for (const [order, sku] of [
      [orderId, voucherSkus.service],
      [id, lamps.steel],
    ] as const) {
      expect(await choicesOf(order)).toEqual([])
      await expect(
        anna.call(EXCHANGE, await exchangeBody(anna, order, { sku })),
      ).rejects.toMatchObject({ code: 'reverse.type' })
    }
    const { availableReverseTypes } = await anna.call(RENDER, {
      ...(await requestBody(anna, id)),
      reverseTradeOrderType: undefined,
    })
    expect(availableReverseTypes).not.toContain('SALE_EXCHANGE')
  })
})

describe('several', () => {
  test('lines of a request that want the same are counted together, and held together or not at all', async () => {
    const orderId = await bought([lamps.brass, 1], [lamps.steel, 1])
    const lines = (await linesOf(orderId)).map(({ id }) => ({
      tradeOrderLine: { id },
      derivativeSku: { id: lamps.copper },
    }))
    const body = { ...(await exchangeBody(anna, orderId)), reverseTradeOrderLineList: lines }
    await leave(t, lamps.copper, 1)
    await expect(anna.call(EXCHANGE, body)).rejects.toMatchObject({
      code: 'reverse.exchange_sold_out',
      body: { skuIds: [lamps.copper] },
    })
    await leave(t, lamps.copper, 2)
    const { id } = await anna.call(EXCHANGE, body)
    await leave(t, lamps.copper, 1)
    const copper = await shelf(t, lamps.copper)
    await expect(merchant.call(APPROVE, { id })).rejects.toMatchObject({
      code: 'reverse.exchange_sold_out',
    })
    expect(await shelf(t, lamps.copper)).toEqual(copper)
    await leave(t, lamps.copper, 100)
    await merchant.call(APPROVE, { id })
    expect((await shelf(t, lamps.copper))[1]).toBe(copper[1] + 2)
    expect(await t.audit()).toEqual([])
  })

  test('people who exchange one lamp for the other, and the other for the one, do not wait for each other for ever', async () => {
    const exchanges = []
    for (const [sku, wanted] of [
      [lamps.brass, lamps.steel],
      [lamps.steel, lamps.brass],
    ] as const)
      for (let count = 0; count < 8; count += 1)
        exchanges.push(await goodsSentBack(who(), await bought([sku, 2]), { qty: 2, sku: wanted }))
    // One comes back to its shelf, the other's replacement to the other shelf.
    await Promise.all(
      exchanges.map(({ id, lineId }) =>
        merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1, missing: 1 }] }),
      ),
    )
    await Promise.all(
      exchanges.map(({ id }) =>
        merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() }),
      ),
    )
    await Promise.all(exchanges.map(({ id }) => anna.call(CONFIRM, { id })))
    for (const { id } of exchanges)
      expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })

  test('requests for the last piece that are agreed to at once hold it once', async () => {
    await leave(t, lamps.copper, 1)
    const orders = [await bought([lamps.brass, 1]), await bought([lamps.brass, 1])]
    const agreed = await Promise.allSettled(
      orders.map((orderId) => agreedExchange(who(), orderId, { sku: lamps.copper })),
    )
    expect(agreed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await t.audit()).toEqual([])
  })
})
