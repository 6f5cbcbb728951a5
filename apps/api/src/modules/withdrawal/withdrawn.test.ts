import { randomUUID } from 'node:crypto'
import type { ArgumentOf } from '@galleria/contract/client'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo, refusalOf } from '../../testing/account-steps.ts'
import {
  DETAIL,
  LIST,
  PASS,
  POST_BACK,
  READ,
  REFUSE,
  REJECT,
  cancelPaid,
  everything,
  money,
  reaches,
} from '../../testing/after-sales-steps.ts'
import { exchanged, lamps, offerLamps, shelf } from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { advanceParcel, sendBackBody } from '../../testing/return-steps.ts'
import { paidOrder, receivedOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { stepDueReverses } from '#modules/after-sales/index.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'

/**
 * What a withdrawal does (A3): nobody can decline it, what was not sent is not sent any more, what
 * was sent comes back, and all money goes back.
 */

const STATE = 'POST /sapi/mall-order/web/withdrawal/state' as const
const DISOWN = 'POST /sapi/mall-order/web/withdrawal/disown' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const

/** Whoever was away for weeks signs in again. */
async function signIn(): Promise<void> {
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((who) => t.signIn(who)))
}
const statusOf = async (id: string) =>
  (
    await t.sql<{ status: string }>('select status from reverse_orders where id = $1', [
      fromWireId('reverse', id),
    ])
  )[0]?.status

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
})
afterAll(() => t.close())
beforeEach(() => t.sql(`delete from rate_limits where key like 'withdrawal:%'`))

async function withdraw(who: Visitor, said: Partial<ArgumentOf<typeof STATE>>): Promise<string> {
  const { withdrawalCode } = await who.call(STATE, {
    requestKey: randomUUID(),
    name: 'Kim Petersen',
    orderCode: '0',
    email: people.anna,
    ...said,
  })
  await t.drain()
  return withdrawalCode
}
const stateOf = async (code: string) =>
  (
    await t.sql<{ status: string; reason: string | null }>(
      'select status, reason from withdrawals where code = $1',
      [code],
    )
  )[0]
/** The requests about an order, the newest first. */
async function requests(orderId: string) {
  const { tradeOrderCode } = await anna!.call(DETAIL, { id: orderId })
  const { data } = await anna!.call(LIST, { pageNo: 1, pageSize: 20, keyword: tradeOrderCode })
  return data.filter((one) => one.tradeOrder.id === orderId)
}

describe('what had not been sent', () => {
  test('is not sent any more from that moment on, and all its money goes back with the delivery, though nobody agreed', async () => {
    const contract = await paidOrder(t, anna!, { lamp: 2 }, 'paid', { email: people.anna })
    const id = contract.tradeOrderList[0]?.id ?? ''
    const code = await withdraw(anna!, { orderId: id })
    expect(await stateOf(code)).toEqual({ status: 'CARRIED_OUT', reason: null })
    const [request] = await requests(id)
    expect(request).toMatchObject({ reverseTradeOrderType: 'SALE_CANCEL_AFTER_PAID' })
    const done = await reaches(t, anna!, request?.id ?? '', 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(contract.needPayAmt)
    expect((await anna!.call(DETAIL, { id })).withdrawal).toBeNull()
    await expect(send(merchant!, id, 1)).rejects.toThrow()
    expect((await mailsTo(t, people.anna)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your withdrawal: order/),
    )
    expect(await t.audit()).toEqual([])
  })

  test('by number and address only it waits a day for its owner to say that it was not them, and cannot be sent meanwhile', async () => {
    const email = 'waits@galleria.test'
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { lamp: 1 }, 'paid', { email })
    const [order] = contract.tradeOrderList
    await withdraw(t.visit(), { orderCode: order?.tradeOrderCode ?? '', email })
    await expect(send(merchant!, order?.id ?? '', 1)).rejects.toThrow()
    const status = async () =>
      (
        await t.sql<{ status: string }>(
          `select r.status from reverse_orders r join orders o on o.id = r.order_id where o.code = $1`,
          [order?.tradeOrderCode],
        )
      )[0]?.status
    expect(await status()).toBe('AS_APPLIED')
    await stepDueReverses(t.mall.gate.own())
    expect(await status()).toBe('AS_APPLIED')
    const now = t.clock.now()
    t.clock.set(new Date(now.getTime() + DAY + 1000))
    await stepDueReverses(t.mall.gate.own())
    await t.drain()
    expect(await status()).not.toBe('AS_APPLIED')
    t.clock.set(now)
  })

  test('and was not theirs: the mailbox says so, units and money are free again, and the shop sends', async () => {
    const email = 'victim@galleria.test'
    const contract = await paidOrder(t, t.visit(), { lamp: 1 }, 'paid', { email })
    const [order] = contract.tradeOrderList
    const code = await withdraw(t.visit(), { orderCode: order?.tradeOrderCode ?? '', email })
    const mail = (await mailsTo(t, email)).find(({ subject }) => subject.includes(code))
    const link = mail?.links.find((one) => one.includes('/withdrawal/not-me')) ?? ''
    await t.visit().call(DISOWN, { token: new URL(link).searchParams.get('token') ?? '' })
    expect(await stateOf(code)).toMatchObject({ status: 'DISOWNED' })
    await send(merchant!, order?.id ?? '', 1)
    expect(await t.audit('always')).toEqual([])
  })

  test("whoever was signed in as the buyer is not undone by the mailbox's owner", async () => {
    const contract = await paidOrder(t, anna!, { lamp: 1 })
    const id = contract.tradeOrderList[0]?.id ?? ''
    const email = 'elsewhere@galleria.test'
    const code = await withdraw(anna!, { orderId: id, email })
    const [mail] = await mailsTo(t, email)
    const link = mail?.links[0] ?? ''
    await t.visit().call(DISOWN, { token: new URL(link).searchParams.get('token') ?? '' })
    expect(await stateOf(code)).toMatchObject({ status: 'CARRIED_OUT' })
    const [request] = await requests(id)
    await reaches(t, anna!, request?.id ?? '', 'REVERSE_DONE')
  })
})

describe('what had been sent', () => {
  test('comes back: to the shop at once, without its yes, and neither a no nor the refusal of a piece is possible', async () => {
    const id = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
    await withdraw(anna!, { orderId: id })
    const [request] = await requests(id)
    const asked = await anna!.call(READ, { id: request?.id ?? '' })
    expect(asked).toMatchObject({
      reverseTradeOrderType: 'SALE_RETURN',
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
      operationList: ['cancel', 'postBack'],
    })
    expect(asked.returnAddress).not.toBeNull()
    expect(new Date(asked.statutoryRefundTime ?? 0).getTime()).toBe(
      t.clock.now().getTime() + 14 * DAY,
    )
    const seen = await merchant!.call(SHOPS, { id: asked.id })
    expect(seen.operationList).not.toContain('reject')
    await anna!.call(POST_BACK, sendBackBody(asked.id, { number: 'LAW0001' }))
    expect((await merchant!.call(SHOPS, { id: asked.id })).operationList).not.toContain('refuse')

    const before = await everything(t)
    const lineId = asked.reverseTradeOrderLineList[0]?.id ?? ''
    const photos = { attachmentList: { files: [{ url: '/files/none' }] } }
    expect(await refusalOf(merchant!.call(REJECT, { id: asked.id, reason: 'No' }))).toBe(
      '409 reverse.state',
    )
    expect(
      await refusalOf(merchant!.call(REFUSE, { id: asked.id, reason: 'Scratched', ...photos })),
    ).toBe('409 reverse.statutory')
    expect(
      await refusalOf(
        merchant!.call(PASS, {
          id: asked.id,
          lines: [{ id: lineId, sellable: 1, refused: 1 }],
          reason: 'Scratched',
        }),
      ),
    ).toBe('409 reverse.statutory')
    expect(await everything(t)).toEqual(before)

    await merchant!.call(PASS, { id: asked.id, lines: [{ id: lineId, sellable: 1, scrap: 1 }] })
    const done = await reaches(t, anna!, asked.id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(done.availableRefundAmt)
    expect(await t.audit()).toEqual([])
  })

  test('may be looked at without anybody having named its parcel', async () => {
    const id = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    await withdraw(anna!, { orderId: id })
    const [request] = await requests(id)
    const seen = await merchant!.call(SHOPS, { id: request?.id ?? '' })
    expect(seen.operationList).toContain('pass')
    await merchant!.call(PASS, {
      id: seen.id,
      lines: [{ id: seen.reverseTradeOrderLineList[0]?.id ?? '', sellable: 1 }],
    })
    await reaches(t, anna!, seen.id, 'REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })

  test('its money is due fourteen days after the statement once its carrier has it, whether or not the shop has looked', async () => {
    const id = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    await withdraw(anna!, { orderId: id })
    const [request] = await requests(id)
    const asv = request?.id ?? ''
    const now = t.clock.now()
    t.clock.set(new Date(now.getTime() + 9 * DAY))
    await anna!.call(POST_BACK, sendBackBody(asv, { number: 'LAW0002' }))
    await t.drain()
    await advanceParcel(t, 'LAW0002', 'in_transit')
    t.clock.advance(60_000)
    await checkReverseParcels(t.mall.gate.own())
    t.clock.set(new Date(now.getTime() + 14 * DAY - 60_000))
    await stepDueReverses(t.mall.gate.own())
    expect(await statusOf(asv)).toBe('WAITING_FOR_QC_DONE')
    t.clock.set(new Date(now.getTime() + 14 * DAY + 60_000))
    await stepDueReverses(t.mall.gate.own())
    expect(await statusOf(asv)).toBe('WAITING_FOR_REFUND')
    t.clock.set(now)
    await signIn()
    await reaches(t, anna!, asv, 'REVERSE_DONE')
  })

  test('is not closed after the fourteen days to send: the money waits for the goods', async () => {
    const id = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    await withdraw(anna!, { orderId: id })
    const [request] = await requests(id)
    const now = t.clock.now()
    t.clock.set(new Date(now.getTime() + 15 * DAY))
    await stepDueReverses(t.mall.gate.own())
    expect(await statusOf(request?.id ?? '')).toBe('WAITING_FOR_BUYER_RETURN')
    t.clock.set(new Date(now.getTime() + 91 * DAY))
    await stepDueReverses(t.mall.gate.own())
    expect(await statusOf(request?.id ?? '')).toBe('REVERSE_CLOSE')
    t.clock.set(now)
    await signIn()
    await t.drain()
    expect(await t.audit()).toEqual([])
  })
})

test('of an order that is half sent the one part is cancelled and the other comes back; together all of it goes back, to the cent', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 3 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant!, id, 1)
  await withdraw(anna!, { orderId: id })
  const both = await requests(id)
  expect(both.map((one) => one.reverseTradeOrderType).sort()).toEqual([
    'SALE_CANCEL_AFTER_PAID',
    'SALE_RETURN',
  ])
  const sum = both.reduce((total, one) => total + Math.round(one.refundAmount.value * 100), 0)
  expect(money(sum / 100)).toEqual(contract.needPayAmt)
  for (const one of both)
    if (one.reverseTradeOrderType === 'SALE_CANCEL_AFTER_PAID')
      await reaches(t, anna!, one.id, 'REVERSE_DONE')
  expect(await t.audit('always')).toEqual([])
})

test('picked lines and units alone are withdrawn from, and a second statement about the rest is carried out, too', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 3 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  const [line] = (await anna!.call(DETAIL, { id })).tradeOrderLineList
  await withdraw(anna!, { orderId: id, lines: [{ id: line?.id ?? '', qty: 1 }] })
  await withdraw(anna!, { orderId: id })
  const both = await requests(id)
  expect(both.map((one) => one.skuTotalCount).sort()).toEqual([1, 2])
  const sum = both.reduce((total, one) => total + Math.round(one.refundAmount.value * 100), 0)
  expect(money(sum / 100)).toEqual(contract.needPayAmt)
  for (const one of both) await reaches(t, anna!, one.id, 'REVERSE_DONE')
  expect(await t.audit()).toEqual([])
})

test('goods that came in exchange are withdrawn from as what they are: the shelf of the replacement has one more', async () => {
  await offerLamps(t)
  const id = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  await exchanged({ buyer: anna!, merchant: merchant! }, id)
  const [steel, brass] = [await shelf(t, lamps.steel), await shelf(t, lamps.brass)]
  const code = await withdraw(anna!, { orderId: id })
  expect(await stateOf(code)).toEqual({ status: 'CARRIED_OUT', reason: null })
  const [request] = await requests(id)
  const [line] = request?.reverseTradeOrderLineList ?? []
  expect([request?.reverseTradeOrderType, line?.tradeOrderLine.sku.id]).toEqual([
    'SALE_RETURN',
    lamps.steel,
  ])
  const lines = [{ id: line?.id ?? '', sellable: 1 }]
  await merchant!.call(PASS, { id: request?.id ?? '', lines })
  await reaches(t, anna!, request?.id ?? '', 'REVERSE_DONE')
  expect([await shelf(t, lamps.steel), await shelf(t, lamps.brass)]).toEqual([
    [steel[0] + 1, steel[1]],
    brass,
  ])
  expect(await t.audit()).toEqual([])
})

test('ten statements and a cancellation at once give back each unit once', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 2 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  await Promise.allSettled([
    ...Array.from({ length: 10 }, () => withdrawOnly(id)),
    cancelPaid(anna!, id),
  ])
  await t.drain()
  const all = await requests(id)
  for (const one of all) await reaches(t, anna!, one.id, 'REVERSE_DONE')
  expect(all.reduce((sum, one) => sum + one.skuTotalCount, 0)).toBe(2)
  expect(await t.audit()).toEqual([])
})
const withdrawOnly = (orderId: string) =>
  anna!.call(STATE, {
    requestKey: randomUUID(),
    name: 'Anna',
    orderCode: '0',
    email: people.anna,
    orderId,
  })

test('five requests that were declined before do not keep anybody from withdrawing', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 2 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  await t.sql(
    `update order_lines set requests = 5 where order_id = (select id from orders where code = $1)`,
    [contract.tradeOrderList[0]?.tradeOrderCode],
  )
  const code = await withdraw(anna!, { orderId: id })
  expect(await stateOf(code)).toMatchObject({ status: 'CARRIED_OUT' })
  const [request] = await requests(id)
  await reaches(t, anna!, request?.id ?? '', 'REVERSE_DONE')
})

describe('by hand', () => {
  const ORDER = 'POST /sapi/mall-operator/withdrawal/order' as const
  const CARRY_OUT = 'POST /sapi/mall-operator/withdrawal/carryOut' as const
  const findId = async (operator: Visitor, code: string) =>
    (await operator.call('POST /sapi/mall-operator/withdrawal/page', { pageSize: 100 })).data.find(
      (one) => one.code === code,
    )?.id ?? ''

  test('the operator finds the order that a statement is about, and carries out what of it is meant, once', async () => {
    const operator = await t.signIn(people.operator)
    const contract = await paidOrder(t, anna!, { lamp: 3 })
    const [order] = contract.tradeOrderList
    const code = await withdraw(t.visit(), {
      orderCode: 'a number mistyped',
      email: 'typo@galleria.test',
      scope: 'two of the lamps',
    })
    expect(await stateOf(code)).toMatchObject({ status: 'WAITING', reason: 'NO_ORDER' })
    const found = await operator.call(ORDER, { orderCode: order?.tradeOrderCode ?? '' })
    expect(found.lines.map(({ canWithdrawQty }) => canWithdrawQty)).toEqual([3])
    const id = await findId(operator, code)
    const lines = [{ id: found.lines[0]?.id ?? '', qty: 2 }]
    const body = { id, orderCode: found.orderCode, lines }

    const before = await everything(t)
    expect(await refusalOf(operator.call(ORDER, { orderCode: 'NONE' }))).toBe('404 order.not_found')
    expect(
      await refusalOf(
        operator.call(CARRY_OUT, { ...body, lines: [{ id: lines[0]?.id ?? '', qty: 4 }] }),
      ),
    ).toBe('422 withdrawal.lines')
    expect(await refusalOf(merchant!.call(CARRY_OUT, body))).toBe('403 auth.role')
    expect(await everything(t)).toEqual(before)

    const presses = await Promise.allSettled(
      Array.from({ length: 5 }, () => operator.call(CARRY_OUT, body)),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(operator.call(CARRY_OUT, body))).toBe('409 matter.state')
    const [request] = await requests(order?.id ?? '')
    expect(request?.skuTotalCount).toBe(2)
    await reaches(t, anna!, request?.id ?? '', 'REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })
})
