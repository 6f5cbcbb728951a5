import { mayStillGoToMall } from '#modules/after-sales/index.ts'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  campaignTerms,
  drawFreeOrders,
  freeOrdersOf,
  offerFreeOrders,
  stopCampaign,
} from '../../testing/campaign-steps.ts'
import { exchanged } from '../../testing/exchange-steps.ts'
import { createMoneyTrail } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { applyForRefund, refundDone } from '../../testing/point-steps.ts'
import { paidOrder, send, until, type Contract } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { finishCampaigns, lapseFree } from '#modules/campaign/index.ts'
import { payFreeOrders } from './placing/pay-free-orders.ts'

/** A desk is 189.00 with 19.90 of delivery. */
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const CANCEL = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const
const PAGE = 'POST /sapi/mall-operator/campaign/page' as const
const euros = (value: number) => ({ value, currency: 'EUR' })

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
  expect(await t.audit('always')).toEqual([])
  await t.sql(`update campaigns set status = 'DONE' where status <> 'DONE'`)
})

const { refunds, books } = createMoneyTrail(() => t)
const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const detail = (who: Visitor, contract: Contract) => who.call(DETAIL, { id: orderId(contract) })
const bought = (who = anna!) => paidOrder(t, who, { desk: 1 })
async function receive(who: Visitor, contract: Contract): Promise<void> {
  await send(merchant!, orderId(contract))
  await who.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId(contract) })
}
const payDue = () => payFreeOrders(t.mall.gate.own(), mayStillGoToMall)
const spent = async (id: string) =>
  (await operator!.call(PAGE, {})).data.find((one) => one.id === id)?.freeOrder?.spentAmt.value
async function refunded(contract: Contract): Promise<void> {
  await until(async () => {
    await t.drain()
    return (await refunds(contract)).every(({ status }) => status === 'DONE')
  }, 'the refund')
}

test('[ORD-148] a paid order says that it may be free, then that it is, and its money goes back once, when nothing of it can be asked back any more', async () => {
  const { id } = await offerFreeOrders(t, { mostAmt: { value: 150 } })
  const contract = await bought()
  const entered = {
    id: expect.stringMatching(/^fro_/),
    freeOrderStatus: 'ENTERED',
    oneIn: 1,
    freeAmt: euros(150),
    drawTime: expect.any(String),
    payableTime: null,
    isRefunded: false,
  }
  expect(await freeOrdersOf(anna!, contract)).toEqual([entered])
  expect((await detail(anna!, contract)).hasBenefits).toBe(true)
  await drawFreeOrders(t)
  expect(await freeOrdersOf(anna!, contract)).toEqual([entered])

  await stopCampaign(t, id)
  await Promise.all([drawFreeOrders(t), drawFreeOrders(t)])
  expect(await freeOrdersOf(anna!, contract)).toEqual([{ ...entered, freeOrderStatus: 'WON' }])
  expect(await spent(id)).toBe(150)
  await t.drain()
  const { tradeOrderCode: code } = await detail(anna!, contract)
  const told = (await t.inbox('kim@galleria.test')).filter(
    ({ subject }) => subject === `Order ${code} is free`,
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('€150.00')

  await receive(anna!, contract)
  t.clock.advance(30 * DAY)
  await payDue()
  // A process whose own clock is ahead of the database's.
  const own = t.mall.gate.own()
  await payFreeOrders({ ...own, now: () => new Date(own.now().getTime() + 2000) }, mayStillGoToMall)
  expect(await refunds(contract)).toEqual([])
  t.clock.advance(1000)
  const before = await books(contract)
  await Promise.all([payDue(), payDue()])
  expect(await refunds(contract)).toEqual([
    { status: 'CREATED', amount: 15_000, reason: 'free_order' },
  ])
  await signInAll()
  expect(await freeOrdersOf(anna!, contract)).toMatchObject([
    { freeOrderStatus: 'PAID', freeAmt: euros(150), isRefunded: false },
  ])
  await refunded(contract)
  await payDue()
  expect(await refunds(contract)).toHaveLength(1)
  expect(await freeOrdersOf(anna!, contract)).toMatchObject([
    { freeOrderStatus: 'PAID', freeAmt: euros(150), isRefunded: true },
  ])
  // The shop keeps its sale; the mall bears it.
  const balances = (rows: typeof before) =>
    Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
  const [was, now] = [balances(before), balances(await books(contract))]
  expect(now).toEqual({ ...was, provider: (was['provider'] ?? 0) - 15_000, marketing: 15_000 })
  const order = await detail(anna!, contract)
  expect([order.displayStatus, order.refundedAmt.value, order.earnPoints]).toEqual([
    'COMPLETE',
    0,
    189,
  ])
})

test('the money of a free order waits until what came in exchange can be asked about no more, and its page says so', async () => {
  const { id } = await offerFreeOrders(t, { mostAmt: { value: 150 } })
  const contract = await bought()
  await receive(anna!, contract)
  await stopCampaign(t, id)
  await drawFreeOrders(t)
  t.clock.advance(20 * DAY)
  await signInAll()
  await exchanged({ buyer: anna!, merchant: merchant! }, orderId(contract), { sku: skus.desk })
  const end = t.clock.now().getTime() + 30 * DAY
  expect(await freeOrdersOf(anna!, contract)).toMatchObject([
    { freeOrderStatus: 'WON', payableTime: new Date(end).toISOString() },
  ])
  t.clock.advance(11 * DAY)
  await payDue()
  await signInAll()
  expect(await freeOrdersOf(anna!, contract)).toMatchObject([{ freeOrderStatus: 'WON' }])
  t.clock.advance(20 * DAY)
  await payDue()
  await signInAll()
  expect(await freeOrdersOf(anna!, contract)).toMatchObject([{ freeOrderStatus: 'PAID' }])
})

test('[ORD-148] guests are free, too, and nobody else reads it; an order that comes to less, or another storefront, is not in it', async () => {
  const { id } = await offerFreeOrders(t)
  await offerFreeOrders(t, { siteList: ['NL'] })
  const guest = t.visit()
  const contract = await bought(guest)
  expect(await freeOrdersOf(anna!, await paidOrder(t, anna!, { lamp: 1 }))).toEqual([])
  await stopCampaign(t, id)
  await drawFreeOrders(t)
  expect(await freeOrdersOf(guest, contract)).toMatchObject([
    { freeOrderStatus: 'WON', freeAmt: euros(208.9) },
  ])
  await expect(freeOrdersOf(ben!, contract)).rejects.toMatchObject({ code: 'order.not_found' })
})

test('[ORD-148] one of two is free, whoever pays', async () => {
  const { id } = await offerFreeOrders(t, { oneIn: 2 })
  const contracts = [await bought(), await bought(), await bought(), await bought(), await bought()]
  await stopCampaign(t, id)
  await drawFreeOrders(t)
  const found = await Promise.all(contracts.map((one) => freeOrdersOf(anna!, one)))
  expect(found.map(([one]) => one?.freeOrderStatus).toSorted()).toEqual([
    'LOST',
    'LOST',
    'LOST',
    'WON',
    'WON',
  ])
  const campaign = (await operator!.call(PAGE, {})).data.find((one) => one.id === id)
  expect([campaign?.orderCount, campaign?.usedCount, campaign?.status]).toEqual([5, 2, 'OVER'])
})

test('a campaign costs no more than its budget, and no order is free in two', async () => {
  const { id } = await offerFreeOrders(t, { budgetAmt: { value: 300 }, mostAmt: { value: 200 } })
  const other = await offerFreeOrders(t)
  const contracts = [await bought(), await bought()]
  await stopCampaign(t, id)
  await drawFreeOrders(t)
  const states = async () =>
    (await Promise.all(contracts.map((one) => freeOrdersOf(anna!, one)))).map((found) =>
      found.map(({ freeOrderStatus }) => freeOrderStatus),
    )
  const first = await states()
  expect(first.toSorted()).toEqual([
    ['LOST', 'ENTERED'],
    ['WON', 'ENTERED'],
  ])
  expect(await spent(id)).toBe(200)
  await stopCampaign(t, other.id)
  await drawFreeOrders(t)
  expect((await states()).toSorted()).toEqual([
    ['LOST', 'WON'],
    ['WON', 'LOST'],
  ])
})

test('an order that ends in the moment of the draw gives the budget back what it had just been promised', async () => {
  const { id } = await offerFreeOrders(t)
  const contract = await bought()
  await stopCampaign(t, id)
  const own = t.mall.gate.own()
  const ended: { lapse?: Promise<void> } = {}
  await finishCampaigns(own, async () => {
    ended.lapse = own.inTransaction((tx) =>
      lapseFree(tx, [fromWireId('order', orderId(contract)) as Id<'order'>], {
        actor: 'payment',
        at: own.now(),
      }),
    )
    await until(
      async () =>
        (await t.sql(`select 1 from pg_locks where not granted and locktype = 'transactionid'`))
          .length > 0,
      'the end to wait for the draw',
    )
  })
  await ended.lapse
  expect(await freeOrdersOf(anna!, contract)).toMatchObject([{ freeOrderStatus: 'LAPSED' }])
  expect(await spent(id)).toBe(0)
})

test('one that cannot be paid out keeps no other waiting', async () => {
  const { id } = await offerFreeOrders(t)
  const contracts = [await bought(), await bought()]
  await stopCampaign(t, id)
  await drawFreeOrders(t)
  for (const one of contracts) {
    await receive(anna!, one)
    t.clock.advance(1000)
  }
  const [stuck, next] = contracts
  if (!stuck || !next) throw new Error('two were bought')
  const key = `free_order:${fromWireId('order', orderId(stuck))}`
  await t.sql(
    `insert into refunds (id, buyer_id, contract_id, amount, currency, reason, status, request_key, created_at, updated_at)
     select gen_random_uuid(), buyer_id, contract_id, 1, 'EUR', 'late', 'FAILED', $1, now(), now() from orders where id = $2`,
    [key, fromWireId('order', orderId(stuck))],
  )
  t.clock.advance(31 * DAY)
  await payDue().catch(() => undefined)
  await t.sql('delete from refunds where request_key = $1 and amount = 1', [key])
  await signInAll()
  expect(await freeOrdersOf(anna!, next)).toMatchObject([{ freeOrderStatus: 'PAID' }])
  await payDue()
  expect(await freeOrdersOf(anna!, stuck)).toMatchObject([{ freeOrderStatus: 'PAID' }])
})

describe('when money of it goes back before', () => {
  test('[ORD-148] all of it: the order is free no more, and what was promised is there for others', async () => {
    const { id } = await offerFreeOrders(t)
    const contracts = [await bought(), await bought()]
    const cancel = async (contract: Contract) => {
      const { tradeOrderLineList } = await detail(anna!, contract)
      await anna!.call(CANCEL, {
        tradeOrder: { id: orderId(contract) },
        reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
          tradeOrderLine: { id: line.id },
          reverseQty: line.canCancelQty,
        })),
      })
      await until(async () => {
        await t.drain()
        return (await detail(anna!, contract)).displayStatus === 'CLOSED'
      }, 'the order to be closed')
    }
    const [before, afterwards] = contracts
    if (!before || !afterwards) throw new Error('two were bought')
    await cancel(before)
    expect(await freeOrdersOf(anna!, before)).toMatchObject([{ freeOrderStatus: 'LAPSED' }])
    await stopCampaign(t, id)
    await drawFreeOrders(t)
    expect(await spent(id)).toBe(208.9)
    await cancel(afterwards)
    expect(await freeOrdersOf(anna!, afterwards)).toMatchObject([{ freeOrderStatus: 'LAPSED' }])
    expect(await spent(id)).toBe(0)
    t.clock.advance(31 * DAY)
    await payDue()
    expect((await refunds(afterwards)).map(({ reason }) => reason)).toEqual(['after_sales'])
    await signInAll()
  })

  test('[ORD-148] a part of it: the rest goes back, and only when nothing is asked about any more', async () => {
    const { id } = await offerFreeOrders(t)
    const contract = await bought()
    await stopCampaign(t, id)
    await drawFreeOrders(t)
    await receive(anna!, contract)
    await refundDone(t, anna!, merchant!, orderId(contract), { qty: 1, amount: 89 })
    t.clock.advance(29 * DAY)
    await signInAll()
    const request = await applyForRefund(anna!, orderId(contract), { qty: 1, amount: 10 })
    t.clock.advance(2 * DAY)
    await signInAll()
    await payDue()
    expect((await refunds(contract)).map(({ reason }) => reason)).toEqual(['after_sales'])
    await request.grant(t, merchant!)
    await payDue()
    await refunded(contract)
    expect(
      (await refunds(contract)).map(({ amount, reason }) => [reason, amount]).toSorted(),
    ).toEqual([
      ['after_sales', 1000],
      ['after_sales', 8900],
      ['free_order', 10_990],
    ])
    expect(await spent(id)).toBe(109.9)
    const lines = await t.sql<{ goods: number; shipping: number }>(
      `select l.goods, l.shipping from refund_lines l join refunds r on r.id = l.refund_id where r.reason = 'free_order' and r.order_id = $1`,
      [fromWireId('order', orderId(contract))],
    )
    expect(lines).toEqual([{ goods: 9000, shipping: 1990 }])
  })
})

test('the operator makes a campaign of free orders once, of one currency, with amounts that exist', async () => {
  const terms = campaignTerms(t)
  expect(await offerFreeOrders(t, { ...terms, oneIn: 20 })).toMatchObject({
    campaignType: 'FREE',
    status: 'RUNNING',
    prizeList: [],
    freeOrder: {
      oneIn: 20,
      mostAmt: euros(500),
      budgetAmt: euros(10_000),
      spentAmt: euros(0),
    },
  })
  const before = (await operator!.call(PAGE, {})).total
  const wrong = [
    ['campaign.name_taken', { name: terms.name }],
    ['campaign.currency', { siteList: ['DE' as const, 'PL' as const] }],
    ['campaign.window', { endTime: campaignTerms(t).startTime }],
    ['campaign.amount', { mostAmt: { value: 1.005 } }],
    ['campaign.amount', { budgetAmt: { value: 1.005 } }],
  ] as const
  for (const [code, change] of wrong)
    await expect(offerFreeOrders(t, change as never)).rejects.toMatchObject({ code })
  expect((await operator!.call(PAGE, {})).total).toBe(before)
})
