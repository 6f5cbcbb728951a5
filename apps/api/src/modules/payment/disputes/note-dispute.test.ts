import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '@galleria/kernel/time'
import { ledger } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendDueRefunds } from '../../../testing/payment-work.ts'
import { cancelPaid } from '../../../testing/paypal-steps.ts'
import { paidOrder, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { takeDispute } from './take-dispute.ts'

/** A provider that tells of a dispute by mail alone: an operator notes it, and says how it ends. */

let t: TestMall
let anna: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, operator] = await Promise.all([t.signIn(people.anna), t.signIn(people.operator)])
})
afterAll(() => t.close())
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})

const NOTE = 'POST /sapi/mall-operator/money/noteDispute' as const
const ACCEPT = 'POST /sapi/mall-operator/money/acceptDispute' as const
const ARRIVED = 'POST /sapi/mall-operator/money/arrived' as const

async function paid() {
  const contract = await paidOrder(t, anna, { lamp: 1 })
  const [capture] = await t.sql<{ ref: string }>(
    'select provider_ref as ref from captures where contract_id = $1',
    [contractId(contract)],
  )
  return { contract, captureRef: capture?.ref ?? '' }
}
const noted = (captureRef: string, change: object = {}) => ({
  ...{ provider: 'mockpay', captureRef, reference: `case of ${captureRef}`, amount: 64.8 },
  ...{ answerBy: null, reason: 'It never arrived.', ...change },
})
const books = async (contract: Contract) => {
  const { provider = 0, disputed = 0, losses = 0 } = await ledger(t, contract.id)
  return { provider, disputed, losses }
}
const rows = async () =>
  Number((await t.sql<{ n: number }>('select count(*)::int as n from disputes'))[0]?.n)

test('only providers that tell of no dispute themselves are among those whose are noted', async () => {
  expect(await operator.call('POST /sapi/mall-operator/money/untold', {})).toEqual({
    providerList: ['affirm', 'mockpay'],
  })
})

test('what is noted is away, on the list with its day, and lost or back when an operator says so', async () => {
  const { contract, captureRef } = await paid()
  const before = await books(contract)
  const answerBy = new Date(t.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10)
  const matter = await operator.call(NOTE, noted(captureRef, { answerBy }))
  expect(matter).toMatchObject({
    kind: 'DISPUTE',
    status: 'OPEN',
    amount: { value: 64.8, currency: 'EUR' },
    reason: 'It never arrived.',
    tradeOrderCodeList: [contract.tradeOrderList[0]?.tradeOrderCode],
    dispute: { status: 'OPEN', answerBy: `${answerBy}T23:59:59.000Z`, canAnswerHere: false },
    operationList: ['arrived', 'accept'],
  })
  expect(await books(contract)).toEqual({
    provider: before.provider - 6480,
    disputed: 6480,
    losses: 0,
  })
  await operator.call(ACCEPT, { id: matter.id, note: 'We had sent it to the wrong street.' })
  expect(await books(contract)).toEqual({
    provider: before.provider - 6480,
    disputed: 0,
    losses: 6480,
  })
  const other = await paid()
  const back = await operator.call(NOTE, noted(other.captureRef))
  const arrived = { id: back.id, reference: 'payout 7', note: 'Their desk shows it.' }
  await operator.call(ARRIVED, arrived)
  expect(await books(other.contract)).toEqual(before)
})

test('a refund waits for what was noted, and is given once it is lost', async () => {
  const { contract, captureRef } = await paid()
  const { id } = await operator.call(NOTE, noted(captureRef))
  await cancelPaid(anna, contract)
  t.clock.advance(2 * HOUR)
  await t.drain()
  await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
  const legs = () =>
    t.sql<{ status: string }>(
      'select l.status from refund_legs l join refunds r on r.id = l.refund_id where r.contract_id = $1',
      [contractId(contract)],
    )
  expect(await legs()).toEqual([{ status: 'CREATED' }])
  await operator.call(ACCEPT, { id, note: 'It was called off.' })
  await t.drain()
  expect(await legs()).toEqual([{ status: 'SETTLED' }])
})

test('the same is noted once, also by two at once, and never more than was paid', async () => {
  const { captureRef } = await paid()
  const before = await rows()
  const acts = await Promise.allSettled(
    [1, 2].map(() => operator.call(NOTE, noted(captureRef, { amount: 40 }))),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const codeOf = (change: object) =>
    operator.call(NOTE, noted(captureRef, change)).then(
      () => 'noted',
      (error: { code: string; body: { errors?: { path: string; code: string }[] } }) =>
        error.body.errors?.map(({ path, code }) => `${path} ${code}`).join() ?? error.code,
    )
  expect(await codeOf({})).toBe('matter.known')
  expect(await codeOf({ reference: 'another', amount: 24.81 })).toBe('amount too_big')
  expect(await codeOf({ reference: 'another', amount: 0.001 })).toBe('amount decimals')
  expect(await codeOf({ reference: 'another', captureRef: 'none' })).toBe('matter.not_found')
  expect(await codeOf({ reference: 'another', provider: 'stripe' })).toBe('matter.not_found')
  expect(await rows()).toBe(before + 1)
  expect(await codeOf({ reference: 'another', amount: 24.8 })).toBe('noted')
})

const legsOf = (contract: Contract) =>
  t.sql<{ amount: number; status: string; isCovered: boolean }>(
    'select l.amount::int, l.status, l.dispute_id is not null as "isCovered" from refund_legs l join refunds r on r.id = l.refund_id where r.contract_id = $1 order by l.amount',
    [contractId(contract)],
  )
const sendDue = async () => {
  for (let round = 0; round < 3; round += 1) {
    await t.lab.idle()
    await t.drain()
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
  }
}

test('of a refund of more than was disputed the bank has given a part, and the mall gives the rest', async () => {
  const { contract, captureRef } = await paid()
  const { id } = await operator.call(NOTE, noted(captureRef, { amount: 40 }))
  await cancelPaid(anna, contract)
  await sendDue()
  expect(await legsOf(contract)).toEqual([{ amount: 6480, status: 'CREATED', isCovered: false }])
  await operator.call(ACCEPT, { id, note: 'It was scratched.' })
  await sendDue()
  expect(await legsOf(contract)).toEqual([
    { amount: 2480, status: 'DONE', isCovered: false },
    { amount: 4000, status: 'SETTLED', isCovered: true },
  ])
  const [refund] = await t.sql('select status from refunds where contract_id = $1', [
    contractId(contract),
  ])
  expect([refund, await books(contract)]).toEqual([
    { status: 'DONE' },
    // Its fee for taking the money stays with the provider.
    { provider: -116, disputed: 0, losses: 0 },
  ])
})

test('two lost disputes of one payment pay for a refund of all of it together', async () => {
  const { contract, captureRef } = await paid()
  for (const [reference, amount] of [
    [`first of ${captureRef}`, 30],
    [`second of ${captureRef}`, 34.8],
  ] as const) {
    const { id } = await operator.call(NOTE, noted(captureRef, { reference, amount }))
    await operator.call(ACCEPT, { id, note: 'They are right.' })
  }
  await cancelPaid(anna, contract)
  await sendDue()
  expect(await legsOf(contract)).toEqual([
    { amount: 3000, status: 'SETTLED', isCovered: true },
    { amount: 3480, status: 'SETTLED', isCovered: true },
  ])
})

test('what was noted and its provider tells of later, by another name, is one dispute, which its provider ends', async () => {
  const { contract, captureRef } = await paid()
  const before = await books(contract)
  const { id } = await operator.call(NOTE, noted(captureRef))
  const told = (change: object) =>
    takeDispute(t.mall.gate.own(), 'mockpay', {
      ref: `krn:${captureRef}`,
      captureRef,
      status: 'review',
      amount: { minor: 6480, currency: 'EUR' },
      taken: { minor: 6480, currency: 'EUR' },
      fee: null,
      reason: 'PRODUCTS_NOT_RECEIVED',
      answerBy: null,
      ...change,
    })
  await told({})
  const rowsOf = () =>
    t.sql(
      'select provider_ref as ref, status, noted_by as by from disputes where contract_id = $1',
      [contractId(contract)],
    )
  expect(await rowsOf()).toEqual([{ ref: `krn:${captureRef}`, status: 'UNDER_REVIEW', by: null }])
  expect((await books(contract)).provider).toBe(before.provider - 6480)
  await told({ status: 'won', taken: { minor: 0, currency: 'EUR' } })
  expect(await books(contract)).toEqual(before)
  const closed = await operator.call('POST /sapi/mall-operator/money/page', { isClosed: true })
  expect(closed.data.find((one) => one.id === id)).toMatchObject({
    reference: `krn:${captureRef}`,
    status: 'RESOLVED',
  })
})

test('two who note one name at two payments at once note one of them', async () => {
  const [one, other] = [await paid(), await paid()]
  const before = await rows()
  const reference = `both of ${one.captureRef}`
  const acts = await Promise.allSettled(
    [one, other].map(({ captureRef }) => operator.call(NOTE, noted(captureRef, { reference }))),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await rows()).toBe(before + 1)
  const taken = await Promise.all(
    [one, other].map(async ({ contract }) => (await books(contract)).disputed),
  )
  expect(taken.toSorted()).toEqual([0, 6480])
})
