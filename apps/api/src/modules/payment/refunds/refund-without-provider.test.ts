import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WireMatter } from '@galleria/contract/money'
import { HOUR } from '@galleria/kernel/time'
import { contractId, createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import {
  holdUntil,
  loseAnswer,
  openProxy,
  type Fate,
  type Proxy,
} from '../../../testing/provider-proxy.ts'
import { order, pay, until, type Contract } from '../../../testing/shop-steps.ts'
import { giveAnotherWay, secondOperator } from '../../../testing/two-persons.ts'
import { people } from '../../../testing/small-catalogue.ts'
import type { Providers } from '../providers/index.ts'

/**
 * Money to give back at a provider whose settings are gone: it waits for them, or a person gives it
 * by other means.
 */

/** The mall's own list of providers: tests take the settings of one away. */
const providers = new Map<string, NonNullable<ReturnType<Providers['get']>>>()
let all: Providers
let t: TestMall
let proxy: Proxy
let operator: Visitor
let second: Visitor
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
    payments: (demo) => {
      all = demo.providers
      comeBack()
      return { ...demo, providers }
    },
  })
  operator = await t.signIn(people.operator)
  second = await secondOperator(t)
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
beforeEach(() => {
  proxy.clear()
  // What a test does not ask for the mall is not told.
  proxy.holdEvents(true)
  comeBack()
})
afterEach(async () => {
  expect(await openMatters()).toEqual([])
  expect(await t.audit('always')).toEqual([])
})

const { refunds, books } = createMoneyTrail(() => t)
const own = () => t.mall.gate.own()
const comeBack = () => {
  for (const [name, provider] of all) providers.set(name, provider)
}
const PAGE = 'POST /sapi/mall-operator/money/page' as const
const SETTLE = 'POST /sapi/mall-operator/money/settle' as const
const openMatters = async () => (await operator.call(PAGE, {})).data
const closed = async (id: string) =>
  (await operator.call(PAGE, { isClosed: true })).data.find((one) => one.id === id)
const note = 'bank transfer of today'
const settle = (matter: WireMatter | undefined) =>
  giveAnotherWay(operator, second, matter?.id ?? '', note)
const tries = (contract: Contract) =>
  t.sql<{ leg: string; status: string | null }>(
    'select g.status as leg, t.status from refund_legs g left join refund_tries t on t.leg_id = g.id join refunds r on r.id = g.refund_id where r.contract_id = $1 order by t.number',
    [contractId(contract)],
  )

/**
 * An order that was paid twice: the second payment is to go back, and nothing of that has been sent
 * yet.
 */
async function paidTwice(): Promise<Contract> {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await t.scenario('paid_twice')
  await pay(guest, contract.id)
  await t.lab.idle()
  await reconcile(own(), providers)
  expect(await refunds(contract)).toMatchObject([{ status: 'CREATED', reason: 'duplicate' }])
  return contract
}

/** The same, and the provider is gone before anything could be sent. */
async function neverSent(): Promise<{ contract: Contract; matter: WireMatter | undefined }> {
  const contract = await paidTwice()
  providers.clear()
  await settleDown()
  const [matter] = await openMatters()
  return { contract, matter }
}

async function settleDown(hours = 0): Promise<void> {
  t.clock.advance(hours * HOUR)
  await sendDueRefunds(own(), providers)
  await t.lab.idle()
  await t.drain()
}

test('it is on the list, waits, and goes out once the provider is there again', async () => {
  const { contract, matter } = await neverSent()
  expect(matter).toMatchObject({
    kind: 'REFUND_UNANSWERED',
    amount: { value: 64.8 },
    reason: 'not set up any more',
    refund: { status: 'CREATED', tries: 0 },
    operationList: ['arrived', 'propose'],
  })
  comeBack()
  // It is sent by itself within the hour: nobody gives it by other means as well.
  expect(await openMatters()).toMatchObject([{ operationList: [] }])
  await expect(settle(matter)).rejects.toMatchObject({ status: 409, code: 'matter.state' })
  await settleDown(1)
  expect(await refunds(contract)).toMatchObject([{ status: 'DONE' }])
  expect((await closed(matter?.id ?? ''))?.status).toBe('RESOLVED')
})

test('a refund that was never sent ends when the operator says how the buyer was given it: the books follow, and nothing is sent when the provider comes back', async () => {
  const { contract, matter } = await neverSent()
  const settled = await settle(matter)
  expect(settled).toMatchObject({ status: 'SETTLED', operationList: [] })
  expect(settled.progressList.at(-1)).toMatchObject({ event: 'settle', note })
  expect(settled.progressList.at(-1)?.by).toBeTruthy()
  expect(await refunds(contract)).toMatchObject([{ status: 'DONE' }])
  expect((await books(contract)).filter(({ account }) => account !== 'provider')).toContainEqual({
    account: 'outside',
    amount: -6480,
  })
  expect((await books(contract)).some(({ account }) => account === 'buyer')).toBe(false)
  expect(
    await t.sql(
      `select t.from_state, t.event, t.actor, t.actor_id is not null as "isNamed" from transitions t join refunds r on r.id = t.entity_id
        where t.entity = 'refund' and t.to_state = 'DONE' and r.contract_id = $1`,
      [contractId(contract)],
    ),
  ).toEqual([{ from_state: 'SENT', event: 'settle', actor: 'operator', isNamed: true }])
  await expect(settle(matter)).rejects.toMatchObject({ code: 'matter.state' })
  comeBack()
  await settleDown(1)
  await settleDown(24)
  expect(await tries(contract)).toEqual([{ leg: 'SETTLED', status: null }])
})

test('the provider comes back at the moment at which the operator says it: the money is given one way or the other, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { contract, matter } = await neverSent()
    t.clock.advance(HOUR)
    // Two processes: the new one has the settings, the old one not yet.
    const sent = sendDueRefunds(own(), all)
    await new Promise((resolve) => setTimeout(resolve, round % 4))
    const [said] = await Promise.allSettled([settle(matter), sent])
    comeBack()
    await settleDown(1)
    const [way] = await tries(contract)
    expect(way).toEqual(
      said.status === 'fulfilled'
        ? { leg: 'SETTLED', status: null }
        : { leg: 'DONE', status: 'DONE' },
    )
    expect(await refunds(contract)).toMatchObject([{ status: 'DONE' }])
    expect((await books(contract)).some(({ account }) => account === 'buyer')).toBe(false)
  }
})

test('while it is out at a provider that has come back nobody settles it, not even where its settings are not known yet', async () => {
  const { contract, matter } = await neverSent()
  t.clock.advance(HOUR)
  let answer = () => {}
  proxy.when(/POST .*\/refunds$/, holdUntil(new Promise<void>((resolve) => (answer = resolve))))
  const sent = sendDueRefunds(own(), all)
  await until(async () => (await tries(contract))[0]?.leg === 'SENT', 'the refund to be sent')
  await expect(settle(matter)).rejects.toMatchObject({ code: 'matter.state' })
  answer()
  await sent
  expect(await tries(contract)).toEqual([{ leg: 'DONE', status: 'DONE' }])
})

test('one whose answer was lost is settled, too; if it was given after all, that is on the list once the provider can be asked again, and the books come out right', async () => {
  const contract = await paidTwice()
  proxy.when(/POST .*\/refunds$/, loseAnswer)
  await settleDown()
  expect(await tries(contract)).toEqual([{ leg: 'UNKNOWN', status: 'UNKNOWN' }])
  providers.clear()
  await settleDown(1)
  const [matter] = await openMatters()
  expect(matter).toMatchObject({ kind: 'REFUND_UNANSWERED', operationList: ['arrived', 'propose'] })
  await settle(matter)
  expect(await t.audit('always')).toEqual([])
  proxy.clear()
  comeBack()
  await settleDown(1)
  expect(await tries(contract)).toEqual([{ leg: 'SETTLED', status: 'EXTRA' }])
  const [twice] = await openMatters()
  expect(twice).toMatchObject({ kind: 'GIVEN_TWICE', operationList: ['settle'] })
  await operator.call(SETTLE, { id: twice?.id ?? '', note: 'the transfer was not made' })
  expect((await books(contract)).map(({ account }) => account)).not.toContain('outside')
})

/** The bank has taken it on and not answered yet. */
const pending: Fate = async (ask) => {
  const { status, body } = await ask()
  return { status, body: JSON.stringify({ ...(JSON.parse(body) as object), status: 'pending' }) }
}

test('one that the provider had taken on cannot be asked about any more: nobody knows of it, and a person may end it', async () => {
  const contract = await paidTwice()
  proxy.when(/POST .*\/refunds$/, pending)
  await settleDown()
  expect(await tries(contract)).toEqual([{ leg: 'SENT', status: 'SENT' }])
  providers.clear()
  await settleDown(1)
  expect(await tries(contract)).toEqual([{ leg: 'UNKNOWN', status: 'UNKNOWN' }])
  expect(await refunds(contract)).toMatchObject([{ status: 'UNKNOWN' }])
  expect(await openMatters()).toMatchObject([{ operationList: ['arrived', 'propose'] }])
  comeBack()
  await settleDown(1)
  expect(await tries(contract)).toEqual([{ leg: 'DONE', status: 'DONE' }])
})

test('one that was given at the provider by hand meanwhile leaves the list once that is found out', async () => {
  const { contract } = await neverSent()
  const [leg] = await t.sql<{ capture: string; payment: string }>(
    'select g.capture_ref as capture, a.provider_ref as payment from refund_legs g join captures c on c.provider_ref = g.capture_ref join payment_attempts a on a.id = c.attempt_id where c.contract_id = $1',
    [contractId(contract)],
  )
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${leg?.payment}/refunds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer mockpay-demo-key',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      amount: { minor: 6480, currency: 'EUR' },
      reference: 'by hand',
      captureId: leg?.capture,
    }),
  })
  expect(answer.status).toBe(201)
  comeBack()
  await reconcile(own(), providers)
  await settleDown(1)
  expect(await tries(contract)).toEqual([{ leg: 'DONE', status: 'DONE' }])
})
