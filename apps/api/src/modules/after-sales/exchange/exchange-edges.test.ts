import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import {
  APPROVE,
  CANCEL,
  DETAIL,
  PASS,
  POST_BACK,
  READ,
  REJECT,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  agreedExchange,
  askExchange,
  exchangeBody,
  goodsPassed,
  goodsSentBack,
  lamps,
  leave,
  nextNumber,
  offerLamps,
  replacementSent,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel, sendBackBody } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** An exchange when time passes, and when what was picked is gone or dearer by then. */

const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
let t: TestMall
let anna: Visitor
let merchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
beforeEach(async () => {
  await signIn()
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const own = () => ({ ...t.mall.gate.own(), now: () => t.clock.now() })
async function passTime(ms: number): Promise<void> {
  t.clock.advance(ms)
  await stepDueReverses(own())
  await signIn()
}
const lineOf = async () => (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]
const eventsOf = async (id: string) =>
  (await anna.call(READ, { id })).progressList.map(({ event, actor }) => [event, actor])
const mailsAbout = async (id: string) =>
  (
    await t.sql<{ kind: string }>(
      `select data->>'kind' as kind from pgboss.job where name like 'mail.reverse%' and data->>'reverseId' = $1`,
      [fromWireId('reverse', id) as Id<'reverse'>],
    )
  ).map(({ kind }) => kind)

describe('what was picked is sold out by the time', () => {
  test('the shop agrees: it reads so, nothing has moved, and it can agree to a return with money instead', async () => {
    await leave(t, lamps.copper, 1)
    const first = await askExchange(anna, orderId, { sku: lamps.copper })
    const second = await askExchange(anna, orderId, { sku: lamps.copper })
    await merchant.call(APPROVE, { id: first.id })
    const before = await everything(t)
    await expect(merchant.call(APPROVE, { id: second.id })).rejects.toMatchObject({
      code: 'reverse.exchange_sold_out',
      body: { skuIds: [lamps.copper] },
    })
    expect(await everything(t)).toEqual(before)
    const open = await merchant.call(MERCHANT_READ, { id: second.id })
    expect([open.replacementInStock, open.operationList]).toEqual([
      false,
      ['approve', 'reject', 'offer'],
    ])

    await merchant.call(APPROVE, { id: second.id, refundInstead: true })
    const changed = await anna.call(READ, { id: second.id })
    expect(changed).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
      changeToReturn: true,
      refundAmount: money(59.9),
      operationList: ['cancel', 'postBack'],
    })
    expect(await mailsAbout(second.id)).toContain('changedToReturn')
    await anna.call(POST_BACK, sendBackBody(second.id, { number: nextNumber() }))
    const lineId = changed.reverseTradeOrderLineList[0]?.id ?? ''
    await merchant.call(PASS, { id: second.id, lines: [{ id: lineId, sellable: 1 }] })
    const done = await reaches(t, anna, second.id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(59.9))
    await anna.call(CANCEL, { id: first.id })
    expect(await t.audit()).toEqual([])
  })

  test('the shop says nothing: its silence agrees to a return with money, so that nobody waits for ever', async () => {
    await leave(t, lamps.copper, 1)
    const { id } = await askExchange(anna, orderId, { sku: lamps.copper })
    await leave(t, lamps.copper, 0)
    await passTime(2 * DAY + 1000)
    expect(await anna.call(READ, { id })).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
      changeToReturn: true,
      decidedBySilence: true,
    })
    await leave(t, lamps.copper, 100)
    await anna.call(CANCEL, { id })
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  // Two hundred for ten in `npm run prove`.
  const asked = Number(process.env['EXCHANGES'] ?? 20)
  const pieces = asked > 20 ? 10 : 7

  test(`[AS-001] of ${asked} requests for ${pieces} pieces so many are agreed to, and the others told so`, async () => {
    await leave(t, lamps.copper, pieces)
    const [onHand, held] = await shelf(t, lamps.copper)
    const requests = await askFor(asked)
    const agreed = await Promise.allSettled(
      requests.map(({ id }) => merchant.call(APPROVE, { id })),
    )
    const codes = agreed.map((end) =>
      end.status === 'fulfilled' ? 'held' : (end.reason as { code: string }).code,
    )
    expect(codes.filter((code) => code === 'held')).toHaveLength(pieces)
    expect(codes.filter((code) => code === 'reverse.exchange_sold_out')).toHaveLength(
      asked - pieces,
    )
    expect(await shelf(t, lamps.copper)).toEqual([onHand, held + pieces])
    for (const { buyer, id } of requests) {
      await t.sql('delete from rate_limits')
      await buyer.call(CANCEL, { id })
    }
    expect(await shelf(t, lamps.copper)).toEqual([onHand, held])
    await leave(t, lamps.copper, 100)
    expect(await t.audit()).toEqual([])
  })

  /** By two buyers in turn, who are in no hurry: each order brings an address and two requests. */
  async function askFor(count: number): Promise<{ buyer: Visitor; id: string }[]> {
    const ben = await t.signIn(people.ben)
    const made: { buyer: Visitor; id: string }[] = []
    for (const buyer of Array.from({ length: count / 2 }, (_, n) => (n % 2 ? ben : anna))) {
      await t.sql('delete from addresses')
      await t.sql('delete from rate_limits')
      const order = await receivedOrder(t, buyer, merchant, { lamp: 2 })
      for (const _ of [1, 2])
        made.push({ buyer, id: (await askExchange(buyer, order, { sku: lamps.copper })).id })
    }
    return made
  }
})

describe('what was picked is dearer by then', () => {
  test('the price of when it was asked for counts', async () => {
    const { id } = await askExchange(anna, orderId)
    await t.sql('update sku_prices set amount = amount + 1000 where sku_id = $1', [lamps.steel])
    await merchant.call(APPROVE, { id })
    expect(
      (await anna.call(READ, { id })).reverseTradeOrderLineList[0]?.derivativeSku?.salePrc,
    ).toEqual(money(59.9))
    const body = await exchangeBody(anna, orderId)
    await expect(
      anna.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow', body),
    ).rejects.toMatchObject({ code: 'reverse.exchange_surcharge', body: { skuId: lamps.steel } })
    await t.sql('update sku_prices set amount = amount - 1000 where sku_id = $1', [lamps.steel])
    await anna.call(CANCEL, { id })
  })
})

describe('who is waited for', () => {
  test('a shop whose silence agrees has the replacement held, and a buyer who sends nothing lets it go', async () => {
    const steel = await shelf(t, lamps.steel)
    // Not for a fault: the way back is the buyer's.
    const more = { reverseReason: 'NO_LONGER_WANTED' }
    const { id } = await askExchange(anna, orderId, { more })
    await passTime(DAY + 1000)
    expect((await mailsAbout(id)).filter((kind) => kind === 'reminder')).not.toHaveLength(0)
    await passTime(DAY)
    expect(await eventsOf(id)).toContainEqual(['approveReturn', 'clock'])
    expect(await shelf(t, lamps.steel)).toEqual([steel[0], steel[1] + 1])
    await passTime(14 * DAY + 1000)
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('REVERSE_CLOSE')
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('a shop that does not look at the goods has accepted them; one that then sends nothing is reminded, and in seven days gives the money', async () => {
    const steel = await shelf(t, lamps.steel)
    const { id } = await goodsSentBack(who(), orderId)
    await passTime(10 * DAY + 1000)
    const accepted = await anna.call(READ, { id })
    expect([accepted.reverseTradeOrderStatus, accepted.nextStepTime !== null]).toEqual([
      'WAITING_FOR_SELLER_SHIP',
      true,
    ])
    const asked = (await mailsAbout(id)).filter((kind) => kind === 'toReplace').length
    await passTime(5 * DAY + 1000)
    const reminded = (await mailsAbout(id)).filter((kind) => kind === 'toReplace').length
    expect([asked > 0, reminded]).toEqual([true, 2 * asked])
    await passTime(2 * DAY)
    expect(await eventsOf(id)).toContainEqual(['refundInstead', 'clock'])
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.changeToReturn]).toEqual([money(59.9), true])
    expect(await mailsAbout(id)).toContain('moneyInstead')
    expect(await t.audit()).toEqual([])
  })

  test('a buyer who says nothing has received what its carrier delivered ten days ago, and has 30 days for it from then', async () => {
    const { id, number } = await replacementSent(who(), orderId)
    await t.drain()
    await advanceParcel(t, number, 'delivered')
    t.clock.advance(60_000)
    await checkReverseParcels(own())
    await t.drain()
    const { nextStepTime } = await anna.call(READ, { id })
    const left = Date.parse(nextStepTime ?? '') - t.clock.now().getTime()
    expect(left > 9 * DAY && left <= 10 * DAY).toBe(true)
    await passTime(left - 1000)
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_BUYER_CONFIRMED',
    )
    await passTime(2000)
    expect(await eventsOf(id)).toContainEqual(['confirmReplacement', 'clock'])
    await passTime(29 * DAY)
    expect((await anna.call(DETAIL, { id: orderId })).defectsUntilTime).toBeNull()
    await passTime(2 * DAY)
    expect((await anna.call(DETAIL, { id: orderId })).defectsUntilTime).not.toBeNull()
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('a parcel of which nothing is heard counts as received 21 days after it was sent', async () => {
    const { id } = await replacementSent(who(), orderId)
    await passTime(21 * DAY - 1000)
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_BUYER_CONFIRMED',
    )
    await passTime(2000)
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('a shop that declines holds nothing, and a buyer whose goods were passed cannot take the request back', async () => {
    const steel = await shelf(t, lamps.steel)
    const { id } = await askExchange(anna, orderId)
    await merchant.call(REJECT, { id, reason: 'It was whole.' })
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    const passed = await goodsPassed(who(), orderId)
    await expect(anna.call(CANCEL, { id: passed.id })).rejects.toMatchObject({
      code: 'reverse.state',
    })
    await expect(anna.call(CONFIRM, { id: passed.id })).rejects.toMatchObject({
      code: 'reverse.state',
    })
    const agreed = await agreedExchange(who(), orderId)
    await anna.call(CANCEL, { id: agreed.id })
    expect(await t.audit()).toEqual([])
  })
})
