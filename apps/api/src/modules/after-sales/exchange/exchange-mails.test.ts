import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPROVE, PASS, POST_BACK } from '../../../testing/after-sales-steps.ts'
import {
  REFUND_INSTEAD,
  SHIP,
  askExchange,
  goodsPassed,
  lamps,
  leave,
  nextNumber,
  offerLamps,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendBackBody } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** What is written about an exchange: it speaks of goods, and of money only once that goes back. */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
})
async function signIn(): Promise<void> {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
afterAll(() => t.close())

const BUYER = 'kim@galleria.test'
/** The one mail with this subject. */
async function mailTo(address: string, subject: string): Promise<string> {
  await t.drain()
  const found = (await t.inbox(address)).filter((mail) => mail.subject.startsWith(subject))
  expect(found.map((mail) => mail.subject)).toHaveLength(1)
  return found[0]?.text ?? ''
}

test('each step is written to its buyer in words of goods: asked, agreed, accepted, sent; the shop reads what is wanted instead', async () => {
  await signIn()
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const {
    id,
    reverseTradeOrderCode: number,
    tradeOrder,
    reverseTradeOrderLineList,
  } = await askExchange(anna, orderId)
  const { tradeOrderCode: code } = tradeOrder
  const received = await mailTo(BUYER, `We’ve received your application ${number}`)
  expect(received).toContain(`has received your application to exchange items from order ${code}`)
  const asked = await mailTo(
    people.merchant,
    `Kim Petersen has applied to exchange items from order ${code}`,
  )
  expect(asked).toContain('Vesna lamp → steel, 22\u00a0×\u00a022\u00a0×\u00a042\u00a0cm')

  await merchant.call(APPROVE, { id })
  const agreed = await mailTo(BUYER, `Please send back the items from order ${code}`)
  expect(agreed).toContain('reserved the replacement')
  expect(agreed).toContain('Musterweg 1')
  await anna.call(POST_BACK, sendBackBody(id, { number: nextNumber() }))
  const lineId = reverseTradeOrderLineList[0]?.id ?? ''
  await merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] })
  const passed = await mailTo(
    BUYER,
    `Galleria House has accepted the items from your exchange ${number}`,
  )
  await merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })
  const sent = await mailTo(BUYER, `The replacement for order ${code} is on its way`)
  for (const text of [received, asked, agreed, passed, sent]) expect(text).not.toContain('€')
})

test('a buyer whose replacement cannot come reads that it is sold out, and what goes back instead', async () => {
  await signIn()
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
  await leave(t, lamps.copper, 1)
  const first = await askExchange(anna, orderId, { sku: lamps.copper })
  await leave(t, lamps.copper, 0)
  await merchant.call(APPROVE, { id: first.id, refundInstead: true })
  const code = first.tradeOrder.tradeOrderCode
  const soldOut = await mailTo(BUYER, `Order ${code}: your replacement is sold out`)
  expect(soldOut).toContain('take the items below back for a refund of €59.90')
  expect(soldOut).toContain('Musterweg 1')

  const { id } = await goodsPassed({ buyer: anna, merchant }, orderId)
  await merchant.call(REFUND_INSTEAD, { id })
  const instead = await mailTo(BUYER, `Order ${code}: refund instead of a replacement`)
  expect(instead).toContain('€59.90 will be refunded')
})

test('a shop that has not sent the replacement is reminded of it two days before the money goes back', async () => {
  await signIn()
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  await goodsPassed({ buyer: anna, merchant }, orderId)
  t.clock.advance(5 * DAY + 1000)
  await stepDueReverses({ ...t.mall.gate.own(), now: () => t.clock.now() })
  await signIn()
  const reminder = await mailTo(people.merchant, 'Please send Kim Petersen the replacement by')
  expect(reminder).toContain('otherwise €64.80 is refunded to the buyer')
})
