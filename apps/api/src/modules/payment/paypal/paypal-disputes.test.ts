import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '@galleria/kernel/time'
import { ACCEPT, ANSWER, createDisputeSteps } from '../../../testing/dispute-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { checkDueDisputes, reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { cancelPaid, createPaypalSteps } from '../../../testing/paypal-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { OutsideError } from '#platform/outside.ts'
import { createDisputes, readDispute } from './paypal-disputes.ts'
import type { AskDisputes } from './paypal-dispute-calls.ts'

/**
 * A buyer who opens a case at PayPal: what PayPal takes is away in the books until it is decided,
 * and is never given twice.
 */

let t: TestMall
let operator: Visitor
const paypal = createPaypalSteps(() => t)
beforeAll(async () => {
  t = await openTestMall()
  operator = await t.signIn(people.operator)
})
afterAll(() => t.close())
afterEach(async () => {
  await settleDown()
  expect(await t.audit()).toEqual([])
})

/** Of 64.80: 2.99 % and 0.39. */
const FEE = 233
const CHARGEBACK_FEE = 1600
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

/** Paid by PayPal by somebody who disputes it at once. */
async function disputed(outcome: 'claimed' | 'charged_back' | 'inquired') {
  await t.scenario(outcome, 'PAYPAL_PAY_PC')
  const guest = t.visit()
  const { contract } = await paypal.leaveFor(guest)
  await settleDown()
  return { guest, contract }
}

test('a claim is on the list with the day until which it can be answered; PayPal holds the money and has not taken it', async () => {
  const { contract } = await disputed('claimed')
  expect(await books(contract)).toEqual({
    provider: 6480 - FEE,
    disputed: 0,
    losses: 0,
    fees: FEE,
  })
  const matter = await matterOf(contract)
  expect(matter).toMatchObject({
    kind: 'DISPUTE',
    status: 'OPEN',
    provider: 'paypal',
    amount: { value: 64.8, currency: 'EUR' },
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute: { status: 'OPEN', answerState: null, canAnswerHere: true },
    operationList: ['answer', 'accept'],
  })
  const days = (Date.parse(matter.dispute?.answerBy ?? '') - t.clock.now().getTime()) / DAY
  expect(Math.round(days)).toBe(10)
})

test('a chargeback is away at once, and comes back by an answer that convinces, which is given once', async () => {
  const { contract } = await disputed('charged_back')
  expect(await books(contract)).toEqual({
    provider: -FEE - CHARGEBACK_FEE,
    disputed: 6480,
    losses: 0,
    fees: FEE + CHARGEBACK_FEE,
  })
  const { id } = await matterOf(contract)
  const acts = await Promise.allSettled(
    [1, 2].map(() => operator.call(ANSWER, { id, note: 'winning_evidence' })),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await settleDown()
  expect(await books(contract)).toEqual({
    provider: 6480 - FEE - CHARGEBACK_FEE,
    disputed: 0,
    losses: 0,
    fees: FEE + CHARGEBACK_FEE,
  })
  expect(await matterOf(contract, true)).toMatchObject({
    status: 'RESOLVED',
    dispute: { status: 'WON', answerState: 'SENT' },
    operationList: [],
  })
})

test('what PayPal looks at is not answered twice', async () => {
  const { contract } = await disputed('claimed')
  const { id } = await matterOf(contract)
  await operator.call(ANSWER, { id, note: 'The parcel was signed for on Monday.' })
  await settleDown()
  expect(await matterOf(contract)).toMatchObject({
    dispute: { status: 'UNDER_REVIEW', answerState: 'SENT' },
    operationList: [],
  })
  await expect(operator.call(ANSWER, { id, note: 'again' })).rejects.toMatchObject({ status: 409 })
})

test('an inquiry is answered by a message and stays open until it is given up, which gives the money back once', async () => {
  const { contract } = await disputed('inquired')
  const { id, reference } = await matterOf(contract)
  await operator.call(ANSWER, { id, note: 'Which corner is scratched?' })
  await settleDown()
  expect(await matterOf(contract)).toMatchObject({
    dispute: { status: 'OPEN', answerState: 'SENT' },
    operationList: ['answer', 'accept'],
  })
  type AtPaypal = { status: string; messages: { content: string }[] }
  const path = `/v1/customer/disputes/${reference}`
  expect(await paypal.ask<AtPaypal>('GET', path)).toMatchObject({
    status: 'OPEN',
    messages: [{ posted_by: 'SELLER', content: 'Which corner is scratched?' }],
  })
  await operator.call(ACCEPT, { id, note: 'It came scratched.' })
  await settleDown()
  expect(await books(contract)).toEqual({ provider: -FEE, disputed: 0, losses: 6480, fees: FEE })
  expect((await matterOf(contract, true)).dispute?.status).toBe('LOST')
})

test('a refund waits while its payment is disputed; where the claim is given up it is given already', async () => {
  const { guest, contract } = await disputed('claimed')
  await cancelPaid(guest, contract)
  t.clock.advance(2 * HOUR)
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'CREATED', leg: 'CREATED', tries: 0 }])
  const { id } = await matterOf(contract)
  await operator.call(ACCEPT, { id, note: 'The order was called off.' })
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'DONE', leg: 'SETTLED', tries: 0 }])
  expect(await books(contract)).toEqual({ provider: -FEE, disputed: 0, losses: 0, fees: FEE })
})

test('a refund that waited goes out once the claim is won', async () => {
  const { guest, contract } = await disputed('claimed')
  await cancelPaid(guest, contract)
  const { id } = await matterOf(contract)
  await operator.call(ANSWER, { id, note: 'winning_evidence' })
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'DONE', leg: 'DONE', tries: 1 }])
})

test('what no event told of is found by asking, with all its facts', async () => {
  const { contract } = await disputed('inquired')
  const { reference } = await matterOf(contract)
  // As if nothing had ever been told: an inquiry moves no money, so the books know nothing of it.
  await t.sql('delete from money_matters where reference = $1', [reference])
  await t.sql('delete from disputes where provider_ref = $1', [reference])
  await reconcile(own(), t.mall.providers)
  expect(await matterOf(contract)).toMatchObject({
    kind: 'DISPUTE',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
    dispute: { status: 'OPEN' },
  })
})

test('what is asked again and again is booked once', async () => {
  const { contract } = await disputed('charged_back')
  for (let round = 0; round < 2; round += 1) {
    await reconcile(own(), t.mall.providers)
    t.clock.advance(DAY + HOUR)
    await checkDueDisputes(own(), t.mall.providers)
  }
  expect(await books(contract)).toMatchObject({ disputed: 6480, fees: FEE + CHARGEBACK_FEE })
})

describe('what PayPal says', () => {
  const eur = (value: string) => ({ currency_code: 'EUR', value })
  const sek = (value: string) => ({ currency_code: 'SEK', value })
  const moved = (type: string, reason: string, amount: object, party = 'SELLER') => ({
    affected_party: party,
    type,
    reason,
    amount,
  })
  const dispute = (change: object = {}) => ({
    dispute_id: 'PP-R-1',
    disputed_transactions: [{ seller_transaction_id: 'CAP1' }],
    reason: 'UNAUTHORISED',
    status: 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: eur('64.80'),
    dispute_life_cycle_stage: 'CHARGEBACK',
    ...change,
  })

  test.each([
    ['OPEN', undefined, 'open'],
    ['WAITING_FOR_SELLER_RESPONSE', undefined, 'open'],
    ['WAITING_FOR_BUYER_RESPONSE', undefined, 'review'],
    ['UNDER_REVIEW', undefined, 'review'],
    ['OTHER', undefined, 'review'],
    ['RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'],
    ['RESOLVED', 'ACCEPTED', 'lost'],
    ['RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED', 'RESOLVED_WITH_PAYOUT', 'won'],
    ['RESOLVED', 'CANCELED_BY_BUYER', 'won'],
    ['RESOLVED', 'DENIED', 'won'],
  ])('%s with %s is %s', (status, outcome_code, expected) => {
    const outcome = outcome_code && { dispute_outcome: { outcome_code } }
    expect(readDispute(dispute({ status, ...outcome })).status).toBe(expected)
  })

  test('only what was taken of the seller is away, its fees apart, and nothing once it came back', () => {
    const taken = moved('DEBIT', 'DISPUTE_SETTLEMENT', eur('64.80'))
    const fee = moved('DEBIT', 'CHARGEBACK_FEE', eur('16.00'))
    const buyers = moved('CREDIT', 'DISPUTE_SETTLEMENT', eur('64.80'), 'BUYER')
    expect(readDispute(dispute({ money_movements: [taken, fee, buyers] }))).toMatchObject({
      taken: { minor: 6480, currency: 'EUR' },
      fee: { minor: 1600, currency: 'EUR' },
    })
    const back = moved('CREDIT', 'DISPUTE_SETTLEMENT', eur('64.80'))
    expect(readDispute(dispute({ money_movements: [taken, fee, back] }))).toMatchObject({
      taken: { minor: 0, currency: 'EUR' },
      fee: { minor: 1600, currency: 'EUR' },
    })
    expect(readDispute(dispute())).toMatchObject({ taken: { minor: 0 }, fee: null })
  })

  test.each(['NONE', 'CANCELED_BY_BUYER', 'CLOSED'])(
    'decided as %s it is lost while the money is away, and won once it came back',
    (outcome_code) => {
      const taken = moved('DEBIT', 'DISPUTE_SETTLEMENT', eur('64.80'))
      const back = moved('CREDIT', 'DISPUTE_SETTLEMENT', eur('64.80'))
      const decided = (...money_movements: object[]) =>
        readDispute(
          dispute({ status: 'RESOLVED', dispute_outcome: { outcome_code }, money_movements }),
        ).status
      expect([decided(taken), decided(taken, back), decided()]).toEqual(['lost', 'won', 'won'])
    },
  )

  test('fees in two currencies are not added', () => {
    const fees = [eur('16.00'), eur('4.00'), sek('90.00')]
    const money_movements = fees.map((amount) => moved('DEBIT', 'CHARGEBACK_FEE', amount))
    expect(readDispute(dispute({ money_movements })).fee).toEqual({ minor: 2000, currency: 'EUR' })
  })

  test('a payment in kronor is away in kronor, whatever PayPal settles in', () => {
    const inKronor = dispute({
      dispute_amount: sek('750.00'),
      money_movements: [moved('DEBIT', 'DISPUTE_SETTLEMENT', eur('66.00'))],
    })
    expect(readDispute(inKronor).taken).toEqual({ minor: 75_000, currency: 'SEK' })
  })

  test('an answer that PayPal has already is not sent again, and all pages of the list are read', async () => {
    const asked: string[] = []
    const ask: AskDisputes = (_what, method, path) => {
      asked.push(`${method} ${path.replace(/update_time_after=[^&]*/, '')}`)
      if (path === '/PP-R-1') {
        const evidences = [{ source: 'SUBMITTED_BY_SELLER', notes: 'It was signed for.' }]
        return Promise.resolve({
          status: 200,
          body: dispute({ status: 'UNDER_REVIEW', evidences }),
        })
      }
      if (path === '/PP-R-2') return Promise.resolve({ status: 404, body: {} })
      // Of a payment that is none of the mall's.
      if (path === '/PP-R-3') {
        const dispute_amount = { currency_code: 'BRL', value: '9.00' }
        return Promise.resolve({ status: 200, body: dispute({ dispute_amount }) })
      }
      const isSecond = path.includes('next_page_token=2')
      return Promise.resolve({
        status: 200,
        body: {
          items: (isSecond ? ['PP-R-2', 'PP-R-3'] : ['PP-R-1']).map((dispute_id) => ({
            dispute_id,
          })),
          links: isSecond ? [] : [{ rel: 'next', href: 'https://x.test/?next_page_token=2' }],
        },
      })
    }
    const { answerDispute, listDisputes } = createDisputes(ask)
    const request = {
      key: 'k',
      ref: 'PP-R-1',
      kind: 'EVIDENCE',
      text: 'It was signed for.',
    } as const
    expect((await answerDispute(request)).status).toBe('review')
    expect(asked).toEqual(['GET /PP-R-1'])
    asked.length = 0
    const { disputes, unreadable } = await listDisputes(new Date(0), new Date())
    expect([disputes.map(({ ref }) => ref), unreadable]).toEqual([['PP-R-1'], ['PP-R-3']])
    expect(asked).toEqual([
      'GET ?&page_size=50',
      'GET ?next_page_token=2',
      'GET /PP-R-1',
      'GET /PP-R-2',
      'GET /PP-R-3',
    ])
  })

  test('a list that does not end is not taken for read', async () => {
    const { listDisputes } = createDisputes(() =>
      Promise.resolve({
        status: 200,
        body: { items: [], links: [{ rel: 'next', href: 'https://x.test/?next_page_token=2' }] },
      }),
    )
    await expect(listDisputes(new Date(0), new Date())).rejects.toBeInstanceOf(OutsideError)
  })

  test('a no is a refusal, and silence or nonsense leaves open what became of an answer', async () => {
    const answering = (status: number, body: unknown) =>
      createDisputes((_what, method) =>
        Promise.resolve(method === 'GET' ? { status: 200, body: dispute() } : { status, body }),
      ).answerDispute({ key: 'k', ref: 'PP-R-1', kind: 'ACCEPT', text: 'It is ours.' })
    const issue = 'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE'
    await expect(answering(422, { details: [{ issue }] })).rejects.toMatchObject({
      name: 'ProviderRefused',
      message: `dispute: ${issue}`,
    })
    await expect(answering(409, {})).rejects.toBeInstanceOf(OutsideError)
    await expect(
      createDisputes(() => Promise.resolve({ status: 200, body: {} })).findDispute('PP-R-1'),
    ).rejects.toBeInstanceOf(OutsideError)
  })
})
