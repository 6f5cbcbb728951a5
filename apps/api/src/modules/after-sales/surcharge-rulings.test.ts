import { randomUUID } from 'node:crypto'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  PASS,
  REJECT,
  RENDER,
  apply,
  everything,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  askExchange,
  goodsPassed,
  goodsSentBack,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
} from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { withStripe } from '../../testing/stripe-steps.ts'
import { sendBackBody } from '../../testing/return-steps.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { dearer, surchargeSteps } from '../../testing/surcharge-steps.ts'

/** Withdrawals by law and rulings of the mall where more was paid for goods, and what nobody can do with the order by which that was paid. */

const { steel, gold } = lamps
const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const STATE = 'POST /sapi/mall-order/web/withdrawal/state' as const
const OP_READ = 'POST /sapi/mall-operator/order/detail' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const

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
  await t.sql('delete from rate_limits')
  await t.sql('delete from addresses')
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  await reopenSellers(t)
  await priceAt(t, lamps.brass, 5990)
  await priceAt(t, lamps.steel, 5990)
  await priceAt(t, lamps.copper, 3990)
  await priceAt(t, lamps.gold, 6990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})
afterAll(() => t.close())

const stage = () => ({ t, anna, merchant, orderId, signIn: signInAll })
const { ship, orderOf, paid, given, kept, exchangedForMore, passReturn, detail, read } =
  surchargeSteps(stage)
const who = () => ({ buyer: anna, merchant })

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

  test('the mall gives the money of a return of it while the goods are with their buyer: both moneys go back', async () => {
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
