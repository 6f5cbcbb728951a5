import { randomUUID } from 'node:crypto'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  DETAIL,
  PASS,
  READ,
  REJECT,
  RENDER,
  WAIVE,
  apply,
  everything,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  EXCHANGE,
  REFUND_INSTEAD,
  SHIP,
  agreedExchange,
  askExchange,
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
import { withStripe } from '../../testing/stripe-steps.ts'
import { sendBackBody, sentBack } from '../../testing/return-steps.ts'
import {
  order as place,
  paidOrder,
  pay,
  payFor,
  receivedOrder,
  send,
  until,
} from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { checkPayment } from '../../testing/payment-work.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { addSets, offerSet, orderSets } from '../../testing/set-steps.ts'
import { orderWith, runCoupon, runPromotion, endPromotion } from '../../testing/promotion-steps.ts'
import { expireDueContracts } from '#modules/checkout/index.ts'
import { stepDueReverses } from './step-reverse.ts'

/** Audit of exchanges for something dearer: money lost, doubled, stranded or invented. A test whose name begins with HOLE shows one and fails. */

const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const STATE = 'POST /sapi/mall-order/web/withdrawal/state' as const
const OP_READ = 'POST /sapi/mall-operator/order/detail' as const
const { brass, steel, copper, gold } = lamps
const HOUR = 3_600_000
const DAY = 24 * HOUR
let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let orderId: string
const signInAll = async () => {
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
}
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
  await offerLamps(t)
  await signInAll()
})
beforeEach(async () => {
  await t.sql(`delete from rate_limits`)
  await t.sql('delete from addresses')
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  await reopenSellers(t)
  await priceAt(t, brass, 5990)
  await priceAt(t, steel, 5990)
  await priceAt(t, copper, 3990)
  await priceAt(t, gold, 6990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const own = () => ({ ...t.mall.gate.own(), now: () => t.clock.now() })
const detail = (id = orderId) => anna.call(DETAIL, { id })
const read = (id: string) => anna.call(READ, { id })
const dearer = (qty = 1, value = 10 * qty) => ({ sku: gold, qty, surchargeAmt: money(value) })
const orderOf = async (id: string) => (await read(id)).exchangeSurcharge?.order
async function paid(id: string) {
  const order = await orderOf(id)
  await payFor(t, anna, order?.contractId ?? '')
  await t.drain()
  return { id: order?.id ?? '', contractId: order?.contractId ?? '' }
}
const ship = (id: string) => merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })
/** Cents that went back by the requests beside it, once they are there. */
async function given(id: string): Promise<number> {
  const { surchargeBack } = await read(id)
  let sum = 0
  for (const one of surchargeBack?.requestList ?? [])
    sum += Math.round((await reaches(t, anna, one.id, 'REVERSE_DONE')).actualRefundAmt.value * 100)
  return sum
}
async function passTime(ms: number): Promise<void> {
  t.clock.advance(ms)
  await rounds()
  await signInAll()
}
async function rounds() {
  await expireDueContracts(own(), t.mall.providers)
  await t.drain()
  await stepDueReverses(own())
  await t.drain()
}
async function attemptOf(key: string) {
  const [attempt] = await t.sql<{ id: Id<'attempt'>; status: string }>(
    'select id, status from payment_attempts where unique_key = $1',
    [key],
  )
  return attempt!
}
async function settled(key: string, ...statuses: string[]) {
  await until(async () => {
    const { id, status } = await attemptOf(key)
    if (statuses.includes(status)) return true
    await checkPayment(own(), t.mall.providers, id)
    return statuses.includes((await attemptOf(key)).status)
  }, `the payment to be ${statuses.join()}`)
}
async function exchangedForMore(qty = 1, value = 10 * qty, of = orderId) {
  const { id } = await goodsPassed(who(), of, dearer(qty, value))
  const order = await paid(id)
  await ship(id)
  await anna.call(CONFIRM, { id })
  await t.drain()
  return { id, order }
}
/** Cents of an order's money that are its buyer's again: taken less given back, by contract. */
async function kept(id: string): Promise<number> {
  const [row] = await t.sql<{ kept: number }>(
    `select (o.paid - o.refunded)::int as kept from orders o where o.id = $1`,
    [fromWireId('order', id)],
  )
  return row?.kept ?? -1
}
/** All that the mall took by provider less all it returned, by its books. */
async function atProvider(contractId: string): Promise<number> {
  const [row] = await t.sql<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from ledger_entries where ref = $1 and account in ('provider', 'fees')`,
    [fromWireId('contract', contractId)],
  )
  return row?.sum ?? 0
}

describe('payment and end meet', () => {
  test('paid while the shop presses A25 at the same moment: both payments go back or none', async () => {
    for (let round = 0; round < 3; round += 1) {
      orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
      const { id } = await goodsPassed(who(), orderId, dearer())
      const order = await orderOf(id)
      await t.scenario('paid')
      const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
      const { id: attempt } = await attemptOf(payUniqueKey)
      await Promise.allSettled([
        merchant.call(REFUND_INSTEAD, { id }),
        checkPayment(own(), t.mall.providers, attempt),
        checkPayment(own(), t.mall.providers, attempt),
        rounds(),
      ])
      await settled(payUniqueKey, 'PAY_SUCCESS', 'PAY_DUPLICATE')
      await rounds()
      await reaches(t, anna, id, 'REVERSE_DONE')
      await given(id)
      await until(async () => {
        await t.drain()
        return (await kept(order?.id ?? '')) === 0
      }, 'the surcharge to go back')
      expect((await read(id)).actualRefundAmt).toEqual(money(64.8))
    }
  })

  test('paid late, after the clock has ended it: the money goes back and nothing is revived', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('late')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await passTime(100 * HOUR)
    await rounds()
    await reaches(t, anna, id, 'REVERSE_DONE')
    const [row] = await t.sql<{ status: string }>('select status from orders where id = $1', [
      fromWireId('order', order?.id ?? ''),
    ])
    expect(['CANCELED', 'CLOSED']).toContain(row?.status)
    expect(await kept(order?.id ?? '')).toBe(0)
    void payUniqueKey
  })

  test('of two attempts that both pay one goes back, and the exchange goes on', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('paid')
    const one = await pay(anna, order?.contractId ?? '')
    await t.scenario('paid')
    const two = await pay(anna, order?.contractId ?? '').catch(() => one)
    await settled(one.payUniqueKey, 'PAY_SUCCESS', 'PAY_DUPLICATE', 'PAY_CLOSED')
    await settled(two.payUniqueKey, 'PAY_SUCCESS', 'PAY_DUPLICATE', 'PAY_CLOSED')
    await t.drain()
    expect(await kept(order?.id ?? '')).toBe(1000)
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test.each(['paid_twice', 'late'])(
    'by the scenario %s nothing more stays at the mall than is owed',
    async (scenario) => {
      const { id } = await goodsPassed(who(), orderId, dearer())
      const order = await orderOf(id)
      await t.scenario(scenario)
      const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
      if (scenario === 'late') {
        await passTime(73 * HOUR)
        await reaches(t, anna, id, 'REVERSE_DONE')
      }
      const { id: attempt } = await attemptOf(payUniqueKey)
      const due = scenario === 'late' ? 0 : 1000
      const seen = async () =>
        (
          await t.sql<{ n: number }>(
            `select count(*)::int as n from ledger_entries where ref = $1`,
            [fromWireId('contract', order?.contractId ?? '')],
          )
        )[0]?.n ?? 0
      await until(async () => {
        await checkPayment(own(), t.mall.providers, attempt)
        await rounds()
        return (await seen()) > 0
      }, 'the money to be seen')
      for (let round = 0; round < 5; round += 1) {
        await t.lab.idle()
        await checkPayment(own(), t.mall.providers, attempt)
        await rounds()
      }
      await until(async () => {
        await rounds()
        return (await atProvider(order?.contractId ?? '')) === due
      }, 'what is not owed to go back')
      if (scenario !== 'late') {
        await ship(id)
        await anna.call(CONFIRM, { id })
      }
    },
  )

  test('its shop is frozen, and then cleared, between asking and paying: nobody is stuck', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await operator.call('POST /sapi/mall-operator/seller/freeze', { id: 5, reason: 'Looked at.' })
    await payFor(t, anna, order?.contractId ?? '')
    await t.drain()
    await operator.call('POST /sapi/mall-operator/seller/clear', { id: 5, reason: 'Gone.' })
    await passTime(8 * DAY)
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    await reopenSellers(t)
    await signInAll()
  })
})

describe('two exchanges of a line', () => {
  test('HOLE 3a: a first one that ended in both moneys back counts no more in what the second brings', async () => {
    const first = await goodsPassed(who(), orderId, dearer())
    await paid(first.id)
    await merchant.call(REFUND_INSTEAD, { id: first.id })
    await reaches(t, anna, first.id, 'REVERSE_DONE')
    expect(await given(first.id)).toBe(1000)
    await exchangedForMore(2)
    const preview = await anna.call(
      RENDER,
      await requestBody(anna, orderId, { type: 'SALE_RETURN', qty: 1 }),
    )
    expect(preview.surchargeBackAmt).toEqual(money(10))
    const back = await sentBack(t, who(), orderId, { qty: 1 })
    await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }] })
    await reaches(t, anna, back.id, 'REVERSE_DONE')
    expect(await given(back.id)).toBe(1000)
  })

  test('both dearer, each with its own order: unit by unit back, all comes to what was paid', async () => {
    const one = await exchangedForMore(1)
    await priceAt(t, gold, 7990)
    const two = await exchangedForMore(2, 40)
    for (const expected of [1667, 1667, 1666]) {
      const back = await sentBack(t, who(), orderId, { qty: 1 })
      await merchant.call(PASS, {
        id: back.id,
        lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }],
      })
      await reaches(t, anna, back.id, 'REVERSE_DONE')
      expect(await given(back.id)).toBe(expected)
    }
    expect([await kept(one.order.id), await kept(two.order.id)]).toEqual([0, 0])
    expect((await detail()).displayStatus).toBe('CLOSED')
  })

  test('units that are not dearer can still be exchanged beside a dearer one', async () => {
    await exchangedForMore(1)
    const preview = await anna.call(RENDER, await requestBody(anna, orderId, { qty: 1 }))
    expect(preview.versionList).toHaveLength(2)
    const { id } = await goodsPassed(who(), orderId, { sku: steel, qty: 2, goods: brass })
    await ship(id)
    await anna.call(CONFIRM, { id })
  })
})

describe('the dearer piece goes back without a return of goods', () => {
  test('HOLE 1a: it was lost on its way: a refund of everything brings back what it cost more, too', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await paid(id)
    await ship(id)
    await passTime(22 * DAY)
    expect((await read(id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    const preview = await anna.call(RENDER, await requestBody(anna, orderId))
    const lost = await apply(anna, orderId, { more: { reverseReason: 'NOT_RECEIVED' } })
    await merchant.call(APPROVE, { id: lost.id })
    await reaches(t, anna, lost.id, 'REVERSE_DONE')
    await given(lost.id)
    expect({
      offered: preview.availableRefundAmt.value + preview.surchargeBackAmt.value,
      kept: await kept(order.id),
    }).toEqual({ offered: expect.closeTo(69.9 + 4.9), kept: 0 })
  })

  test('HOLE 1b: the shop waives the return of it: both moneys go back', async () => {
    const { order } = await exchangedForMore(1)
    const { id } = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      more: {
        reverseReason: 'DAMAGED',
        reverseTradeOrderLineList: [
          {
            tradeOrderLine: { id: (await detail()).tradeOrderLineList[0]?.id ?? '' },
            reverseQty: 1,
            goodsSku: { id: gold },
          },
        ],
      },
    })
    await merchant.call(APPROVE, { id })
    await merchant.call(WAIVE, { id })
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    expect(await kept(order.id)).toBe(0)
  })

  test('a part offered for goods that stay brings nothing of what they cost more', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { order } = await exchangedForMore(1)
    const { id } = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      more: { reverseReason: 'DAMAGED' },
    })
    const offered = await merchant.call('POST /sapi/mall-merchant/reverseorder/offer', {
      id,
      version: (await merchant.call(MERCHANT_READ, { id })).version,
      kind: 'PART',
      amount: { value: 20, currency: 'EUR' },
      content: 'Keep it.',
    } as never)
    const { offer } = await read(id)
    await anna.call('POST /sapi/mall-order/web/reverseorder/acceptOffer', {
      id,
      offerId: offer?.id ?? '',
    } as never)
    void offered
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(0)
    expect(await kept(order.id)).toBe(1000)
    // And its return afterwards gives the rest and the surcharge.
    const back = await sentBack(t, who(), orderId, { qty: 1 })
    await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }] })
    await reaches(t, anna, back.id, 'REVERSE_DONE')
    expect(await given(back.id)).toBe(1000)
    expect([await kept(order.id)]).toEqual([0])
  })
})

const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
/** Of an order with its own lines: what goes back of the line's goods that are of this version. */
async function passReturn(qty: number, of = orderId, more: object = {}) {
  const back = await sentBack(t, who(), of, { qty, ...more })
  await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: qty }] })
  return reaches(t, anna, back.id, 'REVERSE_DONE')
}

describe('other ways back', () => {
  test('a withdrawal by law of the dearer piece gives back both, to the cent', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { order } = await exchangedForMore(1)
    await anna.call(STATE, {
      requestKey: randomUUID(),
      name: 'Kim Petersen',
      orderCode: '0',
      email: people.anna,
      orderId,
    } as never)
    await t.drain()
    const [row] = await t.sql<{ id: Id<'reverse'> }>(
      `select id from reverse_orders where order_id = $1 and type = 'SALE_RETURN'`,
      [fromWireId('order', orderId)],
    )
    const id = toWireId('reverse', row!.id)
    await anna.call(
      'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
      sendBackBody(id, { number: nextNumber() }),
    )
    const { reverseTradeOrderLineList: lines } = await read(id)
    await merchant.call(PASS, { id, lines: [{ id: lines[0]?.id ?? '', sellable: 1 }] })
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    expect([await kept(order.id), await kept(orderId)]).toEqual([0, 0])
  })

  test('a statement that names the order of the surcharge moves nothing by itself, whether it is unpaid, paid or done', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    const state = () =>
      anna.call(STATE, {
        requestKey: randomUUID(),
        name: 'Kim Petersen',
        orderCode: order?.tradeOrderCode ?? '',
        email: 'kim@galleria.test',
      } as never)
    const reverses = () => t.sql<{ n: number }>('select count(*)::int as n from reverse_orders')
    const before = await reverses()
    await state()
    await t.drain()
    await paid(id)
    await state()
    await t.drain()
    expect(await reverses()).toEqual(before)
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('what its shop and the mall do with orders is refused of it, unpaid and paid, and nothing moves', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    const oid = order?.id ?? ''
    const lineId = (await detail(oid)).tradeOrderLineList[0]?.id ?? ''
    const tries = async () => {
      const before = await everything(t)
      const parcel = { carrierId: 2, serviceCode: nextNumber(), lines: [{ id: lineId, qty: 1 }] }
      const reason = 'It is not so.'
      const calls: [string, () => Promise<unknown>][] = [
        [
          'op ship',
          () =>
            operator.call('POST /sapi/mall-operator/order/ship', {
              orderId: oid,
              ...parcel,
              reason,
            } as never),
        ],
        [
          'op hold',
          () => operator.call('POST /sapi/mall-operator/order/hold', { id: oid, reason } as never),
        ],
        [
          'op cancel',
          () =>
            operator.call('POST /sapi/mall-operator/order/cancelLines', {
              orderId: oid,
              lines: [{ id: lineId, qty: 1 }],
              requestKey: randomUUID(),
              reason,
            } as never),
        ],
        [
          'ship',
          () =>
            merchant.call('POST /sapi/mall-merchant/order/ship', {
              orderId: oid,
              ...parcel,
            } as never),
        ],
        [
          'hold',
          () => merchant.call('POST /sapi/mall-merchant/order/hold', { id: oid, reason } as never),
        ],
        ['apply', () => apply(anna, oid)],
        ['return', () => apply(anna, oid, { type: 'SALE_RETURN', amount: 10 })],
        ['exchange', () => askExchange(anna, oid, { sku: steel })],
        [
          'cancel paid',
          () =>
            anna.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow', {
              tradeOrder: { id: oid },
              reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty: 1 }],
            } as never),
        ],
        ['sign', () => anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: oid })],
      ]
      const results: Record<string, string> = {}
      for (const [name, call] of calls)
        results[name] = await call().then(
          () => 'done',
          (error: { code?: string; status?: number }) => String(error.code ?? error),
        )
      expect(
        Object.entries(results).filter(([, one]) => one === 'done' || /500|internal/.test(one)),
      ).toEqual([])
      expect(await everything(t)).toEqual(before)
      return results
    }
    const unpaid = await tries()
    expect((await operator.call(OP_READ, { id: oid })).operationList).toEqual([])
    await paid(id)
    const done = await tries()
    expect((await operator.call(OP_READ, { id: oid })).operationList).toEqual([])
    expect(done).toEqual(unpaid)
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('HOLE 1c: the mall gives the money of a return of it while the goods are with their buyer', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { order } = await exchangedForMore(1)
    const { id } = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      more: { reverseReason: 'DAMAGED' },
    })
    expect((await read(id)).surchargeBack).toMatchObject({ amt: money(10) })
    await merchant.call(REJECT, { id, reason: 'It was used.' })
    await anna.call(ASK, { id, content: 'It never was.' })
    await merchant.call(SAY, { id, content: 'It was.' })
    await operator.call(RULE, { id, ruling: 'REFUND', reason: 'The photos show it.' })
    await reaches(t, anna, id, 'REVERSE_DONE')
    await given(id)
    expect(await kept(order.id)).toBe(0)
  })

  test('a part ruled: one of two units comes back and brings its part, then the other brings the rest', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const { order } = await exchangedForMore(2)
    const { id } = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      qty: 2,
      more: { reverseReason: 'DAMAGED' },
    })
    await merchant.call(REJECT, { id, reason: 'It was used.' })
    await anna.call(ASK, { id, content: 'It never was.' })
    await merchant.call(SAY, { id, content: 'It was.' })
    const { reverseTradeOrderLineList: lines } = await read(id)
    await operator.call(RULE, {
      id,
      ruling: 'RETURN',
      reason: 'One.',
      lines: [{ id: lines[0]?.id ?? '', qty: 1 }],
    } as never)
    await anna.call(
      'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
      sendBackBody(id, { number: nextNumber() }),
    )
    await merchant.call(PASS, { id, lines: [{ id: lines[0]?.id ?? '', sellable: 1 }] })
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    const rest = await passReturn(1)
    expect(await given(rest.id)).toBe(1000)
    expect(await kept(order.id)).toBe(0)
  })

  test('a part of its money ruled for a return of it: what it cost more goes back with the goods', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    await exchangedForMore(1)
    const { id } = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      more: { reverseReason: 'DAMAGED' },
    })
    await merchant.call(REJECT, { id, reason: 'It was used.' })
    await anna.call(ASK, { id, content: 'It never was.' })
    await merchant.call(SAY, { id, content: 'It was.' })
    await operator.call(RULE, { id, ruling: 'REFUND', reason: 'Half.', amount: money(10) } as never)
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(10))
    expect(await given(id)).toBe(0)
    const rest = await passReturn(1)
    expect(rest.actualRefundAmt).toEqual(money(49.9 + 4.9))
    expect(await given(rest.id)).toBe(1000)
  })

  test('of an exchange of three one is accepted, one refused and ruled for its buyer: the surcharge is of one, and comes back with it', async () => {
    const { id, lineId } = await goodsSentBack(who(), orderId, dearer(3))
    const file = await import('../../testing/upload-steps.ts')
    const shown = await file
      .upload(t, merchant, 'evidence', await file.photo())
      .catch(() => undefined)
    await merchant.call(PASS, {
      id,
      lines: [{ id: lineId, sellable: 1, scrap: 0, missing: 2 }],
      ...(shown ? {} : {}),
    } as never)
    expect((await read(id)).exchangeSurcharge?.amt).toEqual(money(10))
    const order = await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
    await t.drain()
    const { refusedPart } = await read(id)
    if (refusedPart) {
      await anna.call(ASK, { id: refusedPart.id, content: 'They were in it.' })
      await merchant.call(SAY, { id: refusedPart.id, content: 'They were not.' })
      await operator.call(RULE, { id: refusedPart.id, ruling: 'REFUND', reason: 'Weighed.' })
      await reaches(t, anna, refusedPart.id, 'REVERSE_DONE')
      expect(await given(refusedPart.id)).toBe(0)
    }
    const versions = await anna
      .call(RENDER, await requestBody(anna, orderId, { qty: 1, type: 'SALE_RETURN' }))
      .catch((e: unknown) => e)
    void versions
    const back = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      amount: 59.9,
      more: {
        reverseReason: 'DAMAGED',
        reverseTradeOrderLineList: [
          {
            tradeOrderLine: { id: (await detail()).tradeOrderLineList[0]?.id ?? '' },
            reverseQty: 1,
            goodsSku: { id: gold },
          },
        ],
      },
    })
    await merchant.call(APPROVE, { id: back.id })
    await anna.call(
      'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
      sendBackBody(back.id, { number: nextNumber() }),
    )
    await merchant.call(PASS, {
      id: back.id,
      lines: [{ id: back.reverseTradeOrderLineList[0]?.id ?? '', sellable: 1 }],
    })
    await reaches(t, anna, back.id, 'REVERSE_DONE')
    expect(await given(back.id)).toBe(1000)
    expect(await kept(order.id)).toBe(0)
  })
})

describe('what orders were reduced by, and where they went', () => {
  async function received(contract: { tradeOrderList: readonly { id: string }[] }) {
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    return id
  }
  const offeredFor = async (id: string, line = 0, qty = 1) => {
    const body = {
      ...(await requestBody(anna, id, { qty, line })),
      reverseTradeOrderType: 'SALE_EXCHANGE',
    }
    const { surchargeList } = await anna.call(RENDER, body as never)
    return surchargeList.find(({ skuId }) => skuId === gold)?.amt.value
  }

  test('goods with a promotion and a coupon: what the dearer costs beside what was paid; all comes back in thirds', async () => {
    const promotion = await runPromotion(t, merchant)
    await runCoupon(t, operator, { code: 'DEARER' })
    const contract = await orderWith(anna, { goods: { lamp: 3 }, couponCode: 'DEARER' })
    await payFor(t, anna, contract.id)
    await endPromotion(merchant, promotion)
    orderId = await received(contract)
    const more = await offeredFor(orderId, 0, 3)
    // 179.70 less 10 % and 10.00: 151.73; three of gold are 209.70.
    expect(more).toBe(57.97)
    const { order } = await exchangedForMore(3, 57.97)
    let sum = 0
    for (let unit = 0; unit < 3; unit += 1) sum += await given((await passReturn(1)).id)
    expect([sum, await kept(order.id), await kept(orderId)]).toEqual([5797, 0, 0])
  })

  test('a lamp of a set', async () => {
    await offerSet(t)
    orderId = await received(await orderSets(t, anna))
    const lines = (await detail()).tradeOrderLineList
    const line = lines.findIndex(({ tradeQty }) => tradeQty === 2)
    const more = await offeredFor(orderId, line, 2)
    const exchanging = { sku: gold, qty: 2, line, surchargeAmt: money(more ?? 0) }
    const back = await goodsSentBack(who(), orderId, exchanging)
    await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineId, sellable: 2 }] })
    const order = await paid(back.id)
    await ship(back.id)
    await anna.call(CONFIRM, { id: back.id })
    await t.drain()
    const first = await passReturn(1, orderId, { line })
    const second = await passReturn(1, orderId, { line })
    expect((await given(first.id)) + (await given(second.id))).toBe(Math.round((more ?? 0) * 100))
    expect(await kept(order.id)).toBe(0)
    await t.sql('delete from set_prices')
    await t.sql('delete from set_parts')
  })

  test('HOLE 2b: what the mall covers is no part of the price of the goods', async () => {
    const { orderWithExtras } = await import('../../testing/service-steps.ts')
    const contract = await orderWithExtras(anna, { goods: { lamp: 1 }, isAssembled: false })
    await payFor(t, anna, contract.id)
    orderId = await received(contract)
    expect(await offeredFor(orderId)).toBe(10)
  })

  test('delivered to Vienna: the surcharge is what the price there is, with its tax', async () => {
    const wien = {
      personPhone: '+43 6641234567',
      postalCode: '1010',
      city: 'Wien',
      province: 'Wien',
      country: 'Österreich',
    }
    orderId = await received(await paidOrder(t, anna, { lamp: 1 }, 'paid', wien))
    expect(await offeredFor(orderId)).toBe(10)
    const { order } = await exchangedForMore(1)
    const rows = await t.sql(
      'select tax_rate::float8 as rate, tax::int as tax, tax_treatment as treatment, country from orders where id = $1',
      [fromWireId('order', order.id)],
    )
    expect(rows).toEqual([{ rate: 0.2, tax: 167, treatment: 'STANDARD', country: 'AT' }])
  })

  test('two lines of one exchange, one for less and one for more: each goes its way, and A25 gives back both moneys', async () => {
    await anna.call('POST /sapi/mall-order/cartline/create', { skuId: gold, skuQty: 1 })
    const contract = await paidOrder(t, anna, { lamp: 1 })
    orderId = await received(contract)
    const lines = (await detail()).tradeOrderLineList
    const of = (sku: number) => lines.find(({ sku: one }) => one.id === sku)?.id ?? ''
    const ask = () =>
      anna.call(EXCHANGE, {
        tradeOrder: { id: orderId },
        reverseReason: 'DAMAGED',
        reverseTradeOrderLineList: [
          {
            tradeOrderLine: { id: of(brass) },
            reverseQty: 1,
            derivativeSku: { id: gold },
            surchargeAmt: money(10),
          },
          {
            tradeOrderLine: { id: of(gold) },
            reverseQty: 1,
            derivativeSku: { id: copper },
            differenceAmt: money(30),
          },
        ],
      } as never)
    const { id } = await ask()
    await merchant.call(APPROVE, { id })
    await anna.call(
      'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
      sendBackBody(id, { number: nextNumber() }),
    )
    const asked = await read(id)
    await merchant.call(PASS, {
      id,
      lines: asked.reverseTradeOrderLineList.map((one) => ({ id: one.id, sellable: 1 })),
    })
    const order = await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
    await t.drain()
    expect((await read(id)).exchangeDifference?.amt).toEqual(money(30))
    expect(await kept(order.id)).toBe(1000)
  })
})

describe('between asking and sending', () => {
  test('the price changes after the form, the version is archived after approval: what was said holds, and nobody is stuck', async () => {
    const { id, lineId } = await agreedExchange(who(), orderId, dearer())
    await priceAt(t, gold, 9990)
    await t.sql(`update skus set status = 'OFF' where id = $1`, [gold]).catch(() => undefined)
    await t.sql(`update items set is_listed = false where id = 1003`)
    await anna.call(
      'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
      sendBackBody(id, { number: nextNumber() }),
    )
    await merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] })
    expect((await read(id)).exchangeSurcharge?.amt).toEqual(money(10))
    await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('an unpaid surcharge keeps nobody from ordering, and names no shop as late', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    for (let i = 0; i < 4; i += 1) await receivedOrder(t, anna, merchant, { lamp: 1 })
    await paid(id)
    await passTime(3 * DAY)
    const overdue = await t.sql<{ n: number }>(
      `select count(*)::int as n from orders where surcharge_of is not null and (overdue_told_at is not null or ship_by is not null)`,
    )
    expect(overdue).toEqual([{ n: 0 }])
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('HOLE 6: mails about it: none says that something is packed or was sent', async () => {
    const before = (await t.inbox('kim@galleria.test')).length
    const sold = (await t.inbox('merchant@galleria.test')).length
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await paid(id)
    await t.drain()
    const code = (await orderOf(id))?.tradeOrderCode ?? ''
    await ship(id)
    await anna.call(CONFIRM, { id })
    await passTime(30 * DAY)
    const mails = (await t.inbox('kim@galleria.test')).filter(({ text, subject }) =>
      (text + subject).includes(code),
    )
    void before
    void sold
    expect(
      mails
        .filter(({ text }) => /packed|has sent your order/.test(text))
        .map(({ subject }) => subject),
    ).toEqual([])
    void order
  })
})

describe('points, papers and a refund that comes back', () => {
  test('HOLE 5: points are earned for what was paid more, and undone with it', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { order } = await exchangedForMore(1)
    const points = async (id: string) =>
      (
        await t.sql<{ sum: number }>(
          `select coalesce(sum(delta), 0)::int as sum from public.point_entries where order_id = $1 and pot = 'PENDING'`,
          [fromWireId('order', id)],
        )
      )[0]?.sum
    expect(await points(orderId)).toBeGreaterThan(0)
    expect(await points(order.id)).toBeGreaterThan(0)
  })

  test('the papers: an invoice of the surcharge, and credit notes that come to it', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
    await priceAt(t, gold, 6999)
    const { order } = await exchangedForMore(3, 30.27)
    const papers = () =>
      t.sql<{ kind: string; total: number }>(
        `select kind, gross::int as total from public.invoices where order_id = $1 order by issued_at, kind, gross`,
        [fromWireId('order', order.id)],
      )
    expect(await papers()).toEqual([{ kind: expect.any(String), total: 3027 }])
    await given((await passReturn(1)).id)
    await given((await passReturn(2)).id)
    await t.drain()
    expect((await papers()).map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([
      1009, 2018, 3027,
    ])
  })

  test('the refund of the surcharge bounces: it is owed again and sent once more, and the return is done all the same', async () => {
    const { takeBackRefund } = await import('./steps/take-back-refund.ts')
    const { sendDueRefunds } = await import('../../testing/payment-work.ts')
    orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const { order } = await exchangedForMore(2)
    const done = await passReturn(1)
    await given(done.id)
    const companion = (await read(done.id)).surchargeBack?.requestList[0]?.id ?? ''
    const [refund] = await t.sql<{ id: Id<'refund'>; ref: string }>(
      `select r.id, x.provider_ref as ref from refunds r join refund_legs g on g.refund_id = r.id join refund_tries x on x.leg_id = g.id where r.reverse_id = $1`,
      [fromWireId('reverse', companion)],
    )
    await takeBackRefund(own(), {
      refundId: refund!.id,
      providerRef: refund!.ref,
      reason: 'returned',
    } as never)
    expect(await read(companion)).toMatchObject({ reverseTradeOrderStatus: 'REFUND_FAIL' })
    expect(await t.audit()).toEqual([])
    t.clock.advance(HOUR)
    await sendDueRefunds(own(), t.mall.providers)
    await reaches(t, anna, companion, 'REVERSE_DONE')
    expect(await kept(order.id)).toBe(1000)
  })

  test('the provider refuses the refund of the surcharge for good: the request says so, and the goods are done', async () => {
    const { giveUp } = await import('../../testing/failed-refund.ts')
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { id } = await goodsPassed(who(), orderId, dearer())
    const asked = await orderOf(id)
    await payFor(t, anna, asked?.contractId ?? '', 'refund_fails')
    await t.drain()
    await merchant.call(REFUND_INSTEAD, { id })
    await giveUp(t)
    await signInAll()
    await reaches(t, anna, id, 'REVERSE_DONE')
    const companion = (await read(id)).surchargeBack?.requestList[0]?.id ?? ''
    expect((await read(companion)).reverseTradeOrderStatus).toBe('REFUND_FAIL')
    expect(await t.audit('always')).toEqual([])
    const refunds = await t.sql(`select status from refunds where reverse_id = $1`, [
      fromWireId('reverse', companion),
    ])
    expect(refunds).toEqual([{ status: 'FAILED' }])
  })
})

describe('further', () => {
  test('HOLE 3b: of two units for which 10.00 each was paid one brings 10.00 only, whatever an earlier exchange had cost', async () => {
    const first = await goodsPassed(who(), orderId, dearer())
    await paid(first.id)
    await merchant.call(REFUND_INSTEAD, { id: first.id })
    await reaches(t, anna, first.id, 'REVERSE_DONE')
    await given(first.id)
    await exchangedForMore(2)
    const back = await passReturn(1)
    expect(await given(back.id)).toBe(1000)
  })

  test('HOLE 2a: delivery with assembly is no part of the price of the desk that is exchanged', async () => {
    const { offerAssembly, orderWithExtras } = await import('../../testing/service-steps.ts')
    await offerAssembly(merchant)
    const contract = await orderWithExtras(anna, { goods: { desk: 1 }, insured: [] })
    await payFor(t, anna, contract.id)
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    const body = { ...(await requestBody(anna, id)), reverseTradeOrderType: 'SALE_EXCHANGE' }
    const { surchargeList } = await anna.call(RENDER, body as never)
    // The desk is 189.00, the wide one 229.00; assembly was 49.00.
    expect(surchargeList.find(({ skuId }) => skuId === 2)?.amt).toEqual(money(40))
  })

  test('without the tax of the storefront nothing dearer is offered', async () => {
    const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
    const { fillCart, hamburg } = await import('../../testing/shop-steps.ts')
    const wien = {
      ...hamburg,
      personPhone: '+43 6641234567',
      postalCode: '1010',
      city: 'Wien',
      province: 'Wien',
      country: 'Österreich',
    }
    const cartLineIds = await fillCart(anna, { lamp: 1 })
    const addressId = (await anna.call(CREATE, wien)).id
    const billingAddressId = (
      await anna.call(CREATE, {
        ...wien,
        addressType: 'BILLING',
        company: 'Wiener Möbel GmbH',
        taxCode: 'ATU13585627',
      } as never)
    ).id
    const choice = { cartLineIds, addressId, billingAddressId }
    const { quoteId } = await anna.call(
      'POST /sapi/mall-order/web/order/renderTradeContract',
      choice,
    )
    const contract = await anna.call('POST /sapi/mall-order/web/order/createTradeContract', {
      ...choice,
      quoteId,
    })
    await payFor(t, anna, contract.id)
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    const body = { ...(await requestBody(anna, id)), reverseTradeOrderType: 'SALE_EXCHANGE' }
    const { surchargeList, differenceList } = await anna.call(RENDER, body as never)
    expect(surchargeList.map(({ skuId }) => skuId)).not.toContain(gold)
    expect(surchargeList.every(({ amt }) => amt.value === 0)).toBe(true)
    await expect(
      askExchange(anna, id, { sku: gold, surchargeAmt: money(10) }),
    ).rejects.toMatchObject({ code: 'reverse.exchange_sku' })
  })

  test('a bank is at it when the shop presses A25, and pays after that: all goes back', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('pending_then_paid')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await checkPayment(own(), t.mall.providers, (await attemptOf(payUniqueKey)).id)
    await merchant.call(REFUND_INSTEAD, { id })
    await rounds()
    await reaches(t, anna, id, 'REVERSE_DONE')
    await t.lab.idle().catch(() => undefined)
    await checkPayment(own(), t.mall.providers, (await attemptOf(payUniqueKey)).id)
    await rounds()
    await given(id)
    await until(async () => {
      await rounds()
      return (await kept(order?.id ?? '')) === 0
    }, 'nothing kept')
  })

  test('the shop says nothing about the goods: the clock asks for the surcharge, once; two presses ask once', async () => {
    const { id } = await goodsSentBack(who(), orderId, dearer())
    await t.drain()
    await passTime(30 * DAY)
    const found = await read(id)
    const other = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const back = await goodsSentBack(who(), other, dearer())
    const press = () =>
      merchant.call(PASS, { id: back.id, lines: [{ id: back.lineId, sellable: 1 }] })
    const [one, two] = await Promise.allSettled([press(), press()])
    expect(
      await t.sql('select count(*)::int as n from orders where surcharge_of = $1', [
        fromWireId('reverse', back.id),
      ]),
    ).toEqual([{ n: 1 }])
    await paid(back.id)
    // Reminded of its payment's end or not: the shop is reminded of sending.
    await passTime(5 * DAY + 2 * HOUR)
    const reminded = await t.sql<{ n: number }>(
      `select count(distinct coalesce(data->>'to', ''))::int as n, count(*)::int as all from pgboss.job where name like 'mail.%' and data->>'reverseId' = $1 and data->>'kind' = 'toReplace'`,
      [fromWireId('reverse', back.id)],
    )
    expect(reminded).toEqual([{ n: reminded[0]?.n, all: reminded[0]?.n }])
    expect(reminded[0]?.n).toBeGreaterThan(0)
    await ship(back.id)
    await anna.call(CONFIRM, { id: back.id })
  })

  test.each(['SE'] as const)(
    'on the storefront of %s the smallest coins are exact',
    async (site) => {
      const buyer = await t.signIn(people.ben, { site } as never)
      const before = anna
      anna = buyer
      try {
        await t.sql(`update sku_prices set amount = 5991 where sku_id = $1 and site = $2`, [
          brass,
          site,
        ])
        await t.sql(`update sku_prices set amount = 7002 where sku_id = $1 and site = $2`, [
          gold,
          site,
        ])
        const there = {
          hearFrom: 'A friend',
          personPhone: '+46 812345678',
          poiName: 'Drottninggatan',
          houseNo: '5',
          detailAddress: 'lgh 1101',
          postalCode: '111 51',
          city: 'Stockholm',
          province: 'Stockholms län',
          country: 'Sverige',
        }
        const contract = await paidOrder(t, anna, { lamp: 3 }, 'paid', there)
        orderId = contract.tradeOrderList[0]?.id ?? ''
        await send(merchant, orderId)
        await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
        const currency = contract.needPayAmt.currency
        const body = {
          ...(await requestBody(anna, orderId, { qty: 3 })),
          reverseTradeOrderType: 'SALE_EXCHANGE',
        }
        const { surchargeList } = await anna.call(RENDER, body as never)
        expect(surchargeList.find(({ skuId }) => skuId === gold)?.amt).toEqual({
          value: 30.33,
          currency,
        })
        const back = await goodsSentBack(who(), orderId, {
          sku: gold,
          qty: 3,
          surchargeAmt: { value: 30.33, currency },
        })
        await merchant.call(PASS, {
          id: back.id,
          lines: [{ id: back.lineId, sellable: 2, missing: 1 }],
        })
        expect((await read(back.id)).exchangeSurcharge?.amt).toEqual({ value: 20.22, currency })
        const order = await paid(back.id)
        await ship(back.id)
        await anna.call(CONFIRM, { id: back.id })
        await t.drain()
        const [line] = (await detail()).tradeOrderLineList
        const one = async () => {
          const { id, reverseTradeOrderLineList: lines } = await anna.call(
            'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
            {
              tradeOrder: { id: orderId },
              reverseReason: 'DAMAGED',
              applyRefundAmt: { value: 59.91 },
              reverseTradeOrderLineList: [
                { tradeOrderLine: { id: line?.id ?? '' }, reverseQty: 1, goodsSku: { id: gold } },
              ],
            } as never,
          )
          await merchant.call(APPROVE, { id })
          await anna.call(
            'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
            sendBackBody(id, { number: nextNumber() }),
          )
          await merchant.call(PASS, { id, lines: [{ id: lines[0]?.id ?? '', sellable: 1 }] })
          await reaches(t, anna, id, 'REVERSE_DONE')
          return given(id)
        }
        expect([await one(), await one(), await kept(order.id)]).toEqual([1011, 1011, 0])
      } finally {
        anna = before
      }
    },
  )

  test('a pre-sale paid in two parts, received, exchanged for something dearer and returned', async () => {
    const { preSell, CAMPAIGN } = await import('../../testing/pre-sale-steps.ts')
    await preSell(t, brass)
    const contract = await place(anna, { lamp: 1 })
    await payFor(t, anna, contract.id)
    await passTime((CAMPAIGN.balanceFrom + 1) * DAY)
    await payFor(t, anna, contract.id)
    await t.sql('delete from pre_sales')
    orderId = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, orderId)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
    const { id, order } = await exchangedForMore(1)
    void id
    const back = await passReturn(1)
    expect([await given(back.id), await kept(order.id), await kept(orderId)]).toEqual([1000, 0, 0])
  })

  test('HOLE 8: the order of the surcharge cannot be asked about, line by line', async () => {
    const { order } = await exchangedForMore(1)
    const seen = await detail(order.id)
    expect(seen.operationList).toEqual(['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail'])
    expect(
      seen.tradeOrderLineList.map(({ canReverseQty, canCancelQty }) => [
        canReverseQty,
        canCancelQty,
      ]),
    ).toEqual([[0, 0]])
  })

  test('HOLE 7: the shop presses A25 before it is paid: its buyer is not told that the time to pay was over', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const code = (await orderOf(id))?.tradeOrderCode ?? ''
    await merchant.call(REFUND_INSTEAD, { id })
    await until(async () => {
      await rounds()
      return (await orderOf(id))?.isOpen === false && (await t.drain()) === 0
    }, 'its order to end')
    await passTime(HOUR)
    // Its words: "We did not receive a payment in time, so the order has been closed and the items are back on sale".
    const told = await t.sql<{ name: string }>(
      `select name from pgboss.job where name = 'mail.closed' and data->>'contractId' = (select contract_id::text from orders where code = $1)`,
      [code],
    )
    expect(told).toEqual([])
  })

  test('a bank that never answers: it ends with the time to pay, and the money of the goods goes back', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('pending')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await until(async () => {
      await checkPayment(own(), t.mall.providers, (await attemptOf(payUniqueKey)).id)
      const [row] = await t.sql<{ status: string }>('select status from orders where id = $1', [
        fromWireId('order', order?.id ?? ''),
      ])
      return row?.status === 'PROCESSING'
    }, 'the bank to be at it')
    for (const hours of [49, 25, 24]) await passTime(hours * HOUR)
    await reaches(t, anna, id, 'REVERSE_DONE')
  })

  test('two returns of one unit each, approved and looked at at once, bring each its part', async () => {
    const { order } = await exchangedForMore(2)
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const one = async () => {
      const { id, reverseTradeOrderLineList: lines } = await anna.call(
        'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
        {
          tradeOrder: { id: orderId },
          reverseReason: 'DAMAGED',
          applyRefundAmt: { value: 59.9 },
          reverseTradeOrderLineList: [
            { tradeOrderLine: { id: lineId }, reverseQty: 1, goodsSku: { id: gold } },
          ],
        } as never,
      )
      await merchant.call(APPROVE, { id })
      await anna.call(
        'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
        sendBackBody(id, { number: nextNumber() }),
      )
      return { id, lineId: lines[0]?.id ?? '' }
    }
    const both = [await one(), await one()]
    await Promise.all(
      both.map(({ id, lineId: line }) =>
        merchant.call(PASS, { id, lines: [{ id: line, sellable: 1 }] }),
      ),
    )
    for (const { id } of both) {
      await reaches(t, anna, id, 'REVERSE_DONE')
      expect(await given(id)).toBe(1000)
    }
    expect(await kept(order.id)).toBe(0)
  })

  test('its buyer cancels it while the shop presses A25: the money of the goods goes back once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { id } = await goodsPassed(
        who(),
        await receivedOrder(t, anna, merchant, { lamp: 1 }),
        dearer(),
      )
      const order = await orderOf(id)
      await Promise.allSettled([
        merchant.call(REFUND_INSTEAD, { id }),
        anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
          id: order?.id ?? '',
        }),
        rounds(),
      ])
      await rounds()
      expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
    }
  })
})

describe('figures, and sums that are too small', () => {
  type Figures = {
    kindList: { kind: string; requests: number }[]
    itemList: { skuId?: number; stayedQty: number; backQty: number; soldQty?: number }[]
  }
  const figures = async () =>
    (await merchant.call('POST /sapi/mall-merchant/figures/aftersales', {
      days: 30,
    })) as never as Figures
  const requests = ({ kindList }: Figures) =>
    Object.fromEntries(kindList.map(({ kind, requests: n }) => [kind, n]))
  const stayed = ({ itemList }: Figures) => itemList.reduce((sum, one) => sum + one.stayedQty, 0)

  test('HOLE 9a: what goes back beside a return is no request of its own in the figures, and no piece that stayed', async () => {
    await passTime(40 * DAY)
    orderId = await receivedOrder(t, anna, merchant, { lamp: 12 })
    const before = await figures()
    await exchangedForMore(1)
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const back = await passReturn(1, orderId, {
      amount: 59.9,
      more: {
        reverseReason: 'DAMAGED',
        reverseTradeOrderLineList: [
          { tradeOrderLine: { id: lineId }, reverseQty: 1, goodsSku: { id: gold } },
        ],
      },
    })
    await given(back.id)
    const found = await figures()
    expect(requests(found).SALE_REFUND ?? 0).toBe(requests(before).SALE_REFUND ?? 0)
    expect(stayed(found)).toBe(stayed(before))
  })

  test('HOLE 9b: a surcharge is no piece that was sold', async () => {
    const pieces = async () => {
      await t.drain()
      return (
        await t.sql<{ n: number; orders: number }>(
          `select (select coalesce(sum(pieces), 0)::int from goods_tallies where sku_id = $1) as n, (select coalesce(sum(n), 0)::int from order_tallies where tally = 'SOLD') as orders`,
          [gold],
        )
      )[0]
    }
    const { id } = await goodsPassed(who(), orderId, dearer())
    const before = await pieces()
    await paid(id)
    expect(await pieces()).toEqual({ n: before?.n, orders: expect.any(Number) })
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('HOLE 10: ten cents more can be paid by each way by which a lamp can be paid', async () => {
    await priceAt(t, gold, 6000)
    const { id } = await goodsPassed(who(), orderId, dearer(1, 0.1))
    const order = await orderOf(id)
    const beginning = async (contractId: string) => {
      const started: Record<string, string> = {}
      for (const way of ['MOCKPAY', 'STRIPE_PAY_PC', 'BRAINTREE', 'PAYPAL_PC'])
        started[way] = await pay(anna, contractId, way).then(
          () => 'started',
          (error: { code?: string }) => error.code ?? String(error),
        )
      return started
    }
    const usual = await beginning((await place(anna, { lamp: 1 })).id)
    expect(await beginning(order?.contractId ?? '')).toEqual(usual)
  })
})

describe('last, because what it finds stays in the books', () => {
  test('HOLE 4: goods by measure: a dearer version by the half metre, and the books stay sound', async () => {
    const { sellByMeasure, measuredSkus } = await import('../../testing/measure-steps.ts')
    await sellByMeasure(t)
    await t.sql(
      `insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values (43, 4001, 'GH-W2', 'walnut', 'walnut', '60 x 4 cm', 600, 600, 40, 14000, 'desk-slim--oak', 2)`,
    )
    await t.sql(
      `insert into sku_prices (sku_id, site, currency, amount) select 43, site, currency, 1599 from sku_prices where sku_id = 41`,
    )
    await t.sql(`insert into stock (sku_id, on_hand) values (43, 100)`)
    await t.sql(
      `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) values (43, 100, 0, 'receipt')`,
    )
    const { addAddress } = await import('../../testing/shop-steps.ts')
    const cart = await anna.call('POST /sapi/mall-order/cartline/create', {
      skuId: measuredSkus.worktop,
      skuQty: 1.5,
    })
    const cartLineIds = cart.cartLineList.map((line) => line.id)
    const addressId = await addAddress(anna)
    const { quoteId } = await anna.call('POST /sapi/mall-order/web/order/renderTradeContract', {
      cartLineIds,
      addressId,
    })
    const contract = await anna.call('POST /sapi/mall-order/web/order/createTradeContract', {
      cartLineIds,
      addressId,
      quoteId,
    })
    await payFor(t, anna, contract.id)
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    const body = {
      ...(await requestBody(anna, id, { qty: 1.5 })),
      reverseTradeOrderType: 'SALE_EXCHANGE',
    }
    const { surchargeList } = await anna.call(RENDER, body as never)
    const more = surchargeList.find(({ skuId }) => skuId === 43)?.amt.value
    // 1.5 m: 23.99 (rounded by the price of steps) against 19.49.
    expect(more).toBeCloseTo(4.5, 1)
    const back = await goodsSentBack(who(), id, {
      sku: 43,
      qty: 1.5,
      surchargeAmt: money(more ?? 0),
    })
    await merchant.call(PASS, {
      id: back.id,
      lines: [{ id: back.lineId, sellable: 0.5, missing: 1 }],
    } as never)
    const part = (await read(back.id)).exchangeSurcharge?.amt.value ?? 0
    expect(part).toBeCloseTo((more ?? 0) / 3, 2)
    const order = await paid(back.id)
    const wrong = await t.audit()
    await ship(back.id)
    await anna.call(CONFIRM, { id: back.id })
    expect(wrong).toEqual([])
  })
})
