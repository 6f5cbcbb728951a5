import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANCEL_PAID } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { offerSet, orderSets } from '../../../testing/set-steps.ts'
import { order, paidOrder, send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

const LIST = 'POST /sapi/mall-merchant/order/pickList' as const
const DETAIL = 'POST /sapi/mall-merchant/order/detail' as const
const HOLD = 'POST /sapi/mall-merchant/order/hold' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await offerSet(t)
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

const paid = async (goods: Parameters<typeof paidOrder>[2], who = t.visit(), address = {}) =>
  orderId(await paidOrder(t, who, goods, 'paid', address))
const codeOf = async (id: string) => (await merchant.call(DETAIL, { id })).tradeOrderCode
const pick = (...ids: string[]) => merchant.call(LIST, { ids })
const deskSku = {
  id: skus.desk,
  code: 'GH-1',
  attributes: [
    { attrKey: 'finish', attrVal: 'oak' },
    { attrKey: 'size', attrVal: '100 x 50 cm' },
  ],
}

test('the goods of the chosen orders are summed by article, and stand order by order with the town they go to', async () => {
  const first = await paid({ desk: 2, lamp: 1 })
  const second = await paid({ desk: 1 }, t.visit(), { city: 'Bremen', province: 'Bremen' })
  const list = await pick(second, first, second)
  expect(list.goodsList).toMatchObject([
    { sku: deskSku, qty: 3, orderCount: 2 },
    { sku: { id: skus.lamp, code: 'GH-3' }, qty: 1, orderCount: 1 },
  ])
  expect(list.orderList).toMatchObject([
    {
      id: first,
      tradeOrderCode: await codeOf(first),
      shipTo: 'Hamburg, DE',
      shop: { id: 5 },
      lineList: [
        { sku: deskSku, qty: 2 },
        { sku: { code: 'GH-3' }, qty: 1 },
      ],
    },
    { id: second, shipTo: 'Bremen, DE', lineList: [{ sku: deskSku, qty: 1 }] },
  ])
  expect(list.leftOutList).toEqual([])
})

test("goods are called what they are called in the language of the shop's people, whatever their buyer read", async () => {
  const id = await paid({ desk: 1 })
  await t.sql(
    `update item_texts set name = 'Schreibtisch' where item_id = 1001 and language = 'de'`,
  )
  await t.sql(`update users set language = 'de' where email = $1`, [people.merchant])
  const german = await pick(id)
  expect([german.language, german.goodsList[0]?.sku.name]).toEqual(['de', 'Schreibtisch'])
  // What nobody has written in their language is called as it was when it was ordered.
  const rename = (from: string, to: string) =>
    t.sql('update item_texts set language = $2 where item_id = 1001 and language = $1', [from, to])
  await rename('de', 'none')
  const { tradeOrderLineList } = await merchant.call(DETAIL, { id })
  expect((await pick(id)).goodsList[0]?.sku.name).toBe(tradeOrderLineList[0]?.sku.name)
  await rename('none', 'de')
})

test('of an order that was sent in part only the rest is picked, and units that their buyer cancels are not', async () => {
  const buyer = t.visit()
  const id = await paid({ lamp: 5 }, buyer)
  await send(merchant, id, 2)
  expect((await pick(id)).orderList[0]?.lineList).toMatchObject([{ qty: 3 }])
  const { tradeOrderLineList } = await merchant.call(DETAIL, { id })
  const request = await buyer.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: 1,
      cancelQty: 1,
    })),
  })
  expect(request.reverseTradeOrderStatus).toBe('WAITING_FOR_REFUND')
  expect((await pick(id)).goodsList).toMatchObject([{ qty: 2, orderCount: 1 }])
})

test('of a set its goods are picked, not the set itself', async () => {
  const id = orderId(await orderSets(t, t.visit(), 2))
  const { goodsList, orderList } = await pick(id)
  expect(goodsList.map(({ sku, qty, orderCount }) => [sku.id, qty, orderCount])).toEqual([
    [skus.desk, 2, 1],
    [skus.lamp, 4, 1],
  ])
  expect(orderList[0]?.lineList.map(({ qty }) => qty)).toEqual([2, 4])
})

test('what is unpaid, held back, sent or cancelled is left out and named with the reason', async () => {
  const unpaid = orderId(await order(t.visit(), { lamp: 1 }))
  const held = await paid({ lamp: 1 })
  await merchant.call(HOLD, { id: held, reason: 'The shade comes on Friday.' })
  const sent = await paid({ lamp: 1 })
  await send(merchant, sent)
  const buyer = t.visit()
  const canceled = await paid({ lamp: 1 }, buyer)
  const { tradeOrderLineList } = await merchant.call(DETAIL, { id: canceled })
  await buyer.call(CANCEL_PAID, {
    tradeOrder: { id: canceled },
    reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: 1,
    })),
  })
  const list = await pick(canceled, sent, held, unpaid)
  expect([list.goodsList, list.orderList]).toEqual([[], []])
  expect(list.leftOutList.map(({ id, reason }) => [id, reason])).toEqual([
    [unpaid, 'UNPAID'],
    [held, 'HELD'],
    [sent, 'SENT'],
    [canceled, 'ASKED_BACK'],
  ])
  expect(list.leftOutList[0]?.tradeOrderCode).toBe(await codeOf(unpaid))

  await t.sql(`update orders set held_at = null, hold_reason = null where code = $1`, [
    await codeOf(held),
  ])
  expect((await pick(held, sent)).orderList.map(({ id }) => id)).toEqual([held])
})

test("another shop's order is not found, alone or among the own ones, and a list is of one to fifty orders", async () => {
  const own = await paid({ lamp: 1 })
  const theirs = await paid({ chair: 1 })
  for (const ids of [[theirs], [own, theirs], [own, 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r']])
    await expect(merchant.call(LIST, { ids })).rejects.toMatchObject({
      status: 404,
      code: 'order.not_found',
    })
  await expect(other.call(LIST, { ids: [own] })).rejects.toMatchObject({ status: 404 })
  await expect(t.visit().call(LIST, { ids: [own] })).rejects.toMatchObject({ status: 401 })
  for (const ids of [[], Array.from({ length: 51 }, () => own)])
    await expect(merchant.call(LIST, { ids })).rejects.toMatchObject({ status: 400 })
})
