import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { ReplyOf } from '@galleria/contract/client'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import {
  DETAIL,
  PASS,
  POST_BACK,
  READ,
  RENDER,
  money,
  reaches,
  requestBody,
  type Asking,
} from './after-sales-steps.ts'
import {
  CONFIRM,
  SHIP,
  goodsPassed,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
  type Exchanging,
} from './exchange-steps.ts'
import { reopenSellers } from './merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from './open-test-mall.ts'
import { checkPayment } from './payment-work.ts'
import { sendBackBody, sentBack } from './return-steps.ts'
import { pay, payFor, receivedOrder, send, until, type Contract } from './shop-steps.ts'
import { people } from './small-catalogue.ts'
import { withStripe } from './stripe-steps.ts'

/**
 * Who is signed in at this moment, and the order of brass lamps for 59.90 that they are about. Gold
 * costs 69.90.
 */
type Stage = {
  t: TestMall
  anna: Visitor
  merchant: Visitor
  operator: Visitor
  orderId: string
  readonly who: { readonly buyer: Visitor; readonly merchant: Visitor }
  readonly signIn: () => Promise<void>
}

/**
 * A mall for the tests of a file. Each begins with the usual prices and a received order of three
 * lamps, and leaves books that add up.
 */
export function useStage(): Stage {
  const stage = {
    get who() {
      return { buyer: stage.anna, merchant: stage.merchant }
    },
    async signIn() {
      ;[stage.anna, stage.merchant, stage.operator] = await Promise.all([
        stage.t.signIn(people.anna),
        stage.t.signIn(people.merchant),
        stage.t.signIn(people.operator),
      ])
    },
  } as Stage
  beforeAll(async () => {
    stage.t = await openTestMall({ payments: withStripe })
    await offerLamps(stage.t)
    await stage.signIn()
  })
  beforeEach(async () => {
    const { t } = stage
    await t.sql('delete from rate_limits')
    await t.sql('delete from addresses')
    await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
    await reopenSellers(t)
    await priceAt(t, lamps.brass, 5990)
    await priceAt(t, lamps.steel, 5990)
    await priceAt(t, lamps.copper, 3990)
    await priceAt(t, lamps.gold, 6990)
    stage.orderId = await receivedOrder(t, stage.anna, stage.merchant, { lamp: 3 })
  })
  afterEach(async () => {
    await stage.t.drain()
    expect(await stage.t.audit()).toEqual([])
  })
  afterAll(() => stage.t.close())
  return stage
}

/** An exchange for gold, with what its buyer was told to pay for it. */
export function dearer(qty = 1, value = 10 * qty) {
  return { sku: lamps.gold, qty, surchargeAmt: money(value) }
}

/** What tests of exchanges for something dearer do: ask, pay, send, and bring back. */
export function surchargeSteps(stage: Stage) {
  const { read, detail, orderOf } = surchargeReads(stage)
  return {
    ...{ instead, received, due, paid, ship, arrives },
    ...{ exchangedForMore, ofGold, comesBack, passReturn },
  }

  /** The test is about another order than the one it began with: of so many lamps, received. */
  async function instead(lamp: number): Promise<void> {
    stage.orderId = await receivedOrder(stage.t, stage.anna, stage.merchant, { lamp })
  }
  /** What was paid is sent and signed for. */
  async function received({ tradeOrderList }: Pick<Contract, 'tradeOrderList'>): Promise<string> {
    const id = tradeOrderList[0]?.id ?? ''
    await send(stage.merchant, id)
    await stage.anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    return id
  }
  /** The goods are accepted, and what comes instead is to be paid by this order. */
  async function due(exchanging: Exchanging = dearer()) {
    const { id } = await goodsPassed(stage.who, stage.orderId, exchanging)
    return { id, order: await orderOf(id) }
  }
  async function paid(id: string): Promise<{ id: string; contractId: string }> {
    const order = await orderOf(id)
    await payFor(stage.t, stage.anna, order.contractId)
    await stage.t.drain()
    return order
  }
  function ship(id: string) {
    return stage.merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })
  }
  /** Sent and received: the exchange is done. */
  async function arrives(id: string): Promise<void> {
    await ship(id)
    await stage.anna.call(CONFIRM, { id })
    await stage.t.drain()
    expect((await read(id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')
  }
  /** Exchanged for gold and received, what it costs more being paid. */
  async function exchangedForMore(qty = 1, value = 10 * qty) {
    const { id } = await due(dearer(qty, value))
    const order = await paid(id)
    await arrives(id)
    return { id, order }
  }
  /** Of a return: one that came instead, and it is damaged. */
  async function ofGold() {
    const tradeOrderLine = { id: (await detail()).tradeOrderLineList[0]?.id ?? '' }
    const line = { tradeOrderLine, reverseQty: 1, goodsSku: { id: lamps.gold } }
    return { reverseReason: 'DAMAGED', reverseTradeOrderLineList: [line] }
  }
  /** Goods that are expected are sent, and one of each line is as good as new. */
  async function comesBack(id: string): Promise<void> {
    await stage.anna.call(POST_BACK, sendBackBody(id, { number: nextNumber() }))
    const { reverseTradeOrderLineList } = await read(id)
    const lines = reverseTradeOrderLineList.map((line) => ({ id: line.id, sellable: 1 }))
    await stage.merchant.call(PASS, { id, lines })
  }
  async function passReturn(qty: number, asking: Asking = {}) {
    const { t, anna, merchant } = stage
    const back = await sentBack(t, stage.who, stage.orderId, { qty, ...asking })
    await merchant.call(PASS, {
      id: back.id,
      lines: [{ id: back.lineIds[0] ?? '', sellable: qty }],
    })
    return reaches(t, anna, back.id, 'REVERSE_DONE')
  }
}

/** What is seen of them. */
export function surchargeReads(stage: Stage) {
  return { read, detail, orderOf, statusOf, rendered, toPay, given, kept: retained }

  function read(id: string) {
    return stage.anna.call(READ, { id })
  }
  function detail(id = stage.orderId) {
    return stage.anna.call(DETAIL, { id })
  }
  /** The order by which what comes instead is paid. */
  async function orderOf(id: string) {
    const order = (await read(id)).exchangeSurcharge?.order
    if (!order) throw new Error('an exchange for which there is no order')
    return order
  }
  async function statusOf(id: string): Promise<string | undefined> {
    const [row] = await stage.t.sql<{ status: string }>('select status from orders where id = $1', [
      fromWireId('order', id),
    ])
    return row?.status
  }
  /** What the form says of an exchange before it is asked for. */
  async function rendered(asking: Asking = {}): Promise<ReplyOf<typeof RENDER>> {
    const { anna, orderId } = stage
    const body = await requestBody(anna, orderId, asking)
    return anna.call(RENDER, { ...body, reverseTradeOrderType: 'SALE_EXCHANGE' })
  }
  async function toPay(sku: number, asking?: Asking) {
    return (await rendered(asking)).surchargeList.find(({ skuId }) => skuId === sku)?.amt
  }
  /** Cents that went back by the requests beside it, once they are there. */
  async function given(id: string): Promise<number> {
    const { t, anna } = stage
    const { surchargeBack } = await read(id)
    let sum = 0
    for (const one of surchargeBack?.requestList ?? []) {
      const done = await reaches(t, anna, one.id, 'REVERSE_DONE')
      sum += Math.round(done.actualRefundAmt.value * 100)
    }
    return sum
  }
  /** Cents of an order that were paid and did not go back. */
  async function retained(id: string): Promise<number> {
    const [row] = await stage.t.sql<{ retained: number }>(
      `select (o.paid - o.refunded)::int as retained from orders o where o.id = $1`,
      [fromWireId('order', id)],
    )
    return row?.retained ?? -1
  }
}

/** Time, and payments that banks are at. */
export function surchargeClock(stage: Stage) {
  const own = () => ({ ...stage.t.mall.gate.own(), now: () => stage.t.clock.now() })
  const { statusOf } = surchargeReads(stage)
  return { own, passTime, rounds, attemptOf, settled, waitsForBank }

  async function passTime(ms: number): Promise<void> {
    stage.t.clock.advance(ms)
    await rounds()
    await stage.signIn()
  }
  async function rounds(): Promise<void> {
    const { t } = stage
    await expireDueContracts(own(), t.mall.providers)
    await t.drain()
    await stepDueReverses(own())
    await t.drain()
  }
  async function attemptOf(key: string) {
    const [attempt] = await stage.t.sql<{ id: Id<'attempt'>; status: string }>(
      'select id, status from payment_attempts where unique_key = $1',
      [key],
    )
    if (!attempt) throw new Error('a payment that was never begun')
    return attempt
  }
  async function settled(key: string, ...statuses: string[]): Promise<void> {
    await until(async () => {
      const { id, status } = await attemptOf(key)
      if (statuses.includes(status)) return true
      await checkPayment(own(), stage.t.mall.providers, id)
      return statuses.includes((await attemptOf(key)).status)
    }, `the payment to be ${statuses.join()}`)
  }
  /** A bank is at the payment, and has not answered. */
  async function waitsForBank({ id, contractId }: { id: string; contractId: string }) {
    await stage.t.scenario('pending')
    const { payUniqueKey } = await pay(stage.anna, contractId)
    await until(async () => {
      await checkPayment(own(), stage.t.mall.providers, (await attemptOf(payUniqueKey)).id)
      return (await statusOf(id)) === 'PROCESSING'
    }, 'the bank to be at it')
  }
}
