import type { WireMatter } from '@galleria/contract/money'
import { DAY, HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { apply, APPROVE, cancelPaid, everything, READ } from '../../../testing/after-sales-steps.ts'
import {
  CAPTURE,
  minorOf,
  openByParcel,
  refusedByKlarna,
} from '../../../testing/by-parcel-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import type { Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL as ORDER_DETAIL, parcelOf, SHIP } from '../../../testing/order-steps.ts'
import { checkDuePayments, checkPayment, sendDueCaptures } from '../../../testing/payment-work.ts'
import { unreachable } from '../../../testing/provider-proxy.ts'
import { send, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { secondOperator } from '../../../testing/two-persons.ts'

/** What Klarna refuses, says nothing about, says later, or does by hand. */

let at: Awaited<ReturnType<typeof openByParcel>>
let operator: Visitor
let ben: Visitor
beforeAll(async () => {
  at = await openByParcel()
  operator = await at.t.signIn(people.operator)
  ben = await secondOperator(at.t)
})
afterAll(() => at.close())
beforeEach(() => at.startOver())
afterEach(async () => expect(await at.audited()).toEqual([[], 0]))

const PAGE = 'POST /sapi/mall-operator/money/page' as const
const PROPOSE = 'POST /sapi/mall-operator/money/proposeWriteOff' as const
const ANSWER = 'POST /sapi/mall-operator/money/answerRoute' as const
const TRY_AGAIN = 'POST /sapi/mall-operator/money/tryAgain' as const
const CALL_BACK = 'POST /sapi/mall-merchant/order/callParcelBack' as const
const MERCHANTS = 'POST /sapi/mall-merchant/order/detail' as const

async function matterOf(contract: Contract, by = operator): Promise<WireMatter> {
  const codes = await at.t.sql<{ code: string }>('select code from orders where contract_id = $1', [
    contractId(contract),
  ])
  const { data } = await by.call(PAGE, { pageNo: 1, pageSize: 50, isClosed: false })
  const found = data.find(
    (one) =>
      one.kind === 'CAPTURE_REFUSED' &&
      one.tradeOrderCodeList.some((code) => codes.some((row) => row.code === code)),
  )
  if (!found) throw new Error('no capture is on the list')
  return found
}
async function writeOff(contract: Contract): Promise<void> {
  const { id } = await matterOf(contract)
  const { proposal } = await operator.call(PROPOSE, { id, reason: 'the buyer is bankrupt' })
  await ben.call(ANSWER, { id, proposalId: proposal?.id ?? '', answer: 'agree', note: '' })
  await at.t.drain()
}
async function stepOn(isDone: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    at.t.clock.advance(61_000)
    await stepDueReverses(at.own())
    await at.t.drain()
    return isDone()
  }, 'the request to go on')
}
const stateOf = async (id: string) => (await at.anna.call(READ, { id })).reverseTradeOrderStatus
const refund = async (orderId: string, amount: number, qty = 1) => {
  const asked = await apply(at.anna, orderId, { qty, amount })
  await at.merchant.call(APPROVE, { id: asked.id })
  await at.t.drain()
  return asked
}
const unpaidBooks = async (contract: Contract) =>
  (await at.books(contract)).filter(({ account }) => account === 'unpaid')
const byHand = (contract: Contract, minor: number) => at.klarna.captureByHand(contract, minor)

describe('a refund of goods whose capture was refused', () => {
  test('waits, and takes nothing of what was captured for another parcel', async () => {
    const { proxy, merchant, refundsOf, capturesOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 2 })
    const [orderId = ''] = orderIds
    await send(merchant, orderId, 1)
    await at.t.drain()
    proxy.when(CAPTURE, refusedByKlarna)
    await send(merchant, orderId, 1)
    await at.t.drain()
    expect((await capturesOf(contract)).map(({ status }) => status)).toEqual(['DONE', 'FAILED'])
    const asked = await refund(orderId, 10)
    at.t.clock.advance(HOUR)
    await stepDueReverses(at.own())
    await at.t.drain()
    expect([await stateOf(asked.id), await refundsOf(contract)]).toEqual(['WAITING_FOR_REFUND', []])
    expect((await at.anna.call(READ, { id: asked.id })).awaitsCapture).toBe(true)

    proxy.clear()
    await operator.call(TRY_AGAIN, { id: (await matterOf(contract)).id })
    await at.t.drain()
    await stepOn(async () => (await stateOf(asked.id)) === 'REVERSE_DONE')
    expect(await refundsOf(contract)).toEqual([
      { status: 'DONE', amount: 1000, released: 0, legs: 1 },
    ])
    expect(await at.t.audit()).toEqual([])
  })

  test('moves no money once two persons have written them off, and what was lost is lost no more', async () => {
    const { proxy, merchant, klarna, refundsOf, matters, state, promised } = at
    const { contract, orders, orderIds } = await promised({ lamp: 1 })
    const [orderId = ''] = orderIds
    const [{ needPay = 0, shipping = 0 } = {}] = orders
    proxy.when(CAPTURE, refusedByKlarna)
    await send(merchant, orderId)
    await at.t.drain()
    const asked = await refund(orderId, (needPay - shipping) / 100)
    expect(await refundsOf(contract)).toEqual([])
    await writeOff(contract)
    expect(await unpaidBooks(contract)).toEqual([{ account: 'unpaid', amount: needPay }])
    expect((await at.books(contract)).some(({ account }) => account === 'buyer')).toBe(false)
    expect((await matters(contract)).map(({ status }) => status)).toEqual(['SETTLED'])
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: 0 })
    expect(await state(contract)).toBe('PAY_CLOSED')

    await stepOn(async () => (await stateOf(asked.id)) === 'REVERSE_DONE')
    await at.t.drain()
    expect(await refundsOf(contract)).toEqual([
      { status: 'DONE', amount: needPay - shipping, released: 0, legs: 0 },
    ])
    expect(await unpaidBooks(contract)).toEqual(
      shipping > 0 ? [{ account: 'unpaid', amount: shipping }] : [],
    )
    const mail = (await at.t.inbox('kim@galleria.test')).filter(({ subject }) =>
      subject.includes('no longer owed'),
    )
    expect(mail).toHaveLength(1)
    expect(await at.t.audit()).toEqual([])
  })
})

describe('goods that will never be paid', () => {
  test('are written off by two: not by one alone, not once their money is there, and not twice', async () => {
    const { t, proxy, merchant, capturesOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    proxy.when(CAPTURE, refusedByKlarna, 2)
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    const { id, operationList } = await matterOf(contract)
    expect(operationList).toEqual(['tryAgain', 'proposeWriteOff'])
    const { proposal } = await operator.call(PROPOSE, { id, reason: 'bankrupt' })
    const agree = { id, proposalId: proposal?.id ?? '', answer: 'agree' as const, note: '' }
    const before = await everything(t)
    expect(await refusalOf(operator.call(ANSWER, agree))).toContain('proposal.person')
    expect(await everything(t)).toEqual(before)

    // Tried again and refused again: what was proposed saw it otherwise.
    await operator.call(TRY_AGAIN, { id })
    await t.drain()
    expect(await refusalOf(ben.call(ANSWER, agree))).toContain('proposal.over')
    expect(await unpaidBooks(contract)).toEqual([])

    const again = await operator.call(PROPOSE, { id, reason: 'bankrupt' })
    const both = { ...agree, proposalId: again.proposal?.id ?? '' }
    const ends = await Promise.allSettled([ben.call(ANSWER, both), ben.call(ANSWER, both)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await t.drain()
    expect(await unpaidBooks(contract)).toEqual([{ account: 'unpaid', amount: minorOf(contract) }])
    expect(await capturesOf(contract)).toMatchObject([{ status: 'WRITTEN_OFF' }])
    t.clock.advance(DAY)
    await sendDueCaptures(at.own(), t.mall.providers)
    expect(await capturesOf(contract)).toMatchObject([{ status: 'WRITTEN_OFF', tries: 2 }])
    expect(await t.audit()).toEqual([])
  })

  test('of which nobody says anything for a day can be written off as well', async () => {
    const { t, proxy, merchant, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    proxy.when(CAPTURE, unreachable)
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    t.clock.advance(3_700_000)
    await sendDueCaptures(at.own(), t.mall.providers)
    expect((await matterOf(contract)).operationList).toEqual([])
    t.clock.advance(DAY)
    expect((await matterOf(contract)).operationList).toEqual(['proposeWriteOff'])
    await writeOff(contract)
    expect(await unpaidBooks(contract)).toEqual([{ account: 'unpaid', amount: minorOf(contract) }])
    proxy.clear()
    expect(await t.audit()).toEqual([])
  })
})

describe('what somebody captures at Klarna’s own desk', () => {
  test('is what waits for exactly so much, and is not captured once more', async () => {
    const { t, proxy, merchant, klarna, capturesOf, matters, promised } = at
    const { contract, orders, orderIds } = await promised({ lamp: 1, chair: 1 })
    proxy.when(CAPTURE, refusedByKlarna)
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    await byHand(contract, orders[0]?.needPay ?? 0)
    proxy.clear()
    await operator.call(TRY_AGAIN, { id: (await matterOf(contract)).id })
    await t.drain()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 1 }])
    expect((await klarna.orderOf(contract)).captures).toHaveLength(1)
    expect((await matters(contract)).map(({ status }) => status)).toEqual(['RESOLVED'])
    await send(at.other, orderIds[1] ?? '')
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: minorOf(contract) })
    expect(await t.audit()).toEqual([])
  })

  test('before the first try of it is found as well', async () => {
    const { t, merchant, klarna, capturesOf, promised } = at
    const { contract, orders, orderIds } = await promised({ lamp: 1, chair: 1 })
    await send(merchant, orderIds[0] ?? '')
    await byHand(contract, orders[0]?.needPay ?? 0)
    await t.drain()
    expect(await capturesOf(contract)).toEqual([
      { status: 'DONE', amount: orders[0]?.needPay, tries: 0 },
    ])
    expect((await klarna.orderOf(contract)).captures).toHaveLength(1)
  })
})

describe('a promise that is over', () => {
  test('holds as long as Klarna says, and stops a shop that is about to ship; what is not sent is canceled', async () => {
    const { t, merchant, klarna, state, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    const [orderId = ''] = orderIds
    const [row] = await t.sql<{ expires_at: Date }>(
      'select expires_at from payment_attempts where contract_id = $1',
      [contractId(contract)],
    )
    const said = await klarna.orderOf(contract)
    expect(row?.expires_at.toISOString()).toBe(said.expires_at)
    expect((await merchant.call(MERCHANTS, { id: orderId })).promise).toBeNull()
    await t.sql(
      `update payment_attempts set expires_at = mall_now() + interval '3 days' where contract_id = $1`,
      [contractId(contract)],
    )
    expect((await merchant.call(MERCHANTS, { id: orderId })).promise).toMatchObject({
      isOver: false,
    })
    const [attempt] = await at.attempts(contract)
    await klarna.cancelByHand(contract)
    if (attempt) await checkPayment(at.own(), t.mall.providers, attempt.id)
    expect((await merchant.call(MERCHANTS, { id: orderId })).promise).toMatchObject({
      isOver: true,
    })
    const parcel = parcelOf(await at.anna.call(ORDER_DETAIL, { id: orderId }), 1)
    const before = await everything(t)
    expect(await refusalOf(merchant.call(SHIP, { orderId, ...parcel }))).toContain('parcel.unpaid')
    expect(await everything(t)).toEqual(before)

    await cancelPaid(at.anna, orderId)
    await until(async () => {
      await t.drain()
      return (await state(contract)) === 'PAY_CLOSED'
    }, 'the promise to be over')
    expect((await at.matters(contract)).map(({ status }) => status)).toEqual(['RESOLVED'])
    await checkDuePayments(at.own(), t.mall.providers)
    expect(await t.audit()).toEqual([])
  })
})

describe('a parcel that is called back', () => {
  const callBack = async (orderId: string) => {
    const { packageList } = await at.merchant.call(MERCHANTS, { id: orderId })
    const parcelId = packageList.find(({ operationList }) => operationList.includes('callBack'))?.id
    await at.merchant.call(CALL_BACK, {
      orderId,
      parcelId: parcelId ?? '',
      reason: 'a leg is missing',
    })
  }
  test('before its money was taken takes its part along, and it is taken with the next one', async () => {
    const { t, merchant, klarna, state, capturesOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 2 })
    const [orderId = ''] = orderIds
    await send(merchant, orderId, 1)
    await callBack(orderId)
    await t.drain()
    expect((await capturesOf(contract)).map(({ status }) => status)).toEqual(['DROPPED'])
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: 0 })
    await send(merchant, orderId, 2)
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: minorOf(contract) })
    expect(await state(contract)).toBe('PAY_SUCCESS')
    expect(await t.audit()).toEqual([])
  })

  test('after it was refused leaves the list; after it was taken nothing is taken twice', async () => {
    const { t, proxy, merchant, klarna, matters, capturesOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 2 })
    const [orderId = ''] = orderIds
    proxy.when(CAPTURE, refusedByKlarna, 1)
    await send(merchant, orderId, 1)
    await t.drain()
    await callBack(orderId)
    expect((await matters(contract)).map(({ status }) => status)).toEqual(['RESOLVED'])
    await send(merchant, orderId, 1)
    await t.drain()
    const [, taken] = await capturesOf(contract)
    expect(taken).toMatchObject({ status: 'DONE' })
    await callBack(orderId)
    await send(merchant, orderId, 1)
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: taken?.amount })
    await send(merchant, orderId, 1)
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: minorOf(contract) })
    expect(await t.audit()).toEqual([])
  })
})

test('so much as two parts wait for, captured by hand, is that of the one that waits when the other has been captured, and nothing is captured twice', async () => {
  const { t, proxy, merchant, klarna, capturesOf, promised } = at
  const { contract, orderIds } = await promised({ lamp: 4 })
  const [orderId = ''] = orderIds
  await send(merchant, orderId, 1)
  await t.drain()
  proxy.when(CAPTURE, unreachable)
  await send(merchant, orderId, 1)
  await send(merchant, orderId, 1)
  await t.drain()
  const [, second, third] = await capturesOf(contract)
  expect(second?.amount).toBe(third?.amount)
  await klarna.captureByHand(contract, second?.amount ?? 0)
  proxy.clear()
  t.clock.advance(120_000)
  await sendDueCaptures(at.own(), t.mall.providers)
  await t.drain()
  expect((await capturesOf(contract)).map(({ status }) => status)).toEqual(['DONE', 'DONE', 'DONE'])
  expect((await klarna.orderOf(contract)).captures).toHaveLength(3)
})

test('what was captured by hand meanwhile is not written off: who agrees meets a proposal that is over', async () => {
  const { t, proxy, merchant, capturesOf, matters, promised } = at
  const { contract, orderIds } = await promised({ lamp: 1 })
  proxy.when(CAPTURE, refusedByKlarna)
  await send(merchant, orderIds[0] ?? '')
  await t.drain()
  const { id } = await matterOf(contract)
  const { proposal } = await operator.call(PROPOSE, { id, reason: 'bankrupt' })
  await byHand(contract, minorOf(contract))
  const agree = { id, proposalId: proposal?.id ?? '', answer: 'agree' as const, note: '' }
  expect(await refusalOf(ben.call(ANSWER, agree))).toContain('proposal.over')
  await t.drain()
  expect(await capturesOf(contract)).toMatchObject([{ status: 'DONE' }])
  expect(await unpaidBooks(contract)).toEqual([])
  expect((await matters(contract)).map(({ status }) => status)).toEqual(['RESOLVED'])
  expect(await t.audit()).toEqual([])
})
