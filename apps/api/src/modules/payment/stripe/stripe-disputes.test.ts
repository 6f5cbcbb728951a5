import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '@galleria/kernel/time'
import { cancelPaid, ledger } from '../../../testing/after-sales-steps.ts'
import { ACCEPT, ANSWER, createDisputeSteps } from '../../../testing/dispute-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { checkDueDisputes, reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { askStripe, payByStripe, typeCard, withStripe } from '../../../testing/stripe-steps.ts'
import { OutsideError } from '#platform/outside.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { readDispute } from './stripe-disputes.ts'

/**
 * A buyer who disputes a payment with their bank: the money is away until somebody has decided, and
 * is never given twice.
 */

let t: TestMall
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
  operator = await t.signIn(people.operator)
})
afterAll(() => t.close())
afterEach(async () => {
  await settleDown()
  expect(await t.audit()).toEqual([])
})

const FEE = 122
const DISPUTE_FEE = 2000
const own = () => t.mall.gate.own()
const { matterOf, books, refundsOf } = createDisputeSteps(
  () => t,
  () => operator,
)
async function settleDown() {
  await t.lab.idle()
  await t.drain()
  await sendDueRefunds(own(), t.mall.providers)
  await t.lab.idle(300)
  await t.drain()
}

/** What the shop is owed for it and what of that is held, in the books and on the order's page. */
const owed = async ({ contract }: Paid) => {
  const { 'seller:5': seller = 0, 'held:5': held = 0 } = await ledger(t, contract.id)
  const shop = await t.signIn(people.merchant)
  const { payoutAmt, heldList } = await shop.call('POST /sapi/mall-merchant/order/detail', {
    id: contract.tradeOrderList[0]?.id ?? '',
  })
  return { seller: 0 - seller, held: 0 - held, payout: payoutAmt.value, heldList }
}

type Paid = { readonly guest: Visitor; readonly contract: Contract }
/** Paid by a card whose owner disputes it at once. */
async function disputed(): Promise<Paid> {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  const { redirectInfo } = await payByStripe(guest, contract.id)
  await typeCard(t.lab.url, redirectInfo?.clientSecret, '4000000000000259')
  await settleDown()
  return { guest, contract }
}
/** Its buyer calls it off before anything was sent: all of its money is to go back. */
async function callOff({ guest, contract }: Paid): Promise<void> {
  await cancelPaid(guest, contract.tradeOrderList[0]?.id ?? '')
  await settleDown()
}

test('a disputed payment is away in the books, and on the list with the day until which it can be answered', async () => {
  const one = await disputed()
  expect(await books(one.contract)).toEqual({
    provider: -FEE - DISPUTE_FEE,
    disputed: 6480,
    losses: 0,
    fees: FEE + DISPUTE_FEE,
  })
  const matter = await matterOf(one.contract)
  expect(matter).toMatchObject({
    kind: 'DISPUTE',
    status: 'OPEN',
    amount: { value: 64.8, currency: 'EUR' },
    reason: 'fraudulent',
    dispute: { status: 'OPEN', answerState: null, canAnswerHere: true },
    operationList: ['answer', 'accept'],
  })
  const days = (Date.parse(matter.dispute?.answerBy ?? '') - t.clock.now().getTime()) / DAY
  expect(Math.round(days)).toBe(9)
})

test('the share of its shop is held while a payment is disputed, and released when it is won or lost; news that is told twice holds nothing more', async () => {
  const won = await disputed()
  const { payout, ...held } = await owed(won)
  const isHeld = { cause: 'PAYMENT', amt: { value: payout, currency: 'EUR' } }
  expect(held).toMatchObject({ seller: 0, heldList: [isHeld] })
  const share = held.held
  // The tax that is contained in the payout is owed to the state meanwhile.
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(Math.round(payout * 100))
  t.clock.advance(2 * DAY)
  await checkDueDisputes(own(), t.mall.providers)
  await settleDown()
  expect(await owed(won)).toMatchObject({ seller: 0, held: share, heldList: [isHeld] })
  await operator.call(ANSWER, { id: (await matterOf(won.contract)).id, note: 'winning_evidence' })
  await settleDown()
  expect(await owed(won)).toEqual({ seller: share, held: 0, payout, heldList: [] })
  const lost = await disputed()
  await operator.call(ACCEPT, { id: (await matterOf(lost.contract)).id, note: 'It was not sent.' })
  await settleDown()
  expect(await owed(lost)).toEqual({ seller: share, held: 0, payout, heldList: [] })
})

test('an answer that convinces brings money and fee back, once, and the list is clear', async () => {
  const one = await disputed()
  const { id } = await matterOf(one.contract)
  const acts = await Promise.allSettled(
    [1, 2].map(() => operator.call(ANSWER, { id, note: 'winning_evidence' })),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await settleDown()
  expect(await books(one.contract)).toEqual({
    provider: 6480 - FEE,
    disputed: 0,
    losses: 0,
    fees: FEE,
  })
  expect(await matterOf(one.contract, true)).toMatchObject({
    status: 'RESOLVED',
    dispute: { status: 'WON', answerState: 'SENT' },
    operationList: [],
  })
})

test('what is looked at by the bank is not answered twice', async () => {
  const one = await disputed()
  const { id } = await matterOf(one.contract)
  await operator.call(ANSWER, { id, note: 'The parcel was signed for on Monday.' })
  await settleDown()
  expect(await matterOf(one.contract)).toMatchObject({
    dispute: { status: 'UNDER_REVIEW', answerState: 'SENT' },
    operationList: [],
  })
  await expect(operator.call(ANSWER, { id, note: 'again' })).rejects.toMatchObject({ status: 409 })
})

test('a refund waits while its payment is disputed, and goes out once that is won', async () => {
  const one = await disputed()
  await callOff(one)
  t.clock.advance(2 * HOUR)
  await settleDown()
  expect(await refundsOf(one.contract)).toEqual([{ status: 'CREATED', leg: 'CREATED', tries: 0 }])
  const { id } = await matterOf(one.contract)
  await operator.call(ANSWER, { id, note: 'winning_evidence' })
  await settleDown()
  expect(await refundsOf(one.contract)).toEqual([{ status: 'DONE', leg: 'DONE', tries: 1 }])
  expect(await books(one.contract)).toEqual({ provider: -FEE, disputed: 0, losses: 0, fees: FEE })
})

test('a refund of a payment whose dispute is lost is given already: nothing is sent, and nothing stays lost', async () => {
  const one = await disputed()
  await callOff(one)
  const { id } = await matterOf(one.contract)
  await operator.call(ACCEPT, { id, note: 'The order was called off.' })
  await settleDown()
  expect(await refundsOf(one.contract)).toEqual([{ status: 'DONE', leg: 'SETTLED', tries: 0 }])
  expect(await books(one.contract)).toEqual({
    provider: -FEE - DISPUTE_FEE,
    disputed: 0,
    losses: 0,
    fees: FEE + DISPUTE_FEE,
  })
})

test('a refund that is asked for after the dispute was lost is given already, too, and only once', async () => {
  const one = await disputed()
  const { id } = await matterOf(one.contract)
  await operator.call(ANSWER, { id, note: 'losing_evidence' })
  await settleDown()
  expect(await books(one.contract)).toMatchObject({ disputed: 0, losses: 6480 })
  await callOff(one)
  expect(await refundsOf(one.contract)).toEqual([{ status: 'DONE', leg: 'SETTLED', tries: 0 }])
  expect(await books(one.contract)).toMatchObject({ disputed: 0, losses: 0 })
})

test('an answer that may not have arrived is sent again under its key', async () => {
  const one = await disputed()
  const { id } = await matterOf(one.contract)
  const stripe = t.mall.providers.get('stripe') as PaymentProvider
  const keys: string[] = []
  const deaf: PaymentProvider = {
    ...stripe,
    answerDispute(request) {
      keys.push(request.key)
      return Promise.reject(new OutsideError('no answer'))
    },
  }
  const listening: PaymentProvider = {
    ...stripe,
    answerDispute(request) {
      keys.push(request.key)
      return stripe.answerDispute?.(request) as Promise<never>
    },
  }
  await operator.call(ANSWER, { id, note: 'winning_evidence' })
  await checkDueDisputes(own(), new Map([['stripe', deaf]]))
  expect(await matterOf(one.contract)).toMatchObject({
    dispute: { status: 'OPEN', answerState: 'TO_SEND' },
    operationList: [],
  })
  t.clock.advance(HOUR)
  await checkDueDisputes(own(), new Map([['stripe', listening]]))
  expect((await matterOf(one.contract, true)).dispute?.status).toBe('WON')
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBe(2)
})

test('a payment in kronor is away in kronor, whatever Stripe pays out, and its fee is in what it pays out', () => {
  const line = (amount: number, fee: number) => ({ amount, fee, currency: 'eur' })
  const read = (...lines: ReturnType<typeof line>[]) =>
    readDispute({
      id: 'dp_1',
      amount: 75_000,
      currency: 'sek',
      charge: 'ch_1',
      reason: 'fraudulent',
      status: 'needs_response',
      balance_transactions: lines,
      evidence_details: { due_by: null },
    })
  expect(read(line(-6600, 2000))).toMatchObject({
    taken: { minor: 75_000, currency: 'SEK' },
    fee: { minor: 2000, currency: 'EUR' },
  })
  expect(read(line(-6600, 2000), line(6600, -2000))).toMatchObject({
    taken: { minor: 0, currency: 'SEK' },
    fee: { minor: 0, currency: 'EUR' },
  })
  expect(read()).toMatchObject({ taken: { minor: 0 }, fee: { minor: 0, currency: 'SEK' } })
})

// The last one: it takes away where events go.
test('what no event told of is found by asking, and told twice it is booked once', async () => {
  type Listed = { data: { id: string }[] }
  const endpoints = await askStripe<Listed>(t.lab.url, 'webhook_endpoints')
  const one = await disputed()
  const { id, reference } = await matterOf(one.contract)
  for (const endpoint of endpoints.data)
    await fetch(`${t.lab.url}/stripe/v1/webhook_endpoints/${endpoint.id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_galleriademo1' },
    })
  await fetch(`${t.lab.url}/stripe/v1/disputes/${reference}/close`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_galleriademo1' },
  })
  await settleDown()
  expect(await matterOf(one.contract)).toMatchObject({ id, dispute: { status: 'OPEN' } })
  for (let round = 0; round < 2; round += 1) {
    await reconcile(own(), t.mall.providers)
    t.clock.advance(DAY + HOUR)
    await checkDueDisputes(own(), t.mall.providers)
  }
  expect(await books(one.contract)).toMatchObject({ disputed: 0, losses: 6480 })
  expect((await matterOf(one.contract, true)).dispute?.status).toBe('LOST')
})
