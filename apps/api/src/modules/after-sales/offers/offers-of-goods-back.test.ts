import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  CANCEL,
  READ,
  REJECT,
  apply,
  everything,
  money,
} from '../../../testing/after-sales-steps.ts'
import { exchanged, offerLamps } from '../../../testing/exchange-steps.ts'
import { SHOPS, acceptOffer, offerBack } from '../../../testing/offer-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * All of the money once the goods are back, beside other requests about the same order that came
 * and went since: never less than was asked for or offered, never what somebody else asks for.
 */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  // However much is ordered it is not sent for nothing.
  await t.sql(`update shipping_rates set free_from = null where freight = 'parcel'`)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

const lamp = (count = 1) => receivedOrder(t, anna, merchant, { lamp: count })
const decline = (id: string) => merchant.call(REJECT, { id, reason: 'No.' })
const optionsOf = async (id: string) =>
  (await merchant.call(SHOPS, { id })).offerOptionList.map(({ kind, amount }) => [
    kind,
    amount.value,
  ])

test('is all of it, also where more is left by now than could be asked for then', async () => {
  const orderId = await lamp()
  const earlier = await apply(anna, orderId, { amount: 10 })
  const { id } = await apply(anna, orderId, { amount: 20 })
  await decline(earlier.id)
  expect((await offerBack(merchant, id)).offer?.amount).toEqual(money(64.8))
  const accepted = await acceptOffer(anna, id)
  expect(accepted).toMatchObject({
    reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
    refundAmount: money(64.8),
    applyRefundAmt: money(64.8),
    applyRefundShippingAmt: money(4.9),
  })
  await t.drain()
  expect((await t.inbox('kim@galleria.test')).map(({ subject }) => subject)).toContain(
    `Please send back the items from order ${accepted.tradeOrder.tradeOrderCode}`,
  )
  expect(await t.audit('always')).toEqual([])
})

test('can be accepted where more of the money is left than when it was offered, and gives all of that', async () => {
  const orderId = await lamp()
  const earlier = await apply(anna, orderId, { amount: 10 })
  const { id } = await apply(anna, orderId, { amount: 20 })
  expect((await offerBack(merchant, id)).offer?.amount).toEqual(money(54.8))
  await decline(earlier.id)
  expect((await acceptOffer(anna, id)).refundAmount).toEqual(money(64.8))
  expect(await t.audit('always')).toEqual([])
})

test('cannot be accepted where less is left, and can again once it is free', async () => {
  const orderId = await lamp()
  const { id } = await apply(anna, orderId, { amount: 20 })
  await offerBack(merchant, id)
  const later = await apply(anna, orderId, { amount: 5 })
  expect((await anna.call(READ, { id })).operationList).toEqual(['cancel', 'declineOffer'])
  const before = await everything(t)
  expect(await refusalOf(acceptOffer(anna, id))).toBe('409 reverse.state')
  expect(await everything(t)).toEqual(before)
  await anna.call(CANCEL, { id: later.id })
  expect((await acceptOffer(anna, id)).refundAmount).toEqual(money(64.8))
})

test('is no more than was paid for these goods, whatever others of their line go back without', async () => {
  const orderId = await lamp(2)
  await apply(anna, orderId, { type: 'SALE_RETURN', amount: 10 })
  const before = await everything(t)
  expect(await refusalOf(apply(anna, orderId, { amount: 59.91 }))).toBe(
    '422 refund.exceeds_available',
  )
  expect(await everything(t)).toEqual(before)
  const { id } = await apply(anna, orderId, { amount: 59.9 })
  expect(await optionsOf(id)).toEqual([
    ['PART', 59.9],
    ['SEND_BACK', 59.9],
  ])
})

test('takes the shipping along with the last of the order’s goods, and only then', async () => {
  const orderId = await lamp(2)
  const other = await apply(anna, orderId, { type: 'SALE_RETURN' })
  const { id } = await apply(anna, orderId, { amount: 20 })
  // The other unit is asked back: with this one nothing is left.
  expect(await optionsOf(id)).toEqual([
    ['PART', 20],
    ['SEND_BACK', 64.8],
  ])
  await anna.call(CANCEL, { id: other.id })
  expect(await optionsOf(id)).toEqual([
    ['PART', 20],
    ['SEND_BACK', 59.9],
  ])
  await offerBack(merchant, id)
  await apply(anna, orderId, { type: 'SALE_RETURN' })
  expect((await acceptOffer(anna, id)).refundAmount).toEqual(money(64.8))
  expect(await t.audit('always')).toEqual([])
})

test('takes as many units out of the order as were asked about, and no more', async () => {
  const orderId = await lamp(3)
  const { id } = await apply(anna, orderId, { qty: 2, amount: 20 })
  await offerBack(merchant, id)
  const accepted = await acceptOffer(anna, id)
  expect(accepted.refundAmount).toEqual(money(119.8))
  expect(accepted.reverseTradeOrderLineList[0]?.tradeOrderLine.canReverseQty).toBe(1)
  expect(await t.audit('always')).toEqual([])
})

test('is not offered once goods of the order were exchanged', async () => {
  const orderId = await lamp(2)
  await exchanged({ buyer: anna, merchant }, orderId)
  const { id } = await apply(anna, orderId, { amount: 20 })
  expect(await optionsOf(id)).toEqual([['PART', 20]])
  expect(await refusalOf(offerBack(merchant, id))).toBe('409 reverse.state')
})
