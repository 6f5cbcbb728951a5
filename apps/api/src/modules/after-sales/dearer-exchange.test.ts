import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import {
  CANCEL,
  DETAIL,
  LIST,
  PASS,
  READ,
  RENDER,
  apply,
  everything,
  ledger,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import {
  CHOICES,
  CONFIRM,
  EXCHANGE,
  LAMP_ITEM,
  REFUND_INSTEAD,
  SHIP,
  exchangeBody,
  exchanged,
  goodsPassed,
  goodsSentBack,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
  shelf,
} from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { sentBack } from '../../testing/return-steps.ts'
import { pay, payFor, receivedOrder, until } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { checkPayment } from '../../testing/payment-work.ts'
import { expireDueContracts } from '#modules/checkout/index.ts'
import { stepDueReverses } from './step-reverse.ts'

/** What comes instead costs more than was paid for the goods: the buyer pays that once they are accepted. The lamp was bought for 59.90, gold costs 69.90. */

const PAGE = 'POST /sapi/mall-merchant/reverseorder/page' as const
const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const { copper, brass, steel, gold } = lamps
let t: TestMall
let anna: Visitor
let merchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
beforeEach(async () => {
  await priceAt(t, brass, 5990)
  await priceAt(t, copper, 3990)
  await priceAt(t, gold, 6990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const detail = (id = orderId) => anna.call(DETAIL, { id })
/** An exchange for gold, with what its buyer was told to pay for it. */
const dearer = (qty = 1, value = 10 * qty) => ({ sku: gold, qty, surchargeAmt: money(value) })
const surchargeOf = async (id: string) => (await anna.call(READ, { id })).exchangeSurcharge
async function paid(id: string): Promise<{ id: string; contractId: string }> {
  const order = (await surchargeOf(id))?.order
  await payFor(t, anna, order?.contractId ?? '')
  await t.drain()
  return { id: order?.id ?? '', contractId: order?.contractId ?? '' }
}
const ship = (id: string) => merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })

/** Money that goes back beside a request's own, once it is there. */
async function surchargeGiven(id: string): Promise<number> {
  const { surchargeBack } = await anna.call(READ, { id })
  const amounts = []
  for (const request of surchargeBack?.requestList ?? [])
    amounts.push((await reaches(t, anna, request.id, 'REVERSE_DONE')).actualRefundAmt.value)
  return Math.round(amounts.reduce((sum, value) => sum + value, 0) * 100)
}
async function passTime(ms: number): Promise<void> {
  t.clock.advance(ms)
  await expireDueContracts(own(), t.mall.providers)
  await t.drain()
  await stepDueReverses(own())
  await t.drain()
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
const own = () => ({ ...t.mall.gate.own(), now: () => t.clock.now() })
/** A payment that was begun and is there only now. */
async function takenAllTheSame(payUniqueKey: string): Promise<void> {
  await until(async () => {
    const [attempt] = await t.sql<{ id: Id<'attempt'>; status: string }>(
      'select id, status from payment_attempts where unique_key = $1',
      [payUniqueKey],
    )
    if (attempt && attempt.status !== 'PAY_SUCCESS')
      await checkPayment(own(), t.mall.providers, attempt.id)
    return attempt?.status === 'PAY_SUCCESS'
  }, 'the payment')
}
const HOUR = 3_600_000
const eventsOf = async (id: string) =>
  (await anna.call(READ, { id })).progressList.map(({ event }) => event)
/** Exchanged for gold and received, what it cost more being paid. */
async function exchangedForMore(qty = 1, value = 10 * qty) {
  const { id } = await goodsPassed(who(), orderId, dearer(qty, value))
  const order = await paid(id)
  await ship(id)
  await anna.call(CONFIRM, { id })
  return { id, order }
}
async function returnPassed(qty: number, more: object = {}) {
  const back = await sentBack(t, who(), orderId, { qty, ...more })
  await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: qty }] })
  return reaches(t, anna, back.id, 'REVERSE_DONE')
}

describe('before something dearer is asked for', () => {
  test('[AS-123] it is among the choices, and of each it is said what is to be paid, of all units together', async () => {
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const [choices] = await anna.call(CHOICES, [{ diyItemId: LAMP_ITEM, tradeOrderLineId: lineId }])
    expect(choices?.skuList.map(({ id }) => id)).toContain(gold)
    await priceAt(t, gold, 6999)
    const beside = async (qty: number) => {
      const body = {
        ...(await requestBody(anna, orderId, { qty })),
        reverseTradeOrderType: 'SALE_EXCHANGE',
      }
      const { surchargeList, surchargeBackAmt } = await anna.call(RENDER, body as never)
      expect(surchargeBackAmt).toEqual(money(0))
      return Object.fromEntries(surchargeList.map(({ skuId, amt }) => [skuId, amt.value]))
    }
    expect(await beside(1)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 0, [gold]: 10.09 })
    expect(await beside(3)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 0, [gold]: 30.27 })
  })

  test('nobody has to pay who was not told how much: without an amount it is refused, and with another one than it is now', async () => {
    await priceAt(t, gold, 7490)
    const before = await everything(t)
    const ask = async (exchanging: object) =>
      anna.call(EXCHANGE, await exchangeBody(anna, orderId, exchanging))
    await expect(ask({ sku: gold })).rejects.toMatchObject({
      code: 'reverse.exchange_surcharge',
      body: { skuId: gold, amount: '€15.00' },
    })
    await expect(ask(dearer())).rejects.toMatchObject({
      code: 'reverse.exchange_surcharge',
      body: { skuId: gold, amount: '€15.00' },
    })
    expect(await everything(t)).toEqual(before)
    const asked = await ask(dearer(1, 15))
    expect(asked.exchangeSurcharge).toEqual({ amt: money(15), order: null })
    await priceAt(t, gold, 6990)
    expect((await merchant.call(MERCHANT_READ, { id: asked.id })).exchangeSurcharge).toEqual(
      asked.exchangeSurcharge,
    )
    await anna.call(CANCEL, { id: asked.id })
    expect(await surchargeOf(asked.id)).toBeNull()
    expect(await t.audit()).toEqual([])
  })
})

describe('something dearer', () => {
  test('is paid once the goods are accepted, by an order of its own that is complete when it is paid, and then sent', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const due = await anna.call(READ, { id })
    expect(due.exchangeSurcharge).toMatchObject({
      amt: money(10),
      order: { isOpen: true, paidTime: null, payUntil: due.nextStepTime },
    })
    expect(due.operationList).toContain('payDifference')
    await expect(ship(id)).rejects.toMatchObject({ code: 'reverse.state' })
    expect(await t.audit()).toEqual([])
    const order = await paid(id)
    expect(await detail(order.id)).toMatchObject({
      displayStatus: 'COMPLETE',
      operationList: ['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail'],
    })
    expect(await ledger(t, order.contractId)).toEqual({
      provider: 961,
      fees: 39,
      commission: -120,
      tax: -160,
      'seller:5': -720,
    })
    const then = await anna.call(READ, { id })
    expect(then.operationList).not.toContain('payDifference')
    await ship(id)
    await anna.call(CONFIRM, { id })
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    await t.drain()
    expect(await t.audit()).toEqual([])
  })
  test('waits for its buyer in the lists of both sides until it is paid, and for the shop from then on', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const listed = async (isBuyersTurn: boolean) => {
      const asked = { status: ['WAITING_FOR_SELLER_SHIP' as const], isBuyersTurn }
      const { data } = await merchant.call(PAGE, { ...asked, pageNo: 1, pageSize: 25 })
      return data.filter((one) => one.id === id).map((one) => one.exchangeSurcharge?.order?.isOpen)
    }
    const own = async () => {
      const { data } = await anna.call(LIST, {})
      return data.filter((one) => one.id === id).map((one) => one.exchangeSurcharge?.order?.isOpen)
    }
    expect([await listed(true), await listed(false), await own()]).toEqual([[true], [], [true]])
    await paid(id)
    expect([await listed(true), await listed(false), await own()]).toEqual([[], [false], [false]])
  })
  test('is paid of the units that were accepted only, to the cent', async () => {
    await priceAt(t, gold, 6999)
    const { id, lineId } = await goodsSentBack(who(), orderId, dearer(3, 30.27))
    await merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1, scrap: 1, missing: 1 }] })
    expect((await surchargeOf(id))?.amt).toEqual(money(20.18))
    const held = await shelf(t, gold)
    await paid(id)
    await ship(id)
    expect(await shelf(t, gold)).toEqual([held[0] - 2, held[1] - 2])
    await anna.call(CONFIRM, { id })
    expect(await t.audit()).toEqual([])
  })
})

describe('what nobody pays', () => {
  test('ends after 72 hours: its buyer was reminded, the replacement is for sale again, and all of the money goes back', async () => {
    const [onHand, reserved] = await shelf(t, gold)
    const { id } = await goodsPassed(who(), orderId, dearer(2))
    const order = (await surchargeOf(id))?.order
    await passTime(49 * HOUR)
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('WAITING_FOR_SELLER_SHIP')
    await passTime(24 * HOUR)
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done).toMatchObject({ actualRefundAmt: money(119.8), surchargeBack: null })
    expect((await detail(order?.id)).displayStatus).toBe('CANCELED')
    expect(await shelf(t, gold)).toEqual([onHand, reserved])
    const mails = await t.sql<{ kind: string }>(
      `select data->>'kind' as kind from pgboss.job where name = 'mail.reverse' and data->>'reverseId' = $1 order by created_on`,
      [fromWireId('reverse', id)],
    )
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['surchargeDue', 'surchargeReminder', 'surchargeLapsed', 'refunded']),
    )
    expect(await t.audit()).toEqual([])
  })

  test('ends as soon as its buyer cancels it: that is to want the money back', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = (await surchargeOf(id))?.order
    await anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: order?.id ?? '',
    })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done).toMatchObject({ actualRefundAmt: money(59.9), changeToReturn: true })
    const told = (await t.inbox('kim@galleria.test')).filter(({ text }) =>
      text.includes(`for your exchange ${done.reverseTradeOrderCode}`),
    )
    expect(told.map(({ text }) => /You have cancelled the payment/.test(text))).toContain(true)
    expect(told.filter(({ text }) => /was not paid/.test(text))).toEqual([])
    expect(await t.audit()).toEqual([])
  })

  test('cannot be paid any more once the shop has said that it has none; money that comes all the same goes back', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = (await surchargeOf(id))?.order
    await t.scenario('paid')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await merchant.call(REFUND_INSTEAD, { id })
    await expect(pay(anna, order?.contractId ?? '')).rejects.toMatchObject({
      code: 'payment.window_closed',
    })
    await takenAllTheSame(payUniqueKey)
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await surchargeGiven(id)).toBe(1000)
    expect(await t.audit()).toEqual([])
  })
})

describe('a shop that cannot send what was paid', () => {
  test('gives back both payments, in full, and each order is closed', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer(3))
    const order = await paid(id)
    await merchant.call(REFUND_INSTEAD, { id })
    expect((await anna.call(READ, { id })).surchargeBack).toMatchObject({ amt: money(30) })
    expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(179.7))
    expect(await surchargeGiven(id)).toBe(3000)
    expect((await detail(order.id)).displayStatus).toBe('CLOSED')
    expect((await detail()).displayStatus).toBe('CLOSED')
    expect(await ledger(t, order.contractId)).toEqual({ fees: 67, provider: -67 })
    expect(await t.audit()).toEqual([])
  })

  test('has seven days from when it was paid; then the clock gives both back', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    await passTime(40 * HOUR)
    await paid(id)
    await passTime(6 * 24 * HOUR)
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('WAITING_FOR_SELLER_SHIP')
    await passTime(25 * HOUR)
    expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(59.9))
    expect(await surchargeGiven(id)).toBe(1000)
    expect(await eventsOf(id)).toContain('refundInstead')
    expect(await t.audit()).toEqual([])
  })
})

describe('what came instead', () => {
  test('gives back what was paid for the goods and what it cost more: each unit its part, all together all', async () => {
    await priceAt(t, gold, 6999)
    const { order } = await exchangedForMore(3, 30.27)
    const preview = await anna.call(
      RENDER,
      await requestBody(anna, orderId, { type: 'SALE_RETURN', qty: 1 }),
    )
    expect(preview).toMatchObject({
      availableRefundAmt: money(59.9),
      surchargeBackAmt: money(10.09),
    })
    const first = await returnPassed(1)
    expect(first.actualRefundAmt).toEqual(money(59.9))
    expect(await surchargeGiven(first.id)).toBe(1009)
    const rest = await returnPassed(2)
    expect(rest.actualRefundAmt).toEqual(money(119.8))
    expect(await surchargeGiven(rest.id)).toBe(2018)
    expect((await detail(order.id)).displayStatus).toBe('CLOSED')
    expect((await detail()).displayStatus).toBe('CLOSED')
    expect(await t.audit()).toEqual([])
  })

  test('and is accepted in part gives back that part, and what is asked for and taken back gives nothing', async () => {
    await exchangedForMore(2)
    const taken = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      qty: 2,
      more: { reverseReason: 'NO_LONGER_WANTED' },
    })
    expect(taken.surchargeBack).toEqual({ amt: money(20), requestList: [] })
    await anna.call(CANCEL, { id: taken.id })
    const back = await sentBack(t, who(), orderId, { qty: 2 })
    await merchant.call(PASS, {
      id: back.id,
      lines: [{ id: back.lineIds[0] ?? '', sellable: 1, missing: 1 }],
    })
    const done = await reaches(t, anna, back.id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, await surchargeGiven(back.id)]).toEqual([money(59.9), 1000])
    expect(await t.audit()).toEqual([])
  })

  test('is exchanged for a sound piece of the same only, or returned', async () => {
    await exchangedForMore(1)
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const [choices] = await anna.call(CHOICES, [{ diyItemId: LAMP_ITEM, tradeOrderLineId: lineId }])
    expect(choices?.skuList.map(({ id }) => id)).toEqual([gold])
    const before = await everything(t)
    await expect(
      anna.call(EXCHANGE, await exchangeBody(anna, orderId, { sku: steel, goods: gold })),
    ).rejects.toMatchObject({ code: 'reverse.exchange_dearer' })
    expect(await everything(t)).toEqual(before)
    const preview = await anna.call(RENDER, await requestBody(anna, orderId, { qty: 1 }))
    expect(preview.availableReverseTypes).toContain('SALE_EXCHANGE')
    const { id } = await goodsPassed(who(), orderId, { sku: gold })
    await ship(id)
    await anna.call(CONFIRM, { id })
    const back = await returnPassed(1)
    expect([back.actualRefundAmt, await surchargeGiven(back.id)]).toEqual([money(59.9), 1000])
    expect(await t.audit()).toEqual([])
  })

  test('for something cheaper and then for what was ordered, which costs more: both differences, and the return of it, come to what was paid', async () => {
    await exchanged(who(), orderId, { sku: copper, qty: 1 })
    await t.drain()
    const { id } = await goodsPassed(who(), orderId, {
      sku: brass,
      goods: copper,
      surchargeAmt: money(20),
    })
    await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
    const done = await returnPassed(3)
    expect(done.actualRefundAmt).toEqual(money(159.7))
    expect(await surchargeGiven(done.id)).toBe(2000)
    expect((await detail()).displayStatus).toBe('CLOSED')
    expect(await t.audit()).toEqual([])
  })
})
