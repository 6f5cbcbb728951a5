import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  campaignTerms,
  drawFor,
  drawFreeOrders,
  drawsOf,
  offerPrizes,
  stopCampaign,
} from '../../../testing/campaign-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { refundDone } from '../../../testing/point-steps.ts'
import { order, paidOrder, send, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { expireDueDraws } from '../../campaign/index.ts'
import { finishDuePoints } from '../benefits/earn-for-orders.ts'

/** A desk is 189.00 with 19.90 of delivery, a lamp 59.90 with 4.90. */
const DRAW = 'POST /sapi/mall-marketing/prize/drawPrize' as const
const CONTENT = 'POST /sapi/mall-marketing/prize/drawPrizeContent' as const
const WINS = 'POST /sapi/mall-marketing/prize/winningPrizes' as const
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const CANCEL = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const
const PAGE = 'POST /sapi/mall-operator/campaign/page' as const

let t: TestMall
let [anna, ben, merchant, operator]: Visitor[] = []
async function signInAll() {
  ;[anna, ben, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
}
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  await signInAll()
})
afterAll(() => t.close())
afterEach(async () => {
  await t.sql(`update campaigns set status = 'DONE' where status <> 'DONE'`)
  expect(await t.audit('always')).toEqual([])
})

const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const bought = (who = anna!) => paidOrder(t, who, { desk: 1 })
const wins = (contract: Contract, who = anna!) => who.call(WINS, { id: orderId(contract) })
/** Anna's points, pending and to spend. */
async function points(): Promise<{ pending: number; points: number }> {
  const [row] = await t.sql<{ pending: number; points: number }>(
    `select coalesce(sum(a.pending), 0)::float8 / 100 as pending, coalesce(sum(a.points), 0)::float8 / 100 as points
    from point_accounts a join users u on u.id = a.user_id where u.email = $1`,
    [people.anna],
  )
  return { pending: row?.pending ?? 0, points: row?.points ?? 0 }
}
async function cancelWhole(contract: Contract): Promise<void> {
  const { tradeOrderLineList } = await anna!.call(DETAIL, { id: orderId(contract) })
  await anna!.call(CANCEL, {
    tradeOrder: { id: orderId(contract) },
    reverseTradeOrderLineList: tradeOrderLineList.map(({ id, canCancelQty }) => ({
      tradeOrderLine: { id },
      reverseQty: canCancelQty,
    })),
  })
  await until(async () => {
    await t.drain()
    return (await anna!.call(DETAIL, { id: orderId(contract) })).displayStatus === 'CLOSED'
  }, 'the order to be closed')
}

describe('a paid order of a campaign', () => {
  test('[ORD-145] says what there is to draw and until when; one that comes to less, another storefront, or none has nothing', async () => {
    const contract = await bought()
    expect(await drawsOf(anna!, contract)).toEqual([])
    expect((await anna!.call(DETAIL, { id: orderId(contract) })).hasBenefits).toBe(false)

    await offerPrizes(t, {
      prizeList: [
        { prizeType: 'POINTS', points: 500, weight: 1, stock: 3 },
        { prizeType: 'NOTHING', points: 0, weight: 99, stock: null },
      ],
    })
    await offerPrizes(t, { siteList: ['FR'] })
    await offerPrizes(t, { startTime: new Date(t.clock.now().getTime() + DAY).toISOString() })
    const [desk, lamp] = [await bought(), await paidOrder(t, anna!, { lamp: 1 })]
    expect(await drawsOf(anna!, desk)).toEqual([
      {
        id: expect.stringMatching(/^pzd_/),
        drawStatus: 'OPEN',
        drawEndTime: new Date(t.clock.now().getTime() + 30 * DAY).toISOString(),
        prizeList: [
          { prizeType: 'POINTS', points: 500 },
          { prizeType: 'NOTHING', points: 0 },
        ],
      },
    ])
    expect((await anna!.call(DETAIL, { id: orderId(desk) })).hasBenefits).toBe(true)
    expect(await drawsOf(anna!, lamp)).toEqual([])
    expect(await drawsOf(anna!, await order(anna!, { desk: 1 }))).toEqual([])
    await expect(ben!.call(CONTENT, { id: orderId(desk) })).rejects.toMatchObject({
      code: 'order.not_found',
    })
    const guest = t.visit()
    expect(await drawsOf(guest, await bought(guest))).toEqual([])
  })

  test('[ORD-146, ORD-147] draws once: fifty presses at once are one draw with one answer, and its points wait', async () => {
    await offerPrizes(t, {
      prizeList: [
        { prizeType: 'POINTS', points: 10, weight: 1, stock: null },
        { prizeType: 'POINTS', points: 20, weight: 1, stock: null },
      ],
    })
    const contract = await bought()
    expect(await wins(contract)).toEqual([])
    const before = await points()
    const [draw] = await drawsOf(anna!, contract)
    const id = draw?.id ?? ''
    const answers = await Promise.all(Array.from({ length: 50 }, () => anna!.call(DRAW, { id })))
    const [won] = answers
    expect(won).toMatchObject({
      prizeDrawId: id,
      prizeType: 'POINTS',
      wonTime: t.clock.now().toISOString(),
      pointsStatus: 'PENDING',
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await wins(contract)).toEqual([won])
    expect([10, 20]).toContain(won?.points)
    expect(await points()).toEqual({
      pending: before.pending + (won?.points ?? 0),
      points: before.points,
    })
    expect((await drawsOf(anna!, contract))[0]?.drawStatus).toBe('DRAWN')
    const moves = await t.sql(
      `select event, actor from transitions where entity = 'prizeDraw' and entity_id = $1 order by seq`,
      [fromWireId('prizeDraw', id)],
    )
    expect(moves).toEqual([
      { event: 'grant', actor: 'payment' },
      { event: 'draw', actor: 'buyer' },
    ])
  })

  test('[ORD-146] nobody else draws for it', async () => {
    await offerPrizes(t)
    const contract = await bought()
    const id = (await drawsOf(anna!, contract))[0]?.id ?? ''
    const before = await points()
    for (const other of [ben!, merchant!])
      await expect(other.call(DRAW, { id })).rejects.toMatchObject({ code: 'prize.not_found' })
    expect((await drawsOf(anna!, contract))[0]?.drawStatus).toBe('OPEN')
    expect(await points()).toEqual(before)
    await expect(ben!.call(WINS, { id: orderId(contract) })).rejects.toMatchObject({
      code: 'order.not_found',
    })
  })

  test('[ORD-146] the last of a prize goes to one of those who draw at the same time', async () => {
    const { id } = await offerPrizes(t, {
      prizeList: [
        { prizeType: 'POINTS', points: 999, weight: 100_000, stock: 1 },
        { prizeType: 'NOTHING', points: 0, weight: 1, stock: null },
      ],
    })
    const contracts = [await bought(), await bought(), await bought(), await bought()]
    const won = await Promise.all(contracts.map((one) => drawFor(anna!, one)))
    expect(won.map((one) => one.points).toSorted()).toEqual([0, 0, 0, 999])
    const { data } = await operator!.call(PAGE, {})
    const campaign = data.find((one) => one.id === id)
    expect([campaign?.orderCount, campaign?.usedCount]).toEqual([4, 4])
    expect(campaign?.prizeList.map(({ givenCount }) => givenCount)).toEqual([1, 3])
    // What is gone is not shown any more.
    expect((await drawsOf(anna!, await bought()))[0]?.prizeList).toEqual([
      { prizeType: 'NOTHING', points: 0 },
    ])
  })

  test('[ORD-146] its time ends: nothing is drawn afterwards', async () => {
    await offerPrizes(t)
    const contract = await bought()
    const [draw] = await drawsOf(anna!, contract)
    t.clock.advance(30 * DAY)
    await signInAll()
    await expect(anna!.call(DRAW, { id: draw?.id ?? '' })).rejects.toMatchObject({
      code: 'prize.over',
    })
    expect((await drawsOf(anna!, contract))[0]?.drawStatus).toBe('EXPIRED')
    await expireDueDraws(t.mall.gate.own())
    expect((await drawsOf(anna!, contract))[0]?.drawStatus).toBe('EXPIRED')
    expect(await wins(contract)).toEqual([])
  })
})

describe('when all the money of an order goes back', () => {
  test('[ORD-146] before it was drawn, the right to draw is gone', async () => {
    await offerPrizes(t)
    const contract = await bought()
    const id = (await drawsOf(anna!, contract))[0]?.id ?? ''
    const before = await points()
    await cancelWhole(contract)
    expect((await drawsOf(anna!, contract))[0]?.drawStatus).toBe('WITHDRAWN')
    await expect(anna!.call(DRAW, { id })).rejects.toMatchObject({ code: 'prize.over' })
    expect(await points()).toEqual(before)
  })

  test('[ORD-147] afterwards, the points go with it, and the prize is there for somebody else', async () => {
    const { id } = await offerPrizes(t, {
      prizeList: [{ prizeType: 'POINTS', points: 70, weight: 1, stock: 1 }],
    })
    const before = await points()
    const contract = await bought()
    await drawFor(anna!, contract)
    expect((await points()).pending).toBe(before.pending + 70)
    await cancelWhole(contract)
    expect(await points()).toEqual(before)
    expect(await wins(contract)).toMatchObject([{ points: 70, pointsStatus: 'FORFEITED' }])
    const { data } = await operator!.call(PAGE, {})
    expect(data.find((one) => one.id === id)).toMatchObject({
      withdrawnCount: 1,
      prizeList: [{ stock: 1, givenCount: 0 }],
    })
  })
})

test('[ORD-147] points that were won can be spent when nothing of the order can be given back any more; money for a part of it takes none of them', async () => {
  await offerPrizes(t)
  const contract = await bought()
  await drawFor(anna!, contract)
  await send(merchant!, orderId(contract))
  await anna!.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId(contract) })
  await refundDone(t, anna!, merchant!, orderId(contract), { qty: 1, amount: 100 })
  const before = await points()
  t.clock.advance(31 * DAY)
  await signInAll()
  await finishDuePoints(t.mall.gate.own())
  expect(await wins(contract)).toMatchObject([{ points: 50, pointsStatus: 'FINAL' }])
  expect(await points()).toEqual({
    pending: before.pending - 139,
    points: before.points + 139,
  })
})

describe('the operator', () => {
  test('makes a campaign once, of one currency, with an end that comes, and prizes that are some', async () => {
    const terms = campaignTerms(t)
    const made = await offerPrizes(t, terms)
    expect(made).toMatchObject({
      campaignType: 'PRIZE',
      orderAmtFrom: { value: 100, currency: 'EUR' },
      status: 'RUNNING',
      operationList: ['stop'],
      orderCount: 0,
    })
    const before = (await operator!.call(PAGE, {})).total
    const wrong = [
      ['campaign.name_taken', { name: terms.name }],
      ['campaign.currency', { siteList: ['DE' as const, 'UK' as const] }],
      ['campaign.window', { endTime: campaignTerms(t).startTime }],
      ['campaign.window', { startTime: campaignTerms(t).endTime }],
      ['campaign.amount', { orderAmtFrom: { value: 10.001 } }],
      [
        'campaign.prizes',
        { prizeList: [{ prizeType: 'NOTHING' as const, points: 5, weight: 1, stock: null }] },
      ],
      [
        'campaign.prizes',
        { prizeList: [{ prizeType: 'POINTS' as const, points: 0, weight: 1, stock: null }] },
      ],
    ] as const
    for (const [code, change] of wrong)
      await expect(offerPrizes(t, change as never)).rejects.toMatchObject({ code })
    expect((await operator!.call(PAGE, {})).total).toBe(before)
    await expect(anna!.call(PAGE, {})).rejects.toMatchObject({ status: 403 })
  })

  test('stops one: no order comes into it any more, and what orders have stays', async () => {
    const { id } = await offerPrizes(t)
    const earlier = await bought()
    expect(await stopCampaign(t, id)).toMatchObject({ status: 'STOPPED', operationList: [] })
    expect(await drawsOf(anna!, await bought())).toEqual([])
    expect(await drawFor(anna!, earlier)).toMatchObject({ points: 50 })
    await expect(stopCampaign(t, id)).rejects.toMatchObject({ code: 'campaign.over' })
    await expect(stopCampaign(t, 'cmp_01jd4vr6f5e7s8kq2m3n4p5q6r')).rejects.toMatchObject({
      code: 'campaign.not_found',
    })
    await drawFreeOrders(t)
    expect((await operator!.call(PAGE, {})).data.find((one) => one.id === id)?.status).toBe('OVER')
  })
})
