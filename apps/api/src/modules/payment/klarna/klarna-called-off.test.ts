import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { apply, APPROVE, cancelPaid, READ } from '../../../testing/after-sales-steps.ts'
import { CAPTURE, openByParcel, refusedByKlarna } from '../../../testing/by-parcel-steps.ts'
import type { Visitor } from '../../../testing/open-test-mall.ts'
import { checkPayment, sendDueCaptures } from '../../../testing/payment-work.ts'
import { unreachable } from '../../../testing/provider-proxy.ts'
import { send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { secondOperator } from '../../../testing/two-persons.ts'

/** What is called off or called back while what left is not paid, or never will be. */

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

const LAMP = 5990

/** The only capture on the list, by two persons. */
async function writeOff(): Promise<void> {
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
    ...{ pageNo: 1, pageSize: 50, isClosed: false },
  })
  const [matter] = data.filter(({ kind }) => kind === 'CAPTURE_REFUSED')
  const id = matter?.id ?? ''
  const { proposal } = await operator.call('POST /sapi/mall-operator/money/proposeWriteOff', {
    ...{ id, reason: 'the buyer is bankrupt' },
  })
  await ben.call('POST /sapi/mall-operator/money/answerRoute', {
    ...{ id, proposalId: proposal?.id ?? '', answer: 'agree', note: '' },
  })
  await at.t.drain()
}
async function callBack(orderId: string): Promise<void> {
  const { packageList } = await at.merchant.call('POST /sapi/mall-merchant/order/detail', {
    id: orderId,
  })
  const parcel = packageList.find(({ operationList }) => operationList.includes('callBack'))
  await at.merchant.call('POST /sapi/mall-merchant/order/callParcelBack', {
    ...{ orderId, parcelId: parcel?.id ?? '', reason: 'a leg is missing' },
  })
  await at.t.drain()
}
async function settleDown(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    at.t.clock.advance(61_000)
    await stepDueReverses(at.own())
    await at.t.drain()
  }
}
async function askAgain(): Promise<void> {
  at.t.clock.advance(120_000)
  await sendDueCaptures(at.own(), at.t.mall.providers)
  await at.t.drain()
}
const promised = async (lamp: number) => {
  const { contract, orderIds } = await at.promised({ lamp })
  return { contract, orderId: orderIds[0] ?? '' }
}

test('of a request for one unit that was sent and one that was not, the one that was not is released and never taken', async () => {
  const { contract, orderId } = await promised(3)
  await send(at.merchant, orderId, 2)
  await at.t.drain()
  const taken = (await at.klarna.orderOf(contract)).captured_amount
  const asked = await apply(at.anna, orderId, { qty: 2, cancel: 1 })
  // Nothing more can be taken by now, and nothing has to be.
  at.proxy.when(CAPTURE, refusedByKlarna)
  await at.merchant.call(APPROVE, { id: asked.id })
  await settleDown()
  expect(await at.refundsOf(contract)).toMatchObject([
    { status: 'DONE', amount: 2 * LAMP, released: LAMP },
  ])
  expect((await at.klarna.orderOf(contract)).captured_amount).toBe(taken)
  expect((await at.anna.call(READ, { id: asked.id })).untakenAmt.value).toBe(LAMP / 100)
  expect(await at.matters(contract)).toEqual([])
})

test('a parcel that was called back while Klarna was silent takes its part along once Klarna has said no, and does not leave again by a promise that is over', async () => {
  const { contract, orderId } = await promised(1)
  at.proxy.when(CAPTURE, unreachable)
  await send(at.merchant, orderId, 1)
  await at.t.drain()
  await callBack(orderId)
  at.proxy.clear()
  await at.klarna.cancelByHand(contract)
  await askAgain()
  const [attempt] = await at.attempts(contract)
  if (attempt) await checkPayment(at.own(), at.t.mall.providers, attempt.id)
  expect(await at.capturesOf(contract)).toMatchObject([{ status: 'DROPPED' }])
  expect(await refusalOf(send(at.merchant, orderId, 1))).toBe('422 parcel.unpaid')
  expect((await at.klarna.orderOf(contract)).captured_amount).toBe(0)
})

test('what is called off after such a parcel waits for nobody', async () => {
  const { contract, orderId } = await promised(1)
  at.proxy.when(CAPTURE, unreachable)
  await send(at.merchant, orderId, 1)
  await at.t.drain()
  await callBack(orderId)
  at.proxy.clear()
  at.proxy.when(CAPTURE, refusedByKlarna)
  await askAgain()
  await cancelPaid(at.anna, orderId)
  await settleDown()
  expect(await at.refundsOf(contract)).toMatchObject([
    { status: 'DONE', amount: 6480, released: 6480 },
  ])
  expect(await at.matters(contract)).toMatchObject([
    { kind: 'CAPTURE_REFUSED', status: 'RESOLVED' },
  ])
})

test('what was written off and called back does not leave again for nothing, and can be called off', async () => {
  const { contract, orderId } = await promised(1)
  at.proxy.when(CAPTURE, refusedByKlarna, 1)
  await send(at.merchant, orderId, 1)
  await at.t.drain()
  await writeOff()
  await callBack(orderId)
  expect(await refusalOf(send(at.merchant, orderId, 1))).toBe('422 parcel.unpaid')
  await cancelPaid(at.anna, orderId)
  await settleDown()
  expect(await at.refundsOf(contract)).toMatchObject([{ status: 'DONE', amount: 6480, legs: 0 }])
  expect((await at.books(contract)).filter(({ account }) => account === 'unpaid')).toEqual([])
  expect((await at.klarna.orderOf(contract)).captured_amount).toBe(0)
})

test('a unit that was never sent is released when it is called off, though another of its line was written off', async () => {
  const { contract, orderId } = await promised(2)
  at.proxy.when(CAPTURE, refusedByKlarna, 1)
  await send(at.merchant, orderId, 1)
  await at.t.drain()
  await writeOff()
  const asked = await apply(at.anna, orderId, { qty: 1, cancel: 1 })
  await at.merchant.call(APPROVE, { id: asked.id })
  await settleDown()
  expect(await at.refundsOf(contract)).toMatchObject([
    { status: 'DONE', amount: LAMP, released: LAMP },
  ])
  expect((await at.klarna.orderOf(contract)).captured_amount).toBe(0)
})
