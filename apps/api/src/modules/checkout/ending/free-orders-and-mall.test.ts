import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mayStillGoToMall } from '#modules/after-sales/index.ts'
import { REJECT, apply } from '../../../testing/after-sales-steps.ts'
import {
  drawFreeOrders,
  freeOrdersOf,
  offerFreeOrders,
  stopCampaign,
} from '../../../testing/campaign-steps.ts'
import { lookedAt, withdrawn } from '../../../testing/loss-steps.ts'
import { createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, send, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { payFreeOrders } from '../placing/pay-free-orders.ts'

/** A free order of which the mall may still give money back by its word: that goes back once. */

let t: TestMall
let [anna, merchant]: Visitor[] = []
async function signInAll() {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  await signInAll()
})
afterAll(() => t.close())
afterEach(async () => {
  expect(await t.audit('always')).toEqual([])
  await t.sql(`update campaigns set status = 'DONE' where status <> 'DONE'`)
})

const { refunds } = createMoneyTrail(() => t)
const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const payDue = () => payFreeOrders(t.mall.gate.own(), mayStillGoToMall)
async function refunded(contract: Contract): Promise<void> {
  await until(async () => {
    await t.drain()
    return (await refunds(contract)).every(({ status }) => status === 'DONE')
  }, 'the refund')
}

/**
 * A desk of 189.00, with 19.90 of delivery and what is bought along, that is free once its time is
 * over.
 */
async function wonDesk(along: Partial<Record<'lamp', number>> = {}): Promise<Contract> {
  const { id } = await offerFreeOrders(t)
  const contract = await paidOrder(t, anna!, { desk: 1, ...along })
  await stopCampaign(t, id)
  await drawFreeOrders(t)
  await send(merchant!, orderId(contract))
  await anna!.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId(contract) })
  return contract
}

test('what is kept of a withdrawal for a loss of value may still go to the mall, and goes back once', async () => {
  const contract = await wonDesk({ lamp: 1 })
  t.clock.advance(10 * DAY)
  await signInAll()
  const back = await withdrawn(t, anna!, orderId(contract), 1)
  t.clock.advance(21 * DAY)
  await signInAll()
  const who = { buyer: anna!, merchant: merchant! }
  const { lossOfValue } = await lookedAt(t, who, back, { scrap: 1, loss: 50 })
  await refunded(contract)
  t.clock.advance(DAY)
  await signInAll()
  await payDue()
  expect(await freeOrdersOf(anna!, contract)).toMatchObject([{ freeOrderStatus: 'WON' }])
  const lossId = lossOfValue?.request.id ?? ''
  await anna!.call('POST /sapi/mall-order/web/reverseorder/askMall', {
    id: lossId,
    content: 'It was whole.',
  })
  await merchant!.call('POST /sapi/mall-merchant/reverseorder/giveIn', { id: lossId })
  await t.drain()
  await refunded(contract)
  await payDue()
  await refunded(contract)
  expect(
    (await refunds(contract)).map(({ amount, reason }) => [reason, amount]).toSorted(),
  ).toEqual([
    ['after_sales', 13_900],
    ['after_sales', 5000],
    ['free_order', 7980],
  ])
})

test('what its shop declined waits for the week in which the mall can be asked, and is not paid twice', async () => {
  const contract = await wonDesk()
  t.clock.advance(29 * DAY)
  await signInAll()
  const asked = await apply(anna!, orderId(contract), { qty: 1, amount: 10 })
  await merchant!.call(REJECT, { id: asked.id, reason: 'It was whole.' })
  t.clock.advance(2 * DAY)
  await payDue()
  expect(await refunds(contract)).toEqual([])
  t.clock.advance(6 * DAY)
  await payDue()
  await refunded(contract)
  expect((await refunds(contract)).map(({ amount, reason }) => [reason, amount])).toEqual([
    ['free_order', 20_890],
  ])
  await signInAll()
})
