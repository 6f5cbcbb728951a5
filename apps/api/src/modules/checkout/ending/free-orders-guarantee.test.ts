import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { mayStillGoToMall } from '#modules/after-sales/index.ts'
import {
  APPROVE,
  DETAIL,
  RENDER,
  apply,
  everything,
  ledger,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import {
  drawFreeOrders,
  freeOrdersOf,
  offerFreeOrders,
  stopCampaign,
} from '../../../testing/campaign-steps.ts'
import {
  CHOICES,
  REFUND_INSTEAD,
  askExchange,
  exchanged,
  goodsPassed,
  lamps,
  offerLamps,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { payFreeOrders } from '../placing/pay-free-orders.ts'

/**
 * A free order's money went back after 30 days; faults of its goods can be reported for years. Two
 * lamps are 119.80, sent free of charge.
 */

const PASS = 'POST /sapi/mall-merchant/reverseorder/pass' as const
const defect = { more: { reverseReason: 'DAMAGED' } }
let t: TestMall
let anna: Visitor
let merchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  await offerLamps(t)
})
beforeEach(signIn)
afterAll(() => t.close())
async function signIn(): Promise<void> {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
async function pass(ms: number): Promise<void> {
  await t.lab.idle()
  await t.drain()
  t.clock.advance(ms)
  await signIn()
}
const payDue = () => payFreeOrders(t.mall.gate.own(), mayStillGoToMall)
const who = () => ({ buyer: anna, merchant })
const given = async () =>
  (
    await t.sql<{ reason: string; amount: number }>(
      `select f.reason, sum(f.amount)::int as amount from refunds f join orders o on o.contract_id = f.contract_id where o.id = $1 group by 1 order by 1`,
      [fromWireId('order', orderId)],
    )
  ).map(({ reason, amount }) => [reason, amount])

/** Bought, drawn, received, and paid out 30 days later. */
async function freeOrder(mostAmt: number): Promise<void> {
  const { id } = await offerFreeOrders(t, { mostAmt: { value: mostAmt } })
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
  await stopCampaign(t, id)
  await drawFreeOrders(t)
  await pass(31 * DAY)
  await payDue()
  await pass(1000)
}

test('what was given back is asked back no more: of two lamps for 119.80 of which 100.00 were free, 19.80 are left', async () => {
  await freeOrder(100)
  const { availableRefundAmt, availableRefundParts } = await anna.call(
    RENDER,
    await requestBody(anna, orderId, { qty: 2, type: 'SALE_RETURN' }),
  )
  expect(availableRefundAmt).toEqual(money(19.8))
  // 19.13 of the 119.80 are tax, of which 15.97 went back with the 100.00.
  expect(availableRefundParts).toEqual({
    goodsAmt: money(119.8),
    extrasAmt: money(0),
    discountAmt: money(0),
    earlierAmt: money(100),
    taxAmt: money(3.16),
  })
  const before = await everything(t)
  await expect(apply(anna, orderId, { qty: 2, amount: 19.81, ...defect })).rejects.toMatchObject({
    code: 'refund.exceeds_available',
  })
  expect(await everything(t)).toEqual(before)

  const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2, ...defect })
  await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', scrap: 2 }] })
  expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(19.8))
  // Together just what was paid.
  expect(await given()).toEqual([
    ['after_sales', 1980],
    ['free_order', 10_000],
  ])
  expect(await t.audit('always')).toEqual([])
})

test('of one that was free as a whole no cent is left, and a sound piece of the same still comes for one with a fault', async () => {
  await freeOrder(1000)
  const order = await anna.call(DETAIL, { id: orderId })
  expect(order.operationList).toContain('buyerApplyReverse')
  // Who sent it back would get nothing for it.
  const preview = await anna.call(RENDER, {
    ...(await requestBody(anna, orderId)),
    reverseTradeOrderType: 'SALE_EXCHANGE',
  })
  expect([preview.availableRefundAmt, preview.availableReverseTypes]).toEqual([
    money(0),
    ['SALE_EXCHANGE'],
  ])
  await expect(apply(anna, orderId, { amount: 0.01, ...defect })).rejects.toMatchObject({
    code: 'refund.exceeds_available',
  })
  const [line] = order.tradeOrderLineList
  const [choices] = await anna.call(CHOICES, [
    { diyItemId: 1003, tradeOrderLineId: line?.id ?? '' },
  ])
  expect(choices?.skuList.map(({ id }) => id)).toEqual([lamps.brass])
  for (const sku of [lamps.steel, lamps.gold])
    await expect(askExchange(anna, orderId, { sku })).rejects.toMatchObject({
      code: 'reverse.exchange_sku',
    })
  const done = await exchanged(who(), orderId, { sku: lamps.brass })
  expect(done.reverseTradeOrderStatus).toBe('REVERSE_DONE')
  await t.drain()
  expect(await given()).toEqual([['free_order', 11_980]])
  expect(await t.audit('always')).toEqual([])
})

test('goods of one that was free as a whole come back, and nothing is sent instead: the mall, which has paid for them, gets the shop’s share, once', async () => {
  await freeOrder(1000)
  const { contractId } = await anna.call(DETAIL, { id: orderId })
  const before = await ledger(t, contractId)
  const { id } = await goodsPassed(who(), orderId, { sku: lamps.brass })
  expect(await ledger(t, contractId)).toEqual(before)
  const presses = await Promise.all(
    [1, 2].map(() => merchant.call(REFUND_INSTEAD, { id }).catch(() => undefined)),
  )
  expect(presses.filter(Boolean).length).toBe(1)
  const done = await reaches(t, anna, id, 'REVERSE_DONE')
  expect(done.actualRefundAmt).toEqual(money(0))
  const after = await ledger(t, contractId)
  // One of two lamps: 59.90, less half of the sale's tax and commission.
  const back = 4314
  expect(after['marketing']).toBe(11_980 - back)
  expect((after['seller:5'] ?? 0) - (before['seller:5'] ?? 0)).toBe(back)
  for (const account of ['buyer', 'tax', 'commission', 'provider'])
    expect(after[account]).toBe(before[account])
  expect(await given()).toEqual([['free_order', 11_980]])
  expect(await t.audit('always')).toEqual([])
})

test('of one of which a part was free the shop keeps neither what is refunded nor what was given of goods that come back; what it keeps of goods that stay it keeps', async () => {
  await freeOrder(100)
  const { contractId } = await anna.call(DETAIL, { id: orderId })
  const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 2, ...defect })
  await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', scrap: 2 }] })
  await reaches(t, anna, id, 'REVERSE_DONE')
  const after = await ledger(t, contractId)
  // Of 119.80 nothing is left with the shop; of the gift tax and commission are.
  expect(Math.abs(after['seller:5'] ?? 0)).toBeLessThanOrEqual(1)
  expect(after['marketing']).toBe(
    -((after['tax'] ?? 0) + (after['commission'] ?? 0)) - (after['seller:5'] ?? 0),
  )
  expect(await t.audit('always')).toEqual([])
})

test('nobody waits for the guarantee to end: it is paid out after 30 days, but not while a fault is asked about', async () => {
  const { id: campaign } = await offerFreeOrders(t, { mostAmt: { value: 100 } })
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
  await stopCampaign(t, campaign)
  await drawFreeOrders(t)
  await pass(31 * DAY)
  const { id } = await apply(anna, orderId, { amount: 59.9, ...defect })
  await payDue()
  const state = async () =>
    (await freeOrdersOf(anna, { tradeOrderList: [{ id: orderId }] } as never)).map(
      ({ freeOrderStatus, freeAmt }) => [freeOrderStatus, freeAmt.value],
    )
  expect(await state()).toEqual([['WON', 100]])
  await merchant.call(APPROVE, { id })
  await reaches(t, anna, id, 'REVERSE_DONE')
  await Promise.all([payDue(), payDue()])
  expect(await state()).toEqual([['PAID', 59.9]])
  await pass(1000)
  expect(await given()).toEqual([
    ['after_sales', 5990],
    ['free_order', 5990],
  ])
  expect(await t.audit('always')).toEqual([])
})
