import { fromWireId, type Id } from '@galleria/kernel/id'
import { expireDueContracts } from '#modules/checkout/index.ts'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { DETAIL, PASS, READ, money, reaches } from './after-sales-steps.ts'
import { CONFIRM, SHIP, goodsPassed, lamps, nextNumber } from './exchange-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { checkPayment } from './payment-work.ts'
import { sentBack } from './return-steps.ts'
import { payFor, until } from './shop-steps.ts'

/** Who is signed in at this moment, and the order of brass lamps for 59.90 that they are about. Gold costs 69.90. */
export type Stage = {
  readonly t: TestMall
  readonly anna: Visitor
  readonly merchant: Visitor
  readonly orderId: string
  readonly signIn: () => Promise<unknown>
}

/** An exchange for gold, with what its buyer was told to pay for it. */
export function dearer(qty = 1, value = 10 * qty) {
  return { sku: lamps.gold, qty, surchargeAmt: money(value) }
}

/** What tests of exchanges for something dearer do: ask, pay, send, and bring back. */
export function surchargeSteps(stage: () => Stage) {
  const orderOf = async (id: string) =>
    (await stage().anna.call(READ, { id })).exchangeSurcharge?.order
  const ship = (id: string) =>
    stage().merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })
  return { ship, orderOf, paid, given, kept, exchangedForMore, passReturn, detail, read }

  function read(id: string) {
    return stage().anna.call(READ, { id })
  }
  function detail(id = stage().orderId) {
    return stage().anna.call(DETAIL, { id })
  }
  async function paid(id: string): Promise<{ id: string; contractId: string }> {
    const { t, anna } = stage()
    const order = await orderOf(id)
    await payFor(t, anna, order?.contractId ?? '')
    await t.drain()
    return { id: order?.id ?? '', contractId: order?.contractId ?? '' }
  }
  /** Exchanged for gold and received, what it costs more being paid. */
  async function exchangedForMore(qty = 1, value = 10 * qty, of = stage().orderId) {
    const { t, anna, merchant } = stage()
    const { id } = await goodsPassed({ buyer: anna, merchant }, of, dearer(qty, value))
    const order = await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
    await t.drain()
    return { id, order }
  }
  async function passReturn(qty: number, of = stage().orderId, more: object = {}) {
    const { t, anna, merchant } = stage()
    const back = await sentBack(t, { buyer: anna, merchant }, of, { qty, ...more })
    await merchant.call(PASS, {
      id: back.id,
      lines: [{ id: back.lineIds[0] ?? '', sellable: qty }],
    })
    return reaches(t, anna, back.id, 'REVERSE_DONE')
  }
  /** Cents that went back by the requests beside it, once they are there. */
  async function given(id: string): Promise<number> {
    const { t, anna } = stage()
    const { surchargeBack } = await read(id)
    let sum = 0
    for (const one of surchargeBack?.requestList ?? []) {
      const done = await reaches(t, anna, one.id, 'REVERSE_DONE')
      sum += Math.round(done.actualRefundAmt.value * 100)
    }
    return sum
  }
  /** Cents of an order that were paid and did not go back. */
  async function kept(id: string): Promise<number> {
    const [row] = await stage().t.sql<{ kept: number }>(
      `select (o.paid - o.refunded)::int as kept from orders o where o.id = $1`,
      [fromWireId('order', id)],
    )
    return row?.kept ?? -1
  }
}

/** Time, and payments that banks are at. */
export function surchargeClock(stage: () => Stage) {
  const own = () => ({ ...stage().t.mall.gate.own(), now: () => stage().t.clock.now() })
  return { own, passTime, rounds, attemptOf, settled }

  async function passTime(ms: number): Promise<void> {
    stage().t.clock.advance(ms)
    await rounds()
    await stage().signIn()
  }
  async function rounds(): Promise<void> {
    const { t } = stage()
    await expireDueContracts(own(), t.mall.providers)
    await t.drain()
    await stepDueReverses(own())
    await t.drain()
  }
  async function attemptOf(key: string) {
    const [attempt] = await stage().t.sql<{ id: Id<'attempt'>; status: string }>(
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
      await checkPayment(own(), stage().t.mall.providers, id)
      return statuses.includes((await attemptOf(key)).status)
    }, `the payment to be ${statuses.join()}`)
  }
}
