import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '@galleria/kernel/time'
import { createBraintreeSteps, withBraintree } from '../../../testing/braintree-steps.ts'
import { ACCEPT, ANSWER, createDisputeSteps } from '../../../testing/dispute-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { checkDueDisputes, reconcile } from '../../../testing/payment-work.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { OutsideError } from '#platform/outside.ts'
import { createDisputes, readDispute } from './braintree-disputes.ts'
import type { Gateway, Sdk } from './braintree-sdk.ts'

/**
 * A buyer whose bank takes the payment of a card back: it is away in the books until it is decided,
 * and is never given twice.
 */

let t: TestMall
let operator: Visitor
const steps = createBraintreeSteps(() => t)
const { settleDown } = steps
beforeAll(async () => {
  await import('braintree')
  t = await openTestMall({ payments: withBraintree, delays: { bank: HOUR } })
  await steps.listen()
  operator = await t.signIn(people.operator)
})
afterAll(() => t.close())
afterEach(async () => {
  await settleDown()
  expect(await t.audit()).toEqual([])
})

const own = () => t.mall.gate.own()
const { matterOf, books, refundsOf } = createDisputeSteps(
  () => t,
  () => operator,
)

/** Paid by a card whose bank has a word to say once the night is over. */
async function disputed(outcome: 'charged_back' | 'questioned') {
  await t.scenario(outcome, 'BRAINTREE')
  const made = await steps.paid()
  await steps.night(made.sale)
  await settleDown()
  return made
}

test('a chargeback is away at once, and on the list with the day until which it can be answered', async () => {
  const { contract } = await disputed('charged_back')
  expect(await books(contract)).toEqual({ provider: 0, disputed: 6480, losses: 0, fees: 0 })
  const matter = await matterOf(contract)
  expect(matter).toMatchObject({
    kind: 'DISPUTE',
    status: 'OPEN',
    provider: 'braintree',
    amount: { value: 64.8, currency: 'EUR' },
    reason: 'product_not_received',
    dispute: { status: 'OPEN', answerState: null, canAnswerHere: true },
    operationList: ['answer', 'accept'],
  })
  const days = (Date.parse(matter.dispute?.answerBy ?? '') - t.clock.now().getTime()) / DAY
  expect(Math.floor(days)).toBe(10)
})

test('it comes back by an answer that convinces, which is given once', async () => {
  const { contract } = await disputed('charged_back')
  const { id } = await matterOf(contract)
  const acts = await Promise.allSettled(
    [1, 2].map(() => operator.call(ANSWER, { id, note: 'winning_evidence' })),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await settleDown()
  expect(await books(contract)).toEqual({ provider: 6480, disputed: 0, losses: 0, fees: 0 })
  expect(await matterOf(contract, true)).toMatchObject({
    status: 'RESOLVED',
    dispute: { status: 'WON', answerState: 'SENT' },
    operationList: [],
  })
})

test('what is won in part is lost for the rest', async () => {
  const { contract } = await disputed('charged_back')
  const { id } = await matterOf(contract)
  await operator.call(ANSWER, { id, note: 'half_winning_evidence' })
  await settleDown()
  expect(await books(contract)).toEqual({ provider: 3240, disputed: 0, losses: 3240, fees: 0 })
  expect((await matterOf(contract, true)).dispute?.status).toBe('LOST')
})

test('what the bank looks at is not answered twice', async () => {
  const { contract } = await disputed('charged_back')
  const { id } = await matterOf(contract)
  await operator.call(ANSWER, { id, note: 'The parcel was signed for on Monday.' })
  await settleDown()
  expect(await matterOf(contract)).toMatchObject({
    dispute: { status: 'UNDER_REVIEW', answerState: 'SENT' },
    operationList: [],
  })
  await expect(operator.call(ANSWER, { id, note: 'again' })).rejects.toMatchObject({ status: 409 })
})

test('a question of the bank moves no money, whatever becomes of it', async () => {
  const { contract } = await disputed('questioned')
  expect(await books(contract)).toEqual({ provider: 6480, disputed: 0, losses: 0, fees: 0 })
  const matter = await matterOf(contract)
  expect(matter).toMatchObject({ reason: 'retrieval', dispute: { status: 'OPEN' } })
  await operator.call(ANSWER, { id: matter.id, note: 'losing_evidence' })
  await settleDown()
  expect(await books(contract)).toEqual({ provider: 6480, disputed: 0, losses: 0, fees: 0 })
  expect((await matterOf(contract, true)).dispute?.status).toBe('WON')
})

test('a refund waits while its payment is disputed; where the loss is taken it is given already', async () => {
  const { guest, contract } = await disputed('charged_back')
  await steps.callOff(guest, contract)
  t.clock.advance(2 * HOUR)
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'CREATED', leg: 'CREATED', tries: 0 }])
  const { id } = await matterOf(contract)
  await operator.call(ACCEPT, { id, note: 'The order was called off.' })
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'DONE', leg: 'SETTLED', tries: 0 }])
  expect(await books(contract)).toEqual({ provider: 0, disputed: 0, losses: 0, fees: 0 })
})

test('a refund that waited goes out once it is won', async () => {
  const { guest, contract } = await disputed('charged_back')
  await steps.callOff(guest, contract)
  const { id } = await matterOf(contract)
  await operator.call(ANSWER, { id, note: 'winning_evidence' })
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'DONE', leg: 'DONE', tries: 1 }])
})

test('what no event told of is found by asking, with all its facts, and booked once', async () => {
  const { contract } = await disputed('questioned')
  const { reference } = await matterOf(contract)
  // As if nothing had ever been told: a question moves no money, so the books know nothing of it.
  await t.sql('delete from money_matters where reference = $1', [reference])
  await t.sql('delete from disputes where provider_ref = $1', [reference])
  await reconcile(own(), t.mall.providers)
  expect(await matterOf(contract)).toMatchObject({
    kind: 'DISPUTE',
    reason: 'retrieval',
    dispute: { status: 'OPEN' },
  })
  const other = await disputed('charged_back')
  for (let round = 0; round < 2; round += 1) {
    await reconcile(own(), t.mall.providers)
    t.clock.advance(DAY + HOUR)
    await checkDueDisputes(own(), t.mall.providers)
  }
  expect(await books(other.contract)).toEqual({ provider: 0, disputed: 6480, losses: 0, fees: 0 })
})

describe('what Braintree says', () => {
  const dispute = (change: object = {}) => ({
    id: 'd1',
    kind: 'chargeback',
    status: 'open',
    reason: 'fraud',
    currencyIsoCode: 'EUR',
    amountDisputed: '64.80',
    amountWon: '0.00',
    replyByDate: '2026-12-04',
    transaction: { id: 'abc123', amount: '64.80' },
    evidence: [],
    ...change,
  })

  test.each([
    ['chargeback', 'open', '0.00', 'open', 6480],
    ['chargeback', 'disputed', '0.00', 'review', 6480],
    ['chargeback', 'under_review', '0.00', 'review', 6480],
    ['chargeback', 'won', '64.80', 'won', 0],
    ['chargeback', 'won', '60.00', 'lost', 480],
    ['chargeback', 'lost', '0.00', 'lost', 6480],
    ['chargeback', 'accepted', '0.00', 'lost', 6480],
    ['chargeback', 'auto_accepted', '0.00', 'lost', 6480],
    ['chargeback', 'expired', '0.00', 'lost', 6480],
    ['pre_arbitration', 'open', '0.00', 'open', 6480],
    ['retrieval', 'open', '0.00', 'open', 0],
    ['chargeback', 'won', '0.00', 'review', 6480],
    ['retrieval', 'disputed', '0.00', 'won', 0],
    ['retrieval', 'expired', '0.00', 'won', 0],
  ])('a %s that is %s with %s won is %s, %i away', (kind, status, amountWon, expected, taken) => {
    expect(readDispute(dispute({ kind, status, amountWon }))).toEqual({
      ref: 'd1',
      captureRef: 'abc123',
      status: expected,
      amount: { minor: 6480, currency: 'EUR' },
      taken: { minor: taken, currency: 'EUR' },
      fee: null,
      reason: 'fraud',
      answerBy: new Date('2026-12-04T23:59:59Z'),
    })
  })

  test('a question about no amount is about all that was paid', () => {
    const one = readDispute(dispute({ kind: 'retrieval', amountDisputed: '0.00' }))
    expect([one.amount.minor, one.taken.minor]).toEqual([6480, 0])
  })

  /** A gateway that remembers what it was asked, and answers as it is told. */
  function gatewayOf(answers: Partial<Gateway['dispute']>) {
    const asked: string[] = []
    const told =
      (name: 'find' | 'accept' | 'addTextEvidence' | 'finalize') =>
      (...args: [string, string]) => {
        asked.push([name, ...args].join(' '))
        return answers[name]?.(...args) ?? Promise.resolve({ success: true })
      }
    const gateway = {
      dispute: {
        find: told('find'),
        accept: told('accept'),
        addTextEvidence: told('addTextEvidence'),
        finalize: told('finalize'),
        search: answers.search,
      },
    } as unknown as Gateway
    const sdk: Sdk = {
      readSigned: () => Promise.resolve(undefined),
      standing: () => [],
      ask: (_what, call) => call(gateway),
    }
    return { asked, disputes: createDisputes(sdk) }
  }
  const finds = (change: object) => () => Promise.resolve({ dispute: dispute(change) })
  const evidence = { key: 'k', ref: 'd1', kind: 'EVIDENCE', text: 'It was signed for.' } as const
  const isThere = { evidence: [{ comments: 'It was signed for.' }] }
  const no = { success: false, errors: { deepErrors: () => [{ code: '95705' }] } }

  test('evidence that was written and not handed in is handed in, and what Braintree has already is not sent again', async () => {
    const written = gatewayOf({ find: finds(isThere) })
    await written.disputes.answerDispute(evidence)
    expect(written.asked).toEqual(['find d1', 'finalize d1', 'find d1'])
    const given = gatewayOf({ find: finds({ ...isThere, status: 'disputed' }) })
    expect((await given.disputes.answerDispute(evidence)).status).toBe('review')
    expect(given.asked).toEqual(['find d1'])
    const accepted = gatewayOf({ find: finds({ status: 'accepted' }) })
    const { status } = await accepted.disputes.answerDispute({ ...evidence, kind: 'ACCEPT' })
    expect([status, accepted.asked]).toEqual(['lost', ['find d1']])
  })

  test('a no is a refusal, and silence or nonsense leaves open what became of an answer', async () => {
    const refused = gatewayOf({ find: finds({}), finalize: () => Promise.resolve(no) })
    await expect(refused.disputes.answerDispute(evidence)).rejects.toMatchObject({
      name: 'ProviderRefused',
      message: 'braintree dispute finalize: 95705',
    })
    const nonsense = gatewayOf({ find: finds({}), finalize: () => Promise.resolve('?') })
    await expect(nonsense.disputes.answerDispute(evidence)).rejects.toBeInstanceOf(OutsideError)
    const unknown = gatewayOf({ find: () => Promise.resolve(undefined) })
    await expect(unknown.disputes.answerDispute(evidence)).rejects.toMatchObject({
      name: 'ProviderRefused',
    })
    expect(await unknown.disputes.findDispute('d1')).toBeUndefined()
  })

  test('of those that are listed one that cannot be read is named', async () => {
    const from: string[] = []
    const { disputes } = gatewayOf({
      search: (build) => {
        build({ receivedDate: () => ({ min: (day) => void from.push(day) }) })
        return (async function* () {
          yield dispute()
          yield dispute({ id: 'd2', currencyIsoCode: 'BRL' })
        })()
      },
    })
    const listed = await disputes.listDisputes(new Date('2026-11-24T10:00:00Z'), new Date())
    expect([listed.disputes.map(({ ref }) => ref), listed.unreadable]).toEqual([['d1'], ['d2']])
    expect(from).toEqual(['2026-11-23'])
  })
})
