import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  APPROVE,
  READ,
  apply,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { EXCHANGE, exchangeBody, offerLamps } from '../../../testing/exchange-steps.ts'
import { SHOPS, acceptOffer, offerBack, offerPart } from '../../../testing/offer-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { endow, sellForPoints } from '../../../testing/point-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

/**
 * What an offer gives back of goods, shipping and points, where it ends otherwise, and which list
 * has it.
 */

const PAGE = 'POST /sapi/mall-merchant/reverseorder/page' as const
let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

/** A received lamp of 59.90, sent for 4.90. */
const lamp = () => receivedOrder(t, anna, merchant, { lamp: 1 })
const optionsOf = async (id: string) => (await merchant.call(SHOPS, { id })).offerOptionList

test('a part above the goods’ own money gives all of that, and the rest from the shipping', async () => {
  const { id } = await apply(anna, await lamp())
  await offerPart(merchant, id, 62)
  const accepted = await acceptOffer(anna, id)
  expect([accepted.refundAmount, accepted.sellerConfirmRefundShippingAmt]).toEqual([
    money(62),
    money(2.1),
  ])
  expect(accepted.reverseTradeOrderLineList.map(({ refundAmt }) => refundAmt)).toEqual([
    money(59.9),
  ])
  const done = await reaches(t, anna, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.actualRefundShippingAmt]).toEqual([money(62), money(2.1)])
  expect(await t.audit('always')).toEqual([])
})

test('a part below the goods’ own money leaves the shipping with its shop', async () => {
  const { id } = await apply(anna, await lamp())
  await offerPart(merchant, id, 59.9)
  await acceptOffer(anna, id)
  const done = await reaches(t, anna, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.actualRefundShippingAmt]).toEqual([money(59.9), money(0)])
})

test('a cent can be offered of two, and goes back; of one cent nothing less can be', async () => {
  const orderId = await lamp()
  const { id } = await apply(anna, orderId, { amount: 0.02 })
  await offerPart(merchant, id, 0.01)
  await acceptOffer(anna, id)
  expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(0.01))
  const { id: ofOne } = await apply(anna, orderId, { amount: 0.01 })
  // What is left of the lamp, and its shipping.
  expect(await optionsOf(ofOne)).toEqual([{ kind: 'SEND_BACK', amount: money(64.79), points: 0 }])
  expect(await t.audit('always')).toEqual([])
})

test('a return and an exchange that their shop agrees to after all drop the offer', async () => {
  const back = await apply(anna, await lamp(), { type: 'SALE_RETURN' })
  const exchange = await anna.call(EXCHANGE, await exchangeBody(anna, await lamp()))
  for (const { id } of [back, exchange]) {
    await offerPart(merchant, id, 5)
    await merchant.call(APPROVE, { id })
    const { offer, reverseTradeOrderStatus } = await anna.call(READ, { id })
    expect([offer?.answer, reverseTradeOrderStatus]).toEqual([
      'DROPPED',
      'WAITING_FOR_BUYER_RETURN',
    ])
  }
  expect(await t.audit('always')).toEqual([])
})

test('nothing can be offered once the shop is not waited for any more', async () => {
  const { id } = await apply(anna, await lamp(), { type: 'SALE_RETURN' })
  expect(await optionsOf(id)).toHaveLength(1)
  await merchant.call(APPROVE, { id })
  expect(await optionsOf(id)).toEqual([])
  const before = await everything(t)
  await expect(offerPart(merchant, id, 5)).rejects.toMatchObject({ status: 409 })
  await expect(offerBack(merchant, id)).rejects.toMatchObject({ status: 409 })
  expect(await everything(t)).toEqual(before)
})

test('a shop’s list has those with an open offer alone, or those without', async () => {
  const offered = await apply(anna, await lamp(), { amount: 20 })
  const asked = await apply(anna, await lamp(), { amount: 20 })
  await offerPart(merchant, offered.id, 8)
  const listed = async (isBuyersTurn?: boolean) => {
    const status: ['WAITING_FOR_AUDIT_BY_SELLER'] = ['WAITING_FOR_AUDIT_BY_SELLER']
    const more = isBuyersTurn === undefined ? {} : { isBuyersTurn }
    const { data } = await merchant.call(PAGE, { status, pageNo: 1, pageSize: 25, ...more })
    return data.map(({ id }) => id).filter((id) => id === offered.id || id === asked.id)
  }
  expect(await listed(true)).toEqual([offered.id])
  expect(await listed(false)).toEqual([asked.id])
  expect((await listed()).toSorted()).toEqual([offered.id, asked.id].toSorted())
  await acceptOffer(anna, offered.id)
  expect(await listed(true)).toEqual([])
})

test('of goods for points and money the points of the part are named, in the mail too, and are what comes back', async () => {
  await sellForPoints(t, skus.desk, { points: 50, amount: 10_000 })
  await endow(t, anna, 100)
  const orderId = await receivedOrder(t, anna, merchant, { desk: 1 })
  const { id } = await apply(anna, orderId, { amount: 60 })
  expect(await optionsOf(id)).toEqual([
    { kind: 'PART', amount: money(60), points: 30 },
    { kind: 'SEND_BACK', amount: money(100), points: 50 },
  ])
  const offered = await offerPart(merchant, id, 40)
  expect(offered.offer).toMatchObject({ amount: money(40), points: 20 })
  await t.drain()
  const mail = (await t.inbox('kim@galleria.test')).find(({ subject }) =>
    subject.includes(`has made you an offer for order ${offered.tradeOrder.tradeOrderCode}`),
  )
  expect(mail?.text).toContain('You keep the items and get a refund of 20 points and €40.00.')
  expect((await acceptOffer(anna, id)).offer).toMatchObject({ points: 20 })
  await reaches(t, anna, id, 'REVERSE_DONE')
  const order = await anna.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  expect(order.refundedPoints).toBe(20)
  expect(await t.audit('always')).toEqual([])
})
