import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { WireMatter } from '@galleria/contract/money'
import { DAY, HOUR } from '@galleria/kernel/time'
import { createKlarnaSteps } from '../../../testing/klarna-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { ACCEPT, ANSWER, createDisputeSteps } from '../../../testing/dispute-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  checkDuePayments,
  checkDueDisputes,
  reconcile,
  sendDueRefunds,
} from '../../../testing/payment-work.ts'
import { cancelPaid } from '../../../testing/paypal-steps.ts'
import { loseAnswer, openProxy, type Proxy } from '../../../testing/provider-proxy.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { takenAtOnce } from '../../../testing/taken-at-once.ts'

/**
 * A buyer who reports a problem in Klarna's app: what Klarna holds is away in the books until it is
 * decided, and is never given twice.
 */

let t: TestMall
let proxy: Proxy
let operator: Visitor
const klarna = createKlarnaSteps(() => t)
beforeAll(async () => {
  t = await openTestMall({
    payments: takenAtOnce,
    through: async (labUrl) => {
      proxy = await openProxy(labUrl)
      return proxy.url
    },
  })
  operator = await t.signIn(people.operator)
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  await settleDown()
  expect(await t.audit()).toEqual([])
})

/** Of 64.80: 2.9 % and 0.35. */
const FEE = 223
const DISPUTE_FEE = 1500
const own = () => t.mall.gate.own()
const { matterOf, books, refundsOf } = createDisputeSteps(
  () => t,
  () => operator,
)
async function settleDown() {
  await t.lab.idle()
  await checkDuePayments(own(), t.mall.providers)
  await t.drain()
  await reconcile(own(), t.mall.providers)
  await sendDueRefunds(own(), t.mall.providers)
  await t.lab.idle()
  await t.drain()
}
type Row = { ref: string; capture_ref: string; answer_state: string | null }
const rowOf = async (contract: Contract) => {
  const [row] = await t.sql<Row>(
    'select provider_ref as ref, capture_ref, answer_state from disputes where contract_id = $1',
    [contractId(contract)],
  )
  if (!row) throw new Error('the dispute of this order is not known')
  return row
}
const HELD = { provider: -FEE, disputed: 6480, losses: 0, fees: FEE }
const WON = { provider: 6480 - FEE, disputed: 0, losses: 0, fees: FEE }
const LOST = { provider: -FEE - DISPUTE_FEE, disputed: 0, losses: 6480, fees: FEE + DISPUTE_FEE }
const daysLeft = ({ dispute }: WireMatter) =>
  Math.round((Date.parse(dispute?.answerBy ?? '') - t.clock.now().getTime()) / DAY)

/** Paid by Klarna by somebody who disputes it at once. */
async function disputed(outcome: 'disputed' | 'disputed_unheld' = 'disputed') {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await klarna.place(guest, contract, await klarna.agree(guest, contract, outcome))
  await settleDown()
  return { guest, contract }
}
async function say(contract: Contract, note: string) {
  await operator.call(ANSWER, { id: (await matterOf(contract)).id, note })
  await settleDown()
}

test('what Klarna holds is away from the moment it is found, by the capture that it is of, and on the list', async () => {
  const { contract } = await disputed()
  expect(await books(contract)).toEqual(HELD)
  const { captures } = await klarna.orderOf(contract)
  expect((await rowOf(contract)).capture_ref).toBe(captures[0]?.capture_id)
  const matter = await matterOf(contract)
  expect(matter).toMatchObject({
    kind: 'DISPUTE',
    status: 'OPEN',
    provider: 'klarna',
    amount: { value: 64.8, currency: 'EUR' },
    reason: 'PRODUCTS_OR_SERVICES_NOT_RECEIVED',
    dispute: { status: 'OPEN', answerState: null, canAnswerHere: true },
    operationList: ['answer', 'accept'],
  })
  expect(daysLeft(matter)).toBe(21)
})

test('it comes back by an answer that convinces, which is given once', async () => {
  const { contract } = await disputed()
  const { id } = await matterOf(contract)
  const acts = await Promise.allSettled(
    [1, 2].map(() => operator.call(ANSWER, { id, note: 'winning_evidence' })),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await settleDown()
  expect(await books(contract)).toEqual(WON)
  expect(await matterOf(contract, true)).toMatchObject({
    status: 'RESOLVED',
    dispute: { status: 'WON', answerState: 'SENT' },
    operationList: [],
  })
})

test('what Klarna looks at is not answered twice', async () => {
  const { contract } = await disputed()
  const { id } = await matterOf(contract)
  await say(contract, 'Podpisano w poniedziałek.\n\n周一已签收。')
  expect(await matterOf(contract)).toMatchObject({
    dispute: { status: 'UNDER_REVIEW', answerState: 'SENT', answerBy: null },
    operationList: [],
  })
  expect(await books(contract)).toEqual(HELD)
  await expect(operator.call(ANSWER, { id, note: 'again' })).rejects.toMatchObject({ status: 409 })
})

test('what Klarna is about to decide for its buyer can be appealed against, and is lost then, with its fee', async () => {
  const { contract } = await disputed()
  await say(contract, 'losing_evidence')
  const asked = await matterOf(contract)
  expect(asked).toMatchObject({
    dispute: { status: 'OPEN', answerState: 'SENT' },
    operationList: ['answer', 'accept'],
  })
  expect(daysLeft(asked)).toBe(10)
  expect(await books(contract)).toEqual(HELD)
  await say(contract, 'It was signed for, see the first answer.')
  expect((await matterOf(contract)).dispute?.status).toBe('UNDER_REVIEW')

  const { contract: second } = await disputed()
  await say(second, 'losing_evidence')
  // The same words again would be taken for the answer that is there.
  await operator.call(ACCEPT, { id: (await matterOf(second)).id, note: 'Klarna is right.' })
  await settleDown()
  expect(await books(second)).toEqual(LOST)
  expect((await matterOf(second, true)).dispute?.status).toBe('LOST')
})

test('an appeal can win', async () => {
  const { contract } = await disputed()
  await say(contract, 'losing_evidence')
  await say(contract, 'winning_evidence')
  expect(await books(contract)).toEqual(WON)
})

test('what is not held is the mall’s until it is accepted as lost; its fee is booked once, however often it is asked for', async () => {
  const { contract } = await disputed('disputed_unheld')
  expect(await books(contract)).toEqual(WON)
  const { id } = await matterOf(contract)
  await operator.call(ACCEPT, { id, note: 'It was not sent.' })
  for (let round = 0; round < 3; round += 1) {
    await settleDown()
    t.clock.advance(DAY + HOUR)
    await checkDueDisputes(own(), t.mall.providers)
  }
  expect(await books(contract)).toEqual(LOST)
  expect((await matterOf(contract, true)).dispute?.status).toBe('LOST')
})

test('a refund waits while its payment is disputed; where the loss is accepted it is given already', async () => {
  const { guest, contract } = await disputed()
  await cancelPaid(guest, contract)
  t.clock.advance(2 * HOUR)
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'CREATED', leg: 'CREATED', tries: 0 }])
  const { id } = await matterOf(contract)
  await operator.call(ACCEPT, { id, note: 'The order was called off.' })
  await settleDown()
  expect(await refundsOf(contract)).toEqual([{ status: 'DONE', leg: 'SETTLED', tries: 0 }])
  expect(await books(contract)).toEqual({ ...LOST, losses: 0 })
  expect((await klarna.orderOf(contract)).refunds).toEqual([])
})

test('a refund that waited goes out once it is won', async () => {
  const { guest, contract } = await disputed()
  await cancelPaid(guest, contract)
  await say(contract, 'winning_evidence')
  expect(await refundsOf(contract)).toEqual([{ status: 'DONE', leg: 'DONE', tries: 1 }])
  expect((await klarna.orderOf(contract)).refunded_amount).toBe(6480)
})

test('what is asked again and again is booked once', async () => {
  const { contract } = await disputed()
  for (let round = 0; round < 2; round += 1) {
    await reconcile(own(), t.mall.providers)
    t.clock.advance(DAY + HOUR)
    await checkDueDisputes(own(), t.mall.providers)
  }
  expect(await books(contract)).toEqual(HELD)
})

test('an answer that may not have arrived is sent again, and said once', async () => {
  const { contract } = await disputed()
  let sent = 0
  proxy.when(/^POST .*\/represent$/, (ask) => {
    sent += 1
    return loseAnswer(ask)
  })
  await say(contract, 'It was signed for on Monday.')
  expect([sent, (await rowOf(contract)).answer_state]).toEqual([1, 'TO_SEND'])
  t.clock.advance(HOUR)
  await checkDueDisputes(own(), t.mall.providers)
  expect([sent, (await rowOf(contract)).answer_state]).toEqual([1, 'SENT'])
  expect((await matterOf(contract)).dispute?.status).toBe('UNDER_REVIEW')
})

test('Klarna’s no is written down, and nothing moves', async () => {
  const { contract } = await disputed()
  const body = JSON.stringify({ error_code: 'RESOURCE_CONFLICT', error_message: 'Too late.' })
  proxy.when(/^POST .*\/represent$/, async () => ({ status: 409, body }))
  await say(contract, 'It was signed for on Monday.')
  expect(await matterOf(contract)).toMatchObject({
    dispute: { status: 'OPEN', answerState: 'REFUSED' },
    operationList: ['answer', 'accept'],
  })
  expect(await books(contract)).toEqual(HELD)
})

test('a key that opens no disputes leaves Klarna among the ways to pay, and what was passed over is found later', async () => {
  const body = JSON.stringify({ error_code: 'OPERATION_FORBIDDEN', error_message: 'Not enrolled.' })
  proxy.when(/^GET .*\/v4\/payment\/disputes/, async () => ({ status: 403, body }))
  const { contract } = await disputed()
  expect(
    await t.sql(
      `select key from mall_settings where key like 'silent.%' and value->>'since' is not null`,
    ),
  ).toEqual([])
  expect(await books(contract)).toEqual(WON)
  proxy.clear()
  t.clock.advance(3 * HOUR)
  await settleDown()
  expect(await books(contract)).toEqual(HELD)
})

test('days with disputes agree with what Klarna has settled, of which every line can be read', async () => {
  for (const outcome of ['disputed', 'disputed_unheld'] as const) {
    const { contract } = await disputed(outcome)
    await operator.call(ACCEPT, { id: (await matterOf(contract)).id, note: 'It was not sent.' })
    await settleDown()
  }
  const { guest, contract } = await disputed()
  await say(contract, 'winning_evidence')
  await cancelPaid(guest, contract)
  await settleDown()
  t.clock.advance(23 * DAY)
  await settleDown()
  expect(await t.sql('select * from provider_days')).toEqual([])
  expect(
    await t.sql('select provider_ref from captures where listed_amount is distinct from amount'),
  ).toEqual([])
  expect(
    await t.sql(
      `select y.status, y.listed_amount from refund_tries y join refund_legs l on l.id = y.leg_id
       join refunds r on r.id = l.refund_id where r.contract_id = $1`,
      [contractId(contract)],
    ),
  ).toEqual([{ status: 'DONE', listed_amount: 6480 }])
  expect(
    await t.sql(
      `select kind, reference from money_matters where kind <> 'DISPUTE' and status = 'OPEN'`,
    ),
  ).toEqual([])
})
